"""RatLand Desktop: a family board game for one computer and a whole table of players.

Contains only the version, so that importing it costs nothing.
"""

__version__ = "0.2.0"
