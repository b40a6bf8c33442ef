# Was der Browser auf Deutsch sagt. Was er über ein Spiel sagt, steht in src/games/<id>/texts/.

## Überall

name = Raumhafen
tagline = Fünf Spiele im Sternenmeer. Setz dich dazu.
home = Zur Lounge
close = Schließen
back = Zurück
save = Fertig
retry = Noch einmal
copy = Link kopieren
copied = Kopiert
share = Teilen
language = Sprache
language-de = Deutsch
language-en = English
skip-to-content = Zum Inhalt

## Lounge

worlds = Die fünf Spiele
play-now = Jetzt spielen
play-now-of = Jetzt spielen: { $game }
open-table = Tisch eröffnen
open-table-of = Tisch eröffnen: { $game }
rules = Regeln
rules-of = Regeln von { $game }
players = { $low ->
    [1] { $high ->
        [1] allein
       *[other] 1–{ $high } Personen
    }
   *[other] { $high ->
        [2] zu zweit
       *[other] { $low }–{ $high } Personen
    }
}
minutes = { $minutes } Min.
difficulty = Anspruch: { $level }
difficulty-1 = leicht
difficulty-2 = mittel
difficulty-3 = knifflig
preparing-game = Wird vorbereitet … { $percent } %

continue = Weiterspielen
continue-table = { $game } mit { $names }
continue-open = Wartet auf Mitspielende
alone = dir allein
and = { $first } und { $last }

profile = So sehen dich die anderen
profile-edit = Name und Farbe ändern
your-name = Dein Name
your-colour = Deine Farbe
name-needed = Ein Name braucht mindestens ein Zeichen.
colour-amber = Bernstein, Kreis
colour-rose = Rosa, Raute
colour-sky = Himmelblau, Dreieck
colour-mint = Minze, Quadrat
colour-lilac = Flieder, Stern
colour-sand = Sand, Kreuz

## Einen Tisch eröffnen

seats = Plätze
seat-number = Platz { $number }
seat-count = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
fewer-seats = Ein Platz weniger
more-seats = Ein Platz mehr
seat-me = Du
seat-friend = Jemand über einen Link
seat-here = Jemand an diesem Gerät
seat-bot = Bot: { $level }
seat-name = Name an Platz { $number }
level-cadet = Kadett
level-cadet-about = spielt, was erlaubt ist, und meidet nur das Schlechteste
level-pilot = Pilot
level-pilot-about = spielt ordentlich, patzt aber oft
level-captain = Kapitän
level-captain-about = spielt umsichtig und patzt selten
level-admiral = Admiral
level-admiral-about = patzt nicht und denkt voraus, höchstens zwei Sekunden lang
level-optimal = Orakel
level-optimal-about = kennt die Lösung und spielt fehlerlos
level-random = Zufall
level-random-about = lost jeden Zug aus
level-greedy = Gierig
level-greedy-about = nimmt, was gleich danach am besten aussieht
clocks = Uhren
no-clocks = ohne
clock-minutes = { $minutes } Min. je Platz
big-screen = Dieses Gerät ist der große Bildschirm
big-screen-about = Ein Fernseher oder Tablet zeigt den Tisch, jedes Handy nur die eigene Hand. Alle kommen per QR-Code dazu.
open-now = Eröffnen
start-now = Losspielen

## Am offenen Tisch

room-title = Ein Tisch für { $game }
room-wait = Sobald alle Plätze besetzt sind, kann es losgehen.
room-ready = Alle sind da.
room-not-host = Wer den Tisch eröffnet hat, beginnt die Partie.
start = Partie beginnen
invite = Einladen
invite-about = Schick diesen Link an eine Person, oder lass sie den Code scannen. Er gilt für diesen einen Platz.
qr = QR-Code zum Mitspielen
taken-by = { $name } sitzt hier
free-seat = Noch frei
change-to = Platz { $number } vergeben an
watchers = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } sehen zu
}

## Mitspielen

join-title = Setz dich dazu
join-about = Du wurdest an einen Tisch eingeladen. Wie heißt du?
join-now = Platz nehmen

## Am Tisch

table-of = Tisch: { $game }
your-turn = Du bist dran
wait-for = { $names } { $count ->
    [one] ist
   *[other] sind
} dran
wait-thinking = { $names } { $count ->
    [one] überlegt
   *[other] überlegen
} …
play = Spielen
play-tokens = Spielen: { $tokens }
choose = Auswahl
undo = Zurücknehmen
hint = Tipp
hint-title = Was der Coach rät
hint-lost = Deine Frage ist nicht angekommen. Versuch es noch einmal.
taking-back = { $name } – zurücknehmen
replacing = { $name } – ersetzen
why-not = { $name } – warum geht das nicht?
board = Spielplan
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-undone = Ein Zug wurde zurückgenommen.
side-panel = Verlauf und Regeln
menu = Menü
online = verbunden
offline = nicht verbunden
bot-level = Bot, { $level }
stands-in = Bot springt ein ({ $level })
awaited = ist dran
thinking = überlegt
you = Du
points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
clock-left = noch { $time }
seat-menu = { $name }: Platz verwalten
let-bot = Bot einspringen lassen
let-bot-level = Welcher Bot?
leave = Tisch verlassen
leave-ask = Dein Platz bleibt für dich frei. Ein Bot kann für dich weiterspielen, bis du zurückkommst.
return = Wieder selbst spielen
watching = Du siehst zu
key-hash = Prüfsumme des Zufalls
key-hash-about = Aller Zufall dieser Partie kommt aus einem geheimen Schlüssel. Seine Prüfsumme steht schon jetzt fest:

