//! Compares the walk with a best response that lists every deal.

use std::cell::RefCell;
use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;
use solver::{ListDeals, Node, Probabilities, Round, Strategy};
use welcome::Adventurer;

use super::*;
use crate::full_strategy::Decision;
use crate::hand::Hand;
use crate::playbook::Playbook;
use crate::round::{Phase, Position, Rules};
use crate::stakes::{Score, Stakes};
use crate::strategy_file::Chapter;
use crate::training::learn;

/// The end of a round as a small game in which the responder has perfect recall.
struct Endgame<'a> {
    round: StakedRound<'a>,
    strategy: &'a FullStrategy<'a>,
    threshold: RefCell<Threshold<'a>>,
    responder: Side,
    deals: Vec<(f64, Position)>,
}

/// A position and a hash of the public history before it.
#[derive(Clone, Copy)]
struct WithHistory {
    position: Position,
    history: u64,
}

impl Round for Endgame<'_> {
    type Position = WithHistory;

    fn slots(&self) -> usize {
        self.round.slots()
    }

    fn node(&self, node: &WithHistory) -> Node {
        let stage = self.round.node(&node.position);
        let Node::Decision { side, at, actions } = stage else { return stage };
        if side == self.responder {
            let drawn = if let Phase::Place(kind) = node.position.phase { Some(kind) } else { None };
            return Node::Decision { side, at: hash((node.history, at, drawn)) as usize, actions };
        }
        self.resolve(&node.position, side, actions);
        stage
    }

    fn after(&self, node: &WithHistory, action: usize) -> WithHistory {
        WithHistory {
            position: self.round.after(&node.position, action),
            history: hash((node.history, action)),
        }
    }
}

impl ListDeals for Endgame<'_> {
    fn deals(&self) -> Vec<(f64, WithHistory)> {
        self.deals.iter().map(|&(chance, position)| (chance, WithHistory { position, history: 0 })).collect()
    }
}

impl Endgame<'_> {
    /// Computes the opponent's decision here, so that it can be looked up by its slot.
    fn resolve(&self, position: &Position, side: Side, actions: usize) {
        let (own, hidden) = (position.hand(side), position.hand(side.other()).added());
        let decision = Decision { drawn: position.drawn, tiles: position.tiles, own, hidden };
        let threshold = &mut self.threshold.borrow_mut();
        let _ = match position.phase {
            Phase::Bid => self.strategy.bid(decision, threshold),
            Phase::Place(kind) => self.strategy.place(decision, usize::from(kind), threshold),
            Phase::Name | Phase::Over(_) => self.strategy.name(decision, actions, threshold),
        };
    }
}

impl Strategy for FullStrategy<'_> {
    fn probabilities(&self, at: usize, actions: usize) -> Probabilities {
        self.known_at(at, actions)
    }
}

fn hash(value: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

fn hand(added: &[usize], aside: &[usize]) -> Hand {
    let all = added.iter().fold(Hand::default(), |all, &kind| all.with_added(kind));
    aside.iter().fold(all, |all, &kind| all.with_aside(kind))
}

/// Every order of some cards, with copies as different cards.
fn orders(cards: &[usize]) -> Vec<Vec<usize>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let first = |place: usize| {
        let mut rest = cards.to_vec();
        let card = rest.remove(place);
        orders(&rest).into_iter().map(move |order| [vec![card], order].concat())
    };
    (0..cards.len()).flat_map(first).collect()
}

/// The cards that neither player has drawn.
fn left_over(one: Hand, other: Hand) -> Option<Vec<usize>> {
    let left = |kind: usize| (one.unseen(kind) + other.unseen(kind)).checked_sub(crate::deck::copies(kind));
    let each = |kind: usize| Some(vec![kind; usize::from(left(kind)?)]);
    Some((0..KINDS.len()).map(each).collect::<Option<Vec<_>>>()?.concat())
}

#[test]
fn a_less_precise_walk_gives_an_upper_bound() {
    let rules = Rules::of(Adventurer::Warrior).unwrap();
    let (empty, groups) = (Playbook::empty(), HandGroups::new());
    let strategy = FullStrategy::new(&rules, Learned::Book(&empty));
    let round = StakedRound::new(&rules, Stakes::PLAIN);
    let own = hand(&[1, 2, 3, 5], &[0]);
    let values = |precision| {
        let responder = Side::First;
        let context = Context { round: &round, strategy: &strategy, groups: &groups, responder, precision };
        let history = PublicHistory { drawn: 10, tiles: Tiles(0b11_1100), added: 4, aside: 1 };
        let hands = (0..groups.of(4, 1).hands.len()).map(|rank| (rank as u16, 1.0)).collect();
        let opponent = OpponentRange { added: 4, aside: 1, hands };
        context.values(history, &opponent, 1, &|_, _| ())[rank_of(&groups, own)]
    };
    let [exact, close, rough] = [Precision::Exact, Precision::Above(1e-3), Precision::Above(0.5)].map(values);
    assert!(exact <= close && close <= rough && exact < rough, "{exact}, {close} and {rough}");
}

