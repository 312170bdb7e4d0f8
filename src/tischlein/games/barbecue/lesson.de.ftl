## Die anderen
player-1 = Masha
player-2 = Otto

## Der erste Zug
hello = Kringel hier, hallo! Meine Vettern liegen schon wieder auf einem Grill. Stell deine Teller dorthin, wo Würmer sind: Jeder zählt einen Punkt.
spaces = Jedes Feld will genau seine Zahl, nicht mehr und nicht weniger. Die 23 bringt einen Wurm, die 36 bringt vier.
worms = Du fängst an! Wähle ein Symbol, alle Würfel davon kommen heraus. Tippe auf einen Wurm: Er zählt 5.
worms-not = Das ist erlaubt. Aber ohne Wurm darfst du nicht aufhören, also nimm zuerst die Würmer.
roll-on = Zwei Würmer sind 10. Du brauchst mindestens 23, also wirf die anderen sechs Würfel.
roll-on-not = Etwas anderes geht jetzt nicht. Wirf die sechs Würfel.
sixes = Der neue Wurm bleibt liegen: Jedes Symbol gilt nur einmal pro Zug. Drei Sechsen sind 18. Tippe auf eine!
sixes-not = Erlaubt, aber es bringt wenig. Drei Sechsen sind auf einen Schlag 18 Punkte.
plate = Genau 28, und die 28 ist leer. Du könntest weiterwürfeln, aber wozu? Stell deinen Teller hin!
plate-not = Mutig! Aber damit würfelst du an der 28 vorbei, oder es gibt gar nichts. Stell deinen Teller hin.
stands = Dein Teller, zwei Würmer, zwei Punkte. Aber einen einzelnen Teller kann man dir abnehmen. Pass auf, Masha ist dran!
masha = Mashas Teller kommt auf die 33 und bringt ihr vier Würmer. Vier! Merk dir die Zahl …

## Der zweite Zug
again = Otto nimmt die 32. Du bist dran, und drei Sechsen sind ein guter Anfang. Die Würmer können warten.
again-not = { $action ->
    [keep-w] Ein einziger Wurm? Dann ist das Symbol verbraucht, und vielleicht kommen noch mehr. Nimm die Sechsen!
   *[other] Das ist wenig für ein Symbol, das du nur einmal nehmen darfst. Drei Sechsen sind 18.
}
go-on = 18 Punkte, aber kein Wurm. Aufhören geht also noch nicht. Wirf!
go-on-not = Etwas anderes geht jetzt nicht. Wirf!
exact = Schau auf Mashas 33. Mit welchem Symbol kommst du genau dorthin?
exact-not = Nicht ganz: Du hast 18 und brauchst 33. Drei Würmer sind 15.
capture = Genau 33, und dort steht nur ein Teller. Tausche ihn gegen deinen, und Masha muss dir vier Würmer geben!
capture-not = Damit würfelst du an der 33 vorbei. Vier Würmer, lass sie nicht davonkriechen!
taken = Masha bekommt ihren Teller zurück, du bekommst ihre vier Würmer. Sie schaut dich an. Sie schaut die Würfel an …
revenge = Genau 28! Masha nimmt dir das Feld weg, und zwei Würmer dazu. Einzelne Teller leben gefährlich.

## Der dritte Zug
begun = Otto nimmt die 30. Deinen Zug habe ich angefangen: Würmer und Vieren, 27 Punkte. Die 27 ist leer und bringt zwei Würmer.
greedy = Aber noch eine Sechs, und du hast 33: zweiter Teller, vier Würmer! Zwei Würfel, was soll da schiefgehen? Wirf!
greedy-not = Vernünftig! Im echten Spiel würde ich das auch tun. Aber heute will ich dir etwas zeigen. Wirf!
failed = Vier und Wurm: Beides hast du schon. Fehlwurf! Du verlierst nichts, aber eine Schnecke kriecht auf das höchste leere Feld.
sorry = Wer jetzt die 36 trifft, nimmt die Schnecke: 3 Punkte, aber kein Teller. Tut mir leid. Das war meine Idee.

## Der vierte Zug
second = Diesmal habe ich ohne schlaue Ideen angefangen: 25. Mit welchem Symbol kommst du auf deine eigene 33?
second-not = Das macht 26: ein leeres Feld, zwei Würmer. Aber mit zwei Vieren sind es 33, und die bringt vier.
lock = 33, und dort steht dein eigener Teller: Stell den zweiten dazu und nimm die vier Würmer noch einmal!
lock-not = Den letzten Würfel brauchst du nicht. Stell den zweiten Teller hin!
safe = Zwei Teller: Die 33 gehört für immer dir. Niemand kann dort mehr aufhören. Ich bin ein bisschen stolz auf dich.

## Der fünfte Zug
above = Dein nächster Zug, schon 39! Der Grill endet bei 36. Darüber nimmst du eine Schnecke aus dem Vorrat: 3 Punkte.
above-not = Jetzt kannst du sie nur noch verlieren. Nimm die Schnecke!
caught = Deine eigene Schnecke! Schnell ist sie nicht, aber so viel wert wie drei Würmer.

## Der letzte Zug
later = Viele Züge später ist der Vorrat leer: Der nächste Fehlwurf beendet das Spiel. Otto führt mit 24, du hast 19.
alone = Du weißt, wie es geht. Was kommt zuerst?
alone-not = Besser die Würmer: Vier davon sind 20 Punkte.
last-roll = 20 Punkte. Und jetzt?
last-roll-not = Etwas anderes geht jetzt nicht. Wirf!
choose = Die 28 gehört Masha, die 32 gehört Otto. Wessen Würmer brauchst du?
choose-not = Das macht 28 und nimmt Masha zwei Würmer ab. Aber Otto führt! Mit zwei Sechsen sind es 32.
win = 32! Drei Würmer weniger für Otto, drei mehr für dich. Nimm sie ihm ab!
win-not = Kein Risiko mehr: Drei Würmer von Otto, mehr brauchst du nicht.
over = Masha hat 33, aber dort stehen deine zwei Teller. Sie muss weiter: Fehlwurf, und keine Schnecke ist mehr da. Das Spiel ist aus!
count = Ein Wurm zählt 1, eine Schnecke 3: Du hast 22, Otto 21, Masha 17. Du gewinnst mit einem einzigen Punkt Vorsprung!

## Was man dann weiß
learnt-1 = Triff ein Feld genau, mit Wurm, und stell deinen Teller hin. Der zweite macht es sicher.
learnt-2 = Ein einzelner fremder Teller schützt nicht: Triffst du ihn genau, gehören Feld und Würmer dir.
learnt-3 = Über 36 nimmst du eine Schnecke, ein Fehlwurf setzt eine auf den Grill. Ist der Vorrat leer, beendet der nächste Fehlwurf das Spiel.
