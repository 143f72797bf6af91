"""The last round of a game as a moving picture for the family chat."""

from ratland_desktop.screens.film.scene import FilmScene

__all__ = ["FilmScene"]
