# Galaktix auf Deutsch.

## Würfel, Sternstraßen, Raketen, Medaillen

colour-blue = Blau
colour-purple = Lila
colour-green = Grün
colour-yellow = Gelb
colour-red = Rot
tool = Werkzeug

road-blue = Blaue Sternstraße
road-purple = Lila Sternstraße
road-green = Grüne Sternstraße
road-yellow = Gelbe Sternstraße
road-red = Rote Sternstraße

medal-none = keine Medaille
medal-bronze = Bronze
medal-silver = Silber
medal-gold = Gold

stock-white = { $count ->
    [one] { $count } weiße Rakete
   *[other] { $count } weiße Raketen
}
stock-grey = { $count ->
    [one] { $count } graue Rakete
   *[other] { $count } graue Raketen
}
stock-black = { $count ->
    [one] { $count } schwarze Rakete
   *[other] { $count } schwarze Raketen
}
stock-parts = { $count ->
    [one] { $count } Bauteil
   *[other] { $count } Bauteile
}
stock-nothing = nichts

## Die Level und worum es in ihnen geht

idea-1-1 = Grundlagen
idea-1-2 = Bauteile
idea-1-3 = In die Breite
idea-1-4 = Die Mitte
idea-1-5 = Finale
idea-2-1 = Graue gewinnen
idea-2-2 = Graue an Bord
idea-2-3 = Fast alles grau
idea-2-4 = Maßarbeit
idea-2-5 = Graues Finale
idea-3-1 = Schwarze gewinnen
idea-3-2 = Schwarze an Bord
idea-3-3 = Schwarz und Bauteile
idea-3-4 = Dicht am Wirbel
idea-3-5 = Schwarzes Finale
idea-4-1 = Von allem etwas
idea-4-2 = Ohne Weiß
idea-4-3 = Weiß gegen das Labyrinth
idea-4-4 = Gemischte Crew
idea-4-5 = Großes Finale

## Was man vereinbaren kann

option-level = Level
option-level-1-1 = 1-1 { idea-1-1 }
option-level-1-2 = 1-2 { idea-1-2 }
option-level-1-3 = 1-3 { idea-1-3 }
option-level-1-4 = 1-4 { idea-1-4 }
option-level-1-5 = 1-5 { idea-1-5 }
option-level-2-1 = 2-1 { idea-2-1 }
option-level-2-2 = 2-2 { idea-2-2 }
option-level-2-3 = 2-3 { idea-2-3 }
option-level-2-4 = 2-4 { idea-2-4 }
option-level-2-5 = 2-5 { idea-2-5 }
option-level-3-1 = 3-1 { idea-3-1 }
option-level-3-2 = 3-2 { idea-3-2 }
option-level-3-3 = 3-3 { idea-3-3 }
option-level-3-4 = 3-4 { idea-3-4 }
option-level-3-5 = 3-5 { idea-3-5 }
option-level-4-1 = 4-1 { idea-4-1 }
option-level-4-2 = 4-2 { idea-4-2 }
option-level-4-3 = 4-3 { idea-4-3 }
option-level-4-4 = 4-4 { idea-4-4 }
option-level-4-5 = 4-5 { idea-4-5 }

## Was man tippt

token-blue = blau
token-purple = lila
token-green = grün
token-yellow = gelb
token-red = rot
token-tool = werkzeug
token-none = keine
token-white = weiß
token-grey = grau
token-black = schwarz
token-built = bauteile
token-back = abgeben
token-stop = schluss
token-roll = würfeln
token-done = fertig
short-white = w
short-grey = g
short-black = s

## Was jetzt erwartet wird

prompt-roll = { $round ->
    [1] Bereit zum Start? Würfle.
   *[other] Würfle für Runde { $round }.
}
prompt-parts = { $road }: Auf übersprungene Felder darfst du noch { $parts ->
    [one] dein Bauteil legen.
   *[other] Bauteile legen, eines je Feld.
} Oder es geht weiter.
prompt-keep = Welche Würfel behältst du? Alle anderen rollen noch einmal, danach gilt der Wurf.
prompt-place = Setze eine Rakete auf eine Straße deiner Würfel, oder gib eine ab.
prompt-place-or-stop = Raketen hast du keine mehr, aber zwei Bauteile sind auch eine. Fliegst du weiter, oder ist Schluss?
prompt-give-back = Mit diesen Würfeln kann keine deiner Raketen landen. Eine musst du abgeben.
prompt-give-back-or-stop = Mit diesen Würfeln kann nichts landen. Gib zwei Bauteile ab und mach weiter, oder hör hier auf.
prompt-over = Das Spiel ist zu Ende.

## Warum etwas nicht geht

