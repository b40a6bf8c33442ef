# Punktegalaxie.

galaxus = Galaxus
sketch-round = { $round }
log-sided = { $name }: { $side }
log-took = { $name }: { $card } ({ $place })
log-laid = { $name }: { $card } → { $spot }
log-got-tile = { $name }: { $tile }
log-marked = { $achievement }
log-ended = { $result }
