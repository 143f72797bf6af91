"""Before the first round: clans and boards are chosen, both in secret (sections 6 and 7).

A player answers both at once, so that the laptop goes round the table only once. The clans are revealed
together before round 1, the boards with the first placement.
"""

from .....tabletop.dialogue import Script, Tell, Together
from ..clans import CLANS
from ..happenings import ClansRevealed
from ..questions import Opening, OpeningChoice
from ..table import Table
from ..words import Board


def opening(table: Table, tell: Tell) -> Script:
    """Ask for clans and boards where there is something to choose."""
    secret_board = table.options.board is Board.SECRET
    if not table.options.clans and not secret_board:
        return
    choices: list[Opening] = yield Together(
        [
            OpeningChoice(seat, tuple(clan.id for clan in sewer.dealt), secret_board)
            for seat, sewer in enumerate(table.sewers)
        ]
    )
    for sewer, choice in zip(table.sewers, choices, strict=True):
        if choice.clan:
            sewer.clan = CLANS[choice.clan]
            sewer.power = sewer.clan.closed
            sewer.dealt = ()
        if secret_board:
            sewer.aggressive = bool(choice.aggressive)
    if table.options.clans:
        tell(ClansRevealed(tuple(choice.clan or "" for choice in choices)))
