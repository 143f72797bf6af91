"""The canvas: everything on screen is drawn here, in logical units, sharp at the window's real pixels.

Owns rasterising and caching. Knows no scene, no widget and no word of any language.
"""

from ratland_desktop.shell.canvas.drawing import Canvas
from ratland_desktop.shell.canvas.record import Drawn, TextLog
from ratland_desktop.shell.canvas.view import View

__all__ = ["Canvas", "Drawn", "TextLog", "View"]
