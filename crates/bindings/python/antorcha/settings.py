"""What the environments have in common: settings, spaces, and what happens to illegal actions."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from antorcha import _antorcha

#: What happens to an illegal action: an error, or the next legal id takes its place.
ILLEGAL = ("raise", "replace")


def check_settings(render_mode: str | None, illegal_actions: str, max_cycles: int | None = None) -> None:
    if render_mode not in (None, "ansi", "human"):
        raise ValueError(f"unknown render mode {render_mode!r}: use 'ansi', 'human' or None")
    if illegal_actions not in ILLEGAL:
        raise ValueError(f"illegal_actions cannot be {illegal_actions!r}: use 'raise' or 'replace'")
    if max_cycles is not None and max_cycles < 1:
        raise ValueError("max_cycles must be at least 1")


def spaces_of(features: int, actions: int) -> tuple[spaces.Dict, spaces.Discrete]:
    """The spaces of one seat."""
    observation = spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (features,), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(actions)


def replaced(state: _antorcha.State, seat: int, action: int) -> int:
    """The action if it is legal, else the next legal id, counted around."""
    legal = state.legal_actions(seat)
    if action in legal or not legal:
        return action
    return min(legal, key=lambda known: (known < action, known))
