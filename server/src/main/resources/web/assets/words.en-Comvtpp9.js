var e=`# The words of Contrées. kernel/…/Words.java tells how a template is read; Happenings.java and
# Refusals.java tell the parameters.

game.name = Contrées
game.tagline = Raise towers on the corners of the land. Four of six hold a contrée.

option.tiles = Contrées
option.tiles.12 = Twelve
option.tiles.16 = Sixteen
option.tiles.20 = Twenty
option.tiles.24 = Twenty-four
option.territory = Territory
option.territory.laid = Laid by the players
option.territory.ready = Ready-made
option.forbid = Forbidden corner
option.forbid.on = Plum names one
option.forbid.off = None

# What happens. Towers bear the colour of their seat.
happening.tile-laid = {seat:by} lays a contrée at {place}, {laid} of {of}.
happening.territory-complete = The territory of {of} contrées is complete.
happening.corner-forbidden = {seat:by} forbids {corner} to {seat.of:to} first tower.
happening.nothing-forbidden = {seat:by} lets {seat:to} begin anywhere.
happening.tower-raised = {seat:by} builds on {corner}.
happening.contree-conquered = {seat:by} conquers {contrees} and holds {held} of nine.
happening.towers-cleaned = {number:count} {seat:from} tower{count||s} fall{count|s|}, on {corners}.
happening.group-encircled = {seat:by} encircles {number:count} {seat:from} tower{count||s}, on {corners}: {count|it falls|they fall}.
happening.control-lost = {seat:by} loses {contrees} and holds {held} of nine.
happening.corners-closed = {corners} {corners|is|are} closed to {seat:to} for a turn.
happening.turn-passed = {seat:by} has no open corner and passes.
happening.won-by-nine = {seat:by} holds {number:held} contrées. Nine win at once.
happening.won-by-count = After 24 turns each, {seat:by} holds {held} contrée{held||s} and {seat:from} {other}.
happening.won-by-destroyed = Both hold {held} contrée{held||s}; {seat:by} destroyed {destroyed} tower{destroyed||s}, {seat:from} {other}.
happening.victory-shared = {seat:by} hold {held} contrée{held||s} each and destroyed {destroyed} tower{destroyed||s} each.

# Why not.
refusal.other-name = The corner {corner} is called {name}.
refusal.still-laying = The territory comes first: lay a contrée.
refusal.first-at-origin = The first contrée lies at 0,0.
refusal.place-taken = A contrée lies at {place} already.
refusal.no-shared-edge = Nothing lies next to {place}: a contrée must share an edge with another.
refusal.territory-complete = The territory is complete: no more contrées are laid.
refusal.territory-ready = The territory was ready-made: no contrées are laid.
refusal.first-tower = {seat:by} raises the first tower. Name a corner that is forbidden to it, or pass.
refusal.forbid-off = This game is played without a forbidden corner.
refusal.forbid-not-yours = Only {seat:by} may forbid a corner.
refusal.forbid-over = A corner is forbidden before the first tower, not later.
refusal.no-such-corner = This territory has no corner {corner}.
refusal.corner-forbidden = {seat:by} forbids {corners} to your first tower.
refusal.corner-taken = A {seat:by} tower stands on {corners}.
refusal.corner-closed = Your tower fell here last turn. The corner opens again next turn.
refusal.pass-not-allowed = You pass only where no corner is open to you; {open} {open|is|are}.
`;export{e as default};