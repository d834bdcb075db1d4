var e=`# What the page says of the game outside its table: on the first page, in the panel of a new table, in
# the note beside a table’s title.

game.contrees = Contrées
game.contrees.line = Build towers on the corners. Four of its six corners make a contrée yours.
game.contrees.players = 2 players
game.contrees.time = 20 min
option.contrees.tiles = Contrées
option.contrees.tiles.12 = twelve
option.contrees.tiles.16 = sixteen
option.contrees.tiles.20 = twenty
option.contrees.tiles.24 = twenty-four
option.contrees.territory = Territory
option.contrees.territory.laid = laid together
option.contrees.territory.ready = ready-made
option.contrees.forbid = The second player may forbid one corner for the first tower
option.contrees.forbid.on = yes
option.contrees.forbid.off = no
note.contrees.tiles.12 = twelve contrées
note.contrees.tiles.16 = sixteen contrées
note.contrees.tiles.20 = twenty contrées
note.contrees.tiles.24 = twenty-four contrées
note.contrees.forbid.on = one corner forbidden
`;export{e as default};