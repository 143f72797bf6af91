"""What keeps the house tidy: finders that read the project as text and say what should not be there.

Each finder owns one rule and yields `Untidy`; `check_house.py` and `tests/scripts/test_house.py` ask them
all. They know nothing of the game.
"""
