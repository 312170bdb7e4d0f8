## Knöpfe
barbecue-keep = { $dice } × { $face ->
    [w] Wurm
   *[other] { $face }
} behalten
barbecue-roll = { barbecue-dice } werfen
barbecue-plate = Teller auf die { $space } stellen
barbecue-second = Zweiten Teller auf die { $space } stellen
barbecue-capture = { $whom } die { $space } abnehmen
barbecue-snail = Eine Schnecke nehmen
barbecue-snail-on = Die Schnecke von der { $space } nehmen
barbecue-end = Das Spiel beenden

## Was eine Wahl bringt
barbecue-hint-keep = +{ $adds } = { $total }
barbecue-hint-roll = { barbecue-dice }
barbecue-hint-plate = Teller auf die { $space }, { barbecue-worms }
barbecue-hint-second = zweiter Teller auf die { $space }, { barbecue-worms }
barbecue-hint-capture = die { $space } und { barbecue-worms } von { $whom }
barbecue-hint-snail = eine Schnecke
barbecue-hint-snail-on = die Schnecke von der { $space }
barbecue-hint-end = das Spiel endet

## Ereignisse
barbecue-tell-first = { $who } beginnt.
barbecue-tell-rolled = { $who } würfelt { $faces }.
barbecue-tell-keep = { $who } behält { $dice } × { $face ->
    [w] Wurm
   *[other] { $face }
}: { $total }.
barbecue-occupied = Die { $space } geht an { $who }: ein Teller, { barbecue-worms }.
barbecue-captured = Die { $space } geht von { $whom } an { $who }: { barbecue-worms }.
barbecue-protected = { $who } sichert sich die { $space }: ein zweiter Teller, { barbecue-worms }.
barbecue-caught = Eine Schnecke geht an { $who }.
barbecue-caught-on = Die Schnecke von der { $space } geht an { $who }.
barbecue-failed = { $who }: Fehlwurf; eine Schnecke kommt auf die { $space }.
barbecue-failed-back = { $who }: Fehlwurf; eine Schnecke kommt auf die { $space }, ein Teller geht zurück an { $whom }.
barbecue-over-snails = Es ist keine Schnecke mehr da: Das Spiel endet.
barbecue-over-spaces = Für eine Schnecke ist kein Platz: Das Spiel endet.

## Das Ende
barbecue-account = { $plates ->
    [1] Teller auf der { $space }
   *[other] Zwei Teller auf der { $space }
}: { barbecue-worms }
barbecue-account-back = Teller, die zurückgingen: { barbecue-worms }
barbecue-account-snails = { $snails ->
    [one] 1 Schnecke
   *[other] { $snails } Schnecken
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
barbecue-account-none = Kein Wurm, keine Schnecke

## Wer dran ist
barbecue-ask-keep = Wähle ein Symbol zum Behalten.
barbecue-ask-go = Weiterwürfeln oder die Summe nutzen.
barbecue-wait = { $who } ist dran.

## Satzteile
barbecue-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
barbecue-worms = { $worms ->
    [one] 1 Wurm
   *[other] { $worms } Würmer
}
