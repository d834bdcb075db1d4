var e=`= The rules of Pagoda
> Two architects raise six pagodas together. The pagodas are nobody’s: whoever builds, scores.

# What lies ready
There are six building sites, bare at first. You build with cards in five colours: red, green, blue, yellow and violet, eleven of each. Columns come in the same colours and never run out.
Before you lies your display: five open cards, one of each colour to begin with. Besides you hold two covered cards in your hand. The other cards are the draw pile. Jade begins.
Twenty-five tiles are the supply, open to both. A tile has a background and four slots: every pair of colours is there once, pairs of one colour too.
! tiles | A red tile with violet slots, a blue one with yellow slots, a green one with green slots.

# A turn
Play cards and build columns, tiles and roofs, in any order and on any of the six sites. You must build at least one column and may build at most three; tiles are not counted. Cards from the display and from the hand are worth the same.
New cards come only when the turn is over. So what you build, you pay for with the cards you have. As long as you have built neither a column nor a roof, a tile or the lantern is allowed only where one of them can still be built after it.
At the table you put the turn together step by step, and can take every step back. Only the end of the turn is final, and the dragon, since it draws.

# Columns
A floor is four columns of one colour. The first column of a bare site may have any colour; the next three must match it. On a tile all four columns have the colour of its slots.
A column costs one card of its colour. It scores the number of its floor: one point on the first floor, up to four on the fourth.
! floor | One column, a full floor, a tile on it, and the first column of the second floor.

# Tiles
On a full floor goes a tile whose background has the floor’s colour. Which of them you take, and so the colour of the next floor, is your choice. A tile costs one card of its background’s colour, scores one point and gives you the ability of that colour.

# Roof and spire
On the fourth floor, when it is full, goes a roof instead: a tile whose background has the floor’s colour, turned over, and on it a spire of two columns in the colour of its slots. Both are built at once.
The roof costs one card of its background’s colour and two cards of the spire’s. It scores one point for the tile and five for the spire. In the count of a turn the spire is one column.
The tile is paid for first and gives its ability first; you may use it for the spire already. The pagoda is complete.
! roof | The fourth floor is full. A green roof with a red spire costs one green and two red cards and scores six points.

# When the tiles run out
If a floor is full and no tile of its colour is left in the supply, nothing more can be built on that site. From that moment its pagoda counts as complete, roof or not.

# Giving up four cards
Instead of building as usual you may, as the first thing in your turn, give up four cards from display and hand. For them you build one column without a card, in any colour that fits, on any site. It scores as always, and your turn is over. It cannot be a spire.
It hardly ever happens that no column has room anywhere and your cards can’t build anything else either. Then you give up four cards, build nothing, and draw.

# Drawing cards
At the end of the turn your display is filled to five cards, then your hand to two. A hand that holds more keeps them. Played cards join the discard pile before the draw; when the draw pile is empty, the discard pile becomes the new one.

# Abilities
A tile or a roof that you build sets your marker of its colour to two uses, whatever it showed before. You can use the ability at once. Each ability serves at most once a turn, even if it was set up again in between.
! abilities | From the left: the lantern, the rice bowl, the Buddha, the dragon and the fan. The dots tell how many uses are left.
- Red, the lantern: at any time in your turn. You may build four columns in this turn. Lighting it counts as your first action: the dragon, or giving up four cards, comes too late then.
- Green, the rice bowl: pay for one column with two cards of one colour, whichever you like. In a spire the pair stands for one of its two cards.
- Blue, the Buddha: pay for one tile with two cards of one colour, whichever you like. The tile of a roof may be paid for so too.
- Yellow, the dragon: before the first action of your turn. Put away as many cards as you like from display and hand, at least one, and draw as many anew: first for the display, then for the hand. Afterwards you may still give up four cards.
- Violet, the fan: after you have drawn at the end of your turn. Fill your hand to four cards. You are asked when the time comes.

# The end
When the third pagoda is complete the game is about to end. Both players have equally many turns: if it was Jade who completed it, Plum has one more turn; if it was Plum, that turn is the last. More pagodas may be completed meanwhile, and after the last turn nobody draws.
More points win. With equally many points both share the victory.

# Two other lengths
- The quick game has three floors. The roof goes on the third, and its spire scores four.
- The introductory game goes without abilities: a tile gives its point and nothing else. It is a good first game, with children too.

# Good advice
- Do not fill a floor that your opponent can build on at once: the higher columns are worth more.
- The tile decides the colour of the next floor. Choose one that you hold and the other’s display does not.
- Your hand is covered: three columns of a colour that nobody saw make a strong turn.
- Count the tiles that are left. A colour that runs out closes a pagoda early.
`;export{e as default};