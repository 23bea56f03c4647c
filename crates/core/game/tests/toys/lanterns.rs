//! A tiny game with everything that is hard to keep secret: lanterns dealt face down, depths sealed at once and
//! revised at will, and a swap that hides another lantern. It is correct unless a [`Fault`] is active.

use game::{
    Dice, Game, HasMessage, LineWriter, Manifest, Message, Observer, Outcomes, Seat, SeatSet, Setup,
    SetupError, Sink, Story, Turn,
};

use super::determinize;
use super::fault::{Fault, outside_number};
use super::lantern_types::{
    Action, DEAL, Denied, Event, Lantern, MANIFEST, Phase, SEAL, TRADE, UNKNOWN, View, WIN,
};

const BRIGHTEST: Lantern = Lantern(6);

#[derive(Clone, PartialEq)]
pub(crate) struct Lanterns {
    pub(super) seats: u8,
    pub(super) size: u8,
    pub(super) rounds: u8,
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) bag: Vec<Lantern>,
    pub(crate) held: Vec<Option<Lantern>>,
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

    /// Returns how many lanterns are in the bag, computed from public knowledge.
    fn left(&self) -> usize {
        let gone = self.held.iter().flatten().count() + self.dropped.iter().flatten().count();
        usize::from(self.size) - gone
    }

    fn holds(&self, seat: Seat, lantern: Lantern) -> bool {
        self.held[seat.index()] == Some(lantern)
    }

    fn may_revise(&self, seat: Seat) -> bool {
        let depth = self.depths[seat.index()];
        let fixed = Fault::LanternInTurn.is_active() && self.holds(seat, BRIGHTEST)
            || Fault::SealedInTurn.is_active() && depth == Some(2);
        depth.is_some() && !fixed
    }

    fn delve_turn(&self) -> Turn {
        let owe: SeatSet = self.all_seats().filter(|seat| self.depths[seat.index()].is_none()).collect();
        let may: SeatSet = self.all_seats().filter(|&seat| self.may_revise(seat)).collect();
        let unknown_seat = Seat::new(7).unwrap();
        match () {
            () if Fault::NobodyOwes.is_active() => Turn::Decide { owe: SeatSet::EMPTY, may: owe.union(may) },
            () if Fault::UnknownSeatAsked.is_active() => Turn::Decide { owe, may: may.with(unknown_seat) },
            () => Turn::Decide { owe, may },
        }
    }

    fn choices(&self, seat: Seat) -> Vec<Action> {
        let mut depths: Vec<_> = (1..=self.deepest()).map(|depth| Action::Seal { depth }).collect();
        let neighbour = self.held[seat.next(self.seats).index()];
        if Fault::LanternInChoices.is_active() && neighbour.is_some_and(|lantern| lantern.0 % 2 == 0) {
            depths.reverse();
        }
        match self.phase {
            Phase::Delve if self.turn().actors().contains(seat) => depths,
            Phase::Trade { seat: deepest } if seat == deepest && self.left() > 0 => {
                vec![Action::Keep, Action::Swap]
            }
            Phase::Trade { seat: deepest } if seat == deepest => vec![Action::Keep],
            _ => Vec::new(),
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Denied {
        let neighbour = self.held[seat.next(self.seats).index() % self.held.len()];
        match (action, neighbour) {
            (Action::Seal { .. }, Some(lantern)) if Fault::LanternInRefusal.is_active() => {
                Denied::TooDeep { most: lantern.0 }
            }
            (Action::Seal { .. }, _) => Denied::TooDeep { most: self.deepest() },
            _ => Denied::NotNow,
        }
    }

    fn accepts(&self, seat: Seat, action: Action) -> bool {
        let acts = self.turn().actors().contains(seat);
        let too_deep = Fault::UnlistedChoiceAccepted.is_active()
            && self.phase == Phase::Delve
            && action == Action::Seal { depth: 3 };
        acts && too_deep || self.choices(seat).contains(&action)
    }

    fn seal(&mut self, seat: Seat, depth: u8, sink: &mut impl Sink<Event>) {
        let before = self.depths[seat.index()].replace(depth);
        if !(Fault::SealedInRevision.is_active() && before == Some(depth)) {
            sink.emit(SEAL, || Event::Sealed { seat, depth: Some(depth) });
        }
        let ended = Fault::SealedEndsTheWait.is_active() && depth == 2;
        if ended || self.depths.iter().all(Option::is_some) {
            self.reveal(sink);
        }
    }

    fn reveal(&mut self, sink: &mut impl Sink<Event>) {
        let depths: Vec<u8> = self.depths.iter().map(|depth| depth.unwrap_or(0)).collect();
        let most = depths.iter().max().copied();
        let deepest = self.all_seats().find(|seat| Some(depths[seat.index()]) == most).unwrap();
        sink.emit(SEAL, || Event::Revealed { depths });
        self.depths.fill(None);
        self.phase = Phase::Trade { seat: deepest };
    }

    fn swap(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let lantern = self.held[seat.index()].take().unwrap();
        self.dropped[seat.index()].push(lantern);
        let rule = if Fault::UnknownRuleInEvent.is_active() { UNKNOWN } else { TRADE };
        let mut made = 0;
        sink.emit(rule, || {
            made = 1;
            Event::Dropped { seat }
        });
        if Fault::SinkMatters.is_active() {
            self.trace += made;
        }
        self.phase = Phase::Deal;
    }

    fn keep(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.cite(if Fault::UnknownRuleCited.is_active() { UNKNOWN } else { TRADE });
        sink.emit(TRADE, || Event::Kept { seat });
        self.begin_round(sink);
    }

    fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        if self.round < self.rounds || Fault::Endless.is_active() {
            self.round = (self.round + 1).min(self.rounds);
            self.phase = Phase::Delve;
        } else {
            self.end(sink);
        }
    }

    fn end(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        for seat in self.all_seats() {
            let lantern = self.held[seat.index()].unwrap();
            sink.emit(WIN, || Event::Shown { seat, lantern });
        }
        let seat = self.brightest().unwrap();
        sink.emit(WIN, || Event::Won { seat });
        if Fault::EventsDependOnOutside.is_active() && outside_number().is_multiple_of(3) {
            sink.emit(WIN, || Event::Won { seat });
        }
    }

    fn brightest(&self) -> Option<Seat> {
        self.all_seats().max_by_key(|seat| self.held[seat.index()].map(|lantern| lantern.0))
    }

    fn next_to_draw(&self) -> Option<Seat> {
        self.all_seats().find(|seat| self.held[seat.index()].is_none())
    }
}

