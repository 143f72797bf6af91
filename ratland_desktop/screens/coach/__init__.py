"""The coach: a clever rat that explains the game, one thing at a time, without getting in the way."""
