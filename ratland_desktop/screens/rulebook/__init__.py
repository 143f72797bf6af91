"""The rule book in the game: illustrated pages with contents, search and links, in every language.

`scene.RuleBookScene` is the screen; `pages` defines the content, without drawing anything.
"""
