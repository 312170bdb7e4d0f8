## Die anderen
player-1 = Masha
player-2 = Otto

## Der erste Burger
hello = Hallo, ich bin Kringel! Ihr baut alle an einem Burger, Schicht für Schicht. Wer ihn zuklappt, bekommt alles, was drin ist.
short = Damit es schnell geht, gibt es heute nur sechs Unterteile und für jeden zwei Oberteile: ein normales und eines zum Verdoppeln.
lay = Jeder Zug beginnt mit einer Karte vom Stapel, die hast du schon. Jetzt leg eine Zutat. Wer weiß, wer sie bekommt, also billig: Tomate 1!
lay-not = { $action ->
    [play-lettuce-1] Genauso billig! Aber ein guter Burger beginnt mit Tomate, sagt meine Oma.
   *[other] Das darfst du, aber wer bekommt das? Verschenk so wenig wie möglich: Tomate 1.
}
window = Nur die oberste Karte ist zu sehen, also merk dir: Tomate, Käse, Frikadelle. Von keiner Sorte mehr als zwei! Alles gut: kein Einwand.
window-not = Das ist die erste Frikadelle in diesem Burger. Du würdest dich irren, und das kostet 6. Kein Einwand!
close = Zu dritt reichen zwei Zutaten zum Zuklappen, das zeigt das Fähnchen. Hier liegen drei, 1 + 4 + 3 sind 8 Punkte. Leg dein normales Oberteil darauf!
close-not = { $action ->
    [close-double] Heb dir das zum Verdoppeln für einen besseren Burger auf. Das normale genügt.
   *[other] Wenn du wartest, nimmt ihn Masha. Klapp zu, solange du kannst!
}
new = Der Burger gehört dir! Wer zuklappt, fängt gleich den nächsten an, ohne noch einmal zu ziehen. Leg Speck 2!
new-not = Geht auch, aber beim Speck habe ich so ein Gefühl. Leg Speck 2!

## Der zweite Burger
accuse = Speck, Speck, Speck! Den dritten darf man legen, aber wehe, es merkt jemand. Du merkst es, also äußere Verdacht gegen Otto!
accuse-not = Dann bleibt die Karte liegen und zählt für den Burger. Aber es ist der dritte Speck, also äußere Verdacht!
right = Stimmt! Speck 6 verlässt den Burger und liegt nun offen vor Otto. Am Ende zählt er doppelt minus: 12 Punkte weg.
grow = Du bist dran. Zwei Zutaten reichen zum Zuklappen, aber satt macht das nicht. Lass den Burger wachsen und leg Käse 3!
grow-not = { $action ->
    [close-double] Sechs Punkte verdoppelt sind 12. Aber warte, es wird noch besser: Leg Käse 3!
   *[other] Ein bisschen mehr, sonst wird keiner satt. Leg Käse 3!
}
fine = Jetzt legt Masha eine Tomate. Ist es die dritte? Du hast alles gesehen, was darunter liegt …
fine-not = Nein, es ist die erste Tomate in diesem Burger. Ein falscher Verdacht kostet dich 8. Kein Einwand!
boast = Noch ein Käse! Das muss der dritte sein. Ich vergesse nie einen Käse, glaub mir. Äußere Verdacht gegen Otto!
boast-not = Oh, du zählst selbst mit? Im echten Spiel verlass dich auf deinen Kopf. Aber heute auf meinen: Äußere Verdacht!
wrong = Ups. Das ist erst der zweite! Dein Verdacht war falsch, also liegt Käse 5 jetzt offen vor dir. Das kostet dich 10.
sorry = Tut mir leid. So ein Wurmkopf ist klein, und es ist vor allem Wurm darin. Aber ich weiß, wie du es zurückholst!
double = 2 + 4 + 3 + 4: Da liegen 13 Punkte, und unter dem Oberteil zum Verdoppeln werden es 26. Klapp mit Verdopplung zu!
double-not = Wenn du wartest, nimmt ihn Masha. Leg dein Oberteil zum Verdoppeln darauf!

## Der letzte Burger
next = Zwei Burger für dich! Aber nun hast du kein Oberteil mehr und fütterst nur noch die anderen. Also gib ihnen wenig: Zwiebel 1!
next-not = { $action ->
    [play-pickle-2] Das würde ihnen schmecken. Aber Zwiebel 1 ist billiger.
   *[other] Genauso billig, aber nur bei Zwiebeln weinen sie. Zwiebel 1!
}
later = Ein paar Burger später liegt das letzte Unterteil da, mit Frikadelle 6. Du hast kein Oberteil, aber Masha noch ihres zum Verdoppeln.
fly = Legst du etwas dazu, klappt Masha mit Verdopplung zu. Aber schau, was du gezogen hast: eine Fliege! Damit fliegt der Burger weg.
fly-not = Dann liegen zwei Zutaten da, genug für Masha und ihr Oberteil. Nimm die Fliege!
over = Niemand bekommt ihn! Und weil kein Unterteil mehr da ist, endet das Spiel sofort. Jetzt wird alles aufgedeckt.
count = Deine Burger bringen 8 + 26. Davon gehen 4 für deine Hand und 10 für den Käse ab: 20! Masha hat 8, Otto 2. Du gewinnst!
slap = Noch etwas: Mit der Option „Mit Anfassen“ gehört der Burger der schnellsten Hand. Probier das mal, aber pass auf deine Finger auf.

## Was man dann weiß
learnt-1 = Zieh eine Karte. Dann leg eine Zutat, klapp den Burger mit einem Oberteil zu oder wirf ihn mit einer Fliege weg.
learnt-2 = Von keiner Sorte mehr als zwei! Äußere Verdacht, wenn die dritte kommt. Wer sich irrt, bekommt die Karte, doppelt minus.
learnt-3 = Merk dir, was darunter liegt, und trau nie dem Gedächtnis eines Wurms.
