# Galaktische Schlachten auf Deutsch. Alle Namen sind erfunden.

## Welten: je Farbe drei Planeten mit steigendem Wert, dann die Hauptwelten

world-0 = Solenne
world-1 = Auris
world-2 = Maravel
world-3 = Rubra
world-4 = Tamris
world-5 = Vulkara
world-6 = Nereth
world-7 = Lazula
world-8 = Ondamar
world-9 = Fennwara
world-10 = Sylvane
world-11 = Verdis
world-12 = Ametha
world-13 = Iolanth
world-14 = Murex
world-15 = Cuprin
world-16 = Zinnara
world-17 = Ambrosil
world-18 = Aurentia
world-19 = Pyrrhos
world-20 = Thalassar
world-21 = Arboreth
world-22 = Porphyra
world-23 = Ignivar

figure-yellow = Solveig die Lotsin
figure-red = Brann der Schmied
figure-blue = Nerida die Kartografin
figure-green = Fenn der Gärtner
figure-violet = Ilsabe die Sterndeuterin
figure-orange = Tamo der Händler

colour-yellow = Gelb
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-violet = Violett
colour-orange = Orange
clone = Klon

## Was man tippt

token-look = schau
token-turn = wende
token-capital = hauptwelt
token-figure = figur
token-no-figure = keine-figur
token-clone = klon
token-yellow = gelb
token-red = rot
token-blue = blau
token-green = grün
token-violet = violett
token-orange = orange

## Was jetzt erwartet wird

prompt-look = Du bestimmst den nächsten Preis: Sieh dir heimlich einen Planeten an oder decke gleich einen auf.
prompt-turn = Decke jetzt den Preis auf: den Planeten, den du gesehen hast, oder einen anderen.
prompt-capital = Alle Planeten sind vergeben: Decke die Hauptwelt für die letzte Runde auf.
prompt-commit = Der Preis ist { $world } ({ $colour } { $value }). Welche deiner Figuren setzt du ein?
prompt-play = Der Preis ist { $world } ({ $colour } { $value }). Spiele Karten einer Farbe, Sonderkarten dürfen dazu.
prompt-over = Die Partie ist zu Ende.

## Warum etwas nicht geht

error-not-in-hand = „{ $found }“ hast du nicht auf der Hand.
error-no-passing = Passen gibt es nicht: Spiele mindestens eine Karte.
error-two-colours = „{ $found }“ sind verschiedene Farben: Alle Karten müssen dieselbe haben, nur Sonderkarten dürfen dazu.
error-specials-alone = Sonderkarten allein gehen nur, wenn du keine farbige Karte auf der Hand hast: Leg eine dazu.
error-not-your-figure = „{ $found }“: Einsetzen kannst du nur Figuren, die vor dir stehen.
error-figures-first = „{ $found }“ kommt später: Sag erst, welche Figuren du einsetzt, oder keine.
error-look-at-capital = Die Hauptwelt darf niemand ansehen, bevor sie aufgedeckt wird.
error-capital-not-open = Die Hauptwelt kann erst aufgedeckt werden, wenn alle Planeten einer Reihe vergeben sind.
error-looked-already = Du hast dir in dieser Runde schon einen Planeten angesehen: Decke jetzt einen auf.
error-not-face-down = „{ $found }“: Dort liegt kein verdeckter Planet mehr.
error-prize-first = „{ $found }“ kommt später: Decke erst den Preis auf.
error-edition-schlachten-cards = { $file }: Mit { $where } kommen zusammen mit den Farben { $found } Karten heraus, es müssen aber 99 sein.

## Der Tisch

sketch-head = Runde { $round } · { $pile } Karten im Stapel · { $discard } abgelegt
sketch-capital = Hauptwelt { $back } { $open ->
    [yes] (eine Reihe ist vergeben: Sie darf aufgedeckt werden)
   *[no] (bleibt zu, bis eine Reihe vergeben ist)
}
sketch-looked = Angesehen:
sketch-middle = Figuren in der Mitte:
sketch-prize = Preis: { $world }
sketch-prize-figure = Meiste Klone: { $figure }, { $where ->
    [seat] jetzt bei { $name }
   *[middle] aus der Mitte
}
sketch-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
sketch-worlds = { $worlds } { $worlds ->
    [one] Welt
   *[other] Welten
}
sketch-cards = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
sketch-leads = beginnt
sketch-figures = { $count ->
    [one] Figur
   *[other] Figuren
} { $figures }
sketch-committed = eingesetzt { $figures }
sketch-played = { $cards }{ $bonus ->
    [0] { "" }
   *[other] { " " }(Bonus { $bonus })
} = { $main }{ $ahead ->
    [yes] { " " }(vorn)
   *[no] { "" }
}
sketch-clones = Klone { $clones }{ $ahead ->
    [yes] { " " }(vorn)
   *[no] { "" }
}
sketch-hand = Deine Hand:

## Was geschehen ist

