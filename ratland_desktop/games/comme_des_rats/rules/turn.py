"""A turn up to the actions (sections 4 and 8 of the rules page): roll, name partners, share the dice."""

from dataclasses import replace
from itertools import permutations

from ....tabletop.dialogue import NO_WAY_BACK, Script, Tell, Together
from ....tabletop.dice import Dice
from .faces import DICE
from .happenings import (
    ActionLapsed,
    DieKept,
    DiePicked,
    PartnerNamed,
    PartnersNamed,
    RatCardTurned,
    RoleShown,
    Rolled,
    TurnBegan,
)
from .possible import clockwise
from .questions import (
    FORCE,
    FORCE_BLACK,
    FORCE_WHITE,
    FORCED_COLOUR,
    KEEP,
    PASS,
    REROLL,
    Keep,
    OtherPartner,
    Partner,
    Partners,
    PickedDie,
    Reroll,
    SpeakUp,
)
from .roles import FORCING
from .steps import (
    Act,
    BeginTurn,
    CarryOut,
    EndTurn,
    ListenForForce,
    NameOtherPartner,
    NamePartner,
    PickDie,
    RollAgain,
    Share,
)
from .table import Table, Turn
from .third_rat import RAT_CARDS, kept_by
from .words import BLACK, WHITE, Colour, Decider, Kept, Lapsed, Named, Roll, Shown


def this_turn(table: Table) -> Turn:
    assert table.turn
    return table.turn


# --- 1. roll


def begin_turn(table: Table, step: BeginTurn, dice: Dice, tell: Tell) -> None:
    number = table.turn.number + 1 if table.turn else 1
    table.turn = Turn(number, table.active)
    tell(TurnBegan(table.active, number))
    if table.options.four_dice:  # once only (section 8)
        roll(table, dice, tell, Roll.FOUR_DICE)
        table.then(ListenForForce())
    else:
        roll(table, dice, tell, Roll.FIRST)
        table.then(RollAgain(), ListenForForce())


def roll(table: Table, dice: Dice, tell: Tell, because: Roll) -> None:
    """Both black dice, and with four dice both white ones."""
    turn = this_turn(table)
    used = DICE if table.options.four_dice else DICE[:1]
    pairs = tuple([(dice.choose(die.faces), dice.choose(die.faces)) for die in used])
    table.turn = replace(turn, pairs=pairs, rolls=turn.rolls + 1)
    tell(Rolled(turn.active, pairs, because))


def roll_again(table: Table, step: RollAgain, dice: Dice, tell: Tell) -> Script:
    """Both dice or none, once; the second result stands."""
    turn = this_turn(table)
    if (yield Reroll(turn.active, (KEEP, REROLL), turn.pairs[BLACK])) == REROLL:
        roll(table, dice, tell, Roll.AGAIN)


# --- 2. name partners


def listen_for_force(table: Table, step: ListenForForce, dice: Dice, tell: Tell) -> Script:
    """Every other seat with a closed role is asked, until Al Ratone has been shown (R16)."""
    turn = this_turn(table)
    rats = table.rats
    answers: tuple[str, ...] = ()
    asked: list[int] = []
    if not any(rat.role_shown and rat.role in FORCING for rat in rats):
        asked = [seat for seat, rat in enumerate(rats) if rat.role_closed and seat != turn.active]
    if asked:
        answers = yield Together([SpeakUp(seat, ways_to_force(table, seat), turn.active) for seat in asked])
    for seat, answer in zip(asked, answers, strict=True):
        if answer != PASS:
            force(table, seat, FORCED_COLOUR[answer], tell)
            return
    table.then(NamePartner())


def ways_to_force(table: Table, seat: int) -> tuple[str, ...]:
    if not table.rats[seat].power.forces:
        return (PASS,)
    return (PASS, FORCE_BLACK, FORCE_WHITE) if table.options.four_dice else (PASS, FORCE)


def force(table: Table, seat: int, colour: Colour, tell: Tell) -> None:
    """Al Ratone becomes the partner; with four dice somebody else gets the other pair."""
    rat = table.rats[seat]
    assert rat.role
    rat.role_shown = True
    tell(RoleShown(seat, rat.role, Shown.FORCES_PARTNER))
    if table.options.four_dice:
        table.then(NameOtherPartner(seat, colour))
    else:
        hand_over(table, (seat,), Named.FORCED, tell)


def name_partner(table: Table, step: NamePartner, dice: Dice, tell: Tell) -> Script:
    """One partner, or with four dice two; the Third Rat only while it has a closed card."""
    turn = this_turn(table)
    others = clockwise(table.seats, turn.active)
    if table.options.four_dice:
        pairs = tuple(permutations(others, 2))
        hand_over(table, (yield Partners(turn.active, pairs, turn.pairs)), Named.CHOSEN, tell)
        return
    if not table.rat_cards:
        others = tuple([seat for seat in others if seat != table.third_rat])
    if len(others) > 1:
        hand_over(table, ((yield Partner(turn.active, others, turn.pairs[BLACK])),), Named.CHOSEN, tell)
    else:
        hand_over(table, others, Named.NO_RAT_CARD, tell)


