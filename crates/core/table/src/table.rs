//! The table: a match in progress, and all that may be asked of it.

use std::fmt;
use std::sync::Arc;

use game::{Game, LoggedEvent, Manifest, Observer, Outcomes, Seat, SeatSet, Setup, Turn};

use crate::chance::{Chance, Dealer, Fairness};
use crate::config::Config;
use crate::draft::Draft;
use crate::error::TableError;
use crate::history::History;
use crate::log::{Log, ObservedEvent};
use crate::origin::{Beginning, Deal, Origin};
use crate::record::{FORMAT, Record, RecordedChance};
use crate::step::StepOf;

/// One match: a setup, the steps made so far, and the position they led to.
///
/// The position itself never leaves the table. Whoever sits at it gets a view and the events, each cut to
/// what that observer may know; only what is marked as the referee's shows more.
pub struct Table<G: Game> {
    pub(crate) setup: Setup,
    players: Vec<String>,
    rules_version: u32,
    origin: Option<Origin>,
    /// Draws the chance of a seeded match; nobody does so where the caller supplies it.
    pub(crate) dealer: Option<Dealer>,
    pub(crate) game: G,
    pub(crate) history: History<G>,
    /// How many draws were made, those taken back too: a draw that was seen is never made again.
    pub(crate) draws: u64,
    pub(crate) log: Log<G>,
    /// Tells this table from all others.
    pub(crate) seal: Arc<()>,
}

impl<G: Game> Table<G> {
    /// Sets up a match. A seeded one draws at once whatever chance does before the first decision.
    pub fn open(config: Config, chance: Chance) -> Result<Table<G>, TableError> {
        Table::open_as(config, chance, G::manifest().rules_version)
    }

    /// Sets up a match that was begun under this version of the rules. It draws what it drew then, because the
    /// version is one of the terms from which chance is drawn.
    pub fn open_as(config: Config, chance: Chance, rules_version: u32) -> Result<Table<G>, TableError> {
        let setup = config.check(G::manifest())?;
        let Config { players, origin, .. } = config;
        let dealer = Dealer::of(chance, G::manifest(), rules_version, &setup, origin.as_ref())?;
        let beginning = Beginning::<G>::of(&setup, origin.as_ref(), dealer.as_ref())?;
        let history = History::beginning_at(origin.is_some().then(|| beginning.game.clone()));
        let mut draft = Draft::<G>::begin(beginning);
        draft.settle(dealer.as_ref())?;
        let (game, log) = (draft.game.clone(), Log::new(setup.seats()));
        let (draws, seal) = (0, Arc::default());
        let mut table =
            Table { setup, players, rules_version, origin, dealer, game, history, draws, log, seal };
        table.commit(draft);
        Ok(table)
    }

