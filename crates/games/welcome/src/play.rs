//! Implements [`Game`] for [`Welcome`].

use game::{Dice, Game, Manifest, Message, Observer, Outcomes, Seat, SeatSet, Setup, SetupError, Sink, Turn};

use crate::action::{Action, GREATSWORD_STRENGTHS, Outcome};
use crate::components::SlotSet;
use crate::event::Event;
use crate::messages;
use crate::options::OPTIONS;
use crate::refusal::Refusal;
use crate::rule_ids::W13;
use crate::state::{Phase, Welcome};
use crate::story::WelcomeStory;
use crate::view::View;

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

static MANIFEST: Manifest = Manifest {
    key: "welcome",
    rules_version: 1,
    seats: 2..=4,
    options: OPTIONS,
    simulations: &[],
    rules: RULES,
    english: include_str!("../i18n/en.ftl"),
    spanish: include_str!("../i18n/es.ftl"),
};

impl Game for Welcome {
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Story = WelcomeStory;
    type Refusal = Refusal;

    fn manifest() -> &'static Manifest {
        &MANIFEST
    }

    fn new(setup: &Setup, sink: &mut impl Sink<Event>) -> Result<Welcome, SetupError> {
        Welcome::set_up(setup, sink)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        actions.extend((0..self.choices(seat)).filter_map(|place| self.choice(place)));
    }

    #[inline]
    fn pick(&self, seat: Seat, _actions: &mut Vec<Action>, dice: &mut impl Dice) -> Option<Action> {
        let choices = self.choices(seat);
        let place = dice.below(choices);
        if choices == 0 { None } else { self.choice(place) }
    }

    fn help(&self, action: Action) -> Message {
        messages::help(action, &self.options)
    }

    fn decide(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if self.decider() != Some(seat) {
            return Err(self.not_asked());
        }
        match (self.phase, action) {
            (Phase::Bid, Action::Draw) => self.draw(sink),
            (Phase::Bid, Action::Pass) => self.pass(sink),
            (Phase::Place(monster), Action::Add) => self.add(monster, W13, sink),
            (Phase::Place(monster), Action::Sacrifice { tile }) => {
                return self.sacrifice(monster, tile, sink);
            }
            (Phase::NameType, Action::NameType { monster }) => return self.name_type(monster, sink),
            (Phase::PickRival, Action::PickRival { rival }) => return self.pick_rival(rival, sink),
            (Phase::NameStrength(rival), Action::NameStrength { strength }) => {
                return self.name_strength(rival, strength, sink);
            }
            (Phase::Ask { met, offered }, Action::Use { tile }) => {
                return self.use_tile(met, offered, tile, sink);
            }
            (Phase::Ask { met, .. }, Action::Decline) => self.decline(met, sink),
            (Phase::Discard { spared }, Action::Discard { tile }) => return self.discard(spared, tile, sink),
            (Phase::NextAdventurer, Action::Choose { adventurer }) => return self.choose(adventurer, sink),
            (phase, _) => return Err(wrong_action(phase)),
        }
        Ok(())
    }

    fn outcomes(&self, outcomes: &mut Outcomes<Outcome>) {
        outcomes.clear();
        match self.phase {
            Phase::DrawStarter | Phase::DrawAdventurer | Phase::DrawSpecial => {
                self.opening_outcomes(outcomes)
            }
            Phase::DrawCard | Phase::Replace => {
                for (monster, copies) in self.deck.kinds() {
                    outcomes.push(Outcome::Card { monster }, copies);
                }
            }
            _ => {}
        }
    }

    /// Draws cards straight from the deck, without listing all outcomes.
    #[inline]
    fn draw(&self, outcomes: &mut Outcomes<Outcome>, dice: &mut impl Dice) -> Option<Outcome> {
        match self.phase {
            Phase::DrawCard | Phase::Replace => {
                let place = dice.below(u32::from(self.deck.len()));
                self.deck.nth(place).map(|monster| Outcome::Card { monster })
            }
            _ => {
                self.outcomes(outcomes);
                outcomes.draw(dice)
            }
        }
    }

    fn resolve(&mut self, outcome: Outcome, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match (self.phase, outcome) {
            (Phase::Over, _) => return Err(Refusal::GameOver),
            (Phase::DrawStarter, Outcome::Starter { seat }) if seat.index() < self.seats as usize => {
                self.start_with(seat, sink);
            }
            (Phase::DrawAdventurer, Outcome::FirstAdventurer { adventurer })
                if self.options.set.has(adventurer) =>
            {
                self.begin_with(adventurer, sink);
            }
            (Phase::DrawSpecial, Outcome::Special { monster })
                if !monster.is_common() && !self.specials.has(monster) =>
            {
                self.join(monster, sink);
            }
            (Phase::DrawCard, Outcome::Card { monster }) if self.deck.count(monster) > 0 => {
                self.drawn(monster, sink);
            }
            (Phase::Replace, Outcome::Card { monster }) if self.deck.count(monster) > 0 => {
                self.reveal_replacement(monster, sink);
            }
            _ if self.turn() == Turn::Chance => return Err(Refusal::ImpossibleOutcome),
            _ => return Err(Refusal::NoChanceNow),
        }
        Ok(())
    }

    fn seals(&self, _action: Action) -> bool {
        false
    }

    fn view(&self, observer: Observer) -> View {
        self.view_of(observer)
    }

    fn redact(event: &Event, observer: Observer) -> Option<Event> {
        Some(event.redacted(observer))
    }

    fn reveals(observed: &Event, observer: Observer) -> bool {
        observed.reveals(observer)
    }

    fn determinize(view: &View, dice: &mut impl Dice) -> Option<Welcome> {
        Welcome::sampled(view, dice)
    }

    fn winners(&self) -> SeatSet {
        self.victors()
    }
}

