"""What could happen: a preview of whatever is pointed at, from open information only.

With help "off" it says what the rules say; "skulls" adds no numbers; with "numbers" it tells what each seat
would lose on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ratland_desktop.games.rattus.rules.cards import KNIGHT
from ratland_desktop.games.rattus.rules.previews import (
    bites,
    placing_preview,
    plague_preview,
    points_after_last_plague,
)
from ratland_desktop.games.rattus.rules.questions import Spread
from ratland_desktop.games.rattus.rules.strike_odds import StrikeOdds
from ratland_desktop.games.rattus.rules.table import points
from ratland_desktop.games.rattus.rules.words import LAST_ROUND, MOVE, PLACE
from ratland_desktop.games.rattus.telling import region_name
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_paragraph
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait
from ratland_desktop.shell.widgets import Widget
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from ..pieces.cards import CardState, power_words
from ..pieces.signs import SKULL, card_name, draw_back, icon_of
from .act_decision import ActDecision
from .around import NUMBERS, OFF
from .lands import CardButton, LandButton, OtherLand, SeatSign, SupplySign, TokenButton
from .layout import FORETELLING
from .map_decision import MapDecision

TITLE = theme.SMALL_LABEL.sized(27)
INNER = FORETELLING.inset(22, 12)
SMALL = theme.NOTE.sized(20)
RATS_A_TURN = 1.7
"""So many rats leave the supply in a turn, on average."""
HEAD_LINE, FOOT_LINE = 36.0, 34.0
SHOWS_RISK = 3
"""With so many households there is room for the chance to lose anything."""
BODY = Box(INNER.x, INNER.y + HEAD_LINE + 4, INNER.w, INNER.h - HEAD_LINE - 4)


def draw_foretelling(canvas: Canvas, decision: MapDecision[Any], pointed: Widget | None) -> None:
    """The box below the cards."""
    rim = theme.LAMP if pointed is not None else theme.RIM
    canvas.rounded(FORETELLING, theme.see_through(theme.DEEP, 0.96), radius=20, rim=rim, rim_width=4)
    with canvas.above(), canvas.clipped(FORETELLING):
        if isinstance(pointed, LandButton):
            _region(canvas, decision, pointed.region)
        elif isinstance(pointed, OtherLand):
            _other(canvas, decision, pointed.region)
        elif isinstance(pointed, SeatSign):
            _seat(canvas, decision, pointed.seat)
        elif isinstance(pointed, SupplySign):
            _supply(canvas, decision)
        elif isinstance(pointed, CardButton):
            _card(canvas, decision, pointed.card)
        elif isinstance(pointed, TokenButton):
            _token(canvas, decision, pointed)
        elif decision.hand is not None:
            _card(canvas, decision, decision.hand)
        elif decision.struck is not None:
            _strike(canvas, decision, decision.struck)
        else:
            _about(canvas, decision)


def _about(canvas: Canvas, decision: MapDecision[Any]) -> None:
    """Nothing is pointed at: what the question is about, and how the game would end now."""
    say, view = decision.around.say, decision.view
    draw_paragraph(canvas, decision.about, INNER.top_part(INNER.h - FOOT_LINE - 4), theme.NOTE, theme.TEXT)
    if decision.table.odds != NUMBERS:
        return
    expected = points_after_last_plague(view)
    line = Box(INNER.x, INNER.bottom - FOOT_LINE, INNER.w, FOOT_LINE)
    seat = decision.question.seat
    words = say("rattus.screen.foretell.end", now=points(view)[seat], then=about(say, expected[seat]))
    draw_fitting(canvas, words, line, theme.NOTE, theme.SOFT_TEXT)


def about(say: Texts, value: float) -> str:
    """A number with one decimal at most."""
    return say.number(round(value, 1))


def _title(canvas: Canvas, words: str) -> None:
    draw_fitting(canvas, words, INNER.top_part(HEAD_LINE), TITLE, theme.LAMP)


# --- a region


def _region(canvas: Canvas, decision: MapDecision[Any], region: str) -> None:
    question = decision.question
    if isinstance(decision, ActDecision) and decision.hand is None and decision.question.rows(PLACE):
        _placing(canvas, decision, region)
    elif isinstance(decision, ActDecision) and decision.hand is None and decision.question.rows(MOVE):
        _plague(canvas, decision, region)
    elif isinstance(question, Spread):
        _spread(canvas, decision, region)
    else:
        _plain_region(canvas, decision, region)


def _plain_region(canvas: Canvas, decision: MapDecision[Any], region: str) -> None:
    """Where it lies, and what it would lose if the plague came."""
    say, view = decision.around.say, decision.view
    _title(canvas, say("rattus.screen.foretell.region", region=region_name(say, region),
                       about=say(f"rattus.region.{region}.about")))  # fmt: skip
    if any(view.cubes[region]) and view.rats[region]:
        _losses(canvas, decision, plague_preview(view, region).odds, view.cubes[region])
    else:
        words = say(
            "rattus.screen.foretell.calm" if any(view.cubes[region]) else "rattus.screen.foretell.nobody"
        )
        draw_paragraph(canvas, words, BODY, theme.NOTE, theme.TEXT)


def _placing(canvas: Canvas, decision: ActDecision, region: str) -> None:
    say, view = decision.around.say, decision.view
    number = decision.number(region)
    preview = placing_preview(view, region, number)
    key = "rattus.screen.foretell.place_most" if preview.leads else "rattus.screen.foretell.place"
    _title(canvas, say(key, region=region_name(say, region), people=sum(preview.cubes)))
    if not view.rats[region]:
        draw_paragraph(canvas, say("rattus.screen.foretell.calm"), BODY, theme.NOTE, theme.TEXT)
        return
    _losses(canvas, decision, preview.odds, preview.cubes)
    foot = Box(INNER.x, INNER.bottom - FOOT_LINE, INNER.w, FOOT_LINE)
    draw_fitting(canvas, say("rattus.screen.foretell.if_next"), foot, theme.NOTE, theme.SOFT_TEXT)


def _plague(canvas: Canvas, decision: ActDecision, region: str) -> None:
    say, view = decision.around.say, decision.view
    preview = plague_preview(view, region)
    _title(canvas, say("rattus.screen.foretell.plague", region=region_name(say, region)))
    if any(view.cubes[region]) and view.rats[region]:
        _losses(canvas, decision, preview.odds, view.cubes[region], preview.counting)
    else:
        key = "no_rats" if any(view.cubes[region]) else "nobody"
        draw_paragraph(canvas, say(f"rattus.screen.foretell.{key}"), BODY, theme.NOTE, theme.GOOD)
    foot = Box(INNER.x, INNER.bottom - FOOT_LINE, INNER.w, FOOT_LINE)
    draw_back(canvas, (foot.x + 16, foot.centre[1]), 16)
    words = say("rattus.screen.foretell.new_rats", n=preview.new.tokens)
    draw_fitting(canvas, words, foot.beside(42), theme.NOTE, theme.TEXT)


def _strike(canvas: Canvas, decision: MapDecision[Any], region: str) -> None:
    """Right before the first rat is turned up."""
    view = decision.view
    _title(canvas, decision.about)
    preview = plague_preview(view, region)
    _losses(canvas, decision, preview.odds, view.cubes[region], preview.counting)


def _spread(canvas: Canvas, decision: MapDecision[Any], region: str) -> None:
    say, view = decision.around.say, decision.view
    _title(canvas, region_name(say, region))
    own = view.cubes[region][decision.question.seat]
    others = sum(view.cubes[region]) - own
    words = say("rattus.screen.foretell.spread", rats=len(view.rats[region]), own=own, others=others)
    draw_paragraph(canvas, words, BODY, theme.NOTE, theme.TEXT)


def _losses(
    canvas: Canvas, decision: MapDecision[Any], odds: StrikeOdds, cubes: Sequence[int],
    counting: StrikeOdds | None = None,
) -> None:  # fmt: skip
    """A head for each who lives there, and what it loses on average."""
    say, seats = decision.around.say, decision.around.seats
    row = Box(BODY.x, BODY.y, BODY.w, BODY.h - FOOT_LINE - 2)
    if decision.table.odds == OFF:
        words = say("rattus.screen.foretell.people", people=sum(cubes))
        draw_paragraph(canvas, words, row, theme.NOTE, theme.TEXT)
        return
    living = [seat for seat, own in enumerate(cubes) if own]
    for seat, cell in zip(living, row.columns(max(3, len(living)), 8), strict=False):
        loss = odds.losses[seat]
        more = None if counting is None else counting.losses[seat]
        risk = odds.risks[seat] if len(living) <= SHOWS_RISK else None
        _loss(canvas, cell, seats[seat], say, loss, cubes[seat], decision.table.odds == NUMBERS, more, risk)


def _loss(
    canvas: Canvas,
    cell: Box,
    seat: Seat,
    say: Texts,
    loss: float,
    own: int,
    numbers: bool,
    more: float | None,
    risk: float | None,
) -> None:
    """`more`: what is lost if the Knight counts. `risk`: with what chance anything is lost."""
    high = min(cell.h, 54.0)
    face = Box(cell.x, cell.y, high / HEAD_SHAPE, high)
    draw_portrait(canvas, face, seat, "lost" if loss >= 1 else "")
    beside = cell.beside(face.w + 8)
    tone = theme.BAD if loss >= 0.05 else theme.GOOD
    if numbers:
        words = "−" + about(say, loss) if loss >= 0.05 else "0"
        draw_fitting(canvas, words, beside.top_part(30), theme.SMALL_LABEL, tone)
        below = beside.below(30).top_part(24)
        if more is not None and more - loss >= 0.05:  # and if the Knight counts
            canvas.icon(icon_of(KNIGHT.id), Box(below.x, below.y, 22, 22), theme.SOFT_TEXT)
            draw_fitting(canvas, f"−{about(say, more)}", below.beside(28), theme.TINY_LABEL, theme.BAD)
            return
        words = say("rattus.screen.foretell.of", n=own)
        if risk is not None and loss >= 0.05:
            words = f"{words} · {say('shell.common.percent', n=round(risk * 100))}"
        draw_fitting(canvas, words, below, SMALL, theme.SOFT_TEXT)
        return
    skulls = 0 if loss < 0.05 else 1 if loss < 0.34 * own else 2 if loss < 0.67 * own else 3
    if not skulls:
        canvas.icon("check", Box.around((beside.x + 16, beside.y + 26), 28), theme.GOOD)
    for at in range(skulls):
        canvas.icon(SKULL, Box.around((beside.x + 14 + at * 28, beside.y + 26), 26), theme.BAD)


def _other(canvas: Canvas, decision: MapDecision[Any], region: str) -> None:
    """Why it cannot be pressed now; where nothing is to be said about that, what is there."""
    reason = decision.why_not(region)
    if not reason:
        _plain_region(canvas, decision, region)
        return
    _title(canvas, region_name(decision.around.say, region))
    draw_paragraph(canvas, reason, BODY, theme.NOTE, theme.TEXT)


# --- a seat, the supply


def _seat(canvas: Canvas, decision: MapDecision[Any], seat: int) -> None:
    """What this seat would have if the last plague came now. Numbers only where numbers are wanted."""
    say, view = decision.around.say, decision.view
    now = points(view)[seat]
    _title(canvas, decision.around.seats[seat].name)
    words = say("rattus.screen.foretell.has", map=now - view.castle[seat], castle=view.castle[seat])
    if decision.table.odds == NUMBERS:
        then = about(say, points_after_last_plague(view)[seat])
        words = f"{words} {say('rattus.screen.foretell.end', now=now, then=then)}"
    draw_paragraph(canvas, words, BODY, theme.NOTE, theme.TEXT)


def _supply(canvas: Canvas, decision: MapDecision[Any]) -> None:
    """The game's clock."""
    say, left = decision.around.say, len(decision.view.supply)
    _title(canvas, say("rattus.screen.supply", n=left))
    if decision.view.stage is LAST_ROUND:
        words = say("rattus.screen.foretell.last_round")
    elif decision.view.ending:
        words = say("rattus.screen.foretell.last_turn")
    else:
        words = say("rattus.screen.foretell.last", n=max(1, round(left / RATS_A_TURN)))
    draw_paragraph(canvas, words, BODY, theme.NOTE, theme.TEXT)


