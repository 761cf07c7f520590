# The levels of the computer.

level-console = Console
level-first-game = First game
level-beginner = Beginner
level-learner = Learner
level-casual = Casual player
level-club = Club player
level-tournament = Tournament player
level-expert = Expert
level-master = Master
level-champion = Champion
level-max = Unbeatable
