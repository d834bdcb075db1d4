var e=`# The words of Contrées' board; src/words.ts tells how a template is read. The same keys in both
# languages.

contrees.board = Board with {count} {count|contrée|contrées}
contrees.board.kind = board
contrees.board.keys = Arrow keys move around the board. Enter tries a move, Enter again plays it, Escape cancels. L goes to the next legal place, Shift and L to the previous one. Plus and minus zoom, zero shows everything.
contrees.spoken = The contrées, one by one
contrees.spoken.choose = The places you can choose, one by one
contrees.whole = Show the whole board

contrees.prompt.first = Lay the first contrée: the territory grows from it.
contrees.prompt.first.other = The first contrée is being laid: the territory grows from it.
contrees.prompt.tiles.2 = Lay two contrées, one after the other, edge to edge.
contrees.prompt.tiles.1 = One more contrée, edge to edge.
contrees.prompt.tiles.other = Each player lays two contrées in turn, until the territory is complete.
contrees.prompt.forbid = Name a corner where {seat:other} may not start, or pass.
contrees.prompt.forbid.other = {seat:seat} may name one corner where {seat:other} may not start.
contrees.prompt.towers = Build one tower. Four corners of six hold a contrée.
contrees.prompt.towers.other = One tower per turn. Four corners of six hold a contrée.
contrees.prompt.over = The game is over.

contrees.verb.tiles = Lay
contrees.verb.forbid = Forbid
contrees.verb.towers = Build
contrees.verb.over = Build
contrees.verb.pass = Pass

contrees.tile-laid = {seat:by} lays contrée {laid} of {of}.
contrees.contree-conquered = {seat:by} conquers {contrees} from {corner} and now holds {held} of nine.
contrees.control-lost = {seat:by} loses {contrees}.

contrees.if.tile = If you lay a contrée here
contrees.if.tower = If you build here, on {corner}
contrees.if.forbid = If you forbid {corner}
contrees.if.pass = If you pass
contrees.if.other = If you do this

contrees.note.lay = {n} {n|contrée|contrées} to lay
contrees.note.turns = {n} {n|turn|turns} left
contrees.note.taken = {n} {n|tower|towers} destroyed

contrees.caption.laid = {n} of {of} contrées laid
contrees.caption.then = then the towers
contrees.caption.held = Contrées held
contrees.caption.nine = nine win at once
contrees.tally = {count} contrée{count||s}

contrees.corner.free = {corner}, free.
contrees.corner.closed = {corner}, closed this turn.
contrees.corner.tower = {corner}, {seat.of:seat} tower.
contrees.counted = {n} {seat}
contrees.land.held = {letter} is held by {seat:seat}; towers: {counts}.
contrees.land.open = {letter} is held by nobody; towers: {counts}.
contrees.land.empty = {letter} is held by nobody.

contrees.place.first = The first contrée goes here.
contrees.place.free = Free place, {where} from the first contrée; touches {n} {n|contrée|contrées}.
contrees.place.laid = Contrée, {where} from the first; touches {n} {n|other|others}.
contrees.place.origin = The first contrée; touches {n} {n|other|others}.
contrees.place.above = {n} up
contrees.place.below = {n} down
contrees.place.left = {n} to the left
contrees.place.right = {n} to the right
`;export{e as default};