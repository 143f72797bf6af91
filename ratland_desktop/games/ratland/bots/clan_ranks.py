"""How often each clan wins; 1 is a fair share. Written by `scripts/bench_clans.py`."""

CLAN_RANK: dict[str, float] = {
    "sports": 1.62,
    "mutant": 1.16,
    "warrior": 1.09,
    "family": 1.09,
    "recycler": 0.99,
    "musician": 0.97,
    "scavenger": 0.90,
    "explorer": 0.89,
    "ninja": 0.86,
    "corrupt": 0.86,
    "alchemist": 0.83,
    "seer": 0.79,
}
