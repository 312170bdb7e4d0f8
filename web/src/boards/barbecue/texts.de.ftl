grill = Der Grill
space = { $number }, { $worms ->
    [one] 1 Wurm
   *[other] { $worms } Würmer
}, { $lies ->
   *[empty] frei
    [one] ein Teller von { $who }
    [two] zwei Teller von { $who }, sicher
    [snail] eine Schnecke
}
stock = { $count ->
    [one] Schnecke übrig
   *[other] Schnecken übrig
}
above = für mehr als { $last }
snails = { $count ->
    [one] 1 Schnecke
   *[other] { $count } Schnecken
}
points-why = Ein Wurm zählt 1, eine Schnecke { $points }
worms = { $count ->
    [one] 1 Wurm
   *[other] { $count } Würmer
}
