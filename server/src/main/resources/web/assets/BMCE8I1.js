var e=`onward.open = Continuer à partir d’ici
onward.line = Une nouvelle table commence par cette position. La partie que vous regardez reste telle quelle.
onward.known = Les mains sont celles de ce moment : quiconque a vu cette partie les connaît. Tout ce qui est tiré ensuite l’est à nouveau.
onward.seat = Vous jouez
onward.against = Contre
onward.others = Les autres
onward.computer = {name} ({strength:level})
onward.friend = Un ami, par un lien
onward.friends = Des amis, par un lien
onward.begin = Jouer`;export{e as default};