"""How each step of the open table looks and sounds: one happening, one picture, one sound.

Nothing is shown that not everybody may know: what these functions get are open happenings and the open table.
A stored card is one picture with any card, and a card in flight shows its back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.screens.table.cues import Cue, Cues, GateLook, Show, cue
from ratland_desktop.screens.table.layout import Layout
from ratland_desktop.tabletop.dialogue import Happening

from ..brushes import Paint, Stage
from . import actions, dice, rounds

Seconds = float | Callable[[Any], float]

ALONE: dict[type[Happening], tuple[Paint, Seconds, str]] = {
    h.RoundBegan: (rounds.round_began, 1.8, "manhole"),
    h.RolesDealt: (rounds.roles_dealt, 1.0, "event"),
    h.RoleShown: (rounds.role_shown, 0.8, "event"),
    h.PilesRearranged: (rounds.piles_rearranged, 0.8, "creak"),
    h.TurnBegan: (rounds.turn_began, 0.5, ""),
    h.Rolled: (dice.rolled, 0.9, "dice"),
    h.PartnerNamed: (dice.partner_named, 0.7, "place_rat"),
    h.PartnersNamed: (dice.partners_named, 0.7, "place_rat"),
    h.RatCardTurned: (dice.rat_card_turned, 1.1, "tick"),
    h.DieKept: (dice.die_kept, 0.8, "click"),
    h.DiePicked: (dice.die_picked, 0.5, "click"),
    h.ActionBegan: (dice.action_began, 0.4, ""),
    h.ActionLapsed: (dice.action_lapsed, 0.9, "back"),
    h.Stored: (actions.stored, 0.8, "card_slide"),
    h.TrapSprung: (actions.trap_sprung, 0.9, "snap"),
    h.Stole: (actions.stole, 0.8, "steal"),
    h.FoolUnmasked: (actions.fool_unmasked, 1.2, "snap"),
    h.CatSent: (actions.cat_sent, actions.cat_seconds, "meow"),
    h.CloverUsed: (actions.clover_used, 0.9, "clover"),
    h.Bandaged: (actions.bandaged, 0.9, "thud"),
    h.WentOut: (actions.went_out, 1.1, "grave"),
    h.Healed: (actions.healed, 0.7, "homecoming"),
    h.RoundEnded: (rounds.round_ended, 0.8, "event"),
    h.StashShown: (rounds.stash_shown, rounds.stash_seconds, "piece_yellow"),
    h.Consoled: (rounds.consoled, 1.0, "piece_orange"),
    h.RoundScored: (rounds.round_scored, 0.5, "piece_orange"),
    h.OneMoreRound: (rounds.one_more_round, 0.5, "event"),
    h.GameEnded: (rounds.game_ended, 0.9, "win"),
}
"""By the type of happening: its picture, the seconds of its motion, its sound."""


def several(stage: Stage, show: Show, told: Sequence[Happening] | Happening) -> None:
    """A step that tells of several happenings: one picture after the other, then the last one stays."""
    row = (told,) if isinstance(told, Happening) else told
    if all(isinstance(x, h.RoleShown) for x in row):
        rounds.roles_shown(stage, show, row)  # type: ignore[arg-type]
        return
    begins = 0.0
    for x in row[:-1]:
        seconds = seconds_of(x)
        if show.passed < begins + seconds:
            ALONE[type(x)][0](stage, show.later(begins), x)
            return
        begins += seconds
    ALONE[type(row[-1])][0](stage, show.later(begins), row[-1])


def seconds_of(x: Happening) -> float:
    seconds = ALONE[type(x)][1]
    return seconds(x) if callable(seconds) else seconds


def _all_seconds(told: Sequence[Happening] | Happening) -> float:
    row = (told,) if isinstance(told, Happening) else told
    if all(isinstance(x, h.RoleShown) for x in row):
        return 1.0
    return sum(map(seconds_of, row))


def _all_sounds(told: Sequence[Happening] | Happening) -> list[tuple[float, str]]:
    row = (told,) if isinstance(told, Happening) else told
    heard: list[tuple[float, str]] = []
    at = 0.0
    for x in row:
        sound = ALONE[type(x)][2]
        if sound:
            heard.append((at, sound))
        at += seconds_of(x)
    return heard


Stories = Callable[[], Sequence[Sequence[Happening]]]


def _scores(stage: Stage, show: Show, stories: Stories) -> None:
    """Between two rounds: the doors wait in the dark, with the points of everybody."""
    told = last_scored(show.told, stories())
    if told is not None:
        rounds.round_scored(stage, show, told)
    else:
        stage.dim(show)


def last_scored(view: View, stories: Sequence[Sequence[Happening]]) -> h.RoundScored | None:
    """The points of the round that lies on the table. After a break its story is gone, but not its record."""
    for story in stories:
        if story and isinstance(story[0], h.RoundBegan) and story[0].round == view.round:
            return next((x for x in story if isinstance(x, h.RoundScored)), None)
    if not view.records:
        return None
    return h.RoundScored(view.records[-1].gained, tuple(rat.points for rat in view.rats))


def cues_on(layout: Layout, stories: Stories = tuple) -> Cues:
    """All cues, for the stage of this table. `stories`: the rounds that have been told so far."""
    stage = Stage(layout)

    def made(paint: Paint, seconds: Seconds, sound: str) -> Cue:
        return cue(lambda show, x: paint(stage, show, x), seconds, sound)

    plain = cue(lambda show, x: several(stage, show, x), _all_seconds, _all_sounds)
    gate = GateLook(
        lambda show: _scores(stage, show, stories),
        lambda some: ("comme_des_rats.screen.gate.about", "comme_des_rats.screen.gate.next"),
    )
    return Cues(plain, gate, {kind: made(*row) for kind, row in ALONE.items()})
