var e=`# The words of Contrées' board; src/words.ts tells how a template is read. The same keys in both
# languages.

contrees.board = Board with {count} {count|contrée|contrées}
contrees.board.kind = board
contrees.board.keys = Arrow keys move over the board. Enter tries out, Enter again plays, Escape cancels. L goes to the next place you may choose, Shift and L to the one before. Plus, minus and zero come nearer, go back, and show all.
contrees.spoken = The contrées, one by one
contrees.spoken.choose = The places you may choose, one by one
contrees.whole = Show the whole board

contrees.prompt.first = Lay the first contrée: the land grows from it.
contrees.prompt.first.other = The first contrée is being laid: the land grows from it.
contrees.prompt.tiles.2 = Lay two contrées, one after the other, edge to edge.
contrees.prompt.tiles.1 = One more contrée, edge to edge.
contrees.prompt.tiles.other = Each lays two contrées in turn, until the land is whole.
contrees.prompt.forbid = Name a corner where {seat:other} may not begin, or pass.
contrees.prompt.forbid.other = {seat:seat} may name one corner where {seat:other} may not begin.
contrees.prompt.towers = Raise one tower. Four corners of six hold a contrée.
contrees.prompt.towers.other = One tower each. Four corners of six hold a contrée.
contrees.prompt.over = The land is shared out.

contrees.verb.tiles = Lay
contrees.verb.forbid = Forbid
contrees.verb.towers = Build
contrees.verb.over = Build
contrees.verb.pass = Pass

contrees.tile-laid = {seat:by} lays contrée {laid} of {of}.
contrees.contree-conquered = {seat:by} conquers {contrees} from {corner} and holds {held} of nine.
contrees.control-lost = {seat:by} loses {contrees}.

contrees.if.tile = If you lay a contrée here
contrees.if.tower = If you build here, on {corner}
contrees.if.forbid = If you forbid {corner}
contrees.if.pass = If you pass
contrees.if.other = If you do this

contrees.note.lay = {n} {n|contrée|contrées} to lay
contrees.note.turns = {n} {n|turn|turns} left
contrees.note.taken = {n} {n|tower|towers} taken

contrees.caption.laid = {n} of {of} contrées laid
contrees.caption.then = then the towers
contrees.caption.held = Contrées held
contrees.caption.nine = nine win at once

contrees.corner.free = {corner}, free.
contrees.corner.closed = {corner}, closed this turn.
contrees.corner.tower = {corner}, {seat.of:seat} tower.
contrees.counted = {n} {seat}
contrees.land.held = {letter} is held by {seat:seat}; towers: {counts}.
contrees.land.open = {letter} is nobody’s; towers: {counts}.
contrees.land.empty = {letter} is nobody’s.

contrees.place.first = The first contrée goes here.
contrees.place.free = Free place, {where} from the first contrée; beside {n} {n|contrée|contrées}.
contrees.place.laid = Contrée, {where} from the first; beside {n} {n|other|others}.
contrees.place.origin = The first contrée; beside {n} {n|other|others}.
contrees.place.above = {n} up
contrees.place.below = {n} down
contrees.place.left = {n} to the left
contrees.place.right = {n} to the right
`;export{e as default};