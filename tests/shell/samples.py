"""A scene with one of every widget, for tests."""

from __future__ import annotations

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go, Quit
from ratland_desktop.shell.scene import Scene
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
    draw_hints,
)

LONG = "Ratten laufen nachts durch die Kanäle, suchen Käse und kommen am Morgen satt nach Hause. " * 6


class Everything(Scene[None]):
    """Every widget once, every change remembered in `told`."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[str, object]] = []
        self.volume = 0.6

    def tell(self, name: str, value: object = None) -> Go | None:
        self.told.append((name, value))
        return None

    def arrange(self, canvas: Canvas) -> None:
        self.form = Form(
            Button("new", Box(60, 130, 560, 100), "Neues Spiel", lambda: self.tell("new"), kind=Kind.PRIMARY),
            Button(
                "go_on",
                Box(60, 250, 560, 106),
                "Weiterspielen",
                lambda: self.tell("go_on"),
                kind=Kind.QUIET,
                detail="Mira, Oma Ilse, Papa und Jonas · Runde 4 · gestern",
            ),
            Button("plain", Box(60, 380, 270, 80), "Regeln", lambda: self.tell("plain"), icon="book"),
            Button("off", Box(350, 380, 270, 80), "Fertig!", lambda: self.tell("off"), enabled=False),
            IconButton("gear", Box(60, 480, 80, 80), "gear", lambda: self.tell("gear"), tooltip="Optionen"),
            IconButton("mute", Box(160, 480, 80, 80), "mute", lambda: self.tell("mute"), tooltip="Ton aus"),
            Stepper("count", Box(280, 485, 340, 70), 4, 2, 12, lambda n: self.tell("count", n)),
            Choice(
                "board",
                Box(60, 590, 560, 64),
                [("off", "aus"), ("all", "alle"), ("each", "jeder wählt geheim")],
                "each",
                lambda v: self.tell("board", v),
            ),
            Switch("clans", Box(60, 680, 560, 64), True, lambda v: self.tell("clans", v), words="Clans"),
            Slider(
                "volume", Box(60, 770, 560, 60), self.volume, self.set_volume, shown_as=lambda v: f"{v:.0%}"
            ),
            TextField(
                "name",
                Box(700, 130, 500, 68),
                "Oma Ilse",
                lambda v: self.tell("name", v),
                limit=12,
                suggestions=["Oma Ilse", "Opa Kurt", "Onkel Otto", "Mira"],
            ),
            TextField(
                "nameless", Box(700, 240, 500, 68), "", lambda v: self.tell("nameless", v),
                empty="Wie heißt du?",
            ),
            Tabs("page", Box(700, 360, 500, 64), [(1, "Karten"), (2, "Regeln"), (3, "Fragen")], 1,
                 lambda v: self.tell("page", v)),
            ScrollList(
                "saves", Box(700, 450, 500, 300), 9, 80, self.paint_row, lambda i: self.tell("saves", i)
            ),
            ProgressBar("progress", Box(700, 780, 500, 36), 0.4),
            ScrollPane("story", Box(1280, 130, 560, 420), 900, self.paint_story),
            HoldButton("me", Box(1280, 620, 560, 120), "Ich bin Oma Ilse", "Noch einmal!",
                       lambda: self.tell("me")),
            Button("quit", Box(1280, 780, 260, 80), "Zurück", Quit, kind=Kind.GHOST, icon="left"),
            Button("paper", Box(1560, 780, 280, 80), "Papier", lambda: self.tell("paper"), kind=Kind.PAPER),
            first="new",
        )  # fmt: skip

    def set_volume(self, value: float) -> Go | None:
        self.volume = value
        return self.tell("volume", value)

    def paint_row(self, canvas: Canvas, index: int, box: Box, look: Look) -> None:
        fill = theme.RAISED if look.focused or look.hovered else theme.PANEL
        canvas.rounded(box, fill, radius=theme.SMALL_RADIUS)
        canvas.text(f"Spielstand {index + 1}", box.inset(24, 0), theme.LABEL)

    def paint_story(self, canvas: Canvas, box: Box) -> None:
        canvas.text(LONG, box, theme.BODY, lines=0, valign="top")

    def hints(self) -> list[Hint]:
        return [Hint("Leertaste", "X", "weiter"), Hint("S", "", "überspringen"), Hint("R", "Y", "Regeln")]

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("everything", lambda c: c.gradient(c.bounds, theme.DEEP, theme.SEWER))
        canvas.text("Alles, was es gibt", Box(60, 30, 1200, 90), theme.TITLE, theme.LAMP)
        self.form.draw(canvas)
        draw_hints(canvas, Box(60, 1010, 1800, 50), self.hints(), self.desk.hand)
