## Buttons
barbecue-keep = Keep { $dice } × { $face ->
    [w] worm
   *[other] { $face }
}
barbecue-roll = Roll { barbecue-dice }
barbecue-plate = Put a plate on { $space }
barbecue-second = Put a second plate on { $space }
barbecue-capture = Take { $space } from { $whom }
barbecue-snail = Take a snail
barbecue-snail-on = Take the snail on { $space }
barbecue-end = End the game

## What a choice would do
barbecue-hint-keep = +{ $adds } = { $total }
barbecue-hint-roll = { barbecue-dice }
barbecue-hint-plate = { barbecue-worms }
barbecue-hint-second = { barbecue-worms }
barbecue-hint-capture = { $space } and { barbecue-worms } from { $whom }
barbecue-hint-snail = a snail
barbecue-hint-snail-on = the snail on { $space }
barbecue-hint-end = the game ends

## What a choice means
barbecue-can-keep = All dice of this face are set aside. Each face can be kept once a turn.
barbecue-can-roll = You roll the dice that are left. If they show only faces you have kept, your turn fails.
barbecue-can-stop = You stop and act on the space that is exactly your total: { $total }.
barbecue-can-stop-above = You stop. Above { $highest } there is no space, but a snail to take while there is one.

## Why not
barbecue-why-wait = It is { $who }’s turn, not yours.
barbecue-why-kept = You have kept { $face ->
    [w] worms
   *[other] { $face }s
} this turn already: each face only once.
barbecue-why-not-rolled = No { $face ->
    [w] worm
   *[other] { $face }
} lies among the dice you rolled.
barbecue-why-one-face = You keep only one face of each roll.
barbecue-why-keep-first = First keep one of the faces you rolled. Only then can you roll on or stop.
barbecue-why-no-worm = You can’t stop yet: you need at least one worm among the kept dice.
barbecue-why-too-low = You can’t stop on { $total }: the lowest space of the grill is { $lowest }.
barbecue-why-two-plates = You can’t stop on { $space }: two plates lie there, and nothing happens on that space any more.

## Events
barbecue-tell-first = { $who } begins.
barbecue-tell-rolled = { $who } rolls { $faces }.
barbecue-tell-keep = { $who } keeps { $dice } × { $face ->
    [w] worm
   *[other] { $face }
}: { $total }.
barbecue-occupied = { $space } goes to { $who }: a plate, { barbecue-worms }.
barbecue-captured = { $space } goes from { $whom } to { $who }: { barbecue-worms }.
barbecue-protected = { $space } is safe for { $who }: a second plate, { barbecue-worms }.
barbecue-caught = A snail goes to { $who }.
barbecue-caught-on = The snail on { $space } goes to { $who }.
barbecue-failed = { $who }: failure; a snail goes on { $space }.
barbecue-failed-back = { $who }: failure; a snail goes on { $space }, a plate goes back to { $whom }.
barbecue-over-snails = No snail is left: the game ends.
barbecue-over-spaces = There is no space for a snail: the game ends.

## The end
barbecue-account = { $plates ->
    [1] Plate on { $space }
   *[other] Two plates on { $space }
}: { barbecue-worms }
barbecue-account-back = Plates that went back: { barbecue-worms }
barbecue-account-snails = { $snails ->
    [one] 1 snail
   *[other] { $snails } snails
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
barbecue-tie = Tie, decided by the plate on the highest space: { $number ->
    [0] none
   *[other] { $number }
}
barbecue-account-none = No worm, no snail

## The goal
barbecue-goal = Goal: the most points. Keep dice, at least one worm among them, and hit a space exactly: your plate goes there and brings its worms. Above all spaces you get a snail, which counts 3.

## Whose turn it is
barbecue-ask-keep = Choose a face to keep.
barbecue-ask-go = Roll on, or use your total.
barbecue-ask-go-roll = Not enough yet: roll on.
barbecue-wait = { $who }’s turn.

## Parts of sentences
barbecue-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
barbecue-worms = { $worms ->
    [one] 1 worm
   *[other] { $worms } worms
}

# What a bot thinks of a choice.
barbecue-think-fails = The turn then fails in { $percent } % of cases.
barbecue-think-no-harm = Failing does no harm here.
barbecue-think-fail-best = Nothing is better than failing here.
barbecue-think-fail-over = A failure ends the game.
barbecue-think-sure = You can then stop { $total ->
    [37] above 36
   *[other] with { $total }
}.
barbecue-think-ends = Best hope: { $total ->
    [37] above 36
   *[other] { $total }
} ({ $percent } %).
barbecue-think-over = This ends the game.
barbecue-think-over-won = This ends the game, and wins it.
barbecue-think-over-lost = This ends the game, and loses it.
barbecue-think-else = Rolling on fails in { $percent } % of cases.
barbecue-think-better = { $percent ->
    [0] Rolling on brings nothing better.
   *[other] Rolling on brings something better in only { $percent } % of cases.
}
