"""The rule book in the game: illustrated pages with contents, search and links, in every language.

`scene.RuleBookScene` is the screen. `book.Book` is what a game tells it: pages, entries, pictures, rulings.
"""
