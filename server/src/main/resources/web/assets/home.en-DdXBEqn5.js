var e=`# What the page says of the game outside its table: on the first page, in the panel of a new table, in
# the note beside a table’s title.

game.sun-tzu = Sun Tzu
game.sun-tzu.line = Five provinces, nine dynasties, orders given in secret.
game.sun-tzu.players = 2 players
game.sun-tzu.time = 30 min
option.sun-tzu.rules = Rules
option.sun-tzu.rules.standard = standard
option.sun-tzu.rules.advanced = advanced
option.sun-tzu.warlords = Warlords
option.sun-tzu.warlords.on = one each, in secret
option.sun-tzu.warlords.off = none
option.sun-tzu.values = Score tiles
option.sun-tzu.values.rising = rising
option.sun-tzu.values.mixed = mixed
option.sun-tzu.track = Score track
option.sun-tzu.track.10 = ten spaces each way
option.sun-tzu.track.9 = nine spaces each way
note.sun-tzu.rules.standard = standard rules
note.sun-tzu.rules.advanced = advanced rules
note.sun-tzu.warlords.on = warlords
note.sun-tzu.values.rising = rising values
note.sun-tzu.values.mixed = mixed values
note.sun-tzu.track.9 = nine-space track
new.begins.sun-tzu = You are
new.begins.sun-tzu.me = Sun Tzu
new.begins.sun-tzu.other = King Shao
new.begins.sun-tzu.lot = at random
`;export{e as default};