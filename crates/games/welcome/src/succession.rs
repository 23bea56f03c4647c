//! The next adventurer: who will enter with it, and how good it is.
//!
//! Where nobody has a reason to leave, the deck runs out, and whoever draws its last card enters (W11, W16). Who that will
//! be is known before the round: it depends on the cards, on the players still in the game, and on who starts.

use crate::bag::Kinds;
use crate::components::{Adventurer, Held};
use crate::options::{GameOptions, full_deck};
use crate::run::{Run, Successes};
use crate::sight::Sight;
use crate::state::ENOUGH;
use crate::survival_net::survival_net;
use crate::view::View;

/// What the one who chooses looks at. It is that player who starts the next round.
#[derive(Clone, Copy)]
pub(crate) struct Choosing {
    pub(crate) options: GameOptions,
    /// The specials that the player knows to be in the game.
    pub(crate) specials: Kinds,
    /// How many players are still in the game.
    pub(crate) players: usize,
    /// Whether the one who chooses has a success.
    pub(crate) record: Successes,
}

impl Choosing {
    /// Reads the view of the player who chooses; nothing for a player who is out and has nothing to gain.
    pub(crate) fn of(view: &View) -> Option<Choosing> {
        let me = view.players.get(view.observer.seat()?.index()).filter(|me| me.failures < ENOUGH)?;
        Some(Choosing {
            options: view.options,
            specials: view.specials.iter().copied().collect(),
            players: view.players.iter().filter(|player| player.failures < ENOUGH).count(),
            record: if me.successes > 0 { Successes::Some } else { Successes::None },
        })
    }

    /// The sturdiest adventurer for the one who would enter with the whole deck in the dungeon, the frailest for another.
    pub(crate) fn best(self) -> Option<Adventurer> {
        let cards = full_deck(Kinds::NONE).len() + self.options.set.specials();
        let i_draw_the_last = usize::from(cards - 1).is_multiple_of(self.players.max(1));
        let worth = |adventurer| {
            let sturdy = self.sturdiness(adventurer, cards);
            if i_draw_the_last { sturdy } else { -sturdy }
        };
        let weighed = self.options.set.adventurers().map(|adventurer| (adventurer, worth(adventurer)));
        weighed.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(adventurer, _)| adventurer)
    }

    /// The chance with all tiles against every card of the deck.
    fn sturdiness(self, adventurer: Adventurer, cards: u8) -> f64 {
        let run = Run::enter(adventurer, Held::ALL, self.record, self.options);
        survival_net(&run, &Sight::of_unseen(self.options, self.specials, cards))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Set;

    fn best(set: Set, players: usize) -> Option<Adventurer> {
        let options = GameOptions::usual(set);
        Choosing { options, specials: Kinds::NONE, players, record: Successes::None }.best()
    }

    #[test]
    fn who_draws_the_last_card_wants_a_sturdy_adventurer() {
        for players in 2..=4 {
            let chosen = best(Set::Welcome, players);
            assert!(matches!(chosen, Some(Adventurer::Warrior | Adventurer::Rogue)), "{players}: {chosen:?}");
        }
        let chosen = best(Set::Combined, 2);
        assert!(matches!(chosen, Some(Adventurer::Warrior | Adventurer::Rogue)), "{chosen:?}");
    }

    #[test]
    fn who_leaves_the_last_card_to_another_does_not() {
        for players in [3, 4] {
            let chosen = best(Set::Combined, players);
            assert!(
                !matches!(chosen, Some(Adventurer::Warrior | Adventurer::Rogue)),
                "{players}: {chosen:?}"
            );
        }
    }
}
