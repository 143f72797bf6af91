"""The games as the contract plays them: every folder beside this one that has a `samples.py`.

Crumbs is one of them, though it exists for tests only. Owns nothing but the list: rules only, no pictures.
"""

from importlib import import_module
from pathlib import Path

from tests.games.contract.shelved import OnTheShelf

SAMPLES = sorted(Path(__file__).parent.parent.glob("*/samples.py"))


def shelved(folder: str) -> OnTheShelf:
    found = import_module(f"tests.games.{folder}.samples").SHELVED
    assert isinstance(found, OnTheShelf)
    return found


SHELF: dict[str, OnTheShelf] = {path.parent.name: shelved(path.parent.name) for path in SAMPLES}
"""By name of the game, which is that of its folder."""
