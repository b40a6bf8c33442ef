# Galaktico auf Deutsch.

## Schiffe, Schilde und Waffen

type-destroyer = Zerstörer
type-fighter = Raumjäger
type-cruiser = Kreuzer
type-scout = Aufklärer
types-destroyer = Zerstörer
types-fighter = Raumjäger
types-cruiser = Kreuzer
types-scout = Aufklärer
card-wave-absorber = Wellenabsorber
card-deflector = Deflektor
card-inversion-field = Inversionsfeld
card-prism-shield = Prismenschild
card-phase-cloak = Phasenmantel
card-null-field = Nullfeld
card-crypto-projectile = Krypto-Projektil
card-cryo-flash = Cryo-Blitz
card-plasma-bomb = Plasmabombe
card-corrosion-ray = Korrosionsstrahl
card-photon-lance = Photonenlanze
card-quantum-torpedo = Quantentorpedo
card-laser-battery = Laserbatterie
card-impulse-thrower = Impulswerfer

## Was man vereinbaren kann

option-standstill = So viele ruhige Züge hintereinander beenden das Spiel (0: nie)

## Was man tippt

token-destroyer = zerstörer
token-fighter = raumjäger
token-cruiser = kreuzer
token-scout = aufklärer
token-wave-absorber = wellenabsorber
token-deflector = deflektor
token-inversion-field = inversionsfeld
token-prism-shield = prismenschild
token-phase-cloak = phasenmantel
token-null-field = nullfeld
token-crypto-projectile = krypto-projektil
token-cryo-flash = cryo-blitz
token-plasma-bomb = plasmabombe
token-corrosion-ray = korrosionsstrahl
token-photon-lance = photonenlanze
token-quantum-torpedo = quantentorpedo
token-laser-battery = laserbatterie
token-impulse-thrower = impulswerfer
token-hyper = hyper
token-stay = bleiben
token-ready = fertig
short-destroyer = z
short-fighter = r
short-cruiser = k
short-scout = a

## Was jetzt erwartet wird

prompt-setup = Rüste jeden Schiffstyp mit einem Schild und zwei Waffen aus und stelle deine Schiffe um die Station auf, in beliebiger Reihenfolge. Es fehlen: Schilde { $shields }, Waffen { $weapons }, Schiffe { $ships }.
prompt-ready = Alles ist ausgerüstet und aufgestellt. Fertig? Bis du es sagst, kannst du noch tauschen.
prompt-turn = { $actions ->
    [one] Noch eine Aktion: fliegen, ein Schiff einsetzen oder einen Meteor versetzen.
   *[other] Du hast { $actions } Aktionen: fliegen, ein Schiff einsetzen oder einen Meteor versetzen.
}
prompt-fly = Dein Kreuzer auf { $field } hat gewonnen und darf noch { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} weiterfliegen{ $hyperflights ->
    [0] , ohne Hyperraumflug
    [one] , auch mit { $hyperflights } Hyperraumflug
   *[other] , auch mit { $hyperflights } Hyperraumflügen
}. Oder er bleibt.
prompt-over = Das Spiel ist zu Ende.

## Warum etwas nicht geht

