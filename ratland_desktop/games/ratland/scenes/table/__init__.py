"""RatLand at the open table: its panels, cards, cues and decisions."""
