var e=`# Ce que la table explique d'elle-même, et la liste des touches ; les mêmes clés dans les deux langues.

explain.rules = Dans les règles
explain.close = Fermer l’explication

explain.seat = {name}, {seat:seat}
explain.seat.what = Un joueur à cette table. Son emblème et sa couleur marquent tout ce qui est à lui sur le plateau. Le trait à côté d’un nom indique à qui c’est de jouer.
explain.log = Ce qui s’est passé
explain.log.what = Tous les coups, le dernier en tête. Choisissez-en un pour voir le plateau juste après ; vous pouvez toujours revenir à la partie.
explain.preview = Ce que cela donnerait
explain.preview.what = La table montre l’effet de votre coup avant que vous ne le jouiez. Rien n’est joué tant que vous n’avez pas confirmé.
explain.captions = En bref
explain.captions.what = Ce qui compte à cette table, en quelques mots.

keys.title = Clavier
keys.explain = expliquer ce que l’on montre ; sinon, choisir ce qu’il faut expliquer
keys.list = cette liste
keys.close = fermer, annuler
keys.replay = parcourir les coups
keys.unasked = Expliquer ce que je montre
key.Escape = Échap
key.Enter = Entrée
key.Backspace = Retour arrière
key.Space = Espace
key.Shift = Maj
key.arrows = flèches
`;export{e as default};