"""Comme des Rats in the manual: its buttons, its screens, and the pictures of its cards, dice and roles."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.scenes.cards import CARD, FACE, ROLE

from . import GameManual

ART = {CARD: "comme_des_rats/card/{}", FACE: "comme_des_rats/die/black_{}", ROLE: "comme_des_rats/role/{}"}


def _picture(kind: str, name: str) -> str:
    return ART[kind].format(name)


DOORS, STASH = "comme_des_rats-decision-pile", "comme_des_rats-glance"
MANUAL = GameManual(
    labels={"skip": "comme_des_rats.screen.table.skip"},
    screens={"table": (DOORS, DOORS), "stash": (STASH, STASH)},
    widths={CARD: 90, FACE: 64, ROLE: 96},
    picture=_picture,
)
