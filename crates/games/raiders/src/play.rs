//! The `Game` implementation.

use game::{
    Choice, Dice, Game, Manifest, Message, Observer, Outcomes, Seat, SeatSet, Setup, SetupError, Sink, Turn,
};

use crate::action::{Action, Outcome};
use crate::components::{Boss, Chamber, Character, Level};
use crate::event::Event;
use crate::messages::play_help;
use crate::options::{Mode, OPTIONS};
use crate::refusal::Refusal;
use crate::state::{Phase, Raiders};
use crate::story::RaidersStory;
use crate::view::View;

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

static MANIFEST: Manifest = Manifest {
    key: "raiders",
    rules_version: 1,
    seats: 3..=5,
    options: OPTIONS,
    simulations: &[],
    rules: RULES,
    english: game::fluent_file!("../i18n/en.ftl"),
    spanish: game::fluent_file!("../i18n/es.ftl"),
};

impl Game for Raiders {
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Story = RaidersStory;
    type Refusal = Refusal;

    fn manifest() -> &'static Manifest {
        &MANIFEST
    }

    fn new(setup: &Setup, sink: &mut impl Sink<Event>) -> Result<Raiders, SetupError> {
        Ok(Raiders::set_up(setup, sink))
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
        match action {
            Action::Play { card } => play_help(card, self.chamber()),
            Action::Take { .. } | Action::LightTorch => action.help(),
        }
    }

    fn decide(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::GameOver),
            (Phase::TakeCharacter, Action::Take { character }) if seat == self.actor => {
                self.take(character, sink)
            }
            (Phase::TakeCharacter, _) if seat == self.actor => Err(Refusal::TakeACharacter),
            (Phase::Cards, Action::Play { card }) if self.may_play(seat) => self.play(seat, card, sink),
            (Phase::Cards, Action::LightTorch) if self.is_at_table(seat) => self.light(seat, sink),
            (Phase::Cards, Action::Take { .. }) if self.may_play(seat) => Err(Refusal::PlayACard),
            (Phase::TakeCharacter | Phase::Cards, _) => Err(self.not_your_turn()),
            _ => Err(Refusal::ChanceFirst),
        }
    }

    #[inline]
    fn apply_legal(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Take { character } => self.give_character(character, sink),
            Action::Play { card } => self.put_down(seat, card, sink),
            Action::LightTorch => self.light_torch(seat, sink),
        }
        Ok(())
    }

    fn outcomes(&self, outcomes: &mut Outcomes<Outcome>) {
        outcomes.clear();
        match self.phase {
            Phase::DealCharacter => {
                let left =
                    Character::ALL.into_iter().filter(|character| self.characters.has(character.index()));
                left.for_each(|character| outcomes.push(Outcome::Character { character }, 1));
            }
            Phase::DrawFirstToTake => {
                self.everyone().for_each(|seat| outcomes.push(Outcome::FirstToTake { seat }, 1));
            }
            Phase::DrawMap => self.everyone().for_each(|seat| outcomes.push(Outcome::Map { seat }, 1)),
            Phase::DrawLevel => {
                let left = Level::ALL.into_iter().filter(|&level| self.level_is_left(level));
                left.for_each(|level| outcomes.push(Outcome::Level { level }, 1));
            }
            Phase::LayRoom if self.lays_boss() => {
                Boss::ALL.into_iter().for_each(|boss| outcomes.push(Outcome::Boss { boss }, 1));
            }
            Phase::LayRoom => {
                self.rooms.kinds().for_each(|(room, copies)| outcomes.push(Outcome::Room { room }, copies));
            }
            Phase::TakeCharacter | Phase::Cards | Phase::Over => {}
        }
    }

    /// Draws rooms directly from the bag, without listing all outcomes.
    fn draw(&self, outcomes: &mut Outcomes<Outcome>, dice: &mut impl Dice) -> Option<Outcome> {
        if self.phase == Phase::LayRoom && !self.lays_boss() {
            let ticket = dice.below(self.rooms.len());
            return self.rooms.room_of_ticket(ticket).map(|room| Outcome::Room { room });
        }
        self.outcomes(outcomes);
        outcomes.draw(dice)
    }

    fn resolve(&mut self, outcome: Outcome, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match (self.phase, outcome) {
            (Phase::DealCharacter, Outcome::Character { character })
                if self.characters.has(character.index()) =>
            {
                self.give_character(character, sink);
            }
            (Phase::DrawFirstToTake, Outcome::FirstToTake { seat }) if self.is_at_table(seat) => {
                self.begin_taking(seat, sink);
            }
            (Phase::DrawMap, Outcome::Map { seat }) if self.is_at_table(seat) => self.give_map(seat, sink),
            (Phase::DrawLevel, Outcome::Level { level }) if self.level_is_left(level) => {
                self.begin_level(level, sink);
            }
            (Phase::LayRoom, Outcome::Room { room }) if !self.lays_boss() && self.rooms.count(room) > 0 => {
                self.lay_room(room, sink);
            }
            (Phase::LayRoom, Outcome::Boss { boss }) if self.lays_boss() => {
                self.lay(Chamber::Boss(boss), sink)
            }
            (Phase::Over, _) => return Err(Refusal::GameOver),
            (Phase::TakeCharacter | Phase::Cards, _) => return Err(Refusal::NoChanceNow),
            _ => return Err(Refusal::ImpossibleOutcome),
        }
        Ok(())
    }

    fn seals(&self, action: Action) -> bool {
        self.options.mode == Mode::Standard && matches!(action, Action::Play { .. })
    }

    fn view(&self, observer: Observer) -> View {
        self.view_for(observer)
    }

    fn redact(event: &Event, observer: Observer) -> Option<Event> {
        event.redacted(observer)
    }

    fn reveals(observed: &Event, observer: Observer) -> bool {
        observed.reveals(observer)
    }

    fn determinize(view: &View, dice: &mut impl Dice) -> Option<Raiders> {
        Raiders::determinized(view, dice)
    }

    fn winners(&self) -> SeatSet {
        self.winners
    }
}

impl Raiders {
    pub(crate) fn is_at_table(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats)
    }

    /// Whether the seat may play a card, or change its chosen one.
    pub(crate) fn may_play(&self, seat: Seat) -> bool {
        match self.options.mode {
            Mode::Standard => self.wave.contains(seat),
            Mode::Tactical => seat == self.actor,
        }
    }

    fn not_your_turn(&self) -> Refusal {
        match self.whose_turn() {
            Turn::Decide { owe, .. } => Refusal::NotYourTurn { owe },
            Turn::Chance => Refusal::ChanceFirst,
            Turn::Over => Refusal::GameOver,
        }
    }
}
