# Punktegalaxie auf Deutsch.

## Was auf dem Tisch liegt

galaxus = Galaxus

tile-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tile-planets = { tile-points } für je { $colours }
tile-system = { tile-points } für jedes System mit mindestens { $count } Planeten
tile-tiles = { tile-points } für jedes eigene Plättchen
tile-asteroids = { tile-points } für jeden Asteroiden
tile-wormholes = { tile-points } für jedes Wurmloch
tile-moons = { tile-points } für je { $count } Monde
tile-research = { tile-points } für je { $count } Forschungssymbole
tile-value = { tile-points } für jeden Planeten mit { $count }
tile-suns = { tile-points } für jede Sonne
tile-equal = { tile-points } für je { $count } gleiche Forschungssymbole

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
token-tiles = raketenplättchen
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

sketch-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round } von 13
}
sketch-galaxus = Galaxus: { $difficulty }
sketch-starter = { $you ->
    [yes] Du beginnst
   *[no] { $name } beginnt
} jede Runde
sketch-stack = { $count ->
    [0] kein Stapel
    [one] { $count } Karte
   *[other] { $count } Karten
}
sketch-behind = Auf der Rückseite:
sketch-many = eine von { $count }
sketch-marker = Galaxus nimmt als Nächstes { $first }, dann { $second }.
sketch-offer = Plättchen zur Wahl:
sketch-held = Plättchen:
sketch-above = Sonne=Punkte
sketch-row = unten passt │ Reihe │ oben passt =Punkte
sketch-empty = (leere Reihe)
sketch-start = Startsonne, Seite a { $first } oder b { $second }
sketch-rockets = { $rockets ->
    [one] { $rockets } Rakete
   *[other] { $rockets } Raketen
} (noch { $missing } bis zum Plättchen)
sketch-letters = Forschung { $letters }
sketch-suns = { $suns ->
    [one] { $suns } Sonne
   *[other] { $suns } Sonnen
}, { $asteroids ->
    [one] { $asteroids } Asteroid
   *[other] { $asteroids } Asteroiden
}
sketch-hand = { $you ->
    [yes] Auf deiner Hand:
   *[no] Auf der Hand von { $name }:
}

## Was geschehen ist

log-sided = { $you ->
    [yes] Du drehst deine Startsonne
   *[no] { $name } dreht die Startsonne
} auf Seite { $side }: { $sun }.
log-took = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} { $place }: { $card }.{ $following ->
    [none] { "" }
   *[other] { " " }Darunter: { $following }.
}
log-laid = { $you ->
    [yes] Du legst
   *[no] { $name } legt
} { $where ->
    [upper] in System { $system } oben an
    [lower] in System { $system } unten an
    [asteroid] hinter die Sonne von System { $system }
    [new] ein neues System an
    [loose] beiseite
   *[other] in System { $system }
}: { $card }{ $gain ->
    [none] { "" }
   *[other] { " " }({ $gain })
}.
log-got-tile = { $you ->
    [yes] Deine Raketen bringen dir
   *[no] Die Raketen bringen { $name }
} ein Plättchen: { $tile }.
log-renewed = Stapel { $place } war leer und bekommt die untere Hälfte von Stapel { $source }.
log-marked = { $achievement ->
    [none] Angekreuzt wird nichts.
   *[other] Angekreuzt: { $achievement }.
}
log-ended = { $outcome ->
    [won] Galaxus ist besiegt:
    [lost] Gegen Galaxus hat es diesmal nicht gereicht:
   *[none] Die Galaxien sind fertig:
} { $result }.

## Die Errungenschaften

achievement-total = { $value } Punkte insgesamt
achievement-suns = { $value } Punkte mit Sonnen
achievement-planets = { $value } Punkte mit Planeten
achievement-moons = { $value } Punkte mit Monden
achievement-research = { $value } verschiedene Forschungssymbole
achievement-tiles = { $value } Punkte mit Plättchen
book-achievement = Errungenschaft
book-count = angekreuzt
book-title = { $title }: die Errungenschaften
book-empty = Noch steht niemand darin: Wer Galaxus besiegt, darf etwas ankreuzen und wird eingetragen.
book-entered = { $kind ->
    [first] Für { $name } steht das jetzt im Buch.
   *[other] Bei { $name } war das im Buch schon angekreuzt.
}

