import{pt as e}from"./DOqxy5V.js";var t=Object.assign({"./words.en.txt":`at.line = {name}, round {round}
at.unnamed = Tournament, round {round}
at.back = Back to the tournament`,"./words.fr.txt":`at.line = {name}, ronde {round}
at.unnamed = Tournoi, ronde {round}
at.back = Retour au tournoi`}),n=()=>e.words.with(t[`./words.${e.language}.txt`]);export{n as t};