# Was die Engine, das Terminal und der Befehl auf Deutsch sagen. Die Worte eines Spiels liegen in seinem Ordner texts/.

## Was an einem Wunsch nicht stimmt

error-game = Ein Spiel „{ $found }“ gibt es hier nicht. Es gibt: { $known }.
error-game-broken = Das Spiel { $game } ist installiert, lässt sich aber aus dem Paket { $package } nicht laden: { $problem }
error-no-game = Welches Spiel soll es sein? Zur Wahl stehen: { $known }.
error-seats = { $game } ist ein Spiel für { $fixed ->
    [yes] { $high ->
        [one] einen Platz
       *[other] { $high } Plätze
    }
   *[no] { $low } bis { $high } Plätze
}, nicht für { $found }.
error-option = { $game } kennt keine Option „{ $option }“. Es gibt: { $known }.
error-no-options = { $game } hat keine Optionen, also auch kein „{ $option }“.
error-option-value = Die Option { $option } kann nicht „{ $found }“ sein. Möglich ist: { $expected }.
error-option-form = Eine Option schreibt man Name=Wert, nicht „{ $found }“.
error-edition = { $game } hat keine Edition „{ $found }“. Es gibt: { $known }. Eine eigene Datei endet auf .toml.
error-key = Ein Schlüssel besteht aus 32 Hexadezimalziffern, nicht aus „{ $key }“.
error-bot = Einen Bot „{ $found }“ gibt es nicht. Es gibt: { $known }.
error-optimal = Der Bot „optimal“ braucht die Lösung von dem, was gespielt wird, und die gibt es hier noch nicht. So entsteht sie: { $command }
error-solve-game = „{ $found }“ lässt sich nicht exakt lösen. Lösbar: { $known }.
error-solve-goal = Ein Ziel „{ $found }“ gibt es nicht. Es gibt: { $known }.
error-language = „{ $found }“ spricht Raumhafen nicht. Es spricht: { $known }.
error-whole = { $option } braucht eine ganze Zahl ab { $low }, nicht „{ $found }“.
error-name = „{ $found }“ geht nicht als Name: Ein Name hat 1 bis { $longest } sichtbare Zeichen.
error-names = Du nennst { $found } Namen, aber am Tisch sind nur { $seats } Plätze.
error-bots-too-many = Du nennst { $found } Bots, aber am Tisch sind nur { $seats } Plätze.
error-bots-seats = Du nennst { $found } Bots für { $seats } Plätze. Nenne einen für alle oder für jeden Platz einen.
error-games = Es muss mindestens eine Partie sein, nicht { $found }.
error-above-zero = { $option } braucht eine Zahl über 0, zum Beispiel 0.5, nicht „{ $found }“.
error-duel-bots = Nenne die Bots, die sich messen sollen: mindestens zwei, oder einen, wenn man das Spiel allein spielt.
error-workers = Es muss mindestens einer arbeiten, nicht { $found }.
error-load-with = { $option } verträgt sich nicht mit --load: Das steht schon in der Aufzeichnung.
error-load-game = Die Aufzeichnung gehört zum Spiel „{ $found }“, nicht zu „{ $game }“.
error-load-over = Diese Partie ist schon zu Ende. Ansehen kannst du sie mit: raumhafen replay { $file }
error-seat-or-open = --seat und --open gehen nicht zusammen: Entweder sieht ein Platz zu oder alle.

error-usage = Das ist nicht zu verstehen: { $problem } Hilfe: { $command } --help
error-usage-command = Einen Befehl „{ $found }“ gibt es nicht. Es gibt: { $known }.
error-usage-option = Eine Option { $found } gibt es hier nicht{ $known ->
    [none] .
   *[other] ; meinst du { $known }?
} Hilfe: { $command } --help
error-usage-extra = „{ $found }“ ist hier zu viel. Hilfe: { $command } --help
error-usage-missing = Es fehlt: { $found }. Hilfe: { $command } --help
error-usage-value = Hinter { $found } fehlt der Wert. Hilfe: { $command } --help