error-setup-incomplete = Fertig bist du erst, wenn alles ausgerüstet und aufgestellt ist. Es fehlen: Schilde { $shields }, Waffen { $weapons }, Schiffe { $ships }.
error-shield-in-use = „{ $found }“: Diesen Schild trägt schon ein Schiffstyp. Nimm ihn erst zurück.
error-weapon-in-use = „{ $found }“: Diese Waffe trägt schon ein Schiffstyp. Nimm sie erst zurück.
error-has-shield = „{ $found }“: Deine { $ship } haben schon einen Schild. Nimm ihn erst zurück.
error-has-weapons = „{ $found }“: Deine { $ship } haben schon zwei Waffen. Nimm erst eine zurück.
error-not-start-field = „{ $found }“: Aufgestellt wird auf den acht Feldern um deine Station.
error-none-to-place = „{ $found }“: { $ship } hast du schon genug aufgestellt. Die übrigen sind Reserve und kommen später über die Station.
error-start-field-taken = „{ $found }“: Dort steht schon ein Schiff.
error-station-in-use = „{ $found }“: Auf deiner Station steht noch ein Schiff ({ $ship }). Es muss erst weg, bevor ein neues kommt.
error-none-in-reserve = „{ $found }“: { $ship } hast du keine mehr in Reserve.
error-deploy-on-station = „{ $found }“: Neue Schiffe kommen auf deine eigene Station, { $station }.
error-not-your-ship = „{ $found }“: Das ist nicht dein Schiff.
error-nothing-to-move = „{ $found }“: Dort ist nichts, was du bewegen könntest.
error-moved-already = „{ $found }“: Dieses Schiff ist in diesem Zug schon geflogen, und jedes fliegt nur einmal.
error-meteor-out-of-hand = „{ $found }“: Diesen Meteor kannst du nicht versetzen. Er müsste in deinem Sektor liegen oder neben einem deiner Zerstörer.
error-meteor-one-field = „{ $found }“: Ein Meteor rückt nur um ein Feld weiter.
error-meteor-target = „{ $found }“: Ein Meteor braucht ein leeres Feld, und eine Station ist keins.
error-only-flying-on = „{ $found }“ muss warten: Erst fliegt der Kreuzer auf { $field } weiter, oder er bleibt. Nenne ein Feld oder sag „{ token-stay }“.
error-fights-once = „{ $found }“: Beim Weiterfliegen wird nicht noch einmal gekämpft.
error-same-field = „{ $found }“: Da steht das Schiff schon. Ein Flug endet auf einem anderen Feld.
error-which-hyperflights = „{ $found }“, aber mit wie vielen Hyperraumflügen? Davon hängt ab, wie weit dein Kreuzer danach noch kommt. Möglich: { $counts }
error-stop-on-meteor = „{ $found }“: Auf einem Meteor kann niemand anhalten.
error-own-station = „{ $found }“: Auf die eigene Station fliegt niemand zurück.
error-station-by-destroyer = „{ $found }“: Eine Station kann nur ein Zerstörer schlagen.
error-own-ship-there = „{ $found }“: Dort steht schon eins von deinen Schiffen.
error-gravity = „{ $found }“: Das ginge nur mit einem Hyperraumflug, und den sperrt ein fremdes Gravitationsfeld.
error-attack-by-hyperflight = „{ $found }“: Mit dem Hyperraumflug selbst greift nur ein Raumjäger an; ein Kreuzer braucht danach noch einen normalen Schritt.
error-meteors-in-the-way = „{ $found }“: Meteore versperren den Weg, und durch die fliegen nur Aufklärer.
error-station-in-the-way = „{ $found }“: Eine Station versperrt den Weg.
error-ships-in-the-way = „{ $found }“: Schiffe versperren den Weg.
error-no-hyperflight = „{ $found }“ wäre ein Hyperraumflug. { $ship } können das nicht, nur Raumjäger und Kreuzer.
error-way-blocked = „{ $found }“: Der Weg dorthin ist versperrt.
error-no-way-out = „{ $found }“: Dein { $ship } ist eingeschlossen, dorthin führt kein Weg.
error-too-far = „{ $found }“ ist zu weit: Das sind { $steps } Schritte, und dein { $ship } kommt jetzt nur { $range } weit.
error-edition-galaktico-start = { $file }: Mit { $where } beginnen { $found } Schiffe auf dem Brett, aber es gibt nur acht Startfelder.
error-edition-galaktico-pair = { $file }: { $where } ist { $found }, aber ein Schild hält zwei verschiedene Wirkungen ab.
error-edition-galaktico-shield = { $file }: { $where } ist { $found }, aber dieses Paar hält schon ein anderer Schild ab; jedes Paar gibt es einmal.
error-edition-galaktico-station = { $file }: { $where } ist { $found }, aber eine Station hat alle acht Nachbarn im eigenen Sektor: beide Ziffern sind 2 bis 5.
error-edition-galaktico-meteor-twice = { $file }: { $where } ist { $found }, aber dort liegt schon ein Meteor; erwartet werden acht verschiedene Felder.
error-edition-galaktico-meteor-station = { $file }: { $where } ist { $found }, aber das ist das Feld der Station.
error-edition-galaktico-meteor-start = { $file }: { $where } ist { $found }, aber um die Station herum werden Schiffe aufgestellt.

## Der Tisch

