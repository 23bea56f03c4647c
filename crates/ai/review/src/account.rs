//! Luck and skill: divides each seat's way from its first chance to its result among draws and decisions.

use bots::Shares;
use game::{Game, MAX_SEATS, Seat, SeatSet, Silent, Turn};
use table::{Retrace, Step, StepOf, TracedStep};

use crate::error::ReviewError;
use crate::findings::{Point, SeatLuck};
use crate::method::Method;
use crate::sealed::{SealedRound, reveals};
use crate::value::{Value, add, minus};

/// Returns how lucky each seat of a saved match was, without a review of its decisions.
pub fn luck<G: Game>(record: &str, method: &Method<G>) -> Result<Vec<SeatLuck>, ReviewError> {
    let retrace = Retrace::<G>::read(record)?;
    Ok(Account::of(&retrace, method).seats())
}

/// The sums so far. `now` is always `start` plus all luck and all decisions.
pub(crate) struct Account {
    count: u8,
    start: Shares,
    now: Shares,
    luck: Shares,
    /// What the decisions of each seat added to all seats.
    decisions: [Shares; MAX_SEATS],
    pub(crate) points: Vec<Point>,
    pub(crate) is_over: bool,
}

/// Follows the match.
struct Walk<'a, G: Game> {
    account: Account,
    value: Value<G>,
    game: G,
    /// The seats whose decision led to the draw that comes next.
    movers: SeatSet,
    sealed: Option<SealedRound<G>>,
    steps: &'a [TracedStep<StepOf<G>>],
}

impl Account {
    pub(crate) fn of<G: Game>(retrace: &Retrace<G>, method: &Method<G>) -> Account {
        let mut value = Value::new(method);
        let start = value.of(&retrace.start);
        let account = Account {
            count: retrace.setup.seats(),
            start,
            now: start,
            luck: Shares::default(),
            decisions: [Shares::default(); MAX_SEATS],
            points: Vec::with_capacity(retrace.steps.len() + 1),
            is_over: false,
        };
        let game = retrace.start.clone();
        let mut walk =
            Walk { account, value, game, movers: SeatSet::EMPTY, sealed: None, steps: &retrace.steps };
        walk.account.push_point(0, 0, None);
        walk.run();
        walk.account.is_over = walk.game.turn() == Turn::Over;
        walk.account
    }

    /// In seat order.
    pub(crate) fn seats(&self) -> Vec<SeatLuck> {
        Seat::all(self.count).map(|seat| self.seat(seat)).collect()
    }

    fn seat(&self, seat: Seat) -> SeatLuck {
        let at = |shares: &Shares| shares.get(seat.index()).copied().unwrap_or(0.0);
        let by = |other: Seat| self.decisions.get(other.index()).map_or(0.0, at);
        SeatLuck {
            seat,
            result: at(&self.now),
            start: at(&self.start),
            luck: at(&self.luck),
            own_decisions: by(seat),
            others_decisions: Seat::all(self.count).filter(|other| *other != seat).map(by).sum(),
        }
    }

    /// Credits a change to these seats in equal parts; to the start if there are none.
    fn credit(&mut self, seats: SeatSet, change: &Shares) {
        if seats.is_empty() {
            add(&mut self.start, change, 1.0);
        }
        for seat in seats.iter() {
            if let Some(sum) = self.decisions.get_mut(seat.index()) {
                add(sum, change, 1.0 / seats.len() as f64);
            }
        }
    }

    /// The chances are known better now: the last point was before a draw.
    fn correct_last_point(&mut self, chances: &Shares) {
        let shown = self.shown(chances);
        if let Some(point) = self.points.last_mut() {
            point.chances = shown;
        }
    }

    fn push_point(&mut self, step: usize, frame: usize, luck: Option<&Shares>) {
        let (chances, luck) = (self.shown(&self.now), luck.map(|luck| self.shown(luck)));
        self.points.push(Point { step, frame, chances, luck });
    }

    fn shown(&self, shares: &Shares) -> Vec<f64> {
        shares.iter().take(self.count.into()).copied().collect()
    }
}

impl<G: Game> Walk<'_, G> {
    fn run(&mut self) {
        for (index, traced) in self.steps.iter().enumerate() {
            let next = self.steps.get(index + 1).map(|next| next.step);
            let leads_to_a_draw = matches!(next, Some(Step::Chance { .. }));
            let luck = match traced.step {
                Step::Chance { outcome } => Some(self.draw(outcome)),
                Step::Decision { seat, action } => {
                    self.decide(seat, action, leads_to_a_draw);
                    None
                }
                Step::Undo { .. } => None,
            };
            self.account.push_point(traced.number, traced.frame, luck.as_ref());
        }
    }

    /// A draw adds luck. What its outcomes add on average belongs to the decision that led to it.
    fn draw(&mut self, outcome: G::Outcome) -> Shares {
        let expected = self.value.expected(&self.game, outcome);
        let change = minus(&expected.mean, &self.account.now);
        self.account.credit(self.movers, &change);
        self.account.correct_last_point(&expected.mean);
        let luck = minus(&expected.drawn, &expected.mean);
        add(&mut self.account.luck, &luck, 1.0);
        self.account.now = expected.drawn;
        // The record was replayed before, so the rules accept its steps.
        let _ = self.game.resolve(outcome, &mut Silent);
        luck
    }

    fn decide(&mut self, seat: Seat, action: G::Action, leads_to_a_draw: bool) {
        let (turn, is_sealed) = (self.game.turn(), self.game.seals(action));
        let before = (is_sealed && self.sealed.is_none()).then(|| SealedRound::begin(&self.game));
        self.sealed = self.sealed.take().or(before);
        let _ = self.game.decide(seat, action, &mut Silent);
        if !is_sealed {
            self.sealed = self.sealed.take().and_then(|round| round.moved_to(&self.game));
            self.change(SeatSet::only(seat), leads_to_a_draw);
            return;
        }
        if let Some(round) = &mut self.sealed {
            round.commit(seat, action);
        }
        if reveals(turn, seat) {
            self.reveal();
        }
    }

    /// If a draw comes next, the decision is credited with what the draw gives on average.
    fn change(&mut self, movers: SeatSet, leads_to_a_draw: bool) {
        self.movers = movers;
        if leads_to_a_draw && self.game.turn() == Turn::Chance {
            return;
        }
        let after = self.value.of(&self.game);
        self.account.credit(movers, &minus(&after, &self.account.now));
        self.account.now = after;
    }

    fn reveal(&mut self) {
        let Some(round) = self.sealed.take() else { return };
        let (start, end) = (self.account.now, self.value.of(&self.game));
        self.movers = SeatSet::EMPTY;
        for (seat, change) in round.credit(&mut self.value, &start, &end) {
            self.account.credit(SeatSet::only(seat), &change);
            self.movers = self.movers.with(seat);
        }
        self.account.now = end;
    }
}
