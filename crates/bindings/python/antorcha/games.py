"""The games, their options, and the names of their actions and features."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Mapping

from antorcha import _antorcha


@dataclass(frozen=True)
class Game:
    """What a game offers."""

    key: str
    #: The possible numbers of players.
    seats: tuple[int, ...]
    #: Every option with its values. The first value is the default.
    options: Mapping[str, tuple[str, ...]]
    #: Options that environments set unless you choose another value.
    simulations: Mapping[str, str] = field(repr=False)
    #: The levels of bots, weakest first.
    bots: tuple[str, ...]
    rules_version: int
    #: Changes whenever an action id or a feature gets another meaning.
    encoding_version: int
    has_odds: bool

    @cached_property
    def action_names(self) -> list[str]:
        """The name of each action id.

        >>> GAMES["welcome"].action_names[:3]
        ['draw', 'pass', 'add']
        """
        return _antorcha.action_names(self.key)

    @cached_property
    def feature_names(self) -> list[str]:
        """The name of each feature of an observation.

        >>> GAMES["welcome"].feature_names[0]
        'observer=seat 0'
        """
        return _antorcha.feature_names(self.key)

    @property
    def versioned(self) -> str:
        """The name of the environment.

        >>> GAMES["welcome"].versioned
        'welcome_v1'
        """
        return f"{self.key}_v{self.encoding_version}"


def _game(described: dict[str, Any]) -> Game:
    described["seats"] = tuple(described["seats"])
    described["options"] = {key: tuple(values) for key, values in described["options"].items()}
    described["bots"] = tuple(described["bots"])
    return Game(**described)


#: All games by key.
GAMES: dict[str, Game] = {described["key"]: _game(described) for described in json.loads(_antorcha.games())}


def game_of(name: str) -> Game:
    """Returns a game by its key or by the name of its environment.

    >>> game_of("welcome_v1").key
    'welcome'
    >>> game_of("welcome_v99")
    Traceback (most recent call last):
    ...
    ValueError: unknown version in 'welcome_v99': this package has welcome_v1
    """
    key, _, version = name.partition("_v")
    game = GAMES.get(key)
    if game is None:
        known = ", ".join(game.versioned for game in GAMES.values())
        raise ValueError(f"unknown game {name!r}: use one of {known}")
    if version and version != str(game.encoding_version):
        raise ValueError(f"unknown version in {name!r}: this package has {game.versioned}")
    return game


def seats_of(game: Game, seats: int | None) -> int:
    """Checks the number of players. The default is 3, or what the game allows."""
    if seats is None:
        return min(game.seats, key=lambda count: abs(count - 3))
    if seats not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise ValueError(f"{game.key} cannot be played with {seats} seats: use one of {allowed}")
    return seats
