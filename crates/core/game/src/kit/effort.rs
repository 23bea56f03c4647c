//! How much the kit checks.

/// How much of a game the kit plays and checks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Games per setup in which the single-state laws are checked at every position.
    pub games: u32,
    /// Random combinations of options per seat count.
    pub combinations: u32,
    /// Actions and outcomes from other positions that are tried for each seat at each position.
    pub probes: u32,
    /// Pairs of games per setup and observer that are played side by side.
    pub pairs: u32,
    /// How often the second game of a pair tries to show the observer the same events as the first.
    pub tries: u32,
    /// Positions per setup at which the view of every observer is determinized.
    pub moments: u32,
    /// How many beats a determinized state is played beside the true one.
    pub beats: u32,
    /// The largest number of states possible for an observer that the kit lists. 0 disables the list.
    pub worlds: usize,
    /// The largest number of steps (decisions and draws) of a game, not counting the head start.
    pub longest: usize,
    /// What happens to a longer game.
    pub ending: Ending,
    /// Up to this many random steps are played before the checks begin. Use it for games so long that the kit would
    /// never reach late positions.
    pub head_start: usize,
    /// The seed of the kit's dice.
    pub seed: u64,
}

/// What happens to a game that is not over after [`Effort::longest`] steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It violates [`Law::GamesEnd`](super::Law::GamesEnd).
    Demanded,
    /// It is cut short, because random players may need very long.
    CutShort,
}

impl Effort {
    /// Finds ordinary mistakes, fast enough for every test run.
    pub fn quick() -> Effort {
        Effort {
            games: 1,
            combinations: 4,
            probes: 3,
            pairs: 1,
            tries: 24,
            moments: 2,
            beats: 12,
            worlds: 64,
            longest: 5_000,
            ending: Ending::Demanded,
            head_start: 0,
            seed: 1,
        }
    }

    /// Finds rare mistakes. It may take minutes.
    pub fn thorough() -> Effort {
        Effort {
            games: 8,
            combinations: 16,
            probes: 8,
            pairs: 8,
            moments: 12,
            beats: 40,
            worlds: 512,
            longest: 20_000,
            ..Effort::quick()
        }
    }
}
