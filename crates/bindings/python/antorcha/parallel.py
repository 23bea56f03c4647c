"""A PettingZoo environment in which the seats choose at the same time."""

from __future__ import annotations

from typing import Any, Mapping

from pettingzoo import ParallelEnv

from antorcha import _antorcha
from antorcha.settings import SeatedEnvironment, replaced


class ParallelDungeonEnv(SeatedEnvironment, ParallelEnv):
    """All seats that can act choose at the same time, as the players of Dungeon Raiders do in each room.

    An agent whose ``action_mask`` is empty has nothing to decide in this step, and its action is ignored. An agent that
    has already chosen may choose again until all have chosen.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        max_cycles: int | None = None,
        illegal_actions: str = "raise",
    ) -> None:
        self._prepare(game, seats, options, render_mode, lang, max_cycles, illegal_actions)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._open()
        if seed is not None:
            self._random.seed(seed)
        self._state = _antorcha.State(*self._settings)
        self._state.draw_chance_to_decision(self._random.getrandbits(63))
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        state = self._open()
        if not self.agents:
            raise ValueError("the match is over: call reset")
        choices = self._choices(state, actions)
        # Who has already chosen comes first: the last choice reveals all of them.
        for seat, action in sorted(choices.items(), key=lambda choice: choice[0] in state.deciders):
            if action in state.legal_actions(seat):
                state.act(seat, action)
        state.draw_chance_to_decision(self._random.getrandbits(63))
        self._cycles += 1
        is_over = state.turn == "over"
        is_cut = not is_over and self._max_cycles is not None and self._cycles >= self._max_cycles
        rewards = dict(zip(self.agents, state.returns()))
        results: tuple[Any, ...] = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, is_over),
            dict.fromkeys(self.agents, is_cut),
            {agent: {} for agent in self.agents},
        )
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return results

    def render(self) -> str | None:
        """Tells what everyone may know."""
        if self.render_mode is None:
            return None
        text = "\n".join(self._open().text(None, self.lang))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _choices(self, state: _antorcha.State, actions: dict[str, int]) -> dict[int, int]:
        """The actions of all seats that can act. Checks all before any is applied."""
        choices = {}
        for seat, agent in enumerate(self.possible_agents):
            legal = state.legal_actions(seat)
            if not legal or (agent not in actions and seat not in state.deciders):
                continue
            if agent not in actions:
                raise ValueError(f"{agent} must act: use one of {legal}")
            action = int(actions[agent])
            if action not in legal and self._illegal == "raise":
                raise ValueError(f"action {action} is not legal for {agent}: use one of {legal}")
            choices[seat] = replaced(state, seat, action)
        return choices

    def _observations(self) -> dict[str, Any]:
        observations = {}
        for seat, agent in enumerate(self.agents):
            observation, mask = self._open().observation_and_mask(seat)
            observations[agent] = {"observation": observation, "action_mask": mask}
        return observations
