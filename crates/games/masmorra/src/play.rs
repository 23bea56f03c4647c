//! Implements the `Game` trait.

use game::{Dice, Game, Manifest, Observer, Outcomes, Seat, SeatSet, Setup, SetupError, Sink, Turn};

use crate::action::{Action, Outcome};
use crate::components::{DieKind, Foe, Symbol};
use crate::event::Event;
use crate::options::OPTIONS;
use crate::pool::{roll_for_ticket, roll_tickets, weighted_rolls};
use crate::refusal::Refusal;
use crate::state::Masmorra;
use crate::story::MasmorraStory;
use crate::task::Task;
use crate::view::View;

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

static MANIFEST: Manifest = Manifest {
    key: "masmorra",
    rules_version: 1,
    seats: 2..=5,
    options: OPTIONS,
    simulations: &[("rounds", "60")],
    rules: RULES,
    english: game::fluent_file!("../i18n/en.ftl"),
    spanish: game::fluent_file!("../i18n/es.ftl"),
};

impl Game for Masmorra {
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Story = MasmorraStory;
    type Refusal = Refusal;

    fn manifest() -> &'static Manifest {
        &MANIFEST
    }

    fn new(setup: &Setup, sink: &mut impl Sink<Event>) -> Result<Masmorra, SetupError> {
        Masmorra::set_up(setup, sink)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.current_turn()
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if seat.index() < usize::from(self.seats) {
            self.offer(seat, &mut |action| actions.push(action));
        }
    }

    fn decide(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.apply_decision(seat, action, sink)
    }

    fn apply_legal(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.apply_legal_decision(seat, action, sink);
        Ok(())
    }

    fn outcomes(&self, outcomes: &mut Outcomes<Outcome>) {
        outcomes.clear();
        let Some(task) = self.tasks.top() else { return };
        match task {
            Task::DealHero { .. } => {
                self.free_heroes().for_each(|hero| outcomes.push(Outcome::Hero { hero }, 1));
            }
            Task::DrawFirst => self.all_seats().for_each(|seat| outcomes.push(Outcome::First { seat }, 1)),
            Task::DrawCard { .. } => {
                let copies = |card| u32::from(self.deck.count(card));
                self.deck.kinds().for_each(|card| outcomes.push(Outcome::Card { card }, copies(card)));
            }
            Task::RollDice { dice } => {
                weighted_rolls(dice).for_each(|(dice, weight)| outcomes.push(Outcome::Dice { dice }, weight));
            }
            Task::RollPet | Task::MalaphyasSummons | Task::Grimbolts => {
                Symbol::ALL.into_iter().for_each(|face| outcomes.push(Outcome::Die { face }, 1));
            }
            Task::RollMonster { kind, .. } => {
                faces(kind).for_each(|foe| outcomes.push(Outcome::Monster { foe }, 1));
            }
            _ => {
                let tiles = self.tile_candidates(task);
                tiles.iter().for_each(|tile| outcomes.push(Outcome::Tile { tile }, 1));
            }
        }
    }

    /// Dice rolls have up to 462 outcomes, so a roll is found by its ticket instead of in a list.
    fn draw(&self, outcomes: &mut Outcomes<Outcome>, dice: &mut impl Dice) -> Option<Outcome> {
        match self.tasks.top()? {
            Task::RollDice { dice: count } => {
                roll_for_ticket(count, dice.below(roll_tickets(count))).map(|dice| Outcome::Dice { dice })
            }
            Task::RollMonster { kind, .. } => {
                faces(kind).nth(dice.below(6) as usize).map(|foe| Outcome::Monster { foe })
            }
            Task::RollPet | Task::MalaphyasSummons | Task::Grimbolts => {
                Symbol::from_index(dice.below(6) as u8).map(|face| Outcome::Die { face })
            }
            Task::DrawCard { .. } => self
                .deck
                .card_for_ticket(dice.below(self.deck.len().into()))
                .map(|card| Outcome::Card { card }),
            task @ (Task::FirstTile
            | Task::DrawMedium { .. }
            | Task::TurnTile { .. }
            | Task::TurnRoom { .. }) => {
                let tiles = self.tile_candidates(task);
                tiles.nth(dice.below(tiles.len())).map(|tile| Outcome::Tile { tile })
            }
            _ => {
                self.outcomes(outcomes);
                outcomes.draw(dice)
            }
        }
    }

    fn resolve(&mut self, outcome: Outcome, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let Some(task) = self.tasks.top().filter(|&task| self.is_possible(task, outcome)) else {
            return Err(match self.current_turn() {
                Turn::Over => Refusal::GameOver,
                Turn::Decide { .. } => Refusal::NoChanceNow,
                Turn::Chance => Refusal::ImpossibleOutcome,
            });
        };
        self.tasks.pop();
        self.apply_outcome(task, outcome, sink);
        self.advance(sink);
        Ok(())
    }

    fn seals(&self, _action: Action) -> bool {
        false
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

    fn determinize(view: &View, dice: &mut impl Dice) -> Option<Masmorra> {
        Masmorra::sample(view, dice)
    }

    fn winners(&self) -> SeatSet {
        self.winners
    }
}