## Dateien

error-file = Mit der Datei { $file } geht es nicht: { $problem }.
error-file-text = Die Datei { $file } ist kein Text in UTF-8.
error-file-missing = Es gibt sie nicht
error-file-forbidden = Der Zugriff ist nicht erlaubt
error-file-folder = Sie ist ein Ordner
error-file-name = Ihr Name enthält Zeichen, die sich nicht drucken lassen
error-file-other = { $problem }
error-no-folder = Den Ordner { $folder } gibt es nicht.
error-save-name = Sag dazu, wie die Datei heißen soll: { $command } DATEI

error-edition-unreadable = Die Edition { $file } lässt sich nicht lesen: { $problem }.
error-edition-not-text = Die Edition { $file } ist keine Textdatei in UTF-8.
error-edition-syntax = Die Edition { $file } ist kein gültiges TOML: { $problem }.
error-edition-suffix = { $file } ist keine Edition: Deren Datei endet auf .toml.
error-edition-missing = { $file }: { $where } fehlt.
error-edition-source = { $file }: Bei { $where } steht nicht, woher der Wert kommt. Die Quelle ist P, D, S oder R, nicht { $found }.
error-edition-unknown = { $file }: { $where } ist hier unbekannt. Bekannt sind: { $known }.
error-edition-whole = { $file }: { $where } ist { $found }, sollte aber eine ganze Zahl von { $low } bis { $high } sein.
error-edition-choice = { $file }: { $where } ist { $found }, sollte aber eines davon sein: { $words }.
error-edition-text = { $file }: { $where } ist { $found }, sollte aber ein Text in Anführungszeichen sein.
error-edition-list = { $file }: { $where } ist { $found }, sollte aber eine Liste in eckigen Klammern sein.
error-edition-table = { $file }: { $where } ist { $found }, sollte aber eine Tabelle sein.
error-edition-tables = { $file }: { $where } ist { $found }, sollte aber eine Liste von Tabellen sein.
error-edition-count = { $file }: { $where } hat { $found } Einträge, sollte aber { $count } haben.
error-edition-name = { $file }: { $where } ist { $found }, sollte aber ein Name aus Buchstaben, Ziffern und den Zeichen - _ . sein
error-edition-rising = { $file }: { $where } ist { $found }, sollte aber von Zahl zu Zahl ansteigen.

error-record-format = Zeile { $line }: Eine Aufzeichnung beginnt mit „{ $expected }“, nicht mit „{ $found }“.
error-record-line = Zeile { $line }: „{ $found }“ ist weder ein Zug (Platznummer und Wörter) noch eine Angabe an ihrem Ort. Angaben sind: { $known }.
error-record-tag = Zeile { $line }: „{ $found }“ kann nicht hinter { $tag } stehen.
error-record-tag-twice = Zeile { $line }: { $tag } stand schon weiter oben.
error-record-tag-missing = Zeile { $line }: Hier endet die Aufzeichnung, ohne { $tag } zu nennen.
error-record-no-action = Zeile { $line }: Da steht ein Platz, aber kein Zug.
error-record-after-end = Zeile { $line }: ein Zug nach dem Ende der Partie.
error-record-refused = Zeile { $line }: { $reason }
error-record-edition = Die Edition trägt das Kennzeichen { $expected }, gespielt wurde aber mit { $found }.
error-record-key-hash = Der Schlüssel passt nicht zu der Prüfsumme, die für ihn veröffentlicht wurde.
error-record-result = Das Ergebnis ist { $expected }, nicht { $found }.
error-record-seal = Die Partie endet nicht so, wie es hier steht: Weiter oben wurde etwas verändert.
error-record-unsealed = In der Aufzeichnung fehlt { $tag }; ohne das lässt sie sich nicht prüfen.
error-record-running = Die Partie ist noch nicht zu Ende: Geprüft wird eine Aufzeichnung an ihrem Ende.
error-review-running = Die Partie läuft noch: Ein Rückblick würde Geheimnisse verraten.