def name_other_partner(table: Table, step: NameOtherPartner, dice: Dice, tell: Tell) -> Script:
    """Four dice: Al Ratone has said which pair it gets (R16)."""
    turn = this_turn(table)
    colour = WHITE if step.colour is BLACK else BLACK
    others = tuple([seat for seat in clockwise(table.seats, turn.active) if seat != step.forced])
    other = yield OtherPartner(turn.active, others, turn.pairs[colour], colour)
    partners = (other, step.forced) if colour is BLACK else (step.forced, other)
    hand_over(table, partners, Named.FORCED, tell, step.forced)


def hand_over(
    table: Table, partners: tuple[int, ...], because: Named, tell: Tell, forced: int | None = None
) -> None:
    """The partners, by the colour of their dice, get the pairs; they share clockwise (section 8.3)."""
    turn = this_turn(table)
    table.turn = replace(turn, partners=partners, kept=(None,) * len(partners))
    if len(partners) > 1:
        tell(PartnersNamed(turn.active, partners[BLACK], partners[WHITE], because, forced))
    else:
        tell(PartnerNamed(turn.active, partners[BLACK], because))
    table.then(*[Share(colour) for colour in in_turn(table)], CarryOut())


def in_turn(table: Table) -> list[Colour]:
    """The colours of the pairs in the order of their partners, clockwise from the active player."""
    turn = this_turn(table)
    return [Colour(turn.partners.index(s)) for s in clockwise(table.seats, turn.active) if s in turn.partners]


# --- 3. share the dice


def share(table: Table, step: Share, dice: Dice, tell: Tell) -> Script:
    """The partner keeps a die, also one that would lapse (R4). Nobody is asked about equal faces (R22)."""
    turn = this_turn(table)
    colour, partner = step.colour, turn.partners[step.colour]
    pair = turn.pairs[colour]
    if partner == table.third_rat:
        turn_rat_card(table, tell)
        return
    kept, because = 0, Kept.SAME_FACE
    if pair[0] != pair[1]:
        kept, because = (yield Keep(partner, (0, 1), pair, colour, turn.active)), Kept.CHOSEN
    keep(table, colour, kept)
    tell(DieKept(turn.active, partner, colour, pair[kept], pair[1 - kept], because))


def keep(table: Table, colour: Colour, die: int) -> None:
    turn = this_turn(table)
    table.turn = replace(turn, kept=(*turn.kept[:colour], die, *turn.kept[colour + 1 :]))


def turn_rat_card(table: Table, tell: Tell) -> None:
    """The Third Rat keeps the die that its card ranks higher (section 10)."""
    assert table.third_rat is not None
    tell(NO_WAY_BACK)
    number = table.rat_cards.pop()
    table.rat_cards_turned.append(number)
    table.turn = replace(this_turn(table), rat_card=number)
    pair = this_turn(table).pairs[BLACK]
    kept, because = kept_by(RAT_CARDS[number], pair, table.rats[table.third_rat].bandages)
    keep(table, BLACK, kept)
    decider = decider_for(table, table.third_rat)
    tell(RatCardTurned(table.active, number, pair[kept], pair[1 - kept], decider, because))


def decider_for(table: Table, seat: int) -> int:
    """Who decides what this seat's action does: the seat itself, or for the Third Rat whom its card names."""
    turn = this_turn(table)
    if seat != table.third_rat:
        return seat
    assert turn.rat_card is not None
    if RAT_CARDS[turn.rat_card].decider is Decider.ACTIVE:
        return turn.active
    return table.left_of(turn.active)


# --- 4. who acts with which die


def carry_out(table: Table, step: CarryOut, dice: Dice, tell: Tell) -> None:
    """The partners clockwise, last the active player, who picks one of two dice only then (R13)."""
    turn = this_turn(table)
    acts = [Act(turn.partners[colour], turn.kept_die(colour)) for colour in in_turn(table)]
    last = PickDie() if table.options.four_dice else Act(turn.active, turn.returned_die(BLACK))
    table.then(*acts, last, EndTurn())


def pick_die(table: Table, step: PickDie, dice: Dice, tell: Tell) -> Script:
    """Who is out picks none (R8)."""
    turn = this_turn(table)
    if table.rats[turn.active].out:
        tell(ActionLapsed(turn.active, None, Lapsed.OUT))
        return
    pair = turn.returned_die(BLACK), turn.returned_die(WHITE)
    picked, because = 0, Kept.SAME_FACE
    if pair[0] != pair[1]:
        picked, because = (yield PickedDie(turn.active, (0, 1), pair)), Kept.CHOSEN
    table.turn = replace(turn, picked=picked)
    tell(DiePicked(turn.active, pair[picked], pair[1 - picked], because))
    table.then(Act(turn.active, pair[picked]))
