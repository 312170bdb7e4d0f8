## Karten
karteneck-card = { $kind ->
    [worm] Wurm Nr. { $number }
   *[chicken] Huhn { $number }
}

## Knöpfe
karteneck-lay = { karteneck-card } auslegen
karteneck-done = Genug ausgelegt
karteneck-pass = Passen
karteneck-steal = { $tile } von { $whom } klauen
karteneck-leave = { $tile } bei { $whom } lassen

## Was eine Wahl bringt
karteneck-hint-lay = = { $total }
karteneck-hint-wait = warte mit { $total }
karteneck-hint-failure = Fehlschlag; nimm die { $tile }
karteneck-hint-steal = { $tile } von { $whom }
karteneck-cost = Ohne Wurm ist das ein Fehlschlag: Du nimmst die { $tile }.

## Was eine Wahl bedeutet
karteneck-can-lay = Du legst eine Karte einer Sorte aus, die noch nicht vor dir liegt; gleich danach dürfen mehr davon folgen.
karteneck-can-more = Du legst noch eine Karte derselben Sorte aus, so viele du magst.
karteneck-can-done = Du legst von dieser Sorte nichts mehr aus und ziehst eine Karte.
karteneck-can-pass = Vor dir liegt ein Wurm: Du legst in dieser Runde nichts mehr aus und wartest mit deiner Summe auf das Verteilen. Dann ziehst du zwei Karten, als Letzter keine.
karteneck-can-fail = Vor dir liegt kein Wurm, also ist Passen ein Fehlschlag: Deine ausgelegten Karten kommen auf die Ablage, du nimmst den niedrigsten Stein.
karteneck-can-steal = Deine Summe ist genau dieser oberste Stein: Du nimmst ihn auf deinen Stapel.
karteneck-can-leave = Du darfst klauen, musst aber nicht: Der Stein bleibt, wo er ist.

## Warum nicht
karteneck-why-wait = Du bist nicht am Zug: { $who } ist dran.
karteneck-why-waits = Du hast gepasst und wartest auf das Verteilen. { $who } ist dran.
karteneck-why-failed = Du hast einen Fehlschlag und legst in dieser Runde nichts mehr aus. { $who } ist dran.
karteneck-why-closed = { $type ->
    [w] Würmer liegen
   *[other] Huhn { $type } liegt
} schon vor dir: jede Sorte nur einmal in der Runde.
karteneck-why-other-type = In einem Zug legst du nur eine Sorte aus, jetzt { $type ->
    [w] Würmer
   *[other] Huhn { $type }
}.
karteneck-why-not-held = Du hast { karteneck-card } nicht auf der Hand.
karteneck-why-laying = Solange du { $type ->
    [w] Würmer
   *[other] Huhn { $type }
} auslegst, kannst du nicht passen: Sag zuerst „Genug ausgelegt“, passen kannst du im nächsten Zug.
karteneck-why-nothing-laid = Du hast in diesem Zug noch nichts ausgelegt: Leg eine Karte aus oder passe.
karteneck-why-steal = Klauen kannst du nur, wenn du mit einem Wurm passt, und nur einen obersten Stein, der genau deine Summe zeigt.
karteneck-why-passed = Du hast gepasst: Jetzt klaust du nur noch den Stein oder lässt ihn liegen.

## Ereignisse
karteneck-tell-first = { $who } beginnt.
karteneck-tell-tile = Die { $tile } kommt auf den Grill.
karteneck-dealt = Die Karten sind verteilt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für jeden.
karteneck-tell-draw = { $who } zieht eine Karte.
karteneck-tell-drawn = { $who } zieht { karteneck-card }.
karteneck-tell-lay = { $who } legt { karteneck-card } aus.
karteneck-tell-pass = { $who } passt mit { $total }.
karteneck-tell-leave = { $who } lässt die { $tile } bei { $whom }.
karteneck-total = Summe von { $who }: { $total }.
karteneck-failed = { $who }: Fehlschlag, dazu die { $tile } vom Grill.
karteneck-stolen = Die { $tile } geht von { $whom } an { $who }.
karteneck-shares = Die Steine werden verteilt.
karteneck-share = { $who } nimmt die { $tile }.
karteneck-shuffled = Die Ablage wird gemischt.
karteneck-round = { $who } beginnt Runde { $round }.

## Das Ende
karteneck-account = { $tile }: { $worms ->
    [one] 1 Wurm
   *[other] { $worms } Würmer
}
karteneck-tie = Gleichstand, der höchste Stein entscheidet: { $number ->
    [0] keiner
   *[other] { $number }
}
karteneck-account-none = Kein Stein

## Das Ziel
karteneck-goal = Ziel: die meisten Würmer auf deinen Steinen. Leg Hühner und mindestens einen Wurm aus: Die höchste Summe bekommt den besten Stein.

## Wer dran ist
karteneck-ask-go = Lege eine neue Sorte aus oder passe.
karteneck-ask-go-pass = Du kannst nichts mehr auslegen: passe.
karteneck-ask-more = Lege mehr von dieser Sorte aus oder hör auf.
karteneck-ask-steal = Klau den Stein oder lass ihn liegen.
karteneck-wait = { $who } ist dran.

## Was ein Bot denkt
karteneck-think-won = In { $samples } möglichen { $samples ->
    [one] Verteilung
   *[other] Verteilungen
} ausprobiert.
karteneck-think-holds = { $who } hat sicher noch { $many ->
    [one] Huhn
   *[other] Hühner
} { $cards }{ $worm ->
    [0] .
   *[1] {" "}und einen Wurm.
}
karteneck-think-no-worm = { $who } hat sicher keinen Wurm.
karteneck-think-holds-worm = { $who } hat sicher einen Wurm.
karteneck-think-covers = Die { $lowest } liegt dann auf deiner { $number } und schützt sie.
karteneck-think-theft = So kannst du auf genau { $number } kommen, den obersten Stein von { $who }.
