"""The end of a turn, of a round and of the game (sections 6 and 7 of the rules page)."""

from ....tabletop.dialogue import NO_WAY_BACK, Script, Tell, Together
from ....tabletop.dice import Dice
from .cards import sorted_cards
from .happenings import (
    Consoled,
    GameEnded,
    OneMoreRound,
    RoleShown,
    RoundEnded,
    RoundScored,
    StashShown,
)
from .questions import PLAY, SHARE, AnotherRound
from .scoring import (
    CONSOLATION,
    MOST_ROUNDS,
    Worth,
    best_seats,
    gains,
    how_decided,
    last_cards,
    outcome,
    points_of,
    why_over,
    worth_of,
)
from .steps import AskForMore, BeginTurn, EndRound, EndTurn
from .table import RoundRecord, Table
from .turn import this_turn
from .words import RoundEnd, Shown

EMPTY_DOORS_TO_END = 2


def end_turn(table: Table, step: EndTurn, dice: Dice, tell: Tell) -> None:
    """The round ends if somebody is out or two doors are empty; if not, the figure passes to the left."""
    if who_is_out(table) or len(empty_doors(table)) >= EMPTY_DOORS_TO_END:
        table.then(EndRound())
    else:
        table.active = table.left_of(table.active)
        table.then(BeginTurn())


def who_is_out(table: Table) -> tuple[int, ...]:
    return tuple([seat for seat, rat in enumerate(table.rats) if rat.out])


def empty_doors(table: Table) -> tuple[int, ...]:
    return tuple([number for number, door in enumerate(table.doors) if not door.cards])


# --- the round


def end_round(table: Table, step: EndRound, dice: Dice, tell: Tell) -> None:
    """Show, score, show the roles, clear the table; then the game is over or another round follows."""
    out, empty = who_is_out(table), empty_doors(table)
    tell(NO_WAY_BACK)
    tell(RoundEnded(out, empty, why_ended(out, empty)))
    worth = show_stashes(table, tell)
    gained = score(table, worth, tell)
    show_roles(table, tell)
    table.records.append(record_of(table, out, gained))
    clear(table)
    finish_or_go_on(table, tell)


def why_ended(out: tuple[int, ...], empty: tuple[int, ...]) -> RoundEnd:
    if len(empty) < EMPTY_DOORS_TO_END:
        return RoundEnd.OUT
    return RoundEnd.BOTH if out else RoundEnd.DOORS_EMPTY


def show_stashes(table: Table, tell: Tell) -> list[Worth | None]:
    """Everybody who is not out shows the stash; its worth by seat."""
    found: list[Worth | None] = []
    for seat, rat in enumerate(table.rats):
        worth = None if rat.out else worth_of(rat.stash, rat.role)
        found.append(worth)
        if worth is not None:
            tell(StashShown(seat, sorted_cards(rat.stash), worth.cheese, worth.clovers))
    return found


def score(table: Table, worth: list[Worth | None], tell: Tell) -> tuple[int, ...]:
    """Points for cheese; if nobody gets any, consolation for all who are not out (R9)."""
    gained = gains(worth)
    if any(gained) and not any(each and each.points for each in worth):
        tell(Consoled(tuple([seat for seat, points in enumerate(gained) if points]), CONSOLATION))
    for rat, points in zip(table.rats, gained, strict=True):
        rat.points += points
    tell(RoundScored(gained, points_of(table)))
    return gained


def show_roles(table: Table, tell: Tell) -> None:
    """All dealt roles that are still closed, also of players who are out (R14)."""
    for seat, rat in enumerate(table.rats):
        if rat.role is not None and not rat.role_shown:
            rat.role_shown = True
            tell(RoleShown(seat, rat.role, Shown.ROUND_OVER))


def record_of(table: Table, out: tuple[int, ...], gained: tuple[int, ...]) -> RoundRecord:
    turn, rats = this_turn(table), table.rats
    players = table.options.players
    return RoundRecord(
        first=(turn.active - turn.number + 1) % players,
        last=turn.active,
        turns=turn.number,
        out=out,
        stashes=tuple([sorted_cards(rat.stash) for rat in rats]),
        gained=gained,
        roles=tuple([rat.role for rat in rats if rat.role is not None]),
        sprung=tuple([door.sprung for door in table.doors]),
        middle=sorted_cards(table.middle),
        wrongs=tuple(table.wrongs),
        lost=tuple([sorted_cards(rat.lost) for rat in rats]),
        doors=tuple([tuple(reversed(door.cards)) for door in table.doors]),
    )


def clear(table: Table) -> None:
    """Bandages and cards go back (R3); who sits to the left of the last active player is next (R10)."""
    for rat in table.rats:
        rat.bandages = 0
        rat.stash, rat.lost, rat.pocketed = [], [], []
        rat.role, rat.role_shown = None, False
    table.doors, table.middle, table.rat_cards, table.rat_cards_turned = [], [], [], []
    table.looked = None
    table.notes, table.wrongs = {}, []
    table.active = table.left_of(table.active)
    table.turn = None


# --- the game


def finish_or_go_on(table: Table, tell: Tell) -> None:
    """After a round; on a full tie the tied players are asked, but never the Third Rat (R12)."""
    points = points_of(table)
    if not why_over(table.round, points):
        return
    best = best_seats(points, last_cards(table.records, table.seats))
    if len(best) > 1 and table.round < MOST_ROUNDS:
        table.then(AskForMore(best))
    else:
        finish(table, tell)


def ask_for_more(table: Table, step: AskForMore, dice: Dice, tell: Tell) -> Script:
    """One "no" shares the victory."""
    asked = [seat for seat in step.tied if seat != table.third_rat]
    answers = yield Together([AnotherRound(seat, (SHARE, PLAY), step.tied) for seat in asked])
    if all(answer == PLAY for answer in answers):
        table.one_more = True
        tell(OneMoreRound(step.tied))
    else:
        finish(table, tell)


def finish(table: Table, tell: Tell) -> None:
    points, cards = points_of(table), last_cards(table.records, table.seats)
    because = why_over(table.round, points)
    assert because
    table.ended = True
    places = tuple([standing.place for standing in outcome(table).standings])
    decided = how_decided(points, cards)
    tell(GameEnded(places, points, cards, best_seats(points, cards), because, decided))
