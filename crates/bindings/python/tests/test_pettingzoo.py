"""The suites of PettingZoo, for all games and seat counts."""

from types import SimpleNamespace

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

import antorcha

ENVIRONMENTS = [(game.versioned, seats) for game in antorcha.GAMES.values() for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), ENVIRONMENTS)
def test_api(name, seats):
    api_test(antorcha.env(name, seats=seats), num_cycles=200)


@pytest.mark.parametrize(("name", "seats"), ENVIRONMENTS)
def test_parallel_api(name, seats):
    parallel_api_test(antorcha.parallel_env(name, seats=seats), num_cycles=200)


@pytest.mark.parametrize("game", antorcha.GAMES.values(), ids=lambda game: game.key)
def test_seeds(game):
    seed_test(lambda: antorcha.env(game.versioned), num_cycles=100)
    # This suite ignores the mask.
    parallel_seed_test(lambda: antorcha.parallel_env(game.versioned, illegal_actions="replace"), num_cycles=100)


@pytest.mark.parametrize("seed", range(20))
def test_max_cycles(seed):
    settings = {"options": {"mode": "standard"}, "illegal_actions": "replace"}

    def seeded(env):
        """The suite draws actions without a seed."""
        env.reset(seed=seed)
        for agent in env.possible_agents:
            env.action_space(agent).seed(seed)
        return env

    module = SimpleNamespace(
        env=lambda **more: seeded(antorcha.env("raiders_v1", **settings, **more)),
        parallel_env=lambda **more: seeded(antorcha.parallel_env("raiders_v1", **settings, **more)),
    )
    max_cycles_test(module)


@pytest.mark.parametrize(("name", "seats"), ENVIRONMENTS)
def test_no_agent_decides_more_often_than_max_cycles(name, seats):
    env = antorcha.env(name, seats=seats, max_cycles=3)
    env.reset(seed=5)
    decisions = dict.fromkeys(env.agents, 0)
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        is_done = termination or truncation
        decisions[agent] += not is_done
        env.step(None if is_done else int(observation["action_mask"].argmax()))
    assert max(decisions.values()) == 3


def test_a_match_ends_with_results_that_add_up_to_zero():
    env = antorcha.env("welcome_v1", seats=4)
    env.reset(seed=3)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        is_done = termination or truncation
        env.step(None if is_done else int(observation["action_mask"].argmax()))
    assert sum(total.values()) == pytest.approx(0, abs=1e-6)
    assert max(total.values()) == 1


def test_text_is_rendered_in_both_languages():
    for lang, word in [("en", "card"), ("es", "carta")]:
        env = antorcha.env("welcome_v1", render_mode="ansi", lang=lang)
        env.reset(seed=1)
        assert word in env.render()
