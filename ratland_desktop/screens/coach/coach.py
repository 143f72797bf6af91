"""What the coach says next, and to whom; one coach per game. Knows no drawing and no rules.

Private turns have their own tips: the first two people get all of them, later ones only the important ones,
because they have been watching. The game says when each tip is due; none is given while tips are not wanted.
Tips that were turned off come back when the settings ask for them. A saved game keeps what was said
(`TipNotes`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.hotseat.tip_notes import TipNotes
from ratland_desktop.saves.settings import Tips

FULL = 2
"""So many people hear everything."""


class Talk:
    """The tips for one seat's private turn. `now` is the current one, None if there is none to show."""

    def __init__(self, tips: Sequence[str], coach: Coach, seat: int, screen: str) -> None:
        self.tips = tuple(tips)
        self._coach = coach
        self._name = (seat, screen)

    @property
    def at(self) -> int:
        return self._coach.notes.read.get(self._name, 0)

    @at.setter
    def at(self, at: int) -> None:
        self._coach.notes.read[self._name] = at

    @property
    def sent_away(self) -> bool:
        return self._name in self._coach.notes.away

    @property
    def now(self) -> str | None:
        silent = self.sent_away or not self._coach.wanted
        return None if silent or self.at >= len(self.tips) else self.tips[self.at]

    def go_on(self) -> None:
        self.at += 1

    def send_away(self) -> None:
        self._coach.notes.away.add(self._name)


class Coach:
    """`wanted` False: it says nothing. `notes`: what it has said before, in a game that is taken up again;
    what it says now is noted there, too."""

    def __init__(self, wanted: bool, people: int = 1, notes: TipNotes | None = None) -> None:
        self.people = people
        self.notes = notes if notes is not None else TipNotes()
        self.wanted = wanted
        self._talks: dict[tuple[int, str], Talk] = {}

    @property
    def wanted(self) -> bool:
        return self.notes.wanted

    @wanted.setter
    def wanted(self, wanted: bool) -> None:
        self.notes.wanted = wanted

    def heed(self, wish: Tips) -> None:
        """Follows changes of the setting, also those made while the game was put away.

        The first call of a game only notes it: the set-up decides at first. Whoever asks for fewer tips gets
        no new ones by that."""
        before, self.notes.wish = self.notes.wish, wish.value
        if before in ("", wish.value):
            return
        if wish is Tips.NEVER:
            self.end()
        elif wish is Tips.EVERY_GAME or before == Tips.NEVER.value:
            self._begin_again()

    def _begin_again(self) -> None:
        """Turns the remaining tips on again for everybody."""
        self.wanted = True
        self.notes.away.clear()

    # --- private turns

    def talk(self, seat: int, screen: str, full: Sequence[str], short: Sequence[str]) -> Talk:
        """This seat's talk on a secret page; a returning player continues where the talk was."""
        if (seat, screen) not in self._talks:
            listeners = [whose for whose, where in self.notes.read if where == screen]
            before = listeners.index(seat) if seat in listeners else len(listeners)
            self._talks[seat, screen] = Talk(full if before < FULL else short, self, seat, screen)
            if self.wanted:
                self.notes.read.setdefault((seat, screen), 0)
        return self._talks[seat, screen]

    def leave_alone(self, seat: int) -> None:
        """No more tips for this seat. A player alone among computers gets none at the table either."""
        begun = {*self._talks, *self.notes.read}
        self.notes.away |= {(whose, screen) for whose, screen in begun if whose == seat}
        if self.people < 2:
            self.end()

    # --- the table

    def has_told(self, tip: str) -> bool:
        return not self.wanted or tip in self.notes.told

    def told(self, tip: str) -> None:
        self.notes.told.add(tip)

    def end(self) -> None:
        """No more tips for anybody."""
        self.wanted = False
