## Cards
karteneck-card = { $kind ->
    [worm] worm no. { $number }
   *[chicken] chicken { $number }
}

## Buttons
karteneck-lay = Lay { karteneck-card }
karteneck-done = Stop laying
karteneck-pass = Pass
karteneck-steal = Steal { $tile } from { $whom }
karteneck-leave = Leave { $tile } with { $whom }

## What a choice would do
karteneck-hint-lay = = { $total }
karteneck-hint-wait = wait with { $total }
karteneck-hint-failure = failure; take { $tile }
karteneck-hint-steal = { $tile } from { $whom }
karteneck-cost = Without a worm this is a failure: you take the { $tile }.

## What a choice means
karteneck-can-lay = You lay a card of a type that doesn’t lie before you yet; you may lay more of it right after.
karteneck-can-more = You lay one more of the same type, as many as you like.
karteneck-can-done = You lay no more of this type and draw a card.
karteneck-can-pass = A worm lies before you: you lay nothing more this round and wait for the share-out with your total. Then you draw two cards, or none if you are the last to pass.
karteneck-can-fail = No worm lies before you, so passing is a failure: the cards you laid go to the discard, and you take the lowest tile.
karteneck-can-steal = Your total is exactly this top tile: you take it and put it on your stack.
karteneck-can-leave = You may steal, but you don’t have to: the tile stays where it is.

## Why not
karteneck-why-wait = It is { $who }’s turn, not yours.
karteneck-why-waits = You have passed and wait for the share-out. It is { $who }’s turn.
karteneck-why-failed = You have failed and lay nothing more this round. It is { $who }’s turn.
karteneck-why-closed = { $type ->
    [w] Worms lie
   *[other] Chicken { $type } lies
} before you already: each type only once a round.
karteneck-why-other-type = In one turn you lay one type only: now it is { $type ->
    [w] worms
   *[other] chicken { $type }
}.
karteneck-why-not-held = You don’t hold { karteneck-card }.
karteneck-why-laying = You can’t pass while you are laying { $type ->
    [w] worms
   *[other] chicken { $type }
}: stop laying first. You can pass on your next turn.
karteneck-why-nothing-laid = You have laid nothing this turn: lay a card, or pass.
karteneck-why-steal = You can steal only when you pass with a worm, and only a top tile that is exactly your total.
karteneck-why-passed = You have passed: now you only steal the tile, or leave it.

## Events
karteneck-tell-first = { $who } begins.
karteneck-tell-tile = { $tile } comes onto the grill.
karteneck-dealt = The cards are dealt: { $cards ->
    [one] one card
   *[other] { $cards } cards
} for each.
karteneck-tell-draw = { $who } draws a card.
karteneck-tell-drawn = { $who } draws { karteneck-card }.
karteneck-tell-lay = { $who } lays { karteneck-card }.
karteneck-tell-pass = { $who } passes with { $total }.
karteneck-tell-leave = { $who } leaves { $tile } with { $whom }.
karteneck-total = Total of { $who }: { $total }.
karteneck-failed = { $who }: failure, and { $tile } from the grill.
karteneck-stolen = { $tile } goes from { $whom } to { $who }.
karteneck-shares = The tiles are shared out.
karteneck-share = { $who } takes { $tile }.
karteneck-shuffled = The discard is shuffled.
karteneck-round = Round { $round } begins with { $who }.

## The end
karteneck-account = { $tile }: { $worms ->
    [one] 1 worm
   *[other] { $worms } worms
}
karteneck-tie = Tie, decided by the highest tile: { $number ->
    [0] none
   *[other] { $number }
}
karteneck-account-none = No tile

## The goal
karteneck-goal = Goal: the most worms on your tiles. Lay chickens and at least one worm: the highest total takes the best tile.

## Whose turn it is
karteneck-ask-go = Lay cards of a new type, or pass.
karteneck-ask-go-pass = You can lay nothing more: pass.
karteneck-ask-more = Lay more of this type, or stop.
karteneck-ask-steal = Steal the tile, or leave it.
karteneck-wait = { $who }’s turn.

## What a bot thinks
karteneck-think-won = Tried out in { $samples } possible { $samples ->
    [one] deal
   *[other] deals
}.
karteneck-think-holds = { $who } surely holds { $many ->
    [one] chicken
   *[other] chickens
} { $cards }{ $worm ->
    [0] .
   *[1] {" "}and a worm.
}
karteneck-think-no-worm = { $who } surely holds no worm.
karteneck-think-holds-worm = { $who } surely holds a worm.
karteneck-think-covers = The { $lowest } then lies on your { $number } and protects it.
karteneck-think-theft = This way you can make exactly { $number }, the top tile of { $who }.
