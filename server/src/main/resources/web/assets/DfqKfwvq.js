var e=`offer.line = Vous débutez\xA0? Un petit cours, sur le plateau, vous apprend chaque jeu\xA0:
offer.away = Ne plus le proposer`;export{e as default};