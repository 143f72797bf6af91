"""Carrying out effects: one step after the other, each on the table as the step before has left it (R8)."""

from ....tabletop.dialogue import NO_WAY_BACK, Script, Tell, Together
from ....tabletop.dice import Dice
from .choices import legal_answers
from .happenings import Revealed
from .questions import DrawChoice, EffectChoice, Pick, RevealChoice
from .steps import Step
from .table import Running, Table
from .targets import revealable
from .verbs import DEEDS
from .verbs.act import Act
from .verbs.turning import turn_up


def go_on(table: Table, dice: Dice, tell: Tell) -> Script:
    """The next thing of the effect that is carried out first."""
    running = table.running[-1]
    if running.revealers:
        yield from let_them_reveal(table, running, tell)
    elif running.done == len(running.steps):
        table.running = table.running[:-1]
    else:
        yield from take_step(table, running, dice, tell)


def take_step(table: Table, running: Running, dice: Dice, tell: Tell) -> Script:
    """What has one legal answer is not asked but done (R24)."""
    step = running.steps[running.done]
    legal = legal_answers(table, running)
    answer = legal[0] if len(legal) == 1 else (yield question(table.turn, step, tuple(legal), running.card))
    table.running = (*table.running[:-1], Running(running.card, running.by, running.done + 1, running.seen))
    DEEDS[step.verb](Act(table, step, running.card, tell, dice), answer)


def question(seat: int, step: Step, legal: tuple[object, ...], because: str) -> Pick:
    if step.verb == "draw":
        return DrawChoice(seat, legal, because)
    return EffectChoice(seat, legal, step.verb, tuple(map(str, step.cards)), because)


def let_them_reveal(table: Table, running: Running, tell: Tell) -> Script:
    """Each of them chooses in secret; then the cards are turned up together, without effect (R35)."""
    slots = {seat: revealable(table, seat) for seat in running.revealers}
    asked = sorted([seat for seat, offered in slots.items() if len(offered) > 1])
    chosen = {seat: offered[0] for seat, offered in slots.items()}
    if asked:
        answers = yield Together([RevealChoice(seat, slots[seat], running.card) for seat in asked])
        chosen.update(zip(asked, answers, strict=True))
        tell(NO_WAY_BACK)  # another seat has answered
    table.running = (*table.running[:-1], Running(running.card, running.by, running.done))
    for seat, slot in chosen.items():
        card = turn_up(table, (seat, slot))
        tell(Revealed(table.turn, seat, slot, card.face.id, seat, running.card))
        if table.turn not in card.known:
            tell(NO_WAY_BACK)
