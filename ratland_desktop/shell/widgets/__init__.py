"""Our own widgets, in the theme, usable with the keyboard."""

from ratland_desktop.shell.widgets.base import Look, Widget
from ratland_desktop.shell.widgets.buttons import Button, HoldButton, IconButton, Kind
from ratland_desktop.shell.widgets.choices import Choice, Stepper, Switch, Tabs
from ratland_desktop.shell.widgets.form import Form
from ratland_desktop.shell.widgets.hints import Hint, draw_hints, hints_width
from ratland_desktop.shell.widgets.lists import ScrollList, ScrollPane
from ratland_desktop.shell.widgets.slider import Slider
from ratland_desktop.shell.widgets.status import ProgressBar
from ratland_desktop.shell.widgets.textfield import TextField

__all__ = [
    "Button", "Choice", "Form", "Hint", "HoldButton", "IconButton", "Kind", "Look", "ProgressBar",
    "ScrollList", "ScrollPane", "Slider", "Stepper", "Switch", "Tabs", "TextField", "Widget", "draw_hints",
    "hints_width",
]  # fmt: skip
