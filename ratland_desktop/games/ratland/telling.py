"""Which text (`ratland.tell.*`) tells which of RatLand's happenings.

`hotseat.telling` builds the sentence from it. Knows happenings and texts; no table, no drawing, no pygame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ...hotseat.telling import BAD, GOOD, NEUTRAL, Sentence, Speaker, Telling, about_all, plain, word
from ...tabletop.dialogue import Happening
from ...text import Texts
from .rules import happenings as h
from .rules.words import NURSERY, PANTRY, Colour, Place

HOME_AS_ONE = "locked_and_loaded"  # says nothing where nobody is at home


def pieces_by_colour(pieces: Iterable[Colour], texts: Texts) -> list[str]:
    """`2 yellow`, `1 black`: what is drawn or lies in the bag, in the order of the colours."""
    counted = Counter(pieces)
    return [texts(f"ratland.colour.{word(colour)}.count", n=counted[colour]) for colour in sorted(counted)]


def caption(find: h.Find, texts: Texts) -> str:
    """What stands under one drawn piece: `+2 cheese`, `Poisoned!`."""
    if find.cheese:
        return texts("ratland.find.cheese", n=find.cheese)
    if find.fate:
        return texts(f"ratland.find.{find.fate}")
    return texts("ratland.find.harmless" if find.because else "ratland.find.nothing")


# --- the course of the game --------------------------------------------------------------------------------


def clans_revealed(v: Speaker, x: h.ClansRevealed) -> Sentence:
    pairs = zip(v.names, x.clans, strict=True)
    clans = [v.texts("ratland.tell.clans_revealed.one", name=name, clan=clan) for name, clan in pairs]
    return v.sentence(x, "all", NEUTRAL, "cards", seats=v.everyone, clans=clans)


def round_began(v: Speaker, x: h.RoundBegan) -> Sentence:
    return v.sentence(x, "first" if x.round == 1 else "next", NEUTRAL, "star")


def event_turned(v: Speaker, x: h.EventTurned) -> Sentence:
    kind = "end" if x.event == "end_of_game" else "final" if x.final else "starting"
    return v.sentence(x, kind, NEUTRAL, "event")


def food_turned(v: Speaker, x: h.FoodTurned) -> Sentence:
    return v.sentence(x, "all", NEUTRAL, "food", n=len(x.cards), cards=[str(card) for card in x.cards])


def rats_joined(v: Speaker, x: h.RatsJoined) -> Sentence:
    if not x.rats:
        return v.sentence(x, "none", BAD, "rat", short="none", because=())
    return v.sentence(x, "some" if x.rats == x.due else "less", GOOD, "rat", because=())


def nothing_given(v: Speaker, x: h.NothingGiven) -> Sentence:
    if x.giver == x.receiver:  # most and fewest are the same: all clans have as many
        return v.sentence(x, "equal", NEUTRAL, "rat", seats=v.everyone, because=())
    return v.sentence(x, "sick", NEUTRAL, "rat", because=())


# --- phases 2 to 5 -----------------------------------------------------------------------------------------


def boards_revealed(v: Speaker, x: h.BoardsRevealed) -> Sentence:
    fierce = tuple(seat for seat, aggressive in enumerate(x.aggressive) if aggressive)
    kind = "none" if not fierce else "everyone" if all(x.aggressive) else "some"
    seats = fierce or v.everyone
    return v.sentence(x, kind, NEUTRAL, "sword", seats=seats, n=len(fierce), names=v.called(fierce))


def redeployed(v: Speaker, x: h.Redeployed) -> Sentence:
    left = [place for place in Place if x.after[place] < x.before[place]]
    if not left:
        return v.sentence(x, "stayed", NEUTRAL, "rat", short="stayed", because=())
    entered = [place for place in Place if x.after[place] > x.before[place]]
    rats = sum(x.before[place] - x.after[place] for place in left)
    out = [v.texts(f"ratland.place.{word(place)}.from") for place in left]
    into = [v.texts(f"ratland.place.{word(place)}.into") for place in entered]
    return v.sentence(x, "moved", NEUTRAL, "swap", rats=rats, out=out, into=into)


def attacked(v: Speaker, x: h.Attacked) -> Sentence:
    kind = "duel" if len(v.names) == 2 else "guarded" if x.defence else "unguarded"
    result = "won" if x.owed else "tie" if x.strength == x.defence else "lost"
    because = x.because if x.defence else [card for card in x.because if card != HOME_AS_ONE]
    return v.sentence(x, kind, GOOD if x.owed else BAD, "sword", because=because, then=[result])


def stole(v: Speaker, x: h.Stole) -> Sentence:
    if not x.cheese:
        return v.sentence(x, "none", NEUTRAL, "cheese", short="none")
    return v.sentence(x, "all" if x.cheese == x.owed else "less", GOOD, "cheese")


def rat_died(v: Speaker, x: h.RatDied) -> Sentence:
    in_pipe = "duel" if len(v.names) == 2 else "attacking"  # two players fight pipe against pipe
    return v.sentence(x, "defending" if x.place in (PANTRY, NURSERY) else in_pipe, BAD, "sword")


def bred(v: Speaker, x: h.Bred) -> Sentence:
    shortage = [] if x.born == x.due else ["less" if x.born else "none"]
    kind = "empty" if not x.parents else "both" if HOME_AS_ONE in x.because else "some"
    because = x.because if x.parents else [card for card in x.because if card != HOME_AS_ONE]
    return v.sentence(x, kind, GOOD if x.born else BAD, "nursery", because=because, then=shortage)


def came_home(v: Speaker, x: h.CameHome) -> Sentence:
    kind = "both" if x.poisoned and x.lost else "poisoned" if x.poisoned else "lost"
    return v.sentence(x, kind, GOOD, "home", rats=x.poisoned + x.lost)


# --- looking for cheese ------------------------------------------------------------------------------------


def bag_filled(v: Speaker, x: h.BagFilled) -> Sentence:
    pieces = pieces_by_colour(x.pieces, v.texts)
    return v.sentence(x, "all", NEUTRAL, "bag", n=len(x.pieces), pieces=pieces)


def piece_added(v: Speaker, x: h.PieceAdded) -> Sentence:
    if x.colour is None:
        return v.sentence(x, "none", NEUTRAL, "bag", because=())
    return v.sentence(x, "some", NEUTRAL, "bag")


def piece_returned(v: Speaker, x: h.PieceReturned) -> Sentence:
    pieces = pieces_by_colour(x.pieces, v.texts)
    if x.colour is None:
        drawn = len(x.pieces)
        return v.sentence(x, "none", NEUTRAL, "bag", short="short_none", because=(), n=drawn, pieces=pieces)
    return v.sentence(x, "some", NEUTRAL, "bag", pieces=pieces)


def drew(v: Speaker, x: h.Drew, told: str = "some") -> Sentence:
    """`told` is the text for who found something: all of it, or only what it comes to."""
    if not x.finds:
        kind = "not_allowed" if not x.due else "nothing_kept" if x.left else "bag_empty"
        return v.sentence(x, kind, BAD if kind == "bag_empty" else NEUTRAL, "bag", short=kind)
    changed = (find.because for find in x.finds if find.because != h.RULE)
    harmed = x.died + x.poisoned + x.lost
    then = []
    if len(x.finds) + bool(x.left) < x.due:  # one piece may be back in the bag
        then.append("ran_out")
    if x.elsewhere:
        then.append("elsewhere")
    if harmed < sum(bool(find.fate) for find in x.finds):
        then.append("nobody_left")
    return v.sentence(
        x,
        told,
        BAD if harmed else GOOD if x.cheese else NEUTRAL,
        "bag",
        because=dict.fromkeys((*x.because, *changed)),
        then=then,
        pieces=pieces_by_colour((find.colour for find in x.finds), v.texts),
        effects=effects(v, [x]),
        places=[v.texts(f"ratland.place.{word(place)}.from") for place in dict.fromkeys(x.elsewhere)],
        rats=len(x.elsewhere),
    )


def effects(v: Speaker, draws: Iterable[h.Drew], more_cheese: int = 0) -> list[str]:
    """What the pieces of one or several draws come to: cheese first, then the rats."""
    counts = {"cheese": more_cheese, "died": 0, "poisoned": 0, "lost": 0}
    for x in draws:
        for what in counts:
            counts[what] += getattr(x, what)
    said = [v.texts(f"ratland.tell.drew.effect.{what}", n=n) for what, n in counts.items() if n]
    return said or [v.texts("ratland.tell.drew.effect.nothing")]


# --- feeding -----------------------------------------------------------------------------------------------


def rat_traded(v: Speaker, x: h.RatTraded) -> Sentence:
    kind = "kept" if not x.rats else "poisoned" if x.poisoned else "healthy"
    return v.sentence(x, kind, NEUTRAL, "swap", because=())


def fed(v: Speaker, x: h.Fed) -> Sentence:
    if x.starved:
        kind = "hungry" if x.paid else "penniless"
        then = ["sick"] if x.sick else []
        return v.sentence(x, kind, BAD, "grave", short="short_hungry", then=then)
    if x.cost:
        return v.sentence(x, "full", NEUTRAL, "food", short="short_full")
    return v.sentence(x, "free" if x.rats else "nobody", NEUTRAL, "food")


def cheese_transmuted(v: Speaker, x: h.CheeseTransmuted) -> Sentence:
    if not x.rats:
        return v.sentence(x, "none", NEUTRAL, "cheese", because=())
    return v.sentence(x, "some", GOOD, "rat")


TELLINGS: dict[type[Happening], Telling] = {
    h.ClansRevealed: clans_revealed,
    h.RoundBegan: round_began,
    h.PhaseBegan: plain("all", NEUTRAL, "clock"),
    h.EventTurned: event_turned,
    h.SidesTurned: about_all("all", "manhole"),
    h.FoodTurned: food_turned,
    h.CheeseGained: plain("all", GOOD, "cheese"),
    h.RatsJoined: rats_joined,
    h.RatGiven: plain("all", NEUTRAL, "rat", because=()),
    h.NothingGiven: nothing_given,
    h.CheeseHidden: plain("all", GOOD, "lock", because=()),
    h.GraveOpened: plain("all", GOOD, "grave", because=()),
    h.Revealed: about_all("all", "eye"),
    h.BoardsRevealed: boards_revealed,
    h.Redeployed: redeployed,
    h.Attacked: attacked,
    h.Stole: stole,
    h.RatDied: rat_died,
    h.Bred: bred,
    h.CameHome: came_home,
    h.BagFilled: bag_filled,
    h.PieceAdded: piece_added,
    h.RatWounded: plain("all", BAD, "infirmary"),
    h.PieceReturned: piece_returned,
    h.Drew: drew,
    h.WhitesTraded: plain("all", GOOD, "cheese"),
    h.NothingDrawn: plain("all", NEUTRAL, "bag", because=()),
    h.RatTraded: rat_traded,
    h.Fed: fed,
    h.CheeseTransmuted: cheese_transmuted,
    h.TributePaid: plain("all", NEUTRAL, "music", because=()),
    h.GameEnded: about_all("all", "trophy"),  # who has won is for the results to tell
}