impl Welcome {
    /// Why a seat that owes no decision cannot decide.
    #[cold]
    fn not_asked(&self) -> Refusal {
        match self.turn() {
            Turn::Over => Refusal::GameOver,
            Turn::Chance => Refusal::ChanceFirst,
            Turn::Decide { owe, .. } => Refusal::NotYourTurn { owe },
        }
    }

    /// The number of legal actions of a seat.
    #[inline]
    fn choices(&self, seat: Seat) -> u32 {
        if self.decider() != Some(seat) {
            return 0;
        }
        match self.phase {
            Phase::Bid => 2,
            Phase::Place(_) => 1 + u32::from(self.run.held.len()),
            Phase::NameType => self.options.set.monsters().count() as u32,
            Phase::PickRival => u32::from(self.seats) - 1,
            Phase::NameStrength(_) => GREATSWORD_STRENGTHS.len() as u32,
            Phase::Ask { offered, .. } => u32::from(offered.len()) + 1,
            Phase::Discard { spared } => u32::from(self.run.held.minus(spared).len()),
            Phase::NextAdventurer => self.options.set.adventurers().count() as u32,
            Phase::DrawStarter
            | Phase::DrawAdventurer
            | Phase::DrawSpecial
            | Phase::DrawCard
            | Phase::Replace
            | Phase::Over => 0,
        }
    }

    /// The legal action at this place in the list of the seat that decides.
    #[inline]
    fn choice(&self, place: u32) -> Option<Action> {
        let tile = |slots: SlotSet, place| slots.at(place).map(|slot| self.adventurer().tile(slot));
        let set = self.options.set;
        match self.phase {
            Phase::Bid => [Action::Draw, Action::Pass].get(place as usize).copied(),
            Phase::Place(_) if place == 0 => Some(Action::Add),
            Phase::Place(_) => tile(self.run.held, place - 1).map(|tile| Action::Sacrifice { tile }),
            Phase::NameType => set.monsters().nth(place as usize).map(|monster| Action::NameType { monster }),
            Phase::PickRival => {
                let mut rivals = Seat::all(self.seats).filter(|&seat| seat != self.actor);
                rivals.nth(place as usize).map(|rival| Action::PickRival { rival })
            }
            Phase::NameStrength(_) => {
                let strength = GREATSWORD_STRENGTHS.get(place as usize);
                strength.map(|&strength| Action::NameStrength { strength })
            }
            Phase::Ask { offered, .. } => {
                Some(tile(offered, place).map_or(Action::Decline, |tile| Action::Use { tile }))
            }
            Phase::Discard { spared } => {
                tile(self.run.held.minus(spared), place).map(|tile| Action::Discard { tile })
            }
            Phase::NextAdventurer => {
                set.adventurers().nth(place as usize).map(|adventurer| Action::Choose { adventurer })
            }
            Phase::DrawStarter
            | Phase::DrawAdventurer
            | Phase::DrawSpecial
            | Phase::DrawCard
            | Phase::Replace
            | Phase::Over => None,
        }
    }
}

/// The refusal of an action that does not answer the question of the phase.
const fn wrong_action(phase: Phase) -> Refusal {
    match phase {
        Phase::Bid => Refusal::DrawOrPass,
        Phase::Place(_) => Refusal::AddOrSacrifice,
        Phase::NameType => Refusal::NameAType,
        Phase::PickRival => Refusal::PickAnother,
        Phase::NameStrength(_) => Refusal::NameAStrength,
        Phase::Ask { .. } => Refusal::UseOrDecline,
        Phase::Discard { .. } => Refusal::DiscardATile,
        Phase::NextAdventurer => Refusal::ChooseAdventurer,
        Phase::Over => Refusal::GameOver,
        Phase::DrawStarter
        | Phase::DrawAdventurer
        | Phase::DrawSpecial
        | Phase::DrawCard
        | Phase::Replace => Refusal::ChanceFirst,
    }
}
