"""How to play in two minutes: a little round to play along, one thing at a time."""

from ratland_desktop.games.ratland.scenes.lesson.scene import LessonScene

__all__ = ["LessonScene"]
