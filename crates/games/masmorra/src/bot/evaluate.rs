//! Evaluation of a position: each seat's chance to win.

use game::{MAX_SEATS, math};

use crate::options::Mode;
use crate::player::{GOAL, LIFE, Player, Posture};
use crate::state::Masmorra;
use crate::task::Task;

/// The value of a treasure card in hand, in experience.
const CARD: f64 = 0.6;
/// The value of one gold.
const COIN: f64 = 0.15;
/// The value of one Life.
const LIFE_POINT: f64 = 0.35;
/// The value of an ability, beyond the experience that taught it.
const ABILITY: f64 = 0.5;
/// The odds that a hero with this Life falls within a round.
const FALL_ODDS: FallOdds = [0.12 * 4.0, 0.12 * 3.0, 0.12 * 2.0, 0.12, 0.0, 0.0, 0.0];
/// The same on the third level, where Grimbolts strike. Measured in 1,477 rounds of veterans with 21 experience or
/// more, most of them there.
const FALL_ODDS_THIRD_LEVEL: FallOdds = [1.0, 0.62, 0.38, 0.23, 0.14, 0.10, 0.04];
const DEEPEST: u8 = 3;
/// The approximate experience gain per round.
const PACE: f64 = 2.0;

/// Odds by Life, from 0 to the maximum.
type FallOdds = [f64; LIFE as usize + 1];

/// Each seat's chance to win, by experience and by what leads to more.
pub fn evaluate(game: &Masmorra) -> [f64; MAX_SEATS] {
    chances(game, |_| &FALL_ODDS)
}

/// Like `evaluate`, with the higher risk of the third level. Above the last arrow, a single fall there costs the gain
/// of a dozen rounds.
pub fn cautious_evaluate(game: &Masmorra) -> [f64; MAX_SEATS] {
    chances(game, |level| if level == DEEPEST { &FALL_ODDS_THIRD_LEVEL } else { &FALL_ODDS })
}

fn chances(game: &Masmorra, falls: impl Fn(u8) -> &'static FallOdds) -> [f64; MAX_SEATS] {
    let scale = 1.0 + 1.2 * rounds_left(game).sqrt();
    let mut weights = [0.0; MAX_SEATS];
    for seat in game.all_seats() {
        let falls = falls(game.dungeon.level(game.player(seat).at));
        weights[seat.index()] = math::exp(hero_value(game.player(seat), falls) / scale);
    }
    let sum: f64 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}

/// Whether a turn begins: no fight, move or card is half done, so that `evaluate` sees all that was decided.
pub fn is_between_turns(game: &Masmorra) -> bool {
    game.tasks.top() == Some(Task::BeforeRoll)
}

/// Always 1: the visible decisions hardly tell who holds which card.
pub fn likelihood(_view: &crate::view::View, _game: &Masmorra) -> f64 {
    1.0
}

/// The approximate number of rounds left.
fn rounds_left(game: &Masmorra) -> f64 {
    let most = game.all_seats().map(|seat| game.player(seat).xp).max().unwrap_or(0);
    let to_goal = f64::from(GOAL.saturating_sub(most)) / PACE;
    let to_last = game.options.rounds.last().map(|last| f64::from(last.saturating_sub(game.round)));
    match game.options.mode {
        Mode::Standard => to_last.map_or(to_goal, |last| last.min(to_goal)),
        Mode::Epic => to_last.unwrap_or(20.0).min(20.0),
    }
}

/// The value of a hero. Experience above the last arrow is lost in a fall, so it counts less for a hero with little
/// Life.
fn hero_value(player: &Player, falls: &FallOdds) -> f64 {
    let (life, fear) = match player.posture {
        Posture::Fallen => (LIFE - 2, 0.0),
        Posture::Standing => (player.life, falls[usize::from(player.life.min(LIFE))]),
    };
    f64::from(player.xp) - fear * f64::from(player.xp - player.arrow() + 1)
        + LIFE_POINT * f64::from(life)
        + COIN * f64::from(player.gold)
        + CARD * f64::from(player.hand.len())
        + ABILITY * f64::from(player.lessons)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use game::{Game, Seat, Setup};

    use super::*;
    use crate::components::Tile;
    use crate::dungeon::Spot;
    use crate::options::GameOptions;

    /// An Epic game of two heroes with this experience, both with this Life in this room.
    fn two_heroes(xp: [u8; 2], life: u8, room: Tile) -> Masmorra {
        let setup = Setup::for_simulation(Masmorra::manifest(), 2, [("mode", "epic")]).unwrap();
        let mut game = Masmorra::empty(GameOptions::read(&setup), 2);
        game.dungeon.lay_third_level();
        let at = game.dungeon.find(room).unwrap_or(Spot::START);
        for (seat, xp) in Seat::all(2).zip(xp) {
            let player = game.player_mut(seat);
            (player.xp, player.life, player.at) = (xp, life, at);
        }
        game
    }

    #[test]
    fn chances_sum_to_one_and_favor_more_experience() {
        for evaluate_fn in [evaluate, cautious_evaluate] {
            let chances = evaluate_fn(&two_heroes([20, 17], 6, Tile::S00));
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12 && chances[0] > chances[1]);
        }
    }

    /// M90: experience above the last arrow is at risk.
    #[test]
    fn cautious_evaluate_discounts_experience_above_the_last_arrow_on_the_third_level() {
        let lead = |evaluate_fn: fn(&Masmorra) -> [f64; MAX_SEATS], room| {
            evaluate_fn(&two_heroes([80, 60], 4, room))[0]
        };
        assert!(lead(cautious_evaluate, Tile::LThrone) < lead(evaluate, Tile::LThrone));
        assert!((lead(cautious_evaluate, Tile::S00) - lead(evaluate, Tile::S00)).abs() < 1e-12);
        let weak = |evaluate_fn: fn(&Masmorra) -> [f64; MAX_SEATS]| {
            evaluate_fn(&two_heroes([80, 60], 1, Tile::LThrone))[0]
        };
        assert!(weak(cautious_evaluate) < lead(cautious_evaluate, Tile::LThrone));
    }

    #[test]
    fn a_fallen_hero_is_not_at_risk() {
        let mut game = two_heroes([38, 38], 1, Tile::LThrone);
        game.player_mut(Seat::FIRST).posture = Posture::Fallen;
        assert!(cautious_evaluate(&game)[0] > cautious_evaluate(&game)[1]);
    }
}
