//! Implements [`Game`] for [`Welcome`].

use game::{Dice, Game, Manifest, Message, Observer, Outcomes, Seat, SeatSet, Setup, SetupError, Sink, Turn};

use crate::action::{Action, Outcome};
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
    english: game::fluent_file!("../i18n/en.ftl"),
    spanish: game::fluent_file!("../i18n/es.ftl"),
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
        actions.extend(self.choices(seat).iter());
    }

    #[inline]
    fn pick(&self, seat: Seat, _actions: &mut Vec<Action>, dice: &mut impl Dice) -> Option<Action> {
        let choices = self.choices(seat);
        choices.at(dice.below(choices.len()))
    }

    fn help(&self, action: Action) -> Message {
        messages::help(action, &self.options)
    }

    fn decide(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if self.decider() != Some(seat) {
            return Err(self.not_asked());
        }
        self.answer(action, sink)
    }

    #[inline]
    fn apply_legal(
        &mut self,
        _seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.answer(action, sink)
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
    /// Answers the question of the phase.
    #[inline]
    fn answer(&mut self, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
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

    /// Why a seat that owes no decision cannot decide.
    #[cold]
    fn not_asked(&self) -> Refusal {
        match self.turn() {
            Turn::Over => Refusal::GameOver,
            Turn::Chance => Refusal::ChanceFirst,
            Turn::Decide { owe, .. } => Refusal::NotYourTurn { owe },
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
