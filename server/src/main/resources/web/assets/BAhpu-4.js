var e=`mistakes.title = Mes erreurs
mistakes.lead = Les décisions qui vous ont le plus coûté, dans les parties dont vous avez vu l’analyse. Reprenez-les sur le plateau : celle que vous trouvez du premier coup quitte la liste.
mistakes.none = Il n’y a rien ici pour le moment. Terminez une partie et ouvrez son analyse : les décisions qui vous ont le plus coûté vous attendront ici, à rejouer. Elles restent dans ce navigateur.
mistakes.clear = Vous les avez toutes trouvées. D’autres viendront avec l’analyse de votre prochaine partie.
mistakes.open = {number.f:count} {count|décision|décisions} à rejouer
mistakes.found = {number.f:count} {count|trouvée|trouvées}
mistakes.of = {name} · {date} · coup {turn}
mistakes.begin = Commencer
mistakes.play = Aller aux jeux
mistakes.ask.line = Votre partie du {date}, coup {turn}, tel que vous le voyiez. Rien n’est joué.
mistakes.back = Retour à la liste
mistakes.gone = Trouvé du premier coup : elle quitte vos erreurs.
mistakes.stays = Elle reste parmi vos erreurs et reviendra.
mistakes.offline = Pas de connexion. Votre position vous attend ici.
mistakes.rating = Votre indice, partie après partie
mistakes.rating.what = Il mesure ce que coûtent vos décisions : plus il est bas, mieux c’est joué. La ligne monte donc quand vous progressez.
mistakes.rating.games = {number.f:count} {count|partie|parties} : de {first} à {last}
mistakes.rating.one = Une seule partie pour le moment`;export{e as default};