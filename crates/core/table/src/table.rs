//! The table: a match in progress.

use std::fmt;
use std::sync::Arc;

use game::{Game, LoggedEvent, Manifest, Message, Observer, Outcomes, Seat, SeatSet, Setup, Turn};

use crate::chance::{Chance, Dealer, Fairness};
use crate::config::Config;
use crate::draft::Draft;
use crate::error::TableError;
use crate::history::History;
use crate::log::{Log, ObservedEvent};
use crate::origin::{Deal, Origin, StartPosition};
use crate::record::{FORMAT, Record, RecordedChance};
use crate::step::StepOf;

/// One match: its setup, the steps so far, and the state they led to.
///
/// The state never leaves the table. Observers get views and events with only what they may know. Functions marked "only
/// the referee" return more.
pub struct Table<G: Game> {
    pub(crate) setup: Setup,
    players: Vec<String>,
    rules_version: u32,
    origin: Option<Origin>,
    practice: bool,
    /// Draws chance; `None` if the caller supplies it.
    pub(crate) dealer: Option<Dealer>,
    pub(crate) game: G,
    pub(crate) history: History<G>,
    /// The number of draws so far, undone ones included: an outcome that was seen is never drawn again.
    pub(crate) draws: u64,
    pub(crate) log: Log<G>,
    /// Compared by pointer, to tell this table from others.
    pub(crate) identity: Arc<()>,
}

impl<G: Game> Table<G> {
    /// Opens a match. A seeded match draws the chance outcomes before the first decision at once.
    pub fn open(config: Config, chance: Chance) -> Result<Table<G>, TableError> {
        Table::open_as(config, chance, G::manifest().rules_version)
    }

    /// Opens a match that started under this rules version. The version is part of the match key, so chance draws the
    /// same outcomes as then.
    pub fn open_as(config: Config, chance: Chance, rules_version: u32) -> Result<Table<G>, TableError> {
        let setup = config.check(G::manifest())?;
        let Config { players, origin, practice, .. } = config;
        let digest = origin.as_ref().map(Origin::digest).transpose()?;
        let dealer = Dealer::of(chance, G::manifest(), rules_version, &setup, digest)?;
        let beginning = StartPosition::<G>::of(&setup, origin.as_ref(), dealer.as_ref())?;
        let history = History::new(origin.is_some().then(|| beginning.game.clone()));
        let mut draft = Draft::<G>::start(beginning);
        draft.draw_chance(dealer.as_ref())?;
        let (game, log) = (draft.game.clone(), Log::new(setup.seats()));
        let (draws, identity) = (0, Arc::default());
        let mut table = Table {
            setup,
            players,
            rules_version,
            origin,
            practice,
            dealer,
            game,
            history,
            draws,
            log,
            identity,
        };
        table.commit(draft);
        Ok(table)
    }