log-looked = { $you ->
    [yes] Du siehst dir
   *[no] { $name } sieht sich
} { $place } an.
log-saw = { $you ->
    [yes] Du siehst dir { $place } an: Dort liegt
   *[no] { $name } sieht sich { $place } an: Dort liegt
} { $world }.
log-turned = { $you ->
    [yes] Du deckst
   *[no] { $name } deckt
} { $place } auf: { $world } ist der Preis.
log-turned-capital = { $you ->
    [yes] Du deckst
   *[no] { $name } deckt
} die Hauptwelt auf: Um { $world } geht es in der letzten Runde.
log-committed = { $you ->
    [yes] Du setzt
   *[no] { $name } setzt
} { $count ->
    [one] die Figur
   *[other] die Figuren
} { $figures } ein.
log-played = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
} { $cards }{ $bonus ->
    [0] { "" }
   *[other] { " " }(Bonus { $bonus })
}: { $main }{ $clones ->
    [0] { "" }
   *[other] , Klone { $clones }
}.
log-won = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
} { $world } mit { $main }.
log-returned = Zurück in die Mitte: { $figures }.
log-recruited = { $you ->
    [yes] Du holst dir
   *[no] { $name } holt sich
} { $figure } { $from ->
    [seat] von { $loser }
    [you] von dir
   *[middle] aus der Mitte
} (Klone { $clones }).
log-renewed = Der Stapel ist leer: { $size } abgelegte Karten werden neu gemischt.
log-drew = { $you ->
    [yes] Du ziehst
   *[no] { $name } zieht
} { $cards }.
log-ended = Die Schlacht um die Hauptwelt ist geschlagen.

## Das Brett im Browser

button-look = Heimlich ansehen
button-turn = Aufdecken
button-no-figure = Keine Figur einsetzen
board-card = { $colour } { $value }{ $clone ->
    [yes] { " " }mit Klon
   *[no] { "" }
}, Karte { $number }{ $matches ->
    [yes] , in der Farbe des Preises
   *[no] { "" }
}
board-special = Sonderkarte +{ $value }, Karte { $number }
board-world = { $world }, { $colour } { $value }
board-capital-face = Hauptwelt { $world }, { $colour } { $value }
board-figure = { $figure }, { $colour }
board-figure-at = { $figure }: { $where ->
    [middle] in der Mitte
    [committed] { $you ->
        [yes] von dir eingesetzt
       *[no] von { $name } eingesetzt
    }
   *[seat] { $you ->
        [yes] bei dir
       *[no] bei { $name }
    }
}
board-place-down = Platz { $place }, verdeckt{ $count ->
    [0] { "" }
   *[other] , schon angesehen von { $names }
}
board-place-known = Platz { $place }, verdeckt, du kennst ihn: { $world }{ $count ->
    [0] { "" }
   *[other] . Angesehen auch von { $names }
}
board-place-prize = Platz { $place }: Von hier kommt der Preis, { $world }
board-place-won = Platz { $place }, leer: { $world } { $you ->
    [yes] hast du
   *[no] hat { $name }
} gewonnen
board-capital = Hauptwelt
board-capital-down = Hauptwelt, verdeckt: { $open ->
    [yes] Sie darf jetzt aufgedeckt werden, für die letzte Runde
   *[no] Sie bleibt zu, bis eine Reihe vergeben ist
}
board-capital-up = Hauptwelt: { $world }
board-round = Runde { $round }.
board-round-short = Runde { $round }
board-bonus-hint = { $colour } zählt +{ $value }
board-choosing = { $you ->
    [yes] Du bestimmst den Preis
   *[no] { $name } bestimmt den Preis
}
board-clone-prize = Für die meisten Klone
board-figure-place = { $where ->
    [middle] aus der Mitte
   *[seat] { $you ->
        [yes] jetzt bei dir
       *[no] jetzt bei { $name }
    }
}
board-middle = Figuren in der Mitte
board-committed = Eingesetzte Figuren
board-pile = Stapel
board-discard = Abgelegt
board-pile-label = Im Stapel: { sketch-cards }
board-discard-label = Abgelegt: { sketch-cards }
board-last = Letzte Runde
board-hand = Deine Hand
board-hand-size = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
board-worlds = Planeten in 3 Reihen
board-holdings = { $name }: { sketch-points }, { board-hand-size }{ $count ->
    [0] { "" }
   *[other] . Gewonnen: { $worlds }
}
board-turn = am Zug
board-ahead = liegt vorn
board-winner = hat gewonnen
board-main = Wertung { $main }
board-clones = Klone { $clones }
board-main-short = Wertung
board-clones-short = Klone
board-sum-cards = Karten
board-sum-prize = Farbe des Preises
board-sum-figure = Figur
board-sum-bonus = Bonus
board-over = { $you ->
    [yes] Du hältst
   *[no] { $name } hält
} die Hauptwelt
board-summary-prize = Preis: { $world }.
board-summary-seat = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $cards } gespielt: Wertung { $main }, Klone { $clones }{ $ahead ->
    [yes] , { $you ->
        [yes] du liegst
       *[no] liegt
    } vorn
   *[no] { "" }
}.
board-summary-turn = { $you ->
    [yes] Du bist
   *[no] { $name } ist
} am Zug.
