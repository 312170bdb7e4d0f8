## Everywhere

motto = Fünf Spiele, ein kleiner Tisch.
back = Zurück
home = Zur Straße
close = Schließen
menu = Menü
settings = Einstellungen
language = Sprache
theme = Farben: { $theme ->
    [light] Tag
    [dark] Abend
   *[other] wie das Gerät
}
you = Du
your-name = Dein Name
name = Name
save = Speichern
copy = Kopieren
copied = Kopiert
link = Link
code = Code
qr = QR-Code des Links
rules = Regeln
games = Spiele
import-title = Aufzeichnung zeigen
verify-title = War es fair?
joining = Einen Moment …
fault = { $kind ->
    [offline] Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
    [bad-message] Diese Seite passt nicht zum Server. Lade sie neu.
    [too-fast] Das war viel auf einmal. Warte einen Moment.
    [unknown] Hier ist nichts, oder es ist nicht für dich.
    [over] Dieses Spiel ist vorbei.
    [not-your-seat] Das ist nicht dein Platz.
    [stale] Etwas anderes kam zuvor.
    [not-legal] Das geht jetzt nicht.
    [not-now] Das geht jetzt nicht.
    [taken] Da war jemand schneller.
    [bad-text] Dieser Text geht nicht.
    [bad-record] Diese Aufzeichnung lässt sich nicht lesen.
    [bad-table] So lässt sich kein Tisch aufstellen.
   *[other] Das hat nicht geklappt. Versuch es noch einmal.
}

## The five games

game-bratwurmeck = Bratwurmeck
game-karteneck = Karteneck
game-barbecue = Barbecue
game-haecmaec = Häc Mäc
game-tricknchef = Trick’n’Chef
game-bratwurmeck-line = Würfeln, sammeln und rechtzeitig aufhören.
game-karteneck-line = Leg deine Hühner klug; der beste Stein geht an die Mutigen.
game-barbecue-line = Teller auf dem Grill, Schnecken dazwischen.
game-haecmaec-line = Was liegt unterm Salat? Merken oder anklagen.
game-tricknchef-line = Zehn Stiche und Trümpfe, die wandern.

## Home

players = Personen
minutes = { $minutes } min
play-now = Jetzt spielen
learn = Lernen
newcomer = Neu hier? Lern Bratwurmeck in vier Minuten.
puzzles = Rätsel des Tages
puzzle-of = Rätsel: { $game }
puzzle-solved = gelöst
new-table = Neuer Tisch
tables = Tische
join = Mit Link oder Code dazu
join-label = Link oder Code
join-go = Hinsetzen
going = Läuft gerade
go-on-learning = { $game } weiterlernen
past-games = Deine gespielten Partien
past-games-none = Noch keine Partie zu Ende gespielt.
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand.
chairs-free = { $count ->
    [one] 1 Stuhl frei
   *[other] { $count } Stühle frei
}
their-turn = { $who } ist dran
bot-called = { $name }
your-turn-tag = du bist dran
game-over = vorbei

## Another device

other-device = Anderes Gerät
other-device-how = Öffne diesen Link auf dem anderen Gerät oder gib dort unter „Dazu“ den Code ein. Er gilt einmal, zehn Minuten lang.
device-claim = Auf diesem Gerät als du selbst weitermachen? Wer du hier bisher warst, wird vergessen.
device-claim-go = Ja, das bin ich
