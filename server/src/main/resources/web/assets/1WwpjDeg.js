import{Cn as e,Gn as t,It as n,Vn as r,Wn as i,st as a}from"./CTFHPC65.js";import{t as o}from"./Dvrg1AQ6.js";var s=`new.rated = Rating
new.rated.no = a friendly game
new.rated.yes = rated
new.rated.hint = It changes the ratings of those who play. Only players with an account can sit down; there are no hints and no taking back.`,c=`new.rated = Classement
new.rated.no = partie amicale
new.rated.yes = partie classée
new.rated.hint = Elle change le classement de ceux qui jouent. Seuls les joueurs qui ont un compte peuvent s’asseoir ; ni conseil, ni reprise de coup.`;function l(l,u){t(u,!0);let d=n(u,`rated`,15),f=Object.assign({"./words.en.txt":s,"./words.fr.txt":c}),p=r(()=>a.words.with(f[`./words.${a.language}.txt`])),m=r(()=>[`no`,`yes`].map(t=>({value:t,label:e(p).text(`new.rated.${t}`)})));var h=()=>d()?`yes`:`no`,g=e=>d(e===`yes`);{let t=r(()=>e(p).text(`new.rated`)),n=r(()=>d()?e(p).text(`new.rated.hint`):``);o(l,{get label(){return e(t)},get values(){return e(m)},get value(){return h()},set value(e){g(e)},get hint(){return e(n)}})}i()}export{l as t};