## The others
player-1 = Masha
player-2 = Otto

## The first turn
hello = Hello, I’m Squiggle! On this grill lie sixteen tiles with worms, some of them my cousins. Whoever saves the most worms wins.
prices = A tile costs as many points as its number says. The 21 brings one worm, the 36 brings four.
dice = You begin! Eight dice are about to fall. You choose one face, and all dice that show it are put aside.
worms = Tap a worm. It counts 5, and without a single worm you get no tile at all.
worms-not = That is allowed. But without a worm you go home with nothing, so take the worms first.
roll-on = Two worms are 10 points. The cheapest tile costs 21, so roll the other six dice.
roll-on-not = Giving up now would be a failure, and you have only just begun. Roll the six dice.
once = The new worm has to stay: each face counts only once a turn. Three fours bring 12 points. Tap a four!
once-not = Allowed, but it brings little. Three fours are 12 points at once.
take = 22 points with a worm: enough for the 22. You could roll on, but then you risk it all. Take it!
take-not = Brave! But if nothing new falls, everything is gone. Take what you have.
stack = Your first tile! New ones go on top, and only the top one can be stolen. Now it’s Masha’s turn.
masha = Masha takes the 25. It is worth two worms. Keep that number in mind …

## The second turn
again = Otto takes the 23. Your turn again, and you know how it begins.
again-not = Worms first! Without one you get no tile.
go-on = 15 points, five dice left. On you go!
go-on-not = 15 points are not enough for any tile. Giving up would be a failure.
fives = Look at Masha’s tile. Which face brings you to exactly 25?
fives-not = Not quite: you have 15 and need 25. Two fives are 10.
steal = Exactly 25! Whoever hits another’s top tile may steal it. Masha won’t like it. Go ahead!
steal-not = { $action ->
    [grill] Also right: the 25 is no longer on the grill, so you would get the next lower tile, the 24. But stealing brings more.
   *[other] Rolling on could cost you everything. Steal first!
}
stolen = The 25 is yours and covers your 22: nobody gets at that one now. Masha will remember this.

## The third turn
begun = Masha takes the 30, Otto the 24. I’ve begun your turn for you: worms and fives, 25 points.
greedy = You could take the 21. But one measly worm? Three dice are left, what could go wrong? Roll!
greedy-not = Sensible! In a real game I would do the same. But today I want to show you something. Roll!
failed = Five, five, worm: you have both already, so there is nothing to keep. That is a failure! Your top tile, the 25, goes back.
turned = And the highest tile is turned over: nobody gets the 36 any more. Sorry. That was my idea.

## The last turn
later = A few turns later only the 27 is left on the grill. Whoever takes the last tile ends the game. Your turn!
alone = You know how it’s done. What comes first?
alone-not = Better the worms: four of them are 20 points.
last-roll = 20 points. And now?
last-roll-not = Don’t give up! You still have four dice.
threes = Seven more points at least, and the 27 is yours.
threes-not = One point is too little: 21 won’t buy the 27. Three threes are 9.
lower = 29 points, but the 29 is long gone. Then you get the next lower tile: the 27. Take it!
lower-not = No more risks: it is the last tile, and it’s yours.
over = The grill is empty, the game is over. Now all worms count, on every tile of your stack.
count = You have 12, Otto 11, Masha 10. You win, by a single worm!

## What one knows then
learnt-1 = Put faces aside, each only once a turn, and never without a worm.
learnt-2 = Your points take a tile from the grill, or steal a top tile if you hit it exactly.
learnt-3 = A failure costs you your top tile. Stop in time!
