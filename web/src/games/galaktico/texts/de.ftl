galaktico-title = Galaktico
galaktico-line = Führ deine Flotte über das Sechseck. Was deine Schiffe geladen haben, weißt nur du.
