"""Where everything stands at the opening choice, in logical units. Plain geometry, no picture."""

from ratland_desktop.shell.box import Box

FACE = Box(56, 26, 140, 140)
TITLE = Box(216, 34, 1430, 76)
ABOUT = Box(216, 112, 1430, 48)
MENU = Box(1690, 40, 190, 64)
CARDS = Box(60, 178, 1800, 744)
EARLIER = Box(60, 944, 320, 92)
DONE = Box(1190, 938, 670, 102)
HINTS = Box(60, 1042, 1100, 34)
