var e=`# The words of Contrées. kernel/…/Words.java tells how a template is read; HappeningCodes.java and
# RefusalCodes.java tell the parameters.

game.name = Contrées
game.tagline = Build towers on the corners. Four of its six corners make a contrée yours.

option.tiles = Contrées
option.tiles.12 = Twelve
option.tiles.16 = Sixteen
option.tiles.20 = Twenty
option.tiles.24 = Twenty-four
option.territory = Territory
option.territory.laid = Laid by the players
option.territory.ready = Ready-made
option.forbid = Forbidden corner
option.forbid.on = Plum may name one
option.forbid.off = None

# What happens. Towers bear the colour of their seat.
happening.tile-laid = {seat:by} lays a contrée at {place} ({laid} of {of}).
happening.territory-complete = The territory of {of} contrées is complete.
happening.corner-forbidden = {seat:by} forbids {corner} to {seat.of:to} first tower.
happening.nothing-forbidden = {seat:by} forbids no corner: {seat:to} may start anywhere.
happening.tower-raised = {seat:by} builds a tower on {corner}.
happening.contree-conquered = {seat:by} conquers {contrees} and now holds {held} of nine.
happening.towers-cleaned = {number:count} {seat:from} tower{count||s} fall{count|s|}, on {corners}.
happening.group-encircled = {seat:by} encircles {number:count} {seat:from} tower{count||s} on {corners}, which {count|falls|fall}.
happening.control-lost = {seat:by} loses {contrees} and now holds {held} of nine.
happening.corners-closed = {corners} {corners|is|are} closed to {seat:to} for one turn.
happening.turn-passed = {seat:by} has no open corner and passes.
happening.won-by-nine = {seat:by} holds {number:held} contrées and wins at once.
happening.won-by-count = After 24 turns each, {seat:by} holds {held} contrée{held||s}, {seat:from} {other}.
happening.won-by-destroyed = Both hold {held} contrée{held||s}, but {seat:by} has destroyed {destroyed} tower{destroyed||s}, {seat:from} {other}.
happening.victory-shared = {seat:seats} hold {held} contrée{held||s} each and have destroyed {destroyed} tower{destroyed||s} each: the victory is shared.

# Why not.
refusal.other-name = The corner {corner} is called {name}.
refusal.still-laying = The territory is not complete yet: lay a contrée.
refusal.first-at-origin = The first contrée must be laid at 0,0.
refusal.place-taken = There is already a contrée at {place}.
refusal.no-shared-edge = {place} touches nothing: a contrée must share an edge with another.
refusal.territory-complete = The territory is complete: no more contrées can be laid.
refusal.territory-ready = The territory is ready-made: no contrées are laid.
refusal.first-tower = {seat:by} builds the first tower. Name a corner to forbid, or pass.
refusal.forbid-off = In this game no corner can be forbidden.
refusal.forbid-not-yours = Only {seat:by} may forbid a corner.
refusal.forbid-over = A corner can be forbidden only before the first tower.
refusal.no-such-corner = This territory has no corner {corner}.
refusal.corner-forbidden = {seat:by} has forbidden {corners} to your first tower.
refusal.corner-taken = There is already a {seat:by} tower on {corners}.
refusal.corner-closed = Your tower fell here last turn. You may build here again next turn.
refusal.pass-not-allowed = You may pass only when no corner is open to you; {open} {open|is|are}.
`;export{e as default};