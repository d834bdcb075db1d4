var e=`# Les mots de la page ; src/words.ts dit comment se lit un modèle. Les mêmes clés dans les deux langues.

house.name = Tianxia
house.line = Tout sous le ciel, en {number:games} jeux
language.en = English
language.fr = Français
skip.main = Aller au contenu
close = Fermer
cancel = Annuler

# Les jeux, tels que la première page les nomme.
game.qin = Qin
game.qin.line = Posez des tuiles, fondez des provinces, élevez vos pagodes avant les autres.
game.qin.players = 2–4 joueurs
game.qin.time = 25 min
game.contrees = Contrées
game.contrees.line = Élevez des tours aux coins des terres. Quatre sur six tiennent une contrée.
game.contrees.players = 2 joueurs
game.contrees.time = 20 min
game.pagoda = Pagoda
game.pagoda.line = Deux architectes, six pagodes en commun. Qui bâtit marque.
game.pagoda.players = 2 joueurs
game.pagoda.time = 30 min
game.sun-tzu = Sun Tzu
game.sun-tzu.line = Cinq provinces, neuf dynasties, des ordres donnés en secret.
game.sun-tzu.players = 2 joueurs
game.sun-tzu.time = 30 min

option.qin.players = Joueurs
option.qin.players.2 = deux
option.qin.players.3 = trois
option.qin.players.4 = quatre
option.qin.board = Plateau
option.qin.board.bird = Oiseau
option.qin.board.lion = Lion, avec de l’eau
option.contrees.tiles = Contrées
option.contrees.tiles.12 = douze
option.contrees.tiles.16 = seize
option.contrees.tiles.20 = vingt
option.contrees.tiles.24 = vingt-quatre
option.contrees.territory = Le territoire
option.contrees.territory.laid = posé ensemble
option.contrees.territory.ready = tout prêt
option.contrees.forbid = Un coin peut être interdit à la première tour
option.contrees.forbid.on = oui
option.contrees.forbid.off = non
option.pagoda.length = Durée
option.pagoda.length.full = complète, quatre étages
option.pagoda.length.quick = rapide, trois étages
option.pagoda.abilities = Pouvoirs
option.pagoda.abilities.on = avec
option.pagoda.abilities.off = sans, pour débuter
option.sun-tzu.rules = Règles
option.sun-tzu.rules.standard = standard
option.sun-tzu.rules.advanced = avancées
option.sun-tzu.warlords = Seigneurs de guerre
option.sun-tzu.warlords.on = un chacun, en secret
option.sun-tzu.warlords.off = aucun
option.sun-tzu.values = Tuiles de score
option.sun-tzu.values.rising = croissantes
option.sun-tzu.values.mixed = mêlées
option.sun-tzu.track = Piste de score
option.sun-tzu.track.10 = dix pas de chaque côté
option.sun-tzu.track.9 = neuf

# La ligne à côté du titre d’une table.
note.qin.board.bird = plateau oiseau
note.qin.board.lion = plateau lion
note.qin.players.3 = trois joueurs
note.qin.players.4 = quatre joueurs
note.contrees.tiles.12 = douze contrées
note.contrees.tiles.16 = seize contrées
note.contrees.tiles.20 = vingt contrées
note.contrees.tiles.24 = vingt-quatre contrées
note.contrees.forbid.on = un coin interdit
note.pagoda.length.full = partie complète
note.pagoda.length.quick = partie rapide
note.pagoda.abilities.on = avec pouvoirs
note.pagoda.abilities.off = sans pouvoirs
note.sun-tzu.rules.standard = règles standard
note.sun-tzu.rules.advanced = règles avancées
note.sun-tzu.warlords.on = seigneurs de guerre
note.sun-tzu.values.rising = valeurs croissantes
note.sun-tzu.values.mixed = valeurs mêlées
note.sun-tzu.track.9 = piste de neuf
note.against = contre {level:level}, {strength:level}
note.series = partie {game} sur {of}

level.easy = Carpe
level.medium = Grue
level.hard = Tigre
level.master = Dragon
strength.easy = facile
strength.medium = moyen
strength.hard = difficile
strength.master = maître

# La première page.
home.games = Jeux
home.settings = Réglages
home.play = Jouer
home.play.game = Jouer à {name}
home.options = Options
home.options.game = Options de {name}
home.rules.game = Règles de {name}
home.yours = Vos parties
home.none = Vos parties reposeront ici.
home.all = Toutes ({count})
home.fewer = Moins
home.waiting = Parties qui vous attendent\xA0: {count}.
theme.light = Couleurs claires
theme.dark = Couleurs sombres

join.open = Entrer avec un code
join.title = Rejoindre une table
join.label = Le lien ou le code que l’on vous a envoyé
join.wrong = Ce n’est ni un lien ni un code de table. Copiez le lien entier et collez-le ici.
join.go = Entrer

card.title = {game}, {against}
card.open = En attente d’un joueur
card.shares = On attend une part du tirage
card.yours = À vous
card.turn = À {name} de jouer
card.won = Vous avez gagné
card.lost = {name} a gagné
card.shared = Victoire partagée
card.remove = Ôter cette partie de la liste
against.with = avec {names}
against.one = contre {names}
against.screen = sur un seul écran

new.title = Une table de {game}
new.opponent = Votre adversaire
new.opponents = Les autres joueurs
new.opponent.number = Joueur {number}
new.easy = Carpe, facile
new.medium = Grue, moyenne
new.hard = Tigre, difficile
new.master = Dragon, maître
new.easy.line = Elle voit ce qui est devant elle et oublie le reste. Un enfant peut gagner.
new.medium.line = Elle regarde autour d’elle avant de jouer\xA0: bonne compagnie pour apprendre.
new.hard.line = Il voit loin et pardonne peu.
new.master.line = Ce que l’ordinateur peut faire de mieux, en deux secondes par tour au plus.
new.friend = un ami, par un lien
new.here = un ami, à cet écran
new.here.name = Le nom de votre ami
new.begins = Qui commence
new.begins.me = vous
new.begins.other = l’adversaire
new.begins.lot = au sort
# Là où tous deux agissent à la fois, on choisit son camp.
new.begins.sun-tzu = Vous êtes
new.begins.sun-tzu.me = Sun Tzu
new.begins.sun-tzu.other = le roi Shao
new.begins.sun-tzu.lot = au sort
new.series = Durée
new.games.1 = une partie
new.games.2 = une série de deux
new.games.3 = une série de trois
name.label = Votre nom
name.guest = Voyageur
name.here = Joueur {number}

invited.title = Une table de {game} vous attend
invited.by = {names} vous {names|attend|attendent}.
invited.seat = Votre couleur
invited.sit = Prendre place

# La table.
table.board = Plateau
table.words = La partie en mots
bar.home = Tous les jeux
bar.label = La table
bar.links = Liens vers cette table
bar.rules = Règles
bar.menu = Menu
sound = Son
sound.on = Mettre le son
sound.off = Couper le son
tab = {game} · Tianxia
tab.yours = ● À vous · {game}

seat.free = Place libre
seat.free.small = une place libre
player.you = vous
player.computer = ordinateur
player.away = absent
player.resigned = a abandonné
player.acts = doit jouer
player.won = vainqueur
screen.seat = Vous voyez ce que voit {name}.

turn.yours = À vous
turn.yours.name = À vous, {name}
turn.chooses = {names} {names|réfléchit|réfléchissent}
turn.thinks = {names} réfléchit
turn.thinks.time = {seconds} s au plus
turn.drawing = On pioche

preview.label = Ce qui arriverait
notes.label = Sur la table
act.wait = Ce n’est pas à vous de jouer.
act.choose = Choisissez d’abord un endroit sur le plateau.
pass = Passer
back = Revenir d’un pas
takeback = Reprendre
takeback.asked = {name} demande à reprendre son dernier coup.
takeback.agree = Accepter
takeback.decline = Refuser
takeback.waits = On demande aux autres si vous pouvez reprendre votre coup.
watching = Vous regardez la partie.

refused.illegal = Cela ne peut se jouer.
refused.stale = La partie a avancé. Regardez de nouveau, s’il vous plaît.
refused.not-allowed = Ce n’est pas possible maintenant.
refused.slow-down = Une chose après l’autre, s’il vous plaît.
refused.malformed = La table n’a pas compris.

log.title = Ce qui s’est passé
log.none = Les terres sont ouvertes. {name} commence.
log.look = Voir le plateau après le tour {turn}

away = Depuis votre dernier tour\xA0: {number:moves} {moves|coup|coups}. {moves|Le|Les} revoir ?
away.show = Revoir
away.dismiss = Non, merci

waiting.title = Une place est libre
waiting.line = La partie commence dès que quelqu’un prend place.
waiting.invite = Inviter
waiting.note = Qui ouvre ce lien peut prendre la place libre. D’ici là, la partie reste dans votre liste.
waiting.note.share = Vous pouvez fermer cette page entre-temps. Rouvrez-la ici quand quelqu’un aura pris place : elle garde votre part du tirage, et la partie commence avec elle.
waiting.other = La personne qui a dressé la table a le lien vers la place libre.
waiting.share = On attend {names}
waiting.share.line = {names|Une part|Des parts} du tirage {names|manque|manquent} encore. La partie commence dès {names|qu’elle est arrivée|qu’elles sont arrivées}.
waiting.share.do = {names} {names|n’a|n’ont} qu’à ouvrir la table : {names|la part qui manque arrive|les parts qui manquent arrivent} alors {names|d’elle-même|d’elles-mêmes}.
waiting.own = Un instant
waiting.own.line = Votre part du tirage est en route.

# Les tirages, que personne ne peut choisir.
fair.promise = Les tirages dépendent de tous : personne, pas même l’hôte, ne peut les choisir.
fair.how = Comment ça marche
fair.menu = Des tirages équitables
fair.title = Des tirages que personne ne choisit
fair.check = Vérifier les tirages
fair.checking = On recalcule les tirages…

doubt.lost = Ce navigateur n’a pas votre part du tirage : elle est restée dans celui où vous avez pris place.
doubt.lost.next = Ouvrez la table là-bas. Ou copiez là-bas le lien vers votre place, sous « Liens vers cette table », et ouvrez-le ici. Si ce navigateur est perdu, la partie ne peut commencer : dressez une nouvelle table.
doubt.secret = Le serveur montre pour cette table un autre secret que lorsque vous avez pris place. Il aurait pu ainsi choisir les tirages : votre page garde donc sa part, et la partie ne commence pas.
doubt.secret.next = Demandez à l’hôte ce qui s’est passé, ou dressez une table ailleurs.
doubt.own = Le serveur montre pour votre place une autre part que celle que vous avez donnée. Votre page garde donc la sienne, et la partie ne commence pas.
doubt.own.next = Si vous avez aussi pris cette place dans un autre navigateur, ouvrez la table là-bas. Sinon, demandez à l’hôte ce qui s’est passé.
doubt.others = La part d’une autre place n’est pas fixée, ou n’est plus celle qui fut montrée. On aurait pu la choisir selon les tirages : votre page garde donc la sienne, et la partie ne commence pas.
doubt.others.next = Demandez à l’hôte ce qui s’est passé, ou dressez une table ailleurs.

link.join = Le lien vers la place libre
link.join.note = Qui l’ouvre peut prendre place.
link.watch = Le lien pour regarder
link.watch.note = Qui l’ouvre voit ce que tous peuvent voir, et rien d’aucune main.
link.seat = Le lien vers votre place
link.seat.note = Il vous ramène à votre place depuis tout appareil. Gardez-le pour vous.
link.code = {label}, en code QR
link.copy = Copier
link.copied = Copié
link.share = Partager

curtain.title = Passez l’écran à {name}.
curtain.line = D’ici là, aucune main n’est montrée.
curtain.lift = Je suis {name}

resign = Abandonner
resign.title = Abandonner la partie ?
resign.line = L’autre joueur gagne.
resign.sure = Abandonner
leave = Quitter la table
leave.title = Quitter la table ?
leave.line = Un ordinateur prend votre place, et les autres continuent.
leave.sure = Quitter

end.won = {seat:winners} tient tout sous le ciel.
end.shared = {seat:winners} se partagent tout sous le ciel.
end.resigned = {seat:seat} a abandonné.
end.replay = Revoir
end.share = Partager
end.save = Garder la partie
end.rematch = Revanche
end.next = Partie suivante
end.wanted = On attend les autres
end.go = À la nouvelle table
share.replay = Qui ouvre ce lien peut revoir toute la partie.
series.standing = Après la partie {game} sur {of}, pagodes restantes\xA0: {sums}.
series.final = {names} {names|gagne|gagnent} la série, avec le moins de pagodes restantes\xA0: {sums}.

replay.label = Retour en arrière
replay.turn = Tour {turn} sur {turns}
replay.now = C’est la position la plus récente.
replay.past = Vous voyez le plateau tel qu’il était alors.
replay.slider = Tour
replay.first = Au début
replay.previous = Un tour en arrière
replay.next = Un tour en avant
replay.play = Montrer tour après tour
replay.stop = Arrêter
replay.leave = Retour à la partie
replay.end = Retour à la fin

rules.title = Règles

offline = Connexion perdue. Votre partie est à l’abri.
problem.offline = Pas de connexion au serveur. Réessayez dans un instant.
problem.slow-down = Trop à la fois. Attendez un instant, s’il vous plaît.
problem.taken = Cette place vient d’être prise.
problem.other-secret = Le serveur n’a pas fait la table promise : elle a un autre secret pour les tirages. Ne jouez pas ici.
problem.closing = Le serveur ferme un instant. Réessayez, s’il vous plaît.
problem.name-length = Un nom a de 1 à 40 lettres ou signes.
problem.name-characters = Quelque chose dans ce nom ne se voit pas, ou une lettre porte trop d’accents. Écrivez-le autrement, s’il vous plaît.
problem.name-reserved = La table parle ainsi d’un ordinateur ou d’une place. Choisissez un autre nom, s’il vous plaît.
problem.unknown = Cela n’a pas marché. Réessayez, s’il vous plaît.
lost.no-key = Cette table s’ouvre avec un lien
lost.no-key.next = Demandez à qui l’a dressée un lien pour jouer ou pour regarder. Vos propres places sont dans la liste de vos parties.
lost.unknown-table = Cette table n’existe pas
lost.unknown-table.next = Le lien a peut-être été coupé. Demandez-le de nouveau.
lost.unknown-token = Ce lien n’ouvre rien ici
lost.unknown-token.next = Il a peut-être été coupé, ou la place est prise. Demandez-le de nouveau.
lost.taken = Toutes les places sont prises
lost.taken.next = Qui vous a invité peut vous envoyer un lien pour regarder, ou dresser une autre table.
lost.offline = Pas de connexion
lost.offline.next = Vos parties sont à l’abri. Rouvrez cette page quand le réseau sera revenu.
lost.unknown-page = Il n’y a rien à cette adresse
lost.unknown-page.next = Les jeux sont sur la première page.
lost.home = Vers les jeux
`;export{e as default};