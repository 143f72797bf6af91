"""Drawings for Comme des Rats."""
