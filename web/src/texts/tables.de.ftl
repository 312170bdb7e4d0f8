## A new table

chairs = Stühle
chair-name = Stuhl { $number }
chair-kind = { $kind ->
    [me] Ich
   *[open] Wer kommt
    [bot] Bot
    [local] An diesem Gerät
}
name-of = Name auf Stuhl { $number }
level-of = Bot auf Stuhl { $number }
level = { $level ->
    [easy] leicht
   *[normal] normal
    [hard] schwer
    [expert] Profi
}
chair-mine = Ein Stuhl muss deiner sein. Wähle bei einem „Ich“.
add-chair = Noch ein Stuhl
remove-chair = Stuhl { $number } wegstellen
options = Regeln
time = Zeit
clock = Uhr
clock-choice = { $clock ->
   *[none] Keine Uhr
    [30] 30 Sekunden pro Zug
    [60] 60 Sekunden pro Zug
    [120] 120 Sekunden pro Zug
    [86400] 1 Tag pro Zug
    [259200] 3 Tage pro Zug
    [604800] 7 Tage pro Zug
}
late = Wenn die Zeit um ist
late-choice = { $late ->
    [bot-seat] Ein Bot spielt weiter, bis die Person zurück ist
    [bot-move] Ein Bot spielt diesen Zug
   *[wait] Der Tisch wartet
}
window = Zeit für einen Verdacht
window-choice = { $seconds ->
    [0] Ohne Uhr: verdeckte Antworten
   *[other] { $seconds } Sekunden
}
window-what = So lange haben die anderen nach jeder Zutat Zeit, Verdacht zu äußern oder zu klatschen. Ohne Uhr antworten alle in Ruhe, und niemand sieht eine Antwort, bevor alle da sind.
pace = Wie Bots spielen
pace-choice = { $pace ->
    [instant] Sofort
   *[quick] Zügig
    [calm] In Ruhe
}
who-sees = Wer sieht was
public = Unter den offenen Tischen zeigen
spectators = Andere dürfen zuschauen
hints = Sagen, was jede Wahl bewirkt
box = Meine Ausgabe zeigt andere Zahlen
box-what = Jede Zahl des Spiels lässt sich so einstellen, wie sie in deiner Schachtel steht. Nur was du änderst, ist anders.
box-reset = Wie in der Schachtel
open-table = Tisch aufstellen
box-worms = Würmer auf Stein oder Feld
box-hand_size = Handkarten
box-chickens = Hühnerkarten jeder Zahl
box-values = Was eine Karte zählt
box-removed = Weggelegte Steine je Personenzahl
box-tiles = Steine jeder Zahl
box-snails = Schnecken
box-snail_points = Punkte für eine Schnecke
box-ingredients = Zutaten nach Wert
box-flies = Fliegen
box-penalty_times = Wie oft Strafkarten zählen
box-normal_tops = Oberteile je Personenzahl
box-doubling_tops = Oberteile zum Verdoppeln je Personenzahl
box-bottoms_in_play = Unterteile je Personenzahl
box-to_close = Nötige Zutaten zum Schließen
box-stars = Sterne nach Rang
box-chef_tokens = Köche jeder Farbe
box-coin_tokens = Münzen
box-coin_points = Punkte für eine Münze
box-label = { $label ->
    [w] Wurm
    [patty] Fleisch
    [cheese] Käse
    [tomato] Tomate
    [bacon] Speck
    [pickle] Gurke
    [lettuce] Salat
    [onion] Zwiebel
    [ketchup] Ketchup
    [red] rot
    [yellow] gelb
    [blue] blau
    [green] grün
   *[other] { $label }
}

## Rule options

value-off = aus
value-on = an
value-no-exception = ohne Ausnahme
value-all-returned = beide Steine
value-random = ausgelost
value-red = rot
value-yellow = gelb
value-blue = blau
value-green = grün

## Rules

rules-tab = In neuem Tab öffnen
contents = Inhalt
usual = üblich
at-this-table = an diesem Tisch
at-this-table-other = an diesem Tisch andere Zahlen
example-name = { $seat ->
    [1] Mascha
    [2] Ole
   *[other] Mila
}

## Waiting for others

