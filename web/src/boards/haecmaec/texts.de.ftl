kind = { $kind ->
    [patty] Frikadelle
    [cheese] Käse
    [tomato] Tomate
    [bacon] Speck
    [pickle] Gurke
    [lettuce] Salat
    [onion] Zwiebel
    [ketchup] Ketchup
    [fly] Fliege
   *[other] { $kind }
}
card = { kind } { $value }
count = Nr. { $count }
hand = Deine Karten
burger = { $count ->
    [0] Ein leeres Unterteil
    [one] Ein Burger mit 1 Zutat, obenauf { $top }
   *[other] Ein Burger mit { $count } Zutaten, obenauf { $top }
}
no-burger = Noch kein Burger
space-bar = Leertaste
hand-on = { $who } hat die Hand auf dem Burger
lots = zu knapp: das Los entscheidet
pile = Stapel
bottoms = { $count ->
    [one] Unterteil
   *[other] Unterteile
}
layers = { $count ->
    [one] 1 Zutat
   *[other] { $count } Zutaten
}
closes = Ab { $count } Zutaten darf man zuklappen
thrown = im Müll
accuses = { $who } hat { $whom } in Verdacht
verdict = { $right ->
    [yes] Zu Recht!
   *[no] Zu Unrecht!
}
goes-to = { card } geht an { $who }: −{ $points }
burgers = { $count ->
    [one] 1 Burger
   *[other] { $count } Burger
}, Zutaten: { $also }
burgers-doubled = { $count ->
    [one] 1 verdoppelter Burger
   *[other] { $count } verdoppelte Burger
}, Zutaten: { $also }
tops = { $count ->
    [one] 1 Oberteil
   *[other] { $count } Oberteile
} übrig
tops-doubling = { $count ->
    [one] 1 Oberteil zum Verdoppeln
   *[other] { $count } Oberteile zum Verdoppeln
} übrig
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
open-cards = Offene Karten: −{ $points } ({ $cards })
closed = In den Burgern
doubled = In verdoppelten Burgern
in-hand = Noch auf der Hand
penalty = Offene Karten
middle = In der Mitte
thrown-cards = Weggeworfen

## Was verdeckt liegt
haecmaec-tell-play-covered = { $who } legt eine Zutat.

## Zeilen, die sich als eine lesen
haecmaec-tell-draw-card-many = { $who } zieht { $list }.
haecmaec-tell-draw-card-item = { haecmaec-card }
haecmaec-tell-pass-all = { $many ->
    [2] Keinen Einwand haben { $all }.
   *[other] { $many } am Tisch haben keinen Einwand.
}
