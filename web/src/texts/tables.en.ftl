## A new table

chairs = Chairs
chair-name = Chair { $number }
chair-kind = { $kind ->
    [me] Me
   *[open] Whoever comes
    [bot] Bot
    [local] At this device
}
name-of = Name on chair { $number }
level-of = Bot on chair { $number }
level = { $level ->
    [easy] easy
   *[normal] normal
    [hard] hard
    [expert] expert
}
chair-mine = One chair must be yours. Choose “Me” on one of them.
add-chair = One more chair
remove-chair = Take chair { $number } away
options = Rules
time = Time
clock = Clock
clock-choice = { $clock ->
   *[none] No clock
    [30] 30 seconds a move
    [60] 60 seconds a move
    [120] 120 seconds a move
    [86400] 1 day a move
    [259200] 3 days a move
    [604800] 7 days a move
}
late = When time runs out
late-choice = { $late ->
    [bot-seat] A bot takes the seat until its player is back
    [bot-move] A bot plays this move
   *[wait] The table waits
}
window = Time to accuse
window-choice = { $seconds ->
    [0] No clock: sealed answers
   *[other] { $seconds } seconds
}
window-what = After each ingredient the others have so long to accuse, or to slap. Without a clock all answer in their own time, and nobody sees an answer before all are in.
pace = How bots play
pace-choice = { $pace ->
    [instant] At once
   *[quick] Quickly
    [calm] Calmly
}
who-sees = Who sees what
public = Show it among the open tables
spectators = Others may watch
hints = Say what each choice would do
box = My copy shows other numbers
box-what = Every number of the game can be set as your own copy shows it. Only what you change is changed.
box-reset = As in the box
open-table = Open the table
box-worms = Worms on a tile or space
box-hand_size = Cards in hand
box-chickens = Chicken cards of each value
box-values = What a card counts
box-removed = Tiles put away, by players
box-tiles = Tiles of each number
box-snails = Snails
box-snail_points = Points for a snail
box-ingredients = Ingredients by value
box-flies = Flies
box-penalty_times = How often a penalty counts
box-normal_tops = Tops, by players
box-doubling_tops = Doubling tops, by players
box-bottoms_in_play = Bottoms, by players
box-to_close = Ingredients needed to close
box-stars = Stars by rank
box-chef_tokens = Chefs of each colour
box-coin_tokens = Coins
box-coin_points = Points for a coin
box-label = { $label ->
    [w] worm
    [patty] patty
    [cheese] cheese
    [tomato] tomato
    [bacon] bacon
    [pickle] pickle
    [lettuce] lettuce
    [onion] onion
    [ketchup] ketchup
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
   *[other] { $label }
}

## Rule options

value-off = off
value-on = on
value-no-exception = no exception
value-all-returned = both tiles
value-random = drawn by lot
value-red = red
value-yellow = yellow
value-blue = blue
value-green = green

## Rules

rules-tab = Open in a new tab
contents = Contents
usual = usual
at-this-table = at this table
at-this-table-other = other numbers at this table
example-name = { $seat ->
    [1] Masha
    [2] Ole
   *[other] Mila
}

## Waiting for others

chair-open = A free chair
sit-down = Sit down
stand-up = Stand up
that-is-you = That is you
bot-name = Bot { $number }
bot-level = Bot, { $level ->
    [easy] easy
   *[normal] normal
    [hard] hard
    [expert] expert
}
begin = { $free ->
    [0] Begin
   *[other] Begin with bots
}
begin-how = { $free ->
    [one] A bot takes the free chair.
   *[other] Bots take the { $free } free chairs.
}
host-begins = The game begins when every chair is taken, or when the host begins it.
invite = Invite
clock-now = { $kind ->
   *[none] No clock
    [move] { $seconds } seconds a move
    [days] Days a move: { $days }
}
public-now = { $public ->
    [yes] Anybody finds this table
   *[no] Only by the link
}
spectators-now = { $allowed ->
    [yes] Watching: { $count }
   *[no] Nobody else may watch
}
components-changed = Played with other numbers than in the box
commitment = To check later that nobody cheated:

## At the table

