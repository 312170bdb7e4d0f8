## Where the game stands
round = Round { $round }
trick = Trick { $trick } of { $tricks }
without = without { tricknchef-suit }
reserve = Coins in the reserve: { $count }
points-title = Points
now = now
sum = all
won = Won by { $who }
won-none = No card and no chef yet.

## The centre
centre = Chefs in the centre
trump = trump
column = { tricknchef-suit }: { $count ->
    [one] 1 chef
   *[other] { $count } chefs
} in the centre{ $trump ->
    [yes] , trump
   *[no] { "" }
}
chef = a { tricknchef-chef-taken }

## The trick
table = The trick
card = { tricknchef-card }
stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
leads = leads
took = took it

## Cards and coins
hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
pick = Pick a card.
follow = { $suit ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[green] Green
} was led: follow suit.
less = Two less, by a coin
more = Two more, by a coin

## Before each seat
chefs = { tricknchef-suit } chefs: { $count }
coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
tricks = Tricks won: { $count }

## Lines that are told as one
tricknchef-tell-draw-many = { $who } is dealt { $count } cards.
tricknchef-tell-drawn-many = { $who } is dealt { $list }.
tricknchef-tell-drawn-item = { tricknchef-card }
rule-section = { $rule ->
   *[turn] A trick
    [chefs] Who gets what
    [options] Options
}
