# Galaktico auf Deutsch.

## Schiffe, Effekte, Schilde und Waffen

type-destroyer = Zerstörer
type-fighter = Jäger
type-cruiser = Kreuzer
type-scout = Späher
types-destroyer = Zerstörer
types-fighter = Jäger
types-cruiser = Kreuzer
types-scout = Späher
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

option-standstill = Ruhige Züge in Folge, die das Spiel beenden (0: ohne Grenze)

## Was man eintippt

token-destroyer = zerstörer
token-fighter = jäger
token-cruiser = kreuzer
token-scout = späher
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

## Was jetzt zu tun ist

prompt-setup = Rüste geheim aus. Es fehlen noch: { $shields } Schilde, { $weapons } Waffen, { $ships } Schiffe.
prompt-ready = Alles ist bereit. Fertig?
prompt-turn = { $actions ->
    [one] Eine Aktion hast du noch.
   *[other] Du bist dran: { $actions } Aktionen.
}
prompt-fly = Dein Kreuzer auf { $field } hat gewonnen. Weiterfliegen? Schritte: { $steps }, Hyperflüge: { $hyperflights }.
prompt-over = Das Spiel ist aus.

## Warum etwas nicht geht

error-setup-incomplete = Fertig bist du noch nicht. Es fehlen: { $shields } Schilde, { $weapons } Waffen, { $ships } Schiffe.
error-shield-in-use = „{ $found }“: Dieser Schild ist schon vergeben.
error-weapon-in-use = „{ $found }“: Diese Waffe ist schon vergeben.
error-has-shield = „{ $found }“: Da ist schon ein Schild ({ $ship }).
error-has-weapons = „{ $found }“: Da sind schon zwei Waffen ({ $ship }).
error-not-start-field = „{ $found }“: Schiffe beginnen auf den acht Feldern um deine Station.
error-none-to-place = „{ $found }“: Davon beginnen keine weiteren auf dem Brett ({ $ship }).
error-start-field-taken = „{ $found }“: Da steht schon ein Schiff.
error-station-in-use = „{ $found }“: Deine Station ist nicht frei ({ $ship }).
error-none-in-reserve = „{ $found }“: Davon ist keiner mehr in Reserve ({ $ship }).
error-deploy-on-station = „{ $found }“: Eingesetzt wird auf der eigenen Station, { $station }.
error-not-your-ship = „{ $found }“: Das ist nicht dein Schiff.
error-nothing-to-move = „{ $found }“: Da steht nichts, was du bewegen könntest.
error-moved-already = „{ $found }“: Ein Schiff zieht nur einmal im Zug.
error-meteor-out-of-hand = „{ $found }“: Meteore bewegst du im eigenen Sektor und neben deinen aktiven Zerstörern.
error-meteor-one-field = „{ $found }“: Ein Meteor rückt um ein Feld.
error-meteor-target = „{ $found }“: Ein Meteor braucht ein leeres Feld.
error-only-flying-on = „{ $found }“ muss warten: Jetzt fliegt der Kreuzer auf { $field } weiter oder bleibt.
error-fights-once = „{ $found }“: Ein Kreuzer, der weiterfliegt, kämpft nicht noch einmal.
error-same-field = „{ $found }“: Ein Zug endet auf einem anderen Feld, als er beginnt.
error-which-hyperflights = „{ $found }“: mit wie vielen Hyperflügen? { $counts }
error-stop-on-meteor = „{ $found }“: Auf einem Meteor hält niemand.
error-own-station = „{ $found }“: Auf die eigene Station fliegt niemand.
error-station-by-destroyer = „{ $found }“: Nur ein Zerstörer nimmt eine Station ein.
error-own-ship-there = „{ $found }“: Da steht dein eigenes Schiff.
error-gravity = „{ $found }“: Fremde Schwerkraft verhindert den Hyperflug.
error-attack-by-hyperflight = „{ $found }“: Ein Kreuzer kann nicht aus dem Hyperflug angreifen.
error-meteors-in-the-way = „{ $found }“: Meteore sind im Weg.
error-station-in-the-way = „{ $found }“: Eine Station ist im Weg.
error-ships-in-the-way = „{ $found }“: Schiffe sind im Weg.
error-no-hyperflight = „{ $found }“: Diese Schiffe kennen keinen Hyperflug ({ $ship }).
error-way-blocked = „{ $found }“: Der Weg ist versperrt.
error-no-way-out = „{ $found }“: Dorthin führt kein Weg ({ $ship }).
error-too-far = „{ $found }“: zu weit, { $steps } Schritte bei Reichweite { $range } ({ $ship }).
error-edition-galaktico-start = { $file }: Mit { $where } beginnen { $found } Schiffe auf dem Brett, aber es gibt nur acht Startfelder.
error-edition-galaktico-pair = { $file }: { $where } ist { $found }, aber ein Schild hält zwei verschiedene Effekte auf.
error-edition-galaktico-shield = { $file }: { $where } ist { $found }, aber dieses Paar hält schon ein anderer Schild auf; jedes Paar gibt es einmal.
error-edition-galaktico-station = { $file }: { $where } ist { $found }, aber eine Station hat alle acht Nachbarn im eigenen Sektor: beide Ziffern 2 … 5.
error-edition-galaktico-meteor-twice = { $file }: { $where } ist { $found }, dort liegt schon ein Meteor; erwartet werden acht verschiedene Felder.
error-edition-galaktico-meteor-station = { $file }: { $where } ist { $found }, aber das ist das Feld der Station.
error-edition-galaktico-meteor-start = { $file }: { $where } ist { $found }, aber um die Station herum beginnen Schiffe.

