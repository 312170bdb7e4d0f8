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
karteneck-account-none = No tile

## Whose turn it is
karteneck-ask-go = Lay cards of a new type, or pass.
karteneck-ask-more = Lay more of this type, or stop.
karteneck-ask-steal = Steal the tile, or leave it.
karteneck-wait = { $who } is to play.
