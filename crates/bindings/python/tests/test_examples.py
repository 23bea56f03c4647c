"""The examples and the quick start of docs/python.md, with small budgets."""

import re
import runpy
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1]
EXAMPLES = PACKAGE / "examples"
GUIDE = PACKAGE.parents[2] / "docs" / "python.md"


def example(name):
    return runpy.run_path(str(EXAMPLES / name))


def test_a_bot_of_your_own_beats_random():
    results = example("own_bot.py")["main"](games=20)
    assert results[0].low > 0.5


def test_mccfr_lowers_the_exploitability():
    pytest.importorskip("pyspiel")
    assert example("mccfr.py")["main"](iterations=16, seed=1) < 0.1


def test_self_play_beats_random_soon():
    module = example("self_play.py")
    learner = module["Learner"](2, 64, 1)
    for _ in range(400):
        learner.step()
        learner.learn(batch=1024, rate=2e-3, entropy=0.01)
    result = module["antorcha"].tournament("welcome", learner.bot, "random", games=40, seats=2)
    assert result.low > 0.5


@pytest.mark.slow
def test_self_play_beats_a_novice_after_three_minutes():
    assert example("self_play.py")["main"](minutes=3).low > 0.5


def test_the_quick_start_works_as_written(capsys):
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 4
    for block in blocks:
        exec(compile(block, str(GUIDE), "exec"), {"__name__": "guide"})
    assert "won" in capsys.readouterr().out
