var e=`# Les mots de la table de Pagoda sur la page ; src/words.ts dit comment se lit un modèle.

# L’image.
pagoda.scene = Les six terrains à bâtir
pagoda.chip.column = colonne
pagoda.chip.any = au choix
pagoda.chip.tile = tuile
pagoda.chip.roof = toit
pagoda.chip.complete = achevée
pagoda.site = Terrain {site}
pagoda.site.spoken = {site}, {chip} +{points} : {takes}. {built}.
pagoda.site.spoken.complete = {site}, pagode {chip}. {built}.
pagoda.site.bare = vide
pagoda.site.one = étage {floor} : une colonne {colour.f:colour}
pagoda.site.some = étage {floor} : {number.f:columns} colonnes {colour.fp:colour}
pagoda.site.tile = {tile:tile}
pagoda.site.roof = toit {colour:background} à sommet {colour:slots}
pagoda.site.takes.any = attend une colonne de n’importe quelle couleur
pagoda.site.takes.column = attend une colonne {colour.f:colour}
pagoda.site.takes.tile = attend une tuile {colour.f:colour}
pagoda.site.takes.roof = attend un toit {colour:colour} et son sommet
pagoda.site.payable = vous pouvez payer

# Les cartes, les pouvoirs, la réserve et la fin.
pagoda.card = carte {colour.f:colour}
pagoda.ability.R = Lanterne
pagoda.ability.G = Bol de riz
pagoda.ability.B = Bouddha
pagoda.ability.Y = Dragon
pagoda.ability.V = Éventail
pagoda.ability.left = {ability} : encore {left} sur 2
pagoda.tiles = {count} tuile{count||s} restante{count||s}
pagoda.tiles.row = tuile {colour.f:colour}
pagoda.tiles.column = emplacements {colour.p:colour}
pagoda.tiles.here = disponible
pagoda.tiles.gone = prise
pagoda.end = La fin
pagoda.end.count = {count} achevée{count||s} sur 3
pagoda.end.pile = {count} carte{count||s} à piocher
pagoda.end.last = Le tour {seat.of:seat} est le dernier
pagoda.end.why = {number.f:count} pagodes sont achevées.
pagoda.end.enough = {count} achevée{count||s}
pagoda.pips.left = encore {left} colonne{left||s}
pagoda.pips.lantern = {left} avec la lanterne

# Les formes que les mots du jeu n’ont pas.
colour.B.p = bleus
colour.G.p = verts
colour.R.p = rouges
colour.V.p = violets
colour.Y.p = jaunes

# Composer un tour.
pagoda.act.end = Finir le tour
pagoda.act.back = Reprendre
pagoda.act.leave = Annuler
pagoda.act.discard = Défausser 4, bâtir 1
pagoda.act.give = Défausser 4
pagoda.act.dragon = Échanger {count} carte{count||s}
pagoda.act.fan = Utiliser l’éventail
pagoda.act.keep = Le garder
pagoda.why.build = Bâtissez d’abord une colonne.
pagoda.why.cards = Encore {number.f:left} carte{left||s} à choisir.
pagoda.why.free = Bâtissez maintenant la colonne, sur le terrain de votre choix.
pagoda.why.dragon = Choisissez les cartes à échanger.
pagoda.hint.begin = Glissez une carte vers un terrain, ou touchez un terrain pour voir comment payer.
pagoda.hint.dragon = Choisissez les cartes à échanger. Vous en piochez aussitôt autant.
pagoda.hint.discard = Choisissez quatre cartes à défausser. Elles paient une colonne, de n’importe quelle couleur qui convient.
pagoda.hint.free = Bâtissez maintenant une colonne, sur le terrain de votre choix.
pagoda.prompt.fan = Votre éventail peut compléter votre main à quatre cartes.
pagoda.ending.both = Il reste ce seul tour à chacun.
pagoda.ending.last = C’est le dernier tour.
pagoda.scores.column = Colonnes 1 à {floors}, par étage
pagoda.scores.cover = tuile 1, sommet {spire}
pagoda.tally = {count} point{count||s}

# La liste d’un tour.
pagoda.turn.this = Ce tour
pagoda.turn.yours = Votre dernier tour
pagoda.turn.running = {name} est en train de bâtir
pagoda.turn.last = Dernier tour : {name}
pagoda.sum = Points :
pagoda.step.column = Colonne, terrain {site}
pagoda.step.tile = Tuile, terrain {site}
pagoda.step.roof = Toit, terrain {site}
pagoda.step.lantern = Lanterne
pagoda.step.dragon = Dragon : {count} carte{count||s}
pagoda.step.discard = {count} cartes défaussées
pagoda.step.fan = Éventail
pagoda.drawn = {seat:by} pioche à découvert {colour.f:colours} et {number.f:covered} carte{covered||s} cachée{covered||s}.
pagoda.drawn.open = {seat:by} pioche à découvert {colour.f:colours}.
pagoda.drawn.covered = {seat:by} pioche {number.f:covered} carte{covered||s} cachée{covered||s}.

# Le billet d’un chantier.
pagoda.slip.column = Colonne, terrain {site}
pagoda.slip.tile = Tuile, terrain {site}
pagoda.slip.roof = Toit, terrain {site}
pagoda.slip.gain = et deux usages : {ability}
pagoda.ask.colour = Couleur
pagoda.ask.tile = Couleur de l’étage {floor}
pagoda.ask.roof = Couleur du sommet
pagoda.ask.pay = Paiement
pagoda.ask.pay.roof = Pour payer la tuile
pagoda.ask.spire = Pour payer le sommet
pagoda.ask.pairs.column = Une paire, avec le Bol de riz
pagoda.ask.pairs.tile = Une paire, avec le Bouddha
pagoda.cards = {count} {colour.fp:colour}
pagoda.cards.hand = {count} {colour.fp:colour}, {hand} en main
pagoda.from.display = réserve personnelle
pagoda.from.hand = main
pagoda.by.G = avec le Bol de riz
pagoda.by.B = avec le Bouddha

# Ce que disent les lecteurs d’écran.
pagoda.say.column = colonne {colour.f:colour}
pagoda.say.tile = {tile:tile}
pagoda.say.display = {colour.f:colour} de la réserve personnelle
pagoda.say.hand = {colour.f:colour} de la main
pagoda.say.pay = Payer : {cards}
pagoda.say.step = {step} : {points} point{points||s}.
pagoda.holding = À découvert : {colour.f:colours}. Cachées : {covered}.
pagoda.card.nothing = {card}, inutile pour l’instant
pagoda.keys = Les touches 1 à 6 vont à un terrain, E actionne le bouton principal, D celui d’à côté, Retour arrière reprend un pas, Échap revient d’un niveau.

# Ce avec quoi l’on joue.
pagoda.display = Réserve personnelle
pagoda.display.note = visible de tous
pagoda.display.yours = Votre réserve personnelle
pagoda.hand = Main
pagoda.hand.note = pour vous seul
pagoda.hand.yours = Votre main
pagoda.abilities = Capacités spéciales
pagoda.about.R = À tout moment de votre tour : bâtissez quatre colonnes au lieu de trois.
pagoda.about.G = Deux cartes d’une même couleur paient une colonne quelconque, ou la moitié d’un sommet.
pagoda.about.B = Deux cartes d’une même couleur paient une tuile, ou la tuile d’un toit.
pagoda.about.Y = Avant toute autre chose dans votre tour : échangez autant de cartes que vous voulez.
pagoda.about.V = Après votre pioche : complétez votre main à quatre cartes.
pagoda.about.used = A déjà servi pendant ce tour.
pagoda.about.empty = Une tuile {colour.f:colour} donne deux usages.
`;export{e as default};