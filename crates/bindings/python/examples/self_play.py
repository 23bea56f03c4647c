"""Learns Welcome by playing against itself, with NumPy alone, and then plays against our bots.

    pip install antorcha
    python self_play.py --minutes 10

A network with one hidden layer chooses actions. After each match, its decisions become more likely if their seat won, and
less likely if it lost (policy gradient with a learned baseline, Adam).
"""

import argparse
import time

import numpy as np

import antorcha


class Network:
    """Features to action preferences and an expected result."""

    def __init__(self, features: int, actions: int, hidden: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.weights = [
            random.normal(0, (2 / features) ** 0.5, (features, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            random.normal(0, 0.01, (hidden, actions + 1)).astype(np.float32),
            np.zeros(actions + 1, np.float32),
        ]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.updates = 0

    def forward(self, features: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Hidden layer, chances of the legal actions, expected results."""
        hidden = np.maximum(features @ self.weights[0] + self.weights[1], 0)
        out = hidden @ self.weights[2] + self.weights[3]
        logits = np.where(masks, out[:, :-1], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), np.tanh(out[:, -1])

    def learn(self, features, masks, actions, results, rate: float, entropy: float) -> None:
        hidden, chances, expected = self.forward(features, masks)
        count = len(actions)
        advantage = results - expected
        toward = -chances
        toward[np.arange(count), actions] += 1
        logs = np.log(np.maximum(chances, 1e-9))
        spread = -chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        slope = np.empty((count, chances.shape[1] + 1), np.float32)
        slope[:, :-1] = advantage[:, None] * toward + entropy * spread
        slope[:, -1] = advantage * (1 - expected**2)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = [features.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
        self.updates += 1
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments):
            slope = slope / count
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            scale = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8
            weight += rate * (mean / (1 - 0.9**self.updates)) / scale


class Learner:
    """Plays many matches at once and learns from those that end."""

    def __init__(self, seats: int, n: int, seed: int) -> None:
        self.env = antorcha.VectorEnv("welcome", n=n, seats=seats, seed=seed)
        self.random = np.random.default_rng(seed)
        self.network = Network(self.env.observations.shape[1], self.env.masks.shape[1], 128, seed)
        self.open: list[list[tuple]] = [[] for _ in range(n)]
        self.finished: list[tuple] = []

    def step(self) -> None:
        env = self.env
        features, masks, seats = env.observations.copy(), env.masks.copy(), env.seats.copy()
        _, chances, _ = self.network.forward(features.astype(np.float32), masks)
        draws = self.random.random((len(chances), 1), dtype=np.float32)
        actions = (chances.cumsum(axis=1) > draws).argmax(axis=1).astype(np.int32)
        actions = np.where(masks[np.arange(len(actions)), actions], actions, masks.argmax(axis=1)).astype(np.int32)
        env.step(actions)
        for lane in range(env.n):
            self.open[lane].append((features[lane], masks[lane], actions[lane], seats[lane]))
        for lane in np.flatnonzero(env.done):
            self.finished += [(*decision[:3], env.rewards[lane][decision[3]]) for decision in self.open[lane]]
            self.open[lane] = []

    def learn(self, batch: int, rate: float, entropy: float) -> bool:
        if len(self.finished) < batch:
            return False
        features, masks, actions, results = (np.stack(column) for column in zip(*self.finished))
        self.finished = []
        self.network.learn(features.astype(np.float32), masks, actions, results.astype(np.float32), rate, entropy)
        return True

    def bot(self, state: antorcha.State, seat: int) -> int:
        features = state.observation_tensor(seat)[None].astype(np.float32)
        _, chances, _ = self.network.forward(features, state.legal_actions_mask(seat)[None])
        return int(chances[0].argmax())


def main(minutes: float, seats: int = 2, games: int = 200, seed: int = 1) -> antorcha.bots.Result:
    learner, start, decisions = Learner(seats, 256, seed), time.monotonic(), 0
    shown = 0
    while (elapsed := time.monotonic() - start) < minutes * 60:
        learner.step()
        decisions += learner.env.n
        learner.learn(batch=4096, rate=2e-3 * (1 - elapsed / (minutes * 60)) + 1e-4, entropy=0.01)
        if elapsed > shown * 60 + 60:
            shown += 1
            result = antorcha.tournament("welcome", learner.bot, "novice", games=60, seats=seats)
            print(f"{shown:3} min, {decisions / 1e6:5.1f} M decisions: {result.won:.0%} against novice")
    for level in ("random", "novice", "adventurer"):
        result = antorcha.tournament("welcome", learner.bot, level, games=games, seats=seats, seed=10_000)
        print(f"against {level:10}: {result.won:6.1%} ({result.low:.1%} to {result.high:.1%}) of {games} games")
        if level == "novice":
            against_novice = result
    return against_novice


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seats", type=int, default=2)
    arguments = parser.parse_args()
    main(arguments.minutes, arguments.seats)
