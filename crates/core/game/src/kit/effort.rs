//! How hard the kit looks.

/// How much of a game the kit plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Games of each set-up that are played through with every law checked at every position.
    pub games: u32,
    /// Random combinations of options, for each number of seats.
    pub combinations: u32,
    /// Actions and outcomes out of place that are tried for each seat at each position.
    pub probes: u32,
    /// Pairs of games of each set-up that are played side by side for each observer.
    pub pairs: u32,
    /// How often the second game of a pair tries to show the observer what the first one showed.
    pub tries: u32,
    /// Moments of a game of each set-up at which every observer's view is turned into a state again.
    pub moments: u32,
    /// For how many beats such a state is played on beside the true one.
    pub beats: u32,
    /// How many states an observer may hold possible before the kit stops listing them all. With 0 it lists none.
    pub worlds: usize,
    /// The most steps, decisions and draws together, that a game may take, or that are looked at.
    pub longest: usize,
    /// What it means if a game takes more.
    pub ending: Ending,
    /// Up to how many steps a game is ahead, unlooked at, when the kit begins to look: for games so long that their
    /// late positions would never be seen.
    pub head_start: usize,
    /// Where the kit's dice begin.
    pub seed: u64,
}

/// What it means if a game is not over after the most steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It breaks the law that games end.
    Demanded,
    /// Random players may take longer than anyone would look: the game is cut short.
    CutShort,
}

impl Effort {
    /// Enough to find an ordinary mistake, and fast enough for every run of the tests.
    #[must_use]
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

    /// Enough to find a rare mistake, for a run that may take minutes.
    #[must_use]
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
