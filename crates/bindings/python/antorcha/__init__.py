"""Dungeon board games for programs that learn.

>>> import antorcha
>>> sorted(antorcha.GAMES)
['masmorra', 'raiders', 'welcome']
>>> state = antorcha.State("welcome", seats=2)
>>> while state.is_chance_node():
...     state.draw_chance(seed=1)
>>> state.action_to_string(state.legal_actions()[0])
'Draw a card'
"""

from __future__ import annotations

from typing import Any

from antorcha.games import GAMES, Game, game_of
from antorcha.bots import Bot, play_match, tournament
from antorcha.records import Record, read_record
from antorcha.state import CHANCE, TERMINAL, State
from antorcha.vector import VectorEnv

__all__ = [
    "CHANCE",
    "GAMES",
    "TERMINAL",
    "Bot",
    "Game",
    "Record",
    "State",
    "VectorEnv",
    "env",
    "game_of",
    "parallel_env",
    "play_match",
    "read_record",
    "tournament",
]


def env(game: str, **settings: Any) -> Any:
    """Returns a PettingZoo environment in which the seats act one after the other.

    ``game`` is a name with the version of its encoding, such as ``"welcome_v1"``. See :class:`antorcha.aec.DungeonEnv`.
    """
    from antorcha.aec import DungeonEnv

    return DungeonEnv(game, **settings)


def parallel_env(game: str, **settings: Any) -> Any:
    """Returns a PettingZoo environment in which all seats that can act choose at the same time.

    See :class:`antorcha.parallel.ParallelDungeonEnv`.
    """
    from antorcha.parallel import ParallelDungeonEnv

    return ParallelDungeonEnv(game, **settings)
