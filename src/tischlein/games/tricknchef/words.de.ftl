## Farben, Karten und Köche
tricknchef-suit = { $suit ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}
tricknchef-card = { $suit ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
} { $rank }
tricknchef-chef-taken = { $suit ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[green] grünen
} Koch

## Knöpfe
tricknchef-play = { tricknchef-card } spielen
tricknchef-play-coins = { tricknchef-card } { $change } = { $makes } spielen
tricknchef-chef = Einen { tricknchef-chef-taken } nehmen

## Was eine Wahl bringt
tricknchef-hint-coins = = { $makes }

## Was eine Wahl bedeutet
tricknchef-can-draft = Vor dem ersten Stich nehmen sich alle einen der Köche, die beiseiteliegen.
tricknchef-can-lead = Du spielst aus: irgendeine Karte. Die anderen müssen ihre Farbe bedienen.
tricknchef-can-follow = Du bedienst die ausgespielte Farbe: { tricknchef-suit }.
tricknchef-can-any = Du hast keine Karte der ausgespielten Farbe { tricknchef-suit }: Spiel, was du willst.
tricknchef-can-coins = Jede Münze auf der Karte hebt oder senkt den Wert um 2, alle in dieselbe Richtung. Gelegte Münzen sind weg.
tricknchef-can-chef = Deine Karte ist die niedrigste im Stich: Nimm einen Koch beliebiger Farbe aus der Mitte.

## Warum nicht
tricknchef-why-wait = Du bist nicht am Zug: { $who } ist dran.
tricknchef-why-not-held = Diese Karte hast du nicht auf der Hand: { tricknchef-card }.
tricknchef-why-follow = Du musst bedienen: { tricknchef-suit } ist ausgespielt, und du hast die Farbe.
tricknchef-why-coins = Mehr Münzen kannst du nicht auf eine Karte legen: Du hast { $coins ->
    [0] keine
    [1] nur eine
   *[other] nur { $coins }
}.
tricknchef-why-draft-first = Noch kann keine Karte gespielt werden: Zuerst nehmen sich alle einen Koch.
tricknchef-why-chef-first = Der Stich ist voll: Nimm zuerst einen Koch für die niedrigste Karte.
tricknchef-why-chef-later = Jetzt gibt es keinen Koch: Einen bekommt, wer die niedrigste Karte hat, wenn der Stich voll ist.
tricknchef-why-drafted = Von den beiseitegelegten Köchen ist dieser schon vergeben: { tricknchef-suit }.
tricknchef-why-no-chef = In der Mitte liegt kein Koch mehr in dieser Farbe: { tricknchef-suit }.
tricknchef-why-removed = Die Farbe { tricknchef-suit } ist nicht im Spiel.

## Ereignisse
tricknchef-tell-first = { $who } beginnt.
tricknchef-tell-remove = Die Farbe { tricknchef-suit } bleibt in der Schachtel.
tricknchef-dealt = Die Karten sind verteilt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für jeden.
tricknchef-tell-chef = { $who } nimmt einen { tricknchef-chef-taken }.
tricknchef-tell-play = { $who } spielt { tricknchef-card }.
tricknchef-tell-play-coins = { $who } spielt { tricknchef-card } { $change } = { $makes }.
tricknchef-trick = Der Stich geht an { $who }, { $suit ->
    [red] ein roter Koch
    [yellow] ein gelber Koch
    [blue] ein blauer Koch
   *[green] ein grüner Koch
} an { $whom }{ $coins ->
    [0] .
    [1] , eine Münze an { $all }.
   *[other] , je eine Münze an { $all }.
}
tricknchef-round = Runde { $round } ist vorbei.
tricknchef-points = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
tricknchef-begins = { $who } beginnt Runde { $round }.
tricknchef-trumps = { $count ->
    [1] Trumpf
   *[other] Trümpfe
}: { $red ->
    [first] Rot
   *[no] { "" }
}{ $yellow ->
    [first] Gelb
    [next] , Gelb
   *[no] { "" }
}{ $blue ->
    [first] Blau
    [next] , Blau
   *[no] { "" }
}{ $green ->
    [first] Grün
    [next] , Grün
   *[no] { "" }
}.

## Das Ende
tricknchef-tie = Gleichstand, Runde 3 entscheidet: { $number }
tricknchef-account = Runde { $round }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tricknchef-account-chefs = Runde { $round }, { $chefs ->
    [1] Koch
   *[other] Köche
} auf { tricknchef-suit } { $ranks }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
tricknchef-account-coins = Runde { $round }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Das Ziel
tricknchef-goal = Ziel: die meisten Sterne. Gewinne Karten in Stichen und nimm Köche derselben Farben: Nur eine Karte mit einem Koch darauf zählt.

## Wer dran ist
tricknchef-ask-draft = Nimm einen der Köche, die beiseiteliegen.
tricknchef-ask-play = Spiel eine Karte, mit Münzen, wenn du magst.
tricknchef-ask-reward = Deine Karte ist die niedrigste: Nimm einen Koch.
tricknchef-wait = { $who } ist dran.

## Regeloptionen
tricknchef-option-remove = Farbe, die fehlt
tricknchef-option-remove-what = Zu dritt bleiben Karten und Köche einer Farbe in der Schachtel.
tricknchef-option-remove-means = { $value ->
    [random] Die Farbe wird vor dem ersten Austeilen ausgelost.
   *[other] Diese Farbe bleibt in der Schachtel.
}
tricknchef-option-remove-from = Aus der Anleitung; egal welche.

## Was ein Bot denkt
tricknchef-think-won = In { $samples } möglichen { $samples ->
    [one] Verteilung
   *[other] Verteilungen
} ausprobiert.
tricknchef-think-highest = Niemand sonst hat von dieser Farbe eine höhere als { tricknchef-card }; { $beaten ->
    [nothing] nichts schlägt sie
    [coins] nur Münzen schlagen sie
    [trumps] nur Trümpfe schlagen sie
   *[both] nur Münzen oder Trümpfe schlagen sie
}.
tricknchef-think-void = { $all } { $many ->
    [one] kann
   *[other] können
} { tricknchef-suit } nicht mehr bedienen.
tricknchef-think-trick = Das gewinnt den Stich.
tricknchef-think-lowest = Das ist die niedrigste Karte: Sie bringt einen Koch.
tricknchef-think-coin = Weder Stich noch Koch: Das bringt eine Münze.
tricknchef-think-stands = Sterne unter diesem Koch jetzt: { $stars }.
tricknchef-think-no-trump = Dann ist { tricknchef-suit } bis zum Ende der Runde kein Trumpf.
tricknchef-think-trump = Dann ist nur { tricknchef-suit } Trumpf.
