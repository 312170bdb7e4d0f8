grill = Der Grill
tile-on-grill = { $number }, { $lies ->
   *[up] { $worms ->
        [one] 1 Wurm
       *[other] { $worms } Würmer
    }
    [gone] genommen
    [turned] umgedreht
}
stack = { $top } obenauf, { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
no-tile = kein Stein
