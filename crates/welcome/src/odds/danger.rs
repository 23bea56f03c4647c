//! The most that each kind of card can hurt: where even the worst cards together do not kill, nothing is left to
//! weigh.

use game::Silent;

use crate::components::{Effect, Foe, Held, Monster, Special, Strength};
use crate::odds::unknown::Unknown;
use crate::run::{After, Coin, Next, Run};

/// What decides how much a card can hurt a player who uses no tile by choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Arms {
    held: Held,
    named: Option<Monster>,
    number: Option<u8>,
    hunted: Option<Monster>,
}

impl Arms {
    pub(crate) fn of(run: Run) -> Arms {
        Arms { held: run.held, named: run.named, number: run.number, hunted: run.hunted }
    }
}

/// The kinds that can hurt and how much, the worst first.
pub(crate) struct Danger {
    worst_first: Vec<(Monster, i16)>,
    pub plain: [Option<i16>; Monster::ALL.len()],
    pub by_kind: [i16; Monster::ALL.len()],
}

impl Danger {
    /// The danger for a run with these tiles, in a dungeon so deep.
    pub(crate) fn of(run: Run, deepest: u8, deck_is_empty: bool) -> Danger {
        let by_kind = Monster::ALL.map(|monster| most_harm(run, monster, deepest));
        let mut worst_first: Vec<_> =
            Monster::ALL.into_iter().zip(by_kind).filter(|(_, harm)| *harm > 0).collect();
        worst_first.sort_by_key(|(_, harm)| -harm);
        Danger { worst_first, by_kind, plain: Monster::ALL.map(|m| plain(run, m, deck_is_empty)) }
    }

    /// Whether so many health points are enough for all cards ahead, whatever the unknown ones are.
    pub(crate) fn slack(&self, hp: i16, ahead: &[Option<Monster>], unknown: Unknown) -> i16 {
        let known: i16 = ahead.iter().flatten().map(|monster| self.by_kind[*monster as usize]).sum();
        let mut places = ahead.iter().filter(|card| card.is_none()).count() as i16;
        let mut left = hp - known;
        let mut veiled = unknown.veiled() as i16;
        for &(monster, harm) in &self.worst_first {
            let copies = places.min(unknown.open(monster) as i16);
            left -= copies * harm;
            places -= copies;
            if unknown.may_veil(monster) && veiled.min(places) > 0 {
                veiled -= 1;
                places -= 1;
                left -= harm;
            }
        }
        left
    }
}

/// The most health points that a card can take from a player who uses no tile by choice.
fn most_harm(run: Run, monster: Monster, deepest: u8) -> i16 {
    let card = monster.card();
    match (card.effect, card.strength) {
        (Special::TakeTile, _) => cheapest_tile(run),
        (_, Strength::TilesLeft) => run.held.len().into(),
        (_, Strength::Position) => deepest.into(),
        _ => plain_harm(run, monster),
    }
}

/// The harm of a card that does not depend on when it comes. Whatever helps for a while only is left aside.
fn plain_harm(run: Run, monster: Monster) -> i16 {
    const PLENTY: i16 = 90;
    let mut run = Run { hp: PLENTY, next: Next::Faced, relief: 0, coin: Coin::Resting, seen: Default::default(), ..run };
    run.face(run.meet(monster, &mut Silent), None, &mut Silent);
    (PLENTY - run.hp).max(0)
}

/// The health points that go with a tile whose loss changes nothing else; plenty if there is none such.
fn cheapest_tile(run: Run) -> i16 {
    const TOO_DEAR: i16 = 99;
    if run.held.is_empty() {
        return 0;
    }
    let price = |slot| match run.effect(slot) {
        Effect::Hp(hp) => hp.into(),
        Effect::StrikesSeen
        | Effect::StrikesForHp
        | Effect::StrikesOdd
        | Effect::StrikesForTile
        | Effect::Replaces
        | Effect::Revives
        | Effect::Reanimates
        | Effect::WinsIfAllDiffer
        | Effect::LuckyRun => 0,
        _ => TOO_DEAR,
    };
    run.held.map(price).min().unwrap_or(0)
}

fn plain(run: Run, monster: Monster, deck_is_empty: bool) -> Option<i16> {
    if run.held.into_iter().any(|slot| matches!(run.effect(slot), Effect::BluntsBelow(_) | Effect::Defeats(Foe::Repeated) | Effect::Defeats(Foe::OneOfBelowHp{..}))) { return None }
    if matches!(monster.card().strength, Strength::TilesLeft | Strength::Position) { return None }
    const PLENTY: i16 = 90;
    let before = Run { hp: PLENTY, next: Next::Faced, relief: 0, coin: Coin::Resting, seen: Default::default(), ..run };
    let met = before.meet(monster, &mut Silent);
    if !before.offers(met, deck_is_empty).is_empty() { return None }
    let mut after = before;
    if after.face(met, None, &mut Silent) != After::Alive { return None }
    let mut expect = before;
    expect.unveil(met);
    expect.hp = after.hp;
    (expect == after).then_some(after.hp - PLENTY)
}
