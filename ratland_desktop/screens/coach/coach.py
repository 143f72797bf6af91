"""What the coach has said so far, and to whom; one coach per game. Knows no drawing and no rules.

Private turns have their own tips: the first two people get all of them, later ones only the important ones,
because they have been watching. Only in the first round, and only while tips are wanted. Tips that were
turned off come back when the settings ask for them.
"""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.saves.settings import Tips

FULL = 2
"""So many people hear everything."""


class Talk:
    """The tips for one seat's private turn. `now` is the current one, None if there is none to show."""

    def __init__(self, tips: Sequence[str], coach: Coach) -> None:
        self.tips = tuple(tips)
        self.at = 0
        self.sent_away = False
        self._coach = coach

    @property
    def now(self) -> str | None:
        silent = self.sent_away or not self._coach.wanted
        return None if silent or self.at >= len(self.tips) else self.tips[self.at]

    def go_on(self) -> None:
        self.at += 1


class Coach:
    """`wanted` False: it says nothing."""

    def __init__(self, wanted: bool, people: int = 1) -> None:
        self.wanted = wanted
        self.people = people
        self._talks: dict[tuple[int, str], Talk] = {}
        self._listeners: dict[str, set[int]] = {}
        self._told: set[str] = set()
        self._wish: Tips | None = None

    def heed(self, wish: Tips) -> None:
        """Follows changes of the setting. The first call only notes it: the set-up decides at first."""
        before, self._wish = self._wish, wish
        if before is None or before is wish:
            return
        if wish is Tips.NEVER:
            self.end()
        else:
            self._begin_again()

    def _begin_again(self) -> None:
        """Turns the remaining tips on again for everybody."""
        self.wanted = True
        for talk in self._talks.values():
            talk.sent_away = False

    # --- private turns

    def talk(self, seat: int, screen: str, full: Sequence[str], short: Sequence[str]) -> Talk:
        """This seat's talk on a secret page; a returning player continues where the talk was."""
        if (seat, screen) not in self._talks:
            listeners = self._listeners.setdefault(screen, set())
            self._talks[seat, screen] = Talk(full if len(listeners) < FULL else short, self)
            if self.wanted:
                listeners.add(seat)
        return self._talks[seat, screen]

    def leave_alone(self, seat: int) -> None:
        """No more tips for this seat. A player alone among computers gets none at the table either."""
        for (whose, _), talk in self._talks.items():
            if whose == seat:
                talk.sent_away = True
        if self.people < 2:
            self.end()

    # --- the table

    def has_told(self, tip: str) -> bool:
        return not self.wanted or tip in self._told

    def told(self, tip: str) -> None:
        self._told.add(tip)

    def end(self) -> None:
        """No more tips for anybody."""
        self.wanted = False
