"""Our bots, and matches between them and yours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Mapping, Union

from antorcha import _antorcha
from antorcha.games import game_of
from antorcha.state import State

#: A function that chooses an action id for the seat to move.
Chooser = Callable[[State, int], int]
#: A level of our bots, or a function.
Player = Union[str, Chooser]


class Bot:
    """A bot of a game. It sees only what its seat may know.

    >>> state = State("welcome", seats=2)
    >>> state.draw_chance(seed=1)
    >>> Bot("welcome", "adventurer", seed=1)(state, state.current_player()) in state.legal_actions()
    True
    """

    def __init__(self, game: str, level: str = "adventurer", seed: int = 0) -> None:
        self.game, self.level = game_of(game), level
        self._bot = _antorcha.Bot(self.game.key, level, seed)

    def __call__(self, state: State, player: int) -> int:
        return self._bot.choose(state._state, player)


def play_match(
    game: str,
    players: Sequence[Player],
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> State:
    """Plays a match to its end and returns the last state. The same seed draws the same cards for the same actions."""
    state = State(game, len(players), options)
    choosers = [
        Bot(game, player, seed=seed * len(players) + seat) if isinstance(player, str) else player
        for seat, player in enumerate(players)
    ]
    step = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.draw_chance(seed * 1_000_003 + step)
        else:
            seat = state.current_player()
            state.apply_action(choosers[seat](state, seat), seat)
        step += 1
    return state


@dataclass(frozen=True)
class Result:
    """The share of wins of the first player."""

    games: int
    won: float
    #: Wilson's 95 % interval.
    low: float
    high: float
    #: The share of an equally strong player.
    even: float


def tournament(
    game: str,
    player: Player,
    against: Player,
    games: int = 100,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Result:
    """Seats ``player`` at a table of ``against``, in each seat in turn, and counts the wins.

    >>> tournament("welcome", "adventurer", "random", games=20, seats=2).won > 0.5
    True
    """
    seats = seats if seats is not None else game_of(game).seats[0]
    won = 0.0
    for number in range(games):
        seat = number % seats
        players: list[Player] = [against] * seats
        players[seat] = player
        winners = play_match(game, players, seed + number // seats, options).winners()
        if seat in winners:
            won += 1 / len(winners)
    low, high = _wilson(won, games)
    return Result(games, won / games, low, high, 1 / seats)


def _wilson(won: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    share, scale = won / games, 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z / scale * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half
