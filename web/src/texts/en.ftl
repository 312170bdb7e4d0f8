## Everywhere

motto = Five games, one small table.
back = Back
home = To the street
close = Close
menu = Menu
settings = Settings
language = Language
theme = Theme: { $theme ->
    [light] day
    [dark] evening
   *[other] as the device
}
you = You
your-name = Your name
name = Name
save = Save
copy = Copy
copied = Copied
link = Link
code = Code
qr = QR code of the link
rules = Rules
games = Games
import-title = Show a record
verify-title = Was it fair?
joining = One moment …
fault = { $kind ->
    [offline] The server can't be reached. Try again in a moment.
    [bad-message] This page is too old or too new for the server. Load it again.
    [too-fast] That was a lot at once. Wait a moment.
    [unknown] There is nothing here, or it is not for you.
    [over] This game is over.
    [not-your-seat] This is not your seat.
    [stale] Something else happened first.
    [not-legal] That can't be done now.
    [not-now] That can't be done now.
    [taken] Somebody was quicker.
    [bad-text] This text can't be used.
    [bad-record] This record can't be read.
    [bad-table] A table can't be set up like this.
   *[other] That did not work. Try again.
}

## The five games

game-bratwurmeck = Bratwurmeck
game-karteneck = Karteneck
game-barbecue = Barbecue
game-haecmaec = Häc Mäc
game-tricknchef = Trick’n’Chef
game-bratwurmeck-line = Roll, keep, and stop before the worms do.
game-karteneck-line = Lay your chickens well; the dearest tile goes to the boldest.
game-barbecue-line = Plates on the grill, snails in between.
game-haecmaec-line = What lies under the lettuce? Remember, or accuse.
game-tricknchef-line = Ten tricks, and trumps that wander.

## Home

players = Players
minutes = { $minutes } min
play-now = Play now
learn = Learn
newcomer = New here? Learn Bratwurmeck in four minutes.
puzzles = Puzzle of the day
puzzle-of = Puzzle: { $game }
puzzle-solved = solved
new-table = New table
tables = Tables
join = Join by link or code
join-label = Link or code
join-go = Sit down
going = Going on
go-on-learning = Go on learning { $game }
past-games = Your finished games
past-games-none = No game finished yet.
open-tables = Open tables
open-tables-none = Nobody is waiting right now.
chairs-free = { $count ->
    [one] 1 chair free
   *[other] { $count } chairs free
}
their-turn = { $who }’s turn
bot-called = { $name }
your-turn-tag = your turn
game-over = over

## Another device

other-device = Other device
other-device-how = Open this link on the other device, or type the code there under “Join”. It works once, for ten minutes.
device-claim = Go on as yourself on this device? Who you were here until now is forgotten.
device-claim-go = Yes, that is me
