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
