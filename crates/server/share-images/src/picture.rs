//! What a picture shows.

use crate::figures::FigureKey;

/// What a picture shows. Texts may contain anything; what does not fit is shortened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SharePicture {
    /// The largest text: the game of a preview, the result on a card, or the name of the app.
    pub title: String,
    /// A short text below it; may be empty.
    pub subtitle: String,
    /// How far the match is.
    pub status: Option<Status>,
    /// Some sentences. Three fit.
    pub lines: Vec<String>,
    /// The players, by seat. Eight fit.
    pub players: Vec<SharePlayer>,
    /// The figures before the gate, the most important first. Three fit. Those without a picture are omitted.
    pub figures: Vec<FigureKey>,
}

/// How far a match is, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    pub kind: StatusKind,
    pub text: String,
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatusKind {
    Waiting,
    Playing,
    Over,
    Closed,
}

/// A player's row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SharePlayer {
    pub name: String,
    /// Shown instead of a name that the fonts cannot write.
    pub seat_name: String,
    /// What the player has reached; may be empty.
    pub result: String,
    pub has_won: bool,
    /// Whether the seat is free.
    pub is_free: bool,
}
