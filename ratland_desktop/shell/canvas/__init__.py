"""The canvas: everything on screen is drawn with it, in logical units, sharp at the window's real pixels.

Renders and caches. Knows no scene, no widget and no texts.
"""

from ratland_desktop.shell.canvas.drawing import Canvas
from ratland_desktop.shell.canvas.record import Drawn, TextLog
from ratland_desktop.shell.canvas.view import View

__all__ = ["Canvas", "Drawn", "TextLog", "View"]
