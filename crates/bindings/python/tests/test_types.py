"""The types: the stubs fit the compiled part, and the package keeps to its own types."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mypy")

PACKAGE = Path(__file__).parents[1]


def check(*arguments, cwd):
    run = subprocess.run([sys.executable, "-m", *arguments], cwd=cwd, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_stubs_fit_the_compiled_part(tmp_path):
    check("mypy.stubtest", "antorcha._antorcha", cwd=tmp_path)


def test_the_package_keeps_to_its_types(tmp_path):
    check("mypy", "--cache-dir", str(tmp_path), "-p", "antorcha", cwd=PACKAGE)
