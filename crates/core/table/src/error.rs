//! The errors of tables, steps and records.

use game::{HasMessage, Message, Refusal, Seat, SeatSet, SetupError};
use serde_json::Value;
use thiserror::Error;

use crate::secret::Commitment;

/// Why a table cannot be opened, refuses a step, or cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("`players` has {given} names: give {seats} or none")]
    BadPlayers { given: usize, seats: u8 },
    #[error("the name at index {place} is invalid: use 1 to {most} characters without control characters")]
    BadName {
        /// The index in the list of names.
        place: usize,
        most: usize,
    },
    #[error(
        "`nonces` has {given} entries: give {seats}, an empty one for each seat without a nonce, or no list"
    )]
    BadNonces { given: usize, seats: u8 },
    #[error("invalid {what}: use {right}")]
    BadHex { what: &'static str, right: &'static str },

    #[error("seat {} does not exist: the table has {seats} seats, counted from 0", seat.index())]
    NoSuchSeat { seat: Seat, seats: u8 },
    #[error("the match is over: no more decisions are possible")]
    Over,
    /// It is chance's turn, and the caller must supply an outcome first.
    #[error("it is chance's turn: resolve an outcome first")]
    ChanceFirst,
    #[error("it is not seat {}'s turn: wait for {}", seat.index(), listed(*actors))]
    NotYourTurn { seat: Seat, actors: SeatSet },
    /// The rules refuse the action or outcome, with the game's own code and message.
    #[error("not allowed by the rules: {code}")]
    Refused { code: &'static str, message: Message },
    /// The value does not parse as an action of the game.
    #[error("invalid action: {problem}{}", offered(legal))]
    BadAction {
        problem: String,
        /// The legal actions; empty if it is not the seat's turn.
        legal: Vec<Value>,
    },
    /// The value does not parse as an outcome of the game.
    #[error("invalid outcome: {problem}")]
    BadOutcome { problem: String },
    #[error("invalid origin: {problem}")]
    BadOrigin { problem: &'static str },
    #[error("choice {index} does not exist: there are {count}, counted from 0")]
    NoSuchChoice { index: usize, count: usize },
    #[error("this match draws its own chance: outcomes cannot be listed or supplied")]
    ChanceIsSeeded,
    #[error("it is not chance's turn: a player must decide, or the match is over")]
    NotChance,
    /// It is chance's turn and the game lists no outcome. This is a mistake in the game.
    #[error("the game lists no outcome to draw: this is a bug in its rules")]
    NoOutcome,
    #[error("too many steps: a match has at most {most}")]
    TooManySteps { most: usize },

    /// The prepared move does not follow the last step of this match.
    #[error("the match has changed since this was prepared: prepare it again")]
    OutOfStep,
    #[error("cannot undo {asked} steps: undo at least 1 and at most {active}")]
    BadUndo { asked: u32, active: usize },

    /// A step or event of the game cannot be written as JSON. This is a mistake in the game.
    #[error("the match cannot be written as JSON: {problem}")]
    Unwritable { problem: String },
    #[error("the record is too big: it has {bytes} bytes, and the limit is {most}")]
    TooBig { bytes: usize, most: usize },
    #[error("the record is truncated: its end is missing")]
    Truncated,
    #[error("the record is not JSON: {problem}")]
    BadJson { problem: String },
    #[error("the record is not a match record: {problem}")]
    BadRecord { problem: String },
    #[error("the record has the format `{found}`: this program reads `{expected}`")]
    UnknownFormat { found: String, expected: &'static str },
    #[error("the record is of another game: `{found}`, not `{expected}`")]
    OtherGame { found: String, expected: &'static str },
    #[error("the record was played with rules version {recorded}, and this program has version {present}")]
    RulesVersionMismatch { recorded: u32, present: u32 },
    #[error("the record was altered: its checksum does not match")]
    Altered,
    /// The content is intact, but the text is not what saving would write.
    #[error("the record was reformatted: it must be compact JSON with every option, and the checksum last")]
    NotCanonical,
    #[error("step {number} of the record is invalid: {problem}")]
    BadStep {
        /// Counted from 1.
        number: usize,
        problem: Box<TableError>,
    },
    /// A stored move is followed by more steps than it has.
    #[error("the step belongs to another move: follow one move at a time")]
    AnotherMove,
    /// The record ends where chance must draw.
    #[error("the record is incomplete: it has {recorded} steps, and chance draws up to step {due}")]
    MissingSteps { recorded: usize, due: usize },
    #[error("the secret does not match the commitment {shown}: it gives {recomputed}")]
    CommitmentMismatch { shown: Commitment, recomputed: Commitment },
    #[error("step {number} of the record was changed: it is {recorded}, but chance drew {drawn}")]
    OutcomeMismatch {
        /// Counted from 1.
        number: usize,
        recorded: String,
        drawn: String,
    },
}

impl TableError {
    /// Returns a stable name of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            TableError::Setup(error) => error.code(),
            TableError::BadPlayers { .. } => "bad_players",
            TableError::BadName { .. } => "bad_name",
            TableError::BadNonces { .. } => "bad_nonces",
            TableError::BadHex { .. } => "bad_hex",
            TableError::NoSuchSeat { .. } => "no_such_seat",
            TableError::Over => "match_over",
            TableError::ChanceFirst => "chance_first",
            TableError::NotYourTurn { .. } => "not_your_turn",
            TableError::Refused { code, .. } => code,
            TableError::BadAction { .. } => "bad_action",
            TableError::BadOrigin { .. } => "bad_origin",
            TableError::BadOutcome { .. } => "bad_outcome",
            TableError::NoSuchChoice { .. } => "no_such_choice",
            TableError::ChanceIsSeeded => "chance_is_seeded",
            TableError::NotChance => "not_chance",
            TableError::NoOutcome => "no_outcome",
            TableError::TooManySteps { .. } => "too_many_steps",
            TableError::OutOfStep => "out_of_step",
            TableError::BadUndo { .. } => "bad_undo",
            TableError::Unwritable { .. } => "unwritable",
            TableError::TooBig { .. } => "too_big",
            TableError::Truncated => "truncated",
            TableError::BadJson { .. } => "bad_json",
            TableError::BadRecord { .. } => "bad_record",
            TableError::UnknownFormat { .. } => "unknown_format",
            TableError::OtherGame { .. } => "other_game",
            TableError::RulesVersionMismatch { .. } => "rules_version_mismatch",
            TableError::Altered => "altered",
            TableError::NotCanonical => "not_canonical",
            TableError::BadStep { .. } => "bad_step",
            TableError::AnotherMove => "another_move",
            TableError::MissingSteps { .. } => "missing_steps",
            TableError::CommitmentMismatch { .. } => "commitment_mismatch",
            TableError::OutcomeMismatch { .. } => "outcome_mismatch",
        }
    }
}

/// Why the chance of a record could not be proven fair.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FairError {
    /// The table did not draw the chance.
    #[error("the chance of this match was supplied by hand: there is nothing to check")]
    NotSeeded,
    #[error("seat {}'s nonce does not match the hash that it gave before: the nonce was changed", seat.index())]
    NonceMismatch { seat: Seat },
    /// The chance was manipulated, or the record cannot be replayed.
    #[error(transparent)]
    Record(#[from] TableError),
}

impl FairError {
    /// Returns a stable name of the error. `commitment_mismatch`, `nonce_mismatch` and `outcome_mismatch` mean
    /// manipulation.
    pub const fn code(&self) -> &'static str {
        match self {
            FairError::NotSeeded => "not_seeded",
            FairError::NonceMismatch { .. } => "nonce_mismatch",
            FairError::Record(error) => error.code(),
        }
    }
}

/// Converts a refusal of the rules.
pub(crate) fn refused(refusal: impl Refusal) -> TableError {
    TableError::Refused { code: refusal.code(), message: HasMessage::message(&refusal) }
}

/// Returns the start of a text from outside, so that error messages stay short.
pub(crate) fn clipped(text: &str) -> String {
    text.chars().take(200).collect()
}

fn listed(seats: SeatSet) -> String {
    let numbers: Vec<_> = seats.iter().map(|seat| format!("seat {}", seat.index())).collect();
    numbers.join(", ")
}

fn offered(legal: &[Value]) -> String {
    if legal.is_empty() {
        return String::new();
    }
    let actions: Vec<_> = legal.iter().map(Value::to_string).collect();
    format!(". Legal actions: {}", actions.join(", "))
}
