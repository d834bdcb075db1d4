import{Cn as e,Gn as t,In as n,It as r,Ln as i,Pn as a,Rn as o,Vn as s,Wn as c,gn as l,kn as u,mn as d,st as f,un as p,zn as m}from"./DmJldRH4.js";import{t as h}from"./Cw5dbIi4.js";var g=`new.clock = Clock
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
new.clock.days.hint.all = Les jours courent au calendrier, que vous soyez à la table ou non.`,v=l(`<!> <!> <!>`,1);function y(l,y){t(y,!0);let b=r(y,`clock`,15),x=r(y,`needed`,3,!1),S=Object.assign({"./words.en.txt":g,"./words.fr.txt":_}),C=s(()=>f.words.with(S[`./words.${f.language}.txt`])),w=[[300,5],[600,10],[1200,15]],T=[1,2,3,5,7,14],E=w.length,D=m(i(x()?1:-1)),O=m(3),k=m(`lost`),A=e=>{let[t,n]=w[e];return{minutes:t/60,seconds:n}},j=s(()=>[...x()?[]:[{value:-1,label:e(C).text(`new.clock.none`)}],...w.map((t,n)=>({value:n,label:e(C).text(`new.clock.live`,A(n))})),{value:E,label:e(C).text(`new.clock.days`)}]),M=s(()=>[`lost`,`computer`].map(t=>({value:t,label:e(C).text(`new.clock.then.${t}`)})));u(()=>{let t=w[e(D)],n={then:y.two?e(k):`computer`};b(e(D)===E?{days:e(O),...n}:t&&{base:t[0],increment:t[1],...n})});var N=v(),P=a(N);{let t=s(()=>e(C).text(`new.clock`)),n=s(()=>w[e(D)]?e(C).text(x()?`new.clock.hint.all`:`new.clock.hint`,A(e(D))):``);h(P,{get label(){return e(t)},get values(){return e(j)},get hint(){return e(n)},get value(){return e(D)},set value(e){o(D,e,!0)}})}var F=n(P,2),I=t=>{{let n=s(()=>e(C).text(`new.clock.each`)),r=s(()=>T.map(t=>({value:t,label:e(C).text(`new.clock.day`,{days:t})}))),i=s(()=>e(C).text(x()?`new.clock.days.hint.all`:`new.clock.days.hint`));h(t,{get label(){return e(n)},get values(){return e(r)},get hint(){return e(i)},get value(){return e(O)},set value(e){o(O,e,!0)}})}};p(F,t=>{e(D)===E&&t(I)});var L=n(F,2),R=t=>{{let n=s(()=>e(C).text(`new.clock.then`));h(t,{get label(){return e(n)},get values(){return e(M)},get value(){return e(k)},set value(e){o(k,e,!0)}})}};p(L,t=>{e(D)>=0&&y.two&&!x()&&t(R)}),d(l,N),c()}export{y as t};