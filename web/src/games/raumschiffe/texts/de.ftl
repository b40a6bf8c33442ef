raumschiffe-title = Raumschiffe
raumschiffe-line = Zwei Schiffe, sechs Systeme, ein Moment: Ihr legt geheim und feuert gleichzeitig.
