"""How each step of the open table looks and sounds: one happening, one picture, one sound.

Nothing is shown that not everybody may know: what these functions get are open happenings and the open table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ratland_desktop.games.ratjack.adding_up import sum_of
from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.words import DECK, MOST_TOTAL, ROW
from ratland_desktop.games.ratjack.steps import DEAL, MILL, PLAY, POINTS, REVEALS, TOTALS
from ratland_desktop.screens.table.cues import Cue, Cues, GateLook, Show, cue
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.motion import overshoot
from ratland_desktop.tabletop.dialogue import Happening

from ..pieces.felt import Felt
from ..pieces.places import chip_box, lay_place
from .brushes import Stage

Paint = Callable[[Stage, Show, Any], None]


# --- the round


def round_began(stage: Stage, show: Show, x: h.RoundBegan) -> None:
    title = show.say("ratjack.screen.bar.round", n=x.number)
    stage.say(show, show.say("ratjack.screen.stage.begins", name=show.seats[x.starter].name), upper=title)
    for at, side in enumerate(x.faces):
        goal = stage.chip("ABCDEF"[at])
        start = (goal.centre[0], goal.y - 220)
        stage.fly_chip(show, side, start, goal.centre, 0.08 * at)


def deal(stage: Stage, show: Show, told: Sequence[Happening]) -> None:
    number = 0
    for x in told:
        if isinstance(x, h.Dealt):
            for turn in range(2):
                for seat in x.seats:
                    stage.fly_back(show, stage.felt.deck, stage.hand(show.told, seat), 0.1 * number)
                    number += 1
        elif isinstance(x, h.FirstDiscard):
            stage.fly_card(show, x.face, stage.felt.deck, stage.felt.discard, 0.1 * number)


def opening_hidden(stage: Stage, show: Show, x: h.OpeningHidden) -> None:
    for seat in x.seats:
        card = stage.card(show.told, seat, 0)
        stage.fly_back(show, stage.hand(show.told, seat), card)
        stage.ring(show, card)


def turn_began(stage: Stage, show: Show, x: h.TurnBegan) -> None:
    stage.say(show, "", upper=show.seats[x.seat].name)


# --- drawing and playing


def played(stage: Stage, show: Show, told: Sequence[Happening]) -> None:
    """A card that was opened; its effect begins in the same breath."""
    paint = PLAYED.get(type(told[0]))
    if paint is not None:
        paint(stage, show, told[0])
    elif isinstance(told[0], h.Revealed):
        revealed(stage, show, told[0])
    elif isinstance(told[0], h.EffectBegan | h.EffectMuted):
        effect_began(stage, show, told[0])


def drew(stage: Stage, show: Show, x: h.Drew) -> None:
    _drew(stage, show, x, 0.0)
    if x.face is not None:
        stage.show_card(show, x.face)
    else:
        stage.show_back(show)


def _drew(stage: Stage, show: Show, x: h.Drew, at: float) -> None:
    start, goal = stage.pile(x.pile), stage.hand(show.told, x.seat)
    if x.face is None:
        stage.fly_back(show, start, goal, at)
    else:
        stage.fly_card(show, x.face, start, goal, at)


def played_hidden(stage: Stage, show: Show, x: h.PlayedHidden) -> None:
    card = stage.card(show.told, x.seat, x.slot)
    stage.fly_back(show, stage.hand(show.told, x.seat), card)
    stage.show_back(show)
    stage.ring(show, card)
    if show.since(0.0):
        stage.trail(show, stage.big.centre, card.centre, 0.3)


def played_open(stage: Stage, show: Show, x: h.PlayedOpen) -> None:
    _shown(stage, show, x.face, x.seat, x.slot)


def uncovered(stage: Stage, show: Show, x: h.Uncovered) -> None:
    stage.fly_card(show, x.discarded, stage.hand(show.told, x.seat), stage.felt.discard)
    _shown(stage, show.later(0.35), x.face, x.seat, x.slot)


def _shown(stage: Stage, show: Show, face: str, seat: int, slot: int) -> None:
    """A card that lies open now: large in the middle, and where it lies."""
    card = stage.card(show.told, seat, slot)
    stage.ring(show, card)
    stage.show_card(show, face)
    stage.trail(show, card.centre, _edge(stage.big, card), 0.2)


def _edge(big: Box, of: Box) -> tuple[float, float]:
    """The side of the large card that looks at the other."""
    return (big.x - 12 if of.centre[0] < big.centre[0] else big.right + 12, big.centre[1] + big.h * 0.2)


PLAYED: dict[type[Happening], Paint] = {
    h.PlayedHidden: played_hidden, h.PlayedOpen: played_open, h.Uncovered: uncovered,
}  # fmt: skip


# --- effects


def effect_began(stage: Stage, show: Show, x: h.EffectBegan | h.EffectMuted) -> None:
    _shown(stage, show, x.card, x.seat, x.slot)


def looked(stage: Stage, show: Show, x: h.Looked) -> None:
    card = stage.card(show.told, x.whose, x.slot)
    stage.show_card(show, x.because)
    stage.trail(show, _edge(stage.big, card), card.centre, 0.2)
    _magnifier(stage, show, card)


def looked_at_hand(stage: Stage, show: Show, x: h.LookedAtHand) -> None:
    card = stage.hand(show.told, x.whose)
    stage.show_card(show, x.because)
    stage.trail(show, _edge(stage.big, card), card.centre, 0.2)
    _magnifier(stage, show, card)


def looked_at_deck(stage: Stage, show: Show, x: h.LookedAtDeck) -> None:
    stage.show_card(show, x.because)
    _magnifier(stage, show, stage.felt.deck)


def _magnifier(stage: Stage, show: Show, card: Box) -> None:
    stage.ring(show, card)
    side = max(60.0, card.w * 0.8)
    glass = Box.around((card.centre[0] + (1 - show.part(0.3, 0.5)) * 60, card.centre[1]), side)
    show.canvas.circle(glass.centre, side / 2, theme.LAMP, rim=theme.LAMP_RIM, rim_width=4)
    show.canvas.icon("search", glass.inset(side * 0.22), theme.ON_LAMP)


def revealed(stage: Stage, show: Show, x: h.Revealed) -> None:
    _shown(stage, show, x.face, x.whose, x.slot)


def all_revealed(stage: Stage, show: Show, told: Sequence[h.Revealed]) -> None:
    """Several turn up a card at the same time."""
    for x in told:
        card = stage.card(show.told, x.whose, x.slot)
        stage.ring(show, card)
        stage.trail(show, stage.big.centre, card.centre, 0.2)
    stage.show_card(show, told[0].because)


def hidden(stage: Stage, show: Show, x: h.Hidden) -> None:
    card = stage.card(show.told, x.whose, x.slot)
    stage.ring(show, card)
    stage.show_card(show, x.because)
    stage.trail(show, _edge(stage.big, card), card.centre, 0.2)


def discarded(stage: Stage, show: Show, x: h.Discarded) -> None:
    start = stage.felt.deck
    if x.place == ROW and x.whose is not None:
        start = stage.felt.place(x.whose).box
        start = Box.around(start.centre, 100, 140)
    elif x.place != DECK:
        start = stage.hand(show.told, x.by)
    stage.fly_card(show, x.face, start, stage.felt.discard)
    stage.ring(show, stage.felt.discard)
    stage.show_card(show, x.face)


def milled(stage: Stage, show: Show, told: Sequence[h.Discarded]) -> None:
    for at, x in enumerate(told):
        start = stage.felt.deck if x.place == DECK else stage.hand(show.told, x.by)
        stage.fly_card(show, x.face, start, stage.felt.discard, 0.3 * at)
    stage.ring(show, stage.felt.discard)
    stage.show_card(show, told[-1].face)


def shuffled(stage: Stage, show: Show, x: h.ShuffledDiscard) -> None:
    stage.ring(show, stage.felt.discard)
    stage.show_card(show, x.faces[-1] if x.faces else x.because)


def laid(stage: Stage, show: Show, x: h.Laid) -> None:
    card = stage.card(show.told, x.seat, x.slot)
    if x.face is not None:
        _shown(stage, show, x.face, x.seat, x.slot)
    else:
        stage.fly_back(show, stage.hand(show.told, x.seat), card)
        stage.ring(show, card)
        stage.show_card(show, x.because)


def swapped_with_discard(stage: Stage, show: Show, x: h.SwappedWithDiscard) -> None:
    hand = stage.hand(show.told, x.seat)
    stage.fly_card(show, x.given, hand, stage.felt.discard)
    stage.fly_card(show, x.taken, stage.felt.discard, hand)
    stage.show_card(show, x.taken)
    stage.ring(show, stage.felt.discard)


def swapped_with_hidden(stage: Stage, show: Show, x: h.SwappedWithHidden) -> None:
    hand, card = stage.hand(show.told, x.seat), stage.card(show.told, x.seat, x.slot)
    _exchange(stage, show, hand, card, x.because)


def swapped_hands(stage: Stage, show: Show, x: h.SwappedHands) -> None:
    _exchange(stage, show, stage.hand(show.told, x.seat), stage.hand(show.told, x.other), x.because)


def swapped(stage: Stage, show: Show, x: h.Swapped) -> None:
    one, other = stage.card(show.told, x.seat, x.slot), stage.card(show.told, x.other, x.other_slot)
    if x.face is not None and x.other_face is not None:
        stage.fly_card(show, x.face, one, other)
        stage.fly_card(show, x.other_face, other, one)
        for card in (one, other):
            stage.ring(show, card)
        stage.show_card(show, x.because)
    else:
        _exchange(stage, show, one, other, x.because)


def _exchange(stage: Stage, show: Show, one: Box, other: Box, because: str) -> None:
    """Two cards that nobody sees change places."""
    for start, goal in ((one, other), (other, one)):
        stage.fly_back(show, start, goal)
        stage.ring(show, goal)
    stage.show_card(show, because)


def took_back(stage: Stage, show: Show, x: h.TookBack) -> None:
    hand = stage.hand(show.told, x.seat)
    stage.fly_card(show, x.face, Box.around(stage.felt.place(x.seat).box.centre, 100, 140), hand)
    stage.ring(show, hand)
    stage.show_card(show, x.face)


def given(stage: Stage, show: Show, x: h.Given) -> None:
    stage.fly_card(
        show,
        x.face,
        Box.around(stage.felt.place(x.seat).box.centre, 100, 140),
        stage.card(show.told, x.to, x.to_slot),
    )
    _shown(stage, show, x.face, x.to, x.to_slot)


def dealt_from_deck(stage: Stage, show: Show, x: h.DealtFromDeck) -> None:
    stage.fly_card(show, x.face, stage.felt.deck, stage.card(show.told, x.to, x.to_slot))
    _shown(stage, show, x.face, x.to, x.to_slot)


# --- chips


def chip_put(stage: Stage, show: Show, x: h.ChipPut) -> None:
    _chip_flight(stage, show, x.face, stage.chip(x.chip), chip_box(stage.card(show.told, *x.at)), x.because)


def chip_moved(stage: Stage, show: Show, x: h.ChipMoved) -> None:
    start, goal = (chip_box(stage.card(show.told, *at)) for at in (x.origin, x.at))
    _chip_flight(stage, show, x.face, start, goal, x.because)


def chip_returned(stage: Stage, show: Show, x: h.ChipReturned) -> None:
    _chip_flight(
        stage, show, x.face, chip_box(stage.card(show.told, *x.origin)), stage.chip(x.chip), x.because
    )


def chip_traded(stage: Stage, show: Show, x: h.ChipTraded) -> None:
    card = chip_box(stage.card(show.told, *x.at))
    stage.fly_chip(show, x.back_face, card.centre, stage.chip(x.back).centre)
    _chip_flight(stage, show, x.face, stage.chip(x.chip), card, x.because)


def _chip_flight(stage: Stage, show: Show, side: str, start: Box, goal: Box, because: str) -> None:
    if because:
        stage.show_card(show, because)
    stage.trail(show, start.centre, goal.centre)
    stage.fly_chip(show, side, start.centre, goal.centre, 0.15)


# --- the end of a turn


def totals(stage: Stage, show: Show, told: Sequence[h.TotalChanged]) -> None:
    """The sum where all look: 8 + 5 + 12 = 25. With several, the last one that matters stands large."""
    x = max(told, key=lambda one: (one.after > MOST_TOTAL, one.after == MOST_TOTAL, one.after))
    sum_ = f"{sum_of(x.terms, show.say)} = {x.after}" if x.terms else str(x.after)
    tone = theme.BAD if x.after > MOST_TOTAL else theme.GOOD if x.after == MOST_TOTAL else theme.LAMP
    name = show.seats[x.seat].name
    said = show.say("ratjack.screen.stage.total", name=name, total=x.after)
    stage.say(show, said, upper=sum_, tone=tone)
    for one in told:
        _pulse(stage, show, one.seat)


def total(stage: Stage, show: Show, x: h.TotalChanged) -> None:
    totals(stage, show, (x,))


def _pulse(stage: Stage, show: Show, seat: int) -> None:
    place = show.told.places[seat]
    spots = lay_place(stage.felt.place(seat), place)
    grow = 1 + 0.22 * (1 - show.part(0.0, 0.5, overshoot))
    show.canvas.circle(spots.dial, spots.radius * grow + 8, None, rim=theme.LAMP, rim_width=5)


def knocked_out(stage: Stage, show: Show, x: h.KnockedOut) -> None:
    names = [show.seats[seat].name for seat in x.seats]
    words = show.say("ratjack.screen.stage.out", names=names, n=len(names))
    upper = " · ".join(str(total) for total in x.totals)
    stage.say(show, words, theme.BAD, upper=upper, tone=theme.BAD)


def point(stage: Stage, show: Show, x: h.Point) -> None:
    points(stage, show, (x,))


def points(stage: Stage, show: Show, told: Sequence[h.Point]) -> None:
    """Stars fly to those who won them; why stands in the middle."""
    last = told[-1]
    name = show.seats[last.seat].name
    words = show.say(f"ratjack.merit.{last.why.value}")
    stage.say(show, words, upper=name)
    for at, x in enumerate(told):
        stars = lay_place(stage.felt.place(x.seat), show.told.places[x.seat]).stars
        goal = stars[min(x.points, len(stars)) - 1]
        part = show.part(0.15 * at, 0.5)
        start = stage.big.centre
        spot = (start[0] + (goal.centre[0] - start[0]) * part, start[1] + (goal.centre[1] - start[1]) * part)
        side = goal.w * (2.6 - 1.2 * part)
        show.canvas.circle(spot, side * 0.7, theme.see_through(theme.LAMP, 0.3))
        show.canvas.icon("star", Box.around(spot, side), theme.LAMP)


def round_ended(stage: Stage, show: Show, x: h.RoundEnded) -> None:
    words = show.say(f"ratjack.ending.{x.why.value}")
    stage.say(show, show.say("ratjack.screen.stage.round_over"), upper=words)


def secrets(stage: Stage, show: Show, x: h.SecretsShown) -> None:
    stage.say(show, show.say("ratjack.screen.stage.secrets"))


def game_ended(stage: Stage, show: Show, x: h.GameEnded) -> None:
    names = [show.seats[seat].name for seat in x.winners]
    stage.say(
        show,
        show.say("ratjack.screen.stage.wins", names=names, n=len(names)),
        upper=show.say("ratjack.screen.stage.three"),
    )


def anything(stage: Stage, show: Show, x: Any) -> None:
    """For a group that has no picture of its own."""


ALONE: dict[type[Happening], tuple[Paint, float, str]] = {
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
    h.KnockedOut: (knocked_out, 0.7, "knocked_out"), h.Point: (point, 0.8, "point"),
    h.RoundEnded: (round_ended, 0.6, "tick"), h.SecretsShown: (secrets, 0.6, "card_flip"),
    h.GameEnded: (game_ended, 0.8, "ratjack"),
}  # fmt: skip
"""By the type of happening: its picture, the seconds of its motion, its sound."""
TOGETHER: dict[str, tuple[Paint, float, str]] = {
    PLAY: (played, 1.1, "card_flip"), DEAL: (deal, 1.4, "card_slide"), MILL: (milled, 0.9, "card_slide"),
    TOTALS: (totals, 0.6, "count_up"), POINTS: (points, 1.0, "point"), REVEALS: (all_revealed, 0.8, "card_flip"),
}  # fmt: skip


def cues_on(felt: Felt) -> Cues:
    """All cues, for this lighting of the table."""
    stage = Stage(felt)

    def made(paint: Paint, seconds: float, sound: str) -> Cue:
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
