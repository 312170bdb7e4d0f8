## Knöpfe
haecmaec-play = { haecmaec-card } legen
haecmaec-fly = Fliege: Burger wegwerfen
haecmaec-close = Burger zuklappen
haecmaec-close-double = Mit Verdopplung zuklappen
haecmaec-pass = Kein Einwand
haecmaec-accuse = Verdacht äußern
haecmaec-slap = Klatschen

## Was eine Wahl bringt
haecmaec-hint-close = { haecmaec-ingredients }
haecmaec-hint-accuse = ein Irrtum kostet dich { $cost }
haecmaec-cost-fly = Der Burger fliegt weg; niemand bekommt ihn.

## Was eine Wahl bedeutet
haecmaec-can-play = Du legst eine Zutat auf den Burger. Auch eine dritte ihrer Sorte ist erlaubt, aber dann könnten die anderen Verdacht schöpfen.
haecmaec-can-fly = Der Burger fliegt weg, niemand bekommt ihn, und wer links von dir sitzt, fängt den nächsten an.
haecmaec-can-close = Der Burger gehört dir und zählt am Ende; den nächsten fängst du an.
haecmaec-can-close-double = Der Burger gehört dir und zählt am Ende doppelt; den nächsten fängst du an.
haecmaec-can-pass = Du hast keinen Einwand: Von dir aus bleibt die Karte liegen.
haecmaec-can-accuse = Du sagst, dass diese Karte die dritte ihrer Sorte ist oder eine noch spätere. Stimmt das, kostet es den, der sie gelegt hat; sonst dich.
haecmaec-can-slap = Die erste Hand bekommt den Burger und legt ein Oberteil oder eine Fliege darauf.

## Warum nicht
haecmaec-why-wait = Du bist nicht am Zug: { $who } ist dran.
haecmaec-why-window = Alle außer { $who } werden gefragt, ob es einen Einwand gibt.
haecmaec-why-own-card = Du hast diese Karte gelegt: Jetzt werden die anderen nach Einwänden gefragt.
haecmaec-why-answered = Du hast schon geantwortet; weiter geht es, wenn alle das getan haben.
haecmaec-why-answer-first = Zuerst antworten alle, ob es einen Einwand gibt; dann geht es weiter.
haecmaec-why-not-held = Diese Karte hast du nicht auf der Hand: { haecmaec-card }.
haecmaec-why-no-fly = Du kannst den Burger nicht wegwerfen: Du hast keine Fliege.
haecmaec-why-fly-first = Ein neuer Burger beginnt mit einer Zutat, nie mit einer Fliege.
haecmaec-why-too-few = Der Burger kann noch nicht zugeklappt werden: Er braucht { $needed } Zutaten und hat { $ingredients }.
haecmaec-why-no-top = Du hast kein normales Oberteil mehr.
haecmaec-why-no-double = Du hast kein Verdopplungs-Oberteil mehr.
haecmaec-why-by-slapping = In deinem Zug kannst du nicht zuklappen: An diesem Tisch wird geklatscht, gleich nach einer Zutat.
haecmaec-why-no-slapping = An diesem Tisch wird ohne Klatschen gespielt.
haecmaec-why-slap-later = Klatschen kannst du gleich nach einer Zutat von jemand anderem, wenn genug daliegt.
haecmaec-why-accuse-later = Verdacht äußern kannst du nur gleich nach einer Zutat von jemand anderem.
haecmaec-why-no-third = Ein Verdacht geht hier nicht: Unter dieser Karte liegen weniger als zwei, sie kann nicht die dritte ihrer Sorte sein.
haecmaec-why-nothing-to-lay = Du kannst nicht klatschen: Du hast weder ein Oberteil noch eine Fliege zum Drauflegen.
haecmaec-why-hand-on = Der Burger gehört dir: Leg jetzt ein Oberteil oder eine Fliege darauf.

## Ereignisse
haecmaec-tell-first = { $who } beginnt.
haecmaec-dealt = Die Karten sind verteilt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für jeden.
haecmaec-tell-draw = { $who } zieht eine Karte.
haecmaec-tell-draw-card = { $who } zieht { haecmaec-card }.
haecmaec-tell-draw-fly = { $who } zieht eine Fliege.
haecmaec-tell-play = { $who } legt { haecmaec-card }.
haecmaec-tell-fly = { $who } spielt eine Fliege.
haecmaec-tell-pass = { $who } hat keinen Einwand.
haecmaec-tell-accuse = { $who } hat { $whom } in Verdacht.
haecmaec-tell-slap = { $who } klatscht auf den Burger.
haecmaec-at-once-accuse = Zugleich äußern Verdacht: { $all }.
haecmaec-at-once-slap = { $many ->
    [one] { $all } klatscht.
   *[other] Zugleich klatschen: { $all }.
}
haecmaec-first = Am schnellsten: { $who }.
haecmaec-right = { $who } hat { $whom } zu Recht in Verdacht: { haecmaec-card } geht an { $whom }.
haecmaec-wrong = { $who } hat { $whom } zu Unrecht in Verdacht: { haecmaec-card } geht an { $who }.
haecmaec-hand-on = Zuerst auf dem Burger: { $who }.
haecmaec-thrown = Den Burger ({ haecmaec-ingredients }) bekommt niemand.
haecmaec-closed = Der Burger ({ haecmaec-ingredients }) geht an { $who }.
haecmaec-doubled = Der Burger ({ haecmaec-ingredients }) geht an { $who } und zählt doppelt.
haecmaec-over-hand = { $who } hat keine Zutat mehr auf der Hand: Das Spiel endet.
haecmaec-over-bottoms = Es ist kein Unterteil mehr da: Das Spiel endet.

