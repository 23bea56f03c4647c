//! What a picture of a match shows of each player, from the public view alone.

use game::{Game, Observer, Seat};
use masmorra::Masmorra;
use raiders::Raiders;
use serde::Serialize;
use table::AnyTable;
use welcome::Welcome;

use crate::daily::HasPoints;

/// A kind of pictures of a game, and the key of one: `pictures/KIND/KEY.svg`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureName {
    pub kind: &'static str,
    pub key: String,
}

/// Something that players collect or suffer, and everyone can count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Count {
    Successes,
    Failures,
    Coins,
    Wounds,
    Experience,
    Gold,
}

/// What everyone may see of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Portrait {
    /// Their figure.
    pub figure: Option<PictureName>,
    /// What they have, the most important first.
    pub counts: Vec<(Count, u32)>,
}

/// A game whose players have portraits.
pub trait HasPortraits: HasPoints {
    /// Pictures that stand for the game, as kind and key, the most important first.
    const EMBLEM: &'static [(&'static str, &'static str)];

    /// The player's portrait in this view, which anyone may have.
    fn portrait(view: &Self::View, seat: Seat) -> Option<Portrait>;
}

/// The portraits of a game.
#[derive(Clone, Copy)]
pub struct Portraits {
    emblem: &'static [(&'static str, &'static str)],
    portrait: fn(&dyn AnyTable, Seat) -> Option<Portrait>,
}

impl Portraits {
    pub(crate) const fn of<G: HasPortraits>() -> Portraits {
        Portraits { emblem: G::EMBLEM, portrait: portrait_of::<G> }
    }

    /// Players have no figures and nothing to count.
    pub(crate) const fn none() -> Portraits {
        Portraits { emblem: &[], portrait: |_, _| None }
    }

    /// Pictures that stand for the game.
    pub fn emblem(&self) -> impl Iterator<Item = PictureName> {
        self.emblem.iter().map(|(kind, key)| PictureName { kind, key: (*key).to_owned() })
    }

    /// What everyone may see of a player.
    pub fn of_seat(&self, table: &dyn AnyTable, seat: Seat) -> Portrait {
        (self.portrait)(table, seat).unwrap_or_default()
    }
}

fn portrait_of<G: HasPortraits>(table: &dyn AnyTable, seat: Seat) -> Option<Portrait> {
    let input = table.view_input(Observer::Public);
    let (view, _) = input.read::<G>()?;
    G::portrait(view, seat)
}

/// The picture of a component, whose key is its name in views.
fn picture<T: Serialize>(kind: &'static str, component: Option<T>) -> Option<PictureName> {
    let name = serde_json::to_value(component?).ok()?;
    Some(PictureName { kind, key: name.as_str()?.to_owned() })
}

/// The game's points as the first count.
fn points<G: HasPoints>(view: &<G as Game>::View, seat: Seat, tally: Count) -> Vec<(Count, u32)> {
    G::points(view, seat).map(|points| (tally, points)).into_iter().collect()
}

/// All players share the adventurer of the round.
impl HasPortraits for Welcome {
    const EMBLEM: &'static [(&'static str, &'static str)] =
        &[("monsters", "dragon"), ("adventurers", "warrior"), ("adventurers", "mage")];

    fn portrait(view: &welcome::View, seat: Seat) -> Option<Portrait> {
        let mut counts = points::<Welcome>(view, seat, Count::Successes);
        counts.push((Count::Failures, view.players.get(seat.index())?.failures.into()));
        Some(Portrait { figure: picture("adventurers", view.adventurer), counts })
    }
}

impl HasPortraits for Raiders {
    const EMBLEM: &'static [(&'static str, &'static str)] =
        &[("bosses", "minotaur"), ("characters", "knight"), ("characters", "thief")];

    fn portrait(view: &raiders::View, seat: Seat) -> Option<Portrait> {
        let player = view.players.get(seat.index())?;
        let mut counts = points::<Raiders>(view, seat, Count::Coins);
        counts.push((Count::Wounds, player.wounds.into()));
        Some(Portrait { figure: picture("characters", player.character), counts })
    }
}

impl HasPortraits for Masmorra {
    const EMBLEM: &'static [(&'static str, &'static str)] =
        &[("monsters", "malaphyas"), ("heroes", "valerie"), ("heroes", "albus")];

    fn portrait(view: &masmorra::View, seat: Seat) -> Option<Portrait> {
        let player = view.players.get(seat.index())?;
        let mut counts = points::<Masmorra>(view, seat, Count::Experience);
        counts.push((Count::Gold, player.gold.into()));
        Some(Portrait { figure: picture("heroes", player.hero), counts })
    }
}
