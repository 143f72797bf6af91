"""What lies on the map and beside it: cubes, tokens, signs, cards, seats."""