## Was an einem Zug nicht stimmt

error-no-seat = Platz { $seat } gibt es nicht: Die Plätze gehen von 0 bis { $last }.
error-over = Die Partie ist zu Ende.
error-not-active = Platz { $seat } ist gerade nicht dran, sondern { $active }.
error-not-legal = „{ $found }“ geht gerade nicht.
error-no-action = „{ $found }“ geht gerade nicht. Möglich wäre zum Beispiel: { $example }
error-choice-number = Eine Nummer { $found } steht nicht zur Wahl: Es gibt 1 bis { $last }.
error-ambiguous = „{ $found }“ kann mehreres heißen: { $choices }
error-undo = Du kannst nichts zurücknehmen: Der letzte Zug kam von jemand anderem, oder er hat Neues ans Licht gebracht.
error-undo-action = „{ $found }“ lässt sich jetzt nicht zurücknehmen. Zurücknehmen kannst du zum Beispiel: { $example }

## Am Tisch

you = Du
name-person = Crew { $number }
name-bot-1 = Vega
name-bot-2 = Rigel
name-bot-3 = Mira
name-bot-4 = Altair
name-bot-5 = Capella
name-bot-6 = Deneb
name-bot-7 = Antares
name-bot-8 = Spica
and = { $first } und { $last }

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

play-seats = Am Tisch: { $names }.
play-seat-bot = { $name } (Bot, { $level })
play-thinking = { $name } überlegt …
play-key-hash = Der Schlüssel hinter allem Zufall bleibt bis zum Ende geheim. Prüfen kannst du ihn dann mit seiner SHA-256-Prüfsumme:
play-key = Der Schlüssel dieser Partie war { $key }
play-help-hint = Tippe eine Nummer oder die Wörter; „{ $help }“ zeigt, was sonst noch geht.
play-loaded = Wieder aufgenommen nach { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
}.
play-turn = Du bist dran.
play-turn-of = { $name }, du bist dran.
play-many = { $count } Möglichkeiten. Tippe, was du willst, in beliebiger Reihenfolge; zum Beispiel: { $example }
play-many-tokens = Dafür hast du: { $tokens }
play-many-list = „{ $list }“ zeigt alle mit Nummern.
play-many-first = Beginnen kannst du mit: { $tokens }
play-many-list-of = „{ $list } { $first }“ zeigt, was damit geht, „{ $list }“ alles.
play-undone = Zurückgenommen: { $action }
play-curtain = Gib weiter an { $name }. { $name }, drück die Eingabetaste, wenn sonst niemand hinsieht.
play-curtain-undo = (Wer zuletzt gezogen hat, kann das noch zurücknehmen: { $undo })
play-over = Die Partie ist zu Ende.
play-after = „{ $save } DATEI“ hebt die Partie auf, auch für den Rückblick; die Eingabetaste beendet.
play-goodbye = Bis bald am Raumhafen!
play-goodbye-running = Du verlässt eine laufende Partie. Bis bald am Raumhafen!

play-save-ask = { $file } gibt es schon. Überschreiben? ({ $yes }/{ $no })
play-save-kept = Es wurde nichts geschrieben.
play-saved = Gespeichert in { $file }.
play-saved-over = Nachprüfen kann das jeder: raumhafen verify { $file }
play-saved-review = Und so war der Verlauf: raumhafen review { $file }
play-saved-running = Die Datei enthält den Schlüssel: Wer sie liest, kann jedes Geheimnis ausrechnen. Weiter geht es mit:

command-undo = zurück
command-rules = regeln
command-save = speichern
command-list = liste
command-hint = tipp
command-help = hilfe
command-quit = ende
command-yes = ja
command-no = nein

