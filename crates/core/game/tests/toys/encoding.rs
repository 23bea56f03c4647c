//! The lantern game for programs that learn. It is correct unless a [`Fault`] is active.

use game::{Encoding, Features, Observer, Seat, SeatSet, places_after};

use super::fault::Fault;
use super::lantern_types::{Action, Lantern, Phase, View};
use super::lanterns::Lanterns;

const SEATS: usize = 4;
const LANTERNS: usize = 6;
const NAMES: [&str; 5] = ["seal 1", "seal 2", "seal 3", "keep", "swap"];

impl Encoding for Lanterns {
    const VERSION: u16 = 1;
    const ACTIONS: usize = NAMES.len();

    fn action_ids(_view: &View, legal: &[Action], ids: &mut Vec<u16>) {
        if !Fault::StaleIds.is_active() {
            ids.clear();
        }
        ids.extend(legal.iter().map(|&action| match action {
            Action::Seal { depth } => u16::from(depth) - 1,
            Action::Keep => 3,
            Action::Swap if Fault::SharedId.is_active() => 3,
            Action::Swap if Fault::LargeId.is_active() => 5,
            Action::Swap => 4,
        }));
    }

    fn action_names() -> Vec<String> {
        let known = if Fault::UnnamedId.is_active() { 4 } else { NAMES.len() };
        NAMES[..known].iter().map(|&name| name.to_owned()).collect()
    }

    fn write_features(view: &View, out: &mut impl Features) {
        out.one_of("me", SEATS + 1, Some(view.me.map_or(SEATS, Seat::index)), |seat| seat.to_string());
        out.number("seats", view.seats);
        let size_name = if Fault::SharedName.is_active() { "seats" } else { "size" };
        out.number(size_name, view.size);
        out.number("rounds", view.rounds);
        let factor = if Fault::LargeFeature.is_active() { 100 } else { 1 };
        out.number("round", i32::from(view.round) * factor);
        write_phase(view, out);
        let known = |index: usize| view.held.get(index).copied().flatten().map_or(0, brightness);
        out.numbers("held", std::array::from_fn::<_, SEATS, _>(known).into_iter(), |seat| seat.to_string());
        write_seats(view, "holders", view.holders, out);
        let mine = |index: usize| view.my_dropped.get(index).copied().map_or(0, brightness);
        out.numbers("my dropped", std::array::from_fn::<_, LANTERNS, _>(mine).into_iter(), |place| {
            place.to_string()
        });
        let dropped = |index: usize| view.dropped.get(index).map_or(0, |&count| i32::from(count));
        out.numbers("dropped", std::array::from_fn::<_, SEATS, _>(dropped).into_iter(), |seat| {
            seat.to_string()
        });
        if !Fault::FeatureForgotten.is_active() {
            out.number("my depth", view.my_depth.unwrap_or(0));
        }
        if !(Fault::FeatureComesAndGoes.is_active() && view.phase == Phase::Over) {
            write_seats(view, "sealed", view.sealed, out);
        }
        write_seats(view, "winners", view.winners, out);
    }
}

fn write_phase(view: &View, out: &mut impl Features) {
    let (phase, deepest) = match view.phase {
        Phase::Deal => (0, None),
        Phase::Delve => (1, None),
        Phase::Trade { seat } => (2, Some(places(view, seat))),
        Phase::Over => (3, None),
    };
    let phases = if Fault::IndexBeyondCount.is_active() { 3 } else { 4 };
    out.one_of("phase", phases, Some(phase), |phase| phase.to_string());
    out.one_of("deepest", SEATS, deepest, |places| places.to_string());
}

fn write_seats(view: &View, name: &str, seats: SeatSet, out: &mut impl Features) {
    out.members(name, SEATS, seats.iter().map(|seat| places(view, seat)), |places| places.to_string());
}

fn places(view: &View, seat: Seat) -> usize {
    places_after(view.me.map_or(Observer::Public, Observer::Seat), seat, view.seats.into())
}

fn brightness(lantern: Lantern) -> i32 {
    lantern.0.into()
}
