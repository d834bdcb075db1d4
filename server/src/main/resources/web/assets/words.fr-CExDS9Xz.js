var e=`# Les mots de Contrées. kernel/…/Words.java dit comment se lit un modèle ; Happenings.java et
# Refusals.java disent les paramètres.

game.name = Contrées
game.tagline = Élevez des tours aux coins des terres. Quatre sur six tiennent une contrée.

option.tiles = Contrées
option.tiles.12 = Douze
option.tiles.16 = Seize
option.tiles.20 = Vingt
option.tiles.24 = Vingt-quatre
option.territory = Territoire
option.territory.laid = Posé par les joueurs
option.territory.ready = Tout prêt
option.forbid = Coin interdit
option.forbid.on = Prune en nomme un
option.forbid.off = Aucun

# Ce qui arrive. Les tours portent la couleur de leur place.
happening.tile-laid = {seat:by} pose une contrée en {place}, {laid} sur {of}.
happening.territory-complete = Le territoire de {of} contrées est complet.
happening.corner-forbidden = {seat:by} interdit {corner} à la première tour {seat.of:to}.
happening.nothing-forbidden = {seat:by} laisse {seat:to} commencer n’importe où.
happening.tower-raised = {seat:by} bâtit sur {corner}.
happening.contree-conquered = {seat:by} conquiert {contrees} et en tient {held} sur neuf.
happening.towers-cleaned = {number.f:count} tour{count||s} {seat:from} tombe{count||nt}, sur {corners}.
happening.group-encircled = {seat:by} encercle {number.f:count} tour{count||s} {seat:from}, sur {corners}\xA0: {count|elle tombe|elles tombent}.
happening.control-lost = {seat:by} perd {contrees} et en tient {held} sur neuf.
happening.corners-closed = {corners} {corners|est fermé|sont fermés} à {seat:to} pour un tour.
happening.turn-passed = {seat:by} n’a aucun coin ouvert et passe.
happening.won-by-nine = {seat:by} tient {number:held} contrées. Neuf suffisent pour gagner.
happening.won-by-count = Après 24 tours chacun, {seat:by} tient {held} contrée{held||s} et {seat:from} {other}.
happening.won-by-destroyed = Chacun tient {held} contrée{held||s} ; {seat:by} a détruit {destroyed} tour{destroyed||s}, {seat:from} {other}.
happening.victory-shared = {seat:by} tiennent chacun {held} contrée{held||s} et ont détruit chacun {destroyed} tour{destroyed||s}.

# Pourquoi non.
refusal.other-name = Le coin {corner} s’appelle {name}.
refusal.still-laying = Le territoire d’abord\xA0: posez une contrée.
refusal.first-at-origin = La première contrée se pose en 0,0.
refusal.place-taken = Une contrée se trouve déjà en {place}.
refusal.no-shared-edge = Rien ne touche {place}\xA0: une contrée doit partager un bord avec une autre.
refusal.territory-complete = Le territoire est complet\xA0: on ne pose plus de contrées.
refusal.territory-ready = Le territoire était tout prêt\xA0: on ne pose pas de contrées.
refusal.first-tower = {seat:by} élève la première tour. Nommez un coin qui lui soit interdit, ou passez.
refusal.forbid-off = Cette partie se joue sans coin interdit.
refusal.forbid-not-yours = Il n’y a que {seat:by} qui puisse interdire un coin.
refusal.forbid-over = Un coin s’interdit avant la première tour, pas plus tard.
refusal.no-such-corner = Ce territoire n’a pas de coin {corner}.
refusal.corner-forbidden = {seat:by} interdit {corners} à votre première tour.
refusal.corner-taken = Une tour {seat:by} se dresse sur {corners}.
refusal.corner-closed = Votre tour est tombée ici au dernier tour. Le coin rouvre au prochain.
refusal.pass-not-allowed = On ne passe que sans coin ouvert ; il en reste {open} pour vous.
`;export{e as default};