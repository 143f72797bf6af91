"""Drawing code that several RatLand screens share: cards, counts, heads."""
