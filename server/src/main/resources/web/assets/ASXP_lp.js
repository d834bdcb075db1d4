var e=`ahead.if.title = Si {name} joue…
ahead.if.line = Essayez sur le plateau ce que {name} peut faire, puis retenez-le avec le bouton.
ahead.then.title = … vous répondez
ahead.then.line = Essayez votre réponse sur le plateau. Le bouton la retient ; elle sera jouée aussitôt si le cas se présente.
ahead.end.line = La partie serait finie.
ahead.full.line = On ne peut rien préparer de plus.
ahead.changed = Un coup a été joué entre-temps.
ahead.keep.if = Supposer ce coup
ahead.keep.then = Préparer
ahead.step = Un pas en arrière
ahead.new = Autre suite
ahead.leave = Retour à la table
ahead.lines = Réponses préparées
ahead.none = Aucune pour l’instant. Personne d’autre ne voit ce que vous préparez.
ahead.if = Si
ahead.if.more = et si
ahead.then = alors
ahead.remove = Supprimer`;export{e as default};