help-choose = Tippe die Nummer einer Möglichkeit oder ihre Wörter in beliebiger Reihenfolge: { $example }
help-short = Wortanfänge genügen, solange sie eindeutig sind: { $example }
help-tab = Die Tabulatortaste vervollständigt Wörter.
help-undo = deinen letzten Zug zurücknehmen, solange niemand gezogen hat und nichts Neues ans Licht kam; mit seinen Worten einen anderen Zug, den noch niemand gesehen hat
help-undo-move = ZUG
help-rules = die Spielregeln
help-save = die Partie in eine Datei schreiben (samt Schlüssel)
help-save-name = DATEI
help-list = alle Möglichkeiten mit ihren Nummern, oder nur die mit diesen Wörtern
help-list-words = WÖRTER
help-hint = was der Coach jetzt täte, die drei besten Möglichkeiten
help-help = diese Hilfe
help-quit = aufhören
help-empty = (nur Eingabetaste)
help-empty-does = den Tisch noch einmal zeigen

hint-thinking = Der Coach überlegt …
hint-preparing = Der Coach macht sich noch bereit, dann antwortet er …
hint-only = Du hast nur diese eine Möglichkeit:
hint-clear = Der erste Vorschlag ist klar der beste.
hint-probable = Der erste Vorschlag ist wahrscheinlich der beste.
hint-even = Die besten Vorschläge nehmen sich kaum etwas.
hint-exact = Der Coach hat es bis zum Ende ausgerechnet:
hint-search = Der Coach hat vorausgedacht und schätzt, wie oft du damit gewinnst:
hint-estimate = Der Coach schätzt. So ging es im Mittel aus, wenn ein Bot von hier an weiterspielt, je { $games } Mal probiert:
hint-points = { $exact ->
    [yes] { $value }
   *[no] etwa { $value } (± { $margin })
} Punkte
hint-chance = { $exact ->
    [yes] { $chance }
   *[no] { $chance } (± { $margin })
} Siegchance
hint-percent = { $kind ->
    [sure-0] unmöglich
    [sure-100] sicher
    [least] unter 1{ "\u00A0" }%
    [most] über 99{ "\u00A0" }%
   *[some] { $percent }{ "\u00A0" }%
}
hint-chances-best = So groß ist jede Chance, wenn du nur noch darauf spielst.
hint-chances-estimate = Die Chancen sind geschätzt, nach { $games } Partien, in denen es nur um Punkte ging.

result-place = { $place }.
result-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
result-you-win = Du gewinnst!
result-wins = { $name } gewinnt.
result-shared = { $names } teilen sich den Sieg.
result-alone = { $you ->
    [yes] Dein Ergebnis
   *[no] Das Ergebnis von { $name }
}: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}

## Bücher

error-no-book = { $game } führt kein Buch.
error-book-nobody = Im Buch heißt niemand „{ $found }“. Darin stehen: { $known }.
error-book-full = Das Buch hat { $most } Spalten, und alle sind vergeben: { $known }. { $name } bekommt eine, sobald jemand aus dem Buch entfernt wird.
error-book-name-taken = Im Buch heißt schon jemand anders „{ $found }“.
error-book-merge = Beide Bücher zusammen haben { $found } Spielernamen, aber ein Buch hat nur { $most } Spalten. Entferne erst jemanden, oder ersetze das Buch.
error-book-large = Das ist zu groß für ein Buch: Es darf { $most } Zeichen haben.
error-book-syntax = Das ist kein Buch: In Zeile { $line }, Spalte { $column } ist es kein gültiges JSON.
error-book-kind = Das ist kein Buch von Raumhafen.
error-book-version = Das Buch hat die Version { $found }, und hier ist nur { $known } bekannt.
error-book-game = Das Buch gehört zum Spiel { $found }, nicht zu { $game }.
error-book-edition = Das Buch gehört zur Edition { $found }, nicht zu { $edition }.
error-book-missing = Im Buch fehlt etwas: { $where }.
error-book-unknown = Im Buch steht etwas, das nicht hineingehört: { $where }.
error-book-twice = Im Buch steht etwas doppelt: „{ $found }“.
error-book-players = Die Namen im Buch sind nicht zu lesen: „{ $found }“ ist keiner.
error-book-columns = Im Buch stehen { $found } Namen, aber es hat nur { $most } Spalten.
error-book-name = „{ $found }“ im Buch geht nicht als Name: Ein Name hat 1 bis { $longest } sichtbare Zeichen.
error-book-name-twice = Zwei im Buch heißen „{ $found }“.
error-book-best = Die Ergebnisse von { $name } im Buch sind nicht zu lesen: „{ $found }“.
error-book-entry = { $name } hat im Buch ein Ergebnis für „{ $found }“, und das gibt es nicht.
error-book-value = Das Ergebnis von { $name } für { $entry } im Buch ist „{ $found }“, sollte aber eine ganze Zahl von 0 bis { $most } sein.
error-book-busy = Gerade schreibt jemand anders im Buch. Versuch es noch einmal.
error-book-broken = Das Buch { $file } ist beschädigt und blieb, wie es ist. { $problem }
error-book-wishes = { $first } und { $second } gehen nicht zusammen: eines nach dem anderen.
error-book-replace = --replace sagt, was --import tut, und kann nicht allein stehen.

