## The others
player-1 = Masha
player-2 = Otto

## The first trick
hello = Hello, I’m Squiggle, and today this is my kitchen! Win cards with stars and hire chefs for them: only cards with a chef on them count.
draft = Ten cards for each, and green stays in the box. Your red 10 has five stars below its number, so take the red chef!
draft-not = A fine chef too. But your red 10 is the best card you have, and it wants a red one.
lead = You lead. In the first trick every suit is trump, so the highest number wins. Tap the red 10, then play it!
lead-not = You may. But no number is higher than 10, so lead with that.
got = The trick is yours! The lowest card, Otto’s 7, brings him a chef. Masha gets neither, but a coin.
trump = Otto takes a yellow chef. Now the centre has fewer yellow ones than others: yellow is trump and beats red and blue.

## The second and the third
low = Who takes the trick leads the next one. Now you want a chef, and that needs the lowest card. Lead the blue 1!
low-not = Somebody may well go lower than that. Under the blue 1 nobody can go.
chef = Lowest of all! Choose your chef: you have won three red cards, and only one red chef stands on them.
chef-not = You have won no card of that suit, and a chef without a card counts nothing. Take a red one!
follow = Masha leads blue. Whoever has the suit must follow, that’s why your other cards are dark. Play the blue 5!
follow-not = You have a blue card, so blue it must be.
coin = Neither the highest nor the lowest: that brings you a coin. And Otto likes yellow, so yellow alone is trump now.

## The fourth
void = You have no blue left, so you may play anything. Trump beats even the 10! More cards, more stars, what could go wrong? Your yellow 5!
void-not = { $action ->
    [play-yellow-3] That would take it too. But you will need your 3 later, so play the 5.
    [play-yellow-4] That would take it too. But the 4 can wait, so play the 5.
    [play-yellow-9] That would take it too. But the 9 is for later, so play the 5.
   *[other] Better the yellow 5, and without a coin: it is trump, and that’s enough.
}
failed = Oh dear. Chefs always stand on the lowest cards of their suit. Yours stood on the red 7 and 9, and now they have to move to 1 and 7.
sorry = Five stars instead of nine! Otto’s red 1 was a rotten egg, and I talked you into it. Sorry. We’ll make it good.
away = You lead, and little red cards only do harm. Away with the red 6, let somebody else take it!
away-not = You still need that one. Play the red 6, and keep your coin.
both = Masha has no red, and her yellow 1 is trump: she takes the trick. As the lowest card it brings her a chef, too!

## Coins
down = Otto’s 2 is low. But each coin changes your card by 2: pick the yellow 3, lay a coin with a minus, and it counts only 1!
down-not = { $action ->
    [play-yellow-3] Almost! A 3 alone is not lower than Otto’s 2. Lay a coin with a minus on it.
   *[other] Better like this: the yellow 3 with one minus coin counts 1, lower than Otto’s 2.
}
third = Lowest! You have red 1, 7, 9 and 10 and only two red chefs. Whom do you take?
third-not = That one would find a card as well. But with a third red chef the red 9 counts again.
free = Blue again, and you have none. You want one more chef, so which card do you play?
free-not = { $action ->
    [play-yellow-9] All suits are trump again, so the 9 would take the trick. The red 3 is the lowest.
   *[other] Nothing you have is lower than the red 3, and it needs no coin.
}

## The last trick
last = Three tricks later you have four red chefs and two yellow ones. But one yellow chef has no card yet. The last trick begins!
up = Red is trump, but nobody has any. One card, one coin: how do you take the trick from Masha?
up-not = { $action ->
    [play-yellow-9] So close! 9 is not enough against 10. Lay the coin with a plus on it.
   *[other] The other way round! With a plus coin your 9 counts 11.
}
count = Yours! After ten tricks the chefs take their places: on the red 1, 7, 9 and 10, on the yellow 5 and 7. That makes 22 stars.
others = Masha took seven tricks, but has only two chefs. Otto has five chefs and no card at all! Each coin left counts 1, that’s all he gets.
over = You need both, cards and chefs, and you have both. Three such rounds make a game, and this one is yours!

## What one knows then
learnt-1 = Follow suit if you can. The highest trump takes the trick, without one the highest card of the suit led; the lowest card brings a chef, and the others get a coin.
learnt-2 = Trump is the suit with the fewest chefs in the centre, but at least one, so every chef taken may change it.
learnt-3 = Chefs stand on your lowest cards of their suit. Not every trick does you good!
