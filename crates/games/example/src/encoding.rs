//! Actions as numbers and views as features, for programs that learn.

use game::{Encoding, Features, Seat, places_after, seat_after};

use crate::action::Action;
use crate::components::{Charm, Encounter};
use crate::options::Collapse;
use crate::state::{Example, SEATS};
use crate::view::{CharmView, PlayerView, Stage, View};

const ACTIONS: [&str; 4] = ["descend", "camp", "use charm", "flee"];
const STAGES: [&str; 5] = ["deal", "draw", "choose", "danger", "over"];
const CHARM_STATES: [&str; 4] = ["not dealt", "hidden", "own", "shown"];

impl Encoding for Example {
    const VERSION: u16 = 1;
    const ACTIONS: usize = ACTIONS.len();

    fn action_ids(_view: &View, legal: &[Action], ids: &mut Vec<u16>) {
        ids.clear();
        ids.extend(legal.iter().map(|action| match action {
            Action::Descend => 0,
            Action::Camp => 1,
            Action::UseCharm => 2,
            Action::Flee => 3,
        }));
    }

    fn action_names() -> Vec<String> {
        ACTIONS.map(str::to_owned).to_vec()
    }

    fn write_features(view: &View, out: &mut impl Features) {
        let observer = view.observer.seat().map_or(SEATS, Seat::index);
        out.one_of("observer", SEATS + 1, Some(observer), |seat| match seat {
            SEATS => "public".to_owned(),
            seat => format!("seat {seat}"),
        });
        out.number("seats", view.players.len() as i32);
        out.number("loot saved", i32::from(view.options.collapse == Collapse::Saved));
        write_stage(view.stage, out);
        out.one_of("actor", SEATS, Some(places(view, view.actor)), places_on);
        out.number("loot", view.loot);
        for places in 0..SEATS {
            out.begin("player", places);
            let seat = seat_after(view.observer, places, view.players.len());
            write_player(seat.and_then(|seat| view.players.get(seat.index())), out);
            out.end();
        }
        let left = |encounter| view.stairs.iter().find(|entry| entry.encounter == encounter);
        let counts = Encounter::ALL.into_iter().map(|kind| left(kind).map_or(0, |entry| entry.count.into()));
        out.numbers("stairs", counts, encounter_key);
        out.members("winners", SEATS, view.winners.iter().map(|&seat| places(view, seat)), places_on);
    }
}

/// Seats are counted from the observer, so that a feature means the same to every player.
fn places(view: &View, seat: Seat) -> usize {
    places_after(view.observer, seat, view.players.len())
}

fn places_on(places: usize) -> String {
    format!("{places} places on")
}

fn encounter_key(index: usize) -> String {
    Encounter::ALL[index].key().to_owned()
}

fn write_stage(stage: Stage, out: &mut impl Features) {
    let (stage, hazard) = match stage {
        Stage::Deal => (0, None),
        Stage::Draw => (1, None),
        Stage::Choose => (2, None),
        Stage::Danger { encounter } => (3, Some(encounter)),
        Stage::Over => (4, None),
    };
    out.one_of("stage", STAGES.len(), Some(stage), |stage| STAGES[stage].to_owned());
    out.one_of("hazard", Encounter::ALL.len(), hazard.map(Encounter::index), encounter_key);
}

fn write_player(player: Option<&PlayerView>, out: &mut impl Features) {
    out.number("coins", player.map_or(0, |player| player.coins));
    let (state, charm) = match player.map(|player| player.charm) {
        None => (None, None),
        Some(CharmView::NotDealt) => (Some(0), None),
        Some(CharmView::Hidden) => (Some(1), None),
        Some(CharmView::Own { charm }) => (Some(2), Some(charm)),
        Some(CharmView::Shown { charm }) => (Some(3), Some(charm)),
    };
    out.one_of("charm is", CHARM_STATES.len(), state, |state| CHARM_STATES[state].to_owned());
    out.one_of("charm", Charm::ALL.len(), charm.map(Charm::index), |charm| {
        Charm::ALL[charm].key().to_owned()
    });
}
