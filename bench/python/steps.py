"""Decisions per second in Python, ours beside the peers, in one run on one core.

A step is one decision of one seat after which its observation and its legal actions are available in Python. Actions are
random and legal. Peers that are not installed are left out and named.

    pip install -r bench/python/requirements.txt
    taskset -c 0 python bench/python/steps.py --seconds 3
    python bench/python/steps.py --only "welcome, 4 seats, compiled"; python bench/python/steps.py --only "2 threads"
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np

BATCH = 1024
#: Returns how many decisions one call makes.
Work = Callable[[], int]


def ours_vector(game: str, seats: int, how: str, threads: int = 1) -> Work:
    import antorcha

    env = antorcha.VectorEnv(game, n=BATCH, seed=1, seats=seats, threads=threads)
    random = np.random.default_rng(1)

    def numpy_actions() -> np.ndarray:
        values = random.random(env.masks.shape, dtype=np.float32)
        values *= env.masks
        return values.argmax(axis=1).astype(np.int32)

    def work() -> int:
        if how == "compiled":
            env.step_random()
        else:
            env.step(numpy_actions())
        return BATCH

    return work


def ours_aec(game: str, seats: int) -> Work:
    import antorcha

    return aec(antorcha.env(antorcha.game_of(game).versioned, seats=seats))


def aec(env) -> Work:
    random, seed = np.random.default_rng(1), iter(range(10**9))
    env.reset(seed=0)

    def work() -> int:
        for done in range(200):
            if not env.agents:
                env.reset(seed=next(seed))
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[random.integers(len(legal))]))
        return 200

    return work


def pettingzoo_classic(name: str) -> Work:
    from importlib import import_module

    return aec(import_module(f"pettingzoo.classic.{name}").env())


def open_spiel(name: str) -> Work:
    import pyspiel

    game, random = pyspiel.load_game(name), np.random.default_rng(1)
    state = [game.new_initial_state()]

    def work() -> int:
        decisions = 0
        while decisions < 200:
            now = state[0]
            if now.is_terminal():
                state[0] = game.new_initial_state()
            elif now.is_chance_node():
                outcomes = now.chance_outcomes()
                now.apply_action(outcomes[random.integers(len(outcomes))][0])
            else:
                now.observation_tensor()
                now.legal_actions_mask()
                legal = now.legal_actions()
                now.apply_action(legal[random.integers(len(legal))])
                decisions += 1
        return decisions

    return work


def pgx(name: str) -> Work:
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make(name)
    step = jax.jit(jax.vmap(pgx.experimental.wrappers.auto_reset(env.step, env.init)))
    state = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))]
    keys = [jax.random.PRNGKey(1)]

    @jax.jit
    def choose(key, mask):
        return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1)

    def work() -> int:
        keys[0], key, steps = jax.random.split(keys[0], 3)
        actions = choose(key, state[0].legal_action_mask)
        state[0] = step(state[0], actions, jax.random.split(steps, BATCH))
        np.asarray(state[0].observation), np.asarray(state[0].legal_action_mask)
        return BATCH

    return work


def rlcard(name: str) -> Work:
    import rlcard

    env, random = rlcard.make(name), np.random.default_rng(1)
    state = [env.reset()]

    def work() -> int:
        for _ in range(200):
            observation, _ = state[0]
            legal = list(observation["legal_actions"])
            state[0] = env.step(legal[random.integers(len(legal))])
            if env.is_over():
                state[0] = env.reset()
        return 200

    return work


LINES: list[tuple[str, Callable[[], Work]]] = [
    *(
        (f"antorcha {game}, {seats} seats, {how}", lambda game=game, seats=seats, how=how: ours_vector(game, seats, how))
        for game, seats in (("welcome", 4), ("raiders", 4), ("masmorra", 4))
        for how in ("compiled", "NumPy")
    ),
    ("antorcha welcome, compiled, 2 threads", lambda: ours_vector("welcome", 4, "compiled", 2)),
    ("antorcha welcome, PettingZoo AEC", lambda: ours_aec("welcome", 4)),
    ("pgx kuhn_poker", lambda: pgx("kuhn_poker")),
    ("pgx leduc_holdem", lambda: pgx("leduc_holdem")),
    ("OpenSpiel kuhn_poker", lambda: open_spiel("kuhn_poker")),
    ("OpenSpiel leduc_poker", lambda: open_spiel("leduc_poker")),
    ("PettingZoo leduc_holdem_v4", lambda: pettingzoo_classic("leduc_holdem_v4")),
    ("PettingZoo connect_four_v3", lambda: pettingzoo_classic("connect_four_v3")),
    ("RLCard leduc-holdem", lambda: rlcard("leduc-holdem")),
]


def measure(work: Work, seconds: float) -> float:
    work()
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        steps += work()
    return steps / (time.perf_counter() - start)


def main(seconds: float, only: str) -> None:
    print("| environment | decisions/s |\n|---|---|")
    for name, make in LINES:
        if only not in name:
            continue
        try:
            work = make()
        except (ImportError, ValueError) as error:
            print(f"| {name} | not measured: {str(error).splitlines()[0]} |")
            continue
        print(f"| {name} | {measure(work, seconds):,.0f} |", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--only", default="", help="only lines that contain this text")
    main(**vars(parser.parse_args()))
