## Der Tisch
plank = Steine der Runde { $round } von { $rounds }
round = Runde { $round } von { $rounds }
tile = Stein { $number }, { $worms ->
    [0] kein Wurm
    [one] 1 Wurm
   *[other] { $worms } Würmer
}
deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
discard = Ablage: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
signs = Schilder: { $signs }
stack = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
no-tile = kein Stein

## Karten
card-hen = Huhn { $number }
card-worm = Wurm Nr. { $number }
hand = { $count ->
    [0] Keine Karte auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
hand-empty = Keine Karte auf der Hand.
have = { $up ->
    [0] { $count } auf der Hand
   *[other] { $count } auf der Hand, { $up } angehoben
}
lay = { $count ->
    [1] { $type ->
        [w] Wurm
       *[other] { $type }
    } legen
   *[other] { $count } × { $type ->
        [w] Wurm
       *[other] { $type }
    } legen
}

## Vor jedem Platz
mat = { $who }: { $total }
total = Summe
waits = wartet
failed = Fehlschlag
slot-empty = { $type ->
    [w] kein Wurm
   *[other] kein Huhn { $type }
}
slot = { $type ->
    [w] { $count } × Wurm, Nr. { $signs }
   *[other] { $count } × Huhn { $type }
}
last-round = Verteilung in Runde { $round }
share = { $who }: { $total }. { $tile }
share-tie = { $who }: { $total }, Wurm Nr. { $sign } entscheidet. { $tile }
tie = Schild { $sign }
share-failed = { $who }: Fehlschlag. { $tile }

## Zeilen, die als eine erzählt werden
karteneck-tell-draw-many = { $who } zieht { $count } Karten.
karteneck-tell-drawn-many = { $who } zieht { $list }.
karteneck-tell-drawn-item = { karteneck-card }
karteneck-tell-tile-many = Auf den Grill kommen: { $list }.
karteneck-tell-tile-item = { $tile }
karteneck-tell-lay-many = { $who } legt { $list } aus.
karteneck-tell-lay-item = { karteneck-card }

## Abschnitte der Regeln

rule-section = { $rule ->
   *[turn] Eine Runde
    [lay] Auslegen
    [stop] Passen
    [share] Verteilen
    [options] Optionen
}
