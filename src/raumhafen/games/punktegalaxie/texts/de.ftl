# Punktegalaxie auf Deutsch.

## Was auf dem Tisch liegt

galaxus = Galaxus

## Was man ausmachen kann

option-difficulty = Galaxus, wenn du allein spielst
option-difficulty-easy = Leicht
option-difficulty-medium = Mittel
option-difficulty-hard = Schwer

## Was man eintippt

token-red = rot
token-blue = blau
token-green = grün
token-yellow = gelb
token-violet = violett
token-x = x
token-sun = sonne
token-moon = mond
token-asteroid = asteroid
token-wormhole = wurmloch
token-rocket = rakete
token-rockets = raketen
token-side = seite
token-new = neu
token-upper = oben
token-lower = unten
token-row = reihe
token-tile = plättchen
token-planets = planeten
token-system = system
token-tiles = plättchen
token-asteroids = asteroiden
token-wormholes = wurmlöcher
token-moons = monde
token-research = forschung
token-value = wert
token-suns = sonnen
token-equal = gleiche
token-total = gesamt
token-none = keine
token-no = nr

## Was jetzt zu tun ist

prompt-side = Wähle die Seite deiner Startsonne.
prompt-take = { $taken ->
    [0] Runde { $round }: Nimm deine erste Karte vom Markt.
   *[other] Nimm deine zweite Karte.
}
prompt-lay = { $left ->
    [1] Leg deine andere Karte an.
   *[other] Leg deine beiden Karten an, in beliebiger Reihenfolge.
}
prompt-tile = Deine Raketen bringen dir ein Plättchen: Such dir eins aus.
prompt-mark = Du hast Galaxus besiegt! Eine Errungenschaft darfst du ankreuzen.
prompt-over = Die Partie ist zu Ende.

## Warum etwas nicht geht

error-side-first = „{ $found }“ muss warten: Wähle erst die Seite deiner Startsonne.
error-take-first = „{ $found }“ muss warten: { $taken ->
    [0] Erst nimmst du zwei Karten vom Markt.
   *[other] Erst nimmst du noch eine Karte.
}
error-one-by-one = „{ $found }“: Karten nimmt man nacheinander.
error-stack-empty = „{ $found }“: Dieser Stapel ist leer. Am Ende des Zuges wird er erneuert.
error-place-empty = „{ $found }“: Da liegt nichts. Der Markt wird am Ende des Zuges aufgefüllt.
error-no-free-sun = „{ $found }“: Ein Asteroid braucht eine Sonne, die noch keinen hat, und so eine hast du nicht.
error-lay-first = „{ $found }“: Du hast schon beide Karten genommen. Leg sie jetzt an.
error-not-in-hand = „{ $found }“: Diese Karte hast du nicht genommen.
error-which-card = „{ $found }“, aber welche Karte?
error-no-spot = „{ $found }“, aber wohin?
error-asteroid-alone = Ein Asteroid beginnt kein System: Er gehört hinter eine Sonne.
error-sun-there = „{ $found }“: Dieses System hat schon eine Sonne.
error-sun-beside = „{ $found }“: Eine Sonne liegt nicht in der Reihe.
error-no-sun-there = „{ $found }“: Dieses System hat keine Sonne.
error-asteroid-there = „{ $found }“: Da liegt schon ein Asteroid.
error-asteroid-behind = „{ $found }“: Ein Asteroid liegt hinter der Sonne.
error-in-the-row = „{ $found }“: Diese Karte gehört in die Reihe.
error-row-empty = „{ $found }“: Die Reihe ist noch leer, sie hat keine Enden.
error-which-end = „{ $found }“: An welches Ende, oben oder unten?
error-out-of-order = „{ $found }“ passt nicht in die Folge. Hier passt: { $fits }.
error-tile-first = „{ $found }“ muss warten: Such dir erst ein Plättchen aus.
error-tile-gone = „{ $found }“ liegt nicht aus.
error-not-achieved = „{ $found }“ hast du in dieser Partie nicht erreicht.
error-edition-punktegalaxie-planet = { $file }: { $where } ist { $found }, sollte aber ein Planet sein wie R5, RB3 1r oder X: eine Farbe oder zwei von R B G Y V und eine Zahl von 1 bis 7, dahinter vielleicht Raketen (1r, 2r) und ein Buchstabe von A bis G.
error-edition-punktegalaxie-space = { $file }: { $where } ist { $found }, sollte aber so aussehen wie sun RR 3 A, moon RB 4, asteroid 1r oder wormhole: Sonne oder Mond mit den Farben, die gebraucht werden (R B G Y V; beim Mond eine oder zwei), und den Punkten, dahinter vielleicht Raketen (1r, 2r) und ein Buchstabe von A bis G.
error-edition-punktegalaxie-start-sun = { $file }: { $where } ist { $found }, sollte aber so aussehen wie sun RB 2: die Farben, die gebraucht werden (R B G Y V), und die Punkte; Startsonnen haben keine Symbole.
error-edition-punktegalaxie-tile = { $file }: { $where } ist { $found }, sollte aber so aussehen wie planets RR 1, system 5 2, value 3 1 oder moons 3 2: planets, system, tiles, asteroids, wormholes, moons, research, value, suns oder equal, dann wie viele (bei planets: welche Farben; bei value ein Wert von 1 bis 7), dann die Punkte.
error-edition-punktegalaxie-pairing = { $file }: { $where } ist { $found }, darf mit 140 aber keinen Teiler gemeinsam haben, sonst gehörten manche Seiten zu mehreren Karten.

## Der Tisch

sketch-round = Runde { $round }

## Was geschehen ist

log-sided = { $name }: Seite { $side }.
log-took = { $name }: { $card } von { $place }.
log-laid = { $name }: { $card } an { $spot }.
log-got-tile = { $name }: { $tile }.
log-marked = Angekreuzt: { $achievement }.
log-ended = Die Partie ist zu Ende: { $result }.

## Die Errungenschaften

achievement-total = { $value } Punkte insgesamt
achievement-suns = { $value } Punkte mit Sonnen
achievement-planets = { $value } Punkte mit Planeten
achievement-moons = { $value } Punkte mit Monden
achievement-research = { $value } verschiedene Forschungssymbole
achievement-tiles = { $value } Punkte mit Plättchen
book-achievement = Errungenschaft
book-count = angekreuzt
