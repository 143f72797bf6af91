"""Which text (`ratjack.tell.*`) tells which of Ratjack's happenings.

`hotseat.telling` builds the sentence from it. What an effect does is told with the title of its card in
front. Cards stand in sentences by value and title, chips by the face that shows. Which of several hidden
cards is meant is for the picture to show. Knows happenings and texts; no table, no drawing, no pygame.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ...hotseat.telling import (
    BAD,
    GOOD,
    NEUTRAL,
    Sentence,
    Speaker,
    Telling,
    Tone,
    about_all,
    plain,
    reasons_of,
)
from ...tabletop.dialogue import Happening
from ...text import Texts, Value
from .adding_up import sum_of
from .rules import happenings as h
from .rules.cards import FACES
from .rules.game import RATJACK
from .rules.words import DECK, HAND, MOST_TOTAL, By, Merit, Spot

PEOPLE = {"seat": "name", "other": "other", "to": "to", "starter": "starter"}
"""Fields that are always a seat, and the parameter for its player's name."""


def called(texts: Texts, face: str, how: str = "full") -> str:
    """A card in a sentence, by the id of its face: `the 8 (Stake)`, or with `how="plain"` `the 8`."""
    return texts(f"ratjack.face.{how}", value=FACES[face].value, card=FACES[face].effect.id)


def titled(v: Speaker, x: Happening, told: Sentence) -> Sentence:
    """The sentence with the title of the card in front whose effect caused it, if an effect did."""
    because = reasons_of(x)
    if not because:
        return told
    text = v.texts("ratjack.tell.because", card=FACES[because[0]].effect.id, told=told.text)
    return replace(told, text=text)


def tell(
    v: Speaker, x: Any, variant: str, tone: Tone, icon: str, seats: Iterable[int] = (), **more: Any
) -> Sentence:
    """The variant of this happening, with its card in front. The first of the seats is who acts."""
    concerned = tuple(dict.fromkeys(seats)) or v.teller.people_in(x)
    said = {**named(v, x), **more}
    return titled(v, x, v.sentence(x, variant, tone, icon, seats=concerned, because=(), **said))


def named(v: Speaker, x: Any) -> dict[str, Value]:
    """Its cards, its chip, who acts, and whose card it is about, as the texts call them."""
    said: dict[str, Value] = {}
    if isinstance(x, CHIPS):
        said |= {"chip": x.face, "owner": v.names[card_of(x)[0]]}
    elif face := getattr(x, "face", None) or getattr(x, "taken", None):
        said |= {"face": called(v.texts, face), "plain": called(v.texts, face, "plain")}
    for field in ("discarded", "given"):
        if hasattr(x, field):
            said[field] = called(v.texts, getattr(x, field), "plain")
    if (whose := getattr(x, "whose", None)) is not None:
        said["owner"] = v.names[whose]
    if isinstance(by := getattr(x, "by", None), int):
        said["name"] = v.names[by]
    return said


# --- rounds and turns --------------------------------------------------------------------------------------


def round_began(v: Speaker, x: h.RoundBegan) -> Sentence:
    kind = "several" if len(x.last_point) > 1 else "next" if x.last_point else "first"
    chips = [v.texts(f"ratjack.chip.{face}.word") for face in x.faces]
    return v.sentence(
        x, kind, NEUTRAL, "star", seats=(x.starter,), chips=chips, names=v.called(sorted(x.last_point))
    )


def drew(v: Speaker, x: h.Drew) -> Sentence:
    return tell(v, x, "deck" if x.pile == DECK else "discard", NEUTRAL, "cards")


def effect_began(v: Speaker, x: h.EffectBegan) -> Sentence:
    kind = "encore" if x.by is By.ENCORE else "all"
    return v.sentence(x, kind, NEUTRAL, "star", because=(), card=FACES[x.card].effect.id)


def effect_muted(v: Speaker, x: h.EffectMuted) -> Sentence:
    return v.sentence(x, "all", NEUTRAL, "sound_off", face=called(v.texts, x.card, "first"))


# --- looking and turning -----------------------------------------------------------------------------------


def faces(v: Speaker, x: h.Faces) -> Sentence:
    """Only for the seat that it is whispered to."""
    shown = [called(v.texts, face) for face in x.faces]
    return v.sentence(x, "all", NEUTRAL, "eye", n=len(shown), faces=shown)


