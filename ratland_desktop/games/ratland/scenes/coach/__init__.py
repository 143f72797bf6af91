"""The coach's tips for RatLand."""
