"""The gallery: every widget once, for developers (`ratland --gallery`)."""

from __future__ import annotations

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go, Push, Quit
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.widgets import (
    Button,
    Choice,
    Form,
    Hint,
    HoldButton,
    IconButton,
    Kind,
    Look,
    ProgressBar,
    ScrollList,
    ScrollPane,
    Slider,
    Stepper,
    Switch,
    Tabs,
    TextField,
    Widget,
    draw_hints,
)
from ratland_desktop.shell.widgets.dialog import Answer, Dialog, says

TITLE = Box(60, 24, 1200, 84)
ABOUT = Box(60, 104, 1500, 40)
LEFT, MIDDLE, RIGHT = Box(60, 180, 1800, 780).columns(3, 50)
ROWS = 12
HINTS = Box(70, 1010, 900, 40)
KINDS = (Kind.PLAIN, Kind.QUIET, Kind.GHOST, Kind.PAPER)
ICONS = ("gear", "book", "sound_on", "trash", "undo", "star")


class GalleryScene(Scene[None]):
    """Values live here, so that a change of language keeps them."""

    def __init__(self) -> None:
        super().__init__()
        self.count, self.share, self.on, self.choice, self.tab = 4, 0.6, True, 1, 1
        self.name = ""

    def arrange(self, canvas: Canvas) -> None:
        self.form = Form(*self._left(), *self._middle(), *self._right(), first="primary")

    def _left(self) -> list[Widget]:
        say = self.desk.texts
        word = say("shell.gallery.button")
        rows = LEFT.rows(9, 18)
        pairs = [box for row in rows[1:3] for box in row.columns(2, 18)]
        widgets: list[Widget] = [Button("primary", rows[0], word, self.nothing, kind=Kind.PRIMARY)]
        for kind, box in zip(KINDS, pairs, strict=True):
            widgets.append(Button(f"button_{kind.value}", box, word, self.nothing, kind=kind))
        off, detailed = say("shell.gallery.button_disabled"), rows[4].union(rows[5]).top_part(120)
        held = rows[7].union(rows[8]).top_part(120)
        widgets += [
            Button("off", rows[3], off, self.nothing, enabled=False),
            Button(
                "detail", detailed, word, self.nothing, kind=Kind.QUIET, detail=say("shell.gallery.tooltip")
            ),
            *(
                IconButton(name, box.top_part(72), name, self.nothing, tooltip=say("shell.gallery.tooltip"))
                for name, box in zip(ICONS, rows[6].columns(len(ICONS), 22), strict=True)
            ),
            HoldButton("hold", held, word, say("shell.common.yes"), self.nothing),
        ]
        return widgets

    def _middle(self) -> list[Widget]:
        say = self.desk.texts
        rows = MIDDLE.rows(9, 22)
        tabs = [(n, say("shell.gallery.tab", n=n)) for n in (1, 2, 3)]
        sizes = (say(f"shell.settings.text_size.choice.{size}") for size in theme.TEXT_SIZES)
        return [
            Stepper("stepper", rows[0], self.count, 2, 12, self.set_count),
            Choice("choice", rows[1], list(enumerate(sizes)), self.choice, self.set_choice),
            Switch("switch", rows[2], self.on, self.set_on, words=say("shell.gallery.switch")),
            Slider("slider", rows[3], self.share, self.set_share, shown_as=self._percent),
            TextField(
                "field", rows[4], self.name, self.set_name, limit=14,
                empty=say("shell.gallery.text_placeholder"), suggestions=say.rows("setup.bots"),
            ),
            Tabs("tabs", rows[5], tabs, self.tab, self.set_tab),
            ProgressBar("progress", rows[6].top_part(34), self.share),
            Button("dialog", rows[7], say("shell.gallery.dialog"), self.ask),
            Button("toast", rows[8], say("shell.gallery.toast"), self.tell, icon="info"),
        ]  # fmt: skip

    def _right(self) -> list[Widget]:
        upper, lower = RIGHT.top_part(400), RIGHT.below(430)
        return [
            ScrollList("list", upper, ROWS, 84, self.paint_row, lambda row: None),
            ScrollPane("pane", lower, 900, self.paint_pane),
        ]

    # --- what the widgets do

    def nothing(self) -> Go | None:
        return None

    def set_count(self, count: int) -> Go | None:
        self.count = count
        return None

    def set_choice(self, choice: int) -> Go | None:
        self.choice = choice
        return None

    def set_on(self, on: bool) -> Go | None:
        self.on = on
        return None

    def set_share(self, share: float) -> Go | None:
        self.share = share
        bar = self.form.find("progress")
        if isinstance(bar, ProgressBar):
            bar.share = share
            bar.touch()
        return None

    def set_name(self, name: str) -> Go | None:
        self.name = name
        return None

    def set_tab(self, tab: int) -> Go | None:
        self.tab = tab
        return None

    def _percent(self, share: float) -> str:
        return self.desk.texts("shell.common.percent", n=round(share * 100))

    def ask(self) -> Go:
        answers = [
            Answer("no", says("shell.common.no"), False),
            Answer("yes", says("shell.common.yes"), True, primary=True),
        ]
        return Push(Dialog(says("shell.gallery.title"), says("shell.gallery.dialog_text"), answers))

    def tell(self) -> Go | None:
        self.desk.toast(says("shell.gallery.toast_text"))
        return None

    def back(self) -> Go:
        return Quit()

    # --- looks

    def paint_row(self, canvas: Canvas, index: int, box: Box, look: Look) -> None:
        lit = look.focused or look.hovered
        canvas.rounded(box, theme.RAISED if lit else theme.PANEL, radius=theme.SMALL_RADIUS)
        head = Box(box.x + 20, box.y + 8, 58, 64)
        canvas.picture("rat/head", head, tint=theme.SEAT_COLOURS[index % 12])
        words = Box(head.right + 20, box.y, box.w - 130, box.h)
        canvas.text(self.desk.texts("shell.gallery.list_row", n=index + 1), words, theme.LABEL)

    def paint_pane(self, canvas: Canvas, box: Box) -> None:
        words = " ".join(self.desk.texts(f"shell.credits.{part}.text") for part in ("app", "fonts", "tools"))
        canvas.text(words, box, theme.BODY, lines=0, valign="top")

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.tab"), say("shell.pad.cross"), say("shell.hint.move")),
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("shell.hint.choose")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.title.quit")),
        ]

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("gallery", lambda c: paint_wall(c, darkness=0.7))
        say = self.desk.texts
        canvas.text(say("shell.gallery.title"), TITLE, theme.TITLE, theme.LAMP)
        canvas.text(say("shell.gallery.about"), ABOUT, theme.SMALL, theme.SOFT_TEXT)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)