def looked(v: Speaker, x: h.Looked | h.LookedAtHand) -> Sentence:
    return tell(v, x, "all", NEUTRAL, "eye", (x.seat, x.whose))


def revealed(v: Speaker, x: h.Revealed) -> Sentence:
    if x.chosen_by != x.by:
        return tell(v, x, "chosen", NEUTRAL, "eye", (x.whose, x.by))
    return tell(v, x, whose(x), NEUTRAL, "eye", (x.by, x.whose))


def hidden(v: Speaker, x: h.Hidden) -> Sentence:
    return tell(v, x, whose(x), NEUTRAL, "cards", (x.by, x.whose))


def whose(x: h.Revealed | h.Hidden | h.Discarded) -> str:
    return "own" if x.whose == x.by else "foe"


# --- cards that move ---------------------------------------------------------------------------------------


def discarded(v: Speaker, x: h.Discarded) -> Sentence:
    kind = x.place if x.place in (HAND, DECK) else whose(x)
    seats = (x.by,) if x.whose is None else (x.by, x.whose)
    return tell(v, x, kind, NEUTRAL, "trash", seats, then=["chip"] if x.chip else [])


def shuffled_discard(v: Speaker, x: h.ShuffledDiscard) -> Sentence:
    return tell(v, x, "all", NEUTRAL, "redo", (x.by,), n=len(x.faces), face=called(v.texts, x.faces[-1]))


def laid(v: Speaker, x: h.Laid) -> Sentence:
    return tell(v, x, "open" if x.up else "hide", NEUTRAL, "cards")


def swapped_with_discard(v: Speaker, x: h.SwappedWithDiscard) -> Sentence:
    return tell(v, x, "all", NEUTRAL, "swap", taken=called(v.texts, x.taken))


def with_chip(icon: str) -> Telling:
    """For a card that leaves the row: its chip, if it has one, goes back to the display."""
    return lambda v, x: tell(v, x, "all", NEUTRAL, icon, then=["chip"] if x.chip else [])


def swapped(v: Speaker, x: h.Swapped) -> Sentence:
    if x.face is None or x.other_face is None:
        return tell(v, x, "hidden", NEUTRAL, "swap")
    given, taken = called(v.texts, x.face), called(v.texts, x.other_face)
    return tell(v, x, "open", NEUTRAL, "swap", given=given, taken=taken)


def by_effect(variant: str, icon: str) -> Telling:
    """What is always told by the same text, with its card in front."""
    return lambda v, x: tell(v, x, variant, NEUTRAL, icon)


# --- chips -------------------------------------------------------------------------------------------------

CHIPS = (h.ChipPut, h.ChipMoved, h.ChipReturned, h.ChipTraded)


def card_of(x: h.ChipPut | h.ChipMoved | h.ChipReturned | h.ChipTraded) -> Spot:
    """The card that is named with a chip; where a chip moves between two players, that of the other one."""
    match x:
        case h.ChipReturned():
            return x.origin
        case h.ChipMoved():
            return x.origin if x.origin[0] != x.by else x.at
    return x.at


def moved(x: h.ChipMoved) -> str:
    return "stolen" if x.origin[0] != x.by else "passed" if x.at[0] != x.by else "own"


def on_whose(x: h.ChipPut | h.ChipReturned | h.ChipTraded) -> str:
    return "own" if card_of(x)[0] == x.by else "foe"


def chip_on_card(v: Speaker, x: h.ChipPut | h.ChipReturned) -> Sentence:
    return tell(v, x, on_whose(x), NEUTRAL, "star", (x.by, card_of(x)[0]))


def chip_moved(v: Speaker, x: h.ChipMoved) -> Sentence:
    return tell(v, x, moved(x), NEUTRAL, "star", (x.by, card_of(x)[0]))


def chip_traded(v: Speaker, x: h.ChipTraded) -> Sentence:
    return tell(v, x, on_whose(x), NEUTRAL, "star", (x.by, x.at[0]), back=x.back_face)


# --- the end of a turn -------------------------------------------------------------------------------------


