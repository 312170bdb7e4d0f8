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
barbecue-hint-plate = plate on { $space }, { barbecue-worms }
barbecue-hint-second = second plate on { $space }, { barbecue-worms }
barbecue-hint-capture = { $space } and { barbecue-worms } from { $whom }
barbecue-hint-snail = a snail
barbecue-hint-snail-on = the snail on { $space }
barbecue-hint-end = the game ends

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
barbecue-account-none = No worm, no snail

## Whose turn it is
barbecue-ask-keep = Choose a face to keep.
barbecue-ask-go = Roll on, or use your total.
barbecue-wait = { $who } is to play.

## Parts of sentences
barbecue-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
barbecue-worms = { $worms ->
    [one] 1 worm
   *[other] { $worms } worms
}
