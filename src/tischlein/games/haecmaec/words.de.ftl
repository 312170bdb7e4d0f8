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
haecmaec-account-none = Nichts zählt

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
