grill = The grill
tile-on-grill = { $number }, { $lies ->
   *[up] { $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    }
    [gone] taken
    [turned] turned over
}
stack = { $top } on top, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
no-tile = no tile
outlook = Stopping at { $total }: { $kind ->
   *[take] take { $tile }
    [steal] steal { $total } from { $whom }
    [choice] steal { $total } from { $whom }, or take { $tile }
    [no-worm] failure, a worm is missing
    [nothing] failure, nothing to take
}{ $lost ->
    [0] .
   *[other] ; { $lost } goes back.
}
