## Wie es steht
round = Runde { $round }
trick = Stich { $trick } von { $tricks }
without = ohne { tricknchef-suit }
reserve = Münzen im Vorrat: { $count }
points-title = Punkte
now = jetzt
sum = alle
won = Das hast du gewonnen
won-none = Keine Karte und kein Koch.
again = Der Name einer Runde zeigt, wie sie gezählt wurde.

## Eine Runde wird gezählt
counted = Runde { $round } wird gezählt
seated = ein Koch sitzt darauf
idle = Koch ohne Karte, { tricknchef-suit }

## Die Mitte
centre = Köche in der Mitte
trump = Trumpf
trumps = Trumpf
draft = Für jeden ein Koch
column = { tricknchef-suit }: { $count ->
    [one] 1 Koch
   *[other] { $count } Köche
} in der Mitte{ $trump ->
    [yes] , Trumpf
   *[no] { "" }
}

## Der Stich
table = Der Stich
card = { tricknchef-card }
stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
leads = spielt an
took = sticht
lowest = am tiefsten: bekommt einen Koch
got = { $piece ->
    [card-pile] der Stich
    [coin-plus] eine Münze
   *[other] ein Koch
}

## Karten und Münzen
hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
follow = { tricknchef-suit } ist ausgespielt: Bediene.
less = Zwei weniger, mit einer Münze
more = Zwei mehr, mit einer Münze

## Vor jedem Platz
chefs = Köche, { tricknchef-suit }: { $count }
coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
tricks = Stiche: { $count }

## Zeilen, die als eine erzählt werden
tricknchef-tell-draw-many = { $who } bekommt { $count } Karten.
tricknchef-tell-drawn-many = { $who } bekommt { $list }.
tricknchef-tell-drawn-item = { tricknchef-card }
rule-section = { $rule ->
   *[turn] Ein Stich
    [chefs] Wer bekommt was
    [options] Optionen
}
