//! What can be wrong with a table, a step or a record.

use game::{Message, Seat, SeatSet, SetupError};
use serde_json::Value;
use thiserror::Error;

use crate::record::FORMAT;
use crate::secret::Commitment;

/// Why a table cannot be opened, did not take a step, or cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// The seats or options do not fit the game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Names were given, but not one for each seat.
    #[error("{given} players are named: name all {seats} or none")]
    BadPlayers {
        /// How many names were given.
        given: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// A name that cannot be shown.
    #[error(
        "the name in place {place} does not fit: a name has 1 to {most} characters, none a control character"
    )]
    BadName {
        /// Its place in the list, from 0.
        place: usize,
        /// The most characters of a name.
        most: usize,
    },
    /// Nonces were given, but not one for each seat.
    #[error("{given} nonces are given: give all {seats}, an empty one where a seat adds none, or no list")]
    BadNonces {
        /// How many nonces were given.
        given: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// Something that should be hexadecimal digits is not.
    #[error("this is no {what}: one is {right}")]
    BadHex {
        /// What it should be.
        what: &'static str,
        /// What would be right.
        right: &'static str,
    },

    /// The table has no such seat.
    #[error("there is no seat {} at a table of {seats}", seat.index())]
    NoSuchSeat {
        /// The seat asked for.
        seat: Seat,
        /// How many seats there are.
        seats: u8,
    },
    /// The match has ended.
    #[error("the match is over: no more decisions are taken")]
    Over,
    /// It is chance's turn, and the caller has not supplied it yet.
    #[error("it is chance's turn: resolve an outcome first")]
    ChanceFirst,
    /// Others are to act.
    #[error("it is not the turn of seat {}: it is that of {}", seat.index(), listed(*actors))]
    NotYourTurn {
        /// The seat that tried to act.
        seat: Seat,
        /// The seats that can.
        actors: SeatSet,
    },
    /// The rules refuse it. The words are the game's.
    #[error("the rules refuse it: {code}")]
    Refused {
        /// The game's name of the reason.
        code: &'static str,
        /// The reason as it is told to people.
        message: Message,
    },
    /// What was sent is no action of the game at all.
    #[error("this is no action: {problem}{}", offered(legal))]
    BadAction {
        /// What is wrong with it.
        problem: String,
        /// What the seat could do instead: empty unless it is its turn.
        legal: Vec<Value>,
    },
    /// What was sent is no outcome of the game at all.
    #[error("this is no outcome: {problem}")]
    BadOutcome {
        /// What is wrong with it.
        problem: String,
    },
    /// A match cannot begin in the middle of another like that.
    #[error("a match cannot begin in the middle of another like this: {problem}")]
    BadOrigin {
        /// What is wrong with it.
        problem: &'static str,
    },
    /// The list of legal actions has no such place.
    #[error("there is no choice {index}: the {count} legal ones are counted from 0")]
    NoSuchChoice {
        /// The place asked for.
        index: usize,
        /// How many choices there are.
        count: usize,
    },
    /// The table draws chance itself.
    #[error("this match draws its own chance: its outcomes are neither told nor taken")]
    ChanceIsSeeded,
    /// An outcome was supplied when chance had nothing to do.
    #[error("it is not chance's turn: a player decides, or the match is over")]
    NotChance,
    /// It is chance's turn and the game lists nothing that it could do, which is a fault of the game.
    #[error("the game leaves chance nothing to draw, which is a fault in its rules")]
    NoOutcome,
    /// The match is longer than a record can be.
    #[error("a match has at most {most} steps")]
    TooManySteps {
        /// The most steps.
        most: usize,
    },

    /// What was prepared does not follow on the last step of this match.
    #[error("the match has moved on since this was prepared, or it is another match: prepare it again")]
    OutOfStep,
    /// So many steps cannot be taken back.
    #[error("{asked} steps cannot be taken back: {standing} stand, and at least one must be meant")]
    BadUndo {
        /// How many were to be taken back.
        asked: u32,
        /// How many still stand.
        standing: usize,
    },

    /// The game has a step that JSON cannot hold, which is a fault of the game.
    #[error("the match cannot be written: {problem}")]
    Unwritable {
        /// What is wrong with it.
        problem: String,
    },
    /// The record is larger than any match.
    #[error("the record has {bytes} bytes: at most {most} are read")]
    TooBig {
        /// Its size.
        bytes: usize,
        /// The largest size.
        most: usize,
    },
    /// The record ends in the middle.
    #[error("the record is truncated: it ends in the middle of the text")]
    Truncated,
    /// The record is no JSON.
    #[error("the record is not JSON: {problem}")]
    BadJson {
        /// What is wrong with it.
        problem: String,
    },
    /// The record is JSON, but not that of a match.
    #[error("the record is not that of a match: {problem}")]
    BadRecord {
        /// What is wrong with it.
        problem: String,
    },
    /// The record has another format.
    #[error("the record has the format `{found}`: this program reads `{FORMAT}`")]
    UnknownFormat {
        /// The format it names.
        found: String,
    },
    /// The record is of another game.
    #[error("the record is of the game `{found}`, not of `{expected}`")]
    OtherGame {
        /// The game it names.
        found: String,
        /// The game it was loaded as.
        expected: &'static str,
    },
    /// The record was played by other rules.
    #[error("the record was played by version {recorded} of the rules, and these are version {present}")]
    RulesVersionMismatch {
        /// The version it names.
        recorded: u32,
        /// The version of the rules at hand.
        present: u32,
    },
    /// The record is not what was saved.
    #[error("the record was altered: its checksum does not fit what it says")]
    Altered,
    /// The record says the same in another form.
    #[error(
        "the record is not in the form it is saved in: compact JSON, every option spelt out, checksum last"
    )]
    NotCanonical,
    /// A step of the record cannot be made.
    #[error("step {number} of the record cannot be made: {problem}")]
    BadStep {
        /// Its number, from 1.
        number: usize,
        /// Why not.
        problem: Box<TableError>,
    },
    /// A step follows when the move that was to be followed is complete.
    #[error("the move is complete before it: follow one move at a time")]
    AnotherMove,
    /// The record breaks off where chance is due.
    #[error("the record has {recorded} steps and chance draws up to step {due}")]
    MissingSteps {
        /// How many steps it has.
        recorded: usize,
        /// How many it should have at least.
        due: usize,
    },
    /// The secret of the record is not the one that was committed to.
    #[error("the secret does not fit the commitment {shown}: its own is {recomputed}")]
    CommitmentMismatch {
        /// The commitment of the record.
        shown: Commitment,
        /// The commitment of the record's secret.
        recomputed: Commitment,
    },
    /// A chance outcome of the record is not the one that was due.
    #[error("step {number} of the record is {recorded}, where chance drew {drawn}")]
    OutcomeMismatch {
        /// Its number, from 1.
        number: usize,
        /// The step of the record, as JSON.
        recorded: String,
        /// The step that was due, as JSON.
        drawn: String,
    },
}

impl TableError {
    /// A stable name of the reason.
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

/// Why the chance of a record could not be found fair.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FairError {
    /// The table did not draw it.
    #[error("the chance of this match was supplied by hand: there is nothing to check it against")]
    NotSeeded,
    /// Chance was tampered with, or the match cannot be replayed at all.
    #[error(transparent)]
    Record(#[from] TableError),
}

impl FairError {
    /// A stable name of the reason: `commitment_mismatch` and `outcome_mismatch` are the marks of foul play.
    pub const fn code(&self) -> &'static str {
        match self {
            FairError::NotSeeded => "not_seeded",
            FairError::Record(error) => error.code(),
        }
    }
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
    format!("; legal are {}", actions.join(", "))
}
