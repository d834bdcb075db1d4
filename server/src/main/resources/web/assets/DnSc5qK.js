var e=`= Les règles de Sun Tzu
> Deux commandants se disputent cinq provinces pendant neuf dynasties. Tous deux donnent leurs ordres en secret, au même moment. Celui qui lit le mieux l’autre règne sur tout ce qui est sous le ciel.

# needed | Le matériel
La carte compte cinq provinces : Xinjiang, Tibet, Qinghai, Mongolie et Mandarin. Toutes sont voisines les unes des autres, sauf le Xinjiang et le Mandarin d’une part, le Tibet et la Mongolie de l’autre.
Chaque province tire une tuile de score à trois valeurs : ce qu’elle vaut après la troisième, la sixième et la neuvième dynastie. D’ordinaire les valeurs croissent, sur neuf tuiles différentes. Avec les valeurs mêlées, il y a dix tuiles, et certaines provinces valent le plus en début de partie.
Sun Tzu commande 21 armées d’ivoire, le roi Shao 21 armées d’encre ; toutes commencent en réserve. Un pion commence au milieu de la piste de score, qui va de −10, la case rouge du roi Shao, à +10, celle de Sun Tzu. On peut aussi choisir la piste plus courte d’une édition ultérieure, de −9 à +9.
! land | Les cinq provinces. La muraille se dresse entre la Mongolie et le Mandarin ; c’est une frontière comme les autres.

# cards | Les cartes
Les deux camps ont les mêmes cartes. Les cartes 1 à 6 sont en main dès le départ et y reviennent après chaque dynastie.
Toutes les autres ne servent qu’une fois : 7, 8, 9 et 10, trois +1, trois −1 et deux pestes. Ces douze cartes forment le paquet d’un camp. Avant la première dynastie, chaque camp en pioche quatre au hasard.
! cards | Les cartes rondes à bandes reviennent. Celles aux coins coupés servent une fois ; le corbeau est la peste. Un ordre scellé a toujours le même aspect.

# orders | Les ordres
Une dynastie commence par les ordres. En secret et en même temps, les deux camps jouent une carte de leur main dans chacune des cinq provinces. Vous pouvez déplacer vos cartes comme vous voulez tant que vous ne les avez pas scellées. À cette table, vous pouvez même reprendre des ordres scellés, tant que l’autre camp n’a pas scellé les siens.
Un 6 ne se joue que dans une province où vous n’avez pas encore de marqueur.

# reveal | L’ordre du dévoilement
Quand les deux camps ont scellé, l’ordre dans lequel les provinces sont dévoilées est fixé. Dans la première dynastie, c’est Xinjiang, Tibet, Qinghai, Mongolie, Mandarin.
Ensuite, le camp qui a le moins d’armées dans les provinces choisit tout l’ordre, avant qu’aucune carte ne soit dévoilée. À égalité, celui qui a choisi le dernier choisit encore ; si personne n’a encore choisi, le premier ordre s’applique.
Puis, province après province, les deux cartes sont dévoilées et prennent effet.

# battle | La bataille
Le nombre le plus élevé l’emporte, et la différence est sa marge. D’abord, autant d’armées ennemies quittent la province pour leur réserve ; ce qui reste de la marge entre dans la province en armées du vainqueur. À nombres égaux, il ne se passe rien.
Une carte à signe vaut le nombre adverse augmenté ou diminué de son montant : +1 contre 7 fait 8 et l’emporte de un ; −1 contre 7 fait 6 et perd de un.
Si les deux cartes ont un signe, −1 compte pour zéro, +1 pour un, +2 pour deux, +3 pour trois, et la plus élevée l’emporte de la différence.
! battle | 9 bat 4 de cinq : l’unique armée d’encre s’en va, et quatre armées d’ivoire entrent.
! signed | +1 l’emporte sur 7 de un, et −1 perd contre 7 de un. Entre deux cartes à signe, +1 bat −1 de un.

# plague | La peste
Si l’une des cartes est une peste, ou si les deux le sont, il n’y a pas de bataille. Les armées de la province sont réduites de moitié, quel qu’en soit le propriétaire : la moitié reste, arrondie à l’inférieur, mais au moins une. Les autres retournent dans leur réserve.
! plague | La peste laisse deux armées sur cinq.

# six | Le six
Le 6 est fort, mais coûteux. Dès qu’il est dévoilé, son camp place l’une de ses armées à côté de la province, comme marqueur : prise dans la réserve ou, si elle est vide, dans une province de son choix. S’il n’a d’armée nulle part, le marqueur est placé sans armée. Il en va de même pendant une peste.
Un marqueur reste toute la partie. Son armée ne combat plus et ne compte plus nulle part, et son camp ne peut plus jouer de 6 à cet endroit.
! six | Le 6 l’emporte de trois. Son marqueur, une petite stèle, reste à côté de la province.

# armies | D’où viennent les armées
Les nouvelles armées viennent de la réserve. Quand elle est vide, chaque armée supplémentaire doit quitter une autre province : une province voisine où son camp a des armées s’il y en a une, sinon n’importe quelle autre. Le camp choisit, une armée à la fois. Si aucune ne peut venir, on n’en place plus.
On ne vous demande de choisir que s’il y a au moins deux provinces possibles.

# scoring | Le décompte
Le camp qui a des armées dans une province la contrôle ; une seule suffit. Après la troisième, la sixième et la neuvième dynastie, chaque camp additionne ce que valent ses provinces : les premières valeurs des tuiles, puis les deuxièmes, puis les troisièmes. Le pion avance de la différence vers le camp qui a le plus.
Un camp qui amène le pion sur sa case rouge gagne aussitôt.
! track | Le pion plein est à +4. Un décompte maintenant l’amènerait à la position en pointillé.
! scoring | Après la troisième dynastie, les premières valeurs comptent. Sun Tzu tient le Xinjiang et le Tibet, 2 et 1 ; le roi Shao tient les trois autres, 3, 2 et 1. La différence est de trois : le pion avance de trois cases vers le roi Shao, quel que soit le nombre d’armées.

# new-cards | De nouvelles cartes
Après les cinq provinces, les cartes 1 à 6 reviennent en main. Après chaque dynastie sauf la dernière, chaque camp pioche deux cartes de son paquet, en garde une et glisse l’autre dessous ; tous deux choisissent en secret. Un camp dont le 1 a été dévoilé dans cette dynastie en pioche trois et en garde deux.
Une carte glissée dessous n’est piochée à nouveau que lorsque le reste du paquet est épuisé. Si le paquet contient moins de cartes que vous ne devriez en piocher, vous les prenez et les gardez toutes.

# end | La fin
Après la neuvième dynastie, le camp du côté duquel se trouve le pion gagne. Si le pion est au milieu, c’est le camp qui a le plus d’armées en réserve ; s’il y a encore égalité, la victoire est partagée.

# advanced | Les règles avancées
Chaque paquet contient aussi un +2 et un +3. Le camp qui dévoile un +2 perd une de ses armées pour le reste de la partie ; celui qui dévoile un +3 en perd deux : prises dans la réserve, sinon dans des provinces de son choix.
Seules 18 armées commencent en réserve ; trois sont mises à part. En donnant vos ordres, avant votre première carte, vous pouvez recruter : défaussez ouvertement une carte à usage unique, et une armée mise à part rejoint votre réserve. Vous pouvez recommencer tant qu’il reste des armées à part et que vous avez plus de cinq cartes en main.

# warlords | Les seigneurs de guerre
Si l’on joue avec les seigneurs, chaque camp choisit en secret l’un de ses quatre avant que les cartes ne soient piochées. Il reste caché jusqu’à ce qu’il serve, et ne sert qu’une fois.
! warlords | Les quatre seigneurs de Sun Tzu, et ceux du roi Shao.
- Le Recruteur (Sun Tzu) : une armée passe de la réserve à une province qu’il contrôle.
- L’Assassin (les deux camps) : une armée de l’un des camps quitte sa province pour la réserve de son propriétaire. Seulement dans les dynasties 1 à 6.
- Le Marcheur (Sun Tzu) : l’une de ses armées passe une frontière, vers une province vide ou à lui. Seulement dans les dynasties 1 à 6.
- Le Trompeur (Sun Tzu) : quand son 7, 8, 9 ou 10 est dévoilé, il compte pour 6 et ne place pas de marqueur.
- Le Héraut (le roi Shao) : le pion part de −1. Il sert dès que les deux camps ont choisi.
- L’Assiégeant (le roi Shao) : il peut jouer un 6 dans une province où il a exactement un marqueur. Celui-ci en place un second.
- Le Fléau (le roi Shao) : là où une peste, de l’un ou l’autre camp, frappe trois armées ou plus, toutes s’en vont sauf une.
Le Recruteur, l’Assassin et le Marcheur peuvent servir avant chacun des cinq dévoilements et après le cinquième ; Sun Tzu est interrogé le premier. Pour que personne n’apprenne qui a quel seigneur, les deux camps sont interrogés quel que soit le leur, tant qu’il n’a pas servi : Sun Tzu dans chaque dynastie, et chaque fois que son 7, 8, 9 ou 10 est dévoilé ; le roi Shao dans les dynasties 1 à 6, et chaque fois qu’une peste frappe trois armées ou plus. Un camp qui ne peut rien faire est interrogé aussi, et peut prendre son temps pour répondre. Vous pouvez répondre à plusieurs de ces questions d’un coup, en disant d’avance que vous attendez.

# advice | Bons conseils
- Masser des armées dans une province est le plus souvent du gaspillage : une seule suffit à la contrôler.
- Les premières valeurs sont basses. Mais une avance se rattrape mal, et la case rouge n’est jamais loin.
- Dans les règles standard, −1 et la peste tiennent une province où se trouvent deux armées, quoi que joue l’ennemi.
- Le 1 perd presque toujours sa bataille, mais donne un meilleur choix de cartes.
- Surveillez ce que l’ennemi peut encore avoir : toute carte dévoilée disparaît ou revient, et la table en garde la liste.

# edition | À propos de cette édition
Les images de la règle sont perdues. Les tuiles de score, les frontières des provinces et la longueur de la piste sont reconstituées : les tuiles sont toutes celles qui croissent de 1 à 5, sauf 1-2-3 ; les frontières suivent la carte de Chine ; les cases rouges sont à dix cases du milieu, ou à neuf si vous le choisissez.
`;export{e as default};