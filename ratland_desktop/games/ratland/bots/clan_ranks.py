"""How often each clan wins; 1 is a fair share. Written by `scripts/bench_clans.py`."""

CLAN_RANK: dict[str, float] = {
    "sports": 1.60,
    "mutant": 1.32,
    "warrior": 1.11,
    "musician": 1.07,
    "family": 1.06,
    "recycler": 1.01,
    "scavenger": 0.92,
    "ninja": 0.91,
    "alchemist": 0.84,
    "corrupt": 0.82,
    "explorer": 0.80,
    "seer": 0.80,
}
