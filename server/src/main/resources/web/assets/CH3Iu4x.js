var e=`= The rules of Pagoda
> Two architects build six pagodas together. The pagodas belong to nobody: whoever builds, scores.

# needed | What you need
There are six building sites, empty at first. You build with cards in five colours: red, green, blue, yellow and violet, eleven of each. Columns come in the same colours and never run out.
In front of you is your display: five face-up cards, one of each colour to begin with. You also hold two hidden cards in your hand. The remaining cards form the draw pile. Jade starts.
Twenty-five tiles form the supply, open to both players. A tile has a background and four slots: each pair of colours appears once, including pairs of the same colour.
! tiles | A red tile with violet slots, a blue one with yellow slots, a green one with green slots.

# turn | A turn
Play cards and build columns, tiles and roofs, in any order and on any of the six sites. You must build at least one column and may build at most three; tiles do not count towards this. Cards from your display and from your hand are worth the same.
You draw new cards only when your turn is over, so you pay for everything with the cards you have. Until you have built a column or a roof, you may lay a tile or light the lantern only if a column or a roof can still be built afterwards.
At the table you put your turn together step by step, and can take every step back. Only the end of the turn is final, and the dragon, because it draws cards.

# columns | Columns
A floor consists of four columns of one colour. The first column on an empty site may be of any colour; the next three must match it. On a tile, all four columns have the colour of its slots.
A column costs one card of its colour. It scores the number of its floor: one point on the first floor, up to four on the fourth.
! floor | One column, a full floor, a tile on it, and the first column of the second floor.

# tiles | Tiles
A full floor is covered by a tile whose background has the colour of the floor. Which tile you take, and so the colour of the next floor, is your choice. A tile costs one card of its background colour, scores one point and grants you the special ability of that colour.

# roof | Roof and spire
A full fourth floor takes a roof instead: a tile whose background has the colour of the floor, turned over, and on it a spire made of two columns in the colour of its slots. Both are built together.
The roof costs one card of its background colour and two cards of the spire’s colour. It scores one point for the tile and five for the spire. The spire counts as one column of your turn.
The tile is paid for first and grants its ability first; you may already use it for the spire. The pagoda is then complete.
! roof | The fourth floor is full. A green roof with a red spire costs one green and two red cards and scores six points.

# points | Points
| What you build | Points
| A column on the first floor | 1
| A column on the second floor | 2
| A column on the third floor | 3
| A column on the fourth floor | 4
| A tile, also that of a roof | 1
| A spire | 5
| A spire in the quick game | 4
! turn-columns | Jade plays two red cards on an empty site, and a blue one on the second floor of another: four points.
! turn-tile | Plum plays two red cards for the last columns of a first floor and a third for the tile on it: three points, and the lantern. With a blue card Plum could also start the second floor, for two more.
! turn-roof | Jade fills a fourth floor with a green card (four points) and builds the roof: a green card for its tile, two violet cards for its spire. Ten points in all, and the rice bowl.

# tiles-out | When the tiles run out
If a floor is full and no tile of its colour is left in the supply, nothing more can be built on that site. From then on its pagoda counts as complete, with or without a roof.

# discard | Discarding four cards
Instead of building as usual you may, at the very start of your turn, discard four cards from your display and hand. In return you build one column without paying a card, in any colour that fits, on any site. It scores as usual, and your turn is over. It cannot be a spire.
Very rarely, no site has room for a column and your cards cannot build anything else either. You then discard four cards, build nothing, and draw.

# drawing | Drawing cards
At the end of your turn, your display is filled up to five cards, then your hand to two. If you hold more, you keep them. Played cards join the discard pile before you draw; when the draw pile is empty, the discard pile becomes the new draw pile.

# abilities | Special abilities
A tile or a roof that you build sets your marker of its colour to two uses, whatever it showed before. You may use the ability at once. Each ability can be used at most once per turn, even if it has been restored in between.
! abilities | From left to right: the lantern, the rice bowl, the Buddha, the dragon and the fan. The dots show how many uses are left.
- Red, the lantern: at any time during your turn. You may build four columns this turn. Lighting it counts as your first action: after that it is too late for the dragon or for discarding four cards.
- Green, the rice bowl: pay for one column with any two cards of the same colour. For a spire, the pair replaces one of its two cards.
- Blue, the Buddha: pay for one tile with any two cards of the same colour. The tile of a roof may be paid for this way too.
- Yellow, the dragon: before the first action of your turn. Put away as many cards as you like from your display and hand, at least one, and draw as many new ones: first for the display, then for the hand. You may still discard four cards afterwards.
- Violet, the fan: after drawing at the end of your turn. Fill your hand up to four cards. You are asked when the time comes.

# end | The end
When the third pagoda is complete, the end of the game is triggered. Both players get the same number of turns: if Jade completed it, Plum has one more turn; if it was Plum, that turn is the last. More pagodas may be completed in the meantime, and nobody draws after the last turn.
The player with more points wins. If points are tied, the victory is shared.

# variants | Variants
- The quick game has three floors. The roof goes on the third, and its spire scores four points.
- The introductory game has no special abilities: a tile scores its point and does nothing else. It makes a good first game, for children too.

# advice | Good advice
- Do not fill a floor that your opponent can build on right away: higher columns are worth more.
- The tile sets the colour of the next floor. Choose one that you hold and that your opponent’s display lacks.
- Your hand is hidden: three columns of a colour nobody has seen make a strong turn.
- Count the tiles that are left. A colour that runs out closes a pagoda early.

# edition | About this edition
The pictures of the rulebook are lost, and the tiles with them. That every pair of colours appears once, and that a spire has the colour of the slots on the other side of its tile, is our reconstruction.
`;export{e as default};