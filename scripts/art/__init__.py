"""Draws all pictures as SVG text: one light, one palette, shared rats. Knows nothing of rules.

Modules here draw what all games share; a folder with the name of a game has the drawings that only it uses.
"""
