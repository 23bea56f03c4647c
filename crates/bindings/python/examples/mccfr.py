"""Solves a bidding of Welcome with four cards left by external-sampling MCCFR.

    pip install antorcha open_spiel
    python mccfr.py --iterations 500
"""

import argparse

from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

from antorcha.open_spiel import load_round
from antorcha.positions import bidding


def main(iterations: int, seed: int) -> float:
    position = bidding(cards_left=4, tiles_left=2, seed=seed)
    print(position.render(position.current_player()), "\n")
    game = load_round(position)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for iteration in range(1, iterations + 1):
        solver.iteration()
        if iteration & (iteration - 1) == 0 or iteration == iterations:
            gap = exploitability.exploitability(game, solver.average_policy())
            print(f"{iteration:6} iterations: exploitability {gap:.4f}")
    state, policy = game.new_initial_state(), solver.average_policy()
    for action, chance in policy.action_probabilities(state).items():
        print(f"{chance:6.1%} {position.action_to_string(action)}")
    return gap


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    main(arguments.iterations, arguments.seed)
