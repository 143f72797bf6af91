"""The viewer of all cards: every event, food and clan card, large, with how we play it."""

from .scene import CardsScene

__all__ = ["CardsScene"]
