grill = The grill
space = { $number }, { $worms ->
    [one] 1 worm
   *[other] { $worms } worms
}, { $lies ->
   *[empty] empty
    [one] a plate of { $who }
    [two] two plates of { $who }, safe
    [snail] a snail
}
stock = { $count ->
    [one] snail left
   *[other] snails left
}
above = over { $last }: take one
snails = { $count ->
    [one] 1 snail
   *[other] { $count } snails
}
points-why = A worm counts 1, a snail { $points }
worms = { $count ->
    [one] 1 worm
   *[other] { $count } worms
}
outlook = { $total }: { $kind ->
   *[plate] your plate here, { $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    }
    [second] your second plate, { $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    }
    [capture] { $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    } from { $whom }
    [snail-on] the snail on { $space }
    [snail] a snail from the stock
    [end] the game ends
    [no-worm] a worm is missing
    [low] too little
    [locked] safe for { $whom }: failure
}
