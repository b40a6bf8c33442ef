# Was der Server auf Deutsch sagt.

serve-open = Die Lounge ist offen: { $address }
serve-occupied = Die Lounge ist schon offen: { $address }
page-no-client = Die Oberfläche ist noch nicht gebaut. So wird sie es: python3 run.py

error-table = Diesen Tisch gibt es nicht.
error-seat = Diesen Platz gibt es nicht.
error-code = Diese Einladung gilt nicht, oder sie wurde schon benutzt.
error-rules = Diese Regeln gibt es nicht.
error-no-edition = Diese Edition gibt es nicht.
error-not-your-seat = Das ist nicht dein Platz.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-seated = Das kann nur, wer am Tisch sitzt.
error-host = Unter diesem Namen ist der Server nicht zu sprechen.
error-origin = Eine solche Anfrage muss von einer Seite dieses Servers kommen.
error-too-often = Das war zu oft. Warte einen Augenblick.
error-too-large = Das ist zu groß.
error-bad-request = Mit dieser Anfrage kann der Server nichts anfangen.
error-message = Mit dieser Nachricht kann der Server nichts anfangen.
error-no-such-address = An dieser Adresse ist nichts.
error-no-such-method = Diese Methode kennt die Adresse nicht.
error-fault = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts verändert.
error-busy = An diesem Tisch ist gerade zu viel los. Versuch es noch einmal.
error-preparing = Die Regeln werden noch vorbereitet.
error-one-of-me = Du kannst nur einen Platz nehmen; wer mit vor dem Bildschirm sitzt, sitzt „hier“.
error-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-match-over = Die Partie ist zu Ende.
error-seats-open = Es sind noch Plätze frei.
error-seat-taken = Da sitzt schon jemand.
error-seats-fixed = Während der Partie bleiben die Plätze, wie sie sind.
error-not-absent = Ein Bot kann nur für jemanden einspringen, der eine Weile weg ist.
error-stood-in = Ein Bot spielt gerade für dich. Komm zuerst zurück.
error-clock-ran-out = Deine Zeit ist abgelaufen; der Bot spielt weiter.
error-workers = Mehrere Prozesse brauchen eine gemeinsame Datenbank: Nenne mit --database ein PostgreSQL.
error-port = Port { $port } lässt sich nicht benutzen: { $problem }.