seats = The others
seat-label = { $who }{ $turn ->
    [yes] : now to play
   *[no] { "" }
}
you-named = { $who } (you)
away = away
bot-sits-in = a bot sits in
time-left = Time left: { $time }
line-your-turn = Your turn.
line-turn-of = { $who }: your turn.
line-turn = { $count ->
    [one] { $who }’s turn.
   *[other] Waiting for { $who }.
}
line-answered = You have answered; the others are thinking.
line-chance = Now it is up to luck.
line-lent = A bot plays for you.
line-over = The game is over.
choices = What you may do
sure = Are you sure?
think-again = Not yet
undo = Take back
log = What happened
log-and-chat = Log and chat { $fresh ->
    [0] { "" }
   *[other] (new: { $fresh })
}
log-undo = { $who } takes a choice back.
log-time = { $who } { $ms } ms
times = Hands in order
seconds = { $seconds } s
milliseconds = { $ms } ms
say-something = Say something
send = Send
emotes = Quick words
emote = { $emote ->
   *[hello] Hello!
    [thanks] Thank you!
    [well-played] Well played!
    [oops] Oops!
    [lucky] Lucky!
    [hurry] Your turn …
}
connection-lost = The connection is cut. Nothing is lost; we keep trying.
lend = A bot plays for { $who }
take-back = { $who } plays again
leave = Leave
leave-cost = In a game a bot takes your seat; you may come back.
stay = Stay
tell-turn = Tell me when it is my turn
tell-turn-denied = The browser does not allow notifications here. That can be changed in its settings for this page.
tell-turn-none = This browser can’t show notifications here.
turn-with = with { $who }
hand-over = Hand over to { $who }
hand-over-why = So that nobody sees another’s cards.
i-am = I am { $who }

## On a big screen

screen-show = Show on a big screen
screen-copy = Copy the link for the big screen
screen-sit = Sit down with your phone
screen-how = Scan this, or open { $address } and type the code:
screen-back = { $watch ->
    [yes] Scan to come back, or to watch
   *[no] Scan to come back
}
screen-window = Everybody decides now.
screen-local = This screen is open at “{ $address }”. Phones can’t find it there: open it by this computer’s address in your network.
fullscreen = Full screen

## Help

help = What can I do?
help-may = You can
help-may-not = Not possible now
help-more = and { $count } more
help-rules = All the rules
hints-ask = Which is best?
hints-wait = Thinking …
hints-best = A strong player’s view
hints-wins = { $value } % to win
hints-about = about { $value } %
hints-worse = seemed worse
hints-alike = About as good.
hints-guess = Only a guess: too little was tried to tell chances.
hints-points = { $value } points
hints-always = Always show the best move’s chances on the board
odds-fails = { $label }: chances in %, failing: { $percent } %
odds-at = { $at }: { $percent } %.
rule-link = Rules: { $section }
rule-section = { $rule ->
   *[turn] Your turn
    [stop] Stopping
    [fail] Failing
    [options] Options
    [lay] Laying
    [share] The share-out
    [accuse] The recipe
    [slap] Slapping
    [chefs] Chefs
}

## People come and go

people-sat = { $who } sits down.
people-stood = { $name } leaves the table.
people-lent-asked = A bot plays for { $who }.
people-lent-left = { $who } leaves; a bot plays on.
people-lent-late = { $who } is out of time; a bot plays on.
people-lent-gone = { $who } has been gone for a while; a bot plays on.
people-returned = { $who } plays again.

## The end

you-win = You win
wins = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
rank = { $rank }.
winner = wins
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rematch = Rematch
go-rematch = To the rematch
replay = Replay
see-table = See the table
see-ranking = See the ranking

## A guided first game

coach = Squiggle
lesson-title = Your first game
lesson-progress = Progress
lesson-next = Next
lesson-skip = Skip
lesson-back = One step back
lesson-watch = Now watch what happens.
lesson-returned = There you are again! Shall we go on where we stopped?
lesson-go-on = Go on
lesson-again = Begin again
lesson-done = That was your first game!
lesson-play = Play now against bots

## Replay

perspective = Seen from
from-outside = outside
from-open = open cards
eyes = Board of
download = Download the record
moment = Moment
moment-of = { $at } of { $last }
play = Play
pause = Pause
step-back = One back
step-on = One on
to-first = To the beginning
to-last = To the end
import-how = A record of a game: from here, from the terminal, or typed in from a real table.
import-file = From a file
import-text = Or pasted
import-go = Show it

## Review

