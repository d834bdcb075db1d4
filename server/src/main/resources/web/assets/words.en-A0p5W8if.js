var e=`# What the things on Pagoda's table are; src/words.ts tells how a template is read. The same keys in both
# languages.

# The sites.
explain.site = Site {site}
explain.site.what = One of six building sites. The pagodas belong to nobody: whoever builds something scores its points at once. Four columns of one colour make a floor; a tile covers it and sets the colour of the next one; floor {floors} gets a roof with a spire instead.
explain.site.covered = Floor {floor}: four {colour:colour} columns, under a {tile:tile}.
explain.site.roofed = Floor {floor}: four {colour:colour} columns, under the roof with its {colour:slots} spire.
explain.next = Next on site {site}
explain.next.what = The sign is the colour that the site takes now; the figure is the points for it. A column scores the number of its floor, a tile 1, a roof with its spire {roof}. Press the site to see the ways to pay.
explain.next.any = Next: a first column, of any colour. It costs one card of its colour and scores {points}.
explain.next.column = Next: a {colour:colour} column on floor {floor}. It costs one {colour:colour} card and scores {points}.
explain.next.tile = Floor {floor} is full. Next: a {colour:colour} tile, {left} to choose from. It costs one {colour:colour} card and scores {points}.
explain.next.roof = Floor {floor} is full. Next: a {colour:colour} roof with its spire, {left} to choose from. They cost one {colour:colour} card and two of the spire’s colour, and score {points}.
explain.next.gain = It gives its builder {ability:colour}, for two uses.
explain.next.complete = This pagoda is complete. Nothing more is built here.
explain.next.closed = No {colour:colour} tile is left: nothing more can be built here, and the pagoda counts as complete.
explain.next.payable = You can pay for it now: press the site.
explain.next.unpaid = Your cards cannot pay for it now.
explain.next.limit = You have built all the columns of this turn.

explain.floor = Site {site}, floor {floor}
explain.floor.what = A floor is four columns of one colour. On the ground the first column may have any colour, on a tile it has that of the slots. Each costs one card of its colour and scores the number of its floor, here {floor}, for whoever builds it.
explain.floor.one = One {colour:colour} column.
explain.floor.some = {number:columns} {colour:colour} columns.
explain.floor.full = The floor is full: only its tile or roof can follow.
explain.floor.missing = {number:missing} more {missing|makes|make} the floor full.
explain.cover = {tile:tile}
explain.cover.what = Its background matches the {colour:background} floor that it covers, and its four slots carry the next floor: four {colour:slots} columns. It cost one {colour:background} card and scored 1 for whoever laid it.
explain.roof = Roof with a {colour:slots} spire
explain.roof.what = The roof of the last floor. It cost one {colour:background} card for its tile and two {colour:slots} cards for the spire, and scored 1 and {spire} for whoever built it. The pagoda is complete.

# The special abilities.
explain.abilities = Special abilities
explain.abilities.what = Whoever builds a tile or a roof gets the ability of its background’s colour, for two uses. The dots are the uses left; a frame means that you can use it now. Each ability serves at most once a turn.
explain.ability.own = your {ability}
explain.ability.of = {seat.of:seat} {ability}
explain.ability.left = {number:left} use{left||s} left.
explain.ability.none = No use left.
explain.ability.used = Used in this turn; once a turn is the limit.
explain.ability.win = You win two uses by building a {colour:colour} tile or a {colour:colour} roof.
explain.ability.later = It can be used in your turn.
explain.ability.built = Too late for this turn.
explain.ability.limit = Not now: you have built all the columns of this turn.
explain.ability.R = lantern
explain.ability.R.what = At any time in your turn: build four columns in it instead of three. Lighting it is an action, so that the dragon and discarding four cards are then no longer possible. A red tile or roof gives two uses.
explain.ability.R.now = Press it, and you may build a fourth column in this turn.
explain.ability.R.not = Not now: with these cards nothing could be built after it, and every turn must build a column.
explain.ability.G = rice bowl
explain.ability.G.what = Pay for one column with any two cards of the same colour, instead of one card of the column’s. For a spire, such a pair replaces one of its two cards. A green tile or roof gives two uses.
explain.ability.G.now = Press a site: pairs of cards are among the ways to pay.
explain.ability.G.not = Not now: it needs two cards of one colour, and a column to pay with them.
explain.ability.B = Buddha
explain.ability.B.what = Pay for one tile with any two cards of the same colour, instead of one card of the tile’s. The tile of a roof may be paid for like this too. A blue tile or roof gives two uses.
explain.ability.B.now = Press a site with a full floor: pairs of cards are among the ways to pay.
explain.ability.B.not = Not now: it needs two cards of one colour, and a full floor to cover.
explain.ability.Y = dragon
explain.ability.Y.what = Before anything else in your turn: put away as many of your cards as you like and draw as many new ones at once. This cannot be taken back. A yellow tile or roof gives two uses.
explain.ability.Y.now = Press it, then choose the cards to swap.
explain.ability.Y.not = Too late: only before the first action of your turn.
explain.ability.V = fan
explain.ability.V.what = After your draw at the end of a turn: fill your hand up to four cards instead of two. More cards pay for more. A violet tile or roof gives two uses.
explain.ability.V.now = Choose with the buttons: use it, or keep it.
explain.ability.V.not = You will be asked when you have drawn, if your hand has fewer than four cards.

# Cards.
explain.card = {colour:colour} card
explain.card.what = Pays for a column of its colour, for a tile or roof whose background has it, or for half a spire. Display and hand are worth the same. There are eleven cards of each colour. Drag it to a site, or press it and then a site.
explain.card.pays = It can pay on site{sites||s} {sites} now.
explain.card.useless = Nothing can be paid for with it now.
explain.card.own = You have {count} of this colour: {open} in the display, {held} in your hand.
explain.card.unseen = Of the eleven, {count} {count|is|are} out of sight, in the pile or in {seat.of:other} hand.
explain.card.unseen.both = Of the eleven, {count} {count|is|are} out of sight, in the pile or in a hand.
explain.cards = {cards}.
explain.cards.one = one {colour:colour}
explain.cards.some = {number:count} {colour:colour}
explain.cards.missing = Missing: {colour:colours}.
explain.display.own = Your display
explain.display.own.what = Your face-up cards, which both players see and only you can spend. At the end of your turn it is filled up to five from the pile; nothing is drawn during a turn. An empty frame is a place that will be filled.
explain.display = {seat.of:seat} display
explain.display.what = Face-up cards: they show what this player can pay for. A colour that is missing here may still be in the hand. At the end of the player’s turn the display is filled up to five.
explain.hand.own = Your hand
explain.hand.own.what = Cards that only you see. You pay with them just as with the display. After your turn the display is filled first, then the hand up to two, or up to four with the fan; if you hold more, you keep them.
explain.hand = {seat.of:seat} hand
explain.hand.what = Hidden cards: you see how many, not which. After the player’s turn the hand is filled up to two, or up to four with the fan.
explain.hand.count = {number:count} hidden card{count||s}.
explain.hand.empty = No cards.
explain.pile = Cards to draw
explain.pile.what = You draw at the end of your turn: the display up to five, then the hand up to two. There are 55 cards, eleven of each colour. When the pile is empty, the cards played become the new one.
explain.pile.unseen = In it or in {seat.of:other} hand: {cards}.
explain.pile.unseen.both = In it or in the hands: {cards}.

# The tiles left.
explain.tiles = Tiles left
explain.tiles.what = Every pair of colours exists once. The row is the background, the colour of the floor that the tile covers; the column is that of its four slots, the colour of the next floor, or of the spire if it is a roof. A dot is a tile that is gone.
explain.tiles.now = {count} of 25 are left for both players.
explain.background = {colour:colour} tiles
explain.background.what = They cover {colour:colour} floors; the slots, one column of this table each, set the colour of the next floor. Once the last is gone, a full {colour:colour} floor cannot be covered, and its pagoda counts as complete.
explain.background.now = {number:count} {colour:colour} tile{count||s} left.
explain.slots = {colour:colour} slots
explain.slots.what = A tile of this column takes {colour:colour} columns on it: the next floor is {colour:colour}. As a roof it gets a {colour:colour} spire.
explain.slots.now = {count} left.
explain.tile = {tile:tile}
explain.tile.what = Covers a full {colour:background} floor, costs one {colour:background} card and scores 1. The next floor is then {colour:slots}. On the last floor it is turned over and becomes the roof, with a {colour:slots} spire for two {colour:slots} cards.
explain.tile.here = Still to be had.
explain.tile.gone = Gone: it is on site {site}.

# Points and the end.
explain.count = Points
explain.count.what = What this player has scored so far: a column scores the number of its floor, a tile 1, a spire {spire}, on whichever site. Points are never lost. Whoever has more at the end wins.
explain.count.now = {seat:seat} has {count}.
explain.count.ahead = {count} ahead.
explain.count.behind = {count} behind.
explain.count.level = Level.
explain.captions = What scores
explain.captions.what = A column scores the number of its floor, from 1 to {floors}. A tile scores 1, the spire of a roof {spire}. The points go to whoever builds, on whichever site.
explain.end = The end
explain.end.what = When the third pagoda is complete, the end begins: if Jade completed it, Plum has one more turn, otherwise that turn is the last. A pagoda is complete with its roof, or if no tile of its colour is left for a full floor. More points win.
explain.end.last = The game ends after {seat.of:seat} turn.
explain.end.missing = {count} complete: {number:missing} more, and the end begins.

# The turn and its buttons.
explain.columns = Columns of this turn
explain.columns.what = A turn builds at least one column and at most three, on any sites; four with the lantern. A spire counts as one; tiles do not count. You pay with the cards you have: new ones are drawn only after the turn.
explain.columns.now = {built} built, {left} left.
explain.columns.lantern = The lantern would add one: the dashed column.
explain.turn = A turn, step by step
explain.turn.what = Each line is a step: what was built, the cards paid for it, its points. The numbers are also beside the parts in the picture, red for your own turn. Nothing is final until you end the turn.
explain.act.end = End turn
explain.act.end.what = Plays the steps you have put together. Then you draw: the display up to five cards, the hand up to two. A turn must build at least one column.
explain.act.points = This turn scores {points}.
explain.act.discard = Discard 4, build 1
explain.act.discard.what = Instead of an ordinary turn: choose four of your cards to discard, then build one column without paying, in any colour that fits, on any site. It scores as usual, and your turn is over. Only as the first action, and never for a spire.
explain.act.back = Take back
explain.act.back.what = Takes your last step back. Everything can be taken back until you end the turn, except the dragon, because it draws cards.
explain.act.leave = Cancel
explain.act.leave.what = Puts the cards down again; nothing has happened.
explain.act.dragon = Swap cards
explain.act.dragon.what = Puts the chosen cards away and draws as many new ones at once. This cannot be taken back. It uses the dragon once.
explain.act.fan = Use the fan
explain.act.fan.what = Fills your hand up to four cards and uses the fan once.
explain.act.keep = Keep it
explain.act.keep.what = Draws nothing more and keeps the use of the fan for another turn.
explain.menu = Build here
explain.menu.what = Answer each question by pressing; the picture shows what would be built. The last answer builds it, and you can take it back.
explain.ask.column = Colour of the column
explain.ask.column.what = The first column sets the colour of the floor: the next three must match it.
explain.ask.tile = Colour of the slots
explain.ask.tile.what = Which tile you lay: its slots set the colour of the next floor. Choose one that you have cards for and your opponent has not.
explain.ask.roof = Colour of the spire
explain.ask.roof.what = Which tile becomes the roof: the spire has the colour of its slots and costs two cards of it.
explain.ask.pay = Payment
explain.ask.pay.what = Which cards you spend. A card with a dark back behind it is from your hand. Two cards with the sign of the rice bowl or the Buddha use up one use of that ability.
explain.ask.spire = Paying for the spire
explain.ask.spire.what = Two cards of its colour. With the rice bowl, any pair of cards replaces one of them.

keys.pagoda.site = choose a site: build, or open its menu
keys.pagoda.main = the main button
keys.pagoda.aside = the button beside it
keys.pagoda.back = take the last step back
keys.pagoda.row = walk over cards, abilities, answers
keys.pagoda.choose = choose what is focused
`;export{e as default};