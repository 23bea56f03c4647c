//! Actions as numbers and views as vectors, for programs that learn.
//!
//! The encoding stands beside the contract: rules and servers do not use it. Features are written from a view, so they
//! contain nothing that the observer may not know. `game::kit::check_encoding` checks the promises of [`Encoding`].

use crate::contract::Game;
use crate::seat::{Observer, Seat};
use crate::setup::Setup;
use crate::sink::Silent;

/// How programs that learn see a game.
pub trait Encoding: Game {
    /// Increases whenever an id or a feature gets another meaning.
    const VERSION: u16;
    /// The number of different actions. Ids are smaller.
    const ACTIONS: usize;

    /// Clears `ids` and writes the id of each legal action, in the order of the list.
    ///
    /// Different actions of one list have different ids. Seats are counted from the observer, so that an id means the
    /// same to every player.
    fn action_ids(view: &Self::View, legal: &[Self::Action], ids: &mut Vec<u16>);

    /// Returns the names of all ids.
    fn action_names() -> Vec<String>;

    /// Writes the features of a view. All views have the same features in the same order.
    ///
    /// Different views have different features, except for what [`encoded_part`](Encoding::encoded_part) leaves out.
    fn write_features(view: &Self::View, out: &mut impl Features);

    /// Returns the view without the parts that the features leave out.
    fn encoded_part(view: &Self::View) -> Self::View {
        view.clone()
    }
}

/// Receives the features of a view in order.
pub trait Features {
    /// Writes one number.
    fn number(&mut self, name: &str, value: impl Into<i32>);

    /// Writes several numbers.
    fn numbers(
        &mut self,
        name: &str,
        values: impl ExactSizeIterator<Item = i32>,
        label: impl Fn(usize) -> String,
    );

    /// Writes `count` features, of which at most the one at `index` is 1 and all others are 0.
    fn one_of(&mut self, name: &str, count: usize, index: Option<usize>, label: impl Fn(usize) -> String);

    /// Writes `count` features: 1 for the members, 0 for all others.
    fn members(
        &mut self,
        name: &str,
        count: usize,
        members: impl Iterator<Item = usize>,
        label: impl Fn(usize) -> String,
    );

    /// Starts a group of features, such as those of one player.
    fn begin(&mut self, name: &str, index: usize);

    /// Ends the last group.
    fn end(&mut self);
}

/// Writes features as bytes. The caller provides memory for all of them; features beyond it are dropped.
pub struct FeatureBytes<'a> {
    values: &'a mut [i8],
    at: usize,
}

impl<'a> FeatureBytes<'a> {
    pub fn new(values: &'a mut [i8]) -> FeatureBytes<'a> {
        values.fill(0);
        FeatureBytes { values, at: 0 }
    }

    #[inline]
    fn set(&mut self, at: usize, value: i8) {
        if let Some(place) = self.values.get_mut(at) {
            *place = value;
        }
    }
}

impl Features for FeatureBytes<'_> {
    #[inline]
    fn number(&mut self, _name: &str, value: impl Into<i32>) {
        self.set(self.at, byte(value.into()));
        self.at += 1;
    }

    #[inline]
    fn numbers(
        &mut self,
        _name: &str,
        values: impl ExactSizeIterator<Item = i32>,
        _label: impl Fn(usize) -> String,
    ) {
        let end = self.at + values.len();
        let places = self.values.get_mut(self.at..end).unwrap_or_default();
        places.iter_mut().zip(values).for_each(|(place, value)| *place = byte(value));
        self.at = end;
    }

    #[inline]
    fn one_of(&mut self, _name: &str, count: usize, index: Option<usize>, _label: impl Fn(usize) -> String) {
        if let Some(index) = index.filter(|index| *index < count) {
            self.set(self.at + index, 1);
        }
        self.at += count;
    }

    #[inline]
    fn members(
        &mut self,
        _name: &str,
        count: usize,
        members: impl Iterator<Item = usize>,
        _label: impl Fn(usize) -> String,
    ) {
        for index in members.filter(|index| *index < count) {
            self.set(self.at + index, 1);
        }
        self.at += count;
    }

    #[inline]
    fn begin(&mut self, _name: &str, _index: usize) {}

    #[inline]
    fn end(&mut self) {}
}

#[inline]
fn byte(value: i32) -> i8 {
    value.clamp(i8::MIN.into(), i8::MAX.into()) as i8
}

/// Collects the names of features, and their values without a limit.
#[derive(Default)]
pub struct NamedFeatures {
    pub names: Vec<String>,
    pub values: Vec<i32>,
    groups: Vec<String>,
    /// Indexes that are not below the count of their feature, by name.
    pub out_of_range: Vec<String>,
}

