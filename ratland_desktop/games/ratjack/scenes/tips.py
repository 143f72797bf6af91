"""The coach's tips for Ratjack: on a player's own screen what is what, at the table what has just happened.

Each tip comes once, in the first round, next to what it is about. Nothing here depends on what somebody has
chosen, and at the table nothing on what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ratland_desktop.games.ratjack.rules.questions import DrawChoice, OpeningChoice, PlayChoice
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import BETWEEN, MOST_TOTAL, OPEN
from ratland_desktop.screens.coach.bubble import Coaching, Pointer, Side
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.coach.pages import PageTip, PageTips
from ratland_desktop.screens.table.coaching import WATCHED, TableTip, TipMoment
from ratland_desktop.screens.table.layout import Layout
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.box import Box

from .hand.board import BESIDE, DONE, SLOTS
from .hand.scene import MyTurnScene
from .pieces.felt import ACROSS, TELLING, open_felt, own_felt
from .pieces.sets import face_of

WORDS = "ratjack.coach.hand"
CLOSE, FAR = 20, 14
"""From `CLOSE` on a player should beware; from `FAR` on others can be thrown out."""
GIVING, ADDING = ("deal_deck", "give", "they_reveal"), ("reveal", "put", "move_chip", "swap")
"""Verbs that can raise somebody else's total; the second ones where they speak of others' cards."""


# --- a player's own screen


@dataclass(frozen=True, slots=True)
class Occasion:
    """Tips that belong together, and whether a page is the right one for them."""

    tips: PageTips
    fits: Callable[[MyTurnScene], bool]


def _tip(name: str, pointer: Pointer) -> PageTip:
    return PageTip(name, f"{WORDS}.{name}", pointer)


def _above(box: Box, thing: Box | None = None) -> Pointer:
    return Pointer((box.centre[0], box.y + 10), Side.ABOVE, thing or box)


FELT = own_felt(2, 0)
OWN = FELT.places[0].box
HELLO = PageTip("hello", f"{WORDS}.hello", Pointer((960, 420), Side.FREE), f"{WORDS}.yes", f"{WORDS}.no")
DIAL = Pointer((OWN.right - 40, OWN.y + 70), Side.RIGHT, Box(OWN.right - 150, OWN.y + 8, 140, 160))
HIDDEN = Pointer((OWN.x + 180, OWN.bottom - 176), Side.ABOVE, OWN.bottom_part(184))
CHIPS = Pointer((FELT.display.centre[0], FELT.display.bottom - 6), Side.BELOW, FELT.display)
WAYS = Pointer((BESIDE[0].x + 14, BESIDE[0].y + 40), Side.LEFT, BESIDE[0].top_part(270))
PILES = Pointer((FELT.discard.right + 6, FELT.deck.centre[1]), Side.RIGHT, FELT.deck.union(FELT.discard))


def _screen(name: str, *tips: PageTip, short: tuple[str, ...] = ()) -> PageTips:
    return PageTips(name, tips, short)


def _has_pale(page: MyTurnScene) -> bool:
    question = page.question
    return isinstance(question, PlayChoice) and any(one.way == OPEN for one in question.refused)


def _own_faces(page: MyTurnScene) -> list[str]:
    """What the player holds and has lying face down."""
    place = page.view.places[page.me]
    mine = [*place.hand, *(card for card in place.row if not card.up)]
    return [card.face for card in mine if card.face is not None]


def _own_values(page: MyTurnScene) -> set[int]:
    return {face_of(face).value for face in _own_faces(page)}


def _needs(page: MyTurnScene) -> bool:
    """A card that makes exactly 25 is there; which one is not said."""
    missing = MOST_TOTAL - page.view.places[page.me].total
    return isinstance(page.question, PlayChoice) and missing in _own_values(page)


def _others(view: View, me: int) -> list[int]:
    return [place.total for place in view.places if place.seat != me and not place.out]


def _can_attack(page: MyTurnScene) -> bool:
    """Somebody can be thrown out, and among the own cards is one that can do it."""
    within = any(FAR <= total < MOST_TOTAL for total in _others(page.view, page.me))
    return within and any(_strikes(face) for face in _own_faces(page))


def _strikes(face: str) -> bool:
    """Whether its effect gives others something that counts."""
    steps = face_of(face).effect.steps
    return any(
        step.verb in GIVING or (step.verb in ADDING and any(cards.whose != "own" for cards in step.cards))
        for step in steps
    )


OCCASIONS: tuple[Occasion, ...] = (
    Occasion(
        _screen("opening", HELLO, _tip("opening", _above(SLOTS[0])), short=("opening",)),
        lambda page: isinstance(page.question, OpeningChoice),
    ),
    Occasion(_screen("swapped", _tip("swapped", HIDDEN)), lambda page: bool(page.swapped_in)),
    Occasion(_screen("draw", _tip("draw", PILES)), lambda page: isinstance(page.question, DrawChoice)),
    Occasion(
        _screen(
            "play", _tip("ways", WAYS), _tip("dial", DIAL), _tip("chips", CHIPS), _tip("done", _above(DONE)),
            short=("ways", "done"),
        ),
        lambda page: isinstance(page.question, PlayChoice),
    ),
    Occasion(
        _screen("hidden", _tip("hidden", HIDDEN)),
        lambda page: isinstance(page.question, DrawChoice)
        and any(not card.up for card in page.view.places[page.me].row),
    ),
    Occasion(_screen("pale", _tip("pale", WAYS)), _has_pale),
    Occasion(_screen("need", _tip("need", DIAL)), _needs),
    Occasion(
        _screen("danger", _tip("danger", DIAL)),
        lambda page: CLOSE <= page.view.places[page.me].total < MOST_TOTAL,
    ),
    Occasion(
        _screen("attack", _tip("attack", Pointer((960, 340), Side.BELOW, ACROSS))),
        _can_attack,
    ),
)  # fmt: skip


def turn_coaching(coach: Coach | None, page: MyTurnScene) -> Coaching | None:
    """What there is to say on this screen that has not been said yet."""
    if coach is None or not coach.wanted or page.view.round > 0:
        return None
    for occasion in OCCASIONS:
        names = tuple(tip.name for tip in occasion.tips.tips)
        if not occasion.fits(page):
            continue
        talk = coach.talk(page.me, occasion.tips.screen, names, occasion.tips.short or names)
        if talk.now is not None:
            return occasion.tips.coaching(coach, page.me)
    return None


# --- the table


def _early(now: TipMoment) -> bool:
    return now.mode in WATCHED and now.told.round == 0


def _places(now: TipMoment) -> bool:
    return _early(now) and any(place.row for place in now.told.places)


def _glances(now: TipMoment) -> bool:
    return _places(now) and now.mode is Mode.LEAVE and not now.alone


def _few_cards(now: TipMoment) -> bool:
    view = now.told
    return now.mode in WATCHED and bool(view.chips) and 0 < len(view.deck) <= view.players


def _somebody_out(now: TipMoment) -> bool:
    return now.mode in WATCHED and any(place.out and place.seat != now.told.turn for place in now.told.places)


def _out_alone(now: TipMoment) -> bool:
    return now.mode in WATCHED and any(place.out and place.seat == now.told.turn for place in now.told.places)


def _ratjack(now: TipMoment) -> bool:
    ends = now.told.stage is BETWEEN and bool(now.told.chips)
    return now.mode in WATCHED and ends and any(place.total == MOST_TOTAL for place in now.told.places)


def _secrets(now: TipMoment) -> bool:
    return now.mode is Mode.GATE


def _at_place(layout: Layout, now: TipMoment) -> Pointer:
    box = layout.panels[0].box
    return Pointer((box.right - 60, box.y - 70), Side.RIGHT, box)


def _at_telling(layout: Layout, now: TipMoment) -> Pointer:
    return Pointer((TELLING.x + 420, TELLING.y + 8), Side.ABOVE, TELLING)


def _at_middle(layout: Layout, now: TipMoment) -> Pointer:
    return Pointer((960, 640), Side.FREE, open_felt(2).display)


TABLE: tuple[TableTip, ...] = (
    TableTip("ratjack.coach.table.places", _places, _at_place, 520),
    TableTip("ratjack.coach.table.telling", _early, _at_telling, 560),
    TableTip("ratjack.coach.table.glance", _glances, _at_place, 520),
    TableTip("ratjack.coach.table.out", _somebody_out, _at_middle, 520),
    TableTip("ratjack.coach.table.out_alone", _out_alone, _at_middle, 520),
    TableTip("ratjack.coach.table.ratjack", _ratjack, _at_middle, 520),
    TableTip("ratjack.coach.table.few_cards", _few_cards, _at_middle, 520),
    TableTip("ratjack.coach.table.secrets", _secrets, _at_middle, 520),
)
