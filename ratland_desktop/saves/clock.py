"""The clock of this computer, which may be wrong: what it says is written down, and never refused later.

Owns moments in files. A laptop with an empty battery wakes up in 1970, another one in 2250; every game saved
then is as good as any. Nothing may depend on a clock that only goes forward.
"""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo

EARLIEST = datetime(2, 1, 1, tzinfo=UTC)  # some way from either end: zones and days are added to it
LATEST = datetime(9990, 1, 1, tzinfo=UTC)
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)  # for what has no moment


def system_time() -> datetime:
    return datetime.now(UTC)


def zone() -> tzinfo | None:
    """None: the zone of this computer."""
    return None


def now() -> datetime:
    """What the clock says, or the beginning of all clocks where it says nothing that is a date."""
    try:
        return _in_range(system_time())
    except (ValueError, OverflowError, OSError):
        return datetime(1970, 1, 1, tzinfo=UTC)


def written(moment: datetime) -> str:
    return _in_range(moment.astimezone(UTC)).isoformat(timespec="milliseconds")


def read(text: str) -> datetime:
    """A moment as we write it, in whatever year. Raises ValueError for anything else."""
    found = datetime.fromisoformat(text)
    if found.tzinfo is not UTC:
        raise ValueError("not a moment of ours")
    return _in_range(found)


def here(moment: datetime) -> datetime:
    """As the clock on the wall shows it; some systems have no zone for dates far away."""
    try:
        return moment.astimezone(zone())
    except (ValueError, OverflowError, OSError):
        return moment


def _in_range(moment: datetime) -> datetime:
    return min(max(moment, EARLIEST), LATEST)
