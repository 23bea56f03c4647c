//! Actions, events, views and the manifest of the lantern game.

use game::{
    Choice, Fires, HasMessage, Manifest, Message, OptionSpec, Refusal, RuleEntry, RuleId, RuleText, Scene,
    Seat, SeatSet, Since,
};
use serde::{Deserialize, Serialize};

pub(crate) const DEAL: RuleId = RuleId::new('L', 1);
pub(crate) const SEAL: RuleId = RuleId::new('L', 2);
pub(crate) const TRADE: RuleId = RuleId::new('L', 3);
pub(crate) const WIN: RuleId = RuleId::new('L', 4);
pub(crate) const UNKNOWN: RuleId = RuleId::new('L', 99);

pub(crate) static MANIFEST: Manifest = Manifest {
    key: "lanterns",
    rules_version: 1,
    seats: 2..=4,
    options: &[
        OptionSpec { key: "bag", values: &["six", "five"], rule: DEAL, since: Since::FirstRecords },
        OptionSpec { key: "rounds", values: &["two", "one"], rule: SEAL, since: Since::FirstRecords },
    ],
    simulations: &[],
    rules: &[
        rule(DEAL, "Each delver draws a lantern in secret."),
        rule(SEAL, "All choose at once how deep to go, in secret, until the last one has chosen."),
        rule(TRADE, "Who went deepest may drop the lantern, face down, and draw another."),
        rule(WIN, "At the end all lanterns are shown and the brightest wins."),
    ],
    english: "",
    spanish: "",
};

const fn rule(id: RuleId, text: &'static str) -> RuleEntry {
    RuleEntry { id, fires: Fires::InPlay, en: RuleText { title: "", text }, es: RuleText { title: "", text } }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "action", rename_all = "snake_case")]
pub(crate) enum Action {
    Seal { depth: u8 },
    Keep,
    Swap,
}

impl HasMessage for Action {
    fn message(&self) -> Message {
        match *self {
            Action::Seal { depth } => Message::new("seal").with("depth", depth),
            Action::Keep => Message::new("keep"),
            Action::Swap => Message::new("swap"),
        }
    }
}

impl Choice for Action {
    fn help(&self) -> Message {
        self.message()
    }

    fn rule(&self) -> RuleId {
        match self {
            Action::Seal { .. } => SEAL,
            Action::Keep | Action::Swap => TRADE,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Lantern(pub(crate) u8);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub(crate) enum Event {
    Dealt { seat: Seat, lantern: Option<Lantern> },
    Glowed,
    Sealed { seat: Seat, depth: Option<u8> },
    Revealed { depths: Vec<u8> },
    Kept { seat: Seat },
    Dropped { seat: Seat },
    Shown { seat: Seat, lantern: Lantern },
    Won { seat: Seat },
    Refused { seat: Seat },
}

impl HasMessage for Event {
    fn message(&self) -> Message {
        Message::new("fact")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Denied {
    NotNow,
    TooDeep { most: u8 },
    NotInTheBag,
}

impl HasMessage for Denied {
    fn message(&self) -> Message {
        match *self {
            Denied::TooDeep { most } => Message::new("too-deep").with("most", most),
            Denied::NotNow | Denied::NotInTheBag => Message::new(self.code()),
        }
    }
}

impl Refusal for Denied {
    fn code(&self) -> &'static str {
        match self {
            Denied::NotNow => "not_now",
            Denied::TooDeep { .. } => "too_deep",
            Denied::NotInTheBag => "not_in_the_bag",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    Deal,
    Delve,
    Trade { seat: Seat },
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) me: Option<Seat>,
    pub(crate) seats: u8,
    pub(crate) size: u8,
    pub(crate) rounds: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// The lanterns that the observer may know, by seat.
    pub(crate) held: Vec<Option<Lantern>>,
    pub(crate) holders: SeatSet,
    pub(crate) my_dropped: Vec<Lantern>,
    /// How many lanterns each seat has dropped.
    pub(crate) dropped: Vec<u8>,
    pub(crate) my_depth: Option<u8>,
    pub(crate) sealed: SeatSet,
    pub(crate) winners: SeatSet,
    #[serde(skip)]
    pub(crate) lost_in_json: u8,
}

impl Scene for View {
    fn lines(&self) -> Vec<Message> {
        vec![Message::new("scene")]
    }

    fn glossary(&self) -> Vec<Message> {
        Vec::new()
    }

    fn prompt(&self) -> Option<Message> {
        None
    }
}
