import{Bn as e,En as t,Hn as n,Jn as r,Ln as i,Mn as a,Vn as o,Wn as s,_n as c,pn as l,qn as u,ut as d,yn as f,zn as p,zt as m}from"./Da5Z2Qf.js";import{t as h}from"./Di-b8_Q.js";var g=`new.clock = Clock
new.clock.none = none
new.clock.live = {minutes} min + {seconds} s
new.clock.hint = Each of you has {minutes} minutes for the game, and {seconds} seconds more before each turn. Computers have no clock.
new.clock.days = by days
new.clock.each = For each turn
new.clock.day = {days} {days|day|days}
new.clock.days.hint = The days run by the calendar, whether you are at the table or not. Computers have no clock.
new.clock.then = When time is up
new.clock.then.lost = the game is lost
new.clock.then.computer = a computer plays on
new.clock.hint.all = Everybody has {minutes} minutes for each game, and {seconds} seconds more before each turn.
new.clock.days.hint.all = The days run by the calendar, whether you are at the table or not.`,_=`new.clock = Pendule
new.clock.none = sans
new.clock.live = {minutes} min + {seconds} s
new.clock.hint = Chacun a {minutes} minutes pour la partie, et {seconds} secondes de plus avant chaque coup. Les ordinateurs n’ont pas de pendule.
new.clock.days = en jours
new.clock.each = Pour chaque coup
new.clock.day = {days} {days|jour|jours}
new.clock.days.hint = Les jours courent au calendrier, que vous soyez à la table ou non. Les ordinateurs n’ont pas de pendule.
new.clock.then = Quand le temps est écoulé
new.clock.then.lost = la partie est perdue
new.clock.then.computer = un ordinateur continue
new.clock.hint.all = Chacun a {minutes} minutes par partie, et {seconds} secondes de plus avant chaque coup.
new.clock.days.hint.all = Les jours courent au calendrier, que vous soyez à la table ou non.`,v=f(`<!> <!> <!>`,1);function y(f,y){r(y,!0);let b=m(y,`clock`,15),x=m(y,`needed`,3,!1),S=m(y,`byDays`,3,!1),C=Object.assign({"./words.en.txt":g,"./words.fr.txt":_}),w=s(()=>d.words.with(C[`./words.${d.language}.txt`])),T=[[300,5],[600,10],[1200,15]],E=[1,2,3,5,7,14],D=T.length,O=n(e(S()?D:x()?1:-1)),k=n(3),A=n(`lost`),j=e=>{let[t,n]=T[e];return{minutes:t/60,seconds:n}},M=s(()=>[...x()?[]:[{value:-1,label:t(w).text(`new.clock.none`)}],...T.map((e,n)=>({value:n,label:t(w).text(`new.clock.live`,j(n))})),{value:D,label:t(w).text(`new.clock.days`)}]),N=s(()=>[`lost`,`computer`].map(e=>({value:e,label:t(w).text(`new.clock.then.${e}`)})));a(()=>{let e=T[t(O)],n={then:y.two?t(A):`computer`};b(t(O)===D?{days:t(k),...n}:e&&{base:e[0],increment:e[1],...n})});var P=v(),F=i(P);{let e=s(()=>t(w).text(`new.clock`)),n=s(()=>T[t(O)]?t(w).text(x()?`new.clock.hint.all`:`new.clock.hint`,j(t(O))):``);h(F,{get label(){return t(e)},get values(){return t(M)},get hint(){return t(n)},get value(){return t(O)},set value(e){o(O,e,!0)}})}var I=p(F,2),L=e=>{{let n=s(()=>t(w).text(`new.clock.each`)),r=s(()=>E.map(e=>({value:e,label:t(w).text(`new.clock.day`,{days:e})}))),i=s(()=>t(w).text(x()?`new.clock.days.hint.all`:`new.clock.days.hint`));h(e,{get label(){return t(n)},get values(){return t(r)},get hint(){return t(i)},get value(){return t(k)},set value(e){o(k,e,!0)}})}};l(I,e=>{t(O)===D&&e(L)});var R=p(I,2),z=e=>{{let n=s(()=>t(w).text(`new.clock.then`));h(e,{get label(){return t(n)},get values(){return t(N)},get value(){return t(A)},set value(e){o(A,e,!0)}})}};l(R,e=>{t(O)>=0&&y.two&&!x()&&e(z)}),c(f,P),u()}export{y as t};