## Die anderen
player-1 = Masha
player-2 = Otto

## Die erste Runde
hello = Hallo, ich bin Kringel! In jeder Runde liegen hier drei Steine, mit Vettern von mir darauf. Wer die meisten Punkte auslegt, bekommt den besten.
tiles = Je höher die Zahl, desto mehr Würmer: Die 19 bringt zwei, die 38 bringt acht. Am Ende zählen nur Würmer.
fours = In jedem Zug legst du eine Sorte aus, so viele Karten du magst. Tippe dreimal auf die 4, dann leg alle drei aus!
fours-not = { $action ->
    [pass] Passen? Du hast noch gar nicht angefangen! Tippe dreimal auf die 4, dann leg sie aus.
   *[other] Das ist erlaubt. Aber drei Vieren sind auf einen Schlag 12 Punkte: Tippe dreimal darauf, dann leg sie aus.
}
drawn = 12 Punkte, und eine neue Karte auf der Hand. Die 4 ist verbraucht: jede Sorte nur einmal pro Runde. Jetzt die anderen!
worm = Zeit für deinen Wurm! Er zählt 5, und Passen ohne Wurm ist ein Fehlschlag. Tippe auf ihn, dann leg ihn aus.
worm-not = { $action ->
    [pass] Noch nicht! Ohne Wurm ist Passen ein Fehlschlag. Leg erst deinen aus.
   *[other] Das hat Zeit. Ohne Wurm sind alle Punkte umsonst, also leg ihn jetzt aus.
}
five = Das Huhn 5 zählt so viel wie ein Wurm, ist aber eine andere Sorte. Also darfst du es auch noch auslegen. Los!
five-not = { $action ->
    [pass] Noch nicht, du hast doch noch eine schöne 5 auf der Hand.
   *[other] Erlaubt, aber es bringt wenig. Leg die 5 aus!
}
pass = 22, so viel wie Masha. Otto hat gepasst. Heb dir die kleinen Hühner auf: Passe und zieh zwei Karten. Nur wer zuletzt passt, zieht keine.
pass-not = Das geht. Aber du wirst sehen: 22 reicht, und die Karte hilft dir später. Passe!
shared = 22 gegen 22! Dann entscheidet das höchste Schild an einem Wurm: Auf deinem steht 23, auf ihrem 11. Die 38 ist deine. Braver Wurm!

## Die zweite Runde
begun = Runde zwei, ich habe schon für dich angefangen: deine beiden Würmer und zwei Vieren, 18 Punkte. Mit Würmern bin ich großzügig.
exact = Bei Masha liegt obenauf die 27. Mit welcher Sorte kommst du genau dorthin? Leg alles aus, was du davon hast!
exact-not = { $action ->
    [pass] Dann wartest du mit 18 und klaust gar nichts. Mit drei Dreien sind es 27.
   *[other] Nicht ganz: Du hast 18 und brauchst 27. Drei Dreien sind 9.
}
pass-on = Genau 27, und ein Wurm liegt dabei. Wenn du jetzt passt, darfst du den Stein klauen!
pass-on-not = Dann sind es keine 27 mehr. Passe!
steal = Das kostet nichts: Beim Verteilen bist du trotzdem dabei. Masha schaut gerade weg. Jetzt!
steal-not = Wie edel! Masha wäre nie so nett zu dir. Klau ihn!
stolen = Die 27 gehört dir und deckt deine 38 zu: Klauen kann man nur den obersten Stein. Masha merkt sich das.

## Die dritte Runde
hopeful = Beim Verteilen kam noch die 35 dazu. Jetzt Runde drei: Fünfen und Zweien habe ich ausgelegt, 14 Punkte. Nur ein Wurm fehlt.
greedy = Ja, ich habe alle verbraucht. Aber da kommt bestimmt noch einer! Leg die 1 aus und zieh. Was soll schiefgehen?
greedy-not = Passen ohne Wurm wäre ein Fehlschlag. Leg die 1 aus und zieh: Hoffen kostet nichts!
nothing = Eine 2. Kein Wurm, und Zweien liegen schon da. Du kannst nichts mehr auslegen, also musst du passen.
nothing-not = Etwas anderes geht jetzt nicht. Passe und sei tapfer.
failed = Fehlschlag! Deine ausgelegten Karten sind weg, und du bekommst den niedrigsten Stein, eine 0. Und jetzt erst kommen zwei Würmer. Tut mir leid.
zero = Aber schau: Eine 0 kann niemand klauen, und sie bewacht alles, was darunter liegt. Das war mein Plan. Ehrlich.

## Die letzte Runde
later = Viele Karten später, die letzte Runde: Masha wartet mit 20, Otto mit 25. Du hast 24 und machst allein weiter.
alone = Mehr als 25, und die 42 ist deine. Aber schau auf Ottos Stapel: Ist da nicht noch etwas zu holen?
alone-not = { $action ->
    [pass] Mit 24 bleibst du hinter Otto. Eine Sorte noch!
    [lay-2] Das würde für die 42 reichen. Aber mit 29 reicht es auch, und schau, was bei Otto obenauf liegt!
   *[other] Das macht 25, so viel wie Otto. Mit der 5 sind es 29, und schau, was bei ihm obenauf liegt!
}
last-pass = 29! Und jetzt?
last-pass-not = Dann sind es keine 29 mehr. Passe!
last-steal = Den Rest kennst du. Masha schaut zu, und sie grinst.
last-steal-not = Kein Mitleid in der letzten Runde! Klau ihn.
over = Mit 29 bekommst du beim Verteilen auch noch die 42. Mehr Steine gibt es nicht: Das Spiel ist aus.
count = Jetzt zählen alle Würmer, auf jedem Stein im Stapel: Du hast 37, Otto 31, Masha 29. Ohne deinen letzten Diebstahl hätte Otto gewonnen!

## Was man dann weiß
learnt-1 = Leg pro Zug eine Sorte aus, jede nur einmal pro Runde. Ohne Wurm ist Passen ein Fehlschlag.
learnt-2 = Die höchste Summe bekommt den höchsten Stein. Bei Gleichstand entscheidet das höchste Schild an einem Wurm.
learnt-3 = Passt du mit einem Wurm und genau der Zahl, die bei jemandem obenauf liegt, darfst du den Stein klauen.
