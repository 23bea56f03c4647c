"""The checks of Gymnasium."""

import pytest

gymnasium = pytest.importorskip("gymnasium")

import numpy as np
from gymnasium.utils.env_checker import check_env

import antorcha
import antorcha.gym

GAMES = list(antorcha.GAMES.values())


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_check_env(game):
    opponents = ["random"] * (game.seats[0] - 1)
    # The checks ignore the mask.
    env = antorcha.gym.AgainstBots(game.key, opponents, illegal_actions="replace")
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_match_against_bots_ends(game):
    name = f"antorcha/{game.key.capitalize()}-v{game.encoding_version}"
    env = gymnasium.make(name, opponents=["random"] * (game.seats[0] - 1))
    observation, _ = env.reset(seed=2)
    reward, is_over = 0, False
    while not is_over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, is_over, _, _ = env.step(int(legal[-1]))
    assert -1 <= reward <= 1


def test_the_vector_entry_point_resets_in_the_same_step():
    env = gymnasium.make_vec("antorcha/Welcome-v1", num_envs=3, opponents=["random"])
    observations, _ = env.reset(seed=1)
    finished = 0
    for _ in range(300):
        actions = observations["action_mask"].argmax(1)
        observations, rewards, done, _, infos = env.step(actions)
        finished += int(done.sum())
        assert ("final_obs" in infos) == bool(done.any())
        assert (rewards[~done] == 0).all()
    assert finished > 3


def test_wrong_opponents_say_what_is_allowed():
    with pytest.raises(ValueError, match="against 9 opponents: use 1, 2, 3"):
        antorcha.gym.AgainstBots("welcome", opponents=["random"] * 9)
    with pytest.raises(ValueError, match="unknown bot `wizard`"):
        antorcha.gym.AgainstBots("welcome", opponents=["wizard"])
