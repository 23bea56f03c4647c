"""One match to explore step by step, with chance as a player."""

from __future__ import annotations

import json
from typing import Any, Callable, Mapping

import numpy as np
from numpy.typing import NDArray

from antorcha import _antorcha
from antorcha.games import Game, game_of, seats_of

#: The player whose turn it is while chance decides.
CHANCE = -1
#: The player whose turn it is after the end.
TERMINAL = -4


class State:
    """A match in the style of OpenSpiel.

    >>> state = State("welcome", seats=2)
    >>> state.current_player() == CHANCE
    True
    >>> state.apply_action(state.chance_outcomes()[0][0])
    >>> while state.is_chance_node():
    ...     state.draw_chance(seed=7)
    >>> state.current_player() in (0, 1)
    True
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self._game = game_of(game)
        self._state = _antorcha.State(self._game.key, seats_of(self._game, seats), dict(options or {}))

    @classmethod
    def _of(cls, game: Game, state: _antorcha.State) -> State:
        new = cls.__new__(cls)
        new._game, new._state = game, state
        return new

    @property
    def game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._state.seats

    def num_distinct_actions(self) -> int:
        return len(self._game.action_names)

    def current_player(self) -> int:
        """The seat to move, :data:`CHANCE` or :data:`TERMINAL`. Of several seats that choose in secret, the first."""
        turn = self._state.turn
        if turn == "decide":
            return self._state.deciders[0]
        return CHANCE if turn == "chance" else TERMINAL

    def deciders(self) -> list[int]:
        """All seats that must decide. There are several if they choose at the same time."""
        return self._state.deciders

    def is_terminal(self) -> bool:
        return self._state.turn == "over"

    def is_chance_node(self) -> bool:
        return self._state.turn == "chance"

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The ids of the legal actions of a seat, or the outcomes if chance decides."""
        if player is None:
            if self.is_chance_node():
                return [outcome for outcome, _ in self.chance_outcomes()]
            if self.is_terminal():
                return []
            player = self.current_player()
        return sorted(self._state.legal_actions(player))

    def legal_actions_mask(self, player: int | None = None) -> NDArray[np.bool_]:
        mask = np.zeros(self.num_distinct_actions(), dtype=np.bool_)
        if not self.is_chance_node():
            mask[self.legal_actions(player)] = True
        return mask

    def legal_moves(self, player: int | None = None) -> dict[int, Any]:
        """The legal actions as records write them, by id."""
        return dict(json.loads(self._state.legal_actions_json(self._player(player))))

    def apply_action(self, action: int, player: int | None = None) -> None:
        """Applies an action of the seat to move, or an outcome of chance."""
        if self.is_chance_node():
            self._state.resolve(action)
        else:
            self._state.act(self._player(player), action)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities. Only the program that runs the match may read them."""
        weights = [weight for _, weight in self._state.chance_outcomes()]
        return [(outcome, weight / sum(weights)) for outcome, weight in enumerate(weights)]

    def draw_chance(self, seed: int) -> None:
        """Draws outcomes until someone decides or the match is over."""
        self._state.draw_chance(seed)

    def action_to_string(self, action: int, player: int | None = None, lang: str = "en") -> str:
        """Tells an action of a seat, or an outcome of chance, in English or Spanish."""
        if self.is_chance_node() and player is None:
            outcomes = self._state.chance_outcomes()
            if not 0 <= action < len(outcomes):
                raise ValueError(f"outcome {action} does not exist: there are {len(outcomes)}")
            return outcomes[action][0]
        seat = self._player(player)
        texts = dict(zip(self._state.legal_actions(seat), self._state.legal_texts(seat, lang)))
        if action not in texts:
            raise ValueError(f"action {action} is not legal for seat {seat}: use one of {sorted(texts)}")
        return texts[action]

    def information_state_string(self, player: int | None = None) -> str:
        """A text that is equal in exactly those states that the seat cannot tell apart."""
        return self._state.information_state(self._player(player))

    def observation_string(self, player: int | None = None) -> str:
        """What the seat may know, as JSON."""
        return self._state.view(self._player(player))

    def observation_tensor(self, player: int | None = None) -> NDArray[np.int8]:
        """The features of what the seat may know. :attr:`Game.feature_names` names them."""
        return self._state.observation(self._player(player))

    def view(self, player: int | None = None) -> dict[str, Any]:
        """What a seat may know. Without a seat: what everyone may know."""
        view: dict[str, Any] = json.loads(self._state.view(player))
        return view

    def returns(self) -> list[float]:
        """The result of each seat: 1 for a sole winner, -1 / (seats - 1) for each other one; 0 before the end."""
        return self._state.returns()

    def winners(self) -> list[int]:
        return self._state.winners()

    def odds(self, player: int | None = None) -> tuple[float, dict[int, float | None]] | None:
        """The exact chance to survive the dungeon, now and after each legal action. Welcome only."""
        seat = self._player(player)
        odds = self._state.odds(seat)
        if odds is None:
            return None
        return odds[0], dict(zip(self._state.legal_actions(seat), odds[1]))

    def clone(self) -> State:
        return State._of(self._game, self._state.clone())

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[str], State], tuple[str]]:
        return State.deserialize, (self.serialize(),)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that the seat cannot tell apart from this one. ``sampler`` returns a number from 0 to 1."""
        return State._of(self._game, self._state.resample(player, int(sampler() * 2**53)))

    def serialize(self) -> str:
        """Setup and steps as JSON. Only the program that runs the match may read them."""
        return self._state.serialize()

    @staticmethod
    def deserialize(text: str) -> State:
        """
        >>> state = State("welcome", seats=2)
        >>> state.draw_chance(seed=1)
        >>> State.deserialize(state.serialize()).view(0) == state.view(0)
        True
        """
        try:
            saved = json.loads(text)
            state = State(saved["game"], saved["seats"], saved["options"])
            steps = json.dumps(saved["steps"])
        except (KeyError, TypeError) as error:
            raise ValueError("the text is not a serialized state: it needs game, seats, options and steps") from error
        state._state.replay(steps)
        return state

    def render(self, player: int | None = None, lang: str = "en") -> str:
        """Tells what a seat may know, in English (``"en"``) or Spanish (``"es"``). Without a seat: the public view."""
        return "\n".join(self._state.text(player, lang))

    def __str__(self) -> str:
        return self.render()

    def _repr_html_(self) -> str:
        from antorcha.notebook import state_to_html

        return state_to_html(self)

    def _player(self, player: int | None) -> int:
        if player is not None:
            return player
        current = self.current_player()
        if current < 0:
            raise ValueError("nobody is to move: name the player")
        return current
