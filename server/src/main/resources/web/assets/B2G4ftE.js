var e=`hint.title = Ce que vous pourriez faire
hint.close = Fermer le conseil
hint.asked = Un instant : la table réfléchit.
hint.none = Cette fois, la table n’a pas de conseil à donner.
hint.chance = Chances de gagner : {chance} sur 100.
hint.sure = À {error} près.
hint.of = sur 100
hint.part = {part} fois sur 100
hint.mixed = Les ordres se donnent à l’aveugle : aucun choix n’est le bon à lui seul, chacun de ceux-ci l’est si vous les alternez.
hint.answer = Suite probable : {what}
hint.unforeseen = La réponse dépend de ce que vous ne voyez pas.
hint.lay = Choisissez-en un pour l’essayer sur le plateau. Rien n’est encore joué.
hint.came = {count} choix. Le meilleur : {what} Chances de gagner : {chance} sur 100.`;export{e as default};