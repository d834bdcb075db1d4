var e=`# What the things on Qin's table are; src/words.ts tells how a template is read. The same keys in both languages.

explain.village = Village {at}
explain.village.what = A village belongs to whoever has the most voices in the provinces beside it: one for a small province, two for a major one. Its owner has a pagoda there. It changes hands when another player has more voices than everyone else; on a tie nothing changes.
explain.village.free = Nobody’s yet.
explain.village.owner = It is {seat.of:owner}.
explain.village.voices = {province}: {number:voices} {voices|voice|voices}.
explain.village.none = No province is beside it yet.

explain.province = {seat.of:owner} {hue:hue} province
explain.province.what = Two or more squares of one colour. Its founder keeps it, whoever enlarges it, and has one pagoda on it. It has one voice in every village beside it. Until it is major, a larger province of the same colour may swallow it.
explain.province.missing = {number:count} more {count|square makes|squares make} it major.

explain.major = {seat.of:owner} major {hue:hue} province
explain.major.what = Five or more squares: a double pagoda, two voices in every village beside it, and safe for ever. It swallows smaller provinces of its colour that are joined to it. Two major provinces can never be joined.

explain.lone = A single {hue:hue} square
explain.lone.what = It belongs to nobody. Whoever lays a square of the same colour beside it founds a province.

explain.steppe = {at}, open steppe
explain.steppe.what = Tiles are laid here: on two open squares side by side, so that at least one of them touches a square that is already coloured.

explain.water = {at}, water
explain.water.what = Nothing can be built on water.

explain.tile = A tile: {hue:one} and {hue:two}
explain.tile.what = You hold three tiles, which only you see, and lay one each turn. Press a tile to choose it and again to turn it. Then a new one is drawn from the bag.

explain.count = Pagodas to place
explain.count.what = Each province takes one pagoda, a major one two, each village one; pagodas that are driven out come back. Whoever places the last one wins at once.
explain.count.now = {seat:seat} has {count} left.

keys.qin.move = move over the squares
keys.qin.tile = choose a tile
keys.qin.turn = turn the tile
keys.qin.next = the next place where it fits
keys.qin.lay = try the place; again: lay the tile
`;export{e as default};