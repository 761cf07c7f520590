# Ce que l’on lit sur les comptes, les invitations et les autres.

## Comptes

people-account = Compte
people-log-in = Se connecter
people-log-out = Se déconnecter
people-register = Créer un compte
people-name = Nom
people-name-rule = De { $shortest } à { $longest } lettres ou chiffres. Les autres le verront.
people-password = Mot de passe
people-password-rule = Au moins { $count } caractères. Plusieurs mots à la suite en font un bon.
people-password-show = Afficher le mot de passe
people-password-new = Nouveau mot de passe
people-password-now = Mot de passe actuel
people-password-change = Changer le mot de passe
people-password-changed = Le mot de passe est changé. Les autres appareils sont déconnectés
people-recovery-use = Mot de passe oublié ? Utilisez un code de secours
people-recovery-code = Code de secours
people-recovery-back = Utiliser le mot de passe
people-recovery-title = Vos codes de secours
people-recovery-about = Gardez ces codes en lieu sûr. Si vous oubliez votre mot de passe, chacun d’eux vous laisse entrer une fois. Ils ne sont affichés que maintenant.
people-recovery-save = Enregistrer dans un fichier
people-recovery-copy = Tout copier
people-recovery-kept = Je les ai enregistrés
people-guest-about = Vous jouez en invité : rien à remplir, et vos parties restent dans ce navigateur. Avec un compte, vous pouvez jouer des parties classées, et vos parties et vos progrès vous suivent sur tous vos appareils.
people-guest-keeps = Tout ce que vous avez joué ici reste à vous.
people-visitor-about = Pour jouer, pas besoin de compte. Avec un compte, vous pouvez jouer des parties classées, et vos parties et vos progrès vous suivent sur tous vos appareils.
people-local-about = Vous êtes sur votre propre machine : tout est à vous ici, et aucun compte n’est nécessaire.
people-local-others = Pour que d’autres jouent ici, lancez « outflank serve --host 0.0.0.0 ». Chaque navigateur est alors un joueur à part.
people-since = Joue ici depuis le { $date }
people-welcome = Bienvenue, { $name }
people-welcome-back = Bonjour, { $name }
people-logged-out = Vous êtes déconnecté
people-delete = Supprimer le compte
people-delete-about = Votre nom, vos progrès et vos parties privées sont supprimés pour toujours. Les parties avec d’autres restent chez eux, jouées par « joueur supprimé ».
people-delete-yes = Supprimer pour toujours
people-deleted = Votre compte est supprimé

## Ce qui ne va pas dans un nom ou un mot de passe

people-name-short = Un nom a au moins { $count } lettres
people-name-long = Un nom a au plus { $count } lettres
people-name-first = Un nom commence par une lettre
people-name-sign = Un nom peut avoir des lettres, des chiffres, - et _, mais pas { $sign }
people-name-reserved = Ce nom pourrait être pris pour un nom du serveur. Choisissez-en un autre
people-name-taken = Ce nom est déjà pris. Choisissez-en un autre
people-password-short = Un mot de passe a au moins { $count } caractères
people-password-weak = Ce mot de passe est facile à deviner. Essayez plusieurs mots sans rapport entre eux
people-password-wrong = Le nom et le mot de passe ne correspondent pas
people-no-accounts = Il n’y a pas de comptes sur ce serveur : il est fait pour une seule machine

## Jouer avec quelqu’un que l’on connaît