fn rank_of(groups: &HandGroups, hand: Hand) -> usize {
    groups.of(hand.added(), hand.aside()).hands.iter().position(|&known| known == hand).unwrap()
}

/// A responder with this hand against an opponent with one of these hands.
fn check(learned: Learned<'_>, responder: Side, tiles: Tiles, own: Hand, opponents: &[(Hand, f32)]) {
    let rules = Rules::of(Adventurer::Warrior).unwrap();
    let (strategy, groups) = (FullStrategy::new(&rules, learned), HandGroups::new());
    let round = StakedRound::new(&rules, Stakes::PLAIN);
    let precision = Precision::Exact;
    let context = Context { round: &round, strategy: &strategy, groups: &groups, responder, precision };
    let cards = |hand: Hand| hand.added() + hand.aside();
    let (first, drawn) = (opponents[0].0, cards(own) + cards(opponents[0].0));
    let history = PublicHistory { drawn, tiles, added: own.added(), aside: own.aside() };
    let rank = |hand: Hand| rank_of(&groups, hand);
    let hands = opponents.iter().map(|(hand, reach)| (rank(*hand) as u16, *reach)).collect();
    let opponent = OpponentRange { added: first.added(), aside: first.aside(), hands };
    let walked = context.values(history, &opponent, 2, &|_, _| ())[rank(own)];

    let mut deals = Vec::new();
    for &(hand, reach) in opponents {
        let Some(left) = left_over(own, hand) else { continue };
        let pair = if responder == Side::First { [own, hand] } else { [hand, own] };
        let orders = orders(&left);
        let ways = groups
            .ways(cards(own), cards(hand))
            .rows()
            .nth(usize::from(groups.of(own.added(), own.aside()).set_of[rank(own)]));
        let set = groups.of(hand.added(), hand.aside()).set_of[rank(hand)];
        let weight = f64::from(reach * ways.unwrap()[usize::from(set)]) / orders.len() as f64;
        deals.extend(orders.iter().map(|order| (weight, Position::midway(pair, tiles, order))));
    }
    let whole: f64 = deals.iter().map(|(weight, _)| weight).sum();
    deals.iter_mut().for_each(|(weight, _)| *weight /= whole);
    let threshold = RefCell::new(Threshold::new(&rules));
    let endgame = Endgame { round, strategy: &strategy, threshold, responder, deals };
    let listed = solver::best_response(&endgame, responder, &strategy);
    let walked = walked / (whole * f64::from(history.order_probability()));
    assert!((walked - listed).abs() < 1e-5, "walked {walked}, deal by deal {listed}");
}

fn check_ends(learned: Learned<'_>) {
    let may_hold = [
        (&[0, 3, 4][..], &[1][..], 1.0),
        (&[0, 0, 6], &[2], 0.4),
        (&[1, 5, 7], &[0], 0.7),
        (&[4, 4, 2], &[3], 0.1),
    ];
    let opponents = may_hold.map(|(added, aside, reach)| (hand(added, aside), reach));
    for tiles in [0b11_1100, 0b01_1110, 0b10_0111] {
        check(learned, Side::First, Tiles(tiles), hand(&[1, 2, 3, 5], &[0]), &opponents[..1]);
        check(learned, Side::First, Tiles(tiles), hand(&[1, 2, 3, 7], &[0]), &opponents);
        check(learned, Side::Second, Tiles(tiles), hand(&[1, 2, 3], &[0]), &opponents);
    }
}

#[test]
fn the_walk_matches_the_listed_response_to_the_threshold_rule() {
    check_ends(Learned::Book(&Playbook::empty()));
}

#[test]
#[ignore = "slow"]
fn the_walk_matches_the_listed_response_to_a_mixed_strategy() {
    let rules = Rules::of(Adventurer::Warrior).unwrap();
    let round = StakedRound::new(&rules, Stakes::PLAIN);
    let table = solver::RegretTable::new(round.slots());
    learn(&round, &table, Workers { before: 0, threads: 1, seed: 3 }, &|deals| deals >= 2_000);
    check_ends(Learned::Table(&table));
    let chapter = Chapter::write_down(&rules, Score::LAST, 0.0, &table, 1 << 18);
    check_ends(Learned::Book(&Playbook::read(&rules, &chapter)));
}
