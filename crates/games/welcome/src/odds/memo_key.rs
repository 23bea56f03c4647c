//! The key of the memo table: a position of the search, packed into a few numbers.

use crate::bag::{Bag, Kinds};
use crate::components::{Effect, Foe, Monster};
use crate::odds::unknown_cards::UnknownCards;
use crate::run::{Coin, Next, Run, Variety};

/// Everything that the chance of a position depends on. State that no held tile uses any more is left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct MemoKey {
    bag: Bag,
    candidates: Kinds,
    seen: Kinds,
    packed: u64,
}

impl MemoKey {
    /// The key of a living run.
    pub(crate) fn living(run: Run, unknown: UnknownCards) -> MemoKey {
        let mut relevant = RelevantState::default();
        for slot in run.held {
            relevant.held |= 1 << slot.index();
            relevant.keep(run.effect(slot), &run);
        }
        let (hp, hunted) = (run.hp as u8, code(run.hunted));
        let next = match run.next {
            Next::Faced => 0,
            Next::Falls(_) => 1,
            Next::Ignored => 2,
        };
        let packed = [
            run.faced,
            relevant.held,
            hp,
            hunted,
            relevant.named_or_number,
            relevant.relief,
            next,
            relevant.flags,
        ];
        let UnknownCards { bag, candidates, .. } = unknown;
        MemoKey { bag, candidates, seen: relevant.seen, packed: u64::from_le_bytes(packed) }
    }

    /// The key of a dead run whose remaining cards are being revealed.
    pub(crate) fn dead(run: Run, unknown: UnknownCards) -> MemoKey {
        // No living run has zero health points.
        let UnknownCards { bag, candidates, .. } = unknown;
        MemoKey { bag, candidates, seen: run.seen, packed: run.faced.into() }
    }
}

/// The parts of a run that the held tiles use.
#[derive(Default)]
struct RelevantState {
    held: u8,
    /// No adventurer has tiles for both.
    named_or_number: u8,
    relief: u8,
    flags: u8,
    seen: Kinds,
}

const COIN_RUNS: u8 = 1;
const SOME_ALIKE: u8 = 2;

impl RelevantState {
    fn keep(&mut self, effect: Effect, run: &Run) {
        match effect {
            Effect::NamesType => self.named_or_number = code(run.named),
            Effect::NamesStrength => self.named_or_number = run.number.unwrap_or(0),
            Effect::DefeatsForRelief(_) => self.relief = run.relief,
            Effect::LuckyRun if run.coin == Coin::Running => self.flags |= COIN_RUNS,
            Effect::Defeats(Foe::Repeated) => self.seen = run.seen,
            Effect::WinsIfAllDiffer if run.variety == Variety::SomeAlike => self.flags |= SOME_ALIKE,
            Effect::WinsIfAllDiffer => self.seen = run.seen,
            _ => {}
        }
    }
}

fn code(kind: Option<Monster>) -> u8 {
    kind.map_or(0, |kind| kind as u8 + 1)
}
