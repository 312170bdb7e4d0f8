## Suits, cards and chefs
tricknchef-suit = { $suit ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[green] green
}
tricknchef-card = { $suit ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[green] green
} { $rank }
tricknchef-chef-taken = { $suit ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[green] green
} chef

## Buttons
tricknchef-play = Play { tricknchef-card }
tricknchef-play-coins = Play { tricknchef-card } { $change } = { $makes }
tricknchef-chef = Take a { tricknchef-chef-taken }

## What a choice would do
tricknchef-hint-coins = = { $makes }

## What a choice means
tricknchef-can-draft = Before the first trick everybody takes one of the chefs set aside.
tricknchef-can-lead = You lead: play any card. The others must follow its suit.
tricknchef-can-follow = You follow the suit led: { tricknchef-suit }.
tricknchef-can-any = You have no card of the suit led, { tricknchef-suit }: play any card.
tricknchef-can-coins = Every coin on the card adds 2 to its rank or takes 2 off, all in one direction. Coins you play are gone.
tricknchef-can-chef = Your card is the lowest of the trick: take a chef of any colour from the centre.

## Why not
tricknchef-why-wait = It is { $who }’s turn, not yours.
tricknchef-why-not-held = You don’t hold { tricknchef-card }.
tricknchef-why-follow = You must follow suit: { tricknchef-suit } was led, and you have it.
tricknchef-why-coins = You can’t lay more coins on a card: you have { $coins ->
    [0] none
   *[other] only { $coins }
}.
tricknchef-why-draft-first = No card can be played yet: first everybody takes a chef.
tricknchef-why-chef-first = The trick is complete: first take a chef for the lowest card.
tricknchef-why-chef-later = You can’t take a chef now: one goes to whoever has the lowest card when the trick is complete.
tricknchef-why-drafted = The { tricknchef-suit } chef set aside is taken already.
tricknchef-why-no-chef = No { tricknchef-suit } chef is left in the centre.
tricknchef-why-removed = The suit { tricknchef-suit } is not in this game.

## Events
tricknchef-tell-first = { $who } begins.
tricknchef-tell-remove = The suit { tricknchef-suit } stays in the box.
tricknchef-dealt = The cards are dealt: { $cards ->
    [one] one card
   *[other] { $cards } cards
} for each.
tricknchef-tell-chef = { $who } takes a { tricknchef-chef-taken }.
tricknchef-tell-play = { $who } plays { tricknchef-card }.
tricknchef-tell-play-coins = { $who } plays { tricknchef-card } { $change } = { $makes }.
tricknchef-trick = The trick goes to { $who }, { $suit ->
    [red] a red chef
    [yellow] a yellow chef
    [blue] a blue chef
   *[green] a green chef
} to { $whom }{ $coins ->
    [0] .
   *[other] , a coin to { $all }.
}
tricknchef-round = Round { $round } is over.
tricknchef-points = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tricknchef-begins = Round { $round } begins with { $who }.
tricknchef-trumps = { $count ->
    [1] Trump
   *[other] Trumps
}: { $red ->
    [first] red
   *[no] { "" }
}{ $yellow ->
    [first] yellow
    [next] , yellow
   *[no] { "" }
}{ $blue ->
    [first] blue
    [next] , blue
   *[no] { "" }
}{ $green ->
    [first] green
    [next] , green
   *[no] { "" }
}.

## The end
tricknchef-tie = Tie, decided by round 3: { $number }
tricknchef-account = Round { $round }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
tricknchef-account-chefs = Round { $round }, { $chefs ->
    [1] chef
   *[other] chefs
} on { tricknchef-suit } { $ranks }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
tricknchef-account-coins = Round { $round }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The goal
tricknchef-goal = Goal: the most stars. Win cards in tricks, and take chefs of the same suits: only a card with a chef on it counts.

## Whose turn it is
tricknchef-ask-draft = Take one of the chefs set aside.
tricknchef-ask-play = Play a card, with coins if you like.
tricknchef-ask-reward = Your card is the lowest: take a chef.
tricknchef-wait = { $who }’s turn.

## Rule options
tricknchef-option-remove = Colour left out
tricknchef-option-remove-what = With three players the cards and chefs of one colour stay in the box.
tricknchef-option-remove-means = { $value ->
    [random] The colour is drawn by lot before the first deal.
   *[other] This colour stays in the box.
}
tricknchef-option-remove-from = From the rulebook; any colour.

## What a bot thinks
tricknchef-think-won = Tried out in { $samples } possible { $samples ->
    [one] deal
   *[other] deals
}.
tricknchef-think-highest = Nobody else has a higher card of this suit than { tricknchef-card }; { $beaten ->
    [nothing] nothing can beat it
    [coins] only coins can beat it
    [trumps] only trumps can beat it
   *[both] only coins or trumps can beat it
}.
tricknchef-think-void = { $many ->
    [one] { $all } can’t follow { tricknchef-suit } any more.
   *[other] These can’t follow { tricknchef-suit } any more: { $all }.
}
tricknchef-think-trick = This wins the trick.
tricknchef-think-lowest = This is the lowest card: it brings a chef.
tricknchef-think-coin = Neither trick nor chef: it brings a coin.
tricknchef-think-stands = Stars under this chef now: { $stars }.
tricknchef-think-no-trump = Then { tricknchef-suit } is no trump for the rest of the round.
tricknchef-think-trump = Then { tricknchef-suit } alone is trump.
