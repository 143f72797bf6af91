"""Finders that read the project as text and report what should not be there.

Each finder checks one rule and yields `Untidy`; `check_house.py` and `tests/scripts/test_house.py` run them
all. They know nothing of the game.
"""
