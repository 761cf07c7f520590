# The levels of the computer.

level-console = Konsola
level-first-game = Pierwsza gra
level-beginner = Początkujący
level-learner = Uczeń
level-casual = Amator
level-club = Gracz klubowy
level-tournament = Gracz turniejowy
level-expert = Ekspert
level-master = Mistrz
level-champion = Czempion
level-max = Nie do pokonania
