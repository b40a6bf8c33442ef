galaktix-title = Galaktix
galaktix-line = Allein mit fünf Würfeln auf fünf Sternenstraßen. Wie hoch traust du dich?
galaktix-book = Levelkarte
