"""The map of Europe: its corners and lines as data, the shapes made of them, and how they are painted."""
