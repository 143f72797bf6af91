"""The settings scene. It is opaque, so that it can be opened over a secret page."""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.comfort import Comfort
from ratland_desktop.shell.go import Done, Go, Push
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.scenes.settings.rows import Hold, Place, lay_out
from ratland_desktop.shell.voice import TABLE
from ratland_desktop.shell.widgets import (
    Button,
    Choice,
    Form,
    Hint,
    Kind,
    Slider,
    Switch,
    Widget,
    draw_hints,
)
from ratland_desktop.shell.widgets.dialog import Answer, Dialog, says

TITLE = Box(60, 26, 1300, 88)
BOTTOM = Box(60, 966, 1800, 84)
HINTS = Box(70, 988, 960, 40)


class SettingsScene(Scene[None]):
    """Gives back nothing: what was changed has been changed, and is written when the page is left."""

    voice = TABLE  # what is set here is set for everybody

    def __init__(self, comfort: Comfort) -> None:
        super().__init__()
        self.comfort = comfort
        self.cards = lay_out()

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        self.form = Form(*(self._widget(place) for card in self.cards for place in card.rows))
        done, reset = BOTTOM.right_part(340), Box(BOTTOM.right - 340 - 24 - 380, BOTTOM.y, 380, BOTTOM.h)
        self.form.add(Button("reset", reset, say("shell.settings.reset"), self.ask_reset, kind=Kind.QUIET))
        self.form.add(Button("done", done, say("shell.common.done"), self.back, kind=Kind.PRIMARY))
        self.form.first = "language"

    def _widget(self, place: Place) -> Widget:
        say, row, box = self.desk.texts, place.row, place.widget
        now = getattr(self.comfort.settings, row.name)
        if row.hold is Hold.LANGUAGE:
            spoken = [(language.code, language.name) for language in say.available()]
            return Choice("language", box, spoken, say.language, self._changer("language"))
        if row.hold is Hold.VOLUME:
            return Slider(
                row.name, box, now / 100, self._volume(row.name),
                shown_as=lambda share: say("shell.common.percent", n=round(share * 100)),
            )  # fmt: skip
        if row.name == "fullscreen":
            return Switch(row.name, box, self.desk.full_screen, self._full_screen)
        if row.hold is Hold.SWITCH:
            return Switch(row.name, box, now, self._changer(row.name))
        key = f"shell.settings.{row.name}.choice"
        choices = [(choice, say(f"{key}.{choice.value}")) for choice in row.choices or ()]
        return Choice(row.name, box, choices, now, self._changer(row.name))

    # --- changes

    def _changer(self, name: str) -> Callable[[object], Go | None]:
        def change(value: object) -> Go | None:
            self.comfort.change(**{name: value})
            return None

        return change

    def _volume(self, name: str) -> Callable[[float], Go | None]:
        def change(share: float) -> Go | None:
            self.comfort.change(**{name: round(share * 100)})
            self.desk.sound.play("tick")
            return None

        return change

    def _full_screen(self, on: bool) -> Go | None:
        if on is not self.desk.full_screen:
            self.desk.toggle_full_screen()
        return None

    def ask_reset(self) -> Go:
        answers = [
            Answer("no", says("shell.dialog.reset.no"), False),
            Answer("yes", says("shell.dialog.reset.yes"), True, primary=True),
        ]
        dialog = Dialog(says("shell.dialog.reset.title"), says("shell.dialog.reset.text"), answers)
        return Push(dialog, then=self._reset)

    def _reset(self, wanted: bool | None) -> Go | None:
        if wanted:
            self.comfort.reset()
            self.desk.refresh()
        return None

    def back(self) -> Go:
        self.comfort.save()
        return Done(None)

    # --- looks

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.up_down"), say("shell.pad.cross"), say("shell.hint.move")),
            Hint(say("shell.key.left_right"), say("shell.pad.south"), say("shell.hint.change")),
            Hint("M", "", say("shell.hint.mute")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.hint.back")),
        ]

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("settings", lambda c: paint_wall(c, darkness=0.6))
        say = self.desk.texts
        canvas.text(say("shell.settings.title"), TITLE, theme.TITLE, theme.LAMP)
        for card in self.cards:
            canvas.rounded(card.box, theme.PANEL, radius=theme.RADIUS, rim=theme.RAISED, rim_width=3)
            canvas.icon(card.card.icon, card.icon, theme.LAMP)
            canvas.text(say(f"shell.settings.{card.card.name}"), card.heading, theme.SUBHEADING, theme.LAMP)
            for place in card.rows:
                key = f"shell.settings.{place.row.name}"
                canvas.text(say(f"{key}.label"), place.label, theme.BODY)
                about = say(f"{key}.about")
                canvas.text(about, place.about, theme.NOTE, theme.SOFT_TEXT, lines=2, valign="top")
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)
