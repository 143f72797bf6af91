"""The five roles and their powers (section 9 of the rules page). A power holds while its role is closed."""

from ....tabletop.facts import fact


@fact
class Role:
    """A role card. Its owner may have one of these powers."""

    id: str
    arranges: int = 0  # so many doors, when the roles have been dealt
    forces: bool = False  # becomes the partner, whatever the active player wants
    redirects: bool = False  # sends the Cat on to somebody else
    keeps_traps: bool = False  # stores traps like any other card
    clover_worth: int = 0  # points for each clover left at the end of the round
    reconstructed: bool = False


ROLES: dict[str, Role] = {
    role.id: role
    for role in (
        Role("manipulator", arranges=2),
        Role("al_ratone", forces=True),
        Role("hypnotist", redirects=True),
        Role("fool", keeps_traps=True),
        Role("alchemist", clover_worth=1),
    )
}
NO_ROLE = Role("")

SHOWN_AT_ONCE = frozenset(role.id for role in ROLES.values() if role.arranges)
FORCING = frozenset(role.id for role in ROLES.values() if role.forces)
REDIRECTING = frozenset(role.id for role in ROLES.values() if role.redirects)
TRAP_KEEPING = frozenset(role.id for role in ROLES.values() if role.keeps_traps)
