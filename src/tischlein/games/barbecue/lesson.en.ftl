## The others
player-1 = Masha
player-2 = Otto

## The first turn
hello = Squiggle here, hello! My cousins lie on a grill again. Put your plates where the worms are: each worm is a point.
spaces = Each space wants its number exactly: not one more, not one less. The 23 brings one worm, the 36 brings four.
worms = You begin! Choose a face, and all its dice are set aside. Tap a worm: it counts 5.
worms-not = That is allowed. But without a worm you may not stop, so take the worms first.
roll-on = Two worms are 10. You need at least 23, so roll the other six dice.
roll-on-not = There is nothing else to do now. Roll the six dice.
sixes = The new worm stays: each face counts only once a turn. Three 6s are 18. Tap a 6!
sixes-not = Allowed, but it brings little. Three 6s are 18 points at once.
plate = Exactly 28, and the 28 is empty. Roll on? Why should you? Put your plate there!
plate-not = Brave! But rolling on leads away from the 28, or to nothing at all. Put your plate there.
stands = Your plate, two worms, two points. But a single plate can be taken. Watch Masha!
masha = Masha’s plate goes on the 33, for four worms. Four! Keep that number in mind …

## The second turn
again = Otto takes the 32. Your turn, and three 6s are a fine start. The worms can wait.
again-not = { $action ->
    [keep-w] A single worm? Then the face is used up, and better worms may come. Take the 6s!
   *[other] That is little for a face you can take only once. Three 6s are 18.
}
go-on = 18 points, but no worm. So you can’t stop yet. Roll!
go-on-not = There is nothing else to do now. Roll!
exact = Look at Masha’s 33. Which face takes you there exactly?
exact-not = Not quite: you have 18 and need 33. Three worms are 15.
capture = Exactly 33, and a single plate lies there. Put yours in its place, and Masha hands over the four worms!
capture-not = Rolling on leads away from the 33. Four worms, don’t let them crawl off!
taken = Masha gets her plate back, you get her four worms. She looks at you. She looks at the dice …
revenge = Exactly 28! Masha takes your space, and two worms with it. Single plates live dangerously.

## The third turn
begun = Otto takes the 30. I’ve begun your turn: worms and 4s, 27 points. The 27 is empty and brings two worms.
greedy = But just one 6 more makes 33: a second plate, four worms! Two dice, what could go wrong? Roll!
greedy-not = Sensible! In a real game I would do the same. But today I want to show you something. Roll!
failed = A 4 and a worm: you have both already. Failure! You lose nothing, but a snail crawls onto the highest empty space.
sorry = Whoever hits the 36 now takes the snail, for 3 points, but puts no plate there. Sorry. That was my idea.

## The fourth turn
second = This time I’ve begun without clever ideas: 25 points. Which face takes you to your own 33?
second-not = That makes 26: an empty space, two worms. But two 4s make 33, and that brings four.
lock = 33, and your own plate lies there: add the second, and take the four worms once more!
lock-not = One die and no need for it. Put the second plate there!
safe = Two plates: the 33 is yours for good. Nobody can stop there any more. I am a little proud of you.

## The fifth turn
above = Your next turn, already 39! The grill ends at 36. Above that you take a snail from the stock: 3 points.
above-not = You could only lose it now. Take the snail!
caught = A snail of your own! It isn’t fast, but it’s worth as much as three worms.

## The last turn
later = Many turns later the stock is empty: the next failure ends the game. Otto leads with 24, you have 19.
alone = You know how it’s done. What comes first?
alone-not = Better the worms: four of them are 20 points.
last-roll = 20 points. And now?
last-roll-not = There is nothing else to do now. Roll!
choose = 28 is Masha’s, 32 is Otto’s. Whose worms do you need?
choose-not = That makes 28 and takes two worms from Masha. But Otto leads! Two 6s make 32.
win = 32! Three worms less for Otto, three more for you. Take them!
win-not = No more risks: three worms from Otto are all you need.
over = Masha’s 33 is no use: your two plates lie there. She rolls on and fails, and no snail is left. The game is over!
count = Worms count 1, snails 3: you have 22, Otto 21, Masha 17. You win, by a single point!

## What one knows then
learnt-1 = Hit a space exactly, with a worm, and put your plate there. A second one makes it safe.
learnt-2 = A single plate of another is no protection: hit it exactly, and space and worms are yours.
learnt-3 = Above 36 you take a snail, a failure puts one on the grill. Once the stock is empty, the next failure ends the game.