fn faces(kind: DieKind) -> impl Iterator<Item = Foe> {
    let from = match kind {
        DieKind::Minor => 0,
        DieKind::Major => 6,
    };
    Foe::ALL.into_iter().skip(from).take(6)
}

impl Masmorra {
    fn is_possible(&self, task: Task, outcome: Outcome) -> bool {
        match (task, outcome) {
            (Task::DealHero { .. }, Outcome::Hero { hero }) => self.free_heroes().any(|free| free == hero),
            (Task::DrawFirst, Outcome::First { seat }) => seat.index() < usize::from(self.seats),
            (Task::DrawCard { .. }, Outcome::Card { card }) => self.deck.has(card),
            (Task::RollDice { dice: count }, Outcome::Dice { dice }) => dice.total() == count,
            (Task::RollPet | Task::MalaphyasSummons | Task::Grimbolts, Outcome::Die { .. }) => true,
            (Task::RollMonster { kind, .. }, Outcome::Monster { foe }) => foe.card().die == kind,
            (_, Outcome::Tile { tile }) => self.tile_candidates(task).has(tile),
            _ => false,
        }
    }

    fn apply_outcome(&mut self, task: Task, outcome: Outcome, sink: &mut impl Sink<Event>) {
        match (task, outcome) {
            (Task::DealHero { seat }, Outcome::Hero { hero }) => self.give_hero(seat, hero, sink),
            (Task::DrawFirst, Outcome::First { seat }) => self.first_drawn(seat, sink),
            (Task::DrawCard { seat }, Outcome::Card { card }) => self.card_drawn(seat, card, sink),
            (Task::RollDice { .. }, Outcome::Dice { dice }) => self.dice_rolled(dice, sink),
            (Task::RollPet, Outcome::Die { face }) => self.pet_rolled(face, sink),
            (Task::MalaphyasSummons, Outcome::Die { face }) => self.malaphyas_summons(face, sink),
            (Task::Grimbolts, Outcome::Die { face }) => self.grimbolts(face, sink),
            (Task::RollMonster { spot, .. }, Outcome::Monster { foe }) => {
                self.monster_rolled(foe, spot, sink)
            }
            (Task::FirstTile, Outcome::Tile { tile }) => self.first_tile(tile, sink),
            (Task::DrawMedium { from, slot }, Outcome::Tile { tile }) => {
                self.medium_drawn(tile, from, slot, sink);
            }
            (Task::TurnTile { near }, Outcome::Tile { tile }) => self.tile_turned(tile, near, sink),
            (Task::TurnRoom { near }, Outcome::Tile { tile }) => self.room_turned(tile, near, sink),
            _ => {}
        }
    }
}
