import{An as e,Bn as t,Fn as n,Gn as r,Hn as i,Kn as a,Ln as o,Lt as s,Rn as c,_n as l,ct as u,dn as d,hn as f,wn as p,zn as m}from"./CNS8uMI.js";import{t as h}from"./BGNCirU.js";var g=`new.clock = Clock
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
new.clock.days.hint.all = Les jours courent au calendrier, que vous soyez à la table ou non.`,v=l(`<!> <!> <!>`,1);function y(l,y){a(y,!0);let b=s(y,`clock`,15),x=s(y,`needed`,3,!1),S=s(y,`byDays`,3,!1),C=Object.assign({"./words.en.txt":g,"./words.fr.txt":_}),w=i(()=>u.words.with(C[`./words.${u.language}.txt`])),T=[[300,5],[600,10],[1200,15]],E=[1,2,3,5,7,14],D=T.length,O=t(c(S()?D:x()?1:-1)),k=t(3),A=t(`lost`),j=e=>{let[t,n]=T[e];return{minutes:t/60,seconds:n}},M=i(()=>[...x()?[]:[{value:-1,label:p(w).text(`new.clock.none`)}],...T.map((e,t)=>({value:t,label:p(w).text(`new.clock.live`,j(t))})),{value:D,label:p(w).text(`new.clock.days`)}]),N=i(()=>[`lost`,`computer`].map(e=>({value:e,label:p(w).text(`new.clock.then.${e}`)})));e(()=>{let e=T[p(O)],t={then:y.two?p(A):`computer`};b(p(O)===D?{days:p(k),...t}:e&&{base:e[0],increment:e[1],...t})});var P=v(),F=n(P);{let e=i(()=>p(w).text(`new.clock`)),t=i(()=>T[p(O)]?p(w).text(x()?`new.clock.hint.all`:`new.clock.hint`,j(p(O))):``);h(F,{get label(){return p(e)},get values(){return p(M)},get hint(){return p(t)},get value(){return p(O)},set value(e){m(O,e,!0)}})}var I=o(F,2),L=e=>{{let t=i(()=>p(w).text(`new.clock.each`)),n=i(()=>E.map(e=>({value:e,label:p(w).text(`new.clock.day`,{days:e})}))),r=i(()=>p(w).text(x()?`new.clock.days.hint.all`:`new.clock.days.hint`));h(e,{get label(){return p(t)},get values(){return p(n)},get hint(){return p(r)},get value(){return p(k)},set value(e){m(k,e,!0)}})}};d(I,e=>{p(O)===D&&e(L)});var R=o(I,2),z=e=>{{let t=i(()=>p(w).text(`new.clock.then`));h(e,{get label(){return p(t)},get values(){return p(N)},get value(){return p(A)},set value(e){m(A,e,!0)}})}};d(R,e=>{p(O)>=0&&y.two&&!x()&&e(z)}),f(l,P),r()}export{y as t};