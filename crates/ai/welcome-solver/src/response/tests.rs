//! The walk beside a best response that looks at every deal by itself.

use std::cell::RefCell;
use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;
use solver::{ListDeals, Node, Probabilities, Round, Strategy};
use welcome::Adventurer;

use super::*;
use crate::bidding::{Phase, Position, Rules};
use crate::file::Chapter;
use crate::habits::Standing;
use crate::holding::Holding;
use crate::stakes::{Score, Stakes};
use crate::strategy::Playbook;
use crate::training::learn;

/// The end of a round as a small game in which the responder forgets nothing.
struct Finale<'a> {
    bout: Bout<'a>,
    habits: &'a Habits<'a>,
    rule: RefCell<Threshold<'a>>,
    responder: Side,
    deals: Vec<(f64, Position)>,
}

/// A position, and the public story that led to it.
#[derive(Clone, Copy)]
struct Told {
    position: Position,
    story: u64,
}

impl Round for Finale<'_> {
    type Position = Told;

    fn slots(&self) -> usize {
        self.bout.slots()
    }

    fn node(&self, told: &Told) -> Node {
        let stage = self.bout.node(&told.position);
        let Node::Decision { side, at, actions } = stage else { return stage };
        if side == self.responder {
            let drawn = if let Phase::Place(kind) = told.position.phase { Some(kind) } else { None };
            return Node::Decision { side, at: hash((told.story, at, drawn)) as usize, actions };
        }
        self.look_at(&told.position, side, actions);
        stage
    }

    fn after(&self, told: &Told, action: usize) -> Told {
        Told { position: self.bout.after(&told.position, action), story: hash((told.story, action)) }
    }
}

impl ListDeals for Finale<'_> {
    fn deals(&self) -> Vec<(f64, Told)> {
        self.deals.iter().map(|&(chance, position)| (chance, Told { position, story: 0 })).collect()
    }
}

impl Finale<'_> {
    /// Works out what the rival does here, so that it is known by its slot.
    fn look_at(&self, position: &Position, side: Side, actions: usize) {
        let (own, hidden) = (position.holding(side), position.holding(side.other()).added());
        let standing = Standing { drawn: position.drawn, tiles: position.tiles, own, hidden };
        let rule = &mut self.rule.borrow_mut();
        let _ = match position.phase {
            Phase::Bid => self.habits.bid(standing, rule),
            Phase::Place(kind) => self.habits.place(standing, usize::from(kind), rule),
            Phase::Name | Phase::Over(_) => self.habits.name(standing, actions, rule),
        };
    }
}

impl Strategy for Habits<'_> {
    fn probabilities(&self, at: usize, actions: usize) -> Probabilities {
        self.known_at(at, actions)
    }
}

fn hash(value: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

fn holding(added: &[usize], aside: &[usize]) -> Holding {
    let all = added.iter().fold(Holding::default(), |all, &kind| all.with_added(kind));
    aside.iter().fold(all, |all, &kind| all.with_aside(kind))
}

/// Every order of some cards, copies told apart.
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

/// The cards that neither has drawn.
fn left_over(one: Holding, other: Holding) -> Option<Vec<usize>> {
    let left = |kind: usize| (one.unseen(kind) + other.unseen(kind)).checked_sub(crate::deck::copies(kind));
    let each = |kind: usize| Some(vec![kind; usize::from(left(kind)?)]);
    Some((0..KINDS.len()).map(each).collect::<Option<Vec<_>>>()?.concat())
}

/// A responder with these cards, and a rival who may hold any of those.
fn check(learned: Learned<'_>, responder: Side, tiles: Tiles, own: Holding, rivals: &[(Holding, f32)]) {
    let rules = Rules::of(Adventurer::Warrior).unwrap();
    let (habits, families) = (Habits::new(&rules, learned), Families::new());
    let bout = Bout::new(&rules, Stakes::PLAIN);
    let court = Court { bout: &bout, habits: &habits, families: &families, responder };
    let cards = |holding: Holding| holding.added() + holding.aside();
    let (first, drawn) = (rivals[0].0, cards(own) + cards(rivals[0].0));
    let story = Story { drawn, tiles, added: own.added(), aside: own.aside() };
    let rank = |holding: Holding| {
        let family = families.of(holding.added(), holding.aside());
        family.holdings.iter().position(|&known| known == holding).unwrap()
    };
    let holdings = rivals.iter().map(|(holding, reach)| (rank(*holding) as u16, *reach)).collect();
    let rival = Rival { added: first.added(), aside: first.aside(), holdings };
    let walked = court.worth(story, &rival, 2, &|_, _| ())[rank(own)];

    let mut deals = Vec::new();
    for &(holding, reach) in rivals {
        let Some(left) = left_over(own, holding) else { continue };
        let pair = if responder == Side::First { [own, holding] } else { [holding, own] };
        let orders = orders(&left);
        let ways = families
            .ways(cards(own), cards(holding))
            .rows()
            .nth(usize::from(families.of(own.added(), own.aside()).set_of[rank(own)]));
        let set = families.of(holding.added(), holding.aside()).set_of[rank(holding)];
        let weight = f64::from(reach * ways.unwrap()[usize::from(set)]) / orders.len() as f64;
        deals.extend(orders.iter().map(|order| (weight, Position::midway(pair, tiles, order))));
    }
    let whole: f64 = deals.iter().map(|(weight, _)| weight).sum();
    deals.iter_mut().for_each(|(weight, _)| *weight /= whole);
    let rule = RefCell::new(Threshold::new(&rules));
    let finale = Finale { bout, habits: &habits, rule, responder, deals };
    let listed = solver::best_response(&finale, responder, &habits);
    let walked = walked / (whole * f64::from(story.order()));
    assert!((walked - listed).abs() < 1e-5, "walked {walked}, deal by deal {listed}");
}

fn check_ends(learned: Learned<'_>) {
    let may_hold = [
        (&[0, 3, 4][..], &[1][..], 1.0),
        (&[0, 0, 6], &[2], 0.4),
        (&[1, 5, 7], &[0], 0.7),
        (&[4, 4, 2], &[3], 0.1),
    ];
    let rivals = may_hold.map(|(added, aside, reach)| (holding(added, aside), reach));
    for tiles in [0b11_1100, 0b01_1110, 0b10_0111] {
        check(learned, Side::First, Tiles(tiles), holding(&[1, 2, 3, 5], &[0]), &rivals[..1]);
        check(learned, Side::First, Tiles(tiles), holding(&[1, 2, 3, 7], &[0]), &rivals);
        check(learned, Side::Second, Tiles(tiles), holding(&[1, 2, 3], &[0]), &rivals);
    }
}

#[test]
fn against_the_threshold_rule_the_walk_wins_what_looking_at_each_deal_wins() {
    check_ends(Learned::Book(&Playbook::empty()));
}

#[test]
#[ignore = "slow"]
fn against_a_mix_the_walk_wins_what_looking_at_each_deal_wins() {
    let rules = Rules::of(Adventurer::Warrior).unwrap();
    let bout = Bout::new(&rules, Stakes::PLAIN);
    let table = solver::RegretTable::new(bout.slots());
    learn(&bout, &table, Crew { before: 0, threads: 1, seed: 3 }, &|deals| deals >= 2_000);
    check_ends(Learned::Table(&table));
    let chapter = Chapter::write_down(&rules, Score::LAST, 0.0, &table, 1 << 18);
    check_ends(Learned::Book(&Playbook::read(&rules, &chapter)));
}
