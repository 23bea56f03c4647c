"""What the environments have in common: settings, spaces, and what happens to illegal actions."""

from __future__ import annotations

from random import Random
from typing import Any, Mapping

import numpy as np
from gymnasium import spaces

from antorcha import _antorcha
from antorcha.games import game_of, seats_of

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


class SeatedEnvironment:
    """What both environments of PettingZoo have in common: one match, and an agent for each seat."""

    metadata: dict[str, Any] = {}

    def _prepare(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, str] | None,
        render_mode: str | None,
        lang: str,
        max_cycles: int | None,
        illegal_actions: str,
    ) -> None:
        check_settings(render_mode, illegal_actions, max_cycles)
        self.game = game_of(game)
        self.metadata = {**type(self).metadata, "name": self.game.versioned}
        self.render_mode, self.lang = render_mode, lang
        self._illegal, self._max_cycles = illegal_actions, max_cycles
        self._settings = (self.game.key, seats_of(self.game, seats), dict(options or {}))
        self._state: _antorcha.State | None = _antorcha.State(*self._settings)
        self.possible_agents = [f"player_{seat}" for seat in range(self._settings[1])]
        observation, action = spaces_of(*self._state.sizes)
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(action.n) for agent in self.possible_agents}
        self._random = Random()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def close(self) -> None:
        self._state = None

    def _open(self) -> _antorcha.State:
        if self._state is None:
            raise ValueError("the environment is closed: create a new one")
        return self._state
