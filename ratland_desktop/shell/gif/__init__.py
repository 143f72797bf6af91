"""Moving pictures as GIF files: the colours, the compression and the file. Knows no pygame and no screen."""

from ratland_desktop.shell.gif.palette import Palette, as_seen, choose_colours
from ratland_desktop.shell.gif.writer import GifWriter

__all__ = ["GifWriter", "Palette", "as_seen", "choose_colours"]
