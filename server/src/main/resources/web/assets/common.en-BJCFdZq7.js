var e=`# Words that all games share. kernel/…/Words.java tells how a template is read.

list.and = and

# Seats by colour, so that a log reads the same for all; \`.of\` is the possessive.
seat.1 = Jade
seat.2 = Plum
seat.3 = Ink
seat.4 = Ivory
seat.1.of = Jade’s
seat.2.of = Plum’s
seat.3.of = Ink’s
seat.4.of = Ivory’s

number.1 = one
number.2 = two
number.3 = three
number.4 = four
number.5 = five
number.6 = six
number.7 = seven
number.8 = eight
number.9 = nine
number.10 = ten
number.11 = eleven
number.12 = twelve

# GEN-6
refusal.not-your-turn = It is {seat.of:turn} turn.
refusal.no-notation = “{text}” is not an action of this game.
refusal.game-over = The game is over.
`;export{e as default};