## Das Ende
haecmaec-account-closed = { $burgers ->
    [one] 1 Burger
   *[other] { $burgers } Burger
}: { $points }
haecmaec-account-doubled = { $burgers ->
    [one] 1 verdoppelter Burger
   *[other] { $burgers } verdoppelte Burger
}: 2 × { $inside } = { $points }
haecmaec-account-hand = { haecmaec-ingredients } auf der Hand: { $points }
haecmaec-account-open = Offene Karte { haecmaec-card }: { $points }
haecmaec-tie = Gleichstand: geteilter Platz
haecmaec-account-none = Nichts zählt

## Das Ziel
haecmaec-goal = Ziel: die meisten Punkte. Alle bauen am selben Burger, und wer ihn zuklappt, bekommt alles darin. Merk dir, was drin liegt: Wer eine Sorte zum dritten Mal legt, kann erwischt werden.

## Wer dran ist
haecmaec-ask-act = Leg eine Zutat, oder beende den Burger, wenn es geht.
haecmaec-ask-window = Irgendein Einwand?
haecmaec-ask-lay = Deine Hand war die erste: Leg ein Oberteil oder eine Fliege.
haecmaec-wait = { $who } ist dran.

## Satzteile
haecmaec-card = { $kind ->
    [patty] Frikadelle
    [cheese] Käse
    [tomato] Tomate
    [bacon] Speck
    [pickle] Gurke
    [lettuce] Salat
    [onion] Zwiebel
    [ketchup] Ketchup
   *[other] { $kind }
} { $value }
haecmaec-ingredients = { $ingredients ->
    [one] 1 Zutat
   *[other] { $ingredients } Zutaten
}

## Regeloptionen
haecmaec-option-slapping = Mit Anfassen
haecmaec-option-slapping-what = Wer einen Burger zuklappt: wer am Zug ist oder die schnellste Hand. Zu dritt bis zu sechst.
haecmaec-option-slapping-means = { $value ->
   *[off] Wer am Zug ist, klappt den Burger mit einem Oberteil zu.
    [on] Nach einer Zutat dürfen alle anderen auf den Burger klatschen; die erste Hand bekommt ihn.
}
haecmaec-option-slapping-from = Aus der Anleitung: „mit Anfassen“.
haecmaec-option-close-in-turn = Auch im Zug schließen
haecmaec-option-close-in-turn-what = Nur mit Anfassen: Darfst du auch im eigenen Zug zuklappen?
haecmaec-option-close-in-turn-means = { $value ->
   *[off] Nein, zugeklappt wird nur durch Klatschen.
    [on] Ja, nach dem Ziehen darfst du wie sonst zuklappen.
}
haecmaec-option-close-in-turn-from = Die Anleitung lässt beides zu.

## Was ein Bot denkt
haecmaec-think-won = In { $samples } möglichen { $samples ->
    [one] Verteilung
   *[other] Verteilungen
} ausprobiert.
haecmaec-think-third = { $percent ->
    [0] Das ist keine dritte ihrer Art.
    [100] Das ist die dritte ihrer Art.
   *[other] Zu { $percent } % die dritte ihrer Art.
}
haecmaec-think-risk = { $percent ->
    [100] Das wäre die dritte ihrer Art.
   *[other] Zu { $percent } % wäre das die dritte ihrer Art.
}
haecmaec-think-notices = Bisher scheint { $who } { $percent } % der dritten Zutaten zu bemerken.
haecmaec-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
haecmaec-about = { $forgotten ->
    [0] { haecmaec-points }
   *[other] etwa { haecmaec-points }
}
haecmaec-think-worth = Der Burger ist { haecmaec-about } wert.
haecmaec-think-over = Damit ist das Spiel zu Ende.
haecmaec-think-next = { $all } { $many ->
    [one] könnte
   *[other] könnten
} dann einen Burger schließen, der { haecmaec-about } wert ist.
haecmaec-think-spoils = Die Fliege verdirbt einen Burger, der { haecmaec-about } wert ist.
