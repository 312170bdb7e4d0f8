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
outlook = Aufhören bei { $total }: { $kind ->
   *[take] { $tile } nehmen
    [steal] { $total } von { $whom } klauen
    [choice] { $total } von { $whom } klauen oder { $tile } nehmen
    [no-worm] Fehlwurf, ein Wurm fehlt
    [nothing] Fehlwurf, nichts zu nehmen
}{ $lost ->
    [0] .
   *[other] ; { $lost } geht zurück.
}
