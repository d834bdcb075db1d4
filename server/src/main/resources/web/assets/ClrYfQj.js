var e=`offer.line = Vous débutez ? Un petit cours, sur le plateau, vous apprend chaque jeu :
offer.away = Ne plus le proposer`;export{e as default};