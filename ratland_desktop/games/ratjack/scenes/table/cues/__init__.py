"""How each step of the open table looks and sounds: one happening, one picture, one sound.

Nothing is shown that not everybody may know: what these functions get are open happenings and the open table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.steps import DEAL, MILL, PLAY, POINTS, REVEALS, TOTALS
from ratland_desktop.screens.table.cues import Cue, Cues, GateLook, Show, cue
from ratland_desktop.screens.table.playback import Sounds
from ratland_desktop.tabletop.dialogue import Happening

from ...pieces.felt import Felt
from ..brushes import Paint, Stage
from .chips import chip_moved, chip_put, chip_returned, chip_traded
from .effects import (
    all_revealed,
    dealt_from_deck,
    discarded,
    effect_began,
    given,
    hidden,
    laid,
    looked,
    looked_at_deck,
    looked_at_hand,
    milled,
    revealed,
    shuffled,
    swapped,
    swapped_hands,
    swapped_with_discard,
    swapped_with_hidden,
    took_back,
)
from .playing import drew, played, played_hidden, played_open, uncovered
from .rounds import (
    cheer,
    deal,
    game_ended,
    knocked_out,
    opening_hidden,
    point,
    points,
    round_began,
    round_ended,
    secrets,
    total,
    totals,
    turn_began,
)


def anything(stage: Stage, show: Show, x: Any) -> None:
    """For a group that has no picture of its own."""


Heard = str | Callable[[Any], Sounds]
ALONE: dict[type[Happening], tuple[Paint, float, Heard]] = {
    h.RoundBegan: (round_began, 1.0, "chips_toss"), h.OpeningHidden: (opening_hidden, 0.6, "card_tap"),
    h.TurnBegan: (turn_began, 0.3, ""), h.Drew: (drew, 0.6, "card_slide"),
    h.PlayedHidden: (played_hidden, 0.8, "card_tap"), h.PlayedOpen: (played_open, 0.8, "card_flip"),
    h.Uncovered: (uncovered, 1.1, "card_flip"), h.EffectBegan: (effect_began, 0.7, "tick"),
    h.EffectMuted: (effect_began, 0.7, "tick"), h.Looked: (looked, 0.9, "peek"),
    h.LookedAtHand: (looked_at_hand, 0.9, "peek"), h.LookedAtDeck: (looked_at_deck, 0.9, "peek"),
    h.Revealed: (revealed, 0.8, "card_flip"), h.Hidden: (hidden, 0.8, "card_flip"),
    h.Discarded: (discarded, 0.7, "card_slide"), h.ShuffledDiscard: (shuffled, 0.7, "shuffle"),
    h.Laid: (laid, 0.8, "card_tap"), h.SwappedWithDiscard: (swapped_with_discard, 0.8, "card_slide"),
    h.SwappedWithHidden: (swapped_with_hidden, 0.8, "card_slide"),
    h.SwappedHands: (swapped_hands, 0.8, "card_slide"), h.TookBack: (took_back, 0.8, "card_slide"),
    h.Swapped: (swapped, 0.8, "card_slide"), h.Given: (given, 0.8, "card_slide"),
    h.DealtFromDeck: (dealt_from_deck, 0.8, "card_flip"), h.ChipPut: (chip_put, 0.8, "chip"),
    h.ChipMoved: (chip_moved, 0.8, "chip"), h.ChipReturned: (chip_returned, 0.8, "chip"),
    h.ChipTraded: (chip_traded, 0.8, "chip"), h.TotalChanged: (total, 0.6, "count_up"),
    h.KnockedOut: (knocked_out, 0.7, "knocked_out"), h.Point: (point, 1.0, cheer),
    h.RoundEnded: (round_ended, 0.6, "tick"), h.SecretsShown: (secrets, 0.6, "card_flip"),
    h.GameEnded: (game_ended, 0.8, "fanfare"),
}  # fmt: skip
"""By the type of happening: its picture, the seconds of its motion, its sound."""
TOGETHER: dict[str, tuple[Paint, float, Heard]] = {
    PLAY: (played, 1.1, "card_flip"), DEAL: (deal, 1.4, "card_slide"), MILL: (milled, 0.9, "card_slide"),
    TOTALS: (totals, 0.6, "count_up"), POINTS: (points, 1.0, cheer),
    REVEALS: (all_revealed, 0.8, "card_flip"),
}  # fmt: skip


def cues_on(felt: Felt) -> Cues:
    """All cues, for this lighting of the table."""
    stage = Stage(felt)

    def made(paint: Paint, seconds: float, sound: Heard) -> Cue:
        return cue(lambda show, x: paint(stage, show, x), seconds, sound)

    gate = GateLook(
        lambda show: None, lambda several: ("ratjack.screen.gate.about", "ratjack.screen.gate.next")
    )
    return Cues(
        made(anything, 0.4, "tick"),
        gate,
        {kind: made(*row) for kind, row in ALONE.items()},
        {group: made(*row) for group, row in TOGETHER.items()},
    )
