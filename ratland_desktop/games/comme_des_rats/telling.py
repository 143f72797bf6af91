"""Which text (`comme_des_rats.tell.*`) tells which happening of Comme des Rats.

`hotseat.telling` builds the sentence from it. Most happenings have a text for each of their reasons. Hidden
cards are never named: where a happening has no card, there is none to tell. Whispers are told with the same
tables, to those who may hear them. Knows happenings and texts; no table, no drawing, no pygame.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...hotseat.telling import BAD, GOOD, NEUTRAL, Sentence, Speaker, Telling, Tone, about_all
from ...tabletop.dialogue import Happening
from ...text import Texts
from .rules import happenings as h
from .rules import whispers as w
from .rules.cards import KINDS, TRAPS
from .rules.faces import FACES
from .rules.words import Action, Aimed, Cause, Colour, Lapsed, Named, Shown

PEOPLE = {
    "seat": "name", "active": "name", "first": "name", "partner": "partner", "black": "black",
    "white": "white", "thief": "thief", "victim": "victim", "target": "target",
}  # fmt: skip
"""Fields that are always a seat, and the parameter for its player's name."""
_GAME = "comme_des_rats"
CAT, CLOVER, DICE, DOOR, HEAL, OUT, PARTNER, ROLE, STASH, THEFT, TRAP = (
    f"{_GAME}.{icon}"
    for icon in (
        "cat", "clover", "dice", "door", "heal", "out", "partner", "role", "stash", "theft", "trap",
    )
)  # fmt: skip
"""The game's own icons."""
CHOOSING = frozenset({Action.DRAW, Action.STEAL})
"""Actions that leave a choice to whoever decides for the Third Rat."""


def tell(
    v: Speaker, x: Any, variant: str, tone: Tone, icon: str, seats: Iterable[int] = (), **more: Any
) -> Sentence:
    """The variant of this happening; its reason is in the variant. The first of the seats is who acts."""
    concerned = tuple(dict.fromkeys(seats)) or v.teller.people_in(x)
    return v.sentence(x, variant, tone, icon, seats=concerned, because=(), **more)


def by_reason(tone: Tone, icon: str) -> Telling:
    """What has a text for each of its reasons."""
    return lambda v, x: tell(v, x, x.because.value, tone, icon)


def always(tone: Tone, icon: str) -> Telling:
    """What is always told by the same text."""
    return lambda v, x: tell(v, x, "all", tone, icon)


def door_words(doors: Iterable[int]) -> list[str]:
    """Doors count from 1 for people."""
    return [str(door + 1) for door in doors]


def card_words(texts: Texts, cards: Iterable[str]) -> list[str]:
    """These cards by kind: `a clover`, `2 times cheese 1`."""
    held = [*cards]
    return [texts(f"comme_des_rats.card.{kind}.many", n=held.count(kind)) for kind in KINDS if kind in held]


# --- the beginning of a round


def role_shown(v: Speaker, x: h.RoleShown) -> Sentence:
    tone = BAD if x.because is Shown.TRAP_STOLEN else NEUTRAL
    return tell(v, x, x.because.value, tone, ROLE)


def piles_rearranged(v: Speaker, x: h.PilesRearranged) -> Sentence:
    return tell(v, x, "all", NEUTRAL, "swap", doors=door_words(x.doors))


# --- a turn


def rolled(v: Speaker, x: h.Rolled) -> Sentence:
    pairs: dict[str, Any] = {
        Colour(colour).name.lower(): [v.texts(f"comme_des_rats.face.{face}.word") for face in pair]
        for colour, pair in enumerate(x.pairs)
    }
    return tell(v, x, x.because.value, NEUTRAL, DICE, **pairs)


def partner_named(v: Speaker, x: h.PartnerNamed) -> Sentence:
    """With Al Ratone it is the partner who acts."""
    seats = (x.partner, x.active) if x.because is Named.FORCED else (x.active, x.partner)
    return tell(v, x, x.because.value, NEUTRAL, PARTNER, seats)


