"""RatLand's little round for the lesson."""

from .script import SCRIPT

__all__ = ["SCRIPT"]
