"""Ratjack's golden playthroughs: together they contain every happening, question, effect and reason."""

from __future__ import annotations

import re

from _goldens import Playthroughs, in_words

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.game import RATJACK
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.words import Deck
from ratland_desktop.tabletop.dialogue import Happening


def words(value: object) -> str | None:
    if isinstance(value, h.Term):
        return f"{value.value} {value.chip} = {value.worth}" if value.chip else str(value.value)
    if isinstance(value, h.Secrets):
        hidden = [f"{face} in slot {slot}" for slot, face in value.hidden]
        return f"seat {value.seat} {', '.join([*hidden, *(f'{face} in hand' for face in value.hand)])}"
    if isinstance(value, tuple) and value and isinstance(value[0], h.Secrets | h.Term):
        return (" | " if isinstance(value[0], h.Secrets) else " + ").join(
            in_words(one, words) for one in value
        )
    return None


def heading(happening: Happening) -> str | None:
    if isinstance(happening, h.RoundBegan):
        chips, points = (in_words(one, words) for one in (happening.faces, happening.points))
        begins = f"\n== round {happening.number}, seat {happening.starter} begins, points {points}"
        return f"{begins}\n   chips {chips}"
    return f"-- seat {happening.seat}" if isinstance(happening, h.TurnBegan) else None


def set_up(options: Options) -> str:
    first = "by chance" if options.first is None else f"seat {options.first}"
    deck = "by chance" if options.deck is None else in_words(options.deck, words)
    return f"{options.players} players, deck {deck}, first {first}"


def reasons(text: str) -> set[str]:
    """Effects, why they were carried out, what points were given for, and how rounds ended."""
    effects = re.findall(r"EffectBegan: .*card (?:red_|blue_)?(\w+); by (\w+)", text)
    points = re.findall(r"Point: .*why (\w+)", text)
    endings = re.findall(r"RoundEnded: why (\w+)", text)
    return (
        {each for effect in effects for each in effect} | {*points} | {f"ended by {why}" for why in endings}
    )


PLAYTHROUGHS = Playthroughs(
    RATJACK,
    {
        "two_with_rats": (Options(2, Deck.RATS, first=0), 42),
        "three_with_weasels": (Options(3, Deck.RATS_WEASELS), 0),
        "four_with_raccoons": (Options(4, Deck.RATS_RACCOONS), 17),
        "two_without_rats": (Options(2, Deck.WEASELS_RACCOONS), 167),
        "four_surprised": (Options(4, None), 191),
    },
    words,
    heading,
    set_up,
    silent=("because", "chip"),  # an empty one: the plain turn, no chip
    signs=reasons,
)
