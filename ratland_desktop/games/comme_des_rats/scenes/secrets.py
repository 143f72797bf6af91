"""All secrets of a finished game, turn by turn: cards drawn and stolen, and roles."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules import whispers as w
from ratland_desktop.hotseat.moments import Watched
from ratland_desktop.screens.results.pages import FinalTable
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.portraits import HEAD_SHAPE
from ratland_desktop.shell.widgets import ScrollPane, Widget
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.match import AnyMatch

from .pieces import pictures
from .pieces.cards import card_name, draw_card, role_name
from .pieces.faces import draw_face

ROW, GAP = 76.0, 8.0
WORDS = "comme_des_rats.screen.results.secret"


@fact
class Secret:
    """Something only one seat knew: in which turn, who, what; `other` was robbed, `door` was searched."""

    turn: int
    seat: int
    kind: str
    what: str
    other: int | None = None
    door: int | None = None


_KEPT: WeakKeyDictionary[AnyMatch, tuple[tuple[Secret, ...], ...]] = WeakKeyDictionary()


def secrets_of(match: AnyMatch) -> tuple[tuple[Secret, ...], ...]:
    """For each round of a match that is over; rounds before a break are played again. Made once."""
    assert match.over
    if match not in _KEPT:
        rounds = []
        for journal in (*match.past, match.journal):
            played = Watched(match, journal)
            played.follow(journal)
            rounds.append(_secrets(played))
        _KEPT[match] = tuple(rounds)
    return _KEPT[match]


def _secrets(played: Watched) -> tuple[Secret, ...]:
    story: Sequence[Happening] = played.stories[0]
    seats = played.game.seats(played.journal.start)
    told = sorted(
        ((heard.after, seat, heard.happening) for seat in range(seats) for heard in played.whispers(seat, 0)),
        key=lambda one: (one[0], one[1]),
    )
    found = []
    for after, seat, whisper in told:
        turn = sum(isinstance(x, h.TurnBegan) for x in story[:after])
        secret = _secret(turn, seat, whisper, story[after - 1])
        if secret is not None:
            found.append(secret)
    return tuple(found)


def _secret(turn: int, seat: int, whisper: Happening, after: Happening) -> Secret | None:
    if isinstance(whisper, w.YourRole):
        return Secret(turn, seat, "role", whisper.role)
    if isinstance(whisper, w.YouDrew) and isinstance(after, h.Stored):
        return Secret(turn, seat, "drew", whisper.card, door=after.door)
    if isinstance(whisper, w.YouStole) and isinstance(after, h.Stole):
        return Secret(turn, seat, "stole", whisper.card, other=after.victim)
    return None


def secret_widgets(box: Box, shown: FinalTable) -> list[Widget]:
    """A list that scrolls."""
    assert shown.match is not None
    secrets = secrets_of(shown.match)[shown.round - 1]

    def paint(canvas: Canvas, whole: Box) -> None:
        for at, secret in enumerate(secrets):
            row = Box(whole.x, whole.y + at * (ROW + GAP), whole.w - 8, ROW)
            if row.meets(box):
                _draw_secret(canvas, row, secret, shown)

    return [ScrollPane("secrets", box, max(1.0, len(secrets) * (ROW + GAP)), paint)]


def _draw_secret(canvas: Canvas, row: Box, secret: Secret, shown: FinalTable) -> None:
    say, seats = shown.say, shown.seats
    canvas.rounded(row, theme.PANEL, radius=18)
    inner = row.inset(16, 6)
    face = inner.h / HEAD_SHAPE
    draw_face(canvas, Box(inner.x, inner.y, face, inner.h), seats[secret.seat])
    sign = Box(inner.x + face + 16, inner.y, inner.h, inner.h)
    name = seats[secret.seat].name
    if secret.kind == "role":
        canvas.picture(pictures.crest(secret.what), sign)
        words = say(f"{WORDS}.role", name=name, role=role_name(say, secret.what))
    else:
        draw_card(canvas, sign, secret.what)
        card = card_name(say, secret.what)
        if secret.kind == "drew":
            words = say(f"{WORDS}.drew", turn=secret.turn, name=name, door=(secret.door or 0) + 1, card=card)
        else:
            victim = seats[secret.other or 0].name
            words = say(f"{WORDS}.stole", turn=secret.turn, thief=name, victim=victim, card=card)
    canvas.text(words, inner.beside(face + inner.h + 36), theme.SMALL, theme.TEXT, lines=2)
