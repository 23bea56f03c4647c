#!/usr/bin/env python3
"""A player for any game of Antorcha, in one file and without libraries. Play it against the bots:

    antorcha arena welcome --players random,'exec:python3 examples/bot.py' --games 100

It reads one JSON object per line and answers each `hello` and `choose` with one line. See docs/engine.md.
"""
import json
import random
import sys

# How strong the monsters of Welcome to the Dungeon are.
STRENGTH = {"goblin": 1, "skeleton": 2, "orc": 3, "vampire": 4, "golem": 5, "lich": 6, "demon": 7, "dragon": 9}


def dread(view):
    """How bad the dungeon looks from this seat: cards it knows by their strength, others by an average one."""
    return sum(STRENGTH.get(card.get("monster"), 4) for card in view["pile"])


def welcome(view, actions):
    """Bids on while the dungeon looks mild, fills it with monsters, and uses every tile that is offered there."""
    names = [action["action"] for action in actions]
    if "pass" in names:
        tiles = sum(tile["fate"] == "held" for tile in view["tiles"])
        return names.index("pass" if dread(view) > 3 * tiles else "draw")
    for wanted in ("add", "use"):
        if wanted in names:
            return names.index(wanted)
    return random.randrange(len(actions))


def any_game(view, actions):
    """Knows nothing and plays at random: a good place to begin."""
    return random.randrange(len(actions))


def main():
    choose = any_game
    for line in sys.stdin:
        told = json.loads(line)
        if told["cmd"] == "hello":
            # `seat` tells which seat is ours; with `seed`, the same game is played the same way again.
            random.seed(told["seed"])
            choose = welcome if told["game"] == "welcome" else any_game
            answer = {"ok": True}
        elif told["cmd"] == "choose":
            # `actions` lists all that we may do, so that the place of any of them is a lawful answer.
            answer = {"index": choose(told["view"], told["actions"])}
        else:
            break  # `over`: the game has ended, and `winners` tells who has won.
        print(json.dumps(answer), flush=True)  # Without the flush, the arena would wait for it in vain.


if __name__ == "__main__":
    main()
