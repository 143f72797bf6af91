"""RatLand's own pictures: its places, cards, crests and the bag. Names begin in `assets/art/ratland`."""
