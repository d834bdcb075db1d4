var e=`= The rules of Contrées
> Two players raise towers on the corners of the land. Four towers around a contrée hold it. Nine contrées win at once.

# The land
A contrée is a hexagon with six corners. Where contrées meet they share their corners, so that one tower may stand on one, two or three of them.
Usually there are sixteen contrées, and the players lay the land themselves: in turn two contrées each, one after the other, every one along an edge of one that lies there already. The land may take any shape. You may also begin on a ready-made land, or with twelve, twenty or twenty-four contrées.
When the land is laid the contrées get letters, from the top left. A corner is named by a letter and a number, clockwise from the top: E4 is the lowest corner of E.
! corners | The corners of a contrée. A corner that two contrées share bears the earlier letter.

# A turn
Raise one tower of your colour on a free corner. Jade begins. Each player has 24 turns.
If you like, play with the forbidden corner: before the first tower Plum may then name one corner where Jade may not raise it.

# Conquest
Whoever has towers on at least four of the six corners of a contrée holds it. The tower that brings you from fewer than four to four conquers it; a single tower may conquer up to three contrées.
! conquer | The fourth tower: the contrée is Jade’s, and a flag goes up.

# Cleaning
With a conquest all enemy towers on the corners of that contrée fall. What they held elsewhere may be lost with them. Towers that the enemy raises there later stay.
! clean | Before and after: with the fourth tower of Jade the two towers of Plum fall.

# Encirclement
Two corners are neighbours when an edge of a contrée joins them. Towers of one colour that are connected by such edges are a group. A group needs a free corner beside it, as in the old game of stones.
After the cleaning, enemy groups beside your new tower that have no free corner left beside any of their towers fall, all together. Your own groups never fall to your own tower; you may raise one where it has no free neighbour.
! encircle | Plum’s tower has Jade beside it on every side: it is encircled, and falls.

# A closed corner
On a corner where a tower of yours fell in the enemy’s last turn you may not raise one in your next. The enemy may. After that it is open again.

# The end
Whoever holds nine contrées when a turn is done wins at once.
After 24 turns each, the one with more contrées wins; if they are equal, the one who has destroyed more enemy towers in the whole game; and if these are equal too, both share the victory. A player without a free corner that is open to them passes, and the turn is spent.

# Good advice
- A corner of three contrées is worth more than one of two.
- The fourth tower clears a contrée: count who comes first to four.
- Count the free corners beside your groups before you stretch them along a border.
`;export{e as default};