sketch-setup = Alle rüsten heimlich und gleichzeitig aus
sketch-turn = Zug { $turn }
sketch-starter = { $you ->
    [yes] du hast angefangen
   *[no] { $name } hat angefangen
}
sketch-quiet = { $quiet ->
    [one] { $quiet } ruhiger Zug
   *[other] { $quiet } ruhige Züge
} hintereinander, { $standstill } beenden das Spiel
sketch-over = { $ending ->
    [points] genug Punkte aus Kämpfen
    [station] eine Raumstation ist geschlagen
    [destroyers] alle Zerstörer einer Flotte sind geschlagen
    [lapse] niemand kann mehr etwas tun
   *[standstill] Stillstand
}
sketch-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sketch-fought = aus Kämpfen { $fought } von { $goal }
sketch-ready = { $ready ->
    [yes] ist fertig
   *[no] rüstet noch aus
}
sketch-reserve = Reserve
sketch-place = aufzustellen
sketch-docked = auf der Station
sketch-hidden = verdeckt
sketch-open = offen
sketch-secret = geheim
sketch-still = kann noch sein
sketch-attacks = Angriffe
sketch-station = Raumstation!
sketch-last = Letzter Kampf, auf { $field }: { $attacker } gegen { $defender }
sketch-bonus = Meteorfeld
sketch-shields = Schilde (halten ab)
sketch-weapons = Waffen
sign-destroyer = Z
sign-fighter = R
sign-cruiser = K
sign-scout = A
sign-laser = L
sign-quantum = Q
sign-crypto = K
sign-impulse = I
legend-numbers = Stärke/Zugweite
legend-empty = leer
legend-meteor = Meteor
legend-station = Raumstation
legend-gravity = fremdes Gravitationsfeld
legend-moved = schon geflogen
legend-worth = Punkte für jedes geschlagene

## Was geschehen ist

