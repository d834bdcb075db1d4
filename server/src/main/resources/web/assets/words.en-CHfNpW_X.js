var e=`# The words of Pagoda's table on the page; src/words.ts tells how a template is read.

# The picture.
pagoda.scene = The six building sites
pagoda.chip.column = column
pagoda.chip.any = any
pagoda.chip.tile = tile
pagoda.chip.roof = roof
pagoda.chip.complete = complete
pagoda.site = Site {site}
pagoda.site.spoken = {site}, {chip} +{points}: {takes}. {built}.
pagoda.site.spoken.complete = {site}, {chip}. {built}.
pagoda.site.bare = empty
pagoda.site.one = floor {floor}: one {colour:colour} column
pagoda.site.some = floor {floor}: {number:columns} {colour:colour} columns
pagoda.site.tile = {tile:tile}
pagoda.site.roof = {colour:background} roof with a {colour:slots} spire
pagoda.site.takes.any = takes a column of any colour
pagoda.site.takes.column = takes a {colour:colour} column
pagoda.site.takes.tile = takes a {colour:colour} tile
pagoda.site.takes.roof = takes a {colour:colour} roof with its spire
pagoda.site.payable = you can pay for it

# Cards, abilities, the supply and the end.
pagoda.card = {colour:colour} card
pagoda.ability.R = Lantern
pagoda.ability.G = Rice bowl
pagoda.ability.B = Buddha
pagoda.ability.Y = Dragon
pagoda.ability.V = Fan
pagoda.ability.left = {ability}: {left} of 2 left
pagoda.tiles = {count} tile{count||s} left
pagoda.tiles.row = {colour:colour} tile
pagoda.tiles.column = {colour:colour} slots
pagoda.tiles.here = here
pagoda.tiles.gone = gone
pagoda.end = The end
pagoda.end.count = {count} of 3 complete
pagoda.end.pile = {count} card{count||s} to draw
pagoda.end.last = {seat.of:seat} turn is the last
pagoda.end.why = {number:count} pagodas are complete.
pagoda.end.enough = {count} complete
pagoda.pips.left = {left} column{left||s} left
pagoda.pips.lantern = {left} with the lantern

# Composing a turn.
pagoda.act.end = End turn
pagoda.act.back = Take back
pagoda.act.leave = Cancel
pagoda.act.discard = Discard 4, build 1
pagoda.act.give = Discard 4
pagoda.act.dragon = Swap {count} card{count||s}
pagoda.act.fan = Use the fan
pagoda.act.keep = Keep it
pagoda.why.build = Build a column first.
pagoda.why.cards = {number:left} more card{left||s} to choose.
pagoda.why.free = Now build the column, on any site.
pagoda.why.dragon = Choose the cards to swap.
pagoda.hint.begin = Drag a card to a site, or tap a site to see the ways to pay.
pagoda.hint.dragon = Choose the cards to swap. You draw as many new ones at once.
pagoda.hint.discard = Choose four cards to discard. They pay for one column, of any colour that fits.
pagoda.hint.free = Now build one column, on any site.
pagoda.prompt.fan = Your fan can fill your hand up to four cards.
pagoda.ending.both = Each player has this one turn left.
pagoda.ending.last = This is the last turn.
pagoda.scores.column = Columns 1 to {floors}, by their floor
pagoda.scores.cover = tile 1, spire {spire}
pagoda.tally = {count} point{count||s}

# The list of a turn.
pagoda.turn.this = This turn
pagoda.turn.yours = Your last turn
pagoda.turn.running = {name} is building
pagoda.turn.last = Last turn: {name}
pagoda.sum = Points:
pagoda.step.column = Column on {site}
pagoda.step.tile = Tile on {site}
pagoda.step.roof = Roof on {site}
pagoda.step.lantern = Lantern
pagoda.step.dragon = Dragon: {count} card{count||s}
pagoda.step.discard = {count} cards discarded
pagoda.step.fan = Fan
pagoda.drawn = {seat:by} draws {colour:colours} and {number:covered} hidden card{covered||s}.
pagoda.drawn.open = {seat:by} draws {colour:colours}.
pagoda.drawn.covered = {seat:by} draws {number:covered} hidden card{covered||s}.

# The slip of a site.
pagoda.slip.column = Column on site {site}
pagoda.slip.tile = Tile on site {site}
pagoda.slip.roof = Roof on site {site}
pagoda.slip.gain = and two uses of the {ability}
pagoda.ask.colour = Colour
pagoda.ask.tile = Colour of floor {floor}
pagoda.ask.roof = Colour of the spire
pagoda.ask.pay = Payment
pagoda.ask.pay.roof = Paying for the tile
pagoda.ask.spire = Paying for the spire
pagoda.ask.pairs.column = A pair, with the Rice bowl
pagoda.ask.pairs.tile = A pair, with the Buddha
pagoda.cards = {count} {colour:colour}
pagoda.cards.hand = {count} {colour:colour}, {hand} in hand
pagoda.from.display = display
pagoda.from.hand = hand
pagoda.by.G = with the Rice bowl
pagoda.by.B = with the Buddha

# What readers hear.
pagoda.say.column = {colour:colour} column
pagoda.say.tile = {tile:tile}
pagoda.say.display = {colour:colour} from the display
pagoda.say.hand = {colour:colour} from the hand
pagoda.say.pay = Pay {cards}
pagoda.say.step = {step}: {points} point{points||s}.
pagoda.holding = Face up: {colour:colours}. Hidden: {covered}.
pagoda.card.nothing = {card}, no use right now
pagoda.keys = 1 to 6 go to a site, E presses the action button, D the one beside it, Backspace undoes a step, Escape goes back one level.

# What one plays from.
pagoda.display = Display
pagoda.display.note = visible to both
pagoda.display.yours = Your display
pagoda.hand = Hand
pagoda.hand.note = only you see it
pagoda.hand.yours = Your hand
pagoda.abilities = Special abilities
pagoda.about.R = At any time during your turn: build four columns instead of three.
pagoda.about.G = Any two cards of one colour pay for one column, or for half a spire.
pagoda.about.B = Any two cards of one colour pay for one tile, or for the tile of a roof.
pagoda.about.Y = Before anything else in your turn: swap as many cards as you like.
pagoda.about.V = After your draw: fill your hand up to four cards.
pagoda.about.used = Already used this turn.
pagoda.about.empty = A {colour:colour} tile grants two uses.
`;export{e as default};