    /// Applies an action. A seeded match then draws chance until a seat must decide or the match is over. A refused
    /// action changes nothing.
    pub fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), TableError> {
        let draft = self.draft_decision(seat, action)?;
        self.commit(draft);
        Ok(())
    }

    /// Applies the action with this index in [`Table::legal`].
    pub fn decide_nth(&mut self, seat: Seat, index: usize) -> Result<(), TableError> {
        let draft = self.draft_nth(seat, index)?;
        self.commit(draft);
        Ok(())
    }

    /// Returns the possible chance outcomes and their weights, or an empty list if it is not chance's turn. Fails for a
    /// seeded match, because weights would reveal what is hidden.
    pub fn outcomes(&self) -> Result<Vec<(G::Outcome, u32)>, TableError> {
        self.check_caller()?;
        let mut outcomes = Outcomes::new();
        self.game.outcomes(&mut outcomes);
        Ok(outcomes.entries().to_vec())
    }

    /// Applies a chance outcome from the caller. A refused outcome changes nothing.
    pub fn resolve(&mut self, outcome: G::Outcome) -> Result<(), TableError> {
        let draft = self.draft_outcome(outcome)?;
        self.commit(draft);
        Ok(())
    }

    /// Undoes the last active steps of any seat or of chance. Undone draws are not repeated: chance draws new outcomes.
    pub fn undo(&mut self, steps: u32) -> Result<(), TableError> {
        let draft = self.draft_undo(steps)?;
        self.commit(draft);
        Ok(())
    }

    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// Returns the legal actions of a seat; empty if it cannot act.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.has_seat(seat) {
            self.game.legal(seat, &mut actions);
        }
        actions
    }

    /// Returns what a legal action does in this position.
    pub(crate) fn help(&self, action: G::Action) -> Message {
        self.game.help(action)
    }

    /// Returns what the observer may know about the position. A seat that is not in the match sees what the public sees.
    pub fn view(&self, observer: Observer) -> G::View {
        self.game.view(self.known_observer(observer))
    }

    /// Returns all events of the observer.
    pub fn events(&self, observer: Observer) -> Vec<ObservedEvent<G::Event>> {
        self.events_since(observer, 0)
    }

    /// Returns the observer's events after this number.
    pub fn events_since(&self, observer: Observer, number: usize) -> Vec<ObservedEvent<G::Event>> {
        self.log.since(self.known_observer(observer), number)
    }

    /// Returns the number of the observer's last event.
    pub fn last_event_number(&self, observer: Observer) -> usize {
        self.log.last_event_number(self.known_observer(observer))
    }

    /// Returns all events that were not undone, with their secrets. Only the referee may read them.
    pub fn referee_log(&self) -> &[LoggedEvent<G::Event>] {
        self.log.events()
    }

    /// Returns every step, hidden and undone ones included. Only the referee may read them.
    pub fn steps(&self) -> &[StepOf<G>] {
        self.history.steps()
    }

    /// Returns how many decisions of this seat are active, that is, not undone.
    pub fn decisions(&self, seat: Seat) -> u32 {
        self.history.decisions(seat)
    }

    /// Returns how many undos the match had. Event numbers restart with each.
    pub fn undo_epoch(&self) -> u32 {
        self.history.undo_epoch()
    }

    /// Returns the winners; empty while the match goes on, and also when everyone has lost.
    pub fn winners(&self) -> SeatSet {
        self.game.winners()
    }

    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    pub fn seats(&self) -> u8 {
        self.setup.seats()
    }

    /// Returns the players' names in seat order, or an empty list if none were given.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn manifest(&self) -> &'static Manifest {
        G::manifest()
    }

    /// Returns the rules version under which the match started.
    pub fn rules_version(&self) -> u32 {
        self.rules_version
    }

    /// Returns the public part of the fairness proof. It contains the secret only when the match is over. There is none
    /// if the caller or a script supplies chance.
    pub fn fairness(&self) -> Option<Fairness> {
        let dealer = self.dealer.as_ref().filter(|dealer| dealer.is_checkable())?;
        Some(if self.is_over() { dealer.revealed() } else { dealer.committed() })
    }

    /// Returns the saved form of the match, with its secret. Only the referee may read it.
    pub fn record(&self) -> Record<StepOf<G>> {
        let owned = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
        Record {
            format: FORMAT.to_owned(),
            game: G::manifest().key.to_owned(),
            rules_version: self.rules_version,
            seats: self.seats(),
            options: self.setup.options().map(owned).collect(),
            players: self.players.clone(),
            origin: self.origin.clone(),
            practice: self.practice,
            chance: RecordedChance::of(self.dealer.as_ref()),
            steps: self.steps().to_vec(),
        }
    }

    /// Returns the resamplings before this match's first step, for the origin of another match. Only the referee may
    /// read them.
    pub fn deals(&self) -> Vec<Deal> {
        let (origin, dealer) = (self.origin.as_ref(), self.dealer.as_ref());
        origin.zip(dealer).map_or_else(Vec::new, |(origin, dealer)| origin.deals(dealer.key()))
    }

    /// Returns the record as text. Only the referee may read it.
    pub fn save(&self) -> Result<String, TableError> {
        self.record().to_json()
    }

    /// Checks that this seat can act now. The error contains only public information.
    pub(crate) fn check_turn(&self, seat: Seat) -> Result<(), TableError> {
        if !self.has_seat(seat) {
            return Err(TableError::NoSuchSeat { seat, seats: self.seats() });
        }
        match self.turn() {
            Turn::Over => Err(TableError::Over),
            Turn::Chance => Err(TableError::ChanceFirst),
            turn if turn.actors().contains(seat) => Ok(()),
            turn => Err(TableError::NotYourTurn { seat, actors: turn.actors() }),
        }
    }

    pub(crate) fn check_caller(&self) -> Result<(), TableError> {
        if self.dealer.is_some() { Err(TableError::ChanceIsSeeded) } else { Ok(()) }
    }

    fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats())
    }

    fn known_observer(&self, observer: Observer) -> Observer {
        match observer {
            Observer::Seat(seat) if !self.has_seat(seat) => Observer::Public,
            known => known,
        }
    }
}

/// Prints only public information, because server logs may contain it.
impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = out.debug_struct("Table");
        shown.field("game", &G::manifest().key).field("setup", &self.setup).field("turn", &self.turn());
        shown.finish_non_exhaustive()
    }
}
