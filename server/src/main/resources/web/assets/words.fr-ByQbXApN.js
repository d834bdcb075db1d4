var e=`# Les mots de la page ; src/words.ts dit comment se lit un modèle. Les mêmes clés dans les deux langues.

house.name = Tianxia
house.line = Tout ce qui est sous le ciel, en {number:games} jeux
language.en = English
language.fr = Français
skip.main = Aller au contenu
close = Fermer
cancel = Annuler


note.against = contre {name}, {strength:level}
note.series = partie {game} sur {of}
note.boards = plateaux alternés

# Les ordinateurs par niveau ; le premier nom est celui d’une table à deux. Les accords de strength.* et de
# new.*.line valent pour tous les noms du niveau.
level.easy.1 = Carpe
level.easy.2 = Tortue
level.easy.3 = Oie
level.easy.4 = Souris
level.medium.1 = Grue
level.medium.2 = Pie
level.medium.3 = Chouette
level.medium.4 = Loutre
level.hard.1 = Tigre
level.hard.2 = Lynx
level.hard.3 = Léopard
level.hard.4 = Faucon
level.master.1 = Dragon
level.master.2 = Qilin
level.master.3 = Pixiu
level.master.4 = Kunpeng
strength.easy = facile
strength.medium = moyenne
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
home.none = Vos parties apparaîtront ici.
home.all = Afficher les {count}
home.fewer = Afficher moins
home.waiting = Parties qui vous attendent : {count}.
theme.light = Thème clair
theme.dark = Thème sombre

join.open = Rejoindre avec un code
join.title = Rejoindre une table
join.label = Le lien ou le code que vous avez reçu
join.wrong = Ce lien ou ce code n’est pas valide. Copiez le lien entier et collez-le ici.
join.go = Rejoindre

card.title = {game}, {against}
card.open = En attente d’un joueur
card.shares = En attente d’une part du tirage
card.yours = À vous
card.turn = À {name} de jouer
card.remove = Retirer cette partie de la liste
against.with = avec {names}
against.one = contre {names}
against.screen = sur un seul écran

new.title = Nouvelle table de {game}
new.opponent = Votre adversaire
new.opponents = Les autres joueurs
new.opponent.number = Joueur {number}
new.computer = {name}, {strength:level}
new.easy.line = Elle voit ce qui est devant elle et oublie le reste. Un enfant peut gagner.
new.medium.line = Elle regarde autour d’elle avant de jouer : bonne compagnie pour apprendre.
new.hard.line = Il voit loin et pardonne peu.
new.master.line = Ce que l’ordinateur fait de mieux, en deux secondes par tour au plus.
new.friend = un ami, par un lien
new.here = un ami, sur cet écran
new.here.name = Le nom de votre ami
new.begins = Qui commence
new.begins.me = vous
new.begins.other = l’adversaire
new.begins.lot = au hasard
# Là où tous deux agissent à la fois, on choisit son camp.
new.series = Durée
new.games.1 = une partie
new.games.2 = une série de deux
new.games.3 = une série de trois
new.boards = Plateaux
new.boards.same = le même à chaque partie
new.boards.turn = en alternance : {boards}
name.label = Votre nom
name.guest = Voyageur
name.here = Joueur {number}

invited.title = On vous invite à jouer à {game}
invited.by = {names} vous {names|attend|attendent}.
invited.seat = Votre couleur
invited.sit = Rejoindre la partie

# La table.
table.board = Plateau
table.words = La partie en mots
bar.home = Tous les jeux
bar.label = La table
bar.links = Liens vers cette table
bar.rules = Règles
bar.explain = Qu’est-ce que c’est ?
bar.keys = Clavier
explain.asking = Montrez ce que vous voulez comprendre. Échap pour finir.
bar.menu = Menu
sound = Son
sound.on = Activer le son
sound.off = Couper le son
tab = {game} · Tianxia
tab.yours = ● À vous · {game}
tab.over = {result} · {game}

seat.free = Place libre
seat.free.small = une place libre
player.you = vous
player.computer.easy = ordinateur facile
player.computer.medium = ordinateur moyen
player.computer.hard = ordinateur difficile
player.computer.master = ordinateur maître
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

preview.label = Ce qui se passerait
notes.label = Sur la table
act.wait = Ce n’est pas à vous de jouer.
act.choose = Choisissez d’abord un endroit sur le plateau.
pass = Passer
back = Revenir en arrière
takeback = Reprendre son coup
takeback.asked = {name} demande à reprendre son dernier coup.
takeback.agree = Accepter
takeback.decline = Refuser
takeback.waits = En attente de l’accord des autres.
watching = Vous regardez la partie.

refused.illegal = Ce coup n’est pas permis.
refused.stale = La partie a avancé. Regardez à nouveau le plateau.
refused.not-allowed = Ce n’est pas possible pour l’instant.
refused.slow-down = Trop de demandes, patientez un instant.
refused.malformed = La table n’a pas compris.

log.title = Ce qui s’est passé
log.none = Rien n’est encore joué. {name} commence.
log.look = Voir le plateau après le tour {turn}

since = Depuis votre tour : {number:count} {count|coup|coups}
since.step = {name}, {index} sur {count}
since.previous = Voir le coup précédent
since.next = Voir le coup suivant
since.again = Voir le coup

waiting.title = Une place est libre
waiting.line = La partie commence dès que quelqu’un la prend.
waiting.invite = Inviter
waiting.note = La personne qui ouvre ce lien peut prendre la place libre. D’ici là, la partie reste dans votre liste.
waiting.note.share = Vous pouvez fermer cette page en attendant. Rouvrez-la dans ce navigateur quand quelqu’un aura pris place : elle garde votre part du tirage, sans laquelle la partie ne peut pas commencer.
waiting.other = La personne qui a ouvert la table a le lien vers la place libre.
waiting.share = En attente de {names}
waiting.share.line = {names|Une part|Des parts} du tirage {names|manque|manquent} encore. La partie commence dès {names|qu’elle arrive|qu’elles arrivent}.
waiting.share.do = {names} {names|n’a|n’ont} qu’à ouvrir la table : {names|la part manquante est alors envoyée|les parts manquantes sont alors envoyées} automatiquement.
waiting.own = Un instant
waiting.own.line = Votre part du tirage est en route.

# Les tirages, que personne ne peut choisir.
fair.promise = Chacun a sa part dans les tirages : personne, pas même l’hôte, ne peut les choisir.
fair.how = Comment ça marche
fair.menu = Tirages équitables
fair.title = Des tirages que personne ne peut choisir
fair.check = Vérifier les tirages
fair.checking = Nouveau calcul des tirages…

doubt.lost = Ce navigateur n’a pas votre part du tirage : elle est dans celui où vous avez pris place.
doubt.lost.next = Ouvrez la table dans cet autre navigateur. Ou copiez-y le lien vers votre place, sous « Liens vers cette table », et ouvrez-le ici. Si ce navigateur est perdu, la partie ne peut pas commencer : ouvrez une nouvelle table.
doubt.secret = Le serveur montre pour cette table un autre secret que lorsque vous avez pris place. Il aurait pu ainsi choisir les tirages : votre page ne livre donc pas sa part, et la partie ne commence pas.
doubt.secret.next = Demandez à l’hôte ce qui s’est passé, ou ouvrez une table ailleurs.
doubt.own = Le serveur montre pour votre place une autre part que celle que vous avez donnée. Votre page ne livre donc pas la sienne, et la partie ne commence pas.
doubt.own.next = Si vous avez aussi pris cette place dans un autre navigateur, ouvrez-y la table. Sinon, demandez à l’hôte ce qui s’est passé.
doubt.others = La part d’une autre place n’est pas fixée, ou n’est plus celle qui avait été montrée. Elle a pu être choisie pour influencer les tirages : votre page ne livre donc pas la sienne, et la partie ne commence pas.
doubt.others.next = Demandez à l’hôte ce qui s’est passé, ou ouvrez une table ailleurs.

link.join = Lien vers la place libre
link.join.note = La personne qui l’ouvre peut prendre place.
link.watch = Lien pour les spectateurs
link.watch.note = La personne qui l’ouvre voit ce que tous peuvent voir, mais la main de personne.
link.seat = Lien vers votre place
link.seat.note = Il vous ramène à votre place depuis n’importe quel appareil. Gardez-le pour vous.
link.code = {label}, en code QR
link.copy = Copier
link.copied = Copié
link.share = Partager

curtain.title = Passez l’écran à {name}.
curtain.line = D’ici là, aucune main n’est visible.
curtain.lift = Je suis {name}

resign = Abandonner
resign.title = Abandonner la partie ?
resign.line = L’autre joueur gagne.
resign.sure = Abandonner
leave = Quitter la table
leave.title = Quitter la table ?
leave.line = Un ordinateur prend votre place, et les autres continuent.
leave.sure = Quitter

# La fin, pour qui a gagné, pour les autres, et pour le public ; puis avec les nombres.
end.you = Vous avez gagné
end.you.shared = Vous partagez la victoire avec {names}
end.lost = Vous avez perdu contre {names}
end.won = {names} a gagné
end.won.shared = {names} se partagent la victoire
end.series.you = Vous avez remporté la série
end.series.you.shared = Vous partagez la série avec {names}
end.series.lost = Vous avez perdu la série contre {names}
end.series.won = {names} a remporté la série
end.series.won.shared = {names} se partagent la série
end.score = {text}, {own} à {other}
end.count = {text} : {count}
end.each = {text}, {count} chacun
end.ahead = {text} de {points} point{points||s}
end.game = {text} dans cette partie.
end.resigned = {name} a abandonné.
end.resigned.you = Vous avez abandonné.
end.heaven = {seat:winners} {winners|règne|se partagent} {winners|sur |}tout ce qui est sous le ciel.
end.replay = Revoir
end.share = Partager
end.save = Enregistrer la partie
end.rematch = Revanche
end.next = Partie suivante
end.wanted = En attente des autres
end.go = Aller à la nouvelle table
share.replay = La personne qui ouvre ce lien peut revoir toute la partie.
series.standing = Après la partie {game} sur {of}, pagodes restantes : {sums}.
series.final = Pagodes restantes sur les {number:of} parties : {sums}.

replay.label = Revoir la partie
replay.turn = Tour {turn} sur {turns}
replay.now = C’est la position actuelle.
replay.past = Vous regardez une position antérieure.
replay.slider = Tour
replay.first = Aller au début
replay.previous = Tour précédent
replay.next = Tour suivant
replay.play = Dérouler tour par tour
replay.stop = Arrêter
replay.leave = Retour à la partie
replay.end = Retour à la fin

rules.title = Règles
rules.section = Aller à un chapitre
rules.page = Les règles sur une page à part

offline = Connexion perdue. Votre partie est à l’abri.
problem.offline = Pas de connexion au serveur. Réessayez dans un instant.
problem.slow-down = Trop de demandes. Attendez un instant.
problem.taken = Cette place vient d’être prise.
problem.other-secret = Le serveur n’a pas ouvert la table promise : le secret des tirages n’est pas le même. Ne jouez pas ici.
problem.closing = Le serveur s’arrête. Réessayez dans un instant.
problem.name-length = Un nom compte de 1 à 40 caractères.
problem.name-characters = Une partie de ce nom ne se voit pas, ou une lettre porte trop d’accents. Écrivez-le autrement.
problem.name-reserved = Ce nom est réservé aux messages de la table. Choisissez-en un autre.
problem.unknown = Une erreur s’est produite. Réessayez.
lost.no-key = Il faut un lien pour ouvrir cette table
lost.no-key.next = Demandez à la personne qui l’a ouverte un lien pour jouer ou pour regarder. Vos propres places sont dans la liste de vos parties.
lost.unknown-table = Table introuvable
lost.unknown-table.next = Le lien est peut-être incomplet. Redemandez-le.
lost.unknown-token = Ce lien n’est pas valide
lost.unknown-token.next = Il est peut-être incomplet, ou la place est déjà prise. Redemandez-le.
lost.taken = Toutes les places sont prises
lost.taken.next = La personne qui vous a invité peut vous envoyer un lien pour regarder, ou ouvrir une autre table.
lost.offline = Pas de connexion
lost.offline.next = Vos parties sont à l’abri. Rouvrez cette page quand le réseau sera revenu.
lost.unknown-page = Page introuvable
lost.unknown-page.next = Les jeux sont sur la page d’accueil.
lost.home = Aller aux jeux
`;export{e as default};