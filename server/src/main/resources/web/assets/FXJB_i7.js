var e=`game.pagoda = Pagoda
game.pagoda.line = Two architects share six pagodas. Every piece you build scores.
game.pagoda.players = 2 players
game.pagoda.time = 30 min
option.pagoda.length = Length
option.pagoda.length.full = full, four floors
option.pagoda.length.quick = quick, three floors
option.pagoda.abilities = Special abilities
option.pagoda.abilities.on = with
option.pagoda.abilities.off = without, for a first game
note.pagoda.length.full = full length
note.pagoda.length.quick = quick
note.pagoda.abilities.on = special abilities
note.pagoda.abilities.off = no special abilities`;export{e as default};