error-dice-first = „{ $found }“ geht jetzt nicht: Nenne die Würfel, die du behältst, oder sag „{ token-none }“.
error-not-among-dice = „{ $found }“: Das zeigen deine Würfel nicht.
error-no-stopping = Solange Raketen im Lager liegen, gibt es kein Aufhören: Setze eine ab oder gib eine zurück.
error-rolled-for-good = „{ $found }“ geht nicht mehr, nachgewürfelt wird nur einmal: Setze jetzt eine Rakete ab oder gib eine zurück.
error-too-few-parts = Eine Rakete baust du aus zwei Bauteilen, und so viele hast du nicht.
error-no-such-rocket = „{ $found }“: So eine Rakete liegt nicht in deinem Lager.
error-road-finished = { $colour } ist schon am Ziel, höher als Feld 10 fliegt niemand.
error-not-rolled = Kein Würfel zeigt { $colour }.
error-vortex = „{ $found }“: Dort ist ein Wirbel, und in dem hält sich nur eine schwarze Rakete.
error-which-rocket = „{ $found }“, aber mit welcher Rakete? Nenne auch ihre Farbe oder „{ token-built }“.
error-wrong-count = { $dice } × { $colour } führt auf Feld { $field }: Alle Würfel der Farbe zählen, nur eine graue Rakete darf früher landen.
error-no-part = „{ $found }“: Du hast kein Bauteil, das du dort lassen könntest.
error-not-skipped = „{ $found }“: Bauteile kommen nur auf Felder, die in dieser Runde übersprungen wurden.
error-part-vortex = „{ $found }“: Dort ist ein Wirbel, der verschluckt auch Bauteile.
error-part-there = „{ $found }“: Dort liegt schon etwas, und auf jedes Feld kommt nur ein Bauteil.
error-roll-first = „{ $found }“ geht jetzt nicht: Erst wird gewürfelt.
error-edition-galaktix-order = { $file }: { $where } sollte { $found } sein, denn die Level stehen der Reihe nach.
error-edition-galaktix-box = { $file }: { $where } verlangt { $found }, so viele sind nicht in der Schachtel.
error-edition-galaktix-road = { $file }: { $where } ist { $found }, sollte aber aus zehn Zeichen bestehen: . frei, # Wirbel, W, G und S für eine weiße, graue oder schwarze Extrarakete.
error-edition-galaktix-summit = { $file }: { $where } ist { $found }, aber das letzte Feld darf kein Wirbel sein.
error-edition-galaktix-ladder = { $file }: { $where } ist { $found }, aber nach oben dürfen es nicht weniger Punkte werden.
error-edition-galaktix-field = { $file }: { $where } ist { $found }, sollte aber ein Feld nennen wie b3: b, p, g, y oder r für Blau, Lila, Grün, Gelb oder Rot und eine Zahl von 1 bis 10.
error-edition-galaktix-flag = { $file }: { $where } ist { $found }, aber dort ist ein Wirbel oder schon eine Fahne.

## Der Tisch

sketch-level = Level { $level }: { $idea }
sketch-round = { $round ->
    [0] vor dem Start
   *[other] Runde { $round }
}
sketch-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}{ $flags ->
    [0] { "" }
    [one] { " " }({ $flags } für eine Fahne)
   *[other] { " " }({ $flags } für Fahnen)
}
sketch-medal = { $medal } ab { $points }{ $reached ->
    [yes] { " " }(erreicht)
   *[no] { "" }
}
sketch-field = Feld
sketch-ladder = Leiste
sketch-height = Höhe
sketch-points = Punkte
sketch-dice = Würfel
sketch-depot = Lager
sketch-supply = Vorrat
sketch-lands = { " " }auf Feld { $field }{ $vortex ->
    [yes] { " " }(Wirbel)
   *[no] { "" }
}
sketch-arrived = { " " }(schon am Ziel)
sketch-brings = { $parts ->
    [0] { "" }
    [one] { " " }für { $parts } Bauteil
   *[other] { " " }für { $parts } Bauteile
}
sign-white = W
sign-grey = G
sign-black = S
sign-built = w
sign-part = b
legend-vortex = Wirbel
legend-extra = Extrarakete
legend-flag = Fahne
legend-stands = steht dort
legend-white = weiß
legend-grey = grau
legend-black = schwarz
legend-built = weiß, aus Bauteilen
legend-part = Bauteil
legend-lands = Landung

## Was geschehen ist

