//! Features that several parts of a view share.

use game::{Features, Seat, places_after};

use crate::components::{Symbol, Tile, Treasure};
use crate::dungeon::{Spot, TILES};
use crate::figure::{FIGURES, FigureId};
use crate::pool::Pool;
use crate::stacks::Hand;
use crate::state::SEATS;
use crate::view::View;

/// The largest number that a feature holds.
pub(super) const LARGEST: u8 = i8::MAX as u8;

pub(super) fn places(view: &View, seat: Seat) -> usize {
    places_after(view.observer, seat, view.players.len())
}

pub(super) fn write_seat(view: &View, name: &str, seat: Option<Seat>, out: &mut impl Features) {
    out.one_of(name, SEATS, seat.map(|seat| places(view, seat)), places_on);
}

pub(super) fn write_seats(
    view: &View,
    name: &str,
    seats: impl Iterator<Item = Seat>,
    out: &mut impl Features,
) {
    out.members(name, SEATS, seats.map(|seat| places(view, seat)), places_on);
}

pub(super) fn places_on(places: usize) -> String {
    format!("{places} places on")
}

/// The number of a room, counted from 1; 0 if there is none.
pub(super) fn write_room(name: &str, spot: Option<Spot>, out: &mut impl Features) {
    out.number(name, spot.map_or(0, |spot| i32::from(spot.0) + 1));
}

pub(super) fn write_rooms(name: &str, spots: &[Spot], out: &mut impl Features) {
    out.members(name, TILES, spots.iter().map(|spot| spot.index()), |room| format!("room {}", room + 1));
}

pub(super) fn write_figures(name: &str, figures: &[FigureId], out: &mut impl Features) {
    out.members(name, FIGURES, figures.iter().map(|id| id.index()), figure_name);
}

pub(super) fn figure_name(index: usize) -> String {
    format!("figure {index}")
}

pub(super) fn write_tile(name: &str, tile: Option<Tile>, out: &mut impl Features) {
    out.one_of(name, Tile::ALL.len(), tile.map(Tile::index), tile_key);
}

pub(super) fn tile_key(index: usize) -> String {
    Tile::ALL[index].key().to_owned()
}

pub(super) fn write_symbol(name: &str, symbol: Option<Symbol>, out: &mut impl Features) {
    out.one_of(name, Symbol::ALL.len(), symbol.map(Symbol::index), symbol_key);
}

pub(super) fn symbol_key(index: usize) -> String {
    Symbol::ALL[index].key().to_owned()
}

pub(super) fn write_pool(name: &str, pool: Pool, out: &mut impl Features) {
    let counts = Symbol::ALL.into_iter().map(|symbol| i32::from(pool.count(symbol)));
    out.numbers(name, counts, symbol_key);
}

pub(super) fn write_hand(name: &str, hand: Hand, out: &mut impl Features) {
    let counts = Treasure::ALL.into_iter().map(|treasure| i32::from(hand.count(treasure)));
    out.numbers(name, counts, treasure_key);
}

pub(super) fn treasure_key(index: usize) -> String {
    Treasure::ALL[index].key().to_owned()
}
