"""The open table of Crumbs: nothing but words, everything else is the plain look of the house."""

from __future__ import annotations

from ratland_desktop.screens.table.plain import plain_look
from ratland_desktop.text import Texts
from tests.games.crumbs.rules import ROUNDS, View


def title(view: View, say: Texts) -> str:
    return say("crumbs.table.title", n=min(view.round + 1, ROUNDS), deck=view.deck)


def line(view: View, seat: int, say: Texts) -> str:
    laid, held = [str(face) for face in view.open[seat]], len(view.hands[seat])
    return say("crumbs.table.line", open=laid, n=held) if laid else say("crumbs.table.empty", n=held)


LOOK = plain_look("crumbs", title=title, line=line, people={"seat": "name", "at": "victim"})
