//! Who will enter the dungeon, and what that is worth to the observer.
//!
//! The model continues the bidding with one more unknown card per draw. Each player stays or passes by what it believes:
//! the observer by its own knowledge, the others by what everyone knows. Some of the others pass at random. If nobody
//! passes, the deck decides: the player who draws the last card enters.

use game::{Seat, SeatSet, math};

use crate::bot::known_cards::{KnownCards, run_of};
use crate::bot::match_score::{MatchScore, RoundResult};
use crate::bot::survival_net::survival_net;
use crate::components::{Monster, Slot};
use crate::run::Run;
use crate::state::{SEATS, Welcome};

/// More cards than any deck has.
const MOST_CARDS: usize = 24;

/// The scale of gains, as chances to win the game, in the logistic curve of a player who stays.
const TEMPERATURE: f64 = 0.03;
/// The value of one more turn in the bidding: a player who stays can still leave later.
const STAY_BONUS: f64 = 0.02;
/// The share of decisions that other players make at random. A model of sensible players alone sacrifices tiles for
/// opponents who then do not enter.
const RANDOM_SHARE: f64 = 0.6;

/// The chance to survive after each number of further cards.
type Odds = [f64; MOST_CARDS];

/// The bidding from one position on, as one seat sees it.
pub(crate) struct BiddingModel {
    me: Seat,
    deck: usize,
    /// The chances of every seat to win the game, by entrant and result.
    after: [[[f64; SEATS]; 2]; SEATS],
    /// What the observer knows.
    mine: Odds,
    /// What everyone knows.
    theirs: Odds,
}

/// What the observer does with the drawn card.
#[derive(Clone, Copy)]
pub(crate) enum Placement {
    Add(Monster),
    Sacrifice(Slot),
}

impl BiddingModel {
    /// The bidding as it is. `game` is a state sampled from the observer's view.
    pub(crate) fn of(game: &Welcome, me: Seat) -> BiddingModel {
        let public = public_cards(game, me);
        BiddingModel::with(game, me, (run_of(game, me), KnownCards::of(game, me)), (game.run, public))
    }

    /// The bidding after the observer has placed its card.
    pub(crate) fn after(game: &Welcome, me: Seat, placement: Placement) -> BiddingModel {
        let (run, known, public) = (run_of(game, me), KnownCards::of(game, me), public_cards(game, me));
        match placement {
            Placement::Add(monster) => {
                BiddingModel::with(game, me, (run, known.facing(monster)), (game.run, public.facing_any()))
            }
            Placement::Sacrifice(slot) => {
                let without = |mut run: Run| {
                    run.set_aside(slot);
                    run
                };
                BiddingModel::with(game, me, (without(run), known), (without(game.run), public))
            }
        }
    }

    fn with(game: &Welcome, me: Seat, mine: (Run, KnownCards), theirs: (Run, KnownCards)) -> BiddingModel {
        let score = MatchScore::of_game(game);
        let chances = |seat: usize, result| score.after(seat, result).chances();
        let deck = usize::from(game.deck.len());
        BiddingModel {
            me,
            deck,
            after: std::array::from_fn(|seat| {
                [chances(seat, RoundResult::Failure), chances(seat, RoundResult::Success)]
            }),
            mine: odds(mine, deck),
            theirs: odds(theirs, deck),
        }
    }

    /// The observer's chance to win the game if these players continue to bid, and this one is next.
    pub(crate) fn value(&self, bidders: SeatSet, next: Seat) -> f64 {
        let mut memo = [[[None; MOST_CARDS]; SEATS]; 1 << SEATS];
        self.continue_from(Position { bidders, actor: next, drawn: 0 }, &mut memo)
    }

    /// The same if the observer draws one more card first.
    pub(crate) fn value_of_drawing(&self, bidders: SeatSet, next: Seat) -> f64 {
        let mut memo = [[[None; MOST_CARDS]; SEATS]; 1 << SEATS];
        self.continue_from(Position { bidders, actor: next, drawn: 1 }, &mut memo)
    }

    fn continue_from(&self, at: Position, memo: &mut Memo) -> f64 {
        let Some(last) = at.bidders.first() else { return 0.0 };
        if at.bidders.len() == 1 {
            return self.worth(self.me, last, self.mine[at.drawn.min(MOST_CARDS - 1)]);
        }
        let bidders: usize = at.bidders.iter().map(|seat| 1 << (seat.index() % SEATS)).sum();
        let place = (bidders % (1 << SEATS), at.actor.index() % SEATS, at.drawn % MOST_CARDS);
        if let Some(known) = memo[place.0][place.1][place.2] {
            return known;
        }
        let Some(next) = at.bidders.without(at.actor).after(at.actor) else { return 0.0 };
        let left = Position { bidders: at.bidders.without(at.actor), actor: next, ..at };
        let passes = self.continue_from(left, memo);
        let value = if at.drawn >= self.deck {
            passes
        } else {
            let stays = self.stays(at);
            let stayed = self.continue_from(Position { actor: next, drawn: at.drawn + 1, ..at }, memo);
            stays * stayed + (1.0 - stays) * passes
        };
        memo[place.0][place.1][place.2] = Some(value);
        value
    }

    /// The probability that the player on turn draws.
    fn stays(&self, at: Position) -> f64 {
        let odds = if at.actor == self.me { &self.mine } else { &self.theirs };
        let chance = odds[at.drawn.min(MOST_CARDS - 1)];
        let rivals = at.bidders.without(at.actor);
        let theirs: f64 = rivals.iter().map(|rival| self.worth(at.actor, rival, chance)).sum();
        let gain = self.worth(at.actor, at.actor, chance) - theirs / rivals.len().max(1) as f64;
        let sensible = 1.0 / (1.0 + math::exp(-(gain + STAY_BONUS) / TEMPERATURE));
        if at.actor == self.me { sensible } else { RANDOM_SHARE * 0.5 + (1.0 - RANDOM_SHARE) * sensible }
    }

    /// The chance of `player` to win the game if `entrant` enters with this chance to survive.
    fn worth(&self, player: Seat, entrant: Seat, chance: f64) -> f64 {
        let [failure, success] =
            self.after[entrant.index() % SEATS].map(|chances| chances[player.index() % SEATS]);
        chance * success + (1.0 - chance) * failure
    }
}

#[derive(Clone, Copy)]
struct Position {
    bidders: SeatSet,
    actor: Seat,
    /// The cards drawn since the model began.
    drawn: usize,
}

type Memo = [[[Option<f64>; MOST_CARDS]; SEATS]; 1 << SEATS];

/// What everyone knows: no card of the pile.
fn public_cards(game: &Welcome, me: Seat) -> KnownCards {
    let mut known = KnownCards::of_nothing(game, me);
    (0..game.pile.len()).for_each(|_| known = known.facing_any());
    known
}

fn odds((run, known): (Run, KnownCards), deck: usize) -> Odds {
    let mut known = known;
    let mut odds = [0.0; MOST_CARDS];
    let mut last = 0.0;
    for (further, chance) in odds.iter_mut().enumerate() {
        if further <= deck {
            last = survival_net(&run, &known);
            known = known.facing_any();
        }
        *chance = last;
    }
    odds
}
