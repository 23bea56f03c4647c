//! Where the heroes stand in the middle of a game: a guess at who will win.

use game::MAX_SEATS;

use crate::options::Mode;
use crate::player::{GOAL, LIFE, Player, Posture};
use crate::state::Masmorra;

/// What a treasure card in the hand counts for, in experience.
const CARD: f64 = 0.6;
/// What a coin counts for.
const COIN: f64 = 0.15;
/// What a point of Life counts for.
const LIFE_POINT: f64 = 0.35;
/// What an ability counts for, beyond the experience that taught it.
const ABILITY: f64 = 0.5;
/// How often heroes with so much Life are taken to fall within a round.
const FALL_ODDS: FallOdds = [0.12 * 4.0, 0.12 * 3.0, 0.12 * 2.0, 0.12, 0.0, 0.0, 0.0];
/// How often they do on the third level, where Grimbolts strike: counted over 1,477 rounds of veterans with 21 experience and
/// more, who are mostly there.
const FALL_ODDS_THIRD_LEVEL: FallOdds = [1.0, 0.62, 0.38, 0.23, 0.14, 0.10, 0.04];
/// The level of Malaphyas.
const DEEPEST: u8 = 3;
/// The experience that a hero gains in a round, about.
const PACE: f64 = 2.0;

/// By Life, from none to all.
type FallOdds = [f64; LIFE as usize + 1];

/// Each seat's chance to win as the game stands: by experience and by what will bring some.
pub fn evaluate(game: &Masmorra) -> [f64; MAX_SEATS] {
    chances(game, |_| &FALL_ODDS)
}

/// The same as those judge who know how dangerous the third level is. Beyond the last arrow a single fall there takes
/// what a dozen rounds have brought.
pub fn cautious_evaluate(game: &Masmorra) -> [f64; MAX_SEATS] {
    chances(game, |level| if level == DEEPEST { &FALL_ODDS_THIRD_LEVEL } else { &FALL_ODDS })
}

fn chances(game: &Masmorra, falls: impl Fn(u8) -> &'static FallOdds) -> [f64; MAX_SEATS] {
    let scale = 1.0 + 1.2 * rounds_left(game).sqrt();
    let mut weights = [0.0; MAX_SEATS];
    for seat in game.all_seats() {
        let falls = falls(game.dungeon.level(game.player(seat).at));
        weights[seat.index()] = (hero_value(game.player(seat), falls) / scale).exp();
    }
    let sum: f64 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}

/// Who holds which card is known by chance alone: what the others did so far tells hardly anything about it.
pub fn likelihood(_view: &crate::view::View, _game: &Masmorra) -> f64 {
    1.0
}

/// How many rounds the game will still take, about.
fn rounds_left(game: &Masmorra) -> f64 {
    let most = game.all_seats().map(|seat| game.player(seat).xp).max().unwrap_or(0);
    let to_goal = f64::from(GOAL.saturating_sub(most)) / PACE;
    let to_last = game.options.rounds.last().map(|last| f64::from(last.saturating_sub(game.round)));
    match game.options.mode {
        Mode::Standard => to_last.map_or(to_goal, |last| last.min(to_goal)),
        Mode::Epic => to_last.unwrap_or(20.0).min(20.0),
    }
}

/// A hero's experience and what goes with it. What lies above the last arrow is lost in a fall, which a hero low on
/// Life has to fear.
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
#[allow(clippy::unwrap_used, reason = "a test says so what it expects")]
mod tests {
    use game::{Game, Seat, Setup};

    use super::*;
    use crate::components::Tile;
    use crate::dungeon::Spot;
    use crate::options::GameOptions;

    /// An Epic game of two heroes with so much experience, both with this Life in this room.
    fn duel(xp: [u8; 2], life: u8, room: Tile) -> Masmorra {
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
    fn chances_add_up_to_one_and_more_experience_has_the_better_one() {
        for judge in [evaluate, cautious_evaluate] {
            let chances = judge(&duel([20, 17], 6, Tile::S00));
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12 && chances[0] > chances[1]);
        }
    }

    /// M90: beyond the last arrow there is much to lose.
    #[test]
    fn a_wary_player_fears_for_what_lies_above_the_last_arrow_on_the_third_level() {
        let lead = |judge: fn(&Masmorra) -> [f64; MAX_SEATS], room| judge(&duel([80, 60], 4, room))[0];
        assert!(lead(cautious_evaluate, Tile::LThrone) < lead(evaluate, Tile::LThrone));
        assert!((lead(cautious_evaluate, Tile::S00) - lead(evaluate, Tile::S00)).abs() < 1e-12);
        let weak = |judge: fn(&Masmorra) -> [f64; MAX_SEATS]| judge(&duel([80, 60], 1, Tile::LThrone))[0];
        assert!(weak(cautious_evaluate) < lead(cautious_evaluate, Tile::LThrone));
    }

    #[test]
    fn who_has_fallen_has_nothing_more_to_lose() {
        let mut game = duel([38, 38], 1, Tile::LThrone);
        game.player_mut(Seat::FIRST).posture = Posture::Fallen;
        assert!(cautious_evaluate(&game)[0] > cautious_evaluate(&game)[1]);
    }
}
