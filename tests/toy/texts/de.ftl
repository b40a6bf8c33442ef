token-slot = fach
token-card = karte
token-ready = fertig

slot-0 = Fach 1
slot-1 = Fach 2

prompt-lay = Leg deine Karten. Noch leer: { $slots }.
prompt-ready = Alles gelegt. Bist du fertig?
error-slots-empty = Fertig bist du erst mit Karten in beiden Fächern. Noch leer: { $slots }.

log-laid = Du legst die { $card } in { $slot }.
log-shown = { $you ->
    [yes] Du zeigst { $cards } und bekommst den Preis.
   *[no] { $name } zeigt { $cards } und bekommt den Preis.
}

sketch-round = Runde { $round }
sketch-seat = { $you ->
    [yes] Du
   *[no] { $name }
}: { $points }, zuletzt { $cards }
sketch-laid = Vor dir: { $cards }
