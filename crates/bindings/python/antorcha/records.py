"""Saved matches."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator

from antorcha import _antorcha
from antorcha.state import State


@dataclass(frozen=True)
class Record:
    """A saved match. :func:`read_record` has checked its checksum and all its steps."""

    game: str
    seats: int
    options: dict[str, str]
    players: list[str]
    #: Decisions and outcomes of chance, without those that were undone.
    steps: list[dict[str, Any]]

    def state(self, step: int | None = None) -> State:
        """The state after this many steps, by default after all."""
        state = State(self.game, self.seats, self.options)
        state._state.replay(json.dumps(self.steps[:step]))
        return state

    def states(self) -> Iterator[tuple[State, dict[str, Any]]]:
        """Each position with the step that follows it. The same state object is changed at every step."""
        state = State(self.game, self.seats, self.options)
        for step in self.steps:
            yield state, step
            state._state.replay(json.dumps([step]))


def read_record(source: str | Path) -> Record:
    """Reads a record from a file, or from the text itself."""
    is_text = isinstance(source, str) and source.lstrip().startswith("{")
    text = str(source) if is_text else Path(source).read_text(encoding="utf-8")
    _antorcha.check_record(text)
    saved = json.loads(text)
    if "origin" in saved:
        raise ValueError("this match started in the middle of another one: read that record")
    steps: list[dict[str, Any]] = []
    for step in saved["steps"]:
        if "undo" in step:
            del steps[len(steps) - step["undo"] :]
        else:
            steps.append(step)
    return Record(saved["game"], saved["seats"], saved["options"], saved["players"], steps)
