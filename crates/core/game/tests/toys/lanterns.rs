//! A tiny game with everything that is hard to keep secret: lanterns dealt face down, depths sealed at once and
//! revised at will, and a swap that hides one lantern more. It is honest unless a [`Fault`] is built in.

use game::{Dice, Game, Manifest, Observer, Outcomes, Seat, SeatSet, Setup, SetupError, Sink, Turn};

use super::fault::{Fault, outside_number};
use super::guess;
use super::pieces::{Action, DEAL, Denied, Event, Lantern, MANIFEST, SEAL, Stage, TRADE, UNKNOWN, View, WIN};

const BRIGHTEST: Lantern = Lantern(6);

#[derive(Clone, PartialEq)]
pub(crate) struct Lanterns {
    pub(super) seats: u8,
    pub(super) size: u8,
    pub(super) rounds: u8,
    pub(super) round: u8,
    pub(super) stage: Stage,
    pub(super) bag: Vec<Lantern>,
    pub(super) held: Vec<Option<Lantern>>,
    pub(super) dropped: Vec<Vec<Lantern>>,
    pub(super) depths: Vec<Option<u8>>,
    pub(super) trace: u8,
}

impl Lanterns {
    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    fn deepest(&self) -> u8 {
        if self.round == 1 { 2 } else { 3 }
    }

    /// How many lanterns are in the bag, by what everyone knows.
    fn left(&self) -> usize {
        let gone = self.held.iter().flatten().count() + self.dropped.iter().flatten().count();
        usize::from(self.size) - gone
    }

    fn holds(&self, seat: Seat, lantern: Lantern) -> bool {
        self.held[seat.index()] == Some(lantern)
    }

    fn may_revise(&self, seat: Seat) -> bool {
        let depth = self.depths[seat.index()];
        let fixed = Fault::LanternInTurn.is_built_in() && self.holds(seat, BRIGHTEST)
            || Fault::SealedInTurn.is_built_in() && depth == Some(2);
        depth.is_some() && !fixed
    }

    fn delve_turn(&self) -> Turn {
        let owe: SeatSet = self.all_seats().filter(|seat| self.depths[seat.index()].is_none()).collect();
        let may: SeatSet = self.all_seats().filter(|&seat| self.may_revise(seat)).collect();
        let stranger = Seat::new(7).unwrap();
        match () {
            () if Fault::NobodyOwes.is_built_in() => {
                Turn::Decide { owe: SeatSet::EMPTY, may: owe.union(may) }
            }
            () if Fault::StrangerAsked.is_built_in() => Turn::Decide { owe, may: may.with(stranger) },
            () => Turn::Decide { owe, may },
        }
    }

