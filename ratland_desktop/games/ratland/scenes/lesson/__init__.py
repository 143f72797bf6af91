"""RatLand's little round for the lesson."""
