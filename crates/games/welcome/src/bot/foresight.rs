//! How the dungeon ends for a player who enters it with the cards that lie there now, face down or not.

use game::{Dice, Game, Seat, SeatSet, Silent, Turn};

use crate::bot::rollout::rollout_policy;
use crate::state::{Phase, Welcome};

/// More decisions and draws than any dungeon has.
const MOST_STEPS: usize = 200;

/// Whether the seat survives if it enters now.
pub(crate) fn survives(game: &Welcome, seat: Seat) -> bool {
    let mut entered = *game;
    entered.bidders = SeatSet::only(seat);
    // An empty dungeon is survived at once.
    entered.enter(seat, &mut Silent);
    survives_to_the_end(entered, seat, game.player(seat).successes)
}

/// Whether the player in the dungeon survives. It plays by the rollout policy, so by what it knows.
pub(crate) fn survives_from(game: &Welcome) -> bool {
    survives_to_the_end(*game, game.actor, game.player(game.actor).successes)
}

/// Whether the player in the dungeon has more successes than before when it ends.
fn survives_to_the_end(mut game: Welcome, entrant: Seat, before: u8) -> bool {
    let mut legal = Vec::with_capacity(16);
    for _ in 0..MOST_STEPS {
        let goes_on = match game.turn() {
            _ if game.phase == Phase::NextAdventurer => false,
            Turn::Over => false,
            Turn::Chance => draw(&mut game),
            Turn::Decide { owe, .. } => owe.first().is_some_and(|seat| decide(&mut game, seat, &mut legal)),
        };
        if !goes_on {
            break;
        }
    }
    game.player(entrant).successes > before
}

fn draw(game: &mut Welcome) -> bool {
    let mut outcomes = game::Outcomes::new();
    let drawn = Game::draw(game, &mut outcomes, &mut MiddleOfAll);
    drawn.is_some_and(|outcome| game.resolve(outcome, &mut Silent).is_ok())
}

fn decide(game: &mut Welcome, seat: Seat, legal: &mut Vec<crate::action::Action>) -> bool {
    game.legal(seat, legal);
    let action = rollout_policy(game, seat, legal, &mut MiddleOfAll);
    action.is_some_and(|action| game.decide(seat, action, &mut Silent).is_ok())
}

/// Dice that always show the middle, so that what is foreseen depends on the state alone.
struct MiddleOfAll;

impl Dice for MiddleOfAll {
    fn below(&mut self, bound: u32) -> u32 {
        bound / 2
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;
    use crate::components::{Adventurer, Monster, SlotSet};
    use crate::options::{GameOptions, Set};
    use crate::run::{HasSuccess, Run};
    use crate::state::PlacedCard;

    /// A Warrior with its three health points and no tile. The second seat has placed the cards.
    fn survives_without_tiles(cards: &[Monster]) -> bool {
        let options = GameOptions::usual(Set::Welcome);
        let mut game = Welcome::blank(options, 2);
        game.run = Run::enter(Adventurer::Warrior, SlotSet::NONE, HasSuccess::No, options);
        let by = Seat::new(1).unwrap();
        cards.iter().for_each(|&monster| game.pile.push(PlacedCard { by, monster }));
        survives(&game, Seat::FIRST)
    }

    #[test]
    fn the_cards_that_lie_in_the_dungeon_decide() {
        assert!(survives_without_tiles(&[]));
        assert!(survives_without_tiles(&[Monster::Goblin, Monster::Goblin]));
        assert!(!survives_without_tiles(&[Monster::Goblin, Monster::Dragon]));
    }
}