    fn choices(&self, seat: Seat) -> Vec<Action> {
        let mut depths: Vec<_> = (1..=self.deepest()).map(|depth| Action::Seal { depth }).collect();
        let neighbour = self.held[seat.next(self.seats).index()];
        if Fault::LanternInChoices.is_built_in() && neighbour.is_some_and(|lantern| lantern.0 % 2 == 0) {
            depths.reverse();
        }
        match self.stage {
            Stage::Delve if self.turn().actors().contains(seat) => depths,
            Stage::Trade { seat: deepest } if seat == deepest && self.left() > 0 => {
                vec![Action::Keep, Action::Swap]
            }
            Stage::Trade { seat: deepest } if seat == deepest => vec![Action::Keep],
            _ => Vec::new(),
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Denied {
        let neighbour = self.held[seat.next(self.seats).index() % self.held.len()];
        match (action, neighbour) {
            (Action::Seal { .. }, Some(lantern)) if Fault::LanternInRefusal.is_built_in() => {
                Denied::TooDeep { most: lantern.0 }
            }
            (Action::Seal { .. }, _) => Denied::TooDeep { most: self.deepest() },
            _ => Denied::NotNow,
        }
    }

    fn accepts(&self, seat: Seat, action: Action) -> bool {
        let acts = self.turn().actors().contains(seat);
        let too_deep = Fault::UnlistedChoiceAccepted.is_built_in()
            && self.stage == Stage::Delve
            && action == Action::Seal { depth: 3 };
        acts && too_deep || self.choices(seat).contains(&action)
    }

    fn seal(&mut self, seat: Seat, depth: u8, tell: &mut impl Sink<Event>) {
        let before = self.depths[seat.index()].replace(depth);
        if !(Fault::SealedInRevision.is_built_in() && before == Some(depth)) {
            tell.tell(SEAL, || Event::Sealed { seat, depth: Some(depth) });
        }
        let ended = Fault::SealedEndsTheWait.is_built_in() && depth == 2;
        if ended || self.depths.iter().all(Option::is_some) {
            self.reveal(tell);
        }
    }

    fn reveal(&mut self, tell: &mut impl Sink<Event>) {
        let depths: Vec<u8> = self.depths.iter().map(|depth| depth.unwrap_or(0)).collect();
        let most = depths.iter().max().copied();
        let deepest = self.all_seats().find(|seat| Some(depths[seat.index()]) == most).unwrap();
        tell.tell(SEAL, || Event::Revealed { depths });
        self.depths.fill(None);
        self.stage = Stage::Trade { seat: deepest };
    }

    fn swap(&mut self, seat: Seat, tell: &mut impl Sink<Event>) {
        let lantern = self.held[seat.index()].take().unwrap();
        self.dropped[seat.index()].push(lantern);
        let rule = if Fault::UnknownRuleTold.is_built_in() { UNKNOWN } else { TRADE };
        let mut heard = 0;
        tell.tell(rule, || {
            heard = 1;
            Event::Dropped { seat }
        });
        if Fault::ListenerMatters.is_built_in() {
            self.trace += heard;
        }
        self.stage = Stage::Deal;
    }

    fn keep(&mut self, seat: Seat, tell: &mut impl Sink<Event>) {
        tell.cite(if Fault::UnknownRuleCited.is_built_in() { UNKNOWN } else { TRADE });
        tell.tell(TRADE, || Event::Kept { seat });
        self.begin_round(tell);
    }

    fn begin_round(&mut self, tell: &mut impl Sink<Event>) {
        if self.round < self.rounds || Fault::Endless.is_built_in() {
            self.round = (self.round + 1).min(self.rounds);
            self.stage = Stage::Delve;
        } else {
            self.end(tell);
        }
    }

    fn end(&mut self, tell: &mut impl Sink<Event>) {
        self.stage = Stage::Over;
        for seat in self.all_seats() {
            let lantern = self.held[seat.index()].unwrap();
            tell.tell(WIN, || Event::Shown { seat, lantern });
        }
        let seat = self.brightest().unwrap();
        tell.tell(WIN, || Event::Won { seat });
        if Fault::ReplayTellsOtherwise.is_built_in() && outside_number().is_multiple_of(3) {
            tell.tell(WIN, || Event::Won { seat });
        }
    }

    fn brightest(&self) -> Option<Seat> {
        self.all_seats().max_by_key(|seat| self.held[seat.index()].map(|lantern| lantern.0))
    }

    fn next_to_draw(&self) -> Option<Seat> {
        self.all_seats().find(|seat| self.held[seat.index()].is_none())
    }
}

impl Game for Lanterns {
    type Action = Action;
    type Outcome = Lantern;
    type Event = Event;
    type View = View;
    type Refusal = Denied;

    fn manifest() -> &'static Manifest {
        &MANIFEST
    }

    fn new(setup: &Setup, _tell: &mut impl Sink<Event>) -> Result<Self, SetupError> {
        let five = setup.option("bag") == "five";
        if five && (setup.seats() == 4 || Fault::ValueNeverFits.is_built_in()) {
            let with = format!("seats={}", setup.seats());
            return Err(SetupError::Clash { key: "bag", value: "five", with, fit: vec!["six"] });
        }
        if setup.option("rounds") == "one" && Fault::SetupRefused.is_built_in() {
            return Err(SetupError::UnknownOption { key: "rounds".to_owned(), known: Vec::new() });
        }
        let drift = Fault::ReplayDrifts.is_built_in();
        let size = if five { 5 } else { 6 };
        Ok(Lanterns {
            seats: setup.seats(),
            size,
            rounds: if setup.option("rounds") == "one" { 1 } else { 2 },
            round: 0,
            stage: Stage::Deal,
            bag: (1..=size).map(Lantern).collect(),
            held: vec![None; usize::from(setup.seats())],
            dropped: vec![Vec::new(); usize::from(setup.seats())],
            depths: vec![None; usize::from(setup.seats())],
            trace: if drift { outside_number() } else { 0 },
        })
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Deal => Turn::Chance,
            Stage::Delve => self.delve_turn(),
            Stage::Trade { seat } => Turn::of(seat),
            Stage::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let choices = if seat.index() < self.held.len() { self.choices(seat) } else { Vec::new() };
        if Fault::StaleList.is_built_in() && choices.is_empty() {
            return;
        }
        actions.clear();
        if !(Fault::NoChoice.is_built_in() && self.stage == Stage::Delve) {
            actions.extend(&choices);
        }
        match self.stage {
            Stage::Trade { seat: deepest } if seat != deepest && Fault::IdleChoice.is_built_in() => {
                actions.push(Action::Keep);
            }
            Stage::Trade { seat: deepest } if seat == deepest && Fault::DoubleChoice.is_built_in() => {
                actions.push(Action::Keep);
            }
            Stage::Trade { seat: deepest } if seat == deepest && Fault::ListedChoiceRefused.is_built_in() => {
                actions.push(Action::Seal { depth: 1 });
            }
            _ => {}
        }
    }

    fn decide(&mut self, seat: Seat, action: Action, tell: &mut impl Sink<Event>) -> Result<(), Denied> {
        if !self.accepts(seat, action) {
            if Fault::RefusalLeavesATrace.is_built_in() {
                self.trace = self.trace.wrapping_add(1);
            }
            if Fault::RefusalIsTold.is_built_in() {
                tell.tell(SEAL, || Event::Refused { seat });
            }
            return Err(self.refusal(seat, action));
        }
        match action {
            Action::Seal { depth } => self.seal(seat, depth, tell),
            Action::Keep => self.keep(seat, tell),
            Action::Swap => self.swap(seat, tell),
        }
        Ok(())
    }

    fn outcomes(&self, outcomes: &mut Outcomes<Lantern>) {
        outcomes.clear();
        let chance = self.stage == Stage::Deal && !Fault::NoOutcome.is_built_in();
        let out_of_turn = self.stage == Stage::Delve && Fault::OutcomeOutOfTurn.is_built_in();
        if !chance && !out_of_turn {
            return;
        }
        for &lantern in &self.bag {
            let weightless = Fault::WeightlessOutcome.is_built_in() && lantern == Lantern(1);
            outcomes.push(lantern, if weightless { 0 } else { 1 });
        }
        if Fault::DoubleOutcome.is_built_in() {
            outcomes.push(self.bag[0], 1);
        }
        if Fault::ListedOutcomeRefused.is_built_in() {
            outcomes.push(Lantern(9), 1);
        }
    }

    fn draw(&self, outcomes: &mut Outcomes<Lantern>, dice: &mut impl Dice) -> Option<Lantern> {
        self.outcomes(outcomes);
        let drawn = outcomes.draw(dice);
        if Fault::CrookedDraw.is_built_in() { self.bag.first().copied() } else { drawn }
    }

    fn resolve(&mut self, lantern: Lantern, tell: &mut impl Sink<Event>) -> Result<(), Denied> {
        let Some(seat) = self.next_to_draw() else { return Err(Denied::NotNow) };
        let place = self.bag.iter().position(|&left| left == lantern);
        if place.is_none() && !Fault::UnlistedOutcomeAccepted.is_built_in() {
            return Err(Denied::NotInTheBag);
        }
        self.bag.remove(place.unwrap_or(0));
        self.held[seat.index()] = Some(lantern);
        tell.tell(DEAL, || Event::Dealt { seat, lantern: Some(lantern) });
        if Fault::GlowIsTold.is_built_in() && lantern == BRIGHTEST {
            tell.tell(DEAL, || Event::Glowed);
        }
        if self.next_to_draw().is_none() {
            self.begin_round(tell);
        }
        Ok(())
    }

    fn seals(&self, action: Action) -> bool {
        matches!(action, Action::Seal { .. })
    }

    fn view(&self, observer: Observer) -> View {
        let me = observer.seat();
        let shows = |seat: Seat| observer.is(seat) || self.stage == Stage::Over;
        let held = |seat: Seat| self.held[seat.index()].filter(|_| shows(seat));
        let mut view = View {
            me,
            seats: self.seats,
            size: self.size,
            rounds: self.rounds,
            round: self.round,
            stage: self.stage,
            held: self.all_seats().map(held).collect(),
            holders: self.all_seats().filter(|seat| self.held[seat.index()].is_some()).collect(),
            my_dropped: me.map(|seat| self.dropped[seat.index()].clone()).unwrap_or_default(),
            dropped: self.dropped.iter().map(|dropped| dropped.len() as u8).collect(),
            my_depth: me.and_then(|seat| self.depths[seat.index()]),
            sealed: self.all_seats().filter(|seat| self.depths[seat.index()].is_some()).collect(),
            winners: if self.stage == Stage::Over {
                self.brightest().into_iter().collect()
            } else {
                SeatSet::EMPTY
            },
            lost_in_json: u8::from(Fault::LostInJson.is_built_in()),
        };
        self.spoil(&mut view);
        view
    }

    fn redact(event: &Event, observer: Observer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { seat, lantern } => {
                let knows = observer.is(seat) || Fault::DealIsTold.is_built_in();
                Event::Dealt { seat, lantern: lantern.filter(|_| knows) }
            }
            Event::Sealed { seat, depth } => {
                let knows = observer.is(seat) || Fault::SealedInEvent.is_built_in();
                Event::Sealed { seat, depth: depth.filter(|_| knows) }
            }
            Event::Revealed { ref depths } => Event::Revealed { depths: depths.clone() },
            Event::Kept { seat } => Event::Kept { seat },
            Event::Dropped { seat } => Event::Dropped { seat },
            Event::Shown { seat, lantern } => Event::Shown { seat, lantern },
            Event::Won { seat } => Event::Won { seat },
            Event::Refused { seat } => Event::Refused { seat },
            Event::Glowed => Event::Glowed,
        })
    }

    fn determinize(view: &View, dice: &mut impl Dice) -> Option<Self> {
        guess::determinize(view, dice)
    }

    fn winners(&self) -> SeatSet {
        let honest: SeatSet = self.brightest().into_iter().collect();
        let odd = self.dropped.iter().flatten().map(|lantern| lantern.0).sum::<u8>() % 2 == 1;
        match self.stage {
            Stage::Over if Fault::StrangerWins.is_built_in() => honest.with(Seat::new(7).unwrap()),
            Stage::Over if Fault::LanternInWinners.is_built_in() && odd => SeatSet::all(self.seats),
            Stage::Over => honest,
            Stage::Trade { seat } if Fault::EarlyWinner.is_built_in() => SeatSet::only(seat),
            _ => SeatSet::EMPTY,
        }
    }
}

impl Lanterns {
    /// Puts into the view, or takes out of it, what a fault of the view is about.
    fn spoil(&self, view: &mut View) {
        if Fault::SealedInView.is_built_in() && view.me.is_none() {
            view.my_depth = self.depths[0];
        }
        if Fault::LanternInView.is_built_in() && view.me.is_none() {
            view.held[0] = self.held[0];
        }
        if Fault::DroppedIsForgotten.is_built_in() {
            view.my_dropped.clear();
        }
    }
}
