var e=`= The rules of Contrées
> Two players build towers on the corners of the territory. Towers on four of its corners hold a contrée. Nine contrées win at once.

# territory | The territory
A contrée is a hexagon with six corners. Contrées that meet share their corners, so one tower may belong to one, two or three of them.
Usually there are sixteen contrées, and the players lay the territory themselves: Jade lays first, and each player in turn lays two contrées, one after the other, each along an edge of one already laid. The territory may take any shape. You can also start on a ready-made territory, or play with twelve, twenty or twenty-four contrées.
! laying | Jade lays the first two contrées, then Plum the next two, and so on in turn. Once the territory is laid, Jade also builds the first tower.
Once the territory is laid, the contrées receive letters, starting from the top left. A corner is named by a letter and a number, clockwise from the top: E4 is the lowest corner of E.
! corners | The corners of a contrée. A corner shared by two contrées takes the earlier letter.

# turn | A turn
Build one tower of your colour on a free corner. Jade starts. Each player has 24 turns.
If you like, play with the forbidden corner: before the first tower, Plum may name one corner where Jade may not build it.

# conquest | Conquest
A player with towers on at least four of the six corners of a contrée holds it. The tower that takes you from fewer than four to four conquers it; a single tower may conquer up to three contrées.
! conquer | The fourth tower: the contrée is Jade’s, and a flag goes up.

# clearing | Clearing
When a contrée is conquered, all enemy towers on its corners fall. What they held elsewhere may be lost as well. Towers that the enemy builds there later stay.
! clean | Before and after: with Jade’s fourth tower, Plum’s two towers fall.

# encirclement | Encirclement
Two corners are neighbours if an edge of a contrée joins them. Towers of one colour connected by such edges form a group. Every group needs a free corner next to it, as in Go.
After the clearing, enemy groups next to your new tower that have no free corner beside any of their towers fall, all at the same time. Your own groups never fall to your own tower; you may even build where the new tower has no free neighbour.
! encircle | Plum’s tower has Jade on every side: it is encircled, and falls.

# closed | A closed corner
You may not build on a corner where one of your towers fell during the enemy’s last turn. The enemy may. After your turn it is open to you again.

# end | The end
A player who holds nine contrées at the end of a turn wins at once.
After 24 turns each, the player with more contrées wins; if they are tied, the one who has destroyed more enemy towers in the whole game; if that is tied too, the victory is shared. A player with no corner open to them passes, and that turn is used up.

# advice | Good advice
- A corner of three contrées is worth more than a corner of two.
- The fourth tower clears a contrée: count who gets to four first.
- Count the free corners beside your groups before you stretch them along a border.

# edition | About this edition
The rulebook’s list of components is lost. Sixteen contrées are our reconstruction: it is the only number that two players can lay in equal shares, two at a time, and of which nine is the smallest majority. The other sizes are ours.
`;export{e as default};