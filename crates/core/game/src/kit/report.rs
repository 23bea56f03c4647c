//! What the kit checked.

/// Counts of what was checked. A test asserts on them to prove that the kit had something to compare.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Setups that were played.
    pub setups: u64,
    /// Setups that the game refused because their options clash.
    pub clashes: u64,
    /// Games in which the single-state laws were checked at every position.
    pub games: u64,
    /// Decisions in these games.
    pub decisions: u64,
    /// Chance outcomes in these games.
    pub draws: u64,
    /// Illegal actions and outcomes that were correctly refused.
    pub refusals: u64,
    /// Steps that led to the same view as another step and whose events were compared.
    pub compared_steps: u64,
    /// Comparisons of two sealed decisions by one observer.
    pub sealed: u64,
    /// Pairs of games played side by side.
    pub pairs: u64,
    /// Pairs whose states differed at some time while the observer saw the same.
    pub diverged_pairs: u64,
    /// Beats after which both games of a pair had shown the observer the same. A beat is a decision and all chance
    /// outcomes after it.
    pub beats: u64,
    /// Beats among them after which the two states differed. Only these test the secrecy laws.
    pub diverged_beats: u64,
    /// Steps without a reveal that showed the same events in another state that looks the same.
    pub unrevealing_steps: u64,
    /// Determinized states that were compared with the true one.
    pub determinized: u64,
    /// Determinized states that were found among all states possible for the observer.
    pub placed: u64,
    /// Other states possible for an observer, each compared with the true one.
    pub worlds: u64,
}
