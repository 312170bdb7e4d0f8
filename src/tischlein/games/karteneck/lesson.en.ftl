## The others
player-1 = Masha
player-2 = Otto

## The first round
hello = Hello, I’m Squiggle! Each round three tiles lie here, with cousins of mine on them. Whoever lays the most points takes the best.
tiles = The higher the number, the more worms: the 19 brings two, the 38 brings eight. In the end only worms count.
fours = Each turn you lay one type, as many cards as you like. Tap the 4 three times to lift all three, then lay them!
fours-not = { $action ->
    [pass] Pass? You haven’t even begun! Tap the 4 three times, then lay them.
   *[other] That is allowed. But three 4s are 12 points at once: lift them, then lay them.
}
drawn = 12 points, and a new card in your hand. The 4 is used up: each type only once a round. Now watch the others.
worm = Time for your worm! It counts 5, and whoever passes without one fails. Tap it, then lay it.
worm-not = { $action ->
    [pass] Not yet! Without a worm passing is a failure. Lay yours first.
   *[other] That can wait. Without a worm all your points are for nothing, so lay it now.
}
five = The chicken 5 counts as much as a worm, but it is another type. So you may lay it as well. Do!
five-not = { $action ->
    [pass] Not yet, there is still a fine 5 in your hand.
   *[other] Allowed, but it brings little. Lay the 5!
}
pass = 22, and so has Masha. Otto has passed. Keep the small chickens for the next round: pass, and draw two cards. Only who passes last draws none.
pass-not = You may. But you will see: 22 is enough, and the card will help you later. Pass!
shared = 22 against 22! Then the highest sign on a worm decides: yours says 23, hers 11. So you take the 38. Well done, worm!

## The second round
begun = Round two, and I’ve begun for you: both your worms and two 4s, 18 points. I’m generous with worms.
exact = On top of Masha’s stack lies the 27. Which type takes you there exactly? Lay all you have of it!
exact-not = { $action ->
    [pass] You would wait with 18 and steal nothing. Three 3s make 27.
   *[other] Not quite: you have 18 and need 27. Three 3s are 9.
}
pass-on = Exactly 27, and a worm lies there. Pass now, and you may steal the tile!
pass-on-not = Then it isn’t 27 any more. Pass!
steal = It costs nothing: you take part in the share-out all the same. Masha is looking the other way. Now!
steal-not = How noble! Masha would never be so kind. Steal it!
stolen = The 27 is yours and covers your 38: only top tiles can be stolen. Masha will remember this.

## The third round
hopeful = The share-out brought you the 35 too. Now round three: I’ve laid 5s and 2s for you, 14 points. Only a worm is missing.
greedy = Yes, I’ve spent them all. But one is sure to come! Lay the 1 and draw. What could go wrong?
greedy-not = Passing without a worm would be a failure. Lay the 1 and draw: hoping is free!
nothing = A 2. No worm, and 2s are used up. There is nothing left that you may lay, so you have to pass.
nothing-not = There is nothing else to do now. Pass, and be brave.
failed = Failure! The cards you laid are gone, and you get the lowest tile, a 0. And only now come two worms. Sorry. I should have kept one.
zero = But look: a 0 can’t be stolen, and it guards all that lies below. I planned that. Honestly.

## The last round
later = Many cards later, the last round: Masha waits with 20, Otto with 25. You have 24 and go on alone.
alone = More than 25 takes the 42. But look at Otto’s stack: is there something else to get?
alone-not = { $action ->
    [pass] With 24 you stay behind Otto. One more type!
    [lay-2] That would do for the 42. But 29 does too, and look what lies on Otto’s stack!
   *[other] That makes 25, as many as Otto has. The 5 makes 29, and look what lies on his stack!
}
last-pass = 29! And now?
last-pass-not = Then it isn’t 29 any more. Pass!
last-steal = You know the rest. Masha is watching, and she is grinning.
last-steal-not = No pity in the last round! Steal it.
over = With 29 you also take the 42 in the share-out. There are no more tiles: the game is over.
count = Now all worms count, on every tile of a stack: you have 37, Otto 31, Masha 29. Without the last theft Otto would have won!

## What one knows then
learnt-1 = Lay one type a turn, each only once a round. Without a worm, passing is a failure.
learnt-2 = The highest total takes the highest tile. If equal, the highest sign on a worm decides.
learnt-3 = Pass with a worm and exactly the number of somebody’s top tile, and you may steal it.
