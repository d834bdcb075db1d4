var e=`# The words of Qin's board and hand on the page; src/words.ts tells how a template is read.

number.15 = fifteen
number.19 = nineteen
number.24 = twenty-four

hue.R = red
hue.Y = yellow
hue.B = blue

qin.board = Qin board
qin.keys = Arrow keys move over the squares, 1 to 3 choose a tile, R turns it, L goes to the next place where it fits, Enter tries it and then lays it, Escape takes it back.
qin.hand = Your tiles
qin.turn = Turn the tile (R)
qin.left = to place
qin.each = {number:number} pagodas each
qin.goal = the first to place them all wins at once
qin.tally = {count} pagoda{count||s} placed
qin.prompt = Lay one tile next to a province.
qin.bag = {number} left in the bag.
qin.bag.empty = The bag is empty.
qin.if.lay = If you lay it here
qin.if.pass = If you pass
qin.verb.lay = Lay
qin.verb.pass = Pass
qin.pass = Pass
qin.pass.why = None of your tiles can be laid.

qin.alone = The squares {squares} belong to no province.
qin.tile = {hue:one} and {hue:two}
qin.tile.over = {tile}, over the board
qin.tile.nowhere = {tile}, fits nowhere now
qin.lies.level = {hue:one} left, {hue:two} right
qin.lies.upright = {hue:one} above, {hue:two} below
qin.ghost = {hue:one} on {at}, {hue:two} on {to}.

qin.province = {seat.of:owner} {hue:hue} province of {squares}
qin.major = {seat.of:owner} major {hue:hue} province of {squares}
qin.lone = a single {hue:hue} square
qin.square.steppe = {at}, steppe
qin.square.steppe.beside = {at}, steppe, next to {beside}
qin.square.water = {at}, water
qin.square.village = {at}, {seat.of:owner} village
qin.square.village.free = {at}, free village
qin.square.fits = {square}; the tile fits here
`;export{e as default};