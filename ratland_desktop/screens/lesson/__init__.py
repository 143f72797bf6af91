"""How to play in two minutes: a little game to play along, one thing at a time."""

from .scene import LessonScene

__all__ = ["LessonScene"]
