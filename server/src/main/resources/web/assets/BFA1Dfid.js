import{Bn as e,Fn as t,It as n,Ln as r,Nn as i,On as a,Rn as o,Sn as s,Un as c,Wn as l,hn as u,ln as d,pn as f,st as p}from"./DyrFjuMd.js";import{t as m}from"./C8M5si6X.js";var h=`new.clock = Clock
new.clock.none = none
new.clock.live = {minutes} min + {seconds} s
new.clock.hint = Each of you has {minutes} minutes for the game, and {seconds} seconds more before each turn. Computers have no clock.
new.clock.days = by days
new.clock.each = For each turn
new.clock.day = {days} {days|day|days}
new.clock.days.hint = The days run by the calendar, whether you are at the table or not. Computers have no clock.
new.clock.then = When time is up
new.clock.then.lost = the game is lost
new.clock.then.computer = a computer plays on`,g=`new.clock = Pendule
new.clock.none = sans
new.clock.live = {minutes} min + {seconds} s
new.clock.hint = Chacun a {minutes} minutes pour la partie, et {seconds} secondes de plus avant chaque tour. Les ordinateurs n’ont pas de pendule.
new.clock.days = en jours
new.clock.each = Pour chaque tour
new.clock.day = {days} {days|jour|jours}
new.clock.days.hint = Les jours courent au calendrier, que vous soyez à la table ou non. Les ordinateurs n’ont pas de pendule.
new.clock.then = Quand le temps est écoulé
new.clock.then.lost = la partie est perdue
new.clock.then.computer = un ordinateur continue`,_=u(`<!> <!> <!>`,1);function v(u,v){l(v,!0);let y=n(v,`clock`,15),b=Object.assign({"./words.en.txt":h,"./words.fr.txt":g}),x=e(()=>p.words.with(b[`./words.${p.language}.txt`])),S=[[300,5],[600,10],[1200,15]],C=[1,2,3,5,7,14],w=S.length,T=o(-1),E=o(3),D=o(`lost`),O=e=>{let[t,n]=S[e];return{minutes:t/60,seconds:n}},k=e(()=>[{value:-1,label:s(x).text(`new.clock.none`)},...S.map((e,t)=>({value:t,label:s(x).text(`new.clock.live`,O(t))})),{value:w,label:s(x).text(`new.clock.days`)}]),A=e(()=>[`lost`,`computer`].map(e=>({value:e,label:s(x).text(`new.clock.then.${e}`)})));a(()=>{let e=S[s(T)],t={then:v.two?s(D):`computer`};y(s(T)===w?{days:s(E),...t}:e&&{base:e[0],increment:e[1],...t})});var j=_(),M=i(j);{let t=e(()=>s(x).text(`new.clock`)),n=e(()=>S[s(T)]?s(x).text(`new.clock.hint`,O(s(T))):``);m(M,{get label(){return s(t)},get values(){return s(k)},get hint(){return s(n)},get value(){return s(T)},set value(e){r(T,e,!0)}})}var N=t(M,2),P=t=>{{let n=e(()=>s(x).text(`new.clock.each`)),i=e(()=>C.map(e=>({value:e,label:s(x).text(`new.clock.day`,{days:e})}))),a=e(()=>s(x).text(`new.clock.days.hint`));m(t,{get label(){return s(n)},get values(){return s(i)},get hint(){return s(a)},get value(){return s(E)},set value(e){r(E,e,!0)}})}};d(N,e=>{s(T)===w&&e(P)});var F=t(N,2),I=t=>{{let n=e(()=>s(x).text(`new.clock.then`));m(t,{get label(){return s(n)},get values(){return s(A)},get value(){return s(D)},set value(e){r(D,e,!0)}})}};d(F,e=>{s(T)>=0&&v.two&&e(I)}),f(u,j),c()}export{v as t};