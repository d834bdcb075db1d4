import{Bn as e,In as t,Kn as n,Rn as r,Rt as i,Tn as a,Un as o,Vn as s,fn as c,gn as l,jn as u,lt as d,qn as f,vn as p,zn as m}from"./5yLgsJq.js";import{t as h}from"./ClaLrsV.js";var g=`new.clock = Clock
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
new.clock.hint = Chacun a {minutes} minutes pour la partie, et {seconds} secondes de plus avant chaque tour. Les ordinateurs n’ont pas de pendule.
new.clock.days = en jours
new.clock.each = Pour chaque tour
new.clock.day = {days} {days|jour|jours}
new.clock.days.hint = Les jours courent au calendrier, que vous soyez à la table ou non. Les ordinateurs n’ont pas de pendule.
new.clock.then = Quand le temps est écoulé
new.clock.then.lost = la partie est perdue
new.clock.then.computer = un ordinateur continue
new.clock.hint.all = Chacun a {minutes} minutes par partie, et {seconds} secondes de plus avant chaque tour.
new.clock.days.hint.all = Les jours courent au calendrier, que vous soyez à la table ou non.`,v=p(`<!> <!> <!>`,1);function y(p,y){f(y,!0);let b=i(y,`clock`,15),x=i(y,`needed`,3,!1),S=i(y,`byDays`,3,!1),C=Object.assign({"./words.en.txt":g,"./words.fr.txt":_}),w=o(()=>d.words.with(C[`./words.${d.language}.txt`])),T=[[300,5],[600,10],[1200,15]],E=[1,2,3,5,7,14],D=T.length,O=s(m(S()?D:x()?1:-1)),k=s(3),A=s(`lost`),j=e=>{let[t,n]=T[e];return{minutes:t/60,seconds:n}},M=o(()=>[...x()?[]:[{value:-1,label:a(w).text(`new.clock.none`)}],...T.map((e,t)=>({value:t,label:a(w).text(`new.clock.live`,j(t))})),{value:D,label:a(w).text(`new.clock.days`)}]),N=o(()=>[`lost`,`computer`].map(e=>({value:e,label:a(w).text(`new.clock.then.${e}`)})));u(()=>{let e=T[a(O)],t={then:y.two?a(A):`computer`};b(a(O)===D?{days:a(k),...t}:e&&{base:e[0],increment:e[1],...t})});var P=v(),F=t(P);{let t=o(()=>a(w).text(`new.clock`)),n=o(()=>T[a(O)]?a(w).text(x()?`new.clock.hint.all`:`new.clock.hint`,j(a(O))):``);h(F,{get label(){return a(t)},get values(){return a(M)},get hint(){return a(n)},get value(){return a(O)},set value(t){e(O,t,!0)}})}var I=r(F,2),L=t=>{{let n=o(()=>a(w).text(`new.clock.each`)),r=o(()=>E.map(e=>({value:e,label:a(w).text(`new.clock.day`,{days:e})}))),i=o(()=>a(w).text(x()?`new.clock.days.hint.all`:`new.clock.days.hint`));h(t,{get label(){return a(n)},get values(){return a(r)},get hint(){return a(i)},get value(){return a(k)},set value(t){e(k,t,!0)}})}};c(I,e=>{a(O)===D&&e(L)});var R=r(I,2),z=t=>{{let n=o(()=>a(w).text(`new.clock.then`));h(t,{get label(){return a(n)},get values(){return a(N)},get value(){return a(A)},set value(t){e(A,t,!0)}})}};c(R,e=>{a(O)>=0&&y.two&&!x()&&e(z)}),l(p,P),n()}export{y as t};