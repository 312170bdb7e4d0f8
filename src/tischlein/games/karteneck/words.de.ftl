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
karteneck-account-none = Kein Stein

## Wer dran ist
karteneck-ask-go = Lege eine neue Sorte aus oder passe.
karteneck-ask-more = Lege mehr von dieser Sorte aus oder hör auf.
karteneck-ask-steal = Klau den Stein oder lass ihn liegen.
karteneck-wait = { $who } ist dran.
