import{Bn as e,Bt as t,Dn as n,Hn as r,Kn as i,Nn as a,Rn as o,Un as s,Vn as c,Xn as l,Yn as u,bn as d,mn as f,pt as p,vn as m}from"./DOqxy5V.js";import{t as h}from"./CpLxeMw.js";var g=`new.clock = Clock
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
new.clock.days.hint.all = Les jours courent au calendrier, que vous soyez à la table ou non.`,v=d(`<!> <!> <!>`,1);function y(d,y){l(y,!0);let b=t(y,`clock`,15),x=t(y,`needed`,3,!1),S=t(y,`byDays`,3,!1),C=Object.assign({"./words.en.txt":g,"./words.fr.txt":_}),w=i(()=>p.words.with(C[`./words.${p.language}.txt`])),T=[[300,5],[600,10],[1200,15]],E=[1,2,3,5,7,14],D=T.length,O=s(c(S()?D:x()?1:-1)),k=s(3),A=s(`lost`),j=e=>{let[t,n]=T[e];return{minutes:t/60,seconds:n}},M=i(()=>[...x()?[]:[{value:-1,label:n(w).text(`new.clock.none`)}],...T.map((e,t)=>({value:t,label:n(w).text(`new.clock.live`,j(t))})),{value:D,label:n(w).text(`new.clock.days`)}]),N=i(()=>[`lost`,`computer`].map(e=>({value:e,label:n(w).text(`new.clock.then.${e}`)})));a(()=>{let e=T[n(O)],t={then:y.two?n(A):`computer`};b(n(O)===D?{days:n(k),...t}:e&&{base:e[0],increment:e[1],...t})});var P=v(),F=o(P);{let e=i(()=>n(w).text(`new.clock`)),t=i(()=>T[n(O)]?n(w).text(x()?`new.clock.hint.all`:`new.clock.hint`,j(n(O))):``);h(F,{get label(){return n(e)},get values(){return n(M)},get hint(){return n(t)},get value(){return n(O)},set value(e){r(O,e,!0)}})}var I=e(F,2),L=e=>{{let t=i(()=>n(w).text(`new.clock.each`)),a=i(()=>E.map(e=>({value:e,label:n(w).text(`new.clock.day`,{days:e})}))),o=i(()=>n(w).text(x()?`new.clock.days.hint.all`:`new.clock.days.hint`));h(e,{get label(){return n(t)},get values(){return n(a)},get hint(){return n(o)},get value(){return n(k)},set value(e){r(k,e,!0)}})}};f(I,e=>{n(O)===D&&e(L)});var R=e(I,2),z=e=>{{let t=i(()=>n(w).text(`new.clock.then`));h(e,{get label(){return n(t)},get values(){return n(N)},get value(){return n(A)},set value(e){r(A,e,!0)}})}};f(R,e=>{n(O)>=0&&y.two&&!x()&&e(z)}),m(d,P),u()}export{y as t};