chair-open = Ein freier Stuhl
sit-down = Hinsetzen
stand-up = Aufstehen
that-is-you = Das bist du
bot-name = Bot { $number }
bot-level = Bot, { $level ->
    [easy] leicht
   *[normal] normal
    [hard] schwer
    [expert] Profi
}
begin = { $free ->
    [0] Anfangen
   *[other] Mit Bots anfangen
}
begin-how = { $free ->
    [one] Ein Bot nimmt den freien Stuhl.
   *[other] Bots nehmen die { $free } freien Stühle.
}
host-begins = Es geht los, sobald alle Stühle besetzt sind oder wer den Tisch aufgestellt hat auf „Beginnen“ drückt.
invite = Einladen
clock-now = { $kind ->
   *[none] Keine Uhr
    [move] { $seconds } Sekunden pro Zug
    [days] Tage pro Zug: { $days }
}
public-now = { $public ->
    [yes] Alle finden diesen Tisch
   *[no] Nur über den Link
}
spectators-now = { $allowed ->
    [yes] Es schauen zu: { $count }
   *[no] Niemand sonst schaut zu
}
components-changed = Mit anderen Zahlen als in der Schachtel
commitment = Damit lässt sich später prüfen, dass niemand schummelt:

## At the table

seats = Die anderen
seat-label = { $who }{ $turn ->
    [yes] , ist dran
   *[no] { "" }
}
you-named = { $who } (du)
away = nicht da
bot-sits-in = Bot springt ein
time-left = Restzeit: { $time }
line-your-turn = Du bist dran.
line-turn-of = { $who }, du bist dran.
line-turn = { $count ->
    [one] { $who } ist dran.
   *[other] { $who } sind dran.
}
line-answered = Du hast geantwortet, die anderen überlegen.
line-chance = Jetzt entscheidet das Glück.
line-lent = Ein Bot spielt für dich.
line-over = Das Spiel ist vorbei.
choices = Was du tun kannst
sure = Sicher?
think-again = Lieber nicht
undo = Zurücknehmen
log = Was geschah
log-and-chat = Verlauf und Chat { $fresh ->
    [0] { "" }
   *[other] (neu: { $fresh })
}
log-undo = { $who } nimmt eine Wahl zurück.
log-time = { $who } { $ms } ms
times = Hände der Reihe nach
seconds = { $seconds } s
milliseconds = { $ms } ms
say-something = Sag etwas
send = Senden
emotes = Schnelle Worte
emote = { $emote ->
   *[hello] Hallo!
    [thanks] Danke!
    [well-played] Gut gespielt!
    [oops] Ups!
    [lucky] Glück gehabt!
    [hurry] Du bist dran …
}
connection-lost = Die Verbindung ist weg. Nichts geht verloren, wir versuchen es weiter.
lend = Ein Bot spielt für { $who }
take-back = { $who } spielt wieder selbst
leave = Gehen
leave-cost = Im Spiel übernimmt ein Bot deinen Platz; du kannst zurückkommen.
stay = Bleiben
tell-turn = Sag mir Bescheid, wenn ich dran bin
tell-turn-denied = Der Browser erlaubt hier keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
tell-turn-none = Dieser Browser kann hier keine Benachrichtigungen zeigen.
turn-with = mit { $who }
hand-over = Gib weiter an { $who }
hand-over-why = Damit niemand fremde Karten sieht.
i-am = Ich bin { $who }

## Auf einem großen Bildschirm

screen-show = Auf großem Bildschirm zeigen
screen-copy = Link für den großen Bildschirm kopieren
screen-sit = Setz dich mit dem Handy dazu
screen-how = Scannen, oder { $address } öffnen und den Code eintippen:
screen-back = { $watch ->
    [yes] Scannen, um zurückzukommen oder zuzusehen
   *[no] Scannen, um zurückzukommen
}
screen-window = Jetzt entscheiden alle.
screen-local = Dieser Bildschirm ist unter „{ $address }“ offen. Dort finden ihn Handys nicht: Öffne ihn unter der Adresse dieses Rechners in deinem Netz.
fullscreen = Vollbild

## Help

help = Was kann ich tun?
help-may = Du kannst
help-may-not = Jetzt nicht möglich
help-more = und { $count } weitere
help-rules = Alle Regeln
hints-ask = Was ist am besten?
hints-wait = Moment …
hints-best = So sieht es ein Profi
hints-wins = { $value } % Gewinnchance
hints-about = etwa { $value } %
hints-worse = schien schlechter
hints-alike = Etwa gleich gut.
hints-guess = Nur eine Vermutung: Für Prozente wurde zu wenig ausprobiert.
hints-points = { $value } Punkte
hints-always = Die Chancen des besten Zugs immer auf dem Brett zeigen
odds-fails = { $label }: Chancen in %, Fehlwurf: { $percent } %
odds-at = { $at }: { $percent } %.
rule-link = Regeln: { $section }
rule-section = { $rule ->
   *[turn] Dein Zug
    [stop] Aufhören
    [fail] Fehlwurf
    [options] Optionen
    [lay] Auslegen
    [share] Verteilen
    [accuse] Das Rezept
    [slap] Mit Anfassen
    [chefs] Köche
}

