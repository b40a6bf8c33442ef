schlachten-title = Galaktische Schlachten
schlachten-line = Outbid the others with your cards for planets that hardly anyone has seen.
