"""States as HTML, for notebooks."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from antorcha.state import State


def state_to_html(state: State, player: int | None = None, lang: str = "en") -> str:
    """What a seat may know, with the legal actions of the seat to move. Without a seat: the public view."""
    lines = "".join(f"<li>{escape(line)}</li>" for line in state.render(player, lang).splitlines())
    html = f"<div class='antorcha'><b>{escape(state.game.key)}</b><ul>{lines}</ul>"
    if player is not None and player in state.deciders():
        actions = (
            f"<tr><td>{action}</td><td>{escape(state.action_to_string(action, player, lang))}</td></tr>"
            for action in state.legal_actions(player)
        )
        html += f"<table><tbody>{''.join(actions)}</tbody></table>"
    return html + "</div>"
