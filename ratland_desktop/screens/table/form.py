"""Everything that can be pressed at the table now: controls, story, menu, cards, and the open decision.

Cards and crests open the card viewer. They come from what everybody has seen: a clan that is still secret
cannot be opened.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.rules.retelling import Retelling
from ratland_desktop.games.ratland.scenes.rulebook import show_card
from ratland_desktop.games.ratland.scenes.table import phase_bar
from ratland_desktop.games.ratland.scenes.table.cards_column import card_boxes
from ratland_desktop.games.ratland.scenes.table.cues.bagside import bag_in
from ratland_desktop.games.ratland.scenes.table.layout import Layout
from ratland_desktop.games.ratland.scenes.table.panels import parts_of
from ratland_desktop.screens.pieces.card_spot import CardSpot
from ratland_desktop.screens.rulebook.doors import rules_button
from ratland_desktop.shell.widgets import Form, IconButton, Widget
from ratland_desktop.text import Texts

from .controls import NEXT, Hands, make_controls, make_next
from .hands import PullButton, PullSpot
from .stage import picture_box
from .story import StoryPane
from .tableau import Helping

if TYPE_CHECKING:
    from .scene import TableScene


def make_story(scene: TableScene) -> StoryPane:
    say, reel = scene.desk.texts, scene.director.reel
    title, seats = say("ratland.table.story"), scene.evening.seats
    story = StoryPane("story", scene.layout.story, title, seats, scene.point, scene.look_at)
    story.show(scene.staging.lines.all(reel, say), scene.now)
    return story


def make_form(scene: TableScene) -> Form:
    """The form of this moment; an open decision comes first."""
    say = scene.desk.texts
    hands = Hands(scene.next, scene.step_back, scene.toggle_auto, scene.change_speed, scene.skip)
    menu = IconButton("menu", phase_bar.MENU, "menu", scene.menu, tooltip=say("ratland.table.menu"))
    helping = scene.staging.helping
    going = [make_next(say, scene.director, scene.next)] if helping is None else pulling(scene, helping)
    widgets: list[Widget] = [
        *scene.signs,
        *going,
        *make_controls(say, scene.director, hands),
        scene.story,
        menu,
        rules_button(phase_bar.RULES, say),
        *card_doors(say, scene.layout, scene.director.reel.told, scene.desk.shows_points),
    ]
    scene.deciding.face(scene.director, scene.desk)
    if scene.decision is None:
        return Form(*widgets, first="next")
    return Form(*scene.deciding.widgets(), *widgets, first=scene.decision.first)


def pulling(scene: TableScene, helping: Helping) -> list[Widget]:
    """The large button and the bag itself, in the language of whose hands are wanted."""
    say = scene.desk.words_for(helping.lettering[1])
    words, tip = say("ratland.hands.button"), say("ratland.hands.hold")
    bag = bag_in(picture_box(scene.layout))
    pulls: list[Widget] = [
        PullButton("next", NEXT, words, scene.pull, tooltip=tip),
        PullSpot("bag", bag, "", scene.pull, tooltip=tip),
    ]
    for button in pulls:
        button.lettering = helping.lettering
    return pulls


def card_doors(say: Texts, layout: Layout, told: Retelling, points: bool) -> list[CardSpot]:
    """Over the event, the food card and every clan that lies open."""
    words = say("rulebook.cards.look")
    event, food = card_boxes(layout.cards)
    doors = []
    if told.event:
        doors.append(CardSpot("event-card", event, partial(show_card, told.event), tooltip=words))
    if told.food:
        card = f"food_{told.food[0]}"
        doors.append(CardSpot("food-card", food, partial(show_card, card), tooltip=words))
    for standing in layout.panels:
        clan = told.seats[standing.seat].clan
        if clan:
            name, row = f"clan-card-{standing.seat}", parts_of(standing, layout.compact).clan_row(points)
            doors.append(CardSpot(name, row, partial(show_card, clan), tooltip=words))
    return doors
