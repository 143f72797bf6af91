"""The point of no return: why an answer cannot be taken back any more.

The match knows when chance has spoken, something hidden was shown, or another seat has answered. What it
cannot know is that somebody has looked at own things since: after that, taking back would be peeking.
"""

from __future__ import annotations

from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.moments import number_of
from ratland_desktop.tabletop.match import AnyMatch


def why_not(match: AnyMatch, diary: Diary, seat: int) -> str | None:
    """Why this seat's last answer cannot be taken back: a code that the locale files turn into a sentence.

    None: it can. A sealed answer that was given openly comes back as long as others are still asked; for one
    that was given in private the curtain has its own way.
    """
    if seat in match.handed_in:
        asked = match.asked(seat)
        return "never" if asked is None or asked.private else None
    answers = len(match.journal.answers)
    if not answers:
        return "nothing"
    if match.last_seat != seat:
        return "others"
    if diary.looked >= (number_of(match, -1), answers):
        return "looked"
    return None if match.can_undo(seat) else "known"