    /// Takes a decision; a seeded match then draws chance until players decide again or it is over. A refused
    /// decision leaves all as it was.
    pub fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), TableError> {
        let draft = self.draft_decision(seat, action)?;
        self.commit(draft);
        Ok(())
    }

    /// Takes the decision that stands at this place of [`Table::legal`], counted from 0.
    pub fn decide_nth(&mut self, seat: Seat, index: usize) -> Result<(), TableError> {
        let draft = self.draft_nth(seat, index)?;
        self.commit(draft);
        Ok(())
    }

    /// What chance may do now, with its weights, where the caller supplies it: nothing unless it is chance's
    /// turn. A seeded match refuses, because weights would tell what lies hidden.
    pub fn outcomes(&self) -> Result<Vec<(G::Outcome, u32)>, TableError> {
        self.check_caller()?;
        let mut outcomes = Outcomes::new();
        self.game.outcomes(&mut outcomes);
        Ok(outcomes.entries().to_vec())
    }

    /// Takes a chance outcome from the caller. A refused one leaves all as it was.
    pub fn resolve(&mut self, outcome: G::Outcome) -> Result<(), TableError> {
        let draft = self.draft_outcome(outcome)?;
        self.commit(draft);
        Ok(())
    }

    /// Takes back the last steps that still stand, of whoever they are. The draws among them are not made again:
    /// whatever chance does from here on is new.
    pub fn undo(&mut self, steps: u32) -> Result<(), TableError> {
        let draft = self.draft_undo(steps)?;
        self.commit(draft);
        Ok(())
    }

    /// What the match waits for.
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// All that this seat may decide now: nothing if it cannot act.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.has(seat) {
            self.game.legal(seat, &mut actions);
        }
        actions
    }

    /// What this observer may know of the position. A seat that the table does not have sees what the public
    /// sees.
    pub fn view(&self, observer: Observer) -> G::View {
        self.game.view(self.seated(observer))
    }

    /// All that this observer has heard.
    pub fn events(&self, observer: Observer) -> Vec<ObservedEvent<G::Event>> {
        self.events_since(observer, 0)
    }

    /// What this observer has heard after the event with this number.
    pub fn events_since(&self, observer: Observer, number: usize) -> Vec<ObservedEvent<G::Event>> {
        self.log.since(self.seated(observer), number)
    }

    /// The number of the last event that this observer has heard.
    pub fn heard(&self, observer: Observer) -> usize {
        self.log.heard(self.seated(observer))
    }

    /// Everything that happened and was not taken back, secrets included. For the referee alone.
    pub fn referee_log(&self) -> &[LoggedEvent<G::Event>] {
        self.log.events()
    }

    /// Every step made, hidden ones and those taken back included. For the referee alone.
    pub fn steps(&self) -> &[StepOf<G>] {
        self.history.steps()
    }

    /// How many decisions of this seat stand.
    pub fn decisions(&self, seat: Seat) -> u32 {
        self.history.decisions(seat)
    }

    /// How many times steps were taken back. With each time, the numbers of the events go back as well.
    pub fn undo_epoch(&self) -> u32 {
        self.history.undo_epoch()
    }

    /// Who has won: nobody while the match goes on, nor where all have lost.
    pub fn winners(&self) -> SeatSet {
        self.game.winners()
    }

    /// Whether the match has ended.
    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.setup.seats()
    }

    /// The names of the players in seat order, if any were given.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// The seats and options that were settled.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the game is.
    pub fn manifest(&self) -> &'static Manifest {
        G::manifest()
    }

    /// The version of the rules under which the match was begun.
    pub fn rules_version(&self) -> u32 {
        self.rules_version
    }

    /// What everyone may know of how chance is drawn: the secret only once the match is over, and nothing at
    /// all where the caller supplies chance or it was written down beforehand.
    pub fn fairness(&self) -> Option<Fairness> {
        let dealer = self.dealer.as_ref().filter(|dealer| dealer.is_checkable())?;
        Some(if self.is_over() { dealer.revealed() } else { dealer.committed() })
    }

    /// The match as it is saved, its secret included. For the referee alone.
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
            chance: self.dealer.as_ref().map_or(RecordedChance::Caller, Dealer::recorded),
            steps: self.steps().to_vec(),
        }
    }

    /// What was dealt anew before this match's own first step, for the origin of another. For the referee alone.
    pub fn deals(&self) -> Vec<Deal> {
        let (origin, dealer) = (self.origin.as_ref(), self.dealer.as_ref());
        origin.zip(dealer).map_or_else(Vec::new, |(origin, dealer)| origin.deals(dealer.key()))
    }

    /// The record as text. For the referee alone.
    pub fn save(&self) -> Result<String, TableError> {
        self.record().to_json()
    }

    /// Whether this seat can act now. What it learns from the answer is public.
    pub(crate) fn check_turn(&self, seat: Seat) -> Result<(), TableError> {
        if !self.has(seat) {
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

    fn has(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats())
    }

    fn seated(&self, observer: Observer) -> Observer {
        match observer {
            Observer::Seat(seat) if !self.has(seat) => Observer::Public,
            known => known,
        }
    }
}

/// Shows only what everyone may know, because it may end up in a server's log.
impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = out.debug_struct("Table");
        shown.field("game", &G::manifest().key).field("setup", &self.setup).field("turn", &self.turn());
        shown.finish_non_exhaustive()
    }
}
