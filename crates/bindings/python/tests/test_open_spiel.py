"""OpenSpiel's algorithms on our games."""

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

import antorcha.open_spiel
from antorcha.positions import bidding


@pytest.mark.parametrize("game", antorcha.GAMES.values(), ids=lambda game: game.key)
def test_random_matches_end(game):
    loaded = pyspiel.load_game(f"antorcha_{game.key}", {"seats": game.seats[-1]})
    state, steps = loaded.new_initial_state(), 0
    while not state.is_terminal() and steps < 300:
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[steps % len(actions)])
        steps += 1
    assert steps > 10
    assert len(state.returns()) == game.seats[-1]


def test_mccfr_learns_a_bidding_with_four_cards_left():
    game = antorcha.open_spiel.load_round(bidding(cards_left=4, tiles_left=1, seed=1))
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    solver.iteration()
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(150):
        solver.iteration()
    after = exploitability.exploitability(game, solver.average_policy())
    assert after < before / 10


def test_a_game_can_start_anywhere():
    root = bidding(cards_left=3, seed=2)
    state = antorcha.open_spiel.load_position(root).new_initial_state()
    assert state.legal_actions() == root.legal_actions()
    assert state.information_state_string(0) == root.information_state_string(0)
