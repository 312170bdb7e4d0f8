## Knöpfe
bratwurmeck-keep = { $dice } × { $face ->
    [w] Wurm
   *[other] { $face }
} behalten
bratwurmeck-roll = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
} werfen
bratwurmeck-grill = { $tile } nehmen
bratwurmeck-steal = { $tile } von { $whom } klauen
bratwurmeck-stop = Aufgeben

## Was eine Wahl bringt
bratwurmeck-hint-keep = +{ $adds } = { $total }
bratwurmeck-hint-roll = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
bratwurmeck-hint-grill = { $tile } nehmen
bratwurmeck-hint-steal = { $tile } von { $whom }
bratwurmeck-hint-stop = Fehlwurf
bratwurmeck-cost-tile = Aufgeben ist ein Fehlwurf: Deine { $tile } geht zurück.
bratwurmeck-cost = Aufgeben ist ein Fehlwurf.

## Was eine Wahl bedeutet
bratwurmeck-can-keep = Alle Würfel mit diesem Symbol kommen heraus. Jedes Symbol darfst du nur einmal im Zug behalten.
bratwurmeck-can-roll = Du wirfst die übrigen Würfel. Zeigen sie nur Symbole, die du schon hast, ist es ein Fehlwurf.
bratwurmeck-can-grill = Du hörst auf und nimmst die { $total } vom Grill; liegt sie nicht da, den nächstniedrigeren Stein.
bratwurmeck-can-steal = Du hörst auf und klaust den obersten Stein, der genau deine Summe zeigt: die { $total }.
bratwurmeck-can-stop = Du gibst auf und nimmst nichts. Das ist ein Fehlwurf: Wenn du einen Stein hast, geht dein oberster zurück.

## Warum nicht
bratwurmeck-why-wait = Du bist nicht am Zug: { $who } ist dran.
bratwurmeck-why-kept = { $face ->
    [w] Würmer
   *[other] Die { $face }
} hast du in diesem Zug schon behalten: jedes Symbol nur einmal.
bratwurmeck-why-not-rolled = { $face ->
    [w] Ein Wurm
   *[other] Eine { $face }
} liegt nicht unter deinen Würfeln.
bratwurmeck-why-one-face = Von jedem Wurf behältst du nur ein Symbol.
bratwurmeck-why-keep-first = Behalte zuerst ein Symbol aus deinem Wurf. Erst danach kannst du weiterwürfeln oder aufhören.
bratwurmeck-why-no-dice = Du kannst nicht weiterwürfeln: Es ist kein Würfel mehr übrig.
bratwurmeck-why-no-face = Du kannst nicht weiterwürfeln: Du hast schon alle Symbole.
bratwurmeck-why-no-worm = Du kannst noch keinen Stein nehmen oder klauen: Unter deinen behaltenen Würfeln fehlt ein Wurm.
bratwurmeck-why-too-low = Du kannst keinen Stein nehmen: Auf dem Grill liegt keiner mit { $total } oder weniger.
bratwurmeck-why-own-tile = Die { $tile } liegt auf deinem eigenen Stapel: Klauen kannst du nur bei anderen.
bratwurmeck-why-not-exact = Du kannst nicht klauen: Niemand sonst hat oben genau die { $total }.
bratwurmeck-why-take = Aufgeben geht nicht: Für { $total } bekommst du einen Stein.

## Ereignisse
bratwurmeck-tell-first = { $who } beginnt.
bratwurmeck-tell-rolled = { $who } würfelt { $faces }.
bratwurmeck-tell-keep = { $who } behält { $dice } × { $face ->
    [w] Wurm
   *[other] { $face }
}: { $total }.
bratwurmeck-tell-stop = { $who } gibt auf.
bratwurmeck-taken = Die { $tile } geht an { $who }.
bratwurmeck-stolen = Die { $tile } geht von { $whom } an { $who }.
bratwurmeck-failed = { $who }: Fehlwurf{ $back ->
    [0] { "" }
   *[other] ; die { $back } geht zurück
}{ $turned ->
    [0] .
    [1] , die { $tile } wird umgedreht.
   *[other] , { $tile } und { $other } werden umgedreht.
}

## Das Ende
bratwurmeck-account = { $tile }: { $worms ->
    [one] 1 Wurm
   *[other] { $worms } Würmer
}
bratwurmeck-tie = Gleichstand, der höchste Stein entscheidet: { $number ->
    [0] keiner
   *[other] { $number }
}
bratwurmeck-account-none = Kein Stein

## Das Ziel
bratwurmeck-goal = Ziel: die meisten Würmer. Behalte Würfel, darunter mindestens einen Wurm, und erreiche die Zahl eines Steins: Dann nimmst du ihn.

## Wer dran ist
bratwurmeck-ask-keep = Wähle ein Symbol zum Behalten.
bratwurmeck-ask-go = Weiterwürfeln oder aufhören.
bratwurmeck-wait = { $who } ist dran.

## Regeloptionen
bratwurmeck-option-faster = Fehlwurf kostet mehr
bratwurmeck-option-faster-what = Nach einem Fehlwurf werden mehr Steine umgedreht; das Spiel wird kürzer.
bratwurmeck-option-faster-means = { $value ->
   *[off] Der höchste Stein wird umgedreht, außer es ist der eben zurückgelegte.
    [no-exception] Der höchste Stein wird umgedreht, auch wenn es der eben zurückgelegte ist.
    [all-returned] Der zurückgelegte Stein wird verdeckt hingelegt und der höchste übrige außerdem umgedreht.
}
bratwurmeck-option-faster-from = Aus den Varianten der Anleitung.
bratwurmeck-option-flip-without-tile = Fehlwurf ohne Stein
bratwurmeck-option-flip-without-tile-what = Was ein Fehlwurf bewirkt, wenn du keinen Stein zum Zurücklegen hast.
bratwurmeck-option-flip-without-tile-means = { $value ->
   *[off] Nichts passiert.
    [on] Der höchste Stein auf dem Grill wird trotzdem umgedreht.
}
bratwurmeck-option-flip-without-tile-from = Eine Hausregel.

# What a bot thinks of a choice.
bratwurmeck-think-fails = Danach scheitert der Zug in { $percent } % der Fälle.
bratwurmeck-think-no-harm = Ein Fehlwurf schadet hier nicht.
bratwurmeck-think-fail-best = Besser als ein Fehlwurf ist hier nichts.
bratwurmeck-think-fail-over = Ein Fehlwurf beendet das Spiel.
bratwurmeck-think-sure = Das bringt sicher Stein { $total }.
bratwurmeck-think-ends = Am ehesten hilft Stein { $total } ({ $percent } %).
bratwurmeck-think-over = Damit ist das Spiel zu Ende.
bratwurmeck-think-over-won = Damit ist das Spiel zu Ende und gewonnen.
bratwurmeck-think-over-lost = Damit ist das Spiel zu Ende und verloren.
bratwurmeck-think-else = Weiterwürfeln scheitert in { $percent } % der Fälle.
bratwurmeck-think-better = { $percent ->
    [0] Weiterwürfeln bringt nichts Besseres.
   *[other] Weiterwürfeln bringt nur in { $percent } % der Fälle etwas Besseres.
}
bratwurmeck-think-give-up = Kein Stein in Reichweite ist jetzt besser als ein Fehlwurf.
bratwurmeck-think-stop-fails = Aufgeben ist ein Fehlwurf.
bratwurmeck-think-no-tile = Kein Stein ist mehr zu erreichen.
