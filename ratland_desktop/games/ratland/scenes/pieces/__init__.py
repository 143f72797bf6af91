"""What only RatLand draws, one small module for each kind of thing: cards, counts, heads."""
