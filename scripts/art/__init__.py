"""Draws the pictures of RatLand as SVG text: one light, one palette, shared rats. Knows nothing of the game."""
