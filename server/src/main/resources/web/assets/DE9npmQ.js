var e=`= Les règles de Pagoda
> Deux architectes bâtissent ensemble six pagodes. Elles ne sont à personne : celui qui bâtit marque.

# needed | Le matériel
Il y a six terrains à bâtir, vides au départ. On bâtit avec des cartes de cinq couleurs : rouge, vert, bleu, jaune et violet, onze de chacune. Les colonnes ont les mêmes couleurs et ne manquent jamais.
Devant vous se trouve votre réserve personnelle : cinq cartes visibles, une de chaque couleur pour commencer. Vous avez aussi deux cartes cachées en main. Les autres cartes forment la pioche. Jade commence.
Vingt-cinq tuiles forment la réserve commune, visible des deux joueurs. Une tuile a un fond et quatre emplacements : chaque paire de couleurs y figure une fois, y compris les paires d’une même couleur.
! tiles | Une tuile rouge à emplacements violets, une bleue à emplacements jaunes, une verte à emplacements verts.

# turn | Un tour
Jouez des cartes et bâtissez des colonnes, des tuiles et des toits, dans l’ordre que vous voulez et sur n’importe lequel des six terrains. Vous devez bâtir au moins une colonne et pouvez en bâtir trois au plus ; les tuiles ne comptent pas. Les cartes de la réserve personnelle et celles de la main se valent.
Vous ne piochez qu’une fois le tour terminé : vous payez donc tout avec les cartes que vous avez. Tant que vous n’avez bâti ni colonne ni toit, vous ne pouvez poser une tuile ou allumer la lanterne que si une colonne ou un toit peut encore être bâti ensuite.
À cette table, vous composez votre tour pas à pas, et chaque pas peut être annulé. Seuls la fin du tour et le dragon, qui fait piocher, sont définitifs.

# columns | Les colonnes
Un étage compte quatre colonnes d’une même couleur. La première colonne d’un terrain vide peut être de n’importe quelle couleur ; les trois suivantes doivent être de la même. Sur une tuile, les quatre colonnes ont la couleur de ses emplacements.
Une colonne coûte une carte de sa couleur. Elle rapporte le numéro de son étage : un point au premier, jusqu’à quatre au quatrième.
! floor | Une colonne, un étage plein, une tuile posée dessus, et la première colonne du deuxième étage.

# tiles | Les tuiles
Un étage plein est couvert d’une tuile dont le fond a la couleur de l’étage. Vous choisissez laquelle, et donc la couleur de l’étage suivant. Une tuile coûte une carte de la couleur de son fond, rapporte un point et vous donne la capacité spéciale de cette couleur.

# roof | Le toit et le sommet
Le quatrième étage, une fois plein, reçoit un toit : une tuile dont le fond a la couleur de l’étage, retournée, et sur elle un sommet fait de deux colonnes de la couleur de ses emplacements. Les deux se bâtissent ensemble.
Le toit coûte une carte de la couleur de son fond et deux cartes de la couleur du sommet. Il rapporte un point pour la tuile et cinq pour le sommet. Le sommet compte pour une colonne de votre tour.
La tuile se paie d’abord et donne d’abord sa capacité, qui peut déjà servir pour le sommet. La pagode est alors achevée.
! roof | Le quatrième étage est plein. Un toit vert à sommet rouge coûte une carte verte et deux rouges, et rapporte six points.

# points | Les points
| Ce que vous bâtissez | Points
| Une colonne au premier étage | 1
| Une colonne au deuxième étage | 2
| Une colonne au troisième étage | 3
| Une colonne au quatrième étage | 4
| Une tuile, y compris celle d’un toit | 1
| Un sommet | 5
| Un sommet dans la partie rapide | 4
! turn-columns | Jade joue deux cartes rouges sur un terrain vide, et une bleue au deuxième étage d’un autre : quatre points.
! turn-tile | Prune joue deux cartes rouges pour les dernières colonnes d’un premier étage et une troisième pour la tuile qui le couvre : trois points, et la lanterne. Avec une carte bleue, Prune pourrait aussi commencer le deuxième étage, pour deux de plus.
! turn-roof | Jade termine un quatrième étage avec une carte verte (quatre points) et bâtit le toit : une carte verte pour sa tuile, deux violettes pour son sommet. Dix points en tout, et le bol de riz.

# tiles-out | Quand les tuiles manquent
Si un étage est plein et qu’il ne reste aucune tuile de sa couleur dans la réserve, on ne peut plus rien bâtir sur ce terrain. Dès cet instant, sa pagode est considérée comme achevée, avec ou sans toit.

# discard | Défausser quatre cartes
Au lieu de bâtir comme d’habitude, vous pouvez, tout au début de votre tour, défausser quatre cartes de votre réserve personnelle et de votre main. Vous bâtissez alors une colonne sans payer de carte, de n’importe quelle couleur qui convient, sur le terrain de votre choix. Elle rapporte comme d’habitude, et votre tour est terminé. Ce ne peut pas être un sommet.
Très rarement, aucun terrain n’a de place pour une colonne et vos cartes ne permettent rien d’autre. Vous défaussez alors quatre cartes sans rien bâtir, et vous piochez.

# drawing | La pioche
À la fin de votre tour, votre réserve personnelle est complétée à cinq cartes, puis votre main à deux. Si vous en avez davantage, vous les gardez. Les cartes jouées rejoignent la défausse avant que vous ne piochiez ; quand la pioche est vide, la défausse devient la nouvelle pioche.

# abilities | Les capacités spéciales
Une tuile ou un toit que vous bâtissez met votre marqueur de sa couleur sur deux usages, quel que soit son état. La capacité peut servir aussitôt. Chaque capacité sert au plus une fois par tour, même si elle a été rétablie entre-temps.
! abilities | De gauche à droite : la lanterne, le bol de riz, le Bouddha, le dragon et l’éventail. Les points indiquent les usages restants.
- Rouge, la lanterne : à tout moment de votre tour. Vous pouvez bâtir quatre colonnes pendant ce tour. L’allumer compte comme première action : il est alors trop tard pour le dragon ou pour défausser quatre cartes.
- Vert, le bol de riz : payez une colonne avec deux cartes quelconques d’une même couleur. Pour un sommet, la paire remplace une de ses deux cartes.
- Bleu, le Bouddha : payez une tuile avec deux cartes quelconques d’une même couleur. La tuile d’un toit peut aussi se payer ainsi.
- Jaune, le dragon : avant la première action de votre tour. Écartez autant de cartes que vous voulez de votre réserve personnelle et de votre main, au moins une, et piochez-en autant : d’abord pour la réserve personnelle, puis pour la main. Vous pouvez encore défausser quatre cartes ensuite.
- Violet, l’éventail : après avoir pioché à la fin de votre tour. Complétez votre main à quatre cartes. On vous le demande le moment venu.

# end | La fin
Quand la troisième pagode est achevée, la fin de la partie est déclenchée. Les deux joueurs ont le même nombre de tours : si c’est Jade qui l’a achevée, Prune joue encore un tour ; si c’est Prune, ce tour est le dernier. D’autres pagodes peuvent être achevées d’ici là, et personne ne pioche après le dernier tour.
Le joueur qui a le plus de points gagne. À égalité, la victoire est partagée.

# variants | Variantes
- La partie rapide a trois étages. Le toit va sur le troisième, et son sommet rapporte quatre points.
- La partie d’initiation se joue sans capacités spéciales : une tuile rapporte son point et rien d’autre. C’est une bonne première partie, aussi avec des enfants.

# advice | Bons conseils
- Ne remplissez pas un étage sur lequel l’autre peut bâtir aussitôt : plus haut, les colonnes valent davantage.
- La tuile décide de la couleur de l’étage suivant. Choisissez-en une que vous avez et qui manque à la réserve personnelle de l’autre.
- Votre main est cachée : trois colonnes d’une couleur que personne n’a vue font un grand tour.
- Comptez les tuiles qui restent. Une couleur épuisée ferme une pagode avant l’heure.

# edition | À propos de cette édition
Les images de la règle sont perdues, et les tuiles avec elles. Que chaque paire de couleurs y figure une fois, et qu’un sommet ait la couleur des emplacements de l’autre face de sa tuile, c’est notre reconstitution.
`;export{e as default};