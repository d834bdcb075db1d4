import{Cn as e,Gn as t,In as n,It as r,Pn as i,Rn as a,Vn as o,Wn as s,gn as c,kn as l,mn as u,st as d,un as f,zn as p}from"./CWJndWH1.js";import{t as m}from"./Ca_JwXyt.js";var h=`new.clock = Clock
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
new.clock.then.computer = un ordinateur continue`,_=c(`<!> <!> <!>`,1);function v(c,v){t(v,!0);let y=r(v,`clock`,15),b=Object.assign({"./words.en.txt":h,"./words.fr.txt":g}),x=o(()=>d.words.with(b[`./words.${d.language}.txt`])),S=[[300,5],[600,10],[1200,15]],C=[1,2,3,5,7,14],w=S.length,T=p(-1),E=p(3),D=p(`lost`),O=e=>{let[t,n]=S[e];return{minutes:t/60,seconds:n}},k=o(()=>[{value:-1,label:e(x).text(`new.clock.none`)},...S.map((t,n)=>({value:n,label:e(x).text(`new.clock.live`,O(n))})),{value:w,label:e(x).text(`new.clock.days`)}]),A=o(()=>[`lost`,`computer`].map(t=>({value:t,label:e(x).text(`new.clock.then.${t}`)})));l(()=>{let t=S[e(T)],n={then:v.two?e(D):`computer`};y(e(T)===w?{days:e(E),...n}:t&&{base:t[0],increment:t[1],...n})});var j=_(),M=i(j);{let t=o(()=>e(x).text(`new.clock`)),n=o(()=>S[e(T)]?e(x).text(`new.clock.hint`,O(e(T))):``);m(M,{get label(){return e(t)},get values(){return e(k)},get hint(){return e(n)},get value(){return e(T)},set value(e){a(T,e,!0)}})}var N=n(M,2),P=t=>{{let n=o(()=>e(x).text(`new.clock.each`)),r=o(()=>C.map(t=>({value:t,label:e(x).text(`new.clock.day`,{days:t})}))),i=o(()=>e(x).text(`new.clock.days.hint`));m(t,{get label(){return e(n)},get values(){return e(r)},get hint(){return e(i)},get value(){return e(E)},set value(e){a(E,e,!0)}})}};f(N,t=>{e(T)===w&&t(P)});var F=n(N,2),I=t=>{{let n=o(()=>e(x).text(`new.clock.then`));m(t,{get label(){return e(n)},get values(){return e(A)},get value(){return e(D)},set value(e){a(D,e,!0)}})}};f(F,t=>{e(T)>=0&&v.two&&t(I)}),u(c,j),s()}export{v as t};