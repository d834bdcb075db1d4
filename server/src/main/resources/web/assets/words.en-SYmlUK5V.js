var e=`# What the things on Contrées' table are; src/words.ts tells how a template is read. The same keys in both
# languages.

explain.free = {corner}, a free corner
explain.free.what = One tower is built here per turn. It counts for every contrée that meets at this corner: four towers of one colour on the six corners of a contrée hold it.

explain.closed = {corner}, closed
explain.closed.what = A tower of {seat:turn} fell here in the turn before, so {seat:turn} may not build here this turn. Afterwards the corner is open to both again.

explain.forbidden = {corner}, forbidden
explain.forbidden.what = {seat:second} has named this corner: {seat:first} may not build the first tower here.

explain.tower = {corner}, {seat.of:seat} tower
explain.tower.what = A tower falls when the enemy conquers a contrée at its corner, or when its whole group has no free corner left beside it. A group is made of towers of one colour joined by edges.
explain.tower.alone = It stands alone, with {free} free {free|corner|corners} beside it.
explain.tower.group = Its group has {towers} towers and {free} free {free|corner|corners} beside it.

explain.contree = Contrée {letter}
explain.contree.what = Four towers of one colour on its six corners conquer it, and all enemy towers on its corners fall. A pattern and a flag show who holds it. It is lost when fewer than four towers are left.

explain.count = Contrées held
explain.count.what = Whoever holds {enough} at the end of a turn wins at once. After {turns} turns each, more contrées win; if these are equal, more towers destroyed.
explain.count.now = {seat:seat} holds {letters}.
explain.laid = Contrées laid
explain.laid.what = Each player lays two contrées in turn, edge to edge, until the territory is complete. Then the towers begin.

keys.contrees.move = move around the board
keys.contrees.next = next legal place, with Shift the previous one
keys.contrees.play = try the place; again: play
keys.contrees.zoom = zoom in, zoom out, show everything
`;export{e as default};