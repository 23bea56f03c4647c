"""Positions to study."""

from __future__ import annotations

from antorcha.state import State

_DRAW, _ADD, _SACRIFICE = 0, 2, range(3, 9)


def bidding(cards_left: int = 4, tiles_left: int = 2, seats: int = 2, seed: int = 0) -> State:
    """Returns a bidding of Welcome's Warrior with this many cards left in the deck.

    The players have drawn in turn. They set their cards aside under tiles until ``tiles_left`` are left, and added all
    others to the dungeon. The next player decides whether to draw or pass.

    >>> state = bidding(cards_left=4, tiles_left=2, seed=1)
    >>> view = state.view()
    >>> view["deck"], sum(tile["fate"] == "held" for tile in view["tiles"]), len(view["pile"])
    (4, 2, 5)
    """
    if not 0 <= cards_left <= 13 or not 0 <= tiles_left <= 6:
        raise ValueError("use 0 to 13 cards and 0 to 6 tiles")
    state = State("welcome", seats, {"set": "welcome", "start": "first", "first_adventurer": "warrior"})
    state.draw_chance(seed)
    placed = 0
    while state.view()["deck"] > cards_left:
        state.apply_action(_DRAW)
        state.draw_chance(seed + placed)
        sacrifices = [action for action in state.legal_actions() if action in _SACRIFICE]
        state.apply_action(sacrifices[0] if len(sacrifices) > tiles_left else _ADD)
        placed += 1
    return state
