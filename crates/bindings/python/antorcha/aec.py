"""A PettingZoo environment in which the seats act one after the other."""

from __future__ import annotations

from typing import Any, Mapping

from pettingzoo import AECEnv

from antorcha import _antorcha
from antorcha.settings import SeatedEnvironment, replaced


class DungeonEnv(SeatedEnvironment, AECEnv):
    """Agents are ``player_0`` and so on, by seat. An observation has the features and the ``action_mask`` of its seat.

    All agents get their reward when the match ends. Seats that choose in secret act one after the other; nobody sees a
    choice before all are made. No agent decides more than ``max_cycles`` times: the match is cut when only such agents
    have to act.

    >>> env = DungeonEnv("welcome_v1", seats=2)
    >>> env.reset(seed=1)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> int(observation["action_mask"].argmax())
    0
    >>> env.step(0)
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

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
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._open()
        if seed is not None:
            self._random.seed(seed)
        self._state = _antorcha.State(*self._settings)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = [0] * len(self.agents)
        seat = self._state.draw_chance_to_decision(self._random.getrandbits(63))
        self.agent_selection = self.possible_agents[max(seat, 0)]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state, seat = self._open(), self._seat_of[agent]
        if action is None:
            raise ValueError(f"{agent} must act: use one of {state.legal_actions(seat)}")
        if self._illegal == "replace":
            action = replaced(state, seat, int(action))
        next_seat = state.play(seat, int(action), self._random.getrandbits(63))
        self._cumulative_rewards[agent] = 0.0
        self._decisions[seat] += 1
        if next_seat >= 0:
            self._select(state, next_seat)
        else:
            self.rewards = dict(zip(self.possible_agents, state.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def _select(self, state: _antorcha.State, seat: int) -> None:
        """Asks the next agent, or cuts the match if all agents that have to act have no cycles left."""
        if self._max_cycles is not None and self._decisions[seat] >= self._max_cycles:
            with_cycles = (other for other in state.deciders if self._decisions[other] < self._max_cycles)
            seat = next(with_cycles, -1)
            if seat < 0:
                self.truncations = dict.fromkeys(self.agents, True)
                seat = 0
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        observation, mask = self._open().observation_and_mask(self._seat_of[agent])
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str | None:
        """Tells what the seat to move may know."""
        if self.render_mode is None:
            return None
        text = "\n".join(self._open().text(self._seat_of[self.agent_selection], self.lang))
        if self.render_mode == "human":
            print(text)
            return None
        return text
