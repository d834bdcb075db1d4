var e=`= The rules of Qin
> Two to four princes settle the steppe. Lay tiles, found provinces, win the villages beside them. Whoever has raised all pagodas first holds all under heaven.

# What lies ready
The board has thirteen by thirteen squares: open steppe, villages, three coloured squares to begin from and, on the lion board, water. Two or more village squares side by side are one village.
There are 72 tiles, twelve of each pair of the three colours. A tile covers two squares. Each player holds three tiles, hidden from the others, and has a supply of pagodas: 24 with two players, 19 with three, 15 with four.
! tile | Three tiles: red on red, red beside yellow, yellow beside blue. The colours differ in their pattern too: lattice, furrows, peaks.

# A turn
Lay one of your tiles, see what it does, then draw a new one while the bag lasts. The turn then passes to the next player.
A tile lies on two open steppe squares side by side, in any direction. At least one of its squares must touch a coloured square that lay there before. A village doesn’t count for that, and neither villages nor water can be built over.
If none of your tiles can be laid anywhere, you pass and draw nothing. Otherwise you may not pass.

# Founding a province
Two or more squares of one colour, joined by their sides, are a province. A single square is nobody’s.
When your tile makes a province where there was none, you found it: one of your pagodas stands on it. A tile of two colours is looked at once for each colour, and so may found two provinces in one turn.
! found | Jade lays red and yellow beside the red square. The two red squares are Jade’s first province; the yellow one stays alone.

# Growing
Who lays a tile onto a province makes it grow, but it stays with its owner: you may enlarge the province of another.
From five squares on a province is major. Its owner raises a second pagoda there. More than two never stand on it.
! major | Five squares: a double pagoda, four roofs. The land is major and safe.

# Joining provinces
A tile that links provinces of one colour makes them a single one, major in any case. It goes to the player who had most squares in the provinces that were joined; the squares of the new tile and squares that stood alone don’t count. All others take their pagodas on it back.
- If one of them was major already, its owner keeps the whole, however large the others were. Major land is never taken.
- Two major provinces can never be joined, not even by their owner.
- If two players have equally many squares and nobody more, nobody could own the whole: such a tile can’t be laid there.
! absorb | Four red squares of Jade against two of Plum. A red tile between them, and all of it is Jade’s; Plum’s pagoda returns to Plum’s supply.

# Villages
After each tile all villages are looked at. Every province that touches a village speaks for its owner: a small one with one voice, a major one with two.
A free village goes to the player with more voices than any other, and gets a pagoda of that player. It may be taken again by whoever has more voices than every other, its owner included. At equal voices nothing changes, and a village that was once won is never free again.
This happens to all players, whoever’s turn it is: you can win a village, or lose one, when another lays a tile.
! village | The major province of Jade speaks with two voices, Plum’s small one with one: the village is Jade’s.

# The end
Whoever has the last pagoda on the board wins at once. Pagodas count as they stand when the tile is wholly resolved. If several players run out of pagodas in the same turn, the one who laid the tile wins, else the next in turn.
Should nobody be able to lay a tile any more, the game ends too; then those with the most pagodas on the board have won, together if they are equal.

# A series
Several games can be played as one: all on one board, or in turn on both, for instance one on each. After each the pagodas that each player has left are counted; the smallest sum wins.

# Good advice
- Lead your provinces to free villages, and leave none within the reach of the next player.
- A tile that neither founds nor enlarges anything is rarely worth its turn.
- Make a province major before a larger neighbour can swallow it.
- For a first game, take the bird board: it has more room.
`;export{e as default};