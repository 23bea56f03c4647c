"""Many matches at once."""

from __future__ import annotations

from typing import Mapping

import numpy as np
from numpy.typing import NDArray

from antorcha import _antorcha
from antorcha.games import game_of, seats_of


class VectorEnv:
    """Plays ``n`` matches at once and writes into the same arrays at every step.

    Each step makes one decision in each match. A match that ends gives its results in ``rewards`` and ``done``, and the
    next match starts in the same step. The arrays can be shared with PyTorch and JAX by DLPack, without a copy:
    ``torch.from_dlpack(env.observations)``.

    >>> env = VectorEnv("welcome", n=4, seed=1, seats=2)
    >>> env.observations.shape[0], env.masks.shape, env.rewards.shape
    (4, (4, 51), (4, 2))
    >>> env.step(env.sample())
    >>> bool(env.done.any())
    False
    """

    def __init__(
        self,
        game: str,
        n: int,
        seed: int = 0,
        threads: int = 1,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game_of(game)
        self._matches: _antorcha.Matches | None = _antorcha.Matches(
            self.game.key, seats_of(self.game, seats), dict(options or {}), n, threads
        )
        features, actions, players = self._matches.shape
        #: The features that the seat to move may know.
        self.observations: NDArray[np.int8] = np.zeros((n, features), dtype=np.int8)
        #: The legal actions of the seat to move.
        self.masks: NDArray[np.bool_] = np.zeros((n, actions), dtype=np.bool_)
        #: The seat to move.
        self.seats: NDArray[np.int8] = np.zeros(n, dtype=np.int8)
        #: The results of all seats where a match has just ended, else 0.
        self.rewards: NDArray[np.float32] = np.zeros((n, players), dtype=np.float32)
        #: Whether a match has just ended.
        self.done: NDArray[np.bool_] = np.zeros(n, dtype=np.bool_)
        self._arrays = (self.observations, self.masks, self.seats, self.rewards, self.done)
        self._actions: NDArray[np.int32] = np.zeros(n, dtype=np.int32)
        self.reset(seed)

    @property
    def n(self) -> int:
        return len(self.seats)

    def reset(self, seed: int) -> None:
        """Starts new matches. The same seed gives the same matches for the same actions, on any number of threads."""
        self._open().reset(seed, self._arrays)

    def step(self, actions: NDArray[np.int32]) -> None:
        """Makes one decision in each match. If any action is illegal, nothing changes.

        >>> env = VectorEnv("welcome", n=2, options={"start": "first"})
        >>> env.step(np.array([99, 99], dtype=np.int32))
        Traceback (most recent call last):
        ...
        ValueError: match 0: action 99 is not legal for seat 0: use one of [0, 1]
        """
        if not isinstance(actions, np.ndarray) or actions.dtype != np.int32 or not actions.flags.c_contiguous:
            actions = self._converted(actions)
        if actions.shape != self.seats.shape:
            raise ValueError(f"actions need the shape {self.seats.shape}, not {actions.shape}")
        self._open().step(actions, self._arrays)

    def step_random(self) -> None:
        """Makes one random legal decision in each match."""
        self._open().step_random(self._arrays)

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for each match. The next call overwrites the array."""
        self._open().sample(self._actions)
        return self._actions

    def close(self) -> None:
        """Frees the matches. The arrays stay."""
        self._matches = None

    def _open(self) -> _antorcha.Matches:
        if self._matches is None:
            raise ValueError("the environment is closed: create a new one")
        return self._matches

    @staticmethod
    def _converted(actions: object) -> NDArray[np.int32]:
        array = np.asarray(actions)
        if array.dtype.kind not in "iu":
            raise TypeError(f"actions must be integers, not {array.dtype}")
        return np.ascontiguousarray(array, dtype=np.int32)
