schlachten-title = Galaktische Schlachten
schlachten-line = Überbiete die anderen mit deinen Karten, um Planeten zu gewinnen, die kaum jemand gesehen hat.