## Das Brett im Browser

board-planet = Planet { $value }{ $count ->
    [0] {""}
   *[other] , { $colours }
}
board-sun = Sonne: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für je { $colours }
board-moon = Mond: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $count ->
    [1] neben { $colours }
   *[other] zwischen { $colours }
}
board-asteroid = Asteroid
board-wormhole = Wurmloch
board-rockets = { $count ->
    [one] 1 Rakete
   *[other] { $count } Raketen
}
board-letter = Forschung { $letter }
board-worth = Bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-market = Markt
board-place = { $place }{ $height ->
    [0] {""}
   *[other] , Stapel mit { $height } Karten
}: { $card }
board-place-empty = { $place }: leer
board-others = { $count ->
    [1] Rückseite
   *[other] Rückseite, eine von diesen
}: { $cards }
board-other-side = { $count ->
    [1] Auf der Rückseite:
   *[other] Auf der Rückseite, eins davon:
}
board-hand = { $you ->
    [yes] Deine Karten
   *[no] Karten von { $name }
}
board-start-sun = Deine Startsonne
board-side = Seite { $side }: { $card }
board-offer = Raketenplättchen zur Auswahl
board-tiles-held = { $count ->
    [one] 1 Raketenplättchen
   *[other] { $count } Raketenplättchen
}
board-tile-planets = Raketenplättchen: { tile-planets }
board-tile-system = Raketenplättchen: { tile-system }
board-tile-tiles = Raketenplättchen: { tile-tiles }
board-tile-asteroids = Raketenplättchen: { tile-asteroids }
board-tile-wormholes = Raketenplättchen: { tile-wormholes }
board-tile-moons = Raketenplättchen: { tile-moons }
board-tile-research = Raketenplättchen: { tile-research }
board-tile-value = Raketenplättchen: { tile-value }
board-tile-suns = Raketenplättchen: { tile-suns }
board-tile-equal = Raketenplättchen: { tile-equal }
board-rockets-until = { board-rockets }, noch { $missing } bis zum nächsten Plättchen
board-letters = Forschung: { $letters }
board-spot-upper = System { $system }, oberes Ende
board-spot-lower = System { $system }, unteres Ende
board-spot-row = System { $system }, leere Reihe
board-spot-sun = System { $system }, Platz für eine Sonne
board-spot-asteroid = System { $system }, hinter der Sonne
board-spot-new = Neues System
board-new-short = neu
board-gain = { $points ->
    [1] +1 Punkt
    [-1] −1 Punkt
   *[other] { $signed } Punkte
}
board-suns = Sonnen
board-planets = Planeten
board-moons = Monde
board-research = Forschung
board-tiles = Plättchen
board-asteroids = Asteroiden
board-total = Gesamt
board-tie-break = Raketen bei Gleichstand
board-sheet = Wertung
board-galaxy = { $you ->
    [yes] Deine Galaxie
   *[no] Galaxie von { $name }
}
board-galaxy-of = { board-galaxy }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $rockets ->
    [one] 1 Rakete
   *[other] { $rockets } Raketen
}.
board-open = Galaxie von { $name } ansehen
board-system-name = System { $system }
board-system = System { $system }{ $above ->
    [none] , keine Sonne
   *[other] : { $above }
}. { $row ->
    [none] Die Reihe ist leer.
   *[other] Reihe von oben: { $row }. { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $different ->
        [one] einen Wert
       *[other] { $different } verschiedene Werte
    }.
}
board-loose-cards = Lose: { $cards }.
board-summary-market = Markt: { $cards }.
board-marks = Welche Errungenschaft kreuzt du an?
board-mark = Ankreuzen: { $achievement }
board-marked-before = schon angekreuzt
button-none = Keine ankreuzen
board-against = Gegen Galaxus
board-count = { $count } von { $all } Errungenschaften angekreuzt
board-how-marked = Nach jedem Sieg gegen Galaxus kreuzt du eine an, die du in dieser Partie erreicht hast.
board-achieved = { $marked ->
    [yes] angekreuzt
   *[no] noch nicht angekreuzt
}
board-outcome = { $won ->
    [yes] Galaxus ist besiegt! ({ $difficulty })
   *[no] Diesmal war Galaxus stärker. ({ $difficulty })
}
board-play-other = Galaxus { $difficulty }
