# Raumschiffe auf Deutsch.

## Das Schiff: seine Systeme und die Symbole, die für sie stehen

system-projectile = Projektilwaffe
system-armour = Panzerung
system-resources = Ressourcen
system-shield = Energieschild
system-energy = Energiewaffe
system-pilot = Pilot
regulator = Regulator

symbol-column = Säule
symbol-bar = Balken
symbol-cross = Kreuz
symbol-circle = Kreis
symbol-diamond = Raute

## Was man vereinbaren kann

option-variant = Variante
option-variant-battle = Kampf: Treffer kosten Karten
option-variant-cuddle = Kuscheln: Treffer bringen nur Punkte
option-target = Zum Sieg: abgeschossene Karten oder Punkte
option-limit = Höchstens so viele Runden (0: beliebig viele)
option-starter = Schießt in Runde 1 zuerst
option-starter-random = Wird ausgelost
option-starter-first = Platz 1
option-starter-second = Platz 2

## Was man tippt

token-projectile = projektil
token-armour = panzerung
token-resources = ressourcen
token-shield = schild
token-energy = energie
token-pilot = pilot
token-ready = bereit
token-add = setze
token-keep = behalte
short-projectile = p
short-armour = a
short-resources = r
short-shield = s
short-energy = e

## Was jetzt erwartet wird

prompt-lay = { $missing ->
    [6] Lege verdeckt: eine Karte unter jedes der fünf Systeme und eine als Regulator auf den Piloten.
    [1] Noch eine Karte fehlt: { $a }.
    [2] Noch zwei Karten fehlen: { $a }, { $b }.
    [3] Noch drei Karten fehlen: { $a }, { $b }, { $c }.
   *[other] Noch { $missing } Karten, in beliebiger Reihenfolge.
}
prompt-ready = Alle sechs Karten liegen. Bereit? Bis du es sagst, kannst du sie noch zurücknehmen.
prompt-late = Setzt du dein spätes +1 jetzt? Es würde verstärken: { $system }.
prompt-over = Das Duell ist zu Ende.

## Warum etwas nicht geht

error-layout-incomplete = Du kannst noch nicht bereit sein, hier fehlt eine Karte: { $missing }.
error-spot-taken = „{ $found }“: Dort liegt schon eine Karte. Nimm sie erst zurück, wenn du eine andere legen willst.
error-not-in-hand = „{ $found }“: Diese Karte hast du nicht auf der Hand.
error-no-spot = „{ $found }“, aber wohin? Nenne auch ein System oder den Piloten.
error-late-only = „{ $found }“ muss warten: Jetzt geht es nur um dein spätes +1. Sag „{ token-add }“ oder „{ token-keep }“.
error-raumschiffe-target = Das Ziel { $found } ist zu hoch, einem Schiff könnten die Karten zum Legen ausgehen: höchstens { $highest }. Höher geht es nur in der Kuschelvariante, variant=cuddle.
error-edition-raumschiffe-symbols = { $file }: Mit { $where } sind die Symbole { $found }, aber keine zwei Systeme dürfen dasselbe haben.

## Der Tisch

sketch-round = Runde { $round }{ $limit ->
    [0] { "" }
   *[other] { " " }von { $limit }
}
sketch-target = { $cuddle ->
    [yes] { $target ->
        [one] { $target } Punkt gewinnt
       *[other] { $target } Punkte gewinnen
    }
   *[no] { $target ->
        [one] { $target } abgeschossene Karte gewinnt
       *[other] { $target } abgeschossene Karten gewinnen
    }
}
sketch-starter = { $you ->
    [yes] du schießt zuerst
   *[no] { $name } schießt zuerst
}
sketch-points = { $cuddle ->
    [yes] Punkte
   *[no] Abgeschossen
}
sketch-counts = Hand, Stapel, Ablage
sketch-secret = { $ready ->
    [yes] ist bereit
   *[no] legt verdeckt
}
sketch-late = { $set ->
    [yes] +1 liegt
   *[no] +1 frei
}
sketch-removed = { $you ->
    [yes] Verloren hast du:
   *[no] Verloren hat { $name }:
}
sketch-last = Letzte Runde
sketch-repelled = abgewehrt
sketch-gain = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sketch-asked = Setzt { $name } das späte +1 { $system ->
    [projectile] auf die Projektilwaffe
    [armour] auf die Panzerung
    [resources] auf die Ressourcen
    [shield] auf den Energieschild
   *[energy] auf die Energiewaffe
}?
sketch-hand = Deine Hand

## Was geschehen ist

