var e=`# Sun Tzu in English. kernel/…/Words.java tells how a template is read; docs/rules/sun-tzu.md lists the
# happenings and refusals with their parameters.

game.name = Sun Tzu
game.tagline = Five provinces, nine dynasties, orders given in secret.

# Here the two seats have names of their own.
seat.1 = Sun Tzu
seat.2 = King Shao
seat.1.of = Sun Tzu’s
seat.2.of = King Shao’s

option.rules = Rules
option.rules.standard = Standard
option.rules.advanced = Advanced
option.rules.standard.note = All armies are ready.
option.rules.advanced.note = Three armies stay aside; two stronger cards cost armies.
option.warlords = Warlords
option.warlords.on = With warlords
option.warlords.off = Without
option.warlords.on.note = Each side chooses one in secret and uses it once.
option.warlords.off.note = Cards and armies only. For a first game.
option.values = Score tiles
option.values.rising = Rising
option.values.mixed = Mixed
option.values.rising.note = Each province is worth more every time it is scored.
option.values.mixed.note = Some provinces are worth most early on.
option.track = Score track
option.track.10 = Ten spaces each way
option.track.9 = Nine spaces each way
option.track.10.note = The usual length.
option.track.9.note = As in a later edition: the red spaces are one space nearer.

province.Xi = Xinjiang
province.Ti = Tibet
province.Qi = Qinghai
province.Mo = Mongolia
province.Ma = Mandarin
card.P = the plague
card.-1 = −1
warlord.reinforce = the Reinforcer
warlord.remove = the Assassin
warlord.feint = the Deceiver
warlord.march = the Marcher
warlord.head-start = the Herald
warlord.second-six = the Besieger
warlord.scourge = the Scourge

# What happens.
happening.tile-drawn = {province:province} is worth {tile}.
happening.card-drawn = {seat:by} draws {card:card}.
happening.card-drawn-covered = {seat:by} draws a card.
happening.deck-drawn-whole = {seat:by} takes the rest of the deck.
happening.warlord-chosen = {seat:by} chooses {warlord:warlord}.
happening.warlord-chosen-covered = {seat:by} has chosen a warlord.
happening.head-start = {seat:by} sends the Herald ahead: the pawn starts at {pawn}.
happening.recruited = {seat:by} discards {card:card} and recruits an army.
happening.card-laid = {seat:by} sends {card:card} to {province:province}.
happening.card-laid-covered = {seat:by} gives an order for {province:province}.
happening.orders-sealed = {seat:by} has sealed the orders.
happening.first-order = The provinces are revealed in their starting order.
happening.order-chosen = {seat:by} has the provinces revealed in this order: {province:provinces}.
happening.revealed = {province:province}: {card:first} against {card:second}.
happening.second-six-used = {seat:by} besieges {province:province} with a second six.
happening.mark-made = {seat:by} places a marker by {province:province}.
happening.mark-made-from = {seat:by} takes an army from {province:from} as a marker for {province:province}.
happening.mark-without-army = {seat:by} has no army left and marks {province:province} without one.
happening.army-spent = {seat:by} spends an army.
happening.army-spent-from = {seat:by} spends an army from {province:from}.
happening.army-placed = An army of {seat:by} enters {province:province}.
happening.army-moved = An army of {seat:by} moves from {province:from} to {province:province}.
happening.plague = Plague in {province:province}: {seat:by} loses {count} and keeps {left}.
happening.plague-idle = Plague in {province:province}, which is empty.
happening.scourge-called = {seat:by} calls the Scourge.
happening.scourge-used = The Scourge leaves {seat:from} one army in {province:province}; {count} return.
happening.battle-even = Nobody wins in {province:province}.
happening.battle-won = {seat:by} wins in {province:province} by {points}.
happening.armies-driven-out = {number:count} {count|army|armies} of {seat:by} leave{count|s|} {province:province}.
happening.warlord-held = {seat:by} holds the warlord back.
happening.reinforce-used = {seat:by} reinforces {province:province}.
happening.remove-used = {seat:by} removes an army of {seat:from} from {province:province}.
happening.march-used = {seat:by} marches from {province:from} to {province:province}.
happening.feint-used = It was a feint: {seat.of:by} {card:card} counts as 6.
happening.scored = Dynasty {dynasty} is scored: {first} against {second}. The pawn is at {pawn}.
happening.cards-kept = {seat:by} keeps {card:cards}.
happening.cards-kept-covered = {seat:by} has chosen from the cards drawn.
happening.dynasty-begins = Dynasty {dynasty} begins.
happening.won-by-red-end = {seat:by} has reached the red space and wins.
happening.won-by-pawn = After nine dynasties, the pawn is {points} on {seat.of:by} side.
happening.won-by-reserve = The pawn is in the middle; {seat:by} has {count} {count|army|armies} in reserve against {other}.
happening.victory-shared = The pawn is in the middle, and {seat:seats} have {count} {count|army|armies} in reserve each: the victory is shared.

# Until when a seat would not be asked about its warlord.
happening.until-province = before {province:province}
happening.until-revealed = after the fifth province
happening.until-dynasty = from dynasty {dynasty}
happening.until-scoring = after the next scoring, from dynasty {dynasty}
happening.until-high-card = only for my 7 to 10
happening.until-plague = only for a plague
happening.until-end = not again in this game

# Why not.
refusal.chance-draws = Cards and tiles are drawn at random; a seat cannot choose one.
refusal.chance-only-draws = Chance draws and does nothing else.
refusal.draw-first = Cards are being drawn.
refusal.not-your-turn = {seat:turn} has to decide.
refusal.not-asked = No decision is expected of you now.
refusal.tiles-first = First, every province gets its score tile.
refusal.tiles-drawn = All score tiles are drawn.
refusal.tile-gone = There is no tile {tile} left.
refusal.not-in-deck = {card:card} cannot be drawn from this deck now.
refusal.choose-first = Choose a warlord first.
refusal.other-side = {warlord:warlord} serves the other side.
refusal.orders-first = Orders are being given: play a card for {province:province}.
refusal.other-province = The next order is for {province:province}.
refusal.not-in-hand = {card:card} is not in this hand.
refusal.marked = You cannot play a six where you already have a marker: {province:province}.
refusal.no-recruits = There is no recruiting in the standard rules.
refusal.recruit-before-orders = Recruit before your first order of the dynasty.
refusal.recruit-once-only = {card:card} returns to your hand; only single-use cards buy an army.
refusal.nobody-aside = No armies are left aside.
refusal.hand-too-small = You must keep five cards for the five provinces.
refusal.order-first = First choose the order in which the provinces are revealed.
refusal.window-open = First use the warlord, or hold it back.
refusal.answer-first = First say whether you use {warlord:warlord} or hold it back.
refusal.not-held = {warlord:warlord} is not your warlord.
refusal.too-late = This warlord can no longer be used after the sixth dynasty.
refusal.not-controlled = You have no army in {province:province}.
refusal.reserve-empty = You have no army left in reserve.
refusal.no-army-there = There is no army in {province:province}.
refusal.no-border = {province:from} and {province:province} share no border.
refusal.enemy-there = There are enemy armies in {province:province}.
refusal.source-first = First say where the army comes from.
refusal.no-source = The army cannot come from {province:province}.
refusal.keep-first = First choose which drawn cards to keep.
refusal.keep-count = Keep {number:count} of the drawn cards.
refusal.not-drawn = You can keep only cards you have just drawn.
`;export{e as default};