"""What a person finds behind the curtain besides a question: pages made from that seat's own things alone."""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.box import GameScreens, OwnThings
from ratland_desktop.screens.only_you import OnlyYouScene
from ratland_desktop.screens.setup.sheet import Wishes
from ratland_desktop.shell.go import Go
from ratland_desktop.text import Texts


def own_things(session: Session, seat: int, menu: Callable[[], Go], wishes: Wishes) -> OwnThings:
    return OwnThings(
        session.view(seat), seat, session.seats, menu, session.orders.of(seat),
        lambda order: session.leave_order(seat, order), wishes,
    )  # fmt: skip


def only_you(
    session: Session, screens: GameScreens, seat: int, menu: Callable[[], Go], texts: Texts
) -> OnlyYouScene | None:
    """The page with what this seat was told in private; None if there is nothing to show.

    What the game's own screens show by themselves counts as seen.
    """
    unheard, tell = session.unheard(seat), screens.whisper
    if not unheard:
        return None
    if tell is not None:
        view, names, whisper = session.view(seat), [one.name for one in session.seats], tell
        heard = [one.happening for one in unheard]
        page = OnlyYouScene(session.seats[seat], heard, lambda x, say: whisper(x, view, names, say), menu)
        if page.lines(texts):
            return page
    session.hear(seat)
    return None
