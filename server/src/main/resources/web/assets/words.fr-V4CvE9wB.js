var e=`# Ce que sont les choses sur la table de Qin ; src/words.ts dit comment se lit un modèle. Les mêmes clés dans les
# deux langues.

explain.village = Village {at}
explain.village.what = Un village revient à qui a le plus de voix dans les provinces voisines : une par petite province, deux par province majeure. Son propriétaire y a une pagode. Il change de main quand un autre joueur a plus de voix que chacun des autres ; en cas d’égalité, rien ne change.
explain.village.free = Il n’est encore à personne.
explain.village.owner = C’est le village {seat.of:owner}.
explain.village.voices = {province} : {number.f:voices} voix.
explain.village.none = Aucune province ne le touche encore.

explain.province = Province {hue.f:hue} {seat.of:owner}
explain.province.what = Deux cases ou plus d’une même couleur. Elle reste à qui l’a fondée, quel que soit celui qui l’agrandit, et porte une pagode. Elle donne une voix dans chaque village voisin. Tant qu’elle n’est pas majeure, une province plus grande de la même couleur peut l’absorber.
explain.province.missing = Encore {number.f:count} case{count||s} et elle sera majeure.

explain.major = Province majeure {hue.f:hue} {seat.of:owner}
explain.major.what = Cinq cases ou plus : une pagode double, deux voix dans chaque village voisin, et plus personne ne peut la prendre. Elle absorbe les petites provinces de sa couleur qu’on lui relie. Deux provinces majeures ne peuvent jamais être reliées.

explain.lone = Une case {hue.f:hue} isolée
explain.lone.what = Elle n’est à personne. Qui pose à côté une case de la même couleur fonde une province.

explain.steppe = {at}, steppe
explain.steppe.what = C’est là qu’on pose les tuiles : sur deux cases libres côte à côte, dont l’une au moins touche une case déjà colorée.

explain.water = {at}, eau
explain.water.what = On ne construit rien sur l’eau.

explain.tile = Une tuile : {hue:one} et {hue:two}
explain.tile.what = Vous avez trois tuiles, que vous êtes seul à voir, et en posez une à chaque tour. Touchez une tuile pour la choisir, encore une fois pour la tourner. Une nouvelle est ensuite piochée dans le sac.

explain.count = Pagodes à placer
explain.count.what = Chaque province reçoit une pagode, une province majeure deux, chaque village une ; les pagodes chassées reviennent. Qui place la dernière gagne aussitôt.
explain.count.now = {seat:seat} en a encore {count}.

keys.qin.move = parcourir les cases
keys.qin.tile = choisir une tuile
keys.qin.turn = tourner la tuile
keys.qin.next = l’endroit suivant où elle peut se poser
keys.qin.lay = essayer l’endroit ; encore une fois : poser la tuile
`;export{e as default};