review = Review
review-tabs = What is shown here
review-how = What was luck, what did choices cost? A strong player looks at the whole game again.
review-long = That takes a few seconds in dice games and up to a minute or two in card games. You can leave and come back.
review-go = Review this game
review-waiting = Other games are being reviewed first. You can leave and come back.
review-working = It is being worked out: { $percent } %
review-left = { $unit ->
    [minutes] { $many ->
        [one] About a minute left.
       *[other] About { $many } minutes left.
    }
   *[seconds] About { $many } seconds left.
}
review-impossible = { $why ->
    [players] For so many players nobody has learnt yet what a table is worth. So there is no review.
   *[unfinished] This game breaks off. Only a finished game can be reviewed.
}
review-failed = That did not work out. It can be tried again.
review-chart = Chances to win: { $list }
review-share = { $who } { $share } %
review-counts = All numbers are points of the chance to win, out of 100. Luck and choices push it up and down, so over a whole game they can add up to more than 100.
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-end-word = At the start { $start } % to win. { $end ->
    [won] Won.
    [shared] The win was shared.
   *[lost] Lost.
}
review-luck-word = { $luck ->
    [good] Luck was kind: it gave { review-points }.
    [bad] Luck was unkind: it took { review-points }.
   *[even] Luck was fair.
}
review-own-word = { $own ->
    [best] Choices: nearly perfect.
    [good] Choices: good, with a few slips. They cost { review-points }.
    [costly] Choices: some were dear. Together they cost { review-points }.
   *[dear] Choices: many were dear. Together they cost { review-points }.
}
review-sum = How it adds up
review-sum-how = Start + luck + own choices + the others’ choices = result: 100 is won, 0 is lost.
review-sum-quick = In card games own choices are held against a quick player’s: better ones gain.
review-start = chance at the start
review-luck = luck
review-own = own choices
review-others = the others’ choices
review-result = result
review-turning = Turning points
review-change = { $who }: { $before } % → { $after } %
review-moves = Choices that cost most
review-better = Better: { $best }
review-cost = { $cost } points
review-back = Back to the list
review-none = No choice cost more than one point.
review-fair = A choice is judged by what could be known then; what lay hidden counts as luck.

## Puzzle of the day

puzzle-watch = Watch what happens. Then it is your turn.
puzzle-ask = What would you do? Careful: what comes to mind first is not the best.
puzzle-obvious = “{ $choice }” wins { $percent } %. That comes to mind first, but something else wins more often. Try again!
puzzle-wrong = “{ $choice }” wins { $percent } %. A good try, but there is something better.
puzzle-right = Right! “{ $best }” wins { $percent } %, “{ $other }” only { $less } %.
puzzle-shown = It was “{ $best }”: it wins { $percent } %, “{ $other }” only { $less } %.
puzzle-why = Why?
puzzle-again = Watch again
puzzle-show = Show me
puzzle-values = How often each choice wins
puzzle-first = comes to mind first
puzzle-best = best
puzzle-how = Chances to win, when a strong player goes on for everybody, by all that could be known here.
puzzle-ahead = { $points ->
    [0] On average you will be level.
    [one] On average you will be 1 point ahead.
   *[other] On average you will be { $points } points ahead.
}
puzzle-behind = { $points ->
    [one] On average you will be 1 point behind.
   *[other] On average you will be { $points } points behind.
}
puzzle-board = Back to the board
puzzle-retry = Once more
puzzle-others = More puzzles today
puzzle-tomorrow = There is a new one tomorrow.

## Fair luck

verify-how = Before the first event the dealer shows a sealed seed. After the game it is opened: every draw follows from it and from what the players’ browsers added.
verify-which = Which game? Paste the link of its replay.
verify-go = Check it
verify-none = This game was not dealt here, so there is nothing to check.
verify-seed = The seed fits the seal shown before the game.
verify-seed-bad = The seed does not fit the seal shown before the game.
verify-seal = Seal
verify-opened = Seed
verify-draws = { $count ->
    [one] 1 draw follows from the seed.
   *[other] All { $count } draws follow from the seed.
}
verify-draws-bad = { $count ->
    [one] 1 draw does not follow from the seed.
   *[other] { $count } draws do not follow from the seed.
}
verify-raced = by reaction time
verify-next = the next one begins, after a game before
verify-good = fits
verify-bad = does not fit

## Dice and worms

die = { $face ->
    [w] Die: worm
   *[other] Die: { $face }
}
dice = { $count } × { $face ->
    [w] worm
   *[other] { $face }
}
kept = Kept
kept-label = Kept: { $total }, { $worm ->
    [yes] with a worm
   *[no] no worm yet
}
dice-left = { $count ->
    [one] 1 die to roll
   *[other] { $count } dice to roll
}
worms = { $count ->
    [one] 1 worm
   *[other] { $count } worms
}
sound = { $on ->
    [yes] Sound is on
   *[no] Sound is off
}
tempo = How things move
tempo-is = { $tempo ->
   *[calm] calmly
    [quick] quickly
    [still] not at all
}
face-worm = worm
guest = Guest
