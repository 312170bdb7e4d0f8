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
above = über { $last }: nimm eine
snails = { $count ->
    [one] 1 Schnecke
   *[other] { $count } Schnecken
}
points-why = Ein Wurm zählt 1, eine Schnecke { $points }
worms = { $count ->
    [one] 1 Wurm
   *[other] { $count } Würmer
}
outlook = { $total }: { $kind ->
   *[plate] ein Teller hierhin, { $worms ->
        [one] 1 Wurm
       *[other] { $worms } Würmer
    }
    [second] der zweite Teller, { $worms ->
        [one] 1 Wurm
       *[other] { $worms } Würmer
    }
    [capture] { $worms ->
        [one] 1 Wurm
       *[other] { $worms } Würmer
    } von { $whom }
    [snail-on] die Schnecke auf { $space }
    [snail] eine Schnecke aus dem Vorrat
    [end] das Spiel endet
    [no-worm] ein Wurm fehlt
    [low] zu wenig
    [locked] sicher für { $whom }: Fehlwurf
}
