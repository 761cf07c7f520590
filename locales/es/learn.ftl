# Lessons and puzzles.
