//! Matches that start in the middle of another match.
//!
//! The position is not stored. The steps that led to it are, so that it can be replayed and checked by the rules.

use std::fmt;

use game::{Dice, Game, LoggedEvent, Observer, Seat, Setup, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::chance::Dealer;
use crate::error::{TableError, clipped, refused};
use crate::fairness::MatchKey;
use crate::json::{from_json, to_json};
use crate::step::{MAX_STEPS, Step, StepOf};

/// The match in whose middle another one starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The id of the other match, so that its record can be found.
    pub of: String,
    /// The steps up to that point, from the start and without undone ones.
    pub steps: Vec<Value>,
    /// The resamplings that happened during these steps, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dealt: Vec<Deal>,
    /// The seat whose knowledge is kept while everything hidden from it is resampled. `None` keeps the position as it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known_to: Option<Seat>,
}

/// A resampling of the hidden part of a position, during the steps of an origin.
///
/// The key also determines the chance of the match that resampled. So only the referee may know it before that match is
/// over.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The number of steps before the resampling.
    pub after: usize,
    /// The seat whose knowledge was kept.
    pub known_to: Seat,
    /// The key of the match that resampled, in hexadecimal digits.
    pub key: String,
}

/// Omits the key, because logs may contain the output.
impl fmt::Debug for Deal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Deal { after, known_to, .. } = self;
        out.debug_struct("Deal").field("after", after).field("known_to", known_to).finish_non_exhaustive()
    }
}

/// The state at which a match starts, and the events before it.
pub(crate) struct StartPosition<G: Game> {
    pub(crate) game: G,
    pub(crate) events: Vec<LoggedEvent<G::Event>>,
}

impl Origin {
    /// Returns the SHA-256 of the origin as compact JSON with sorted members. It is part of the match key.
    pub(crate) fn digest(&self) -> Result<[u8; 32], TableError> {
        let unwritable = |error: serde_json::Error| TableError::Unwritable { problem: error.to_string() };
        let text = to_json(self).map_err(unwritable)?.to_string();
        Ok(Sha256::digest(text).into())
    }

    /// Returns all resamplings before the first step of a match that starts here and has this key.
    pub(crate) fn deals(&self, key: &MatchKey) -> Vec<Deal> {
        let after = self.steps.len();
        let own = self.known_to.map(|known_to| Deal { after, known_to, key: key.to_hex() });
        self.dealt.iter().cloned().chain(own).collect()
    }

    /// Replays the steps and resamples what the seat `known_to` does not know, if there is one.
    fn play<G: Game>(&self, setup: &Setup, dealer: Option<&Dealer>) -> Result<StartPosition<G>, TableError> {
        if self.steps.len() > MAX_STEPS {
            return Err(TableError::TooManySteps { most: MAX_STEPS });
        }
        let mut there = StartPosition::<G>::of_setup(setup)?;
        let mut deals = self.dealt.as_slice();
        for (number, step) in self.steps.iter().enumerate() {
            there = there.apply_deals(&mut deals, number)?;
            let bad = |problem| TableError::BadStep { number: number + 1, problem: Box::new(problem) };
            there.apply(read(step).map_err(bad)?).map_err(bad)?;
        }
        there = there.apply_deals(&mut deals, self.steps.len())?;
        if !deals.is_empty() {
            return Err(bad_origin("`dealt` must be in the order of the steps"));
        }
        match there.game.turn() {
            Turn::Over => Err(bad_origin("its match is over at that step")),
            Turn::Chance | Turn::Decide { .. } => self.resample(there, dealer),
        }
    }

    fn resample<G: Game>(
        &self,
        there: StartPosition<G>,
        dealer: Option<&Dealer>,
    ) -> Result<StartPosition<G>, TableError> {
        let Some(seat) = self.known_to else { return Ok(there) };
        let dealer = dealer.ok_or(bad_origin("with `known_to`, the match must draw its own chance"))?;
        there.resampled(seat, dealer.key())
    }
}

const fn bad_origin(problem: &'static str) -> TableError {
    TableError::BadOrigin { problem }
}

impl<G: Game> StartPosition<G> {
    /// Returns the start of a match: in the middle of another one, or after the setup.
    pub(crate) fn of(
        setup: &Setup,
        origin: Option<&Origin>,
        dealer: Option<&Dealer>,
    ) -> Result<StartPosition<G>, TableError> {
        match origin {
            Some(origin) => origin.play(setup, dealer),
            None => StartPosition::of_setup(setup),
        }
    }

    fn of_setup(setup: &Setup) -> Result<StartPosition<G>, TableError> {
        let mut events = Vec::new();
        let game = G::new(setup, &mut events)?;
        Ok(StartPosition { game, events })
    }

    /// Applies all resamplings that come before this step.
    fn apply_deals(mut self, deals: &mut &[Deal], step: usize) -> Result<StartPosition<G>, TableError> {
        while let Some((deal, later)) = deals.split_first().filter(|(deal, _)| deal.after == step) {
            let key = MatchKey::from_hex(&deal.key)
                .ok_or(bad_origin("each `key` in `dealt` must have 64 hexadecimal digits"))?;
            self = self.resampled(deal.known_to, &key)?;
            *deals = later;
        }
        Ok(self)
    }

    /// Resamples everything that the seat does not know.
    fn resampled(self, seat: Seat, key: &MatchKey) -> Result<StartPosition<G>, TableError> {
        let knows = Observer::Seat(seat);
        let game = G::determinize(&self.game.view(knows), &mut KeyDice { key, thrown: 0 });
        let game = game.ok_or(bad_origin("what is hidden cannot be dealt again at that step"))?;
        // The other seats' secret actions no longer fit, so only what this seat may know of the events stays.
        let redacted = |event: &LoggedEvent<G::Event>| {
            Some(LoggedEvent { rule: event.rule, event: G::redact(&event.event, knows)? })
        };
        Ok(StartPosition { events: self.events.iter().filter_map(redacted).collect(), game })
    }

    fn apply(&mut self, step: StepOf<G>) -> Result<(), TableError> {
        match step {
            Step::Decision { seat, action } => {
                self.game.decide(seat, action, &mut self.events).map_err(refused)
            }
            Step::Chance { outcome } => self.game.resolve(outcome, &mut self.events).map_err(refused),
            Step::Undo { .. } => Err(bad_origin("its steps must not contain an undo")),
        }
    }
}

fn read<S: for<'de> Deserialize<'de>>(step: &Value) -> Result<S, TableError> {
    from_json::<S>(step).map_err(|error| TableError::BadRecord { problem: clipped(&error.to_string()) })
}

/// Dice derived from the match key. They use draw numbers from the top, so they never collide with draws.
struct KeyDice<'a> {
    key: &'a MatchKey,
    thrown: u64,
}

impl Dice for KeyDice<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let number = u64::MAX - self.thrown;
        self.thrown += 1;
        self.key.ticket(number, bound.max(1)).unwrap_or(0)
    }
}