def partners_named(v: Speaker, x: h.PartnersNamed) -> Sentence:
    seats = (x.active, x.black, x.white)
    if x.forced is None:
        return tell(v, x, "chosen", NEUTRAL, PARTNER, seats)
    kind = "forced_black" if x.forced == x.black else "forced_white"
    return tell(v, x, kind, NEUTRAL, PARTNER, (x.forced, *seats))


def rat_card_turned(v: Speaker, x: h.RatCardTurned) -> Sentence:
    """The Third Rat has the last seat. Who decides is told where there is something to decide."""
    then = ["decides"] if FACES[x.kept].action in CHOOSING else []
    seats = (v.everyone[-1], x.active)
    return tell(v, x, x.because.value, NEUTRAL, "cards", seats, then=then, decider=v.names[x.decider])


def die_kept(v: Speaker, x: h.DieKept) -> Sentence:
    return tell(v, x, x.because.value, NEUTRAL, "hand", (x.partner, x.active))


# --- actions


def action_began(v: Speaker, x: h.ActionBegan) -> Sentence:
    if x.decider is None or FACES[x.die].action not in CHOOSING:
        return tell(v, x, "all", NEUTRAL, f"{_GAME}.{x.die}")
    return tell(v, x, "for_it", NEUTRAL, f"{_GAME}.{x.die}", (x.seat, x.decider), decider=v.names[x.decider])


def action_lapsed(v: Speaker, x: h.ActionLapsed) -> Sentence:
    no_die = x.because is Lapsed.OUT and x.die is None
    return tell(v, x, "out_no_die" if no_die else x.because.value, NEUTRAL, "lost")


def stored(v: Speaker, x: h.Stored) -> Sentence:
    """Only the Third Rat's cards have a name."""
    kind = "open" if x.card is not None else "first" if x.number == 1 else "second"
    return tell(v, x, kind, GOOD, DOOR, door=x.door + 1, then=last_one(x))


def trap_sprung(v: Speaker, x: h.TrapSprung) -> Sentence:
    return tell(v, x, "all", BAD, TRAP, door=x.door + 1, then=last_one(x))


def last_one(x: h.Stored | h.TrapSprung) -> list[str]:
    return [] if x.left else ["last"]


def stole(v: Speaker, x: h.Stole) -> Sentence:
    kind = "hidden" if x.card is None else "trap" if x.card in TRAPS else "open"
    then = ["only_one"] if x.because is Aimed.ONLY_ONE else []
    return tell(v, x, kind, BAD if kind == "trap" else GOOD, THEFT, then=then)


def cat_sent(v: Speaker, x: h.CatSent) -> Sentence:
    return tell(v, x, x.because.value, BAD, CAT, (x.target, x.by), by=v.names[x.by])


def clover_used(v: Speaker, x: h.CloverUsed) -> Sentence:
    return tell(v, x, x.against.value, GOOD, CLOVER, with_the_one_to_blame(x.seat, x.by))


def bandaged(v: Speaker, x: h.Bandaged) -> Sentence:
    blamed = None if x.because is Cause.OWN_TRAPS else x.by
    return tell(v, x, x.because.value, BAD, HEAL, with_the_one_to_blame(x.seat, blamed))


def with_the_one_to_blame(seat: int, by: int | None) -> tuple[int, ...]:
    return (seat,) if by is None else (seat, by)


def went_out(v: Speaker, x: h.WentOut) -> Sentence:
    return tell(v, x, "all", BAD, OUT, then=["then"])


# --- the end


def round_ended(v: Speaker, x: h.RoundEnded) -> Sentence:
    names = v.called(x.out)
    doors = door_words(x.empty)
    return tell(v, x, x.because.value, NEUTRAL, "flag", v.everyone, names=names, n=len(names), doors=doors)