## People come and go

people-sat = { $who } setzt sich.
people-stood = { $name } verlässt den Tisch.
people-lent-asked = Ein Bot spielt für { $who }.
people-lent-left = { $who } geht; ein Bot spielt weiter.
people-lent-late = Die Zeit von { $who } ist um; ein Bot spielt weiter.
people-lent-gone = { $who } ist schon länger weg; ein Bot spielt weiter.
people-returned = { $who } spielt wieder selbst.

## The end

you-win = Du gewinnst
wins = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
}
rank = { $rank }.
winner = gewinnt
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rematch = Revanche
go-rematch = Zur Revanche
replay = Wiederholung
see-table = Tisch ansehen
see-ranking = Rangliste ansehen

## A guided first game

coach = Kringel
lesson-title = Dein erstes Spiel
lesson-progress = Fortschritt
lesson-next = Weiter
lesson-skip = Überspringen
lesson-back = Ein Schritt zurück
lesson-watch = Jetzt schau, was passiert.
lesson-returned = Da bist du ja wieder! Machen wir weiter, wo wir aufgehört haben?
lesson-go-on = Weitermachen
lesson-again = Von vorn
lesson-done = Das war dein erstes Spiel!
lesson-play = Jetzt gegen Bots spielen

## Replay

perspective = Gesehen von
from-outside = außen
from-open = offene Karten
eyes = Tisch von
download = Aufzeichnung laden
moment = Moment
moment-of = { $at } von { $last }
play = Abspielen
pause = Anhalten
step-back = Eins zurück
step-on = Eins weiter
to-first = Zum Anfang
to-last = Zum Ende
import-how = Die Aufzeichnung eines Spiels: von hier, aus dem Terminal oder von einem echten Tisch abgetippt.
import-file = Aus einer Datei
import-text = Oder eingefügt
import-go = Zeigen

## Rückblick

review = Rückblick
review-tabs = Was hier zu sehen ist
review-how = Was war Glück, was haben Entscheidungen gekostet? Ein Profi sieht sich die ganze Partie noch einmal an.
review-long = Das dauert bei Würfelspielen ein paar Sekunden, bei Kartenspielen bis zu ein, zwei Minuten. Du kannst weggehen und wiederkommen.
review-go = Partie ansehen lassen
review-waiting = Erst sind andere Partien dran. Du kannst weggehen und wiederkommen.
review-working = Wird ausgerechnet: { $percent } %
review-left = { $unit ->
    [minutes] { $many ->
        [one] Noch etwa eine Minute.
       *[other] Noch etwa { $many } Minuten.
    }
   *[seconds] Noch etwa { $many } Sekunden.
}
review-impossible = { $why ->
    [players] Für so viele Spieler hat noch niemand gelernt, was ein Tisch wert ist. Daher gibt es keinen Rückblick.
   *[unfinished] Diese Partie bricht ab. Einen Rückblick gibt es nur auf eine beendete.
}
review-failed = Das hat nicht geklappt. Ein neuer Versuch ist möglich.
review-chart = Gewinnchancen: { $list }
review-share = { $who } { $share } %
review-counts = Alle Zahlen sind Prozentpunkte der Gewinnchance. Glück und Entscheidungen heben und senken sie; über eine ganze Partie können es zusammen mehr als 100 sein.
review-points = { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
}
review-end-word = Am Anfang { $start } % Gewinnchance. { $end ->
    [won] Gewonnen.
    [shared] Der Sieg wurde geteilt.
   *[lost] Verloren.
}
review-luck-word = { $luck ->
    [good] Das Glück war freundlich: Es gab { review-points }.
    [bad] Das Glück war unfreundlich: Es nahm { review-points }.
   *[even] Das Glück war gerecht.
}
review-own-word = { $own ->
    [best] Entscheidungen: fast perfekt.
    [good] Entscheidungen: gut, mit kleinen Fehlern. Sie kosteten { review-points }.
    [costly] Entscheidungen: manche waren teuer. Zusammen kosteten sie { review-points }.
   *[dear] Entscheidungen: viele waren teuer. Zusammen kosteten sie { review-points }.
}
review-sum = Wie es sich zusammenzählt
review-sum-how = Anfang + Glück + eigene Entscheidungen + Entscheidungen der anderen = Ergebnis: 100 ist gewonnen, 0 ist verloren.
review-sum-quick = Bei Kartenspielen werden Entscheidungen an denen eines schnellen Spielers gemessen: Bessere bringen etwas.
review-start = Chance am Anfang
review-luck = Glück
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-result = Ergebnis
review-turning = Wendepunkte
review-change = { $who }: { $before } % → { $after } %
review-moves = Die teuersten Entscheidungen
review-better = Besser: { $best }
review-cost = { $cost } Prozentpunkte
review-back = Zurück zur Liste
review-none = Keine Entscheidung kostete mehr als einen Prozentpunkt.
review-fair = Eine Entscheidung wird danach beurteilt, was man da wissen konnte; was verdeckt lag, zählt als Glück.

