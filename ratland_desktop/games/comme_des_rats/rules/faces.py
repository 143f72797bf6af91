"""The dice: their faces, and what each face lets a player do (sections 1 and 5 of the rules page)."""

from ....tabletop.facts import fact
from .words import Action


@fact
class Face:
    """One kind of face. `keys` is how many cards it draws."""

    id: str
    action: Action
    keys: int = 0


@fact
class Die:
    """The six faces of a die, by their ids."""

    faces: tuple[str, ...]
    reconstructed: bool  # five actions are printed; which of them is on two faces is not


FACES: dict[str, Face] = {
    face.id: face
    for face in (
        Face("key1", Action.DRAW, keys=1),
        Face("key2", Action.DRAW, keys=2),
        Face("theft", Action.STEAL),
        Face("claws", Action.SEND_CAT),
        Face("heal", Action.HEAL),
    )
}
BLACK_DIE = Die(("key1", "key1", "key2", "theft", "claws", "heal"), reconstructed=True)
WHITE_DIE = Die(BLACK_DIE.faces, reconstructed=True)
DICE = (BLACK_DIE, WHITE_DIE)  # by colour