def sign_of(why: Merit) -> str:
    """The icon of what a point is given for, drawn for this game."""
    game = RATJACK.name
    return f"{game}.{why.value}"


def total_changed(v: Speaker, x: h.TotalChanged) -> Sentence:
    added = sum_of(x.terms, v.texts)
    kind = "nothing" if not x.terms else "plain" if added == str(x.after) else "sum"
    tone = BAD if x.after > MOST_TOTAL else GOOD if x.after == MOST_TOTAL else NEUTRAL
    return v.sentence(x, kind, tone, "plus", sum=added)


def knocked_out(v: Speaker, x: h.KnockedOut) -> Sentence:
    names = v.called(x.seats)
    out = [
        v.texts("ratjack.tell.knocked_out.each", name=name, total=total)
        for name, total in zip(names, x.totals, strict=True)
    ]
    then = ["themselves"] if x.seats == (x.by,) else []
    seats = tuple(dict.fromkeys((*x.seats, x.by)))
    return v.sentence(
        x, "all", BAD, sign_of(Merit.KNOCK_OUT), seats=seats, then=then, n=len(out), out=out, names=names
    )


def point(v: Speaker, x: h.Point) -> Sentence:
    whom = "" if x.whom is None else v.names[x.whom]
    seats = (x.seat,) if x.whom is None else (x.seat, x.whom)
    return v.sentence(x, x.why.value, GOOD, sign_of(x.why), seats=seats, whom=whom)


def round_ended(v: Speaker, x: h.RoundEnded) -> Sentence:
    return v.sentence(x, x.why.value, NEUTRAL, "flag", seats=v.everyone)


def secrets_shown(v: Speaker, x: h.SecretsShown) -> Sentence:
    """Everybody's own sentence: what was hidden, and what was in the hand."""
    said = []
    for one in x.secrets:
        lay = [called(v.texts, face, "plain") for _, face in one.hidden]
        hand = [called(v.texts, face, "plain") for face in one.hand]
        kind = "hid" if lay else "held"
        name = v.names[one.seat]
        said.append(v.texts(f"ratjack.tell.secrets_shown.{kind}", name=name, hidden=lay, hand=hand))
    return v.sentence(x, "all", NEUTRAL, "eye", seats=v.everyone, secrets=" ".join(said))


def game_ended(v: Speaker, x: h.GameEnded) -> Sentence:
    names = v.called(x.winners)
    return v.sentence(
        x, "all", GOOD, "trophy", seats=x.winners, n=len(names), names=names, best=max(x.points)
    )


TELLINGS: dict[type[Happening], Telling] = {
    h.RoundBegan: round_began,
    h.Dealt: about_all("all", "cards"),
    h.FirstDiscard: by_effect("all", "cards"),
    h.OpeningHidden: about_all("all", "cards"),
    h.TurnBegan: plain("all", NEUTRAL, "play"),
    h.Drew: drew,
    h.PlayedHidden: by_effect("all", "cards"),
    h.PlayedOpen: by_effect("all", "cards"),
    h.Uncovered: by_effect("all", "eye"),
    h.EffectBegan: effect_began,
    h.EffectMuted: effect_muted,
    h.Faces: faces,
    h.Looked: looked,
    h.LookedAtHand: looked,
    h.LookedAtDeck: by_effect("all", "eye"),
    h.Revealed: revealed,
    h.Hidden: hidden,
    h.Discarded: discarded,
    h.ShuffledDiscard: shuffled_discard,
    h.Laid: laid,
    h.SwappedWithDiscard: swapped_with_discard,
    h.SwappedWithHidden: with_chip("swap"),
    h.SwappedHands: by_effect("all", "swap"),
    h.TookBack: with_chip("hand"),
    h.Swapped: swapped,
    h.Given: by_effect("all", "swap"),
    h.DealtFromDeck: by_effect("all", "cards"),
    h.ChipPut: chip_on_card,
    h.ChipMoved: chip_moved,
    h.ChipReturned: chip_on_card,
    h.ChipTraded: chip_traded,
    h.TotalChanged: total_changed,
    h.KnockedOut: knocked_out,
    h.Point: point,
    h.RoundEnded: round_ended,
    h.SecretsShown: secrets_shown,
    h.GameEnded: game_ended,
}
