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

## What a choice means
haecmaec-can-play = You lay an ingredient on the burger. Nobody stops you from laying a third of its kind, but the others may accuse you.
haecmaec-can-fly = The burger is thrown away, nobody gets it, and the player to your left opens the next.
haecmaec-can-close = The burger is yours and counts at the end; you open the next one.
haecmaec-can-close-double = The burger is yours and counts twice at the end; you open the next one.
haecmaec-can-pass = You don’t object: as far as you are concerned, the card stays.
haecmaec-can-accuse = You say that this card is the third of its kind or a later one. If you are right, it costs whoever laid it; if not, it costs you.
haecmaec-can-slap = The first hand gets the burger and lays a top or a fly on it.

## Why not
haecmaec-why-wait = It is { $who }’s turn, not yours.
haecmaec-why-window = Everybody but { $who } is being asked for objections.
haecmaec-why-own-card = You laid this card: now the others are asked for objections.
haecmaec-why-answered = You have answered already; it goes on when all have.
haecmaec-why-answer-first = First everybody answers whether there is an objection; then play goes on.
haecmaec-why-not-held = You don’t hold { haecmaec-card }.
haecmaec-why-no-fly = You can’t throw the burger away: you hold no fly.
haecmaec-why-fly-first = A new burger begins with an ingredient, never with a fly.
haecmaec-why-too-few = The burger can’t be closed yet: it needs { $needed } ingredients and has { $ingredients }.
haecmaec-why-no-top = You have no normal top left.
haecmaec-why-no-double = You have no doubling top left.
haecmaec-why-by-slapping = You can’t close in your turn: at this table burgers are closed by slapping, right after an ingredient.
haecmaec-why-no-slapping = Slapping is not played at this table.
haecmaec-why-slap-later = You can slap right after somebody else has laid an ingredient, if enough lie there.
haecmaec-why-accuse-later = You can accuse only right after somebody else has laid an ingredient.
haecmaec-why-no-third = You can’t accuse: below this card lie fewer than two, so it can’t be the third of its kind.
haecmaec-why-nothing-to-lay = You can’t slap: you have neither a top nor a fly to lay.
haecmaec-why-hand-on = The burger is yours: now lay a top or a fly on it.

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
haecmaec-tie = Tie: equals share the place
haecmaec-account-none = Nothing counts

## The goal
haecmaec-goal = Goal: the most points. Everyone builds the same burger, and whoever closes it gets everything in it. Remember what lies there: who lays a third of a kind can be accused.

## Whose turn it is
haecmaec-ask-act = Lay an ingredient, or finish the burger if you can.
haecmaec-ask-window = Any objection?
haecmaec-ask-lay = You were first: lay a top or a fly.
haecmaec-wait = { $who }’s turn.

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

## What a bot thinks
haecmaec-think-won = Tried out in { $samples } possible { $samples ->
    [one] deal
   *[other] deals
}.
haecmaec-think-third = { $percent ->
    [0] This is no third of its kind.
    [100] This is a third of its kind.
   *[other] { $percent } % that this is a third of its kind.
}
haecmaec-think-risk = { $percent ->
    [100] This would be a third of its kind.
   *[other] { $percent } % that this would be a third of its kind.
}
haecmaec-think-notices = So far { $who } seems to notice { $percent } % of thirds.
haecmaec-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
haecmaec-about = { $forgotten ->
    [0] { haecmaec-points }
   *[other] about { haecmaec-points }
}
haecmaec-think-worth = The burger is worth { haecmaec-about }.
haecmaec-think-over = This ends the game.
haecmaec-think-next = { $many ->
    [one] { $all } could then close a burger worth { haecmaec-about }.
   *[other] Each of these could then close a burger worth { haecmaec-about }: { $all }.
}
haecmaec-think-spoils = The fly spoils a burger worth { haecmaec-about }.
