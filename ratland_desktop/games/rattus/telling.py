"""Which text (`rattus.tell.*`) tells which of Rattus' happenings.

`hotseat.telling` builds the sentence from it. Regions stand in sentences by their Latin names, tokens by
their place in the row. A strike is told by who lost and why; `bite_words` has the words for each of its rows.
Knows happenings and texts; no table, no drawing, no pygame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ...hotseat.telling import BAD, GOOD, NEUTRAL, Sentence, Speaker, Telling, Tone
from ...tabletop.dialogue import Happening
from ...text import Texts, Value
from .rules import happenings as h
from .rules.cards import CARD_OF
from .rules.tokens import ALL, FACES, MAJORITY
from .rules.words import LOST, NO_RATS, UNHELD, Spot

PEOPLE = {"seat": "name", "first": "first", "last": "last", "winner": "name"}
"""Fields that are always a seat, and the parameter for its player's name."""
PLACES = ("first", "second", "third")
"""How texts call the tokens of a region, in their order."""
SYMBOL_WORDS = {MAJORITY: "majority", ALL: "all"}
"""How texts call the two symbols that belong to no card."""


# --- names of things


def region_name(texts: Texts, region: str) -> str:
    return texts(f"rattus.region.{region}.name")


def spot_words(texts: Texts, spot: Spot) -> str:
    """A token as an object in a sentence: `the second rat in Gallia`."""
    return texts(f"rattus.spot.{PLACES[spot.place]}", region=region_name(texts, spot.region))


def where_words(texts: Texts, regions: Sequence[str]) -> str:
    """Where new tokens go: `1 in Gallia and 1 in Italia`."""
    where = [
        texts("rattus.tell.where", n=number, region=region_name(texts, region))
        for region, number in Counter(regions).items()
    ]
    return texts.list(where)


def card_object(texts: Texts, card: str) -> str:
    """A class card as an object in a sentence: `the Merchant`."""
    return texts(f"rattus.card.{card}.the")


def symbol_name(texts: Texts, symbol: str) -> str:
    """A symbol by its letter: one of the two of its own, or that of a card."""
    if symbol in SYMBOL_WORDS:
        return texts(f"rattus.symbol.{SYMBOL_WORDS[symbol]}")
    return texts(f"rattus.card.{CARD_OF[symbol].id}.name")


# --- sentences


def tell(v: Speaker, x: Any, variant: str, tone: Tone, icon: str, **more: Any) -> Sentence:
    """The variant of this happening. Reasons are in its words, so none are added."""
    return v.sentence(x, variant, tone, icon, because=(), **{**places(v, x), **more})


def places(v: Speaker, x: Any) -> dict[str, Value]:
    """The regions and tokens that a happening names, as sentences call them."""
    said: dict[str, Value] = {}
    for name in ("region", "to", "plague", "start"):
        place = getattr(x, name, None)
        if isinstance(place, Spot):
            place = place.region
        if place is not None:
            said[name] = region_name(v.texts, place)
    for name in ("spot", "one", "other"):
        if isinstance(spot := getattr(x, name, None), Spot):
            said[name] = spot_words(v.texts, spot)
    return said


def always(variant: str, icon: str, tone: Tone = NEUTRAL) -> Telling:
    """A happening that is always told by the same text."""
    return lambda v, x: tell(v, x, variant, tone, icon)


def table_laid(v: Speaker, x: h.TableLaid) -> Sentence:
    then = ["taken_out"] if x.taken_out else []
    return tell(v, x, "all", NEUTRAL, "flag", seats=v.everyone, then=then, n=len(x.regions))


def card_taken(v: Speaker, x: h.CardTaken) -> Sentence:
    if x.owner is None:
        return tell(v, x, "free", NEUTRAL, "cards")
    return tell(v, x, "stolen", NEUTRAL, "cards", seats=(x.seat, x.owner), owner=v.names[x.owner])


def placed(v: Speaker, x: h.Placed) -> Sentence:
    if x.helped == x.cubes:
        variant = "peasant"
    elif x.short:
        variant = "few"
    else:
        variant = "helped" if x.helped else "rats"
    return tell(v, x, variant, GOOD, "home")


def looked(v: Speaker, x: h.Looked) -> Sentence:
    return tell(v, x, "all", NEUTRAL, "eye", region=region_name(v.texts, x.spot.region))


def face_seen(v: Speaker, x: h.FaceSeen) -> Sentence:
    """Only for the seat that it is whispered to."""
    face = FACES[x.face]
    signs = [symbol_name(v.texts, symbol) for symbol in face.symbols]
    return tell(v, x, "all", NEUTRAL, "eye", limit=face.limit, signs=list(dict.fromkeys(signs)))


def plague_moved(v: Speaker, x: h.PlagueMoved) -> Sentence:
    return tell(v, x, ("none", "one", "two")[x.steps], NEUTRAL, "poison")


def plague_spread(v: Speaker, x: h.PlagueSpread) -> Sentence:
    then = [x.short] if x.short else []
    where = where_words(v.texts, x.laid)
    return tell(v, x, "less" if x.short else "all", NEUTRAL, "rat", then=then, where=where, n=len(x.laid))


def no_spread(v: Speaker, x: h.NoSpread) -> Sentence:
    return tell(v, x, x.because, NEUTRAL, "rat", seats=())