log-rolled = Runde { $round }: { $dice }.
log-kept = { $count ->
    [0] Alles noch einmal gewürfelt: { $dice }.
    [5] Der Wurf bleibt, wie er ist.
   *[other] Behalten: { $kept }. Der Wurf ist nun: { $dice }.
}
log-gained = { $parts ->
    [one] Werkzeug bringt { $parts } Bauteil.
   *[other] Werkzeug bringt { $parts } Bauteile.
}
log-placed = { $rocket ->
    [white] Eine weiße Rakete
    [grey] Eine graue Rakete
    [black] Eine schwarze Rakete
   *[built] Eine Rakete aus zwei Bauteilen
} fliegt { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} weit und landet auf { $colour } { $field }.
log-part-placed = Ein Bauteil bleibt auf { $colour } { $field } zurück.
log-won = { $colour } { $field } bringt { $rocket ->
    [white] eine weiße Rakete
    [grey] eine graue Rakete
    [black] eine schwarze Rakete
   *[none] { "" }
}{ $flag ->
    [yes] { $rocket ->
        [none] eine Fahne
       *[other] { " " }und eine Fahne
    }
   *[no] { "" }
}.
log-gave-back = { $rocket ->
    [white] Eine weiße Rakete geht
    [grey] Eine graue Rakete geht
    [black] Eine schwarze Rakete geht
   *[built] Zwei Bauteile gehen
} zurück in den Vorrat.
log-ended = { $stopped ->
    [yes] Hier ist Schluss:
   *[no] Das war der letzte Flug:
} { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}{ $count ->
    [0] { $flags ->
        [0] { "" }
       *[other] { " " }(Fahnen { $flags })
    }
   *[other] { " " }({ $roads }{ $flags ->
        [0] { "" }
       *[other] , Fahnen { $flags }
    })
}. { $medal ->
    [bronze] Das ist Bronze!
    [silver] Das ist Silber!
    [gold] Das ist Gold!
   *[none] Für eine Medaille hat es noch nicht gereicht.
}

## Das Challenge-Buch

book-level = Level
book-medals = Medaillen
book-chapter = Kapitel { $chapter }

## Das Brett im Browser

button-roll = Würfeln
button-none = Alle neu würfeln
button-white = Weiße Rakete
button-grey = Graue Rakete
button-black = Schwarze Rakete
button-built = Rakete aus 2 Bauteilen
button-back = Abgeben
button-stop = Schluss machen
button-done = Fertig
board-field = { $colour } { $field }: { $piece ->
    [white] weiße Rakete
    [grey] graue Rakete
    [black] schwarze Rakete
    [built] Rakete aus Bauteilen
    [part] Bauteil
   *[none] { $shows ->
        [vortex] Wirbel
        [white] weiße Extrarakete
        [grey] graue Extrarakete
        [black] schwarze Extrarakete
       *[free] frei
    }{ $flag ->
        [yes] , mit Fahne
       *[no] { "" }
    }
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} auf der Leiste
board-road = { $road }: { $height ->
    [0] noch keine Rakete
   *[other] höchste Rakete auf Feld { $height }
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-landing = { $dice } × { $colour }: Landung auf Feld { $field }{ $vortex ->
    [yes] , in einem Wirbel
   *[no] { "" }
}
board-landing-short = Landung
board-part-here = Bauteil hier lassen: { $colour } { $field }
board-die = Würfel { $number }: { $face }{ $kept ->
    [yes] , behalten
   *[no] { "" }
}
board-dice = Würfel
board-no-dice = Noch nicht gewürfelt.
board-keep-hint = Tippe an, was du behältst.
board-depot = Lager
board-supply = Vorrat
board-parts = Bauteile
board-flags = { $count ->
    [one] { $count } Fahne gewonnen
   *[other] { $count } Fahnen gewonnen
}
board-ladder = Punkteleiste
board-ladder-step = Feld { $field }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-roads = Sternstraßen
board-round = Runde { $round }
board-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
board-medal = { $medal } ab { $points } Punkten{ $reached ->
    [yes] , erreicht
   *[no] { "" }
}
board-to-medal = Noch { $missing ->
    [one] { $missing } Punkt
   *[other] { $missing } Punkte
} bis { $medal }
board-medals = Medaillen
board-level = Level { $level }: { $idea }
board-levels = Alle Level
board-chapter = Kapitel { $chapter }
board-chapter-1 = Weiße Raketen
board-chapter-2 = Graue Raketen
board-chapter-3 = Schwarze Raketen
board-chapter-4 = Die ganze Flotte
board-chapter-sum = Summe der besten Ergebnisse: { $score }, { $medal }
board-best = Bestes Ergebnis: { $score }, { $medal }
board-unplayed = Noch nicht gespielt
board-play-level = Level { $level } spielen
board-chapter-of = { $played ->
    [0] Noch nichts gespielt
   *[other] { board-chapter-sum } ({ $played } von { $levels } Leveln)
}
board-next = Als Nächstes
board-next-level = Nächster Level
board-no-medal = Noch keine Medaille
board-won-medal = { $medal }!
board-new-best = Dein bestes Ergebnis bisher!
board-best-stays = Dein bestes Ergebnis hier ist { $score }.
board-summary = { $round ->
    [0] Vor dem Start.
   *[other] Runde { $round }.
} { board-score }. Lager: { $depot }.
board-summary-dice = Würfel: { $dice }.
