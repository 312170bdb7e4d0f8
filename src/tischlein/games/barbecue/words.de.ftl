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
barbecue-hint-plate = { barbecue-worms }
barbecue-hint-second = { barbecue-worms }
barbecue-hint-capture = die { $space } und { barbecue-worms } von { $whom }
barbecue-hint-snail = eine Schnecke
barbecue-hint-snail-on = die Schnecke von der { $space }
barbecue-hint-end = das Spiel endet

## Was eine Wahl bedeutet
barbecue-can-keep = Alle Würfel mit diesem Symbol kommen heraus. Jedes Symbol darfst du nur einmal im Zug behalten.
barbecue-can-roll = Du wirfst die übrigen Würfel. Zeigen sie nur Symbole, die du schon hast, ist es ein Fehlwurf.
barbecue-can-stop = Du hörst auf und nutzt das Feld mit genau deiner Summe: die { $total }.
barbecue-can-stop-above = Du hörst auf. Über { $highest } gibt es kein Feld, aber eine Schnecke, solange noch eine da ist.

## Warum nicht
barbecue-why-wait = Du bist nicht am Zug: { $who } ist dran.
barbecue-why-kept = { $face ->
    [w] Würmer
   *[other] Die { $face }
} hast du in diesem Zug schon behalten: jedes Symbol nur einmal.
barbecue-why-not-rolled = { $face ->
    [w] Ein Wurm
   *[other] Eine { $face }
} liegt nicht unter deinen Würfeln.
barbecue-why-one-face = Von jedem Wurf behältst du nur ein Symbol.
barbecue-why-keep-first = Behalte zuerst ein Symbol aus deinem Wurf. Erst danach kannst du weiterwürfeln oder aufhören.
barbecue-why-no-worm = Du kannst noch nicht aufhören: Unter deinen behaltenen Würfeln fehlt ein Wurm.
barbecue-why-too-low = Mit { $total } kannst du nicht aufhören: Das niedrigste Feld am Grill ist die { $lowest }.
barbecue-why-two-plates = Auf der { $space } kannst du nicht aufhören: Dort stehen zwei Teller, auf diesem Feld passiert nichts mehr.

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
barbecue-tie = Gleichstand, der Teller auf dem höchsten Feld entscheidet: { $number ->
    [0] keiner
   *[other] { $number }
}
barbecue-account-none = Kein Wurm, keine Schnecke

## Das Ziel
barbecue-goal = Ziel: die meisten Punkte. Behalte Würfel, darunter mindestens einen Wurm, und triff genau ein Feld: Dort steht dann dein Teller und bringt die Würmer. Über allen Feldern gibt es eine Schnecke, die 3 zählt.

## Wer dran ist
barbecue-ask-keep = Wähle ein Symbol zum Behalten.
barbecue-ask-go = Weiterwürfeln oder die Summe nutzen.
barbecue-ask-go-roll = Noch reicht es nicht: würfle weiter.
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

# What a bot thinks of a choice.
barbecue-think-fails = Danach scheitert der Zug in { $percent } % der Fälle.
barbecue-think-no-harm = Ein Fehlwurf schadet hier nicht.
barbecue-think-fail-best = Besser als ein Fehlwurf ist hier nichts.
barbecue-think-fail-over = Ein Fehlwurf beendet das Spiel.
barbecue-think-sure = Danach kannst du mit { $total ->
    [37] mehr als 36
   *[other] { $total }
} aufhören.
barbecue-think-ends = Am ehesten hilft { $total ->
    [37] mehr als 36
   *[other] die { $total }
} ({ $percent } %).
barbecue-think-over = Damit ist das Spiel zu Ende.
barbecue-think-over-won = Damit ist das Spiel zu Ende und gewonnen.
barbecue-think-over-lost = Damit ist das Spiel zu Ende und verloren.
barbecue-think-else = Weiterwürfeln scheitert in { $percent } % der Fälle.
barbecue-think-better = { $percent ->
    [0] Weiterwürfeln bringt nichts Besseres.
   *[other] Weiterwürfeln bringt nur in { $percent } % der Fälle etwas Besseres.
}