book-title = { $title }: das Challenge-Buch
book-empty = Noch steht niemand darin: Wer eine Partie zu Ende spielt, wird eingetragen.
book-next = Als Nächstes für { $name }: { $entry }
book-exported = Geschrieben nach { $file }.
book-imported = Übernommen aus { $file }. Im Buch stehen jetzt: { $names }.
book-removed = { $name } steht nicht mehr im Buch.
book-renamed = { $name } heißt im Buch jetzt { $to }.
book-entered = { $kind ->
    [first] Ins Buch eingetragen für { $name }, { $entry }: { $value }
    [better] Ins Buch eingetragen für { $name }, { $entry }: { $value }, besser als bisher { $before }
   *[other] { $name } hat im Buch { $before } für { $entry }, und das bleibt.
}
book-ask = Unter welchem Namen soll das ins Buch? (Nur Eingabetaste: gar nicht.)
book-unnamed = Es steht nicht im Buch. Mit „--names NAME“ wird es beim nächsten Mal gleich eingetragen.
book-room = Platz schaffst du mit: { $command }

## Vorbereitung

preparing = Die Regeln werden vorbereitet, nur dieses eine Mal …
preparing-again = Die Regeln werden vorbereitet, wie bei jedem Start, denn in { $folder } lässt sich nichts aufheben …

## Listen und Berichte

yes = ja
no = nein
number = { $value }
seat-number = Platz { $seat }

games-id = Name
games-title = Titel
games-seats = Plätze
games-minutes = Minuten
games-difficulty = Anspruch
games-hint = So spielst du eins: raumhafen play NAME
difficulty-1 = leicht
difficulty-2 = mittel
difficulty-3 = knifflig

edition-title = { $title }, Edition { $name } ({ $hash })
edition-value = Wert
edition-is = ist
edition-mark = Quelle
edition-good = { $file } ist eine gültige Edition „{ $name }“ von { $title } ({ $hash }).
mark-P = in der Anleitung gedruckt
mark-D = abgeleitet: gedruckte Beispiele oder Abzählen lassen keinen anderen Wert zu
mark-S = aus einer öffentlichen Besprechung des Spiels
mark-R = von uns rekonstruiert: stimmig und ausgewogen, aber vergleiche mit deiner Schachtel

replay-watch = { $title }, { $seats } Plätze, { $moves } Züge
verify-seal = Zug für Zug nachgespielt: { $moves } Züge führen zu denselben Bytes (Siegel { $seal }).
verify-key = Der Schlüssel passt zur Prüfsumme von vor dem ersten Zug: Nichts war abgesprochen.
verify-result = Ergebnis: { $result }.