/// One line per event, unless a fault is active.
#[derive(Clone, Copy, Default)]
pub(crate) struct LanternStory;

impl Story<Event> for LanternStory {
    fn read(&mut self, event: &Event, writer: &mut LineWriter) {
        match () {
            () if Fault::StoryDependsOnOutside.is_active() => {
                writer.line(|| Message::new("event").with("number", outside_number()));
            }
            () if Fault::StoryWritesAhead.is_active() => {
                writer.rewrite(writer.number() + 1, || event.message())
            }
            () if Fault::StorySaysNothing.is_active() => writer.join(writer.number()),
            () => writer.line(|| event.message()),
        }
    }
}

impl Game for Lanterns {
    type Action = Action;
    type Outcome = Lantern;
    type Event = Event;
    type Story = LanternStory;
    type View = View;
    type Refusal = Denied;

    fn manifest() -> &'static Manifest {
        &MANIFEST
    }

    fn new(setup: &Setup, _sink: &mut impl Sink<Event>) -> Result<Self, SetupError> {
        let five = setup.option("bag") == "five";
        if five && (setup.seats() == 4 || Fault::ValueNeverFits.is_active()) {
            let with = format!("seats={}", setup.seats());
            return Err(SetupError::Clash { key: "bag", value: "five", with, fit: vec!["six"] });
        }
        if setup.option("rounds") == "one" && Fault::SetupRefused.is_active() {
            return Err(SetupError::UnknownOption { key: "rounds".to_owned(), known: Vec::new() });
        }
        let drift = Fault::StateDependsOnOutside.is_active();
        let size = if five { 5 } else { 6 };
        Ok(Lanterns {
            seats: setup.seats(),
            size,
            rounds: if setup.option("rounds") == "one" { 1 } else { 2 },
            round: 0,
            phase: Phase::Deal,
            bag: (1..=size).map(Lantern).collect(),
            held: vec![None; usize::from(setup.seats())],
            dropped: vec![Vec::new(); usize::from(setup.seats())],
            depths: vec![None; usize::from(setup.seats())],
            trace: if drift { outside_number() } else { 0 },
        })
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal => Turn::Chance,
            Phase::Delve => self.delve_turn(),
            Phase::Trade { seat } => Turn::of(seat),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let choices = if seat.index() < self.held.len() { self.choices(seat) } else { Vec::new() };
        if Fault::StaleList.is_active() && choices.is_empty() {
            return;
        }
        actions.clear();
        if !(Fault::NoChoice.is_active() && self.phase == Phase::Delve) {
            actions.extend(&choices);
        }
        match self.phase {
            Phase::Trade { seat: deepest } if seat != deepest && Fault::IdleChoice.is_active() => {
                actions.push(Action::Keep);
            }
            Phase::Trade { seat: deepest } if seat == deepest && Fault::DoubleChoice.is_active() => {
                actions.push(Action::Keep);
            }
            Phase::Trade { seat: deepest } if seat == deepest && Fault::ListedChoiceRefused.is_active() => {
                actions.push(Action::Seal { depth: 1 });
            }
            _ => {}
        }
    }

    fn pick(&self, seat: Seat, actions: &mut Vec<Action>, dice: &mut impl Dice) -> Option<Action> {
        self.legal(seat, actions);
        let picked = actions.get(dice.below(actions.len() as u32) as usize);
        if Fault::UnfairPick.is_active() { actions.first().copied() } else { picked.copied() }
    }

    fn apply_legal(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Denied> {
        if Fault::AppliesAnotherState.is_active() {
            self.trace = self.trace.wrapping_add(1);
        }
        if Fault::AppliesAnotherEvent.is_active() {
            sink.emit(SEAL, || Event::Refused { seat });
        }
        self.decide(seat, action, sink)
    }

    fn decide(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Denied> {
        if !self.accepts(seat, action) {
            if Fault::RefusalChangesState.is_active() {
                self.trace = self.trace.wrapping_add(1);
            }
            if Fault::RefusalReportsEvent.is_active() {
                sink.emit(SEAL, || Event::Refused { seat });
            }
            return Err(self.refusal(seat, action));
        }
        match action {
            Action::Seal { depth } => self.seal(seat, depth, sink),
            Action::Keep => self.keep(seat, sink),
            Action::Swap => self.swap(seat, sink),
        }
        Ok(())
    }

    fn outcomes(&self, outcomes: &mut Outcomes<Lantern>) {
        outcomes.clear();
        let chance = self.phase == Phase::Deal && !Fault::NoOutcome.is_active();
        let out_of_turn = self.phase == Phase::Delve && Fault::OutcomeOutOfTurn.is_active();
        if !chance && !out_of_turn {
            return;
        }
        for &lantern in &self.bag {
            let no_weight = Fault::ZeroWeight.is_active() && lantern == Lantern(1);
            outcomes.push(lantern, if no_weight { 0 } else { 1 });
        }
        if Fault::DoubleOutcome.is_active() {
            outcomes.push(self.bag[0], 1);
        }
        if Fault::ListedOutcomeRefused.is_active() {
            outcomes.push(Lantern(9), 1);
        }
    }

    fn draw(&self, outcomes: &mut Outcomes<Lantern>, dice: &mut impl Dice) -> Option<Lantern> {
        self.outcomes(outcomes);
        let drawn = outcomes.draw(dice);
        if Fault::UnfairDraw.is_active() { self.bag.first().copied() } else { drawn }
    }

    fn resolve(&mut self, lantern: Lantern, sink: &mut impl Sink<Event>) -> Result<(), Denied> {
        let Some(seat) = self.next_to_draw() else { return Err(Denied::NotNow) };
        let place = self.bag.iter().position(|&left| left == lantern);
        if place.is_none() && !Fault::UnlistedOutcomeAccepted.is_active() {
            return Err(Denied::NotInTheBag);
        }
        self.bag.remove(place.unwrap_or(0));
        self.held[seat.index()] = Some(lantern);
        sink.emit(DEAL, || Event::Dealt { seat, lantern: Some(lantern) });
        if Fault::ExtraEvent.is_active() && lantern == BRIGHTEST {
            sink.emit(DEAL, || Event::Glowed);
        }
        if self.next_to_draw().is_none() {
            self.begin_round(sink);
        }
        Ok(())
    }

    fn seals(&self, action: Action) -> bool {
        matches!(action, Action::Seal { .. })
    }

    fn view(&self, observer: Observer) -> View {
        let me = observer.seat();
        let shows = |seat: Seat| observer.is(seat) || self.phase == Phase::Over;
        let held = |seat: Seat| self.held[seat.index()].filter(|_| shows(seat));
        let mut view = View {
            me,
            seats: self.seats,
            size: self.size,
            rounds: self.rounds,
            round: self.round,
            phase: self.phase,
            held: self.all_seats().map(held).collect(),
            holders: self.all_seats().filter(|seat| self.held[seat.index()].is_some()).collect(),
            my_dropped: me.map(|seat| self.dropped[seat.index()].clone()).unwrap_or_default(),
            dropped: self.dropped.iter().map(|dropped| dropped.len() as u8).collect(),
            my_depth: me.and_then(|seat| self.depths[seat.index()]),
            sealed: self.all_seats().filter(|seat| self.depths[seat.index()].is_some()).collect(),
            winners: if self.phase == Phase::Over {
                self.brightest().into_iter().collect()
            } else {
                SeatSet::EMPTY
            },
            lost_in_json: u8::from(Fault::LostInJson.is_active()),
        };
        self.apply_view_fault(&mut view);
        view
    }

    fn redact(event: &Event, observer: Observer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { seat, lantern } => {
                let knows = observer.is(seat) || Fault::DealInEvent.is_active();
                Event::Dealt { seat, lantern: lantern.filter(|_| knows) }
            }
            Event::Sealed { seat, depth } => {
                let knows = observer.is(seat) || Fault::SealedInEvent.is_active();
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

    fn reveals(observed: &Event, _observer: Observer) -> bool {
        match observed {
            Event::Dealt { lantern, .. } => lantern.is_some() && !Fault::DrawIsUnmarked.is_active(),
            Event::Revealed { .. } => !Fault::SecretIsUnmarked.is_active(),
            Event::Shown { .. } => true,
            Event::Sealed { .. }
            | Event::Kept { .. }
            | Event::Dropped { .. }
            | Event::Won { .. }
            | Event::Refused { .. }
            | Event::Glowed => false,
        }
    }

    fn determinize(view: &View, dice: &mut impl Dice) -> Option<Self> {
        determinize::determinize(view, dice)
    }

    fn winners(&self) -> SeatSet {
        let honest: SeatSet = self.brightest().into_iter().collect();
        let odd = self.dropped.iter().flatten().map(|lantern| lantern.0).sum::<u8>() % 2 == 1;
        match self.phase {
            Phase::Over if Fault::UnknownSeatWins.is_active() => honest.with(Seat::new(7).unwrap()),
            Phase::Over if Fault::LanternInWinners.is_active() && odd => SeatSet::all(self.seats),
            Phase::Over => honest,
            Phase::Trade { seat } if Fault::EarlyWinner.is_active() => SeatSet::only(seat),
            _ => SeatSet::EMPTY,
        }
    }
}

impl Lanterns {
    /// Applies the active fault, if it is one of the view.
    fn apply_view_fault(&self, view: &mut View) {
        if Fault::SealedInView.is_active() && view.me.is_none() {
            view.my_depth = self.depths[0];
        }
        if Fault::LanternInView.is_active() && view.me.is_none() {
            view.held[0] = self.held[0];
        }
        if Fault::DroppedIsForgotten.is_active() {
            view.my_dropped.clear();
        }
    }
}
