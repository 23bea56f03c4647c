//! The contract of a game, implemented for The Deep Stairs.

use game::{Dice, Game, Manifest, Observer, Outcomes, Seat, SeatSet, Setup, SetupError, Sink, Turn};

use crate::action::{Action, Outcome};
use crate::components::{Charm, Encounter};
use crate::event::Event;
use crate::options::OPTIONS;
use crate::refusal::Refusal;
use crate::state::{Example, Phase};
use crate::story::ExampleStory;
use crate::view::View;

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

static MANIFEST: Manifest = Manifest {
    key: "example",
    rules_version: 1,
    seats: 2..=4,
    options: OPTIONS,
    simulations: &[],
    rules: RULES,
    english: game::fluent_file!("../i18n/en.ftl"),
    spanish: game::fluent_file!("../i18n/es.ftl"),
};

impl Game for Example {
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Story = ExampleStory;
    type View = View;
    type Refusal = Refusal;

    fn manifest() -> &'static Manifest {
        &MANIFEST
    }

    fn new(setup: &Setup, sink: &mut impl Sink<Event>) -> Result<Example, SetupError> {
        Ok(Example::set_up(setup, sink))
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::Draw => Turn::Chance,
            Phase::Choose | Phase::Danger { .. } => Turn::of(self.actor),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase {
            _ if seat != self.actor => {}
            Phase::Choose => actions.extend([Action::Descend, Action::Camp]),
            Phase::Danger { encounter } => {
                let helps = self.secret_charm(seat).is_some_and(|charm| charm.beats(encounter));
                actions.extend(helps.then_some(Action::UseCharm));
                actions.push(Action::Flee);
            }
            Phase::Deal | Phase::Draw | Phase::Over => {}
        }
    }

    fn decide(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Over, _) => return Err(Refusal::GameOver),
            (Phase::Deal | Phase::Draw, _) => return Err(Refusal::ChanceFirst),
            _ if seat != self.actor => return Err(Refusal::NotYourTurn { actor: self.actor }),
            (Phase::Choose, Action::Descend) => self.descend(sink),
            (Phase::Choose, Action::Camp) => self.camp(sink),
            (Phase::Choose, _) => return Err(Refusal::DescendOrCamp),
            (Phase::Danger { encounter }, Action::UseCharm) => self.use_charm(encounter, sink)?,
            (Phase::Danger { .. }, Action::Flee) => self.flee(sink),
            (Phase::Danger { encounter }, _) => return Err(Refusal::FaceTheHazard { encounter }),
        }
        Ok(())
    }

    fn outcomes(&self, outcomes: &mut Outcomes<Outcome>) {
        outcomes.clear();
        match self.phase {
            Phase::Deal => {
                let left = Charm::ALL.into_iter().map(|charm| (charm, self.charms.count(charm.index())));
                left.filter(|(_, count)| *count > 0)
                    .for_each(|(charm, count)| outcomes.push(Outcome::Charm { charm }, count.into()));
            }
            Phase::Draw => {
                let left = Encounter::ALL.into_iter().map(|card| (card, self.stairs.count(card.index())));
                left.filter(|(_, count)| *count > 0).for_each(|(encounter, count)| {
                    outcomes.push(Outcome::Encounter { encounter }, count.into());
                });
            }
            Phase::Choose | Phase::Danger { .. } | Phase::Over => {}
        }
    }

    fn resolve(&mut self, outcome: Outcome, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match (self.phase, outcome) {
            (Phase::Deal, Outcome::Charm { charm }) => self.deal(charm, sink),
            (Phase::Draw, Outcome::Encounter { encounter }) => self.turn_up(encounter, sink),
            (Phase::Deal | Phase::Draw, _) => Err(Refusal::ImpossibleOutcome),
            (Phase::Choose | Phase::Danger { .. }, _) => Err(Refusal::NoChanceNow),
            (Phase::Over, _) => Err(Refusal::GameOver),
        }
    }

    /// Players take turns, so no action is sealed.
    fn seals(&self, _action: Action) -> bool {
        false
    }

    fn view(&self, observer: Observer) -> View {
        self.view_of(observer)
    }

    fn redact(event: &Event, observer: Observer) -> Option<Event> {
        event.redacted(observer)
    }

    fn reveals(observed: &Event, observer: Observer) -> bool {
        observed.reveals(observer)
    }

    fn determinize(view: &View, dice: &mut impl Dice) -> Option<Example> {
        Example::sampled(view, dice)
    }

    fn winners(&self) -> SeatSet {
        self.winners
    }
}