log-equipped = { $you ->
    [yes] Du rüstest deine { $ship } aus: { $card }.
   *[no] { $name } rüstet die { $ship } aus: { $card }.
}
log-placed = { $you ->
    [yes] Du stellst einen { $ship } auf { $field }.
   *[no] { $name } stellt einen { $ship } auf { $field }.
}
log-ready = { $you ->
    [yes] Du bist fertig.
   *[no] { $name } ist fertig.
}
log-began = { $you ->
    [yes] Alle sind fertig. Das Los entscheidet: Du fängst an.
   *[no] Alle sind fertig. Das Los entscheidet: { $name } fängt an.
}
log-moved = { $attack ->
    [yes] { $you ->
        [yes] Du greifst mit einem { $ship } von { $field } aus { $target } an
       *[no] { $name } greift mit einem { $ship } von { $field } aus { $target } an
    }
   *[no] { $you ->
        [yes] Du fliegst mit einem { $ship } von { $field } nach { $target }
       *[no] { $name } fliegt mit einem { $ship } von { $field } nach { $target }
    }
}{ $hyperflights ->
    [0] { "" }
    [one] { " " }({ $hyperflights } Hyperraumflug)
   *[other] { " " }({ $hyperflights } Hyperraumflüge)
}.
log-fought = Kampf auf { $field }: { $attacker }; { $defender }. { $result ->
    [tied] Beide Schiffe sind geschlagen.
   *[won] { $you ->
        [yes] Du gewinnst.
       *[no] { $name } gewinnt.
    }
}
log-gained = { $you ->
    [yes] Du bekommst
   *[no] { $name } bekommt
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-flew-on = { $target ->
    [stay] { $you ->
        [yes] Du lässt den Kreuzer auf { $field } stehen.
       *[no] { $name } lässt den Kreuzer auf { $field } stehen.
    }
   *[other] { $you ->
        [yes] Du fliegst mit dem Kreuzer weiter, von { $field } nach { $target }.
       *[no] { $name } fliegt mit dem Kreuzer weiter, von { $field } nach { $target }.
    }
}
log-deployed = { $you ->
    [yes] Du setzt auf { $field } einen { $ship } ein.
   *[no] { $name } setzt auf { $field } einen { $ship } ein.
}
log-shifted = { $you ->
    [yes] Du versetzt einen Meteor von { $field } nach { $target }.
   *[no] { $name } versetzt einen Meteor von { $field } nach { $target }.
}
log-took = { $you ->
    [yes] Du schlägst die Raumstation auf { $field }:
   *[no] { $name } schlägt die Raumstation auf { $field }:
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-lapsed = { $you ->
    [yes] Du kannst nichts mehr tun,
   *[no] { $name } kann nichts mehr tun,
} { $actions ->
    [one] eine Aktion verfällt.
   *[other] { $actions } Aktionen verfallen.
}
log-bonus = { $you ->
    [yes] Du hast das Ende herbeigeführt und bekommst
   *[no] { $name } hat das Ende herbeigeführt und bekommt
} dafür { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-ended = Das Spiel ist zu Ende: { $ending ->
    [points] genug Punkte aus Kämpfen.
    [station] Eine Raumstation ist geschlagen.
    [destroyers] Alle Zerstörer einer Flotte sind geschlagen.
    [lapse] Niemand kann mehr etwas tun.
   *[standstill] zu lange kein Kampf und kein neues Schiff.
} Der Stand: { $result }.

## Das Brett im Browser

button-ready = Fertig
button-stay = Bleiben
button-hyper-0 = Ohne Hyperraumflug
button-hyper-1 = Ein Hyperraumflug
button-hyper-2 = Zwei Hyperraumflüge
board-effect-laser = Laser
board-effect-quantum = Quanten
board-effect-crypto = Krypto
board-effect-impulse = Impuls
board-shield = { $card }: hält { $effects } ab
board-slot = { $ship }: { $card ->
    [shield] noch ohne Schild
   *[weapon] Platz für eine Waffe
}
board-type = { $ship }: Stärke { $strength }, Zugweite { $range }{ $hyperflights ->
    [0] { "" }
    [one] , ein Hyperraumflug
   *[other] , { $hyperflights } Hyperraumflüge
}; auf der Karte { $figures ->
    [one] eine Figur
   *[other] { $figures } Figuren
}, geschlagen { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
} wert; { $state ->
    [secret] Ausrüstung noch verdeckt
    [own] geheim ausgerüstet: { $loadout }
   *[shown] ausgerüstet: { $loadout }
}
board-stock = { $ship }, { $setup ->
    [yes] noch aufzustellen: { $count }
   *[no] in Reserve: { $count }
}
board-cards = { $you ->
    [yes] Deine Flotte
   *[no] Flotte: { $name }
}
board-supply = Schilde und Waffen
board-still = Noch verdeckt
board-still-about = Was in den verdeckten Ausrüstungen noch stecken kann
board-strength = Stärke
board-range = Zugweite
board-hyperflights = Hyperraumflüge
board-figures = { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
}
board-worth = geschlagen wert: { $worth }
board-sector = Sektor { $sector }
board-field = { $field }, { $meteor ->
    [yes] Meteor
   *[no] leer
}
board-field-ship = { $field }, { $ships }
board-field-station = { $field }, { $you ->
    [yes] deine Station
   *[no] Station von { $name }
}{ $taken ->
    [yes] , darauf: { $ships }
   *[no] { "" }
}
board-ship = { $you ->
    [yes] dein { $ship }
   *[no] { $ship } von { $name }
}{ $moved ->
    [yes] , schon gezogen
   *[no] { "" }
}
board-way = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}{ $hyperflights ->
    [0] { "" }
    [one] , davon ein Hyperraumflug
   *[other] , davon { $hyperflights } Hyperraumflüge
}
board-attack = Angriff, Ausgang ungewiss{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } aus dem Meteorfeld
}
board-attack-known = Angriff { $attack } gegen { $defence }, { $result ->
    [win] gewinnt
    [lose] verliert
   *[tie] beide geschlagen
}
board-choices = Mit wie vielen Hyperraumflügen angreifen?
board-choice = { $hyperflights ->
    [0] ohne Hyperraumflug
    [one] ein Hyperraumflug
   *[other] { $hyperflights } Hyperraumflüge
}; danach noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $left ->
    [one] 1 Hyperraumflug
   *[other] { $left } Hyperraumflüge
}
board-then = { $steps ->
    [0] danach kein Weiterflug
    [one] danach noch 1 Schritt, Hyperraumflüge: { $left }
   *[other] danach noch { $steps } Schritte, Hyperraumflüge: { $left }
}
board-last = Letzter Kampf
board-last-close = Kampf ausblenden
board-base = Grundstärke
board-bonus = aus dem Meteorfeld
board-against = gegen
board-attacks = greift an
board-defends = verteidigt
board-tied = Beide Schiffe sind geschlagen.
board-won = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
}
board-gain = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, aus Kämpfen { $fought } von { $goal }
board-reserve = Reserve: { $ships }
board-destroyers = { $count ->
    [one] noch ein Zerstörer
   *[other] noch { $count } Zerstörer
}
board-ready = fertig
board-sets-up = rüstet geheim aus
board-setup = Alle rüsten gleichzeitig und geheim aus
board-turns = Zug { $turns }
board-starter = { $you ->
    [yes] du hast angefangen
   *[no] { $name } hat angefangen
}
board-quiet = ruhige Züge: { $quiet } von { $standstill }
board-ending = { $ending ->
    [points] { $you ->
        [yes] Du hast genug Punkte aus Kämpfen
       *[no] { $name } hat genug Punkte aus Kämpfen
    }
    [station] { $you ->
        [yes] Du hast die Station geschlagen: { $loser }
       *[no] { $name } hat die Station geschlagen: { $loser }
    }
    [destroyers] Alle Zerstörer geschlagen: { $loser }
    [lapse] Niemand konnte mehr etwas tun
   *[standstill] Stillstand
}
board-summary-seat = { $you ->
    [yes] Du
   *[no] { $name }
}: { $points }; Station { $station }; auf dem Brett: { $ships }; { $reserve }{ $ready ->
    [yes] ; fertig
   *[no] { "" }
}.
board-summary-meteors = Meteore: { $fields }.
