var e=`offer.line = Never played? A short course at the board teaches you each game:
offer.away = Don’t offer this again`;export{e as default};