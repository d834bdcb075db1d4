var e=`# Les mots de la table de Pagoda sur la page\xA0; src/words.ts dit comment se lit un modèle.

# L’image.
pagoda.scene = Les six chantiers
pagoda.chip.column = colonne
pagoda.chip.any = au choix
pagoda.chip.tile = tuile
pagoda.chip.roof = toit
pagoda.chip.complete = achevée
pagoda.site = Chantier {site}
pagoda.site.spoken = {site}, {chip} +{points}\xA0: {takes}. {built}.
pagoda.site.spoken.complete = {site}, pagode {chip}. {built}.
pagoda.site.bare = nu
pagoda.site.one = étage {floor}\xA0: une colonne {colour.f:colour}
pagoda.site.some = étage {floor}\xA0: {number.f:columns} colonnes {colour.fp:colour}
pagoda.site.tile = {tile:tile}
pagoda.site.roof = toit {colour:background} à flèche {colour.f:slots}
pagoda.site.takes.any = attend une colonne de la couleur de votre choix
pagoda.site.takes.column = attend une colonne {colour.f:colour}
pagoda.site.takes.tile = attend une tuile {colour.f:colour}
pagoda.site.takes.roof = attend un toit {colour:colour} et sa flèche
pagoda.site.payable = vous pouvez payer

# Les cartes, les pouvoirs, la réserve et la fin.
pagoda.card = carte {colour.f:colour}
pagoda.ability.R = Lanterne
pagoda.ability.G = Bol de riz
pagoda.ability.B = Bouddha
pagoda.ability.Y = Dragon
pagoda.ability.V = Éventail
pagoda.ability.left = {ability}\xA0: encore {left} sur 2
pagoda.tiles = {count} tuile{count||s} restante{count||s}
pagoda.tiles.row = tuile {colour.f:colour}
pagoda.tiles.column = emplacements {colour.p:colour}
pagoda.tiles.here = là
pagoda.tiles.gone = partie
pagoda.end = La fin
pagoda.end.count = {count} achevée{count||s} sur 3
pagoda.end.pile = {count} carte{count||s} à piocher
pagoda.end.last = Le tour {seat.of:seat} est le dernier
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
pagoda.act.leave = Laisser
pagoda.act.discard = Défausser 4, bâtir 1
pagoda.act.give = Défausser 4
pagoda.act.dragon = Changer {count} carte{count||s}
pagoda.act.fan = Ouvrir l’éventail
pagoda.act.keep = Le garder
pagoda.why.build = Bâtissez d’abord une colonne.
pagoda.why.cards = Encore {number.f:left} carte{left||s} à choisir.
pagoda.why.free = Bâtissez maintenant la colonne, sur le chantier de votre choix.
pagoda.why.dragon = Choisissez les cartes à changer.
pagoda.hint.begin = Glissez une carte vers un chantier, ou touchez-le pour voir comment payer.
pagoda.hint.dragon = Choisissez les cartes à changer. Vous en piochez autant aussitôt.
pagoda.hint.discard = Choisissez quatre cartes à défausser. Elles paient une colonne, de toute couleur possible.
pagoda.hint.free = Bâtissez maintenant une colonne, sur le chantier de votre choix.
pagoda.prompt.fan = Votre éventail peut porter votre main à quatre cartes.
pagoda.ending.both = Il reste ce tour à chacun.
pagoda.ending.last = C’est le dernier tour.
pagoda.scores.column = Colonnes 1 à {floors}, par étage
pagoda.scores.cover = tuile 1, flèche {spire}

# La liste d’un tour.
pagoda.turn.this = Ce tour
pagoda.turn.yours = Votre dernier tour
pagoda.turn.running = {name} bâtit
pagoda.turn.last = Dernier tour\xA0: {name}
pagoda.sum = Points\xA0:
pagoda.step.column = Colonne en {site}
pagoda.step.tile = Tuile en {site}
pagoda.step.roof = Toit en {site}
pagoda.step.lantern = Lanterne
pagoda.step.dragon = Dragon\xA0: {count} carte{count||s}
pagoda.step.discard = {count} cartes défaussées
pagoda.step.fan = Éventail
pagoda.drawn = {seat:by} pioche à découvert {colour.f:colours} et {number.f:covered} carte{covered||s} cachée{covered||s}.
pagoda.drawn.open = {seat:by} pioche à découvert {colour.f:colours}.
pagoda.drawn.covered = {seat:by} pioche {number.f:covered} carte{covered||s} cachée{covered||s}.

# Le billet d’un chantier.
pagoda.slip.column = Colonne, chantier {site}
pagoda.slip.tile = Tuile, chantier {site}
pagoda.slip.roof = Toit, chantier {site}
pagoda.slip.gain = et deux fois le pouvoir {ability}
pagoda.ask.colour = Couleur
pagoda.ask.tile = Couleur de l’étage {floor}
pagoda.ask.roof = Couleur de la flèche
pagoda.ask.pay = Paiement
pagoda.ask.pay.roof = Pour payer la tuile
pagoda.ask.spire = Pour payer la flèche
pagoda.ask.pairs.column = Deux pareilles, par le Bol de riz
pagoda.ask.pairs.tile = Deux pareilles, par le Bouddha
pagoda.cards = {count} {colour.fp:colour}
pagoda.cards.hand = {count} {colour.fp:colour}, {hand} en main
pagoda.from.display = étal
pagoda.from.hand = main
pagoda.by.G = par le Bol de riz
pagoda.by.B = par le Bouddha

# Ce que disent les lecteurs d’écran.
pagoda.say.column = colonne {colour.f:colour}
pagoda.say.tile = {tile:tile}
pagoda.say.display = {colour.f:colour} de l’étal
pagoda.say.hand = {colour.f:colour} de la main
pagoda.say.pay = Payer\xA0: {cards}
pagoda.say.step = {step}\xA0: {points} point{points||s}.
pagoda.holding = À découvert\xA0: {colour.f:colours}. Cachées\xA0: {covered}.
pagoda.card.nothing = {card}, ne sert à rien maintenant
pagoda.keys = Les touches 1 à 6 vont à un chantier, E presse le bouton qui joue, D celui d’à côté, Retour arrière reprend un pas, Échap revient d’un cran.

# Ce avec quoi l’on joue.
pagoda.display = Étal
pagoda.display.note = vu de tous
pagoda.display.yours = Votre étal
pagoda.hand = Main
pagoda.hand.note = pour vous seul
pagoda.hand.yours = Votre main
pagoda.abilities = Pouvoirs
pagoda.about.R = À tout moment de votre tour\xA0: quatre colonnes au lieu de trois.
pagoda.about.G = Deux cartes d’une même couleur paient une colonne de toute couleur, ou la moitié d’une flèche.
pagoda.about.B = Deux cartes d’une même couleur paient une tuile, ou celle d’un toit.
pagoda.about.Y = Avant toute autre chose dans votre tour\xA0: changez autant de cartes que vous voulez.
pagoda.about.V = Après votre pioche\xA0: complétez votre main à quatre cartes.
pagoda.about.used = Déjà servi dans ce tour.
pagoda.about.empty = Une tuile {colour.f:colour} le donne pour deux fois.
`;export{e as default};