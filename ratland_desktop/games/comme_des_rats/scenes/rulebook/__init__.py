"""The rule book of Comme des Rats."""

from .book import BOOK

__all__ = ["BOOK"]
