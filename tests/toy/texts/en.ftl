token-slot = slot
token-card = card
token-ready = ready

slot-0 = slot 1
slot-1 = slot 2

prompt-lay = Lay your cards. Still empty: { $slots }.
prompt-ready = All is laid. Are you ready?
error-slots-empty = You are ready once there is a card in both slots. Still empty: { $slots }.

log-laid = You lay the { $card } into { $slot }.
log-shown = { $you ->
    [yes] You show { $cards } and take the prize.
   *[no] { $name } shows { $cards } and takes the prize.
}

sketch-round = Round { $round }
sketch-seat = { $you ->
    [yes] You
   *[no] { $name }
}: { $points }, last { $cards }
sketch-laid = Before you: { $cards }
