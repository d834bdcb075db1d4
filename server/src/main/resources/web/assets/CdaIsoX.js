import{An as e,Bn as t,Fn as n,Gn as r,Hn as i,Kn as a,Ln as o,Lt as s,Rn as c,_n as l,ct as u,dn as d,hn as f,wn as p,zn as m}from"./vIihZU-.js";import{t as h}from"./sl2RBeC.js";var g=`new.clock = Clock
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
new.clock.days.hint.all = Les jours courent au calendrier, que vous soyez à la table ou non.`,v=l(`<!> <!> <!>`,1);function y(l,y){a(y,!0);let b=s(y,`clock`,15),x=s(y,`needed`,3,!1),S=Object.assign({"./words.en.txt":g,"./words.fr.txt":_}),C=i(()=>u.words.with(S[`./words.${u.language}.txt`])),w=[[300,5],[600,10],[1200,15]],T=[1,2,3,5,7,14],E=w.length,D=t(c(x()?1:-1)),O=t(3),k=t(`lost`),A=e=>{let[t,n]=w[e];return{minutes:t/60,seconds:n}},j=i(()=>[...x()?[]:[{value:-1,label:p(C).text(`new.clock.none`)}],...w.map((e,t)=>({value:t,label:p(C).text(`new.clock.live`,A(t))})),{value:E,label:p(C).text(`new.clock.days`)}]),M=i(()=>[`lost`,`computer`].map(e=>({value:e,label:p(C).text(`new.clock.then.${e}`)})));e(()=>{let e=w[p(D)],t={then:y.two?p(k):`computer`};b(p(D)===E?{days:p(O),...t}:e&&{base:e[0],increment:e[1],...t})});var N=v(),P=n(N);{let e=i(()=>p(C).text(`new.clock`)),t=i(()=>w[p(D)]?p(C).text(x()?`new.clock.hint.all`:`new.clock.hint`,A(p(D))):``);h(P,{get label(){return p(e)},get values(){return p(j)},get hint(){return p(t)},get value(){return p(D)},set value(e){m(D,e,!0)}})}var F=o(P,2),I=e=>{{let t=i(()=>p(C).text(`new.clock.each`)),n=i(()=>T.map(e=>({value:e,label:p(C).text(`new.clock.day`,{days:e})}))),r=i(()=>p(C).text(x()?`new.clock.days.hint.all`:`new.clock.days.hint`));h(e,{get label(){return p(t)},get values(){return p(n)},get hint(){return p(r)},get value(){return p(O)},set value(e){m(O,e,!0)}})}};d(F,e=>{p(D)===E&&e(I)});var L=o(F,2),R=e=>{{let t=i(()=>p(C).text(`new.clock.then`));h(e,{get label(){return p(t)},get values(){return p(M)},get value(){return p(k)},set value(e){m(k,e,!0)}})}};d(L,e=>{p(D)>=0&&y.two&&!x()&&e(R)}),f(l,N),r()}export{y as t};