"""Gymnasium environments: one seat against our bots.

Importing ``antorcha.gym`` registers them:

>>> import gymnasium, antorcha.gym
>>> env = gymnasium.make("antorcha/Welcome-v1", opponents=["novice"])
>>> observation, info = env.reset(seed=1)
>>> observation["action_mask"].sum() > 0
np.True_
"""

from __future__ import annotations

from random import Random
from typing import Any, Mapping, Sequence

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from antorcha import _antorcha
from antorcha.games import GAMES, game_of
from antorcha.settings import check_settings, replaced, spaces_of


class AgainstBots(gymnasium.Env):
    """One seat against bots. The reward comes at the end: 1 for a sole win, -1 / (seats - 1) for a loss.

    ``opponents`` are the levels of the other seats, in order. ``seat`` is yours; ``None`` draws one at every reset.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"]}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("adventurer", "adventurer"),
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        illegal_actions: str = "raise",
    ) -> None:
        check_settings(render_mode, illegal_actions)
        self.game = game_of(game)
        self.render_mode, self.lang, self._illegal = render_mode, lang, illegal_actions
        self._opponents, self._fixed_seat = tuple(opponents), seat
        seats = len(self._opponents) + 1
        if seats not in self.game.seats:
            allowed = ", ".join(str(count - 1) for count in self.game.seats)
            raise ValueError(f"{self.game.key} cannot be played against {seats - 1} opponents: use {allowed}")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"seat {seat} does not exist: use 0 to {seats - 1}")
        self._settings = (self.game.key, seats, dict(options or {}))
        self._state = _antorcha.State(*self._settings)
        self._make_bots(0)
        self.observation_space, self.action_space = spaces_of(*self._state.sizes)
        self._random, self._seat, self._is_open = Random(), seat or 0, False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._random.seed(seed)
        self._state = _antorcha.State(*self._settings)
        self._make_bots(self._random.getrandbits(63))
        self._seat = self._random.randrange(self._settings[1]) if self._fixed_seat is None else self._fixed_seat
        self._is_open = True
        self._play_others(self._state.draw_chance_to_decision(self._random.getrandbits(63)))
        return self._observation(), {"seat": self._seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self._is_open:
            raise ValueError("the match is over: call reset")
        if self._illegal == "replace":
            action = replaced(self._state, self._seat, int(action))
        self._play_others(self._state.play(self._seat, int(action), self._random.getrandbits(63)))
        is_over = self._state.turn == "over"
        self._is_open = not is_over
        return self._observation(), self._state.returns()[self._seat], is_over, False, {"seat": self._seat}

    def render(self) -> str | None:
        """Tells what your seat may know."""
        text = "\n".join(self._state.text(self._seat, self.lang))
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None

    def _play_others(self, seat: int) -> None:
        while seat >= 0 and seat != self._seat:
            choice = self._bots[(seat - self._seat - 1) % len(self._bots)].choose(self._state, seat)
            seat = self._state.play(seat, choice, self._random.getrandbits(63))

    def _make_bots(self, seed: int) -> None:
        self._bots = [
            _antorcha.Bot(self.game.key, level, (seed + number) % 2**63)
            for number, level in enumerate(self._opponents)
        ]

    def _observation(self) -> dict[str, Any]:
        observation, mask = self._state.observation_and_mask(self._seat)
        return {"observation": observation, "action_mask": mask}


class AgainstBotsVector(GymnasiumVectorEnv):
    """Several :class:`AgainstBots` with the autoreset mode ``SAME_STEP``."""

    def __init__(self, game: str, num_envs: int = 1, **settings: Any) -> None:
        self._envs = [AgainstBots(game, **settings) for _ in range(num_envs)]
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi", "human"]}
        first = self._envs[0]
        self.render_mode = first.render_mode
        self.single_observation_space, self.single_action_space = first.observation_space, first.action_space
        self.observation_space = batch_space(first.observation_space, num_envs)
        self.action_space = batch_space(first.action_space, num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        observations = [env.reset(seed=one)[0] for env, one in zip(self._envs, seeds)]
        return _stacked(observations), {}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        observations, rewards, done = [], np.zeros(self.num_envs), np.zeros(self.num_envs, dtype=np.bool_)
        final: list[Any] = [None] * self.num_envs
        for number, (env, action) in enumerate(zip(self._envs, actions)):
            observation, rewards[number], done[number], _, _ = env.step(action)
            if done[number]:
                final[number] = observation
                observation, _ = env.reset()
            observations.append(observation)
        infos: dict[str, Any] = {}
        if done.any():
            final_array = np.empty(self.num_envs, dtype=object)
            final_array[:] = final
            infos = {"final_obs": final_array, "_final_obs": done.copy()}
        return _stacked(observations), rewards, done, np.zeros_like(done), infos


def _stacked(observations: list[dict[str, Any]]) -> dict[str, Any]:
    return {key: np.stack([one[key] for one in observations]) for key in observations[0]}


def _register() -> None:
    for game in GAMES.values():
        gymnasium.register(
            id=f"antorcha/{game.key.capitalize()}-v{game.encoding_version}",
            entry_point="antorcha.gym:AgainstBots",
            vector_entry_point="antorcha.gym:AgainstBotsVector",
            kwargs={"game": game.key},
        )


_register()