link-connecting = Verbindung wird hergestellt …
link-lost = Die Verbindung ist weg. Es wird wieder versucht …
link-back = Wieder verbunden.
preparing = Die Regeln werden vorbereitet, nur dieses eine Mal …
loading = Lädt …
refused = Das geht nicht
refused-lost = Dein Zug ist nicht angekommen. Versuch es noch einmal.

curtain-title = Gib weiter an { $name }
curtain-about = { $name }, tipp auf den Knopf, wenn sonst niemand hinsieht.
curtain-show = Ich bin { $name }
curtain-undo = Letzten Zug zurücknehmen

screen = Großer Bildschirm
fullscreen = Ganzer Bildschirm
screen-join = Scann deinen Platz
screen-about = Handy dran, Code scannen, Platz nehmen.
screen-address = oder öffne { $address }

## Tasten

keys = Tasten
keys-arrows = von einer Möglichkeit zur nächsten
keys-why = auch zu dem, was nicht geht; die Eingabetaste fragt, warum
keys-enter = wählen
keys-escape = Auswahl zurücknehmen
keys-undo = letzten Zug zurücknehmen
keys-hint = den Coach fragen
keys-help = diese Liste
key-arrows = Pfeiltasten
key-why = Umschalt + Pfeiltasten
key-enter = Eingabe
key-escape = Esc
key-undo = Strg + Z
key-hint = H
key-help = ?

## Nach der Partie

result = Ergebnis
result-won = Du hast gewonnen!
result-lost = { $name } gewinnt.
result-shared = { $names } teilen sich den Sieg.
result-over = Die Partie ist zu Ende.
place = { $place }. Platz
again = Noch eine Partie
again-go = Zur neuen Partie
record = Partie als Datei
look-back = Rückblick
look-back-thinking = Die Partie wird noch einmal durchdacht. Das dauert ein paar Sekunden …
look-back-moment = Augenblick
look-back-line = { $name }: am Anfang { $first }, am Ende { $last }.
look-back-table = Als Tabelle
key = Schlüssel
key-right = Der Schlüssel passt zur Prüfsumme vom Anfang: Nichts war abgesprochen.
key-wrong = Der Schlüssel passt nicht zur Prüfsumme vom Anfang!
key-details = Alles mit rechten Dingen?

## Das Buch eines Spiels

book = Buch
book-of = { $book } von { $game }
book-who = Wer spielt?
book-new = { $name } (neu)
book-add = Ein anderer Name
book-add-now = Unter diesem Namen spielen
book-full = Alle { $columns } Spalten des Buchs sind vergeben, { $name } kann nicht eingetragen werden. Platz wird, wenn du jemanden entfernst.
book-entered-not = Das Buch ist voll: Dieses Ergebnis wurde nicht eingetragen. Platz wird, wenn du jemanden entfernst.
book-manage = Buch verwalten
book-export = Als Datei sichern
book-import = Datei übernehmen
book-file = Die Datei eines Buchs
book-how = Was wird aus dem jetzigen Buch?
book-merge = Das Beste aus beiden behalten
book-replace = Es wird ersetzt
book-import-now = Übernehmen
book-imported-now = Das Buch wurde übernommen.
book-unreadable = Die Datei lässt sich nicht lesen.
book-columns = Namen
book-rename = Umbenennen
book-remove = Entfernen
book-remove-sure = { $name } wirklich entfernen, mit allen Ergebnissen?
book-none = Noch steht niemand darin.
book-wait = Das Buch wird geholt …

## Einstellungen

settings = Einstellungen
sound = Töne
sound-about = Kurz und leise
motion = Bewegung
motion-auto = wie im System
motion-on = an
motion-off = aus
contrast = Mehr Kontrast
on = an
off = aus

## Zahlen

statistics = Statistik
statistics-own = Du hast { $matches ->
    [0] hier noch keine Partie zu Ende gespielt
    [one] hier eine Partie gespielt
   *[other] hier { $matches } Partien gespielt
}{ $matches ->
    [0] .
   *[other] { $wins ->
        [0] .
        [one] { " " }und eine gewonnen.
       *[other] { " " }und { $wins } gewonnen.
    }
}
statistics-game = Spiel
statistics-wins = Siege
statistics-all = alle hier
statistics-mine = davon du
statistics-none = Noch wurde hier keine Partie zu Ende gespielt.

## Wenn etwas nicht klappt

missing-title = Hier ist nur leerer Raum
missing-about = Diese Seite gibt es nicht, oder sie gibt es nicht mehr.
no-table-title = Diesen Tisch gibt es nicht
no-table-about = Vielleicht fehlt ein Stück des Links, oder der Tisch wurde abgeräumt.
no-join-title = Dieser Platz ist vergeben
no-join-about = Die Einladung wurde schon benutzt oder ersetzt. Bitte um eine neue.
trouble-title = Etwas ist schiefgegangen
unreachable = Der Server antwortet nicht. Läuft er noch, und hast du Netz?
