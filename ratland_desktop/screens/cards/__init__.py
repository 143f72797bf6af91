"""The viewer of all cards: every card of a game, large, with how we play it."""

from .scene import CardsScene

__all__ = ["CardsScene"]
