//! Styles of play, so that bots at one table differ.

use crate::seat::Seat;

/// How much risk a bot likes. Styles change close decisions only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    Balanced,
    Bold,
    Careful,
}

impl Style {
    /// The style of the bot in this seat. Neighbours differ.
    pub fn of(seat: Seat) -> Style {
        match seat.index() % 3 {
            0 => Style::Balanced,
            1 => Style::Bold,
            _ => Style::Careful,
        }
    }

    /// Returns the value for this style.
    pub fn pick<T>(self, balanced: T, bold: T, careful: T) -> T {
        match self {
            Style::Balanced => balanced,
            Style::Bold => bold,
            Style::Careful => careful,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_differ() {
        let styles: Vec<Style> = Seat::all(6).map(Style::of).collect();
        assert!(
            styles
                .windows(3)
                .all(|table| table[0] != table[1] && table[1] != table[2] && table[0] != table[2])
        );
    }
}
