//! Kuhn poker: three cards, one card each, one bet.

use game::Dice;
use solver::{ListDeals, Node, Round, SampleDeals, Side};

pub(crate) struct Kuhn;

#[derive(Clone, Copy)]
pub(crate) struct Position {
    cards: [u8; 2],
    spot: Spot,
}

#[derive(Clone, Copy, PartialEq)]
enum Spot {
    Opening,
    AfterCheck,
    AfterBet,
    AfterCheckAndBet,
    Shown { stake: u8 },
    Folded { by: Side },
}

/// The first action checks or folds, the second one bets or calls.
const ACTIONS: usize = 2;

impl Round for Kuhn {
    type Position = Position;

    fn slots(&self) -> usize {
        3 * 4 * ACTIONS
    }

    fn node(&self, position: &Position) -> Node {
        let decides = |side: Side, spot: usize| {
            let card = position.cards[side as usize] as usize;
            Node::Decision { side, at: (card * 4 + spot) * ACTIONS, actions: ACTIONS }
        };
        match position.spot {
            Spot::Opening => decides(Side::First, 0),
            Spot::AfterCheck => decides(Side::Second, 1),
            Spot::AfterBet => decides(Side::Second, 2),
            Spot::AfterCheckAndBet => decides(Side::First, 3),
            Spot::Folded { by } => Node::Terminal { first: by.other().payoff(1.0) },
            Spot::Shown { stake } => {
                let winner = if position.cards[0] > position.cards[1] { Side::First } else { Side::Second };
                Node::Terminal { first: winner.payoff(f32::from(stake)) }
            }
        }
    }

    fn after(&self, position: &Position, action: usize) -> Position {
        let bold = action == 1;
        let spot = match (position.spot, bold) {
            (Spot::Opening, false) => Spot::AfterCheck,
            (Spot::Opening, true) => Spot::AfterBet,
            (Spot::AfterCheck, false) => Spot::Shown { stake: 1 },
            (Spot::AfterCheck, true) => Spot::AfterCheckAndBet,
            (Spot::AfterBet, false) => Spot::Folded { by: Side::Second },
            (Spot::AfterCheckAndBet, false) => Spot::Folded { by: Side::First },
            (_, _) => Spot::Shown { stake: 2 },
        };
        Position { spot, ..*position }
    }
}

impl ListDeals for Kuhn {
    fn deals(&self) -> Vec<(f64, Position)> {
        let pairs = (0..3).flat_map(|one| (0..3).map(move |other| [one, other]));
        let apart = pairs.filter(|cards| cards[0] != cards[1]);
        apart.map(|cards| (1.0 / 6.0, Position { cards, spot: Spot::Opening })).collect()
    }
}

impl SampleDeals for Kuhn {
    fn deal(&self, dice: &mut impl Dice) -> Position {
        let deals = self.deals();
        deals[dice.below(deals.len() as u32) as usize].1
    }
}
