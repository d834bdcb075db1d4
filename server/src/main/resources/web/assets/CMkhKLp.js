var e=`= The rules of Qin
> Two to four princes settle the steppe. Lay tiles, found provinces and win the villages beside them. The first to place their last pagoda rules all under heaven.

# needed | What you need
The board has thirteen by thirteen squares: open steppe, villages, three coloured starting squares and, on the lion board, water. Village squares that touch by their sides are one village.
There are 72 tiles, twelve of each pair of the three colours. A tile covers two squares. Each player holds three tiles, hidden from the others, and has a supply of pagodas: 24 with two players, 19 with three, 15 with four.
! tile | Three tiles: red and red, red and yellow, yellow and blue. The colours also differ in their pattern: lattice, furrows, peaks.

# turn | A turn
Lay one of your tiles, resolve what it does, then draw a new one as long as there are tiles in the bag. It is then the next player’s turn.
A tile is laid on two open steppe squares side by side, in any direction. At least one of its squares must touch a coloured square that was already there. Villages do not count for this, and you may not build over villages or water.
! places | Two tiles may be laid like this: one of their sides touches a coloured square, whatever its colour. The grey ones may not: one touches only a corner, one only a village, and one would cover a village.
If none of your tiles can be laid anywhere, you pass and do not draw. Otherwise you may not pass.

# founding | Founding a province
Two or more squares of one colour, joined by their sides, form a province. A single square belongs to nobody.
If your tile forms a province where there was none, you found it and place one of your pagodas on it. A tile of two colours is resolved once for each colour, so it may found two provinces in one turn.
! found | Jade lays red and yellow beside the red square. The two red squares are Jade’s first province; the yellow square stands alone.

# growing | Growing a province
A tile laid against a province makes it grow, but the province stays with its owner: you may enlarge another player’s province.
A province of five or more squares is a major province. Its owner places a second pagoda there. A province never holds more than two.
! major | Five squares: a double pagoda with four roofs. The province is major, and safe.

# joining | Joining provinces
A tile that links provinces of one colour makes them a single province, which is always major. It goes to the player who had the most squares in the provinces joined; the squares of the new tile and single squares do not count. All others take back their pagodas on it.
- If one of the provinces was already major, its owner keeps the whole, however large the others were. A major province is never taken.
- Two major provinces can never be joined, not even by their owner.
- If two or more players tie for the most squares, nobody could own the whole: such a tile may not be laid there.
! absorb | Jade’s four red squares against Plum’s two. With a red tile between them, all of it is Jade’s; Plum’s pagoda returns to Plum’s supply.
! back | A blue tile joins a major province of Jade, a small one of Jade and a small one of Plum. All of it is Jade’s, with two pagodas and no more: the pagodas of the small provinces go back to Jade and to Plum.
! tie | Jade and Plum have two red squares each. A red tile between them would form a province that nobody could own: it may not be laid there.

# villages | Villages
After each tile, every village is checked. Each province that touches a village counts for its owner: a small province as one voice, a major province as two.
A free village goes to the player with more voices than any other player, who places a pagoda there. It can be taken again by a player with more voices than every other, its owner included. If voices are tied, nothing changes, and a village that has been won is never free again.
This applies to all players, whoever’s turn it is: you can win or lose a village when another player lays a tile.
! village | Jade’s major province counts as two voices, Plum’s small one as one: the village is Jade’s.
! capture | One voice each: the village stays Plum’s. With a red province Jade has a second voice and takes the village; Plum’s pagoda returns to the supply.

# end | The end
The first player to place their last pagoda wins at once. Pagodas count as they stand once the tile has been fully resolved. If several players run out of pagodas in the same turn, the player who laid the tile wins, otherwise the next in turn order.
If nobody can lay a tile any more, the game ends as well; the player with the most pagodas on the board wins, and players who tie share the victory.

# series | A series
Several games can be played as a series: all on one board, or alternating, for example one on each. After each game, the pagodas each player has left are counted; the lowest total wins.

# advice | Good advice
- Lead your provinces to free villages, and leave none within reach of the next player.
- A tile that neither founds nor enlarges a province is rarely worth the turn.
- Make a province major before a larger neighbour can swallow it.
- For a first game, take the bird board: it has more room.

# edition | About this edition
The pictures of the rulebook are lost. The bird board was copied from photographs of the printed one; a single square of it, b8, is uncertain. The lion board is entirely our own: it keeps what is known of the printed one (its size, its water, more villages, less room) and has starting squares of its own.
`;export{e as default};