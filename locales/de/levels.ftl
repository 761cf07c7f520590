# The levels of the computer.

level-console = Konsole
level-first-game = Erste Partie
level-beginner = Anfänger
level-learner = Lernender
level-casual = Gelegenheitsspieler
level-club = Vereinsspieler
level-tournament = Turnierspieler
level-expert = Experte
level-master = Meister
level-champion = Champion
level-max = Unschlagbar
