"""The coach: a clever rat that explains the first round, one thing at a time, without getting in the way."""
