"""Screens of any game. Each takes a small description from the game."""
