"""The lamp button under an open decision: it says what Enter would do now, and does it when it is pressed."""

from __future__ import annotations

from collections.abc import Collection

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.widgets import Button, Form, Kind

from .decisions.kit import Option


class LampButton(Button):
    """Stands where the large button of the table is. `options`: the names of what can be chosen."""

    def __init__(self, box: Box, form: Form, options: Collection[str]) -> None:
        super().__init__("next", box, "", lambda: STAY, kind=Kind.PRIMARY, enabled=False)
        self.form, self.options = form, options
        self.option: Button | None = None

    def follow(self) -> None:
        """Look at what has the focus. The last option that had it stays, while it is elsewhere."""
        focus = self.form.focus
        if focus is self.option or not isinstance(focus, Button) or focus.name not in self.options:
            return
        self.option = focus
        self.words = focus.doing if isinstance(focus, Option) else focus.words
        self.enabled = not isinstance(focus, Option) or focus.legal
        self.touch()

    def fire(self) -> Go | None:
        return self.option.fire() if self.option is not None and self.enabled else None
