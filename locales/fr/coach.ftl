# What the coach says about a move.
