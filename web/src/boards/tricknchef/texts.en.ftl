## Where the game stands
round = Round { $round }
trick = Trick { $trick } of { $tricks }
without = without { tricknchef-suit }
reserve = Coins in the reserve: { $count }
points-title = Points
now = now
sum = all
won = What you have won
won-none = No card and no chef.
again = A round's name shows how it was counted.

## A round is counted
counted = Round { $round } is counted
seated = a chef sits on it
idle = { tricknchef-suit } chef without a card

## The centre
centre = Chefs in the centre
trump = trump
trumps = { $count ->
    [one] Trump
   *[other] Trumps
}
draft = One chef each
column = { tricknchef-suit }: { $count ->
    [one] 1 chef
   *[other] { $count } chefs
} in the centre{ $trump ->
    [yes] , trump
   *[no] { "" }
}

## The trick
table = The trick
card = { tricknchef-card }
stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
leads = leads
took = takes the trick
lowest = lowest: takes a chef
got = { $piece ->
    [card-pile] the trick
    [coin-plus] a coin
   *[other] a chef
}

## Cards and coins
hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
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
