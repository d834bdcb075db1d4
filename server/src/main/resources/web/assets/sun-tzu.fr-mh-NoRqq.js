var e=`= Les règles de Sun Tzu
> Deux commandants se disputent cinq provinces pendant neuf dynasties. Tous deux donnent leurs ordres en secret, au même moment. Qui lit le mieux l’autre tient tout sous le ciel.

# Ce qui est prêt
Le pays compte cinq provinces\xA0: Xinjiang, Tibet, Qinghai, Mongolie et Mandarin. Toutes ont une frontière commune deux à deux, sauf le Xinjiang et le Mandarin, et le Tibet et la Mongolie.
Chaque province tire une tuile de score à trois valeurs\xA0: ce qu’elle vaut après la troisième, la sixième et la neuvième dynastie. D’ordinaire les valeurs croissent, sur neuf tuiles différentes. Avec les valeurs mêlées il y en a dix, et certaines provinces valent le plus au début.
Sun Tzu commande 21 armées d’ivoire, le roi Shao 21 armées d’encre\xA0; toutes attendent en réserve. Un pion se tient au milieu d’une piste qui va de −10, le bout du roi Shao, à +10, celui de Sun Tzu. On peut aussi choisir une piste de neuf, comme dans une édition ultérieure : elle va de −9 à +9.
! land | Les cinq provinces. La muraille se dresse entre la Mongolie et le Mandarin\xA0; c’est une frontière comme les autres.

# Les cartes
Les deux camps ont les mêmes cartes. Les cartes 1 à 6 sont en main dès le départ, et y reviennent après chaque dynastie.
Les autres servent une fois et s’en vont\xA0: 7, 8, 9 et 10, trois +1, trois −1 et deux pestes. Ces douze cartes sont le paquet d’un camp. Avant la première dynastie, chaque camp en pioche quatre au hasard.
! cards | Les cartes rondes à bandes reviennent. Celles aux coins coupés servent une fois\xA0; le corbeau est la peste. Un ordre scellé a le même aspect, quel qu’il soit.

# Les ordres
Une dynastie commence par les ordres. Les deux camps, en secret et en même temps, posent une carte de leur main à chacune des cinq provinces. Vous déplacez vos cartes à votre gré tant que vous ne les avez pas scellées\xA0; ensuite elles restent.
Un 6 ne se pose que là où vous n’avez pas encore de marque.

# L’ordre du dévoilement
Quand les deux camps ont scellé, l’ordre dans lequel les provinces se dévoilent est fixé. Dans la première dynastie, c’est Xinjiang, Tibet, Qinghai, Mongolie, Mandarin.
Plus tard, le camp qui a le moins d’armées dans les provinces choisit tout l’ordre, avant qu’une carte ne soit retournée. Si les deux en ont autant, celui qui a choisi le dernier choisit encore\xA0; et si personne n’a jamais choisi, le premier ordre vaut.
Alors, province après province, on retourne les deux cartes et l’on fait ce qu’elles disent.

# La bataille
Le nombre le plus haut gagne, de la différence. D’abord, autant d’armées ennemies quittent cette province pour leur réserve\xA0; ce qui reste de la différence y entre en armées du vainqueur. À nombres égaux, il ne se passe rien.
Une carte à signe vaut le nombre de l’ennemi et son propre montant\xA0: +1 contre 7 fait 8 et gagne d’un point\xA0; −1 contre 7 fait 6 et perd d’un point.
Si les deux cartes ont un signe, −1 compte pour rien, +1 pour un, +2 pour deux, +3 pour trois, et la plus haute gagne de la différence.
! battle | 9 bat 4 de cinq\xA0: l’unique armée d’encre s’en va, et quatre d’ivoire entrent.
! signed | +1 contre 7 gagne d’un point, et −1 contre 7 perd d’un point. Entre deux cartes à signe, +1 bat −1 d’un point.

# La peste
Là où l’une des cartes est une peste, ou les deux, il n’y a pas de bataille. Les armées de la province sont réduites de moitié, à qui qu’elles soient\xA0: la moitié reste, arrondie à l’unité inférieure, mais une au moins. Les autres rentrent dans leur réserve.
! plague | La peste laisse deux armées sur cinq.

# Le six
Le 6 est fort, et cher. Dès qu’il est retourné, son camp place l’une de ses armées devant la province, en marque\xA0: prise à la réserve\xA0; si elle est vide, dans une province de son choix\xA0; et s’il n’a d’armée nulle part, la marque se dresse sans armée. Il en va ainsi sous la peste aussi.
Une marque reste toute la partie. Son armée ne combat ni ne compte plus nulle part, et son camp ne peut plus poser de 6 à cet endroit.
! six | Le 6 gagne de trois. Sa marque, une petite stèle, reste devant la province.

# D’où viennent les armées
Les nouvelles armées viennent de la réserve. Quand elle est vide, chaque armée de plus doit quitter une autre province\xA0: une voisine où son camp a des armées, s’il y en a, sinon n’importe quelle autre. Le camp choisit, une armée après l’autre. Quand nulle ne peut venir, il n’en vient plus.
On ne demande de choisir que s’il y a au moins deux provinces possibles.

# Le décompte
Le camp qui a des armées dans une province la contrôle\xA0; une seule suffit. Après la troisième, la sixième et la neuvième dynastie, chaque camp additionne ce que valent ses provinces\xA0: les premières valeurs des tuiles, puis les deuxièmes, puis les troisièmes. Le pion avance de la différence vers le camp qui a le plus.
Un camp qui amène le pion à son bout rouge gagne aussitôt.
! track | Le pion plein est à +4. Un décompte le mènerait maintenant à la place en pointillé.

# De nouvelles cartes
Après les cinq provinces, les cartes 1 à 6 reviennent en main. Après chaque dynastie sauf la dernière, chaque camp pioche deux cartes de son paquet, en garde une et glisse l’autre dessous\xA0; tous deux choisissent en secret. Un camp dont le 1 a été dévoilé dans cette dynastie en pioche trois et en garde deux.
Une carte glissée dessous ne se pioche à nouveau que lorsque le reste du paquet est épuisé. Si le paquet contient moins de cartes que vous ne devriez en piocher, vous les prenez toutes et les gardez.

# La fin
Après la neuvième dynastie, le camp vers lequel se tient le pion a gagné. S’il est au milieu, c’est le camp qui a le plus d’armées en réserve\xA0; s’il y a encore égalité, les deux se partagent la victoire.

# Les règles avancées
Chaque paquet contient aussi un +2 et un +3. Qui dévoile un +2 perd une de ses armées pour le reste de la partie, qui dévoile un +3 en perd deux\xA0: prises à la réserve, sinon dans des provinces de son choix.
Seules 18 armées sont en réserve\xA0; trois attendent à part. En donnant vos ordres, avant votre première carte, vous pouvez recruter\xA0: défaussez ouvertement une carte à usage unique, et une armée mise à part rejoint votre réserve. Vous pouvez recommencer, tant que des armées attendent à part et que vous avez plus de cinq cartes en main.

# Les seigneurs de guerre
Si l’on joue avec les seigneurs, chaque camp choisit l’un de ses quatre avant que les cartes ne soient piochées, tous deux en secret. Il reste caché jusqu’à ce qu’il serve, et sert une fois.
! warlords | Les quatre de Sun Tzu, et les quatre du roi Shao.
- Le Recruteur (Sun Tzu)\xA0: une armée passe de la réserve à une province qu’il contrôle.
- L’Assassin (les deux camps)\xA0: une armée de l’un des camps quitte sa province pour la réserve de son propriétaire. Dans les dynasties 1 à 6 seulement.
- Le Marcheur (Sun Tzu)\xA0: l’une de ses armées passe une frontière, vers une province vide ou à lui. Dans les dynasties 1 à 6 seulement.
- Le Trompeur (Sun Tzu)\xA0: quand son 7, 8, 9 ou 10 est dévoilé, il compte pour 6, et ne pose pas de marque.
- Le Héraut (le roi Shao)\xA0: le pion part de −1. Il sert dès que tous deux ont choisi.
- L’Assiégeant (le roi Shao)\xA0: il peut poser un 6 dans une province où il a exactement une marque. Celui-ci pose une seconde marque.
- Le Fléau (le roi Shao)\xA0: là où une peste, de l’un ou l’autre camp, frappe trois armées ou plus, toutes s’en vont sauf une.
Le Recruteur, l’Assassin et le Marcheur peuvent servir avant chacun des cinq dévoilements et après le cinquième\xA0; Sun Tzu est interrogé le premier. Pour que nul n’apprenne qui a lequel, on interroge les places quel que soit leur seigneur, tant qu’il n’a pas servi\xA0: Sun Tzu dans chaque dynastie, et chaque fois que son 7, 8, 9 ou 10 est dévoilé\xA0; le roi Shao dans les dynasties 1 à 6, et chaque fois qu’une peste frappe trois armées ou plus. Qui ne peut rien est interrogé aussi, et prend le temps qu’il veut pour le dire. Vous pouvez répondre à plusieurs de ces questions d’un coup, en disant d’avance que vous attendez.

# Bons conseils
- Des armées massées dans une province sont le plus souvent gaspillées\xA0: une seule suffit à la contrôler.
- Les premières valeurs sont basses. Mais une avance se rattrape mal, et le bout rouge est proche.
- Dans les règles standard, −1 et la peste tiennent une province où se trouvent deux armées, quoi que pose l’ennemi.
- Le 1 perd presque toujours sa bataille, et donne un meilleur choix de cartes.
- Regardez ce que l’ennemi peut encore tenir\xA0: toute carte dévoilée s’en va ou revient, et la table en garde la liste.
`;export{e as default};