//! Leduc poker: six cards of three ranks, one private card each, one public card, two betting rounds with at most two raises.

use game::Dice;
use solver::{ListDeals, Node, Round, SampleDeals, Side};

pub(crate) struct Leduc;

/// The cards, the public one included even before it is revealed, and the betting so far.
#[derive(Clone, Copy)]
pub(crate) struct Position {
    ranks: [u8; 2],
    shared: u8,
    street: Street,
    spot: Spot,
    /// What each player paid in earlier betting rounds.
    paid: u8,
}

#[derive(Clone, Copy, PartialEq)]
enum Street {
    First,
    /// How the first betting round ended, out of five ways.
    Second {
        ending: u8,
    },
    Shown,
    Folded {
        by: Side,
        lost: u8,
    },
}

/// The sequence of checks and raises in a betting round.
#[derive(Clone, Copy, PartialEq)]
enum Spot {
    Opening,
    Check,
    Raise,
    CheckRaise,
    RaiseRaise,
    CheckRaiseRaise,
}

const SPOTS: usize = 6;
const ENDINGS: usize = 5;
const ACTIONS: usize = 3;
const RANKS: u8 = 3;

impl Spot {
    const fn side(self) -> Side {
        match self {
            Spot::Opening | Spot::CheckRaise | Spot::RaiseRaise => Side::First,
            Spot::Check | Spot::Raise | Spot::CheckRaiseRaise => Side::Second,
        }
    }

    /// The spot after a raise, if a raise is allowed.
    const fn raised(self) -> Option<Spot> {
        match self {
            Spot::Opening => Some(Spot::Raise),
            Spot::Check => Some(Spot::CheckRaise),
            Spot::Raise => Some(Spot::RaiseRaise),
            Spot::CheckRaise => Some(Spot::CheckRaiseRaise),
            Spot::RaiseRaise | Spot::CheckRaiseRaise => None,
        }
    }

    /// The number of raises to call.
    const fn raises(self) -> u8 {
        match self {
            Spot::Opening | Spot::Check => 0,
            Spot::Raise | Spot::CheckRaise => 1,
            Spot::RaiseRaise | Spot::CheckRaiseRaise => 2,
        }
    }
}

impl Position {
    /// The cost of a raise.
    const fn bet(&self) -> u8 {
        if matches!(self.street, Street::First) { 2 } else { 4 }
    }

    fn information_set(&self, side: Side) -> usize {
        let rank = usize::from(self.ranks[side as usize]);
        let set = match self.street {
            Street::Second { ending } => {
                let seen = (rank * 3 + usize::from(self.shared)) * ENDINGS + usize::from(ending);
                (3 + seen) * SPOTS
            }
            _ => rank * SPOTS,
        };
        (set + self.spot as usize) * ACTIONS
    }

    fn fold(self) -> Position {
        let called = self.spot.raises().saturating_sub(1) * self.bet();
        Position { street: Street::Folded { by: self.spot.side(), lost: self.paid + called }, ..self }
    }

    fn call(self) -> Position {
        let paid = self.paid + self.spot.raises() * self.bet();
        match self.street {
            _ if self.spot == Spot::Opening => Position { spot: Spot::Check, ..self },
            Street::First => {
                let ending = self.spot as u8 - 1;
                Position { street: Street::Second { ending }, spot: Spot::Opening, paid, ..self }
            }
            _ => Position { street: Street::Shown, paid, ..self },
        }
    }

    fn strength(&self, side: Side) -> u8 {
        let rank = self.ranks[side as usize];
        if rank == self.shared { RANKS + rank } else { rank }
    }

    fn shown(&self) -> f32 {
        let [first, second] = [Side::First, Side::Second].map(|side| self.strength(side));
        f32::from(self.paid) * f32::from((first > second) as i8 - (first < second) as i8)
    }
}

impl Round for Leduc {
    type Position = Position;

    fn slots(&self) -> usize {
        (3 + 3 * 3 * ENDINGS) * SPOTS * ACTIONS
    }

    fn node(&self, position: &Position) -> Node {
        match position.street {
            Street::Shown => Node::Terminal { first: position.shown() },
            Street::Folded { by, lost } => Node::Terminal { first: by.other().payoff(f32::from(lost)) },
            Street::First | Street::Second { .. } => {
                let side = position.spot.side();
                let facing = usize::from(position.spot.raises() > 0);
                let actions = 1 + facing + usize::from(position.spot.raised().is_some());
                Node::Decision { side, at: position.information_set(side), actions }
            }
        }
    }

    /// Action 0 checks or calls, the next one raises if allowed, the last one folds.
    fn after(&self, position: &Position, action: usize) -> Position {
        match (action, position.spot.raised()) {
            (0, _) => position.call(),
            (1, Some(spot)) => Position { spot, ..*position },
            _ => position.fold(),
        }
    }
}

impl ListDeals for Leduc {
    fn deals(&self) -> Vec<(f64, Position)> {
        let mut deals = Vec::new();
        for cards in (0..6 * 6 * 6).map(|number| [number % 6, number / 6 % 6, number / 36]) {
            let [one, other, shared] = cards;
            if one != other && one != shared && other != shared {
                let [one, other, shared] = cards.map(|card| card / 2);
                deals.push((1.0 / 120.0, dealt([one, other], shared)));
            }
        }
        deals
    }
}

impl SampleDeals for Leduc {
    fn deal(&self, dice: &mut impl Dice) -> Position {
        let mut cards = [0, 0, 1, 1, 2, 2];
        for place in 0..3 {
            cards.swap(place, place + dice.below(6 - place as u32) as usize);
        }
        dealt([cards[0], cards[1]], cards[2])
    }
}

/// Each player pays an ante of 1.
const fn dealt(ranks: [u8; 2], shared: u8) -> Position {
    Position { ranks, shared, street: Street::First, spot: Spot::Opening, paid: 1 }
}
