galaktix-title = Galaktix
galaktix-line = Alone with five dice on five roads of stars. How high do you dare to go?
galaktix-book = Level map
