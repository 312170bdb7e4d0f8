## Die anderen
player-1 = Masha
player-2 = Otto

## Der erste Zug
hello = Hallo, ich bin Kringel! Auf diesem Grill liegen sechzehn Steine mit Würmern, auch Vettern von mir. Wer die meisten Würmer rettet, gewinnt.
prices = Ein Stein kostet so viele Punkte, wie auf ihm steht. Die 21 bringt einen Wurm, die 36 bringt vier.
dice = Du fängst an! Gleich fallen acht Würfel. Du wählst ein Symbol, und alle Würfel, die es zeigen, kommen zur Seite.
worms = Tippe auf einen Wurm. Er zählt 5, und ganz ohne Wurm bekommst du keinen Stein.
worms-not = Das ist erlaubt. Aber ohne Wurm gehst du leer aus, also nimm zuerst die Würmer.
roll-on = Zwei Würmer sind 10 Punkte. Der billigste Stein kostet 21, also wirf die anderen sechs Würfel.
roll-on-not = Jetzt aufgeben wäre ein Fehlwurf, und du hast doch gerade erst angefangen. Wirf die sechs Würfel.
once = Der neue Wurm muss liegen bleiben: Jedes Symbol gilt nur einmal pro Zug. Drei Vieren bringen 12 Punkte. Tippe auf eine Vier!
once-not = Erlaubt, aber es bringt wenig. Drei Vieren sind auf einen Schlag 12 Punkte.
take = 22 Punkte mit Wurm: Das reicht für die 22. Du könntest weiterwürfeln, aber dann riskierst du alles. Nimm sie!
take-not = Mutig! Aber wenn nichts Neues fällt, ist alles weg. Nimm, was du hast.
stack = Dein erster Stein! Neue kommen obendrauf, und nur der oberste kann geklaut werden. Jetzt ist Masha dran.
masha = Masha nimmt die 25. Die ist zwei Würmer wert. Merk dir die Zahl …

## Der zweite Zug
again = Otto nimmt die 23. Du bist wieder dran, und wie es losgeht, weißt du schon.
again-not = Erst die Würmer! Ohne sie gibt es keinen Stein.
go-on = 15 Punkte, fünf Würfel übrig. Weiter!
go-on-not = 15 Punkte reichen für keinen Stein. Aufgeben wäre ein Fehlwurf.
fives = Schau auf Mashas Stein. Mit welchem Symbol kommst du auf genau 25?
fives-not = Nicht ganz: Du hast 15 und brauchst 25. Zwei Fünfen sind 10.
steal = Genau 25! Wer den obersten Stein von jemandem trifft, darf ihn klauen. Masha wird sich ärgern. Nur zu!
steal-not = { $action ->
    [grill] Auch richtig: Die 25 liegt nicht mehr auf dem Grill, also bekämst du den nächstniedrigeren Stein, die 24. Aber Klauen bringt mehr.
   *[other] Weiterwürfeln kann dich alles kosten. Erst klauen!
}
stolen = Die 25 gehört dir und liegt auf deiner 22: An die kommt jetzt niemand heran. Masha merkt sich das.

## Der dritte Zug
begun = Masha nimmt die 30, Otto die 24. Deinen Zug habe ich schon angefangen: Würmer und Fünfen, 25 Punkte.
greedy = Du könntest die 21 nehmen. Aber nur ein mickriger Wurm? Mit drei Würfeln, was soll da schiefgehen? Wirf!
greedy-not = Vernünftig! Im echten Spiel würde ich das auch tun. Aber heute will ich dir etwas zeigen. Wirf!
failed = Fünf, fünf, Wurm: Beides hast du schon, du kannst nichts behalten. Das ist ein Fehlwurf! Dein oberster Stein, die 25, geht zurück.
turned = Und der höchste Stein wird umgedreht: Die 36 bekommt niemand mehr. Tut mir leid. Das war meine Idee.

## Der letzte Zug
later = Ein paar Züge später liegt nur noch die 27 auf dem Grill. Wer den letzten Stein nimmt, beendet das Spiel. Du bist dran!
alone = Du weißt, wie es geht. Was kommt zuerst?
alone-not = Besser die Würmer: Vier davon sind 20 Punkte.
last-roll = 20 Punkte. Und jetzt?
last-roll-not = Nicht aufgeben! Du hast noch vier Würfel.
threes = Noch mindestens sieben Punkte, dann gehört die 27 dir.
threes-not = Ein Punkt ist zu wenig: 21 reicht nicht für die 27. Drei Dreien sind 9.
lower = 29 Punkte, aber die 29 ist längst weg. Dann bekommst du den nächstniedrigeren Stein: die 27. Nimm sie!
lower-not = Kein Risiko mehr: Es ist der letzte Stein, und er gehört dir.
over = Der Grill ist leer, das Spiel ist aus. Jetzt zählen alle Würmer, auf jedem Stein deines Stapels.
count = Du hast 12, Otto 11, Masha 10. Du gewinnst, mit einem einzigen Wurm Vorsprung!

## Was man dann weiß
learnt-1 = Leg Symbole zur Seite, jedes nur einmal pro Zug, und nie ohne Wurm.
learnt-2 = Deine Punkte nehmen einen Stein vom Grill oder klauen einen obersten, wenn du ihn genau triffst.
learnt-3 = Ein Fehlwurf kostet dich den obersten Stein. Hör rechtzeitig auf!
