"""Rattus: class cards, cubes, tokens, the plague and the castle. The map is painted by the game itself."""
