//! A match that begins in the middle of another: how to get there, and what is dealt anew on the way.
//!
//! Nothing of the position is stored. What is stored are the steps that led to it, as in every match, so that it can
//! be reached again and checked by the same rules.

use std::fmt;

use game::{Dice, Game, LoggedEvent, Observer, Seat, Setup, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::chance::Dealer;
use crate::draft::refused;
use crate::error::TableError;
use crate::fairness::MatchKey;
use crate::record::{MAX_STEPS, clipped};
use crate::step::{Step, StepOf};

/// The match in whose middle another begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// What it is called where it was played, so that its own record can be found.
    pub of: String,
    /// The steps up to there, from the very beginning and without any that were taken back.
    pub steps: Vec<Value>,
    /// Where on the way to it something was dealt anew already, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dealt: Vec<Deal>,
    /// The seat from whose knowledge all that was hidden is dealt anew; nothing if it stays as it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known_to: Option<Seat>,
}

/// That what was hidden was dealt anew in the middle of the steps, as the match that began there did. Its key tells the
/// rest of that match's chance too, so that it is for the referee, and for everyone once that match is over.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// After how many of the steps.
    pub after: usize,
    /// The seat from whose knowledge it was dealt.
    pub known_to: Seat,
    /// The key of the match that dealt, in hexadecimal digits.
    pub key: String,
}

/// The key is no matter for a log.
impl fmt::Debug for Deal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Deal { after, known_to, .. } = self;
        out.debug_struct("Deal").field("after", after).field("known_to", known_to).finish_non_exhaustive()
    }
}

/// Where a match begins, and what is told of the way there.
pub(crate) struct Beginning<G: Game> {
    pub(crate) game: G,
    pub(crate) told: Vec<LoggedEvent<G::Event>>,
}

impl Origin {
    /// What stands for it among the terms from which chance is drawn: the SHA-256 of its JSON, members in the order of
    /// their names and without blanks.
    pub(crate) fn mark(&self) -> Result<[u8; 32], TableError> {
        let unwritable = |error: serde_json::Error| TableError::Unwritable { problem: error.to_string() };
        let text = serde_json::to_value(self).map_err(unwritable)?.to_string();
        Ok(Sha256::digest(text).into())
    }

    /// All that was dealt anew before the first step of a match that begins there and deals by this key.
    pub(crate) fn deals(&self, key: &MatchKey) -> Vec<Deal> {
        let after = self.steps.len();
        let own = self.known_to.map(|known_to| Deal { after, known_to, key: key.to_hex() });
        self.dealt.iter().cloned().chain(own).collect()
    }

    /// Makes the steps again and, where that is asked for, deals anew what its seat did not know.
    fn play<G: Game>(&self, setup: &Setup, dealer: Option<&Dealer>) -> Result<Beginning<G>, TableError> {
        if self.steps.len() > MAX_STEPS {
            return Err(TableError::TooManySteps { most: MAX_STEPS });
        }
        let mut there = Beginning::<G>::of_setup(setup)?;
        let mut deals = self.dealt.as_slice();
        for (number, step) in self.steps.iter().enumerate() {
            there = there.dealt_by(&mut deals, number)?;
            let bad = |problem| TableError::BadStep { number: number + 1, problem: Box::new(problem) };
            there.make(read(step).map_err(bad)?).map_err(bad)?;
        }
        there = there.dealt_by(&mut deals, self.steps.len())?;
        if !deals.is_empty() {
            return Err(wrong("what was dealt anew stands in the order of the steps"));
        }
        match there.game.turn() {
            Turn::Over => Err(wrong("its match is over there")),
            Turn::Chance | Turn::Decide { .. } => self.resample(there, dealer),
        }
    }

    fn resample<G: Game>(
        &self,
        there: Beginning<G>,
        dealer: Option<&Dealer>,
    ) -> Result<Beginning<G>, TableError> {
        let Some(seat) = self.known_to else { return Ok(there) };
        let dealer = dealer.ok_or(wrong("only a match that draws its own chance deals anew"))?;
        there.dealt_anew(seat, dealer.key())
    }
}

const fn wrong(problem: &'static str) -> TableError {
    TableError::BadOrigin { problem }
}

impl<G: Game> Beginning<G> {
    /// Where a match begins: in the middle of another, or where the rules let it begin.
    pub(crate) fn of(
        setup: &Setup,
        origin: Option<&Origin>,
        dealer: Option<&Dealer>,
    ) -> Result<Beginning<G>, TableError> {
        match origin {
            Some(origin) => origin.play(setup, dealer),
            None => Beginning::of_setup(setup),
        }
    }

    fn of_setup(setup: &Setup) -> Result<Beginning<G>, TableError> {
        let mut told = Vec::new();
        let game = G::new(setup, &mut told)?;
        Ok(Beginning { game, told })
    }

    /// After all deals that come at this step.
    fn dealt_by(mut self, deals: &mut &[Deal], step: usize) -> Result<Beginning<G>, TableError> {
        while let Some((deal, later)) = deals.split_first().filter(|(deal, _)| deal.after == step) {
            let key = MatchKey::from_hex(&deal.key).ok_or(wrong("a key has 64 hexadecimal digits"))?;
            self = self.dealt_anew(deal.known_to, &key)?;
            *deals = later;
        }
        Ok(self)
    }

    /// The same with all that this seat does not know dealt anew.
    fn dealt_anew(self, seat: Seat, key: &MatchKey) -> Result<Beginning<G>, TableError> {
        let knows = Observer::Seat(seat);
        let game = G::determinize(&self.game.view(knows), &mut FromKey { key, thrown: 0 });
        let game = game.ok_or(wrong("what was hidden cannot be dealt anew there"))?;
        // What the others did in secret was done with other cards, so that only what this seat heard still holds.
        let heard = |event: &LoggedEvent<G::Event>| {
            Some(LoggedEvent { rule: event.rule, event: G::redact(&event.event, knows)? })
        };
        Ok(Beginning { told: self.told.iter().filter_map(heard).collect(), game })
    }

    fn make(&mut self, step: StepOf<G>) -> Result<(), TableError> {
        match step {
            Step::Decision { seat, action } => {
                self.game.decide(seat, action, &mut self.told).map_err(refused)
            }
            Step::Chance { outcome } => self.game.resolve(outcome, &mut self.told).map_err(refused),
            Step::Undo { .. } => Err(wrong("it holds no steps taken back")),
        }
    }
}

fn read<S: for<'de> Deserialize<'de>>(step: &Value) -> Result<S, TableError> {
    S::deserialize(step).map_err(|error| TableError::BadRecord { problem: clipped(&error.to_string()) })
}

/// Dice whose throws follow from the key of the match, as its draws do; they are counted from the other end.
struct FromKey<'a> {
    key: &'a MatchKey,
    thrown: u64,
}

impl Dice for FromKey<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let number = u64::MAX - self.thrown;
        self.thrown += 1;
        self.key.ticket(number, bound.max(1)).unwrap_or(0)
    }
}
