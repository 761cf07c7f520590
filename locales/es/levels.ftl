# The levels of the computer.

level-console = Consola
level-first-game = Primera partida
level-beginner = Principiante
level-learner = Aprendiz
level-casual = Aficionado
level-club = Jugador de club
level-tournament = Jugador de torneo
level-expert = Experto
level-master = Maestro
level-champion = Campeón
level-max = Imbatible
