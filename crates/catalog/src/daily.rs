//! The daily dungeon of each game: who plays it with which options, and what counts besides the victory.

use game::{Game, Observer, Seat};
use masmorra::Masmorra;
use raiders::{FateView, Raiders};
use table::AnyTable;
use welcome::Welcome;

/// Options with their values.
pub type Choices = Vec<(&'static str, &'static str)>;

/// A game whose players have points.
pub trait HasPoints: Game {
    /// The points of a seat in this view, which anyone may have.
    fn points(view: &Self::View, seat: Seat) -> Option<u32>;
}

/// The daily dungeon of a game: a person in the first seat, against bots.
#[derive(Clone, Copy)]
pub struct Daily {
    /// The bots, by seat. They decide at once, so that they decide the same on every machine.
    pub bots: &'static [&'static str],
    /// The options of one day after the other; then they start again.
    rotation: &'static [&'static [(&'static str, &'static str)]],
    points: fn(&dyn AnyTable, Seat) -> Option<u32>,
}

/// How a seat ended a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// Winners share the first place; the others follow by points. If everyone has lost, the best are second.
    pub place: u8,
    pub points: u32,
}

impl Daily {
    pub(crate) const fn of<G: HasPoints>(
        bots: &'static [&'static str],
        rotation: &'static [&'static [(&'static str, &'static str)]],
    ) -> Daily {
        Daily { bots, rotation, points: points_of::<G> }
    }

    /// The options of a day, counted from any fixed day.
    pub fn options(&self, day: i64) -> Choices {
        let length = i64::try_from(self.rotation.len()).unwrap_or(i64::MAX).max(1);
        let place = usize::try_from(day.rem_euclid(length)).unwrap_or_default();
        self.rotation.get(place).map_or_else(Vec::new, |options| options.to_vec())
    }

    /// How a seat ended a finished match. Returns `None` while the match runs.
    pub fn placing(&self, table: &dyn AnyTable, seat: Seat) -> Option<Placing> {
        if !table.is_over() {
            return None;
        }
        let winners = table.winners();
        let rank = |seat: Seat| Some((winners.contains(seat), (self.points)(table, seat)?));
        let own = rank(seat)?;
        let others = Seat::all(table.seats()).filter_map(rank);
        let ahead = others.filter(|other| *other > own).count();
        let place = if own.0 { 1 } else { (ahead + 1).max(2) };
        Some(Placing { place: u8::try_from(place).unwrap_or(u8::MAX), points: own.1 })
    }
}

fn points_of<G: HasPoints>(table: &dyn AnyTable, seat: Seat) -> Option<u32> {
    let input = table.view_input(Observer::Public);
    let (view, _) = input.read::<G>()?;
    G::points(view, seat)
}

/// The success cards.
impl HasPoints for Welcome {
    fn points(view: &welcome::View, seat: Seat) -> Option<u32> {
        view.players.get(seat.index()).map(|player| player.successes.into())
    }
}

/// The coins. A player who is out has none.
impl HasPoints for Raiders {
    fn points(view: &raiders::View, seat: Seat) -> Option<u32> {
        let player = view.players.get(seat.index())?;
        Some(if player.fate == FateView::Petrified { 0 } else { player.coins.into() })
    }
}

/// The experience.
impl HasPoints for Masmorra {
    fn points(view: &masmorra::View, seat: Seat) -> Option<u32> {
        view.players.get(seat.index()).map(|player| player.xp.into())
    }
}