log-laid = { $you ->
    [yes] Du legst
   *[no] { $name } legt
} { $card } { $spot ->
    [projectile] unter die Projektilwaffe
    [armour] unter die Panzerung
    [resources] unter die Ressourcen
    [shield] unter den Energieschild
    [energy] unter die Energiewaffe
   *[pilot] auf den Piloten
}.
log-ready = { $you ->
    [yes] Du bist
   *[no] { $name } ist
} bereit.
log-revealed = { $you ->
    [yes] Du deckst auf:
   *[no] { $name } deckt auf:
} { $cards }, Regulator { $regulator }{ $count ->
    [0] { "" }
   *[other] ; Ablage: { $rest }
}.
log-added = { $you ->
    [yes] Du setzt dein spätes +1
   *[no] { $name } setzt das späte +1
} { $system ->
    [projectile] auf die Projektilwaffe
    [armour] auf die Panzerung
    [resources] auf die Ressourcen
    [shield] auf den Energieschild
   *[energy] auf die Energiewaffe
}.
log-kept = { $you ->
    [yes] Du setzt dein spätes +1 hier nicht.
   *[no] { $name } setzt das späte +1 hier nicht.
}
log-fired = { $you ->
    [yes] Du feuerst
   *[no] { $name } feuert
} { $weapon ->
    [projectile] die Projektilwaffe ab: { $attack } gegen Panzerung { $defence }
   *[energy] die Energiewaffe ab: { $attack } gegen Schild { $defence }
}{ $effect ->
    [none] . Abgewehrt.
    [points] . { sketch-gain }!
   *[cards] . { $hit ->
        [you] Du verlierst
       *[other] { $target } verliert
    } { $cards }.
}
log-drew = { $you ->
    [yes] Du ziehst
   *[no] { $name } zieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}{ $seen ->
    [yes] : { $cards }
   *[no] { "" }
}.
log-ended = Das Duell ist zu Ende: { $result }.

## Das Brett im Browser

button-ready = Bereit
button-add = +1 setzen
button-keep = Nicht hier
board-short-projectile = Projektil
board-short-armour = Panzer
board-short-resources = Ressourcen
board-short-shield = Schild
board-short-energy = Energie
board-short-pilot = Pilot
board-card = Karte mit { $symbols }, Rang { $rank }
board-spot = { $system }: { $card }, Stärke { $strength }{ $count ->
    [1] { "" }
   *[other] { " " }({ $sum }{ $late ->
        [yes] , davon spätes +1
       *[no] { "" }
    })
}{ $asked ->
    [yes] , hier könnte das späte +1 hin
   *[no] { "" }
}
board-spot-empty = { $system }, noch leer
board-spot-pilot = { $system }: { $card }, als Regulator
board-spot-hidden = { $system }, { $ready ->
    [yes] verdeckt belegt
   *[no] noch geheim
}
board-ship = { $you ->
    [yes] Dein Schiff
   *[no] Schiff von { $name }
}
board-ready = bereit
board-lays = legt verdeckt
board-starts = schießt zuerst
board-late = +1 frei
board-held = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
board-pile = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
board-discard = Ablage
board-discard-open = Ablage { $count }, { $you ->
    [yes] deine Karten ansehen
   *[no] Karten von { $name } ansehen
}
board-discard-title = { $you ->
    [yes] Deine offenen Karten
   *[no] Offene Karten von { $name }
}
board-discard-count = Ablage: { $count }
board-removed-count = Aus dem Spiel: { $count }
board-no-cards = Noch keine.
board-points = { $cuddle ->
    [yes] Punkte: { $points } von { $target }
   *[no] Abgeschossen: { $points } von { $target }
}
board-cuddle = Kuschelvariante
board-shots = Schüsse dieser Runde
board-no-shots = Sobald beide bereit sind, wird geschossen.
board-shot = { $name }: { $weapon } { $attack } gegen { $aim } { $defence }, { $effect ->
    [open] noch offen
    [none] abgewehrt
    [points] { $damage ->
        [one] { $damage } Punkt
       *[other] { $damage } Punkte
    }
   *[cards] { $damage ->
        [one] { $damage } Karte abgeschossen
       *[other] { $damage } Karten abgeschossen
    }
}{ $shown ->
    [yes] : { $cards }
   *[no] { "" }
}
board-repelled = abgewehrt
board-last = Letzte Runde
board-hand = Deine Hand
board-summary-seat = { $you ->
    [yes] Du
   *[no] { $name }
}: { $points }; Hand { $held }, Stapel { $pile }, Ablage { $discard }{ $state ->
    [ready] , bereit
    [secret] , legt verdeckt
   *[open] { "" }
}.
