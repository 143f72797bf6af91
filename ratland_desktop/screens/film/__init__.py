"""The last round of a game as a moving picture for the family chat."""
