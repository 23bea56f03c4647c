//! What the kit looked at.

/// Counts of what was checked, by which a test can tell that a pass was not an empty one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Set-ups that were played.
    pub setups: u64,
    /// Set-ups that the game refused because their options clash.
    pub clashes: u64,
    /// Games played through with every law checked at every position.
    pub games: u64,
    /// Decisions taken in these games.
    pub decisions: u64,
    /// Chance outcomes taken in these games.
    pub draws: u64,
    /// Actions and outcomes out of place that were refused as they must be.
    pub refusals: u64,
    /// Steps that showed an observer the same as another step did, and whose stories were compared.
    pub tellings: u64,
    /// Sealed decisions compared, one observer and one other choice each.
    pub sealed: u64,
    /// Pairs of games played side by side.
    pub pairs: u64,
    /// Pairs of which the two states differed at some time while the observer could not tell.
    pub diverged_pairs: u64,
    /// Beats after which both games of a pair had shown the observer the same.
    pub beats: u64,
    /// Beats among them after which the two states differed: these prove something.
    pub diverged_beats: u64,
    /// States made from a view and compared with the true one.
    pub determinized: u64,
    /// States made from a view and found among all that the observer held possible.
    pub placed: u64,
    /// Other states that an observer held possible, each compared with the true one.
    pub worlds: u64,
}
