"""Drawing code that several screens share: counts, confetti, card spots."""
