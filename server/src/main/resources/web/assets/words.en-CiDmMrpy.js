var e=`# Qin in English. kernel/…/Words.java tells how a template is read; docs/rules/qin.md lists the
# happenings and refusals with their parameters.

game.name = Qin
game.tagline = Found provinces, raise pagodas, win the villages between them.

option.players = Players
option.players.2 = Two
option.players.3 = Three
option.players.4 = Four
option.board = Board
option.board.bird = Bird
option.board.lion = Lion
option.board.bird.note = Wide steppe, eleven villages. For a first game.
option.board.lion.note = Water, many villages, less room. A map of our own.

colour.R = red
colour.Y = yellow
colour.B = blue
tile.RR = red tile
tile.YY = yellow tile
tile.BB = blue tile
tile.RY = red and yellow tile
tile.RB = red and blue tile
tile.YB = yellow and blue tile
place.village = village
place.province = the province at

# What happens.
happening.tile-laid = {seat:by} lays a {tile:tile} on {squares}.
happening.square-alone = The {colour:colour} square {at} belongs to no province.
happening.province-founded = {seat:by} founds a {colour:colour} province.
happening.province-grown = {seat.of:owner} {colour:colour} province grows to {number:count} squares.
happening.province-major = {seat.of:owner} {colour:colour} province becomes a major province and carries a double pagoda.
happening.province-absorbed = {seat:by} absorbs {seat.of:from} {colour:colour} province ({sum} vs {other}).
happening.province-absorbed-by-major = {seat.of:by} major {colour:colour} province absorbs one of {seat.of:from} ({number:count} squares).
happening.provinces-united = {seat.of:owner} {colour:colour} provinces are united.
happening.pagodas-returned = {number:count} pagoda{count||s} return{count|s|} to {seat:to}.
happening.village-taken = {seat:by} takes village {at}.
happening.village-taken-from = {seat:by} takes village {at} from {seat:from}.
happening.tile-drawn = {seat:by} draws a {tile:tile}.
happening.tile-drawn-covered = {seat:by} draws a tile.
happening.turn-passed = {seat:by} cannot lay a tile and passes.
happening.won-by-last-pagoda = {seat:by} has placed the last pagoda, in {place:place} {at}, and wins.
happening.won-by-most-pagodas = No more tiles can be laid. {seat:by} has the most pagodas on the board: {number:count}.
happening.victory-shared = No more tiles can be laid. {seat:seats} tie for the most pagodas on the board: {number:count} each.

# Why not.
refusal.no-such-seat = There is no such seat at this table.
refusal.draw-first = {seat:turn} must draw a tile first.
refusal.one-tile-a-turn = {seat:by} lays one tile per turn.
refusal.chance-draws = Tiles are drawn from the bag at random; a seat cannot choose one.
refusal.chance-only-draws = Chance draws tiles and does nothing else.
refusal.no-draw-now = There is no draw now: {seat:turn} must lay a tile first.
refusal.not-in-bag = There is no {tile:tile} left in the bag.
refusal.wrong-order = {squares} are in the wrong order: name the higher square first, or in the same row the one further left.
refusal.tile-not-in-hand = There is no {tile:tile} in this hand.
refusal.off-board = {squares} {squares|is|are} off the board.
refusal.not-adjacent = A tile covers two squares side by side; {squares} are not.
refusal.occupied = {squares} {squares|is|are} already taken.
refusal.village = {squares} {squares|is|are} village ground. Tiles are laid on steppe.
refusal.water = {squares} {squares|is|are} water. Tiles are laid on steppe.
refusal.no-neighbour = No coloured square touches {squares}; villages don’t count.
refusal.two-majors = {number:count} major provinces cannot be joined.
refusal.tie = {seat:seats} would tie here ({sum} each): nobody could own the province.
refusal.must-place = You may not pass while you can lay a tile.
`;export{e as default};