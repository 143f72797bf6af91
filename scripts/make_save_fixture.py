"""Writes a save in the current format into tests/saves/fixtures, for tests of later versions.

    python scripts/make_save_fixture.py

Makes `format-<number>.json` and, beside it, `format-<number>.expected.json`: what the game in it must look
like when a later version opens it. Run it when the format changes, and never again for a released one.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match  # noqa: E402
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING  # noqa: E402
from ratland_desktop.games.ratland.rules.table import Options  # noqa: E402
from ratland_desktop.games.ratland.rules.words import Board  # noqa: E402
from ratland_desktop.saves.layout import FORMAT, to_bytes  # noqa: E402
from ratland_desktop.saves.snapshot import Scribe, take_snapshot  # noqa: E402
from ratland_desktop.tabletop.dice import Dice  # noqa: E402
from ratland_desktop.tabletop.match import AnyMatch  # noqa: E402
from ratland_desktop.tabletop.seats import Seat  # noqa: E402

FOLDER = ROOT / "tests" / "saves" / "fixtures"
SEATS = (
    Seat("Ada", "teal", "bow"),
    Seat("Oma Ilse", "red", "glasses"),
    Seat("Zoë", "violet", "crown"),
    Seat("Käsefuß", "sky", "scarf", "solid"),
)


def a_game_in_the_middle() -> RatLandMatch:
    """Clans, secret boards, three rounds played, and half of the placements handed in."""
    match = new_match(Options(4, clans=True, board=Board.SECRET), 20_260_314)
    dice = Dice(1)
    while len(match.past) < 3 or len(match.handed_in) < 2:
        question = match.open_questions[0]
        match.answer(question.seat, question.any_answer(dice))
    return match


def what_it_looks_like(match: AnyMatch) -> dict[str, object]:
    """What must stay the same, whatever the format: the open table, the hidden answers, the past."""
    return {
        "mark": RATLAND_KEEPING.mark(match.view(None)),
        "handed_in": {str(seat): match.sealed_answer(seat) for seat in match.handed_in},
        "asked": [[question.seat, question.kind] for question in match.open_questions],
        "rounds": [match.game.write(journal.start) for journal in match.past],
        "answers": [journal.answers for journal in match.past],
    }


def main() -> int:
    match = a_game_in_the_middle()
    moment = "2026-03-14T18:30:00.000+00:00"
    head = {"id": "00f1a7ed5a7e5000", "title": "Pi day", "created": moment, "updated": moment, "order": 7}
    raw = to_bytes({**head, **Scribe().entries(take_snapshot(RATLAND_KEEPING, match, SEATS))})
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"format-{FORMAT}.json").write_bytes(raw)
    expected = json.dumps(what_it_looks_like(match), indent=1)
    (FOLDER / f"format-{FORMAT}.expected.json").write_text(expected + "\n", encoding="utf-8")
    print(f"format-{FORMAT}.json: {len(raw)} bytes, round {match.view(None).round}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
