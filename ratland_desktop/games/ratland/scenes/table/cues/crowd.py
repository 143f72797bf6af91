"""Cues for what happens to several clans alike."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.screens.table.crowd import FIRST, STEP, Effect, Member, crowd, gain, lasts
from ratland_desktop.screens.table.cues import Cue, Show, cue
from ratland_desktop.screens.table.playback import Sounds
from ratland_desktop.shell import theme


def _gifts(show: Show, told: Sequence[h.CheeseGained]) -> list[Member]:
    return [Member(x.seat, "happy", (gain(show, "cheese/yellow", x.cheese),)) for x in told]


def _cousins(show: Show, told: Sequence[h.RatsJoined]) -> list[Member]:
    return [Member(x.seat, "happy" if x.rats else "hungry", (gain(show, "rat/token", x.rats),)) for x in told]


def _hiding(show: Show, told: Sequence[h.CheeseHidden]) -> list[Member]:
    hidden = (Effect("cheese/yellow", "", theme.LAMP), Effect("lock", "", theme.LAMP))
    return [Member(x.seat, "proud", hidden) for x in told]


def _graves(show: Show, told: Sequence[h.GraveOpened]) -> list[Member]:
    return [
        Member(x.seat, "happy", (Effect("rat/ghost", show.say.signed(-x.rats), theme.GOOD),)) for x in told
    ]


def _moves(show: Show, told: Sequence[h.Redeployed]) -> list[Member]:
    moved = [sum(max(0, a - b) for a, b in zip(x.before, x.after, strict=True)) for x in told]
    return [
        Member(x.seat, "proud", (Effect("rat/token_run1", f"×{rats}", theme.LAMP),))
        for x, rats in zip(told, moved, strict=True)
    ]


def _losses(show: Show, told: Sequence[h.RatDied]) -> list[Member]:
    lost = {x.seat: sum(other.seat == x.seat for other in told) for x in told}
    return [
        Member(seat, "hungry", (Effect("rat/ghost", show.say.signed(-rats), theme.BAD),))
        for seat, rats in lost.items()
    ]


def _births(show: Show, told: Sequence[h.Bred]) -> list[Member]:
    return [Member(x.seat, "happy" if x.born else "hungry", (gain(show, "rat/baby", x.born),)) for x in told]


def _homecoming(show: Show, told: Sequence[h.CameHome | h.CheeseGained]) -> list[Member]:
    rewards = {x.seat: x.cheese for x in told if isinstance(x, h.CheeseGained)}
    members = []
    for x in told:
        if isinstance(x, h.CameHome):
            effects = [gain(show, "rat/token", x.poisoned + x.lost)]
            if x.seat in rewards:
                effects.append(gain(show, "cheese/yellow", rewards[x.seat]))
            members.append(Member(x.seat, "happy", tuple(effects)))
    return members


def _trades(show: Show, told: Sequence[h.RatTraded]) -> list[Member]:
    return [
        Member(x.seat, "", (gain(show, "rat/token", -x.rats), gain(show, "cheese/yellow", x.cheese)))
        for x in told
    ]


def _feeding(show: Show, told: Sequence[h.Fed]) -> list[Member]:
    members = []
    for x in told:
        effects = [Effect("cheese/yellow", show.say.signed(-x.paid), theme.LAMP)] if x.paid else []
        if x.starved:
            effects.append(Effect("rat/ghost", show.say.signed(-x.starved), theme.BAD))
        elif not x.paid:
            effects.append(Effect("check", "", theme.GOOD))
        members.append(Member(x.seat, "hungry" if x.starved else "happy", tuple(effects)))
    return members


def _alchemy(show: Show, told: Sequence[h.CheeseTransmuted]) -> list[Member]:
    return [
        Member(x.seat, "proud", (gain(show, "cheese/yellow", -x.cheese), gain(show, "rat/token", x.rats)))
        for x in told
    ]


def _tributes(show: Show, told: Sequence[h.TributePaid]) -> list[Member]:
    musician = Member(told[0].seat, "happy", (gain(show, "cheese/yellow", sum(x.cheese for x in told)),))
    givers = [Member(x.giver, "", (gain(show, "cheese/yellow", -x.cheese),)) for x in told]
    return [*givers, musician]


def _feeding_sounds(told: Sequence[h.Fed]) -> Sounds:
    heard = [(0.2, "feed")] if any(x.paid for x in told) else []
    return [*heard, (FIRST + STEP * len(told), "grave")] if any(x.starved for x in told) else heard


TOGETHER: dict[str, Cue] = {
    "gifts": cue(crowd("ratland/place/pantry", _gifts), lasts, "piece_yellow"),
    "cousins": cue(crowd("", _cousins), lasts, "birth"),
    "hiding": cue(crowd("ratland/place/nursery", _hiding), lasts, "place_rat"),
    "graves": cue(crowd("ratland/place/graveyard", _graves), lasts, "homecoming"),
    "moves": cue(crowd("", _moves), lasts, "place_rat"),
    "losses": cue(crowd("", _losses, before="fierce"), lasts, "thud"),
    "births": cue(crowd("ratland/place/nursery", _births), lasts, lambda told: ((FIRST, "birth"),)),
    "homecoming": cue(crowd("ratland/place/lost", _homecoming), lasts, "homecoming"),
    "trades": cue(crowd("", _trades), lasts, lambda told: ((FIRST, "steal"),)),
    "feeding": cue(crowd("ratland/place/pantry", _feeding, before="hungry"), lasts, _feeding_sounds),
    "alchemy": cue(crowd("ratland/place/pantry", _alchemy), lasts, lambda told: ((FIRST, "birth"),)),
    "tributes": cue(crowd("ratland/place/pantry", _tributes), lasts, "steal"),
}
