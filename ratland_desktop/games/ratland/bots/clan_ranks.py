"""How often each clan wins; 1 is a fair share. Written by `scripts/bench_clans.py`."""

CLAN_RANK: dict[str, float] = {
    "sports": 1.58,
    "mutant": 1.08,
    "warrior": 1.07,
    "family": 1.06,
    "musician": 1.03,
    "recycler": 1.00,
    "scavenger": 0.97,
    "explorer": 0.94,
    "alchemist": 0.93,
    "corrupt": 0.84,
    "seer": 0.80,
    "ninja": 0.74,
}