people-friend = Jouer avec un ami
people-friend-about = Créez un lien et envoyez-le à un ami : qui l’ouvre et appuie sur Jouer s’assied en face de vous. Aucun compte n’est nécessaire.
people-friend-link = Créer un lien
people-friend-again = Créer un autre lien
people-friend-more = Avance, ouverture et nombre de parties
people-rated-choice = Partie classée
people-start = Position de départ
people-start-even = Habituelle
people-start-xot = XOT : huit coups tirés au sort
people-for-me = Moi
people-for-friend = Mon ami
people-waiting-list = En attente d’un ami
people-clock-none = Sans pendule
people-clock-game = { $minutes ->
    [one] { $minutes } minute par joueur
   *[other] { $minutes } minutes par joueur
}
people-clock-increment = { $minutes ->
    [one] { $minutes } minute par joueur
   *[other] { $minutes } minutes par joueur
} et { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} de plus à chaque coup
people-clock-byo-yomi = { $minutes ->
    [one] { $minutes } minute par joueur
   *[other] { $minutes } minutes par joueur
}, puis { $periods } × { $seconds } s
people-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
people-clock-move = { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}
people-side-any = Les couleurs sont tirées au sort
people-side-yours = Vous avez { $color ->
    [black] les noirs
   *[white] les blancs
}
people-corners-yours = { $count ->
    [one] Un coin d’avance pour vous
   *[other] { $count } coins d’avance pour vous
}
people-corners-theirs = { $count ->
    [one] Un coin d’avance pour votre adversaire
   *[other] { $count } coins d’avance pour votre adversaire
}
people-goal-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
people-goal-wins = { $count ->
    [one] En { $count } victoire
   *[other] En { $count } victoires
}
people-goal-points = { $count ->
    [one] En { $count } point
   *[other] En { $count } points
}
people-rated = Classée
people-unrated = Non classée
people-play = Jouer
people-invited = Vous êtes invité à une partie d’Othello
people-invited-by = { $name } vous invite à une partie d’Othello
people-no-account-needed = Aucun compte n’est nécessaire.
people-waiting = En attente de votre ami …
people-link = Lien
people-link-about = Envoyez ce lien. Le premier qui l’ouvre et appuie sur Jouer sera votre adversaire. Laissez cette page ouverte : la partie commence ici d’elle-même.
people-link-until = La place est libre jusqu’au { $date }.
people-send = Envoyer …
people-qr = Code QR du lien
people-qr-about = Ou pointez ici l’appareil photo de l’autre téléphone.
people-address = Adresse
people-address-about = Cette machine a plusieurs adresses. Si le lien ne s’ouvre pas, essayez-en une autre.
people-withdraw = Retirer
people-seat-taken = Quelqu’un d’autre a déjà pris cette place.
people-challenge-gone = Cette invitation n’est plus ouverte.
people-challenge-own = C’est votre propre invitation. Envoyez le lien à quelqu’un d’autre
people-account-needed = Les parties classées sont réservées aux joueurs qui ont un compte
people-nobody-else = Personne d’autre ne peut atteindre cette machine. Pour ouvrir aux autres, lancez « outflank serve --host 0.0.0.0 »
people-terms-not-rateable = Seules les parties égales avec pendule sont classées
people-terms-xot-corners = XOT et les coins d’avance ne vont pas ensemble

## Devant le plateau avec quelqu’un d’ailleurs

people-asks-take-back = Votre adversaire voudrait reprendre le dernier coup.
people-asks-pause = Votre adversaire voudrait une pause.
people-agree = Accepter
people-decline = Refuser
people-asked = La question est posée à votre adversaire.
people-call-off = Annuler
people-call-off-question = Annuler cette partie ?

## Trouver quelqu’un avec qui jouer

people-lobby = Jouer avec d’autres
people-lobby-about = Un clic, et vous jouez avec qui veut la même partie. Aucun compte n’est nécessaire. Tout le monde peut regarder ces parties.
people-pool-game = { $minutes } min
people-pool-increment = { $minutes } min + { $seconds } s
people-pool-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
people-pool-waiting = { $count ->
    [one] { $count } personne attend
   *[other] { $count } personnes attendent
}
people-lobby-looking = Recherche d’un adversaire : { $clock }
people-lobby-looking-live = La partie commence ici d’elle-même.
people-lobby-looking-days = La partie apparaîtra dans votre liste. Vous n’avez pas besoin de rester.
people-lobby-cancel = Ne plus chercher
people-lobby-stopped = Vous ne cherchez plus d’adversaire
people-lobby-found = Adversaire trouvé
people-lobby-offer = Personne ne cherche cette partie en ce moment. Vous pouvez attendre encore ou jouer contre l’ordinateur.
people-lobby-offer-play = Jouer contre l’ordinateur, niveau { $level }
people-lobby-here = { $count ->
    [one] { $count } personne ici
   *[other] { $count } personnes ici
}
people-lobby-playing = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
people-lobby-watch = Regarder une partie
people-lobby-watch-none = Personne ne joue ici en ce moment.

## Classements

people-ratings = Classements
people-rating = Classement { $rating }
people-rating-rough = Classement approximatif { $rating }
people-rating-after = { $name } : { $rating } ({ $change })
people-rating-record = Gagnées : { $wins }, nulles : { $draws }, perdues : { $losses }
people-rating-none = Aucune partie classée pour l’instant.
people-rating-chart = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}, de { $from } à { $to }
people-category = Type de partie
people-category-bullet = Bullet
people-category-blitz = Blitz
people-category-standard = Standard
people-category-correspondence = Par correspondance
people-category-computer = Contre l’ordinateur
people-leaderboard = Les meilleurs
people-leaderboard-none = Personne encore : on y figure après vingt parties classées contre cinq adversaires, dont une récente.
people-program = Un programme
