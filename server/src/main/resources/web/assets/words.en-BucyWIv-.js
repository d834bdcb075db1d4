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
option.board.lion.note = Water, many villages, less room.

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
happening.square-alone = The {colour:colour} square {at} stays alone.
happening.province-founded = {seat:by} founds a {colour:colour} province.
happening.province-grown = {seat.of:owner} {colour:colour} province grows to {number:count} squares.
happening.province-major = {seat.of:owner} {colour:colour} province is a major one, with a double pagoda.
happening.province-absorbed = {seat:by} absorbs {seat.of:from} {colour:colour} province ({sum} vs {other}).
happening.province-absorbed-by-major = {seat.of:by} major {colour:colour} province absorbs one of {seat.of:from} ({number:count} squares).
happening.provinces-united = {seat.of:owner} {colour:colour} provinces become one.
happening.pagodas-returned = {number:count} pagoda{count||s} return{count|s|} to {seat:to}.
happening.village-taken = Village {at} is {seat.of:by}.
happening.village-taken-from = {seat:by} takes village {at} from {seat:from}.
happening.tile-drawn = {seat:by} draws a {tile:tile}.
happening.tile-drawn-covered = {seat:by} draws a tile.
happening.turn-passed = {seat:by} can lay no tile and passes.
happening.won-by-last-pagoda = {seat.of:by} pagodas all stand. The last one went to {place:place} {at}.
happening.won-by-most-pagodas = No tile can be laid any more. {seat:by} has most pagodas on the board, {number:count}.
happening.victory-shared = No tile can be laid any more. {seat:seats} have {number:count} pagodas each on the board.

# Why not.
refusal.no-such-seat = There is no such seat at this table.
refusal.not-your-turn = It is {seat.of:turn} turn.
refusal.draw-first = {seat:turn} draws a tile first.
refusal.one-tile-a-turn = {seat:by} lays one tile a turn.
refusal.chance-draws = Tiles come from the bag by chance; a seat cannot choose one.
refusal.chance-only-draws = Chance draws tiles and does nothing else.
refusal.no-draw-now = Nothing is drawn now: {seat:turn} lays a tile first.
refusal.not-in-bag = There is no {tile:tile} left in the bag.
refusal.wrong-order = {squares} stand in the wrong order: the square further up, or in one row the one further left, comes first.
refusal.tile-not-in-hand = There is no {tile:tile} in this hand.
refusal.off-board = {squares} {squares|lies|lie} off the board.
refusal.not-adjacent = A tile covers two squares side by side; {squares} are not.
refusal.occupied = {squares} {squares|is|are} taken already.
refusal.village = {squares} {squares|is|are} village ground. Tiles lie on steppe.
refusal.water = {squares} {squares|is|are} water. Tiles lie on steppe.
refusal.no-neighbour = No coloured square lies next to {squares}; villages don’t count.
refusal.two-majors = {number:count} major provinces can’t join here.
refusal.tie = {seat:seats} are equal here ({sum} each): nobody could own it.
refusal.must-place = A tile can be laid, so there is no passing.
`;export{e as default};