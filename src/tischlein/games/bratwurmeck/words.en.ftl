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
bratwurmeck-cost-tile = Giving up is a failure: your { $tile } goes back.
bratwurmeck-cost = Giving up is a failure.

## What a choice means
bratwurmeck-can-keep = All dice of this face are set aside. Each face can be kept once a turn.
bratwurmeck-can-roll = You roll the dice that are left. If they show only faces you have kept, your turn fails.
bratwurmeck-can-grill = You stop and take the tile { $total } from the grill, or if it isn’t there, the next lower one.
bratwurmeck-can-steal = You stop and steal the top tile that is exactly your total, { $total }.
bratwurmeck-can-stop = You give up and take nothing. That is a failure: if you have a tile, your top one goes back.

## Why not
bratwurmeck-why-wait = It is { $who }’s turn, not yours.
bratwurmeck-why-kept = You have kept { $face ->
    [w] worms
   *[other] { $face }s
} this turn already: each face only once.
bratwurmeck-why-not-rolled = No { $face ->
    [w] worm
   *[other] { $face }
} lies among the dice you rolled.
bratwurmeck-why-one-face = You keep only one face of each roll.
bratwurmeck-why-keep-first = First keep one of the faces you rolled. Only then can you roll on or stop.
bratwurmeck-why-no-dice = You can’t roll on: no dice are left.
bratwurmeck-why-no-face = You can’t roll on: you have kept every face.
bratwurmeck-why-no-worm = You can’t take or steal a tile yet: you need at least one worm among the kept dice.
bratwurmeck-why-too-low = You can’t take a tile: none on the grill is { $total } or lower.
bratwurmeck-why-own-tile = { $tile } lies on your own stack: you can steal from others only.
bratwurmeck-why-not-exact = You can’t steal: nobody else’s top tile is exactly { $total }.
bratwurmeck-why-take = You can’t give up: with { $total } there is a tile for you.

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
bratwurmeck-tie = Tie, decided by the highest tile: { $number ->
    [0] none
   *[other] { $number }
}
bratwurmeck-account-none = No tile

## The goal
bratwurmeck-goal = Goal: the most worms. Keep dice, at least one worm among them, and reach the number of a tile to take it.

## Whose turn it is
bratwurmeck-ask-keep = Choose a face to keep.
bratwurmeck-ask-go = Roll on, or stop.
bratwurmeck-wait = { $who }’s turn.

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

# What a bot thinks of a choice.
bratwurmeck-think-fails = The turn then fails in { $percent } % of cases.
bratwurmeck-think-no-harm = Failing does no harm here.
bratwurmeck-think-fail-best = Nothing is better than failing here.
bratwurmeck-think-fail-over = A failure ends the game.
bratwurmeck-think-sure = It brings tile { $total } for certain.
bratwurmeck-think-ends = Best hope: tile { $total } ({ $percent } %).
bratwurmeck-think-over = This ends the game.
bratwurmeck-think-over-won = This ends the game, and wins it.
bratwurmeck-think-over-lost = This ends the game, and loses it.
bratwurmeck-think-else = Rolling on fails in { $percent } % of cases.
bratwurmeck-think-better = { $percent ->
    [0] Rolling on brings nothing better.
   *[other] Rolling on brings something better in only { $percent } % of cases.
}
bratwurmeck-think-give-up = No tile within reach is worth more than failing now.
bratwurmeck-think-stop-fails = Stopping now is a failure.
bratwurmeck-think-no-tile = No tile can be reached any more.
