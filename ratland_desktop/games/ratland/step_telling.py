"""A step of RatLand's table as one sentence, for all whom it is about.

A step with one happening uses that happening's own sentence (`telling`). For several, this module picks a
text that tells them together (`ratland.step.*`). A few names are listed, more clans are counted; the reason
of each happening is in the story. Knows happenings and texts; no drawing, no pygame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ...hotseat.telling import BAD, GOOD, NEUTRAL, Sentence, Speaker, Teller, joined, reasons_of, word
from ...tabletop.dialogue import Happening
from ...tabletop.steps import Step
from ...text import Value
from .rules import happenings as h
from .telling import TELLINGS, drew, effects

MOST_THEFTS = 3


def event_step(v: Speaker, step: Step) -> Sentence:
    """Its name stands large on the card that is turned up: only what it does is read."""
    first = step.shown[0]
    assert isinstance(first, h.EventTurned)
    told, words = v.tell(first), v.texts(f"ratland.event.{first.event}.text")
    return Sentence(words, told.short, told.seats, told.tone, told.icon)


def draw_step(v: Speaker, step: Step) -> Sentence | None:
    """Everybody sees each piece that one clan draws: only what they come to is read."""
    first = step.shown[0]
    assert isinstance(first, h.Drew)
    clans = {v.teller.people_in(x) for x in step.shown}
    if not first.finds or len(clans) > 1:
        return None
    return joined([_summed(v, first), *(v.tell(x) for x in step.shown[1:])])


def cards_of(x: Happening) -> Iterator[str]:
    """The clans and boards that made it so. The event of the round is not named again: its card lies open
    beside the stage."""
    finds = getattr(x, "finds", ())
    for card in (*reasons_of(x), *(find.because for find in finds if find.because)):
        yield "ratland.board.aggressive.name" if card == h.AGGRESSIVE else f"ratland.clan.{card}.name"


# --- what an event does ------------------------------------------------------------------------------------


def gifts(v: Speaker, told: Sequence[h.CheeseGained]) -> Sentence:
    amounts = {x.cheese for x in told}
    equal = "everyone" if v.everyone_is_in(told) else "each"
    parts = [equal if len(amounts) == 1 else "mixed", f"because.{told[0].because}"]
    said: dict[str, Value] = {"who": v.who(x.seat for x in told), "total": sum(x.cheese for x in told)}
    return v.sentence_of("gifts", parts, GOOD, "cheese", told, cheese=max(amounts), **said)


def cousins(v: Speaker, told: Sequence[h.RatsJoined]) -> Sentence:
    lucky = [x.seat for x in told if x.rats]
    part = "none" if not lucky else "everyone" if len(lucky) == len(told) else "some"
    if part == "everyone" and not v.everyone_is_in(told):
        part = "others"
    return v.sentence_of("cousins", [part], GOOD if lucky else BAD, "rat", told, who=v.who(lucky))


def hiding(v: Speaker, told: Sequence[h.CheeseHidden]) -> Sentence:
    part = "everyone" if v.everyone_is_in(told) else "some"
    return v.sentence_of("hiding", [part], GOOD, "lock", told, who=v.who(x.seat for x in told))


def graves(v: Speaker, told: Sequence[h.GraveOpened]) -> Sentence:
    return v.sentence_of("graves", ["all"], GOOD, "grave", told, who=v.who(x.seat for x in told))


# --- phases 2 to 5 -----------------------------------------------------------------------------------------


def moves(v: Speaker, told: Sequence[h.Redeployed]) -> Sentence:
    rats = sum(max(0, old - new) for x in told for old, new in zip(x.before, x.after, strict=True))
    return v.sentence_of("moves", ["all"], NEUTRAL, "swap", told, who=v.who(x.seat for x in told), rats=rats)


def fights(v: Speaker, told: Sequence[h.Attacked | h.Stole]) -> Sentence:
    """How many attacks came through, and what was stolen from whom."""
    attacks = [x for x in told if isinstance(x, h.Attacked)]
    thefts = [x for x in told if isinstance(x, h.Stole)]
    if len(attacks) == 1:
        return _one_fight(v, attacks[0], thefts)
    haul: Counter[tuple[int, int]] = Counter()  # through two pipes from one victim is one theft
    for x in thefts:
        if x.cheese:
            haul[x.seat, x.victim] += x.cheese
    won = sum(x.owed > 0 for x in attacks)
    parts = []
    if attacks:
        parts.append("none" if not won else "all" if won == len(attacks) else "some")
    if thefts:
        parts.append("empty" if not haul else "thefts" if len(haul) <= MOST_THEFTS else "loot")
    stolen = [
        v.say("fights", "theft", name=v.names[thief], victim=v.names[victim], cheese=cheese)
        for (thief, victim), cheese in haul.items()
    ]
    said: dict[str, Value] = {"n": len(attacks), "won": won, "cheese": sum(x.cheese for x in thefts)}
    tone = GOOD if won or thefts else BAD
    return v.sentence_of("fights", parts, tone, "sword", told, thefts=stolen, **said)


def _one_fight(v: Speaker, attack: h.Attacked, thefts: Sequence[h.Stole]) -> Sentence:
    """The attack says what it earns; the theft is told only where there was less."""
    less = [x for x in thefts if x.cheese != x.owed]
    return joined([v.tell(x) for x in (attack, *less)])


def losses(v: Speaker, told: Sequence[h.RatDied]) -> Sentence:
    return v.sentence_of("losses", ["all"], BAD, "sword", told, n=len(told))


def births(v: Speaker, told: Sequence[h.Bred]) -> Sentence:
    born = sum(x.born for x in told)
    parts = ["none" if not born else "everyone" if v.everyone_is_in([x for x in told if x.born]) else "all"]
    if born and any(x.born < x.due for x in told):
        parts.append("short")
    parents = v.who(x.seat for x in told if x.born)
    return v.sentence_of("births", parts, GOOD if born else BAD, "nursery", told, who=parents, born=born)


def homecoming(v: Speaker, told: Sequence[h.CameHome | h.CheeseGained]) -> Sentence:
    if len({x.seat for x in told}) == 1:
        return joined([v.tell(x) for x in told])
    home = [x for x in told if isinstance(x, h.CameHome)]
    cheese = sum(x.cheese for x in told if isinstance(x, h.CheeseGained))
    parts = ["everyone" if v.everyone_is_in(home) else "all", *(["explorer"] if cheese else [])]
    said: dict[str, Value] = {"who": v.who(x.seat for x in home), "cheese": cheese}
    rats = sum(x.poisoned + x.lost for x in home)
    return v.sentence_of("homecoming", parts, GOOD, "home", home, rats=rats, **said)


# --- looking for cheese ------------------------------------------------------------------------------------


def draws(v: Speaker, told: Sequence[h.PieceReturned | h.Drew | h.WhitesTraded]) -> Sentence:
    handfuls = [x for x in told if isinstance(x, h.Drew)]
    seats = [x.seat for x in told]
    if len({*seats}) == 1:
        return joined(_one_draw(v, told))
    pieces = sum(len(x.finds) for x in handfuls)
    traded = sum(x.cheese for x in told if isinstance(x, h.WhitesTraded))
    harmed = sum(x.died + x.poisoned + x.lost for x in handfuls)
    cheese = traded + sum(x.cheese for x in handfuls)
    said: dict[str, Value] = {"n": pieces, "area": word(told[0].area), "who": v.who(seats)}
    part = "some" if pieces else "empty" if any(x.due for x in handfuls) else "nothing"
    tone = BAD if harmed > cheese else GOOD if cheese else NEUTRAL
    found = effects(v, handfuls, traded)
    return v.sentence_of("draws", [part], tone, "bag", told, effects=found, **said)


def _one_draw(v: Speaker, told: Sequence[Happening]) -> list[Sentence]:
    """What was put back comes first, in short, then only what the rest comes to."""
    sentences = [v.tell(x) for x in told]
    if isinstance(told[0], h.PieceReturned):
        back = sentences[0]
        sentences[0] = Sentence(back.short, back.short, back.seats, back.tone, back.icon)
        sentences[1:2] = [_summed(v, x) for x in told[1:2] if isinstance(x, h.Drew)]
    return sentences


def _summed(v: Speaker, x: h.Drew) -> Sentence:
    """What a draw comes to, without the pieces, and its reasons."""
    told = drew(v, x, "short")
    if not x.finds:
        return told
    main = v.say("draws", "sum", name=v.names[x.seat], effects=effects(v, [x]))
    return Sentence(main + told.text.removeprefix(told.short), told.short, told.seats, told.tone, told.icon)


# --- feeding -----------------------------------------------------------------------------------------------


def trades(v: Speaker, told: Sequence[h.RatTraded]) -> Sentence:
    return v.sentence_of("trades", ["all"], NEUTRAL, "swap", told, who=v.who(x.seat for x in told))


def feeding(v: Speaker, told: Sequence[h.Fed]) -> Sentence:
    hungry = [x for x in told if x.starved]
    paid, starved = sum(x.paid for x in told), sum(x.starved for x in told)
    if hungry:
        who = v.who(x.seat for x in hungry)
        return v.sentence_of("feeding", ["hungry"], BAD, "grave", told, who=who, starved=starved)
    part = "crumbs" if not paid else "full" if v.everyone_is_in(told) else "some"
    who = v.who(x.seat for x in told)
    return v.sentence_of("feeding", [part], GOOD, "food", told, who=who, paid=paid)


def alchemy(v: Speaker, told: Sequence[h.CheeseTransmuted]) -> Sentence:
    said: dict[str, Value] = {"cheese": sum(x.cheese for x in told), "rats": sum(x.rats for x in told)}
    return v.sentence_of("alchemy", ["all"], GOOD, "rat", told, who=v.who(x.seat for x in told), **said)


def tributes(v: Speaker, told: Sequence[h.TributePaid]) -> Sentence:
    said: dict[str, Value] = {"who": v.who(x.giver for x in told), "name": v.names[told[0].seat]}
    return v.sentence_of("tributes", ["all"], NEUTRAL, "music", told, **said)


TOGETHER: dict[str, Callable[[Speaker, Sequence[Any]], Sentence]] = {
    "gifts": gifts,
    "cousins": cousins,
    "hiding": hiding,
    "graves": graves,
    "moves": moves,
    "fights": fights,
    "losses": losses,
    "births": births,
    "homecoming": homecoming,
    "draws": draws,
    "trades": trades,
    "feeding": feeding,
    "alchemy": alchemy,
    "tributes": tributes,
}

TELLER = Teller(
    "ratland.tell",
    TELLINGS,
    step_words="ratland.step",
    together=TOGETHER,
    steps={h.EventTurned: event_step, h.Drew: draw_step},
    headings={h.BagFilled: lambda v, x: v.texts(f"ratland.place.{word(x.area)}.name")},
    cards=cards_of,
)
