## Buttons
bratwurmeck-keep = Keep { $dice } × { $face ->
    [w] worm
   *[other] { $face }
}
bratwurmeck-roll = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
bratwurmeck-grill = Take { $tile }
bratwurmeck-steal = Steal { $tile } from { $whom }
bratwurmeck-stop = Give up

## What a choice would do
bratwurmeck-hint-keep = +{ $adds } = { $total }
bratwurmeck-hint-roll = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
bratwurmeck-hint-grill = take { $tile }
bratwurmeck-hint-steal = { $tile } from { $whom }
bratwurmeck-hint-stop = failure
bratwurmeck-cost-tile = Stopping now is a failure: your { $tile } goes back.
bratwurmeck-cost = Stopping now is a failure.

## Events
bratwurmeck-tell-first = { $who } begins.
bratwurmeck-tell-rolled = { $who } rolls { $faces }.
bratwurmeck-tell-keep = { $who } keeps { $dice } × { $face ->
    [w] worm
   *[other] { $face }
}: { $total }.
bratwurmeck-tell-stop = { $who } gives up.
bratwurmeck-taken = { $tile } goes to { $who }.
bratwurmeck-stolen = { $tile } goes from { $whom } to { $who }.
bratwurmeck-failed = { $who }: failure{ $back ->
    [0] { "" }
   *[other] ; { $back } goes back
}{ $turned ->
    [0] .
    [1] , { $tile } is turned over.
   *[other] , { $tile } and { $other } are turned over.
}

## The end
bratwurmeck-account = { $tile }: { $worms ->
    [one] 1 worm
   *[other] { $worms } worms
}
bratwurmeck-account-none = No tile

## Whose turn it is
bratwurmeck-ask-keep = Choose a face to keep.
bratwurmeck-ask-go = Roll on, or stop.
bratwurmeck-wait = { $who } is to play.

## Rule options
bratwurmeck-option-faster = A failure costs more
bratwurmeck-option-faster-what = More tiles are turned over after a failure, so the game is shorter.
bratwurmeck-option-faster-means = { $value ->
   *[off] The highest tile is turned over, unless it is the one just given back.
    [no-exception] The highest tile is turned over, even if it is the one just given back.
    [all-returned] The tile given back is laid face down, and the highest tile left is turned over as well.
}
bratwurmeck-option-faster-from = From the rulebook’s variants.
bratwurmeck-option-flip-without-tile = Failing without a tile
bratwurmeck-option-flip-without-tile-what = What a failure does when you have no tile to give back.
bratwurmeck-option-flip-without-tile-means = { $value ->
   *[off] Nothing happens.
    [on] The highest tile on the grill is turned over all the same.
}
bratwurmeck-option-flip-without-tile-from = A house rule.
