//! Where a run stands, packed into few numbers, so that equal prospects are found again at once.

use crate::bag::{Bag, Kinds};
use crate::components::{Effect, Foe, Monster};
use crate::odds::unknown::Unknown;
use crate::run::{Coin, Next, Run, Variety};

/// All that the rest of one dungeon depends on. What no held tile looks at any more is left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    bag: Bag,
    candidates: Kinds,
    seen: Kinds,
    marks: u64,
}

impl Key {
    /// A run that goes on.
    pub(crate) fn living(run: Run, unknown: Unknown) -> Key {
        let mut memory = Memory::default();
        for slot in run.held {
            memory.held |= 1 << slot.index();
            memory.keep(run.effect(slot), &run);
        }
        let (hp, hunted) = (run.hp as u8, code(run.hunted));
        let next = match run.next {
            Next::Faced => 0,
            Next::Falls(_) => 1,
            Next::Ignored => 2,
        };
        let marks =
            [run.faced, memory.held, hp, hunted, memory.named_or_number, memory.relief, next, memory.flags];
        let Unknown { bag, candidates, .. } = unknown;
        Key { bag, candidates, seen: memory.seen, marks: u64::from_le_bytes(marks) }
    }

    /// A run that ended in death, while the rest of the cards is turned up.
    pub(crate) fn dead(run: Run, unknown: Unknown) -> Key {
        // No living run has zero health points.
        let Unknown { bag, candidates, .. } = unknown;
        Key { bag, candidates, seen: run.seen, marks: run.faced.into() }
    }
}

/// What the held tiles look at.
#[derive(Default)]
struct Memory {
    held: u8,
    /// No adventurer has tiles for both.
    named_or_number: u8,
    relief: u8,
    flags: u8,
    seen: Kinds,
}

const COIN_RUNS: u8 = 1;
const SOME_ALIKE: u8 = 2;

impl Memory {
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
