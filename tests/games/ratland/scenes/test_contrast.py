"""Everything can be read: words and icons stand out from what is behind them, on every screen there is."""

from __future__ import annotations

from pathlib import Path

import pytest
import screenshots  # noqa: F401  knows all the screens
from _contrast import SMALL_PRINT, contrast, readings
from _pilot import Pilot
from _screens import SCREENS
from _studio import Studio

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Form, Kind
from tests.quickly import quickly

SOME = (
    "title",
    "shelf",
    "settings",
    "gallery",
    "set_up",
    "curtain",
    "sewer",
    "table-drew",
    "results",
    "unsaved",
    "menu_unsaved",
)
PALE = theme.mixed(theme.PANEL, theme.TEXT, 0.3)


class Measured(Studio):
    """Takes no pictures: it notes what does not stand out, and how much it looked at."""

    def take(self, name: str, pilot: Pilot) -> None:
        found = readings(pilot)
        self.taken += len(found)
        self.bad[name] = [str(reading) for reading in found if not reading.good]


def test_black_on_white_and_grey_on_white_are_as_everybody_measures_them() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (119, 119, 119)) == pytest.approx(4.48, abs=0.01)
    assert contrast((7, 7, 7), (7, 7, 7)) == 1


class Page(Scene[None]):
    """Words that are fine, words too pale, large ones just good enough, and pale ones behind a plate."""

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.bounds, theme.PANEL)
        canvas.text("fine", Box(100, 100, 400, 60), theme.BODY, theme.TEXT)
        canvas.text("too pale", Box(100, 200, 400, 60), theme.BODY, PALE)
        canvas.icon("gear", Box(100, 300, 60, 60), theme.mixed(theme.PANEL, theme.TEXT, 0.2))
        canvas.layer("pale", Box(90, 390, 400, 60), self._layer)
        canvas.text("outlined", Box(100, 500, 900, 60), theme.BODY, PALE, outline=theme.BLACK)
        canvas.text("hidden", Box(100, 600, 400, 60), theme.BODY, PALE)
        canvas.fill(Box(90, 590, 420, 80), theme.PANEL)

    def _layer(self, canvas: Canvas) -> None:
        canvas.text("pale in a layer", Box(100, 400, 400, 40), theme.BODY, PALE)


def test_what_is_too_pale_is_found_wherever_it_is_drawn() -> None:
    found = {reading.what: reading for reading in readings(Pilot(Page))}
    assert [what for what, reading in found.items() if not reading.good] == [
        "too pale", "pale in a layer", "outlined", "<gear>"
    ]  # fmt: skip
    assert found["fine"].ratio == pytest.approx(contrast(theme.TEXT, theme.PANEL), rel=0.05)
    assert "hidden" not in found


class Plates(Scene[None]):
    """A button of every kind."""

    def arrange(self, canvas: Canvas) -> None:
        rows = Box(100, 50, 600, 950).rows(len(Kind), 12)
        buttons = [
            Button(kind.name, row, "Cheese", lambda: None, kind=kind)
            for kind, row in zip(Kind, rows, strict=True)
        ]
        self.form = Form(*buttons)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.bounds, theme.PANEL)
        self.form.draw(canvas)


@pytest.mark.parametrize("kind", Kind)
def test_a_button_is_readable_with_the_mouse_on_it_and_when_it_is_off(kind: Kind) -> None:
    pilot = Pilot(Plates)
    button = pilot.widget(kind.name)
    pilot.scene.form.hover = button
    pointed = readings(pilot)
    button.enabled = False
    assert [str(reading) for reading in (*pointed, *readings(pilot)) if reading.ratio < SMALL_PRINT] == []


@pytest.mark.parametrize("name", quickly(SOME, "title", "sewer"))
def test_words_and_icons_stand_out(name: str, tmp_path: Path) -> None:
    studio = Measured(tmp_path, players=4, folder=tmp_path)
    SCREENS[name](studio, name)
    assert studio.taken > 10
    assert {name: bad for name, bad in studio.bad.items() if bad} == {}


@pytest.mark.slow
@pytest.mark.parametrize(("players", "text_size"), [(12, "normal"), (3, "larger")])
def test_words_and_icons_stand_out_on_every_screen(players: int, text_size: str, tmp_path: Path) -> None:
    studio = Measured(tmp_path, players=players, text_size=text_size, folder=tmp_path)
    for name, play in SCREENS.items():
        play(studio, name)
    assert studio.taken > 10 * len(SCREENS)
    assert {name: bad for name, bad in studio.bad.items() if bad} == {}
