# The levels of the computer, and its book of openings.

level-console = Console
level-first-game = Première partie
level-beginner = Débutant
level-learner = Apprenti
level-casual = Amateur
level-club = Joueur de club
level-tournament = Joueur de tournoi
level-expert = Expert
level-master = Maître
level-champion = Champion
level-max = Imbattable

levels-column-level = Niveau
levels-column-name = Nom
levels-column-rating = Force
levels-column-time = Temps
levels-column-measured = Mesurée
levels-column-games = Parties
levels-people = Les niveaux faibles jouent comme des humains. Sur { $count } coups de tournoi jamais vus, le modèle en attendait { $first } % et en avait { $three } % parmi ses trois premiers choix.

book-moves = Le livre, { $depth ->
    [one] { $depth } coup
   *[other] { $depth } coups
} à l’avance :
book-unknown = Le livre ne connaît pas cette position
book-size = Le livre contient { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
book-merged = Positions ajoutées : { $added }, remplacées : { $replaced }, inchangées : { $kept }. Dans le livre : { $count }
book-grown = { $added ->
    [one] { $added } ajoutée
   *[other] { $added } ajoutées
}, { $count ->
    [one] { $count } position
   *[other] { $count } positions
} dans le livre
levels-max = La force de max vaut pour { $seconds } s par coup ; avec plus de temps, il joue mieux.
