"""Our games for OpenSpiel's Python algorithms.

Importing ``antorcha.open_spiel`` registers ``antorcha_welcome`` and the others:

>>> import pyspiel, antorcha.open_spiel
>>> game = pyspiel.load_game("antorcha_welcome", {"seats": 2})
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

:func:`load_position` makes a game that starts in any state, and :func:`load_round` one that ends with its round.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from antorcha.games import GAMES, Game
from antorcha.state import CHANCE, State

_MOST_OUTCOMES = 4096
_LONGEST = 100_000


def _options_of(text: str) -> dict[str, str]:
    pairs = [part.split("=", 1) for part in text.split(";") if part]
    if any(len(pair) != 2 for pair in pairs):
        raise ValueError(f"options need the form key=value;key=value, not {text!r}")
    return {key: value for key, value in pairs}


class SpielGame(pyspiel.Game):
    """A game of ours. ``options`` has the form ``set=back;specials=shown``."""

    def __init__(self, antorcha_game: Game, params: dict[str, Any] | None = None, root: State | None = None) -> None:
        params = params or {}
        self.antorcha_game = antorcha_game
        seats = params.get("seats", 0) or antorcha_game.seats[0]
        self.root = root or State(antorcha_game.key, seats, _options_of(params.get("options", "")))
        self.ends_with_round = False
        info = pyspiel.GameInfo(
            num_distinct_actions=self.root.num_distinct_actions(),
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=self.root.num_players(),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_type_of(antorcha_game), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.root.clone())

    def __deepcopy__(self, memo: Any) -> SpielGame:
        return self

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A state of ours, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame, state: State) -> None:
        super().__init__(game)
        self._game, self._inner = game, state

    @property
    def antorcha_state(self) -> State:
        return self._inner

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        player = self._inner.current_player()
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

    def is_terminal(self) -> bool:
        return self._inner.is_terminal() or (self._game.ends_with_round and self._round_result() is not None)

    def _legal_actions(self, player: int) -> list[int]:
        return self._inner.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._inner.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self._inner.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._inner.action_to_string(action, None if player < 0 else player)

    def information_state_string(self, player: int | None = None) -> str:
        return self._inner.information_state_string(player)

    def observation_string(self, player: int | None = None) -> str:
        return self._inner.observation_string(player)

    def returns(self) -> list[float]:
        if self._game.ends_with_round:
            return self._round_result() or [0.0] * self._inner.num_players()
        return self._inner.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        return SpielState(self._game, self._inner.resample_from_infostate(player, sampler))

    def clone(self) -> SpielState:
        return SpielState(self._game, self._inner.clone())

    def __deepcopy__(self, memo: Any) -> SpielState:
        return self.clone()

    def __str__(self) -> str:
        return self._inner.render()

    def _round_result(self) -> list[float] | None:
        """The result of the round: 1 and -1 for success and failure of the player who entered, shared by the others."""
        features = self._inner.observation_tensor(0)
        change = features[self._game.results].astype(int) - self._game.results_before
        if not change.any():
            return None
        entered, value = int(np.flatnonzero(change)[0]) // 2, 1.0 if np.flatnonzero(change)[0] % 2 == 0 else -1.0
        others = self._inner.num_players() - 1
        return [value if seat == entered else -value / others for seat in range(others + 1)]


class SpielObserver:
    """Observations as tensors and texts. With ``perfect_recall``, a text also depends on the history."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(len(game.antorcha_game.feature_names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.antorcha_state.observation_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        inner = state.antorcha_state
        return inner.information_state_string(player) if self._perfect_recall else inner.observation_string(player)


def load_position(state: State) -> SpielGame:
    """A game that starts in this state."""
    return SpielGame(state.game, {}, state.clone())


def load_round(state: State) -> SpielGame:
    """A game of Welcome that starts in this state and ends with its round: 1 for a success, -1 for a failure."""
    game = load_position(state)
    names = state.game.feature_names
    players = range(state.num_players())
    game.results = [names.index(f"player {seat}/{kind}") for seat in players for kind in ("successes", "failures")]
    game.results_before = state.observation_tensor(0)[game.results].astype(int)
    game.ends_with_round = True
    return game


def _type_of(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"antorcha_{game.key}",
        long_name=f"Antorcha: {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "options": ""},
    )


def _class_of(game: Game) -> type[SpielGame]:
    """A class for the registry. It must not be a function: OpenSpiel frees functions after Python has ended."""

    class RegisteredGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    RegisteredGame.__name__ = f"{game.key.capitalize()}Game"
    return RegisteredGame


for _game in GAMES.values():
    pyspiel.register_game(_type_of(_game), _class_of(_game))
