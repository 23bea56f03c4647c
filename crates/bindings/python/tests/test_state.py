"""One match step by step."""

import copy
import pickle
import random

import pytest

import antorcha

GAMES = list(antorcha.GAMES.values())


def played(game, seed, steps=60, seats=None):
    state, dice = antorcha.State(game.key, seats), random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(dice.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(5))
def test_what_a_seat_cannot_tell_apart_gives_the_same_tensor(game, seed):
    """The twin test: sampled states differ only in what the seat does not know."""
    state = played(game, seed)
    if state.is_terminal():
        return
    for seat in range(state.num_players()):
        twin = state.resample_from_infostate(seat, random.Random(seed).random)
        assert twin.view(seat) == state.view(seat)
        assert (twin.observation_tensor(seat) == state.observation_tensor(seat)).all()
        assert twin.render(seat) == state.render(seat)
        if not state.is_chance_node():
            assert twin.legal_actions(seat) == state.legal_actions(seat)


def test_sampled_states_differ_in_what_is_hidden():
    state = antorcha.State("welcome", seats=2)
    state.draw_chance(seed=1)
    drawer = state.current_player()
    state.apply_action(0)
    state.draw_chance(seed=1)
    twins = [state.resample_from_infostate(1 - drawer, random.Random(number).random) for number in range(20)]
    assert len({twin.observation_string(drawer) for twin in twins}) > 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_serialized_state_comes_back(game):
    state = played(game, 4)
    again = antorcha.State.deserialize(state.serialize())
    for seat in range(state.num_players()):
        assert again.information_state_string(seat) == state.information_state_string(seat)
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_clone_is_independent(game):
    state = played(game, 5, steps=8)
    clone, before = state.clone(), state.serialize()
    while clone.is_chance_node():
        clone.draw_chance(seed=1)
    clone.apply_action(clone.legal_actions()[0])
    assert state.serialize() == before


def test_a_pickled_state_comes_back():
    state = played(antorcha.GAMES["welcome"], 6, steps=10)
    assert pickle.loads(pickle.dumps(state)).serialize() == state.serialize()
    assert copy.deepcopy(state).serialize() == state.serialize()


def test_the_history_is_part_of_an_information_state():
    one, two = (antorcha.State("welcome", 2, {"start": "first"}) for _ in range(2))
    for state in (one, two):
        state.draw_chance(seed=1)
    assert one.information_state_string(0) == two.information_state_string(0)
    one.apply_action(0)
    assert one.information_state_string(1) != two.information_state_string(1)


def test_chances_add_up_to_one():
    state = played(antorcha.GAMES["welcome"], 1, steps=0)
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


def test_exact_odds_are_chances():
    state = played(antorcha.GAMES["welcome"], 2, steps=9, seats=2)
    while state.is_chance_node():
        state.draw_chance(seed=1)
    chance, after = state.odds()
    assert 0 <= chance <= 1
    assert set(after) == set(state.legal_actions())


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda state: state.apply_action(50), "action 50 is not legal for seat"),
        (lambda state: state.apply_action(-1), "action -1 is not legal for seat"),
        (lambda state: state.observation_tensor(7), "seat 7 does not exist: use 0 to 1"),
        (lambda state: state.render(0, lang="fr"), "unknown language `fr`: use one of en, es"),
        (lambda state: antorcha.State.deserialize("{}"), "game, seats, options and steps"),
        (lambda state: antorcha.State.deserialize("nothing"), "Expecting value"),
        (lambda state: state.resample_from_infostate(0, lambda: 0.5).serialize(), "sampled state"),
    ],
)
def test_wrong_calls_say_what_is_allowed(call, text):
    state = antorcha.State("welcome", seats=2)
    state.draw_chance(seed=1)
    with pytest.raises(ValueError, match=text):
        call(state)


def test_a_finished_match_asks_for_a_new_one():
    state = played(antorcha.GAMES["welcome"], 1, steps=100_000)
    assert state.current_player() == antorcha.TERMINAL
    with pytest.raises(ValueError, match="nobody is to move"):
        state.apply_action(0)


def test_html_shows_the_public_view():
    state = antorcha.State("welcome", seats=2)
    assert state._repr_html_().startswith("<div class='antorcha'>")


def test_tournaments_count_wins():
    result = antorcha.tournament("welcome", "novice", lambda state, seat: state.legal_actions(seat)[0], games=10)
    assert result.games == 10
    assert 0 <= result.low <= result.won <= result.high + 1e-9
