## Die anderen
player-1 = Masha
player-2 = Otto

## Der erste Stich
hello = Hallo, ich bin Kringel, und heute ist das meine Küche! Gewinne Karten mit Sternen und stell Köche ein: Nur Karten mit Koch zählen.
draft = Zehn Karten für jeden, Grün bleibt in der Schachtel. Deine rote 10 hat unten fünf Sterne, also nimm den roten Koch!
draft-not = Auch ein guter Koch. Aber die rote 10 ist deine beste Karte, und die will einen roten.
lead = Du spielst aus. Im ersten Stich ist jede Farbe Trumpf, also gewinnt die höchste Zahl. Tippe auf die rote 10 und spiel sie!
lead-not = Das darfst du. Aber höher als 10 ist keine Zahl, also spiel die.
got = Der Stich gehört dir! Die niedrigste Karte, Ottos 7, bringt ihm einen Koch. Masha bekommt keins von beiden, aber eine Münze.
trump = Otto nimmt einen gelben Koch. Jetzt liegen von Gelb die wenigsten in der Mitte: Gelb ist Trumpf und sticht Rot und Blau.

## Der zweite und der dritte
low = Wer den Stich holt, spielt als Nächstes aus. Jetzt soll ein Koch her, und den bringt die niedrigste Karte. Spiel die blaue 1!
low-not = Da kommt leicht jemand drunter. Unter die blaue 1 kommt niemand.
chef = Tiefer geht’s nicht! Such dir einen Koch aus: Du hast drei rote Karten gewonnen, aber nur einen roten Koch.
chef-not = In dieser Farbe hast du keine Karte gewonnen, und ein Koch ohne Karte zählt nichts. Nimm einen roten!
follow = Masha spielt Blau aus. Wer die Farbe hat, muss bedienen, darum sind deine anderen Karten dunkel. Spiel die blaue 5!
follow-not = Du hast Blau, also musst du Blau spielen.
coin = Weder die höchste noch die niedrigste Karte: Das bringt dir eine Münze. Und Otto mag Gelb: Jetzt ist nur noch Gelb Trumpf.

## Der vierte
void = Blau hast du nicht mehr, also darfst du alles spielen. Trumpf sticht sogar die 10! Mehr Karten, mehr Sterne. Her damit: die gelbe 5!
void-not = { $action ->
    [play-yellow-3] Die sticht auch. Aber deine 3 brauchst du später noch, also nimm die 5.
    [play-yellow-4] Die sticht auch. Aber die 4 hat noch Zeit, also nimm die 5.
    [play-yellow-9] Die sticht auch. Aber die 9 heben wir uns auf, also nimm die 5.
   *[other] Lieber die gelbe 5, und ohne Münze: Sie ist Trumpf, das genügt.
}
failed = Oje. Köche stehen immer auf den niedrigsten Karten ihrer Farbe. Deine standen auf der roten 7 und 9, jetzt müssen sie auf 1 und 7.
sorry = Fünf Sterne statt neun! Ottos rote 1 war ein faules Ei, und ich hab sie dir aufgeschwatzt. Tut mir leid. Das machen wir wieder gut.
away = Du spielst aus, und kleine rote Karten schaden nur noch. Weg mit der roten 6, soll sie jemand anders nehmen!
away-not = Die brauchst du noch. Spiel die rote 6, und behalte deine Münze.
both = Masha hat kein Rot, und ihre gelbe 1 ist Trumpf: Sie holt den Stich. Und weil sie auch die niedrigste ist, gibt es einen Koch dazu!

## Münzen
down = Ottos 2 ist niedrig. Aber jede Münze ändert deine Karte um 2: Nimm die gelbe 3, leg eine Münze mit Minus dazu, und sie zählt nur 1!
down-not = { $action ->
    [play-yellow-3] Fast! Eine 3 allein ist nicht niedriger als Ottos 2. Leg eine Münze mit Minus dazu.
   *[other] Besser so: Die gelbe 3 mit einer Minusmünze zählt 1, weniger als Ottos 2.
}
third = Am niedrigsten! Du hast Rot 1, 7, 9 und 10 und nur zwei rote Köche. Wen nimmst du?
third-not = Der fände auch eine Karte. Aber mit einem dritten roten Koch zählt die rote 9 wieder.
free = Wieder Blau, und du hast keins. Du willst noch einen Koch: Welche Karte spielst du?
free-not = { $action ->
    [play-yellow-9] Gerade ist wieder jede Farbe Trumpf, die 9 würde also stechen. Die rote 3 ist die niedrigste.
   *[other] Niedriger als die rote 3 ist keine deiner Karten, und sie braucht keine Münze.
}

## Der letzte Stich
last = Drei Stiche später hast du vier rote und zwei gelbe Köche. Aber ein gelber hat noch keine Karte. Der letzte Stich beginnt!
up = Rot ist Trumpf, aber niemand hat Rot. Eine Karte, eine Münze: Wie holst du dir Mashas Stich?
up-not = { $action ->
    [play-yellow-9] So knapp! 9 reicht nicht gegen 10. Leg die Münze mit Plus dazu.
   *[other] Andersherum! Mit einer Plusmünze zählt deine 9 elf.
}
count = Deiner! Nach zehn Stichen stellen sich die Köche auf: auf Rot 1, 7, 9 und 10, auf Gelb 5 und 7. Das sind 22 Sterne.
others = Masha hat sieben Stiche, aber nur zwei Köche. Otto hat fünf Köche und keine einzige Karte! Ihm bleiben die Münzen, jede zählt 1.
over = Man braucht beides, Karten und Köche, und du hast beides. Drei solche Runden sind ein Spiel, und diese gehört dir!

## Was man dann weiß
learnt-1 = Bediene, wenn du kannst. Der höchste Trumpf holt den Stich, ohne Trumpf die höchste Karte der angespielten Farbe; die niedrigste Karte einen Koch, die anderen eine Münze.
learnt-2 = Trumpf ist die Farbe mit den wenigsten Köchen in der Mitte, aber mindestens einem: Jeder genommene Koch kann das ändern.
learnt-3 = Köche stehen auf deinen niedrigsten Karten ihrer Farbe. Nicht jeder Stich tut dir gut!
