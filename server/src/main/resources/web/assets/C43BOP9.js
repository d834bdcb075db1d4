var e=`waiting.note = La personne qui ouvre ce lien peut prendre la place libre. D’ici là, la partie reste dans votre liste. Repassez de temps en temps : elle disparaît si personne n’y vient pendant un moment.
waiting.note.share = Vous pouvez fermer cette page en attendant. Rouvrez-la dans ce navigateur quand quelqu’un aura pris place : elle garde votre part du tirage, sans laquelle la partie ne peut pas commencer.
waiting.kept = Cette place attend {name}, qui a sept jours pour accepter le défi.
waiting.other = La personne qui a ouvert la table a le lien vers la place libre.
waiting.share.do = {names} {names|n’a|n’ont} qu’à ouvrir la table : {names|la part manquante est alors envoyée|les parts manquantes sont alors envoyées} automatiquement.
link.join.note = La personne qui l’ouvre peut prendre place.
link.watch.note = La personne qui l’ouvre voit ce que tous peuvent voir, mais la main de personne.
link.seat.note = Il vous ramène à votre place depuis n’importe quel appareil. Gardez-le pour vous.
share.replay = La personne qui ouvre ce lien peut revoir toute la partie.
resign.line = L’autre joueur gagne.
leave.line = Un ordinateur prend votre place, et les autres continuent.
curtain.line = D’ici là, aucune main n’est visible.`;export{e as default};