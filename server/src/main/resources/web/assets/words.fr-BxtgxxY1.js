var e=`# Les mots de Contrées. kernel/…/Words.java dit comment se lit un modèle ; HappeningCodes.java et
# RefusalCodes.java disent les paramètres.

game.name = Contrées
game.tagline = Élevez des tours aux coins. Quatre coins sur six, et la contrée est à vous.

option.tiles = Contrées
option.tiles.12 = Douze
option.tiles.16 = Seize
option.tiles.20 = Vingt
option.tiles.24 = Vingt-quatre
option.territory = Territoire
option.territory.laid = Posé par les joueurs
option.territory.ready = Déjà posé
option.forbid = Coin interdit
option.forbid.on = Prune peut en nommer un
option.forbid.off = Aucun

# Ce qui arrive. Les tours portent la couleur de leur place.
happening.tile-laid = {seat:by} pose une contrée en {place} ({laid} sur {of}).
happening.territory-complete = Le territoire de {of} contrées est complet.
happening.corner-forbidden = {seat:by} interdit {corner} à la première tour {seat.of:to}.
happening.nothing-forbidden = {seat:by} n’interdit aucun coin : {seat:to} peut commencer n’importe où.
happening.tower-raised = {seat:by} élève une tour sur {corner}.
happening.contree-conquered = {seat:by} conquiert {contrees} et en tient désormais {held} sur neuf.
happening.towers-cleaned = {number.f:count} tour{count||s} {seat:from} tombe{count||nt}, sur {corners}.
happening.group-encircled = {seat:by} encercle {number.f:count} tour{count||s} {seat:from} sur {corners} : {count|elle tombe|elles tombent}.
happening.control-lost = {seat:by} perd {contrees} et n’en tient plus que {held} sur neuf.
happening.corners-closed = {corners} {corners|est fermé|sont fermés} à {seat:to} pour un tour.
happening.turn-passed = {seat:by} n’a aucun coin ouvert et passe.
happening.won-by-nine = {seat:by} tient {number:held} contrées et gagne aussitôt.
happening.won-by-count = Après 24 tours chacun, {seat:by} tient {held} contrée{held||s}, {seat:from} {other}.
happening.won-by-destroyed = Chacun tient {held} contrée{held||s}, mais {seat:by} a détruit {destroyed} tour{destroyed||s}, {seat:from} {other}.
happening.victory-shared = {seat:seats} tiennent chacun {held} contrée{held||s} et ont détruit chacun {destroyed} tour{destroyed||s} : la victoire est partagée.

# Pourquoi non.
refusal.other-name = Le coin {corner} s’appelle {name}.
refusal.still-laying = Le territoire n’est pas encore complet : posez une contrée.
refusal.first-at-origin = La première contrée doit être posée en 0,0.
refusal.place-taken = Il y a déjà une contrée en {place}.
refusal.no-shared-edge = {place} ne touche rien : une contrée doit partager un bord avec une autre.
refusal.territory-complete = Le territoire est complet : on ne peut plus poser de contrée.
refusal.territory-ready = Le territoire est déjà posé : on ne pose pas de contrée.
refusal.first-tower = {seat:by} élève la première tour. Nommez un coin à interdire, ou passez.
refusal.forbid-off = Dans cette partie, aucun coin ne peut être interdit.
refusal.forbid-not-yours = Seul {seat:by} peut interdire un coin.
refusal.forbid-over = Un coin ne peut être interdit qu’avant la première tour.
refusal.no-such-corner = Ce territoire n’a pas de coin {corner}.
refusal.corner-forbidden = {seat:by} a interdit {corners} à votre première tour.
refusal.corner-taken = Il y a déjà une tour {seat:by} sur {corners}.
refusal.corner-closed = Votre tour est tombée ici au dernier tour. Vous pourrez y bâtir de nouveau au prochain.
refusal.pass-not-allowed = Vous ne pouvez passer que si aucun coin ne vous est ouvert ; il en reste {open}.
`;export{e as default};