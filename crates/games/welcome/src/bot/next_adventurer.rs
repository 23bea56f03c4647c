//! The choice of the next adventurer, by who is likely to enter with it.
//!
//! If nobody passes, the deck runs out and the player who draws the last card enters (W11, W16). That player follows
//! from the number of cards, the number of players and the starter.

use crate::bag::Kinds;
use crate::bot::known_cards::KnownCards;
use crate::bot::survival_net::survival_net;
use crate::components::{Adventurer, SlotSet};
use crate::options::{GameOptions, full_deck};
use crate::run::{HasSuccess, Run};

/// What the choice depends on. The player who chooses starts the next round.
#[derive(Clone, Copy)]
pub(crate) struct NextAdventurer {
    pub(crate) options: GameOptions,
    /// The specials that the choosing player knows to be in the game.
    pub(crate) specials: Kinds,
    /// The number of players still in the game.
    pub(crate) players: usize,
    /// Whether the choosing player has a success.
    pub(crate) has_success: HasSuccess,
}

impl NextAdventurer {
    /// The strongest adventurer if the choosing player would enter with the whole deck in the dungeon, else the weakest.
    pub(crate) fn best(self) -> Option<Adventurer> {
        let cards = full_deck(Kinds::NONE).len() + self.options.set.specials();
        let i_draw_the_last = usize::from(cards - 1).is_multiple_of(self.players.max(1));
        let value = |adventurer| {
            let chance = self.chance_against_all(adventurer, cards);
            if i_draw_the_last { chance } else { -chance }
        };
        let values = self.options.set.adventurers().map(|adventurer| (adventurer, value(adventurer)));
        values.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(adventurer, _)| adventurer)
    }

    /// The chance to survive with all tiles against every card of the deck.
    fn chance_against_all(self, adventurer: Adventurer, cards: u8) -> f64 {
        let run = Run::enter(adventurer, SlotSet::ALL, self.has_success, self.options);
        survival_net(&run, &KnownCards::of_unseen(self.options, self.specials, cards))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Set;

    fn best(set: Set, players: usize) -> Option<Adventurer> {
        let options = GameOptions::usual(set);
        NextAdventurer { options, specials: Kinds::NONE, players, has_success: HasSuccess::No }.best()
    }

    #[test]
    fn the_player_who_draws_the_last_card_chooses_a_strong_adventurer() {
        for players in 2..=4 {
            let chosen = best(Set::Welcome, players);
            assert!(matches!(chosen, Some(Adventurer::Warrior | Adventurer::Rogue)), "{players}: {chosen:?}");
        }
        let chosen = best(Set::Combined, 2);
        assert!(matches!(chosen, Some(Adventurer::Warrior | Adventurer::Rogue)), "{chosen:?}");
    }

    #[test]
    fn a_player_who_does_not_draw_the_last_card_chooses_a_weak_adventurer() {
        for players in [3, 4] {
            let chosen = best(Set::Combined, players);
            assert!(
                !matches!(chosen, Some(Adventurer::Warrior | Adventurer::Rogue)),
                "{players}: {chosen:?}"
            );
        }
    }
}
