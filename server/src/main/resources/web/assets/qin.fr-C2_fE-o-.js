var e=`= Les règles de Qin
> Deux à quatre princes peuplent la steppe. Posez des tuiles, fondez des provinces, gagnez les villages qui les bordent. Qui élève le premier toutes ses pagodes tient tout sous le ciel.

# Ce qui est prêt
Le plateau compte treize cases sur treize\xA0: de la steppe, des villages, trois cases de couleur d’où l’on part et, côté lion, de l’eau. Plusieurs cases de village côte à côte forment un seul village.
Il y a 72 tuiles, douze de chaque paire des trois couleurs. Une tuile couvre deux cases. Chacun tient trois tuiles, cachées aux autres, et possède une réserve de pagodes\xA0: 24 à deux joueurs, 19 à trois, 15 à quatre.
! tile | Trois tuiles\xA0: rouge et rouge, rouge et jaune, jaune et bleu. Les couleurs se distinguent aussi par leur motif\xA0: treillis, sillons, cimes.

# Un tour
Posez une de vos tuiles, voyez ce qu’elle fait, puis piochez-en une nouvelle tant qu’il en reste au sac. C’est alors au joueur suivant.
Une tuile se pose sur deux cases de steppe côte à côte, dans n’importe quel sens. L’une de ses cases au moins doit toucher une case de couleur déjà posée. Un village ne compte pas pour cela, et l’on ne bâtit ni sur les villages ni sur l’eau.
Si aucune de vos tuiles ne peut être posée nulle part, vous passez et ne piochez pas. Sinon, on ne peut passer.

# Fonder une province
Deux cases d’une couleur ou davantage, jointes par leurs côtés, forment une province. Une case seule n’est à personne.
Quand votre tuile forme une province là où il n’y en avait pas, vous la fondez\xA0: une de vos pagodes s’y dresse. Une tuile de deux couleurs s’examine une fois par couleur, et peut donc fonder deux provinces d’un coup.
! found | Jade pose rouge et jaune contre la case rouge. Les deux cases rouges sont la première province de Jade ; la jaune reste seule.

# Agrandir
Poser une tuile contre une province l’agrandit, mais elle reste à qui la possède\xA0: on peut agrandir la province d’un autre.
À partir de cinq cases, une province est majeure. Son propriétaire y élève une seconde pagode. Il n’y en a jamais plus de deux.
! major | Cinq cases\xA0: une pagode double, à quatre toits. La terre est majeure, et sûre.

# Unir des provinces
Une tuile qui relie des provinces d’une même couleur en fait une seule, majeure dans tous les cas. Elle va au joueur qui avait le plus de cases dans les provinces unies ; les cases de la tuile et les cases isolées ne comptent pas. Les autres reprennent leurs pagodes.
- Si l’une d’elles était déjà majeure, son propriétaire garde le tout, quelle que soit la taille des autres. Une terre majeure ne se prend jamais.
- Deux provinces majeures ne s’unissent jamais, même si elles sont au même joueur.
- Si deux joueurs ont autant de cases et que personne n’en a plus, nul ne pourrait posséder le tout\xA0: une telle tuile ne peut être posée là.
! absorb | Quatre cases rouges de Jade contre deux de Prune. Une tuile rouge entre elles, et tout est à Jade ; la pagode de Prune retourne dans sa réserve.

# Les villages
Après chaque tuile, on regarde tous les villages. Chaque province qui touche un village parle pour son propriétaire\xA0: une petite d’une voix, une majeure de deux.
Un village libre va au joueur qui a plus de voix que tout autre, et reçoit une de ses pagodes. Il peut être repris par qui a plus de voix que tous les autres, son propriétaire compris. À voix égales, rien ne change, et un village gagné une fois n’est plus jamais libre.
Cela vaut pour tous, quel que soit le tour\xA0: vous pouvez gagner un village, ou en perdre un, quand un autre pose une tuile.
! village | La province majeure de Jade parle de deux voix, la petite de Prune d’une seule\xA0: le village est à Jade.

# La fin
Qui a sa dernière pagode sur le plateau gagne aussitôt. Les pagodes comptent telles qu’elles se dressent une fois la tuile entièrement résolue. Si plusieurs joueurs épuisent leurs pagodes au même tour, celui qui a posé la tuile l’emporte, sinon le suivant dans l’ordre du tour.
Si plus personne ne peut poser de tuile, la partie s’achève aussi ; gagnent alors ceux qui ont le plus de pagodes sur le plateau, ensemble s’ils sont à égalité.

# Une série
Plusieurs parties peuvent n’en faire qu’une : toutes sur le même plateau, ou tour à tour sur les deux, par exemple une sur chacun. Après chacune, on compte les pagodes qui restent à chaque joueur ; la plus petite somme l’emporte.

# Bons conseils
- Menez vos provinces vers les villages libres, et n’en laissez aucun à portée du joueur suivant.
- Une tuile qui ne fonde ni n’agrandit rien vaut rarement son tour.
- Rendez une province majeure avant qu’une voisine plus grande ne l’avale.
- Pour une première partie, prenez le plateau oiseau\xA0: on y a plus de place.
`;export{e as default};