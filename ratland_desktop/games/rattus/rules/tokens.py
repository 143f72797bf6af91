"""The 49 rat tokens (section 1 of the rules page), as data: a limit and symbols on every face.

Who learns the true faces changes the tables here and nothing else.
"""

from collections.abc import Iterator
from dataclasses import dataclass

MAJORITY, ALL = "M", "A"
MOST_IN_A_REGION = 3


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """What is printed under a rat. There is one object for each token.

    `reconstructed`: the printed faces are known from one example only, and this one is not in it.
    """

    id: int
    limit: int
    symbols: str
    starting: bool  # it has the purple ring
    reconstructed: bool

    @property
    def most(self) -> int:
        """How many cubes those with the most lose."""
        return self.symbols.count(MAJORITY)

    @property
    def everybody(self) -> int:
        """How many cubes everybody loses."""
        return self.symbols.count(ALL)


# By kind and limit, in the order of their ids.
STARTING_FACES = {
    1: ("BC", "PK", "WR", "KR"),
    2: ("MPW", "MBC", "MWR", "AK"),
    3: ("MPBC", "MKWR", "APB", "ACR"),
}
NORMAL_FACES = {
    1: ("PR", "BW", "CK", "BR", "KW", "PC"),
    2: ("MBC", "MKR", "MPR", "MCW", "MPK", "MBW", "MBR", "AW", "AR"),
    3: ("MPCK", "MPKR", "MBCW", "MBKR", "MPCW", "MCKR", "APW", "ABR", "APC"),
    4: ("MAKW", "MABR", "MACR", "MAPK", "MMBWR", "MMCKW", "MMPBR"),
    5: ("MACKW", "MAPBR", "MAPWR", "MABCK"),
    6: ("MAAKR", "MAAPW"),
}
FROM_THE_BOOK = {(1, "BC"), (2, "MBC")}  # faces that the rule book's example uses


def all_faces() -> Iterator[Face]:
    number = 0
    for starting, table in ((True, STARTING_FACES), (False, NORMAL_FACES)):
        for limit, faces in table.items():
            for symbols in faces:
                number += 1
                yield Face(number, limit, symbols, starting, (limit, symbols) not in FROM_THE_BOOK)


FACES: dict[int, Face] = {face.id: face for face in all_faces()}
STARTING = tuple(face.id for face in FACES.values() if face.starting)
NORMAL = tuple(face.id for face in FACES.values() if not face.starting)