def spared(v: Speaker, x: h.Spared) -> Sentence:
    return tell(v, x, x.because, GOOD if x.because == NO_RATS else NEUTRAL, "check", seats=())


def rat_turned(v: Speaker, x: h.RatTurned) -> Sentence:
    variant = ("out" if x.breaks_out else "quiet") + ("_knight" if x.neutral else "")
    icon = "lost" if x.breaks_out else "rat"
    tone = BAD if x.breaks_out else GOOD
    return tell(v, x, variant, tone, icon, seats=(), limit=FACES[x.face].limit)


def plague_over(v: Speaker, x: h.PlagueOver) -> Sentence:
    variant = "survived" if x.cubes else "deserted" if x.rats else "empty"
    return tell(v, x, variant, GOOD if x.cubes else BAD, "check" if x.cubes else "grave", seats=())


# --- a strike


def losses(x: h.Struck) -> dict[int, list[str]]:
    """Who lost cubes, and the symbols that took them, one for each cube."""
    lost: dict[int, list[str]] = {}
    for bite in x.bites:
        if bite.seat is not None and bite.result == LOST:
            lost.setdefault(bite.seat, []).append(bite.symbol)
    return lost


def why_words(texts: Texts, symbol: str) -> str:
    """Why a symbol looks for somebody, to go behind a name: `holds the Knight`."""
    if symbol in SYMBOL_WORDS:
        return texts(f"rattus.tell.why.{SYMBOL_WORDS[symbol]}")
    return texts("rattus.tell.why.card", card=CARD_OF[symbol].id)


def bite_words(texts: Texts, names: Sequence[str], bite: h.Bite) -> str:
    """A row of a strike: `Leo has the most here`, `Mira isn’t here`, `Nobody holds the King`."""
    if bite.seat is None:
        return texts(f"rattus.tell.bite.{UNHELD}", card=CARD_OF[bite.symbol].id)
    name = names[bite.seat]
    if bite.result == LOST:
        return texts("rattus.tell.bite.found", name=name, why=why_words(texts, bite.symbol))
    return texts(f"rattus.tell.bite.{bite.result}", name=name)


def struck(v: Speaker, x: h.Struck) -> Sentence:
    """Each victim with all reasons, in the order in which the symbols found them."""
    lost = losses(x)
    number = sum(map(len, lost.values()))
    if not lost:
        return tell(v, x, "nobody", GOOD, "check", seats=(), n=0)
    told = []
    for seat, symbols in lost.items():
        why = [why_words(v.texts, symbol) for symbol in dict.fromkeys(symbols)]
        told.append(v.texts("rattus.tell.struck.loses", name=v.names[seat], n=len(symbols), why=why))
    return tell(v, x, "all", BAD, "grave", seats=tuple(lost), losses=" ".join(told), n=number)


# --- the end


def end_in_sight(v: Speaker, x: h.EndInSight) -> Sentence:
    return tell(v, x, x.because, NEUTRAL, "clock")


def last_round_began(v: Speaker, x: h.LastRoundBegan) -> Sentence:
    return tell(v, x, "all", NEUTRAL, "clock", seats=x.order, n=len(x.order), names=v.called(x.order))


def last_chance(v: Speaker, x: h.LastChance) -> Sentence:
    variant = "no_card" if not x.cards else "passed" if x.passed else "may"
    return tell(v, x, variant, NEUTRAL, "cards", cards=[card_object(v.texts, card) for card in x.cards])


def last_plague(v: Speaker, x: h.LastPlague) -> Sentence:
    deserted = [region_name(v.texts, region) for region in x.deserted]
    then = ["deserted"] if deserted else []
    return tell(v, x, "all", NEUTRAL, "poison", seats=v.everyone, then=then, deserted=deserted)


def game_ended(v: Speaker, x: h.GameEnded) -> Sentence:
    best = x.in_regions[x.winner] + x.in_castle[x.winner]
    seats = (x.winner, *(seat for seat in x.tied if seat != x.winner))
    variant = "tied" if x.tied else "all"
    return tell(v, x, variant, GOOD, "trophy", seats=seats, best=best, names=v.called(x.tied))


TELLINGS: dict[type[Happening], Telling] = {
    h.TableLaid: table_laid,
    h.Settled: always("all", "home", GOOD),
    h.TurnBegan: always("all", "play"),
    h.CardTaken: card_taken,
    h.Placed: placed,
    h.NothingToPlace: always("all", "home"),
    h.CubeSaved: always("all", "crown", GOOD),
    h.RatMoved: always("all", "rat"),
    h.CubesMoved: always("all", "home"),
    h.Looked: looked,
    h.FaceSeen: face_seen,
    h.Swapped: always("all", "swap"),
    h.LeftAlone: always("all", "eye"),
    h.PlagueMoved: plague_moved,
    h.PlagueSpread: plague_spread,
    h.NoSpread: no_spread,
    h.KnightCounts: always("all", "shield"),
    h.Spared: spared,
    h.RatTurned: rat_turned,
    h.Struck: struck,
    h.PlagueOver: plague_over,
    h.EndInSight: end_in_sight,
    h.LastRoundBegan: last_round_began,
    h.LastChance: last_chance,
    h.LastPlague: last_plague,
    h.GameEnded: game_ended,
}
