"""How the rule book of Rattus is divided (`rattus.rulebook.*`): chapters, pages, pictures, and which rulings
stand where. Knows no drawing; the screens make the book of it."""

CHAPTERS: dict[str, tuple[str, ...]] = {
    "start": ("about", "goal", "box", "set_up"),
    "turn": ("turn", "taking", "placing", "plague", "strike"),
    "cards": ("classes",),
    "end": ("last_round", "the_end"),
    "lookup": ("honest", "glossary", "rulings"),
}
PICTURES = {"cover": 300.0, "map": 420.0, "token": 240.0}
"""Parts `picture_<name>` of the pages, and how high they are."""
RULINGS = 27
RULED: dict[str, tuple[int, ...]] = {
    "set_up": (1, 2, 3, 4, 5, 6),
    "turn": (7, 11, 27),
    "taking": (10,),
    "placing": (8,),
    "plague": (17,),
    "strike": (16, 18, 19),
    "last_round": (20, 26),
    "the_end": (22, 23, 25),
    "peasant": (9,),
    "knight": (12, 14, 21),
    "king": (13,),
    "witch": (15, 24),
}
"""Which rulings stand at the end of a page, or beside a card."""
