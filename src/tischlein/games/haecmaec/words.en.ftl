## Buttons
haecmaec-play = Lay { haecmaec-card }
haecmaec-fly = Fly: throw the burger away
haecmaec-close = Close the burger
haecmaec-close-double = Close it to count double
haecmaec-pass = No objection
haecmaec-accuse = Accuse
haecmaec-slap = Slap

## What a choice would do
haecmaec-hint-close = { haecmaec-ingredients }
haecmaec-hint-accuse = wrong costs you { $cost }
haecmaec-cost-fly = The burger is thrown away; nobody gets it.

## Events
haecmaec-tell-first = { $who } begins.
haecmaec-dealt = The cards are dealt: { $cards ->
    [one] one card
   *[other] { $cards } cards
} for each.
haecmaec-tell-draw = { $who } draws a card.
haecmaec-tell-draw-card = { $who } draws { haecmaec-card }.
haecmaec-tell-draw-fly = { $who } draws a fly.
haecmaec-tell-play = { $who } lays { haecmaec-card }.
haecmaec-tell-fly = { $who } plays a fly.
haecmaec-tell-pass = { $who } has no objection.
haecmaec-tell-accuse = { $who } accuses { $whom }.
haecmaec-tell-slap = { $who } slaps the burger.
haecmaec-at-once-accuse = { $all } accuse at the same time.
haecmaec-at-once-slap = { $many ->
    [one] { $all } slaps.
   *[other] { $all } slap at the same time.
}
haecmaec-first = First: { $who }.
haecmaec-right = Accusation of { $whom } by { $who }: right; { haecmaec-card } goes to { $whom }.
haecmaec-wrong = Accusation of { $whom } by { $who }: wrong; { haecmaec-card } goes to { $who }.
haecmaec-hand-on = First on the burger: { $who }.
haecmaec-thrown = Nobody gets the burger ({ haecmaec-ingredients }).
haecmaec-closed = The burger ({ haecmaec-ingredients }) goes to { $who }.
haecmaec-doubled = The burger ({ haecmaec-ingredients }) goes to { $who } and counts double.
haecmaec-over-hand = No ingredient is left in the hand of { $who }: the game ends.
haecmaec-over-bottoms = No bottom is left: the game ends.

## The end
haecmaec-account-closed = { $burgers ->
    [one] 1 burger
   *[other] { $burgers } burgers
}: { $points }
haecmaec-account-doubled = { $burgers ->
    [one] 1 doubled burger
   *[other] { $burgers } doubled burgers
}: 2 × { $inside } = { $points }
haecmaec-account-hand = { haecmaec-ingredients } in hand: { $points }
haecmaec-account-open = Open card { haecmaec-card }: { $points }
haecmaec-account-none = Nothing counts

## Whose turn it is
haecmaec-ask-act = Lay an ingredient, or finish the burger if you can.
haecmaec-ask-window = Any objection?
haecmaec-ask-lay = You were first: lay a top or a fly.
haecmaec-wait = { $who } is to play.

## Parts of sentences
haecmaec-card = { $kind } { $value }
haecmaec-ingredients = { $ingredients ->
    [one] 1 ingredient
   *[other] { $ingredients } ingredients
}
