"""Drawings of Ratjack: its cards, the props on them, chips, two more animals, and the table."""
