"""Lets a bot of your own play against ours.

    pip install antorcha
    python own_bot.py --games 100
"""

import argparse

import antorcha

PASS, ADD = 1, 2


def threshold_bot(state: antorcha.State, seat: int) -> int:
    """Passes if it would probably not survive the dungeon; otherwise takes what leaves the best odds."""
    legal = state.legal_actions(seat)
    odds = state.odds(seat)
    if odds is None:
        return legal[0]
    chance, after = odds
    if PASS in legal:
        return PASS if chance < 0.5 else legal[0]
    known = {action: value for action, value in after.items() if value is not None}
    return max(known, key=known.__getitem__) if known else legal[0]


def main(games: int) -> list[antorcha.bots.Result]:
    results = []
    for level in ("random", "novice", "adventurer"):
        result = antorcha.tournament("welcome", threshold_bot, level, games=games, seats=2)
        print(f"against {level:10}: {result.won:6.1%} ({result.low:.1%} to {result.high:.1%}) of {result.games} games")
        results.append(result)
    return results


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    main(parser.parse_args().games)
