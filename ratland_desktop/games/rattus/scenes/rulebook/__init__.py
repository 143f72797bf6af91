"""Rattus' rule book."""

from .book import BOOK

__all__ = ["BOOK"]
