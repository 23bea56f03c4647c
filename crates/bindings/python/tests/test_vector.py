"""Many matches at once."""

import numpy as np
import pytest

import antorcha

GAMES = list(antorcha.GAMES.values())


def played(game, threads, steps=200, n=64):
    env = antorcha.VectorEnv(game.key, n=n, seed=5, threads=threads)
    sums = []
    for _ in range(steps):
        env.step(env.sample())
        sums.append((env.observations.sum(dtype=np.int64), env.rewards.sum(), env.done.sum()))
    return sums


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_matches_are_the_same_on_any_number_of_threads(game):
    assert played(game, 1) == played(game, 3)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_masks_and_observations_are_those_of_a_state(game):
    env = antorcha.VectorEnv(game.key, n=8, seed=2)
    assert env.masks.any(axis=1).all()
    assert env.observations.shape[1] == len(game.feature_names)
    assert env.masks.shape[1] == len(game.action_names)


def test_results_come_with_the_end_of_a_match():
    env = antorcha.VectorEnv("welcome", n=16, seed=1, seats=3)
    ends = 0
    for _ in range(400):
        env.step_random()
        assert (env.rewards[~env.done] == 0).all()
        assert np.allclose(env.rewards[env.done].sum(axis=1), 0, atol=1e-6)
        ends += int(env.done.sum())
    assert ends > 16


def test_an_illegal_action_changes_nothing():
    env = antorcha.VectorEnv("welcome", n=4, seed=1)
    before = env.observations.copy()
    actions = env.sample().copy()
    actions[3] = 50
    with pytest.raises(ValueError, match=r"match 3: action 50 is not legal for seat \d: use one of \["):
        env.step(actions)
    assert (env.observations == before).all()
    env.step(env.sample())


@pytest.mark.parametrize(
    ("actions", "error", "text"),
    [
        (np.zeros(3, dtype=np.int32), ValueError, "shape"),
        (np.zeros((4, 1), dtype=np.int32), ValueError, "shape"),
        (np.zeros(4), TypeError, "integers"),
        (["draw"] * 4, TypeError, "integers"),
    ],
)
def test_wrong_actions_say_what_is_needed(actions, error, text):
    with pytest.raises(error, match=text):
        antorcha.VectorEnv("welcome", n=4).step(actions)


def test_a_closed_environment_says_so():
    env = antorcha.VectorEnv("welcome", n=4)
    env.close()
    with pytest.raises(ValueError, match="closed"):
        env.step_random()


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"game": "chess"}, "unknown game"),
        ({"seats": 9}, "use one of"),
        ({"options": {"colour": "red"}}, "unknown option"),
        ({"options": {"set": "red"}}, "use one of welcome, back, combined"),
        ({"n": 0}, "1 to 1048576"),
        ({"threads": 0}, "1 to 256"),
    ],
)
def test_wrong_settings_say_what_is_allowed(settings, text):
    with pytest.raises(ValueError, match=text):
        antorcha.VectorEnv(**{"game": "welcome", "n": 2, **settings})


def test_arrays_are_shared_by_dlpack():
    env = antorcha.VectorEnv("welcome", n=4)
    shared = np.from_dlpack(env.observations)
    env.step(env.sample())
    assert (shared == env.observations).all()
