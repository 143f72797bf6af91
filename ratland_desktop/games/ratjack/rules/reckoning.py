"""The end of a turn (section 6 of the rules page): who is out, who gets points, whether the round ends."""

from collections.abc import Mapping, Sequence

from ....tabletop.dialogue import NO_WAY_BACK, Tell
from ....tabletop.facts import fact
from .happenings import (
    GameEnded,
    KnockedOut,
    Point,
    RoundEnded,
    Secrets,
    SecretsShown,
    Term,
    TotalChanged,
)
from .table import CLOCKWISE, Aside, Card, Table
from .turn import begin_turn
from .words import BETWEEN, MOST_IDLE_TURNS, MOST_TOTAL, POINTS_TO_WIN, Ending, Merit


@fact
class Award:
    """A point for a seat; `whom` is who was knocked out for it."""

    seat: int
    why: Merit
    whom: int | None = None


@fact
class Reckoning:
    """What the totals at the end of a turn lead to."""

    out: tuple[int, ...]
    awards: tuple[Award, ...]  # in the order of section 6
    ending: Ending | None  # None: the round goes on


def reckon(
    totals: Mapping[int, int], turn: int, points: Sequence[int], deck_left: int, idle_turns: int
) -> Reckoning:
    """Section 6. `totals` are those of the players still in, from the left neighbour of `turn` clockwise."""
    out = tuple([seat for seat, total in totals.items() if total > MOST_TOTAL])
    staying = [seat for seat in totals if seat not in out]
    awards = [Award(turn, Merit.KNOCK_OUT, whom=seat) for seat in out if seat != turn]  # 6.1, R4, R5
    ending = None
    if ratjacks := [seat for seat in staying if totals[seat] == MOST_TOTAL]:  # 6.2 goes first (R2)
        ending = Ending.RATJACK
        awards += [Award(seat, Merit.RATJACK) for seat in ratjacks]
    elif len(staying) < 2:  # 6.3
        ending = Ending.SURVIVOR if staying else Ending.NOBODY
        awards += [Award(seat, Merit.SURVIVOR) for seat in staying]
    elif not deck_left or idle_turns >= MOST_IDLE_TURNS:  # 6.4, R22, R29
        ending = Ending.STALLED if deck_left else Ending.EMPTY_DECK
        best = max([totals[seat] for seat in staying])
        awards += [Award(seat, Merit.HIGHEST) for seat in staying if totals[seat] == best]  # R23
    elif points[turn] + len(awards) >= POINTS_TO_WIN:  # R3: only knock-outs were paid
        ending = Ending.GAME_WON
    return Reckoning(out, tuple(awards), ending)


def end_turn(table: Table, tell: Tell) -> None:
    """Count, throw out, give points; then the next turn, or the end of the round."""
    table.idle_turns = idle_turns_after(table)
    totals = count(table, tell)
    told = reckon(totals, table.turn, table.points, len(table.deck), table.idle_turns)
    if told.out:
        throw_out(table, told.out, tell)
    for award in told.awards:
        table.points[award.seat] += 1
        tell(Point(award.seat, table.points[award.seat], award.why, award.whom))
    if told.ending is None:
        next_seat = next(seat for seat in totals if table.aside[seat] is None)
        begin_turn(table, next_seat, tell)
    else:
        end_round(table, told, tell)


def idle_turns_after(table: Table) -> int:
    """Turns in a row without a card leaving the deck, this one counted (R29)."""
    return table.idle_turns + 1 if len(table.deck) == table.deck_at_turn else 0


def count(table: Table, tell: Tell) -> dict[int, int]:
    """The totals of all who are in, from the left neighbour on; what has changed is told."""
    for seat in table.inside():
        total, before = table.total(seat), table.totals[seat]
        if total != before:
            table.totals[seat] = total
            tell(TotalChanged(seat, before, total, terms(table.rows[seat])))
    return {seat: table.totals[seat] for seat in table.from_the_left()}


def terms(row: Sequence[Card]) -> tuple[Term, ...]:
    """The sum of the open cards, card by card."""
    return tuple([Term(c.face.value, "" if c.chip is None else c.chip.face, c.worth) for c in row if c.up])


def throw_out(table: Table, seats: tuple[int, ...], tell: Tell) -> None:
    """All together, with everything they have; hidden cards are not shown (section 6.1, R10)."""
    for seat in seats:
        table.aside[seat] = Aside(table.hands[seat], table.rows[seat], table.totals[seat])
        table.hands[seat] = table.rows[seat] = ()
    tell(KnockedOut(seats, tuple([table.totals[seat] for seat in seats]), table.turn))


# --- the end of the round


def end_round(table: Table, told: Reckoning, tell: Tell) -> None:
    """Section 7: the secrets are shown, and the game ends or the next round is set up."""
    assert told.ending is not None
    table.stage = BETWEEN
    table.round += 1
    last = told.awards[-1].why
    table.last_point = tuple(dict.fromkeys([award.seat for award in told.awards if award.why is last]))
    table.starter = table.last_point[0]  # R28: they stand in this order
    tell(RoundEnded(told.ending, tuple(table.totals)))
    show_secrets(table, tell)
    winners = tuple([seat for seat, points in enumerate(table.points) if points >= POINTS_TO_WIN])
    if winners:  # all points of this moment count, several share (R1)
        table.ended = True
        tell(GameEnded(winners, tuple(table.points)))
    else:
        table.clear()


def show_secrets(table: Table, tell: Tell) -> None:
    """Everybody learns all hidden cards and hands, but not the deck (R32)."""
    everybody = table.everybody
    secrets = []
    for seat in CLOCKWISE[table.players][0]:
        aside = table.aside[seat]
        hand, row = (aside.hand, aside.row) if aside else (table.hands[seat], table.rows[seat])
        hidden = tuple([(slot, card.face.id) for slot, card in enumerate(row) if not card.up])
        secrets.append(Secrets(seat, hidden, tuple([card.face.id for card in hand])))
        hand, row = (tuple([card.seen_by(*everybody) for card in cards]) for cards in (hand, row))
        if aside:
            table.aside[seat] = Aside(hand, row, aside.total)
        else:
            table.hands[seat], table.rows[seat] = hand, row
    tell(SecretsShown(tuple(secrets)))
    tell(NO_WAY_BACK)
