# The levels of the computer.

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
