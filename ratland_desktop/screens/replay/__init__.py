"""Watch it again: any game, finished or running, at its own table."""

from .console import ReplayConsole
from .opening import has_begun, replay_in, replay_scene
from .ways import Ways

__all__ = ["ReplayConsole", "Ways", "has_begun", "replay_in", "replay_scene"]