review-title = { $title }: Rückblick auf { $moves } { $moves ->
    [one] Zug
   *[other] Züge
}
review-running = Die Partie wird noch einmal durchdacht
review-chances = Die Chancen auf den Sieg, wie sie jemand einschätzen konnte, der nur zusah: Von jedem Augenblick an spielten Bots { $worlds } gedachte Partien zu Ende.
review-points = Die Punkte, mit denen zu rechnen war: Von jedem Augenblick an spielten Bots { $worlds } gedachte Partien zu Ende.
review-turning = Wendepunkte
review-steady = Kein einzelner Zug hat viel verändert.
review-move = { $last ->
    [0] Zug { $first }
   *[other] Zug { $first }–{ $last }
}
review-start = Zu Beginn
review-end = Am Ende
review-secret = alle zugleich
review-chance = { $value } %
review-point = { $value } { $value ->
    [one] Punkt
   *[other] Punkte
}

simulate-running = Es wird gespielt
simulate-title = { $title }: { $games } { $games ->
    [one] Partie
   *[other] Partien
}, { $moves } Züge in { $seconds } s ({ $rate } Züge in der Sekunde)
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-points = Punkte im Mittel
simulate-key = Schlüssel { $key }: Derselbe Schlüssel gibt dieselben Partien.

duel-table = Am Tisch: { $bots }. Nach jeder Partie wechseln sie die Plätze.
duel-alone = Alle spielen dieselben Partien, jeder für sich.
duel-limit = Wer sucht, hat { $seconds } s für jeden Zug.
duel-interval = 95 %
duel-even = gleicher Anteil
duel-above = liegt darüber
duel-open = ungewiss
duel-key = Schlüssel { $key }: Damit gibt es dieselben Partien noch einmal; doch wer nach der Uhr denkt, spielt sie vielleicht anders.

ladder-title = Die Rangleiter der Bots
ladder-running = { $number } von { $of }: { $game }, { $seats ->
    [one] allein
   *[other] { $seats } Plätze
}, { $pair }
ladder-written = Geschrieben von `{ $command }` aus den Quellen { $sources }.
ladder-together = Jede Stufe gegen die darunter. Zu zweit wechseln sie nach jeder Partie die Plätze; an größeren Tischen sitzt eine der höheren Stufe zwischen lauter solchen der niedrigeren, auf jedem Platz gleich oft. Der Anteil ist der an den Siegen, ein geteilter erster Platz zählt anteilig, dazu das Intervall nach Wilson. Ob ein Ziel erreicht ist, sagt der gemessene Anteil; wie sicher das ist, sagt das Intervall.
ladder-alone = Jeder Bot für sich, in denselben Partien: die Punkte im Mittel. Eine Stufe sollte mehr davon haben als die darunter.
ladder-game = Spiel
ladder-seats = Plätze
ladder-pair = Paarung
ladder-games = Partien
ladder-more = > { $value }
ladder-exact = exakt
ladder-count = Erreicht: { $reached } von { $of }.

solve-running = Es wird gelöst
solve-title = { $title } { $level }: { $positions } Stellungen in { $seconds } s gelöst
solve-points = Bestes erwartetes Ergebnis: { $value } Punkte
solve-bronze = Beste Chance auf Bronze ({ $target } Punkte): { $value } %
solve-silver = Beste Chance auf Silber ({ $target } Punkte): { $value } %
solve-gold = Beste Chance auf Gold ({ $target } Punkte): { $value } %
solve-games = { $games } Partien nach der Lösung gespielt: im Mittel { $mean }, ± { $margin } (95 %)
solve-shares = Davon erreichten Bronze { $bronze } %, Silber { $silver } %, Gold { $gold } %.
medals-running = Level { $level } wird gelöst
medals-level = Level
medals-value = Bestes Ergebnis
medals-positions = Stellungen
medals-seconds = Sekunden
medals-points = Bronze / Silber / Gold
medals-shares = Erreicht
medals-chapter = Kapitel { $chapter }: { $bronze } / { $silver } / { $gold }
solve-kept = Für Coach und Bot aufgehoben: { $path } ({ $size } MB)

bench-name = Größe
bench-value = gemessen
bench-unit = Einheit
bench-target = Ziel
bench-met = erreicht
bench-at-least = ≥ { $value }
bench-at-most = ≤ { $value }