## Der Tisch

sketch-head = Züge bisher: { $turns }, Aktionen übrig: { $actions }
sketch-player = { $name }: Punkte { $points }, Reserve { $reserve }

## Was geschehen ist

log-equipped = { $you ->
    [yes] Du rüstest aus: { $ship }, { $card }.
   *[no] { $name } rüstet aus: { $ship }, { $card }.
}
log-placed = { $you ->
    [yes] Du stellst auf: { $ship } auf { $field }.
   *[no] { $name } stellt auf: { $ship } auf { $field }.
}
log-ready = { $you ->
    [yes] Du bist fertig.
   *[no] { $name } ist fertig.
}
log-began = { $you ->
    [yes] Du fängst an.
   *[no] { $name } fängt an.
}
log-moved = { $you ->
    [yes] Du fliegst: { $ship } { $field } → { $target }, Hyperflüge { $hyperflights }{ $attack ->
        [yes] , Angriff
       *[no] { "" }
    }.
   *[no] { $name } fliegt: { $ship } { $field } → { $target }, Hyperflüge { $hyperflights }{ $attack ->
        [yes] , Angriff
       *[no] { "" }
    }.
}
log-fought = Kampf auf { $field }: { $attacker } gegen { $defender }. { $result ->
    [tied] Beide Schiffe sind geschlagen.
   *[won] { $you ->
        [yes] Du gewinnst.
       *[no] { $name } gewinnt.
    }
}
log-flew-on = { $you ->
    [yes] Du fliegst weiter: { $field } → { $target }.
   *[no] { $name } fliegt weiter: { $field } → { $target }.
}
log-deployed = { $you ->
    [yes] Du setzt auf { $field } ein: { $ship }.
   *[no] { $name } setzt auf { $field } ein: { $ship }.
}
log-shifted = { $you ->
    [yes] Du bewegst einen Meteor: { $field } → { $target }.
   *[no] { $name } bewegt einen Meteor: { $field } → { $target }.
}
log-took = { $you ->
    [yes] Du nimmst die Station { $field } ein: Punkte { $points }.
   *[no] { $name } nimmt die Station { $field } ein: Punkte { $points }.
}
log-lapsed = { $you ->
    [yes] Du kannst nichts mehr tun; verfallene Aktionen: { $actions }.
   *[no] { $name } kann nichts mehr tun; verfallene Aktionen: { $actions }.
}
log-ended = Das Spiel ist aus: { $ending ->
    [points] genug Punkte.
    [station] eine Station ist eingenommen.
    [destroyers] alle Zerstörer eines Spielers sind geschlagen.
    [lapse] niemand kann etwas tun.
   *[standstill] Stillstand.
} { $result }

## Das Brett im Browser

button-ready = Fertig
button-stay = Bleiben
button-hyper-0 = Ohne Hyperflug
button-hyper-1 = Ein Hyperflug
button-hyper-2 = Zwei Hyperflüge
board-effect-laser = Laser
board-effect-quantum = Quanten
board-effect-crypto = Krypto
board-effect-impulse = Impuls
board-shield = { $card }: hält { $effects } auf
board-slot = { $ship }: { $card ->
    [shield] noch ohne Schild
   *[weapon] Platz für eine Waffe
}
board-type = { $ship }: Stärke { $strength }, Reichweite { $range }{ $hyperflights ->
    [0] { "" }
    [one] , ein Hyperflug
   *[other] , { $hyperflights } Hyperflüge
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
board-shields = Schilde
board-weapons = Waffen
board-still = Noch verdeckt
board-still-about = Was in den verdeckten Ausrüstungen noch stecken kann
board-strength = Stärke
board-range = Reichweite
board-hyperflights = Hyperflüge
board-figures = { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
}
board-worth = geschlagen wert: { $worth }
board-shown = offen
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
    [one] , davon ein Hyperflug
   *[other] , davon { $hyperflights } Hyperflüge
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
board-choices = Mit wie vielen Hyperflügen angreifen?
board-choice = { $hyperflights ->
    [0] ohne Hyperflug
    [one] ein Hyperflug
   *[other] { $hyperflights } Hyperflüge
}; danach noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $left ->
    [one] 1 Hyperflug
   *[other] { $left } Hyperflüge
}
board-then = { $steps ->
    [0] danach kein Weiterflug
    [one] danach noch 1 Schritt, Hyperflüge: { $left }
   *[other] danach noch { $steps } Schritte, Hyperflüge: { $left }
}
board-fight = Kampf
board-last = Letzter Kampf
board-last-close = Kampf ausblenden
board-no-fight = Noch hat niemand gekämpft.
board-base = Grundstärke
board-bonus = aus dem Meteorfeld
board-against = gegen
board-stopped = aufgehalten
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
        [yes] Du hast die Station eingenommen: { $loser }
       *[no] { $name } hat die Station eingenommen: { $loser }
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
