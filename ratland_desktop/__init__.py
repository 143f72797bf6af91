"""RatLand Desktop: a family board game for one computer and a whole table of players.

Owns nothing but its version, so that anything may import it at no cost.
"""

__version__ = "0.1.0"
