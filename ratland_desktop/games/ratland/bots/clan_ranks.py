"""How often each clan wins; 1 is a fair share. Written by `scripts/bench_clans.py`."""

CLAN_RANK: dict[str, float] = {
    "sports": 1.71,
    "mutant": 1.10,
    "warrior": 1.09,
    "recycler": 1.03,
    "family": 1.03,
    "musician": 1.01,
    "corrupt": 0.92,
    "scavenger": 0.89,
    "explorer": 0.87,
    "ninja": 0.82,
    "alchemist": 0.80,
    "seer": 0.79,
}
