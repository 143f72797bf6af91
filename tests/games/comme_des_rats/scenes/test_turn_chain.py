"""The chain of a turn, as the bar and the column show it."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules.game import new_match
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.scenes.turn_chain import State, deeds, stages
from tests.games.comme_des_rats.playing import moments


def test_exactly_one_link_is_lit_whenever_somebody_is_asked() -> None:
    for options in (Options(2), Options(3), Options(5, four_dice=True, roles=True)):
        for match in moments(new_match(options, 3), ["chance"] * 5, 4):
            view = match.view(None)
            if match.over or view.turn is None or match.open_questions[0].kind == "one_more_round":
                continue
            states = [link.state for link in (*stages(view), *deeds(view))]
            assert states.count(State.NOW) == 1, (match.open_questions[0], states)


def test_links_before_the_lit_one_are_done_and_those_after_it_are_to_come() -> None:
    order = [State.DONE, State.NOW, State.COMING]
    for match in moments(new_match(Options(4, four_dice=True), 7), ["chance"] * 5, 8):
        view = match.view(None)
        if not match.over and view.turn is not None:
            states = [order.index(link.state) for link in (*stages(view), *deeds(view))]
            assert states == sorted(states)


def test_who_acts_now_is_the_one_whose_die_asks() -> None:
    for match in moments(new_match(Options(4), 5), ["chance"] * 5, 6):
        asked = match.open_questions
        if asked and asked[0].kind in ("pile", "victim", "target"):
            (now,) = [deed.seat for deed in deeds(match.view(None)) if deed.state is State.NOW]
            assert now == asked[0].seat