def stash_shown(v: Speaker, x: h.StashShown) -> Sentence:
    points = x.cheese + x.clovers
    return tell(
        v,
        x,
        "all" if x.cards else "nothing",
        GOOD if points else NEUTRAL,
        STASH,
        then=["alchemist"] if x.clovers else [],
        cards=card_words(v.texts, x.cards),
        points=points,
    )


def consoled(v: Speaker, x: h.Consoled) -> Sentence:
    return tell(v, x, "all", GOOD, "cheese", x.seats, names=v.called(x.seats))


def round_scored(v: Speaker, x: h.RoundScored) -> Sentence:
    each = [
        v.texts("comme_des_rats.tell.round_scored.each", name=name, gained=gained, points=points)
        for name, gained, points in zip(v.names, x.gained, x.points, strict=True)
    ]
    return tell(v, x, "all", NEUTRAL, "plus", v.everyone, each=each)


def one_more_round(v: Speaker, x: h.OneMoreRound) -> Sentence:
    return tell(v, x, "all", NEUTRAL, "redo", x.tied, names=v.called(x.tied))


def game_ended(v: Speaker, x: h.GameEnded) -> Sentence:
    """Why it is over, then who has won."""
    why = v.texts(f"comme_des_rats.ended.{x.because.value}")
    names = v.called(x.winners)
    told = tell(v, x, x.decided.value, GOOD, "trophy", x.winners, names=names, best=max(x.points))
    return Sentence(f"{why} {told.text}", told.short, told.seats, told.tone, told.icon)


# --- whispers


def behind_the_doors(v: Speaker, x: w.BehindTheDoors) -> Sentence:
    """As they lie now, top cards first."""
    each = [
        v.texts(
            "comme_des_rats.tell.behind_the_doors.each",
            door=door + 1,
            cards=[v.texts(f"comme_des_rats.card.{card}.name") for card in cards],
        )
        for door, cards in zip(x.doors, x.after, strict=True)
    ]
    return tell(v, x, "all", NEUTRAL, "eye", each=" ".join(each))


def you_lost(v: Speaker, x: w.YouLost) -> Sentence:
    return tell(v, x, "all", BAD, "eye", cards=card_words(v.texts, x.cards))


TELLINGS: dict[type[Happening], Telling] = {
    h.RoundBegan: by_reason(NEUTRAL, "star"),
    h.RolesDealt: about_all("all", ROLE),
    h.RoleShown: role_shown,
    h.PilesRearranged: piles_rearranged,
    h.TurnBegan: always(NEUTRAL, "play"),
    h.Rolled: rolled,
    h.PartnerNamed: partner_named,
    h.PartnersNamed: partners_named,
    h.RatCardTurned: rat_card_turned,
    h.DieKept: die_kept,
    h.DiePicked: by_reason(NEUTRAL, "hand"),
    h.ActionBegan: action_began,
    h.ActionLapsed: action_lapsed,
    h.Stored: stored,
    h.TrapSprung: trap_sprung,
    h.Stole: stole,
    h.FoolUnmasked: always(BAD, TRAP),
    h.CatSent: cat_sent,
    h.CloverUsed: clover_used,
    h.Bandaged: bandaged,
    h.WentOut: went_out,
    h.Healed: always(GOOD, HEAL),
    h.RoundEnded: round_ended,
    h.StashShown: stash_shown,
    h.Consoled: consoled,
    h.RoundScored: round_scored,
    h.OneMoreRound: one_more_round,
    h.GameEnded: game_ended,
    w.YourRole: always(NEUTRAL, "eye"),
    w.BehindTheDoors: behind_the_doors,
    w.YouDrew: always(NEUTRAL, "eye"),
    w.YouStole: always(NEUTRAL, "eye"),
    w.StolenFromYou: always(NEUTRAL, "eye"),
    w.YouLost: you_lost,
}
