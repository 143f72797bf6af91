"""What is drawn on several screens: cards, dice, doors, bandages, seats."""
