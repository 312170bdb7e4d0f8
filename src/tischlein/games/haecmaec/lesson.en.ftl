## The others
player-1 = Masha
player-2 = Otto

## The first burger
hello = Hello, I’m Squiggle! All of you build one burger, layer by layer. Whoever closes it gets everything that is in it.
short = For a short game there are only six bottoms today, and two tops for each of you: a normal one and a doubling one.
lay = Every turn begins with a card from the pile, and you have drawn it. Now lay an ingredient. Who knows who will get it, so a cheap one: tomato 1!
lay-not = { $action ->
    [play-lettuce-1] Just as cheap! But a good burger begins with a tomato, says my grandmother.
   *[other] You may, but who will get it? Give away as little as you can: tomato 1.
}
window = Only the top card is seen, so remember: tomato, cheese, patty. No kind should lie there more than twice. All in order: no objection!
window-not = That is the first patty in this burger. You would be wrong, and it would cost you 6. No objection!
close = With three players two ingredients are enough to close, as the flag shows. Here are three, and 1 + 4 + 3 make 8 points. Lay your normal top on it!
close-not = { $action ->
    [close-double] Save the doubling top for a better burger. The normal one will do.
   *[other] If you wait, Masha takes it. Close it while you can!
}
new = The burger is yours! Whoever closes one begins the next at once, without drawing again. Lay bacon 2!
new-not = That’s fine too, but I have a feeling about bacon. Lay bacon 2!

## The second burger
accuse = Bacon, bacon, bacon! A third one may be laid, but woe betide you if somebody notices. You do, so accuse Otto!
accuse-not = Then it would stay there and count for the burger. But it is the third bacon, so accuse!
right = You are right! Bacon 6 leaves the burger and lies open before Otto. In the end it counts twice against him: minus 12.
grow = Your turn. Two ingredients are enough to close, but that’s a poor meal. Let the burger grow and lay cheese 3!
grow-not = { $action ->
    [close-double] Six points doubled make 12. But wait, it gets better: lay cheese 3!
   *[other] A little more, or it stays a poor meal. Lay cheese 3!
}
fine = Now Masha lays a tomato. Is it the third one? You have seen everything that lies below …
fine-not = No, it is the first tomato in this burger. A wrong accusation would cost you 8. No objection!
boast = More cheese! That must be the third one by now. I never forget a cheese, trust me. Accuse Otto!
boast-not = Oh, you keep count yourself? In a real game, do trust your own head. But today trust mine, and accuse!
wrong = Oops. It is only the second one! You were wrong, so cheese 5 lies open before you now. That costs you 10.
sorry = I’m sorry. A worm’s head is small, and there is mostly worm in it. But I know how you get it back!
double = 2 + 4 + 3 + 4: there lie 13 points, and under a doubling top they count 26. Close it to count double!
double-not = If you wait, Masha takes it. Lay your doubling top on it!

## The last burger
next = Two burgers for you! But now you have no top left and only feed the others. So give them little: onion 1!
next-not = { $action ->
    [play-pickle-2] They would like that. But an onion 1 is cheaper.
   *[other] Just as cheap, but only an onion makes them cry. Onion 1!
}
later = Some burgers later the last bottom lies there, with patty 6 on it. You have no top, but Masha still has her doubling one.
fly = If you lay something, Masha closes it to count double. But look what you have drawn: a fly! It throws the burger away.
fly-not = Then two ingredients lie there, enough for Masha and her doubling top. Take the fly!
over = Nobody gets it! And since no bottom is left, the game ends at once. Now everything is opened.
count = Your burgers bring 8 + 26. Take off 4 for the cards in your hand and 10 for the cheese: 20! Masha has 8, Otto 2. You win!
slap = One more thing: with the option Slapping, burgers go to the quickest hand. Try that when you feel wild, but mind your fingers.

## What one knows then
learnt-1 = Draw a card, then lay an ingredient, close the burger with a top, or throw it away with a fly.
learnt-2 = No kind more than twice! Accuse whoever lays the third. Whoever is wrong gets the card, twice its value as minus points.
learnt-3 = Remember what lies below, and never trust a worm’s memory.
