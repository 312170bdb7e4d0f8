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
haecmaec-hand-on = The burger is in the hand of { $who }.
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

## Rule options
haecmaec-option-slapping = Slapping
haecmaec-option-slapping-what = Who closes a burger: whose turn it is, or the quickest hand. For three to six players.
haecmaec-option-slapping-means = { $value ->
   *[off] Whoever’s turn it is closes the burger with a top.
    [on] After an ingredient everybody else may slap the burger; it goes to the first hand.
}
haecmaec-option-slapping-from = From the rulebook: “mit Anfassen”.
haecmaec-option-close-in-turn = Close in turn too
haecmaec-option-close-in-turn-what = Only with slapping: may you also close in your own turn?
haecmaec-option-close-in-turn-means = { $value ->
   *[off] No, burgers are closed by slapping alone.
    [on] Yes, after drawing you may close as usual.
}
haecmaec-option-close-in-turn-from = The rulebook can be read either way.