impl NamedFeatures {
    fn push(&mut self, name: &str, value: i32) {
        let mut full = String::with_capacity(64);
        for group in &self.groups {
            full.push_str(group);
            full.push('/');
        }
        full.push_str(name);
        self.names.push(full);
        self.values.push(value);
    }
}

impl Features for NamedFeatures {
    fn number(&mut self, name: &str, value: impl Into<i32>) {
        self.push(name, value.into());
    }

    fn numbers(
        &mut self,
        name: &str,
        values: impl ExactSizeIterator<Item = i32>,
        label: impl Fn(usize) -> String,
    ) {
        for (index, value) in values.enumerate() {
            self.push(&format!("{name}={}", label(index)), value);
        }
    }

    fn one_of(&mut self, name: &str, count: usize, index: Option<usize>, label: impl Fn(usize) -> String) {
        self.members(name, count, index.into_iter(), label);
    }

    fn members(
        &mut self,
        name: &str,
        count: usize,
        members: impl Iterator<Item = usize>,
        label: impl Fn(usize) -> String,
    ) {
        let from = self.values.len();
        (0..count).for_each(|index| self.push(&format!("{name}={}", label(index)), 0));
        for index in members {
            match self.values.get_mut(from + index) {
                Some(value) => *value = 1,
                None => self.out_of_range.push(format!("{name}: {index}")),
            }
        }
    }

    fn begin(&mut self, name: &str, index: usize) {
        self.groups.push(format!("{name} {index}"));
    }

    fn end(&mut self) {
        self.groups.pop();
    }
}

/// Returns the names of all features of a game.
pub fn feature_names<G: Encoding>() -> Vec<String> {
    let manifest = G::manifest();
    let game = Setup::new(manifest, *manifest.seats.start(), [])
        .ok()
        .and_then(|setup| G::new(&setup, &mut Silent).ok());
    let mut features = NamedFeatures::default();
    if let Some(game) = game {
        G::write_features(&game.view(Observer::Seat(Seat::FIRST)), &mut features);
    }
    features.names
}

/// Returns how many places `seat` sits after the observer, clockwise. The public counts from the first seat.
pub fn places_after(observer: Observer, seat: Seat, seats: usize) -> usize {
    let first = observer.seat().map_or(0, Seat::index);
    (seat.index() + seats - first.min(seats)) % seats.max(1)
}

/// Returns the seat that many places after the observer, or `None` if the match has fewer seats.
pub fn seat_after(observer: Observer, places: usize, seats: usize) -> Option<Seat> {
    let first = observer.seat().map_or(0, Seat::index);
    let number = (first + places) % seats.max(1);
    if places < seats { Seat::new(number as u8) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(out: &mut impl Features) {
        out.number("round", 3_u8);
        out.begin("player", 1);
        out.one_of("stage", 3, Some(1), |index| index.to_string());
        out.end();
        out.members("seen", 2, [0, 1].into_iter(), |index| index.to_string());
        out.number("gold", 200);
        out.numbers("dice", [4, -300].into_iter(), |index| index.to_string());
    }

    #[test]
    fn names_and_bytes_have_the_same_order() {
        let mut named = NamedFeatures::default();
        write(&mut named);
        let names = [
            "round",
            "player 1/stage=0",
            "player 1/stage=1",
            "player 1/stage=2",
            "seen=0",
            "seen=1",
            "gold",
            "dice=0",
            "dice=1",
        ];
        assert_eq!(named.names, names);
        assert_eq!(named.values, [3, 0, 1, 0, 1, 1, 200, 4, -300]);
        let mut bytes = [9; 9];
        write(&mut FeatureBytes::new(&mut bytes));
        assert_eq!(bytes, [3, 0, 1, 0, 1, 1, 127, 4, -128]);
    }

    #[test]
    fn seats_are_counted_from_the_observer() {
        let [first, third] = [0, 2].map(|number| Seat::new(number).unwrap());
        assert_eq!(places_after(Observer::Seat(third), first, 4), 2);
        assert_eq!(places_after(Observer::Seat(third), third, 4), 0);
        assert_eq!(places_after(Observer::Public, third, 4), 2);
        assert_eq!(seat_after(Observer::Seat(third), 2, 4), Some(first));
        assert_eq!(seat_after(Observer::Public, 2, 4), Some(third));
        assert_eq!(seat_after(Observer::Seat(third), 4, 4), None);
    }
}
