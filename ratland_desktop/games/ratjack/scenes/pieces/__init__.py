"""What several of Ratjack's screens draw: cards, chips, totals, places, and the felt under them."""
