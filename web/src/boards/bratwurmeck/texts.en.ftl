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
