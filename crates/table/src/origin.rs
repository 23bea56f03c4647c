//! A match that begins in the middle of another: how to get there, and what is dealt anew on the way.
//!
//! Nothing of the position is stored. What is stored are the steps that led to it, as in every match, so that it can
//! be reached again and checked by the same rules.

use game::{Dice, Event, Game, Observer, Seat, Setup, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::chance::Dealer;
use crate::draft::refused;
use crate::error::TableError;
use crate::record::{MAX_STEPS, clipped};
use crate::step::{Step, StepOf};

/// The match in whose middle another begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// What it is called where it was played, so that its own record can be found.
    pub of: String,
    /// Its steps up to there, without any that were taken back.
    pub steps: Vec<Value>,
    /// The seat from whose knowledge all that was hidden is dealt anew; nothing if it stays as it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known_to: Option<Seat>,
}

/// Where a match begins, and what is told of the way there.
pub(crate) struct Beginning<G: Game> {
    pub(crate) game: G,
    pub(crate) told: Vec<Event<G::Fact>>,
}

impl Origin {
    /// What stands for it among the terms from which chance is drawn: the SHA-256 of its JSON, members in the order of
    /// their names and without blanks.
    pub(crate) fn mark(&self) -> Result<[u8; 32], TableError> {
        let unwritable = |error: serde_json::Error| TableError::Unwritable { problem: error.to_string() };
        let text = serde_json::to_value(self).map_err(unwritable)?.to_string();
        Ok(Sha256::digest(text).into())
    }

    /// Makes the steps again and, where that is asked for, deals anew what its seat did not know.
    fn play<G: Game>(&self, setup: &Setup, dealer: Option<&Dealer>) -> Result<Beginning<G>, TableError> {
        if self.steps.len() > MAX_STEPS {
            return Err(TableError::TooManySteps { most: MAX_STEPS });
        }
        let mut there = Beginning::<G>::of_setup(setup)?;
        for (step, number) in self.steps.iter().zip(1..) {
            let bad = |problem| TableError::BadStep { number, problem: Box::new(problem) };
            there.make(read(step).map_err(bad)?).map_err(bad)?;
        }
        match there.game.turn() {
            Turn::Over => Err(TableError::BadOrigin { problem: "its match is over there" }),
            Turn::Chance | Turn::Decide { .. } => self.resample(there, dealer),
        }
    }

    fn resample<G: Game>(
        &self,
        there: Beginning<G>,
        dealer: Option<&Dealer>,
    ) -> Result<Beginning<G>, TableError> {
        let Some(seat) = self.known_to else { return Ok(there) };
        let wrong = |problem| TableError::BadOrigin { problem };
        let dealer = dealer.ok_or(wrong("only a match that draws its own chance deals anew"))?;
        let knows = Observer::Seat(seat);
        let game = G::determinize(&there.game.view(knows), &mut FromKey { dealer, thrown: 0 });
        let game = game.ok_or(wrong("what was hidden cannot be dealt anew there"))?;
        // What the others did in secret was done with other cards, so that only what this seat heard still holds.
        let told = there
            .told
            .iter()
            .filter_map(|event| Some(Event { rule: event.rule, fact: G::redact(&event.fact, knows)? }));
        Ok(Beginning { told: told.collect(), game })
    }
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

    fn make(&mut self, step: StepOf<G>) -> Result<(), TableError> {
        match step {
            Step::Decision { seat, action } => {
                self.game.decide(seat, action, &mut self.told).map_err(refused)
            }
            Step::Chance { outcome } => self.game.resolve(outcome, &mut self.told).map_err(refused),
            Step::Undo { .. } => Err(TableError::BadOrigin { problem: "it holds no steps taken back" }),
        }
    }
}

fn read<S: for<'de> Deserialize<'de>>(step: &Value) -> Result<S, TableError> {
    S::deserialize(step).map_err(|error| TableError::BadRecord { problem: clipped(&error.to_string()) })
}

/// Dice whose throws follow from the key of the match, as its draws do; they are counted from the other end.
struct FromKey<'a> {
    dealer: &'a Dealer,
    thrown: u64,
}

impl Dice for FromKey<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let number = u64::MAX - self.thrown;
        self.thrown += 1;
        self.dealer.ticket(number, bound.max(1)).unwrap_or(0)
    }
}
