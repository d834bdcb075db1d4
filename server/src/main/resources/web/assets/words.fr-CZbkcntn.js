var e=`# Ce que sont les choses sur la table de Pagoda ; src/words.ts dit comment se lit un modèle. Les mêmes clés dans
# les deux langues.

# Les terrains.
explain.site = Terrain {site}
explain.site.what = L’un des six terrains à bâtir. Les pagodes ne sont à personne : qui bâtit marque aussitôt les points. Quatre colonnes d’une même couleur font un étage ; une tuile le couvre et décide de la couleur du suivant ; l’étage {floors} reçoit un toit et son sommet.
explain.site.covered = Étage {floor} : quatre colonnes {colour.fp:colour}, sous une {tile:tile}.
explain.site.roofed = Étage {floor} : quatre colonnes {colour.fp:colour}, sous le toit à sommet {colour:slots}.
explain.next = La suite sur le terrain {site}
explain.next.what = Le signe est la couleur que le terrain attend, le chiffre ce que cela rapporte. Une colonne rapporte le numéro de son étage, une tuile 1, un toit avec son sommet {roof}. Touchez le terrain pour voir comment payer.
explain.next.any = Ensuite : une première colonne, de n’importe quelle couleur. Elle coûte une carte de sa couleur et rapporte {points}.
explain.next.column = Ensuite : une colonne {colour.f:colour} à l’étage {floor}. Elle coûte une carte {colour.f:colour} et rapporte {points}.
explain.next.tile = L’étage {floor} est plein. Ensuite : une tuile {colour.f:colour}, à choisir parmi {left}. Elle coûte une carte {colour.f:colour} et rapporte {points}.
explain.next.roof = L’étage {floor} est plein. Ensuite : un toit {colour:colour} et son sommet, à choisir parmi {left}. Ils coûtent une carte {colour.f:colour} et deux de la couleur du sommet, et rapportent {points}.
explain.next.gain = On y gagne {ability:colour}, pour deux usages.
explain.next.complete = Cette pagode est achevée. On n’y bâtit plus rien.
explain.next.closed = Il ne reste aucune tuile {colour.f:colour} : on ne peut plus rien bâtir ici, et la pagode est considérée comme achevée.
explain.next.payable = Vous pouvez payer maintenant : touchez le terrain.
explain.next.unpaid = Vos cartes ne peuvent pas payer maintenant.
explain.next.limit = Vous avez bâti toutes les colonnes de ce tour.

explain.floor = Terrain {site}, étage {floor}
explain.floor.what = Un étage, ce sont quatre colonnes d’une même couleur. Au sol, la première est de n’importe quelle couleur ; sur une tuile, elle a celle des emplacements. Chacune coûte une carte de sa couleur et rapporte à qui la bâtit le numéro de son étage, ici {floor}.
explain.floor.one = Une colonne {colour.f:colour}.
explain.floor.some = {number.f:columns} colonnes {colour.fp:colour}.
explain.floor.full = L’étage est plein : seul peut suivre ce qui le couvre, tuile ou toit.
explain.floor.missing = Encore {number.f:missing} colonne{missing||s} et l’étage sera plein.
explain.cover = {tile:tile}
explain.cover.what = Son fond a la couleur de l’étage qu’elle couvre ({colour:background}) ; ses quatre emplacements portent l’étage suivant : quatre colonnes {colour.fp:slots}. Elle a coûté une carte {colour.f:background} et rapporté 1 à qui l’a posée.
explain.roof = Toit à sommet {colour:slots}
explain.roof.what = Le toit du dernier étage. Il a coûté une carte {colour.f:background} pour sa tuile et deux cartes {colour.fp:slots} pour le sommet, et rapporté 1 et {spire} à qui l’a bâti. La pagode est achevée.

# Les capacités spéciales.
explain.abilities = Capacités spéciales
explain.abilities.what = Qui bâtit une tuile ou un toit reçoit la capacité de la couleur du fond, pour deux usages. Les points sont les usages restants ; un cadre indique qu’elle peut servir maintenant. Chaque capacité sert au plus une fois par tour.
explain.ability.own = votre {ability}
explain.ability.of = {ability} {seat.of:seat}
explain.ability.left = Encore {number:left} usage{left||s}.
explain.ability.none = Plus aucun usage.
explain.ability.used = A servi pendant ce tour ; c’est une fois par tour au plus.
explain.ability.win = Une tuile {colour.f:colour} ou un toit {colour:colour} que vous bâtissez vous en donne deux usages.
explain.ability.later = Peut servir pendant votre tour.
explain.ability.built = Trop tard pour ce tour.
explain.ability.limit = Pas maintenant : vous avez bâti toutes les colonnes de ce tour.
explain.ability.R = lanterne
explain.ability.R.what = À tout moment de votre tour : bâtissez-y quatre colonnes au lieu de trois. L’allumer est une action : ensuite, plus de dragon ni de défausse de quatre cartes. Une tuile rouge ou un toit rouge en donne deux usages.
explain.ability.R.now = Touchez-la : ce tour peut alors compter une quatrième colonne.
explain.ability.R.not = Pas maintenant : avec ces cartes, vous ne pourriez plus rien bâtir ensuite, or chaque tour doit bâtir une colonne.
explain.ability.G = bol de riz
explain.ability.G.what = Payez une colonne avec deux cartes quelconques d’une même couleur, au lieu d’une carte de la sienne. Pour un sommet, une telle paire remplace l’une de ses deux cartes. Une tuile verte ou un toit vert en donne deux usages.
explain.ability.G.now = Touchez un terrain : les paires de cartes sont parmi les paiements.
explain.ability.G.not = Pas maintenant : il faut deux cartes d’une même couleur, et une colonne à payer.
explain.ability.B = Bouddha
explain.ability.B.what = Payez une tuile avec deux cartes quelconques d’une même couleur, au lieu d’une carte de la sienne. La tuile d’un toit peut aussi se payer ainsi. Une tuile bleue ou un toit bleu en donne deux usages.
explain.ability.B.now = Touchez un terrain dont l’étage est plein : les paires de cartes sont parmi les paiements.
explain.ability.B.not = Pas maintenant : il faut deux cartes d’une même couleur, et un étage plein à couvrir.
explain.ability.Y = dragon
explain.ability.Y.what = Avant toute autre chose dans votre tour : écartez autant de vos cartes que vous voulez et piochez-en aussitôt autant. Cela ne se reprend pas. Une tuile jaune ou un toit jaune en donne deux usages.
explain.ability.Y.now = Touchez-le, puis choisissez les cartes à échanger.
explain.ability.Y.not = Trop tard : seulement avant la première action de votre tour.
explain.ability.V = éventail
explain.ability.V.what = Après votre pioche, à la fin du tour : complétez votre main à quatre cartes au lieu de deux. Avec plus de cartes, on paie davantage. Une tuile violette ou un toit violet en donne deux usages.
explain.ability.V.now = Choisissez avec les boutons : l’utiliser ou le garder.
explain.ability.V.not = On vous le proposera quand vous aurez pioché, si votre main a moins de quatre cartes.

# Les cartes.
explain.card = carte {colour.f:colour}
explain.card.what = Elle paie une colonne de sa couleur, une tuile ou un toit de ce fond, ou la moitié d’un sommet. La réserve personnelle et la main se valent. Il y a onze cartes de chaque couleur. Glissez-la vers un terrain, ou touchez-la, puis un terrain.
explain.card.pays = Elle peut payer maintenant sur {sites|le terrain|les terrains} {sites}.
explain.card.useless = Elle ne peut rien payer maintenant.
explain.card.own = Vous en avez {count} de cette couleur : {open} dans la réserve personnelle, {held} en main.
explain.card.unseen = Sur les onze, {count} {count|reste cachée|restent cachées}, dans la pioche ou dans la main {seat.of:other}.
explain.card.unseen.both = Sur les onze, {count} {count|reste cachée|restent cachées}, dans la pioche ou dans une main.
explain.cards = {cards}.
explain.cards.one = une {colour.f:colour}
explain.cards.some = {number.f:count} {colour.fp:colour}
explain.cards.missing = Couleurs absentes : {colour:colours}.
explain.display.own = Votre réserve personnelle
explain.display.own.what = Vos cartes à découvert : les deux joueurs les voient, vous seul les dépensez. À la fin de votre tour, elle est complétée à cinq ; on ne pioche jamais pendant un tour. Un cadre vide est une place qui sera remplie.
explain.display = Réserve personnelle {seat.of:seat}
explain.display.what = Des cartes à découvert : elles montrent ce que ce joueur peut payer. Une couleur qui manque ici peut encore être dans sa main. À la fin de son tour, la réserve personnelle est complétée à cinq.
explain.hand.own = Votre main
explain.hand.own.what = Des cartes que vous seul voyez. Elles paient comme celles de la réserve personnelle. Après votre tour, celle-ci est complétée d’abord, puis la main, à deux cartes, ou à quatre avec l’éventail ; si vous en avez davantage, vous les gardez.
explain.hand = Main {seat.of:seat}
explain.hand.what = Des cartes cachées : on voit combien, pas lesquelles. Après le tour de ce joueur, sa main est complétée à deux cartes, ou à quatre avec l’éventail.
explain.hand.count = {number.f:count} carte{count||s} cachée{count||s}.
explain.hand.empty = Aucune carte.
explain.pile = Cartes à piocher
explain.pile.what = On pioche à la fin de son tour : la réserve personnelle à cinq, puis la main à deux. Il y a 55 cartes, onze de chaque couleur. Quand la pioche est vide, les cartes jouées forment la nouvelle.
explain.pile.unseen = Là ou dans la main {seat.of:other} : {cards}.
explain.pile.unseen.both = Là ou dans les mains : {cards}.

# Les tuiles restantes.
explain.tiles = Tuiles restantes
explain.tiles.what = Chaque paire de couleurs existe une fois. La rangée est le fond, la couleur de l’étage que la tuile couvre ; la colonne est celle de ses quatre emplacements, la couleur de l’étage suivant, ou du sommet si elle sert de toit. Un point est une tuile prise.
explain.tiles.now = Il en reste {count} sur 25, pour les deux joueurs.
explain.background = Tuiles {colour.fp:colour}
explain.background.what = Elles couvrent les étages de cette couleur ; leurs emplacements, un par colonne de ce tableau, décident de la couleur de l’étage suivant. Quand la dernière est prise, un étage {colour:colour} plein ne peut plus être couvert, et sa pagode est considérée comme achevée.
explain.background.now = Encore {number.f:count} tuile{count||s} de fond {colour:colour}.
explain.slots = Emplacements {colour.p:colour}
explain.slots.what = Une tuile de cette colonne porte des colonnes {colour.fp:colour} : l’étage suivant est {colour:colour}. Comme toit, elle reçoit un sommet {colour:colour}.
explain.slots.now = Il en reste {count}.
explain.tile = {tile:tile}
explain.tile.what = Elle couvre un étage {colour:background} plein, coûte une carte {colour.f:background} et rapporte 1. L’étage suivant est alors {colour:slots}. Au dernier étage, on la retourne : elle devient le toit, avec un sommet {colour:slots} pour deux cartes {colour.fp:slots}.
explain.tile.here = Elle est encore disponible.
explain.tile.gone = Prise : elle est sur le terrain {site}.

# Les points et la fin.
explain.count = Points
explain.count.what = Ce que ce joueur a marqué : une colonne rapporte le numéro de son étage, une tuile 1, un sommet {spire}, sur n’importe quel terrain. Un point ne se perd jamais. Qui en a le plus à la fin gagne.
explain.count.now = {seat:seat} en a {count}.
explain.count.ahead = {count} point{count||s} d’avance.
explain.count.behind = {count} point{count||s} de retard.
explain.count.level = À égalité.
explain.captions = Ce qui rapporte
explain.captions.what = Une colonne rapporte le numéro de son étage, de 1 à {floors}. Une tuile rapporte 1, le sommet d’un toit {spire}. Les points vont à qui bâtit, sur n’importe quel terrain.
explain.end = La fin
explain.end.what = Quand la troisième pagode est achevée, la fin commence : si c’est Jade qui l’a achevée, Prune joue encore un tour ; sinon, ce tour est le dernier. Une pagode est achevée avec son toit, ou si aucune tuile ne reste pour couvrir son étage plein. Qui a le plus de points gagne.
explain.end.last = La partie se termine après le tour {seat.of:seat}.
explain.end.missing = {count} achevée{count||s} : encore {number.f:missing}, et la fin commence.

# Le tour et ses boutons.
explain.columns = Les colonnes de ce tour
explain.columns.what = Un tour bâtit au moins une colonne et au plus trois, sur les terrains de votre choix ; quatre avec la lanterne. Un sommet compte pour une ; les tuiles ne comptent pas. Vous payez avec les cartes que vous avez : on ne pioche qu’après le tour.
explain.columns.now = {built} bâtie{built||s}, encore {left}.
explain.columns.lantern = La lanterne en ajouterait une : la colonne en pointillé.
explain.turn = Un tour, pas à pas
explain.turn.what = Chaque ligne est un pas : ce qui est bâti, les cartes payées, les points. Les numéros sont aussi à côté des pièces dans l’image, en rouge pour votre tour. Rien n’est définitif tant que vous n’avez pas fini le tour.
explain.act.end = Finir le tour
explain.act.end.what = Joue les pas que vous avez composés. Puis vous piochez : la réserve personnelle à cinq cartes, la main à deux. Un tour doit bâtir au moins une colonne.
explain.act.points = Ce tour rapporte {points}.
explain.act.discard = Défausser 4, bâtir 1
explain.act.discard.what = Au lieu d’un tour ordinaire : choisissez quatre de vos cartes à défausser, puis bâtissez une colonne sans payer, de n’importe quelle couleur qui convient, sur le terrain de votre choix. Elle rapporte comme d’habitude et votre tour est terminé. Seulement comme première action, et jamais pour un sommet.
explain.act.back = Reprendre
explain.act.back.what = Reprend votre dernier pas. Tout se reprend tant que vous n’avez pas fini le tour, sauf le dragon, puisqu’il pioche.
explain.act.leave = Annuler
explain.act.leave.what = Repose les cartes ; rien ne s’est passé.
explain.act.dragon = Échanger des cartes
explain.act.dragon.what = Écarte les cartes choisies et en pioche aussitôt autant. Cela ne se reprend pas et prend un usage du dragon.
explain.act.fan = Utiliser l’éventail
explain.act.fan.what = Complète votre main à quatre cartes et prend un usage de l’éventail.
explain.act.keep = Le garder
explain.act.keep.what = Ne pioche rien de plus et garde l’usage de l’éventail pour un autre tour.
explain.menu = Bâtir ici
explain.menu.what = Répondez à chaque question en touchant ; l’image montre ce qui serait bâti. La dernière réponse bâtit, et vous pouvez la reprendre.
explain.ask.column = La couleur de la colonne
explain.ask.column.what = La première colonne décide de la couleur de l’étage : les trois suivantes doivent être de la même.
explain.ask.tile = La couleur des emplacements
explain.ask.tile.what = Quelle tuile poser : ses emplacements décident de la couleur de l’étage suivant. Choisissez-en une que vos cartes peuvent payer, et pas celles de l’autre.
explain.ask.roof = La couleur du sommet
explain.ask.roof.what = Quelle tuile devient le toit : le sommet a la couleur de ses emplacements et coûte deux cartes de cette couleur.
explain.ask.pay = Paiement
explain.ask.pay.what = Quelles cartes vous dépensez. Une carte avec un dos sombre derrière elle vient de votre main. Deux cartes marquées du bol de riz ou du Bouddha prennent un usage de cette capacité.
explain.ask.spire = Pour payer le sommet
explain.ask.spire.what = Deux cartes de sa couleur. Avec le bol de riz, une paire quelconque de cartes remplace l’une d’elles.

keys.pagoda.site = choisir un terrain : bâtir, ou ouvrir son billet
keys.pagoda.main = le bouton principal
keys.pagoda.aside = le bouton d’à côté
keys.pagoda.back = reprendre le dernier pas
keys.pagoda.row = parcourir les cartes, les capacités, les réponses
keys.pagoda.choose = choisir ce qui est pointé
`;export{e as default};