# --- a card, a token


def _card(canvas: Canvas, decision: MapDecision[Any], card: str) -> None:
    say, view = decision.around.say, decision.view
    owner = view.cards[card]
    _title(canvas, card_name(say, card))
    state = CardState(card, owner, last=view.stage.name == "LAST_ROUND")
    draw_paragraph(canvas, power_words(say, state), BODY.top_part(BODY.h - FOOT_LINE), theme.NOTE, theme.TEXT)
    foot = Box(INNER.x, INNER.bottom - FOOT_LINE, INNER.w, FOOT_LINE)
    found = bites(view, card)
    words = say("rattus.screen.foretell.bites", n=found.carrying, all=found.unknown)
    draw_fitting(canvas, words, foot, theme.NOTE, theme.BAD if found.carrying else theme.SOFT_TEXT)


def _token(canvas: Canvas, decision: MapDecision[Any], token: TokenButton) -> None:
    say, view = decision.around.say, decision.view
    rat = view.rats[token.region][token.place]
    _title(canvas, region_name(say, token.region))
    words = say("rattus.screen.foretell.laid" if rat.laid else "rattus.screen.foretell.supplied")
    if rat.seen:
        names = [decision.around.seats[seat].name for seat in rat.seen]
        words = f"{words} {say('rattus.screen.foretell.seen', names=names)}"
    draw_paragraph(canvas, words, BODY, theme.NOTE, theme.TEXT)
