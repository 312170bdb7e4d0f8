kind = { $kind ->
    [patty] Patty
    [cheese] Cheese
    [tomato] Tomato
    [bacon] Bacon
    [pickle] Pickle
    [lettuce] Lettuce
    [onion] Onion
    [ketchup] Ketchup
    [fly] Fly
   *[other] { $kind }
}
card = { kind } { $value }
count = no. { $count }
hand = Your cards
burger = { $count ->
    [0] A bare bottom
    [one] A burger with 1 ingredient, on top { $top }
   *[other] A burger with { $count } ingredients, on top { $top }
}
no-burger = No burger yet
space-bar = space
hand-on = The hand of { $who } is on the burger
lots = too close to call: drawn by lot
pile = pile
bottoms = { $count ->
    [one] bottom
   *[other] bottoms
}
layers = { $count ->
    [one] 1 layer
   *[other] { $count } layers
}
closes = Can be closed from { $count } layers on
thrown = thrown
accuses = { $who } accuses { $whom }
verdict = { $right ->
    [yes] Right!
   *[no] Wrong!
}
goes-to = { card } goes to { $who }: −{ $points }
burgers = { $count ->
    [one] 1 burger
   *[other] { $count } burgers
}, ingredients: { $also }
burgers-doubled = { $count ->
    [one] 1 doubled burger
   *[other] { $count } doubled burgers
}, ingredients: { $also }
tops = { $count ->
    [one] 1 top
   *[other] { $count } tops
} left
tops-doubling = { $count ->
    [one] 1 doubling top
   *[other] { $count } doubling tops
} left
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
open-cards = Open cards: −{ $points } ({ $cards })
closed = In closed burgers
doubled = In doubled burgers
in-hand = Left in hand
penalty = Open cards
middle = In the middle
thrown-cards = Thrown away

## What lies covered
haecmaec-tell-play-covered = { $who } lays an ingredient.

## Runs of lines that read as one
haecmaec-tell-draw-card-many = { $who } draws { $list }.
haecmaec-tell-draw-card-item = { haecmaec-card }
haecmaec-tell-pass-all = { $many ->
    [2] { $all } have no objection.
   *[other] { $many } players have no objection.
}
