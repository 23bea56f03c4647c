//! What a position in the bidding may lead to, as inputs for a network: who will enter, and who survives.
//!
//! It reads the whole state, cards of all players included, so it is for finished matches and sampled states only.

use game::{Prospects, Seat, SeatProspects, Style, math, write_rivals};

use crate::bot::foresight::survives;
use crate::bot::known_cards::{KnownCards, run_of};
use crate::bot::match_score::{Chances, MatchScore, RoundResult};
use crate::bot::policy::gain_of_staying;
use crate::bot::survival_net::survival_net;
use crate::components::Adventurer;
use crate::state::{Phase, PlacedCard, SEATS, Welcome};

/// A seat may enter and fail, or enter and succeed.
pub const WAYS: usize = 2;
/// A bidder's own numbers, the mean and the highest of its rivals' numbers, and those of the round.
pub const INPUTS: usize = OWN + 2 * SHARED + ROUND;

const OWN: usize = 21;
/// The first of a bidder's numbers that matter to its rivals too.
const SHARED: usize = 13;
const ROUND: usize = 9 + Adventurer::ALL.len();

pub type WelcomeProspects = Prospects<INPUTS, WAYS>;

/// The prospects of a position in which a player is about to draw; `None` in others.
pub fn prospects(game: &Welcome) -> Option<WelcomeProspects> {
    if game.phase != Phase::DrawCard {
        return None;
    }
    let bidders: [Option<Bidder>; SEATS] = std::array::from_fn(|place| {
        let seat = Seat::new(place as u8).filter(|&seat| game.bidders.contains(seat))?;
        Some(Bidder::of(game, seat))
    });
    let all = bidders.each_ref().map(|bidder| bidder.as_ref().map(|bidder| bidder.own(game)));
    let round = round_inputs(game);
    Some(Prospects::of(|seat| {
        let bidder = bidders.get(seat.index())?.as_ref()?;
        let mut inputs = [0.0; INPUTS];
        let (own, rest) = inputs.split_at_mut(OWN);
        own.copy_from_slice(all.get(seat.index())?.as_ref()?);
        let (rivals, last) = rest.split_at_mut(2 * SHARED);
        write_rivals(seat, &all, rivals);
        last.copy_from_slice(&round);
        let worth =
            bidder.after.map(|chances| std::array::from_fn(|at| chances.get(at).copied().unwrap_or(0.0)));
        Some(SeatProspects { inputs, worth })
    }))
}

/// The first round that ended between two states: who entered, and the way it ended.
pub fn round_result(before: &Welcome, now: &Welcome) -> Option<(Seat, usize)> {
    let changed = Seat::all(now.seats).find(|&seat| before.player(seat) != now.player(seat))?;
    Some((changed, usize::from(now.player(changed).successes > before.player(changed).successes)))
}

/// A player who may still enter.
struct Bidder {
    seat: Seat,
    /// Its chance to survive, as it believes and with all cards known.
    belief: f64,
    truth: f64,
    /// The same after two more cards.
    later_belief: f64,
    later_truth: f64,
    /// Whether it would survive if it entered now, and how often after one more card.
    survives: bool,
    survives_later: f64,
    /// How much more drawing is worth to it than passing.
    gain: f64,
    /// Everyone's chance to win after its failure and after its success.
    after: [Chances; WAYS],
}

impl Bidder {
    fn of(game: &Welcome, seat: Seat) -> Bidder {
        let (run, score) = (run_of(game, seat), MatchScore::of_game(game));
        let (mine, all) = (KnownCards::of(game, seat), KnownCards::of_everything(game));
        let after = |result| score.after(seat.index(), result).chances();
        Bidder {
            seat,
            belief: survival_net(&run, &mine),
            truth: survival_net(&run, &all),
            later_belief: survival_net(&run, &mine.facing_any().facing_any()),
            later_truth: survival_net(&run, &all.facing_any().facing_any()),
            survives: survives(game, seat),
            survives_later: survives_one_more(game, seat),
            gain: gain_of_staying(game, seat).unwrap_or(0.0),
            after: [after(RoundResult::Failure), after(RoundResult::Success)],
        }
    }

    /// Its numbers, those that matter to rivals first.
    fn own(&self, game: &Welcome) -> [f32; OWN] {
        let player = game.player(self.seat);
        let turns = turns_until(game, self.seat);
        let placed = game.pile.iter().filter(|card| card.by == self.seat).count();
        let style = Style::of(self.seat);
        let mine = |chances: Chances| chances.get(self.seat.index()).copied().unwrap_or(0.0);
        let [failure, success] = self.after.map(mine);
        [
            f64::from(player.successes),
            f64::from(player.failures),
            self.belief,
            self.truth,
            logit(self.truth),
            math::tanh(self.gain / WIDE),
            math::tanh(self.gain / NARROW),
            flag(turns == 0),
            flag(turns == 1),
            self.later_truth,
            style.pick(0.0, 1.0, -1.0),
            flag(self.survives),
            self.survives_later,
            logit(self.belief),
            self.later_belief,
            placed as f64 / 8.0,
            failure,
            success,
            self.belief - self.truth,
            f64::from(turns) / 4.0,
            flag(turns % 2 == 1),
        ]
        .map(|number| number as f32)
    }
}

/// The probability that the seat survives with one more card from the deck.
fn survives_one_more(game: &Welcome, seat: Seat) -> f64 {
    let mut alive = 0;
    for (monster, copies) in game.deck.kinds() {
        let mut later = *game;
        later.deck = later.deck.without(monster);
        later.pile.push(PlacedCard { by: game.actor, monster });
        alive += if survives(&later, seat) { copies } else { 0 };
    }
    f64::from(alive) / f64::from(game.deck.len().max(1))
}

/// The scales of gains, as chances to win the game.
const WIDE: f64 = 0.1;
const NARROW: f64 = 0.01;

/// The number of bidders who decide before this one.
fn turns_until(game: &Welcome, seat: Seat) -> u8 {
    let (mut at, mut turns) = (game.actor, 0);
    while at != seat && turns < SEATS as u8 {
        at = game.bidders.after(at).unwrap_or(seat);
        turns += 1;
    }
    turns
}

fn round_inputs(game: &Welcome) -> [f32; ROUND] {
    let mut numbers = [0.0; ROUND];
    let bidders = game.bidders.len();
    let first = [
        f64::from(game.deck.len()) / 13.0,
        f64::from(game.pile.len()) / 8.0,
        f64::from(game.run.held.len()) / 6.0,
        flag(bidders == 2),
        flag(bidders == 3),
        flag(bidders == 4),
        game.acted.len() as f64 / 4.0,
        f64::from(game.run.hp) / 8.0,
        flag(usize::from(game.deck.len()) % bidders.max(1) == 0),
    ];
    numbers.iter_mut().zip(first).for_each(|(number, value)| *number = value as f32);
    if let Some(place) = numbers.get_mut(first.len() + game.run.adventurer as usize) {
        *place = 1.0;
    }
    numbers
}

fn logit(chance: f64) -> f64 {
    let chance = chance.clamp(0.005, 0.995);
    math::ln(chance / (1.0 - chance)) / 4.0
}

fn flag(is: bool) -> f64 {
    f64::from(u8::from(is))
}