## Rätsel des Tages

puzzle-watch = Schau zu, was geschieht. Dann bist du dran.
puzzle-ask = Was würdest du tun? Vorsicht: Der erste Gedanke ist nicht der beste.
puzzle-obvious = „{ $choice }“ gewinnt { $percent } %. Das fällt einem zuerst ein, doch etwas anderes gewinnt öfter. Versuch’s noch mal!
puzzle-wrong = „{ $choice }“ gewinnt { $percent } %. Guter Versuch, aber es gibt Besseres.
puzzle-right = Richtig! „{ $best }“ gewinnt { $percent } %, „{ $other }“ nur { $less } %.
puzzle-shown = Es war „{ $best }“: Das gewinnt { $percent } %, „{ $other }“ nur { $less } %.
puzzle-why = Warum?
puzzle-again = Noch mal ansehen
puzzle-show = Lösung zeigen
puzzle-values = Wie oft jede Wahl gewinnt
puzzle-first = der erste Gedanke
puzzle-best = am besten
puzzle-how = Gewinnchancen, wenn danach ein Profi für alle weiterspielt, nach allem, was man hier wissen kann.
puzzle-ahead = { $points ->
    [0] Im Schnitt steht es danach gleich.
    [one] Im Schnitt liegst du danach 1 Punkt vorn.
   *[other] Im Schnitt liegst du danach { $points } Punkte vorn.
}
puzzle-behind = { $points ->
    [one] Im Schnitt liegst du danach 1 Punkt zurück.
   *[other] Im Schnitt liegst du danach { $points } Punkte zurück.
}
puzzle-board = Zurück zum Brett
puzzle-retry = Noch einmal
puzzle-others = Mehr Rätsel von heute
puzzle-tomorrow = Morgen gibt es ein neues.

## Fair luck

verify-how = Vor dem ersten Ereignis liegt der Anfang der Auslosung versiegelt da. Nach dem Spiel wird er geöffnet: Jede Ziehung folgt aus ihm und aus dem, was die Browser der Spielenden beitrugen.
verify-which = Welches Spiel? Füge den Link zur Wiederholung ein.
verify-go = Prüfen
verify-none = Dieses Spiel wurde nicht hier ausgelost, es gibt nichts zu prüfen.
verify-seed = Der Anfang passt zum Siegel, das vor dem Spiel dalag.
verify-seed-bad = Der Anfang passt nicht zum Siegel, das vor dem Spiel dalag.
verify-seal = Siegel
verify-opened = Anfang
verify-draws = { $count ->
    [one] 1 Ziehung folgt daraus.
   *[other] Alle { $count } Ziehungen folgen daraus.
}
verify-draws-bad = { $count ->
    [one] 1 Ziehung folgt nicht daraus.
   *[other] { $count } Ziehungen folgen nicht daraus.
}
verify-raced = nach Reaktionszeit
verify-next = nach dem Spiel davor beginnt, wer als Nächstes an der Reihe ist
verify-good = passt
verify-bad = passt nicht

## Dice and worms

die = { $face ->
    [w] Würfel: Wurm
   *[other] Würfel: { $face }
}
dice = { $count } × { $face ->
    [w] Wurm
   *[other] { $face }
}
kept = Behalten
kept-label = Behalten: { $total }, { $worm ->
    [yes] mit Wurm
   *[no] noch kein Wurm
}
dice-left = { $count ->
    [one] 1 Würfel zu werfen
   *[other] { $count } Würfel zu werfen
}
worms = { $count ->
    [one] 1 Wurm
   *[other] { $count } Würmer
}
sound = { $on ->
    [yes] Ton ist an
   *[no] Ton ist aus
}
tempo = Wie sich die Dinge bewegen
tempo-is = { $tempo ->
   *[calm] gemütlich
    [quick] flott
    [still] gar nicht
}
face-worm = Wurm
guest = Gast
