## The table
plank = Tiles of round { $round } of { $rounds }
round = Round { $round } of { $rounds }
tile = Tile { $number }, { $worms ->
    [0] no worm
    [one] 1 worm
   *[other] { $worms } worms
}
deck = { $count ->
    [one] 1 card to draw
   *[other] { $count } cards to draw
}
discard = Discard: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
signs = Signs: { $signs }
stack = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
no-tile = no tile

## Cards
card-hen = chicken { $number }
card-worm = worm no. { $number }
hand = { $count ->
    [0] No card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
hand-empty = No card in hand.
have = { $up ->
    [0] { $count } in hand
   *[other] { $count } in hand, { $up } lifted
}
lay = { $count ->
    [1] Lay { $type ->
        [w] the worm
       *[other] { $type }
    }
   *[other] Lay { $count } × { $type ->
        [w] worm
       *[other] { $type }
    }
}

## Before each seat
mat = { $who }: { $total }
total = total
waits = waits
failed = failed
slot-empty = { $type ->
    [w] no worm
   *[other] no chicken { $type }
}
slot = { $type ->
    [w] { $count } × worm, no. { $signs }
   *[other] { $count } × chicken { $type }
}
last-round = Share-out of round { $round }
share = { $who }: { $total }. { $tile }
share-tie = { $who }: { $total }, worm no. { $sign } decides. { $tile }
tie = sign { $sign }
share-failed = { $who }: failed. { $tile }

## Lines that are told as one
karteneck-tell-draw-many = { $who } draws { $count } cards.
karteneck-tell-drawn-many = { $who } draws { $list }.
karteneck-tell-drawn-item = { karteneck-card }
karteneck-tell-tile-many = Onto the grill: { $list }.
karteneck-tell-tile-item = { $tile }
karteneck-tell-lay-many = { $who } lays { $list }.
karteneck-tell-lay-item = { karteneck-card }

## Sections of the rules

rule-section = { $rule ->
   *[turn] A round
    [lay] Laying
    [stop] Passing
    [share] The share-out
    [options] Options
}
