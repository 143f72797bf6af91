"""German, French and Spanish sentences agree with their numbers, whether there is nothing, one or many."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratland_desktop.games.ratland.asking import ASKING
from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.questions import TradeRat, Transmute
from ratland_desktop.games.ratland.rules.words import CITY, WHITE, YELLOW
from ratland_desktop.games.ratland.step_telling import TELLER
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.text import Texts, Value

LOCALES = Path(__file__).resolve().parents[3] / "locales"
NAMES = ("Mira", "Leo", "Irene")


def plain(words: str) -> str:
    """With ordinary spaces, which are easier to compare."""
    return words.replace("\u202f", " ").replace("\u00a0", " ")


def told(language: str, happening: Happening) -> str:
    return plain(TELLER.tell(happening, NAMES, Texts(LOCALES, language)).text)


def said(language: str, key: str, **params: Value) -> str:
    texts = Texts(LOCALES, language)
    words = texts(key, **params)
    assert texts.missing == set()
    return plain(words)


# --- the story


@pytest.mark.parametrize(
    ("language", "lost", "ending"),
    [
        ("de", 1, "2 Ratten aus der Krankenstube und 1, die sich verirrt hatte."),
        ("de", 3, "2 Ratten aus der Krankenstube und 3, die sich verirrt hatten."),
        ("fr", 1, "2 rats de l’infirmerie et 1 de vadrouille."),
        ("es", 1, "2 ratas de la enfermería y 1 que andaba por ahí."),
        ("es", 3, "2 ratas de la enfermería y 3 que andaban por ahí."),
    ],
)
def test_the_lost_who_come_home_with_the_sick(language: str, lost: int, ending: str) -> None:
    assert told(language, h.CameHome(0, 2, lost, h.RULE)).endswith(ending)


@pytest.mark.parametrize(
    ("language", "born", "ending"),
    [
        ("de", 1, "Aber im allgemeinen Vorrat ist nur noch 1."),
        ("de", 2, "Aber im allgemeinen Vorrat sind nur noch 2."),
        ("fr", 1, "Mais la réserve commune n’en a plus qu’un."),
        ("fr", 2, "Mais la réserve commune n’en a plus que 2."),
        ("es", 1, "Pero en la pila común solo queda 1."),
        ("es", 2, "Pero en la pila común solo quedan 2."),
    ],
)
def test_a_pile_that_has_too_few_left(language: str, born: int, ending: str) -> None:
    assert told(language, h.Bred(0, 3, born, 3, ())).endswith(ending)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Zu Mira kommt nur 1 von 2 Ratten: Der allgemeine Vorrat ist leer."),
        ("fr", "Chez Mira, 1 rat sur 2 seulement arrive : la réserve commune est vide."),
        ("es", "Solo 1 de 2 ratas llega a casa de Mira: la pila común está vacía."),
    ],
)
def test_a_cousin_who_comes_alone(language: str, text: str) -> None:
    assert told(language, h.RatsJoined(0, 1, 2, "visiting_cousin")) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Mira zieht in der Stadt 2-mal Gelb und 1-mal Weiß: 2 Käse."),
        ("fr", "Mira pioche 2 jaunes et 1 blanc en ville : 2 fromages."),
        ("es", "Mira saca 2 amarillos y 1 blanco en la ciudad: 2 quesos."),
    ],
)
def test_drawn_pieces_are_counted_by_colour(language: str, text: str) -> None:
    yellow, white = h.Find(YELLOW, 1, "", ""), h.Find(WHITE, 0, "", "")
    assert told(language, h.Drew(0, CITY, (yellow, white, yellow), 3, 4, 2, 0, 0, 0, (), ())) == text


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("de", "1-mal Weiß und behält das Stück.", "1-mal Gelb und 1-mal Weiß, ohne etwas zurückzulegen."),
        ("fr", "1 blanc et garde le morceau.", "1 jaune et 1 blanc, sans rien remettre dans le sac."),
        ("es", "1 blanco y se lo queda.", "1 amarillo y 1 blanco sin devolver nada."),
    ],
)
def test_pieces_that_are_kept(language: str, one: str, many: str) -> None:
    assert told(language, h.PieceReturned(0, CITY, (WHITE,), None, "rat_with_a_helmet")).endswith(one)
    assert told(language, h.PieceReturned(0, CITY, (WHITE, YELLOW), None, "rat_with_a_helmet")).endswith(many)


def test_a_clan_with_a_single_cheese_in_french() -> None:
    """« n’en a que 1 » cannot be read aloud."""
    hungry = told("fr", h.Fed(0, 9, 3, 1, 2, 0))
    assert hungry.startswith("Le clan de Mira (9 rats) a besoin de 3 fromages, mais en a seulement 1.")


# --- questions


LEFT_OVER = {
    "de": ("Danach hast du noch 2 Käse.", "Danach hast du noch 1 Käse.", "Danach hast du keinen Käse mehr."),
    "fr": ("Il te restera 2 fromages.", "Il te restera 1 fromage.", "Il ne te restera plus de fromage."),
    "es": ("Te quedarán 2 quesos.", "Te quedará 1 queso.", "Ya no te quedará queso."),
}


@pytest.mark.parametrize("language", LEFT_OVER)
def test_cheese_that_an_alchemist_has_left(language: str) -> None:
    words = ASKING.put(Transmute(0, (0, 1, 2), 2), NAMES, Texts(LOCALES, language))
    assert tuple(plain(offer.about) for offer in words.offers) == LEFT_OVER[language]


OUTCOMES = {
    "de": (
        "Dann ist niemand mehr zu füttern. Dein Käse: 3.",
        "Dann wird deine einzige Ratte von Krümeln satt. Dein Käse: 3.",
        "Dann werden 3 Ratten von Krümeln satt. Dein Käse: 3.",
        "Dann fressen 4 Ratten 1 Käse. Dein Käse: 3.",
        "Dann fressen 7 Ratten 3 Käse. Dein Käse: 3.",
    ),
    "fr": (
        "Il n’y aura plus personne à nourrir. Ton fromage : 3.",
        "Ton seul rat se contentera de miettes. Ton fromage : 3.",
        "Tes 3 rats se contenteront de miettes. Ton fromage : 3.",
        "Le repas de 4 rats coûtera 1 fromage. Tu en as 3.",
        "Le repas de 7 rats coûtera 3 fromages. Tu en as 3.",
    ),
    "es": (
        "Ya no quedará nadie a quien alimentar. Tu queso: 3.",
        "Tu única rata se apañará con unas migas. Tu queso: 3.",
        "Tus 3 ratas se apañarán con unas migas. Tu queso: 3.",
        "Alimentar a 4 ratas costará 1 queso. Tienes 3.",
        "Alimentar a 7 ratas costará 3 quesos. Tienes 3.",
    ),
}


@pytest.mark.parametrize("language", OUTCOMES)
def test_what_feeding_costs_once_a_rat_is_traded(language: str) -> None:
    asked = [TradeRat(0, (True,), rats + 1, 2) for rats in (0, 1, 3, 4, 7)]
    texts = Texts(LOCALES, language)
    assert tuple(plain(ASKING.put(one, NAMES, texts).offers[0].about) for one in asked) == OUTCOMES[language]


# --- my sewer, the chronicle, the seats

NO_RATS: dict[str, Value] = {"name": "Leo", "weakest": 0, "strongest": 0}


@pytest.mark.parametrize(
    ("language", "key", "params", "text"),
    [
        ("en", "attack.duel", NO_RATS, "Leo has nobody to send against you."),
        ("de", "breeding.range", {"least": 0, "most": 1}, "0 bis 1 Junges: Der Vorrat wird knapp"),
        ("de", "breeding.range", {"least": 1, "most": 3}, "1 bis 3 Junge: Der Vorrat wird knapp"),
        ("de", "feeding.have", {"cheese": 0}, "Du hast keinen Käse."),
        ("de", "feeding.tight", {"missing": 1}, "Vielleicht fehlt dir 1 Käse."),
        ("de", "feeding.tight", {"missing": 2}, "Vielleicht fehlen dir bis zu 2 Käse."),
        ("de", "attack.duel", NO_RATS, "Leo hat niemanden, der dagegenhält."),
        ("de", "attack.defence_exact", NO_RATS, "Bei Leo hält niemand Wache."),
        ("fr", "breeding.range", {"least": 0, "most": 1}, "De 0 à 1 petit : la réserve s’épuise"),
        ("fr", "breeding.range", {"least": 1, "most": 3}, "De 1 à 3 petits : la réserve s’épuise"),
        ("fr", "feeding.have", {"cheese": 0}, "Tu n’as pas de fromage."),
        ("fr", "feeding.have", {"cheese": 1}, "Tu as 1 fromage."),
        ("fr", "attack.duel", NO_RATS, "Leo n’a personne à mettre en face."),
        ("es", "breeding.range", {"least": 0, "most": 1}, "De 0 a 1 cría: la pila anda justa"),
        ("es", "feeding.have", {"cheese": 0}, "No tienes queso."),
        ("es", "feeding.tight", {"missing": 1}, "Podría faltarte 1."),
        ("es", "feeding.tight", {"missing": 2}, "Podrían faltarte hasta 2."),
        (
            "es",
            "feeding.short",
            {"missing": 1},
            "Necesitas al menos 1 más; si no, algunas ratas morirán de hambre.",
        ),
        ("es", "attack.loot", {"least": 0, "most": 1}, "Robas de 0 a 1 queso."),
        ("es", "attack.loot", {"least": 1, "most": 2}, "Robas de 1 a 2 quesos."),
        ("es", "attack.duel", NO_RATS, "Leo no tiene a nadie que defienda."),
    ],
)
def test_what_a_plan_may_bring(language: str, key: str, params: dict[str, Value], text: str) -> None:
    assert said(language, f"ratland.sewer.{key}", **params) == text


@pytest.mark.parametrize(
    ("language", "n", "text"),
    [
        ("de", 1, "Ein einziger Punkt trennte Leo und Irene: Knapper geht es kaum."),
        ("de", 2, "Nur 2 Punkte trennten Leo und Irene."),
        ("fr", 1, "Un seul point séparait Leo et Irene : difficile de faire plus serré."),
        ("es", 0, "¡Los mismos puntos! Solo el queso puso a Leo por delante de Irene."),
        ("es", 1, "Un solo punto puso a Leo por delante de Irene: ¡por los pelos!"),
    ],
)
def test_a_close_end_fits_every_name(language: str, n: int, text: str) -> None:
    """« Leo y Irene » would be wrong: the Spanish y becomes e before an i."""
    assert said(language, "ratland.chronicle.story.close", n=n, name="Leo", other="Irene") == text


def test_a_lead_is_not_a_score() -> None:
    far = said("de", "ratland.chronicle.story.far", name="Mia", points=8)
    assert far == "Am Ende gewann Mia mit 8 Punkten Vorsprung. Hut ab!"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Auf Mias Platz spielt jetzt ein anderer Computer: Kanalratte."),
        ("fr", "C’est maintenant un autre ordinateur qui joue pour Mia : Rat d’égout."),
        ("es", "En el sitio de Mia juega ahora otro ordenador: Rata de alcantarilla."),
    ],
)
def test_another_computer_takes_a_seat(language: str, text: str) -> None:
    assert said(language, "computers.story.other_level", name="Mia", level="solid") == text


def test_a_german_computer_without_cheese() -> None:
    assert said("de", "ratland.results.why.saw", rats=7, cheese=0) == "Hatte 7 Ratten und keinen Käse."


@pytest.mark.parametrize(
    ("rats", "text"),
    [
        (1, "Runde 2: Ein Junges in Mias Kinderstube. Willkommen!"),
        (3, "Runde 2: Nachwuchs in Mias Kinderstube, 3 Ratten auf einmal!"),
    ],
)
def test_a_litter_of_one_is_not_many_at_once(rats: int, text: str) -> None:
    assert said("de", "ratland.chronicle.deed.litter.text", round=2, name="Mia", rats=rats) == text
