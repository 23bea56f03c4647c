//! Setup, rounds and the end of the game.

use game::{Seat, SeatSet, Setup, SetupError, Sink};

use crate::action::Outcome;
use crate::bag::{Bag, Kinds};
use crate::components::{Adventurer, Monster, Slot, SlotSet};
use crate::event::Event;
use crate::options::{GameOptions, Specials, full_deck};
use crate::refusal::Refusal;
use crate::rule_ids::{W01, W02, W03, W04, W05, W06, W28, W29, W30, W31, W32};
use crate::run::{HasSuccess, Run};
use crate::state::{ENOUGH, Phase, Pile, Player, SEATS, Welcome};

impl Welcome {
    /// Starts a game. The options or chance decide the start player and the first adventurer.
    pub(crate) fn set_up(setup: &Setup, sink: &mut impl Sink<Event>) -> Result<Welcome, SetupError> {
        let mut game = Welcome::blank(GameOptions::read(setup)?, setup.seats());
        sink.emit(W05, || Event::GameBegan { seats: setup.seats() });
        game.settle_opening(sink);
        Ok(game)
    }

    /// A game before its setup.
    pub(crate) fn blank(options: GameOptions, seats: u8) -> Welcome {
        Welcome {
            options,
            seats,
            round: 0,
            phase: Phase::DrawStarter,
            players: [Player::default(); SEATS],
            starter: Seat::FIRST,
            actor: Seat::FIRST,
            bidders: SeatSet::all(seats),
            acted: SeatSet::EMPTY,
            deck: Bag::default(),
            pile: Pile::EMPTY,
            aside: [None; 6],
            specials: Kinds::NONE,
            known: [Kinds::NONE; SEATS + 1],
            run: Run::enter(Adventurer::Warrior, SlotSet::ALL, HasSuccess::No, options),
            replaced: None,
        }
    }

    fn settle_opening(&mut self, sink: &mut impl Sink<Event>) {
        match self.options.start {
            Some(seat) => self.start_with(seat, sink),
            None => self.phase = Phase::DrawStarter,
        }
    }

    /// Sets the start player and asks for the first adventurer.
    pub(crate) fn start_with(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.starter = seat;
        sink.emit(W01, || Event::Starter { seat });
        match self.options.first_adventurer {
            Some(adventurer) => self.begin_with(adventurer, sink),
            None => self.phase = Phase::DrawAdventurer,
        }
    }

    /// Sets the first adventurer and asks for the specials.
    pub(crate) fn begin_with(&mut self, adventurer: Adventurer, sink: &mut impl Sink<Event>) {
        self.run = Run::enter(adventurer, SlotSet::ALL, HasSuccess::No, self.options);
        sink.emit(W02, || Event::FirstAdventurer { adventurer });
        self.join_specials(sink);
    }

    fn join_specials(&mut self, sink: &mut impl Sink<Event>) {
        if self.specials.len() < u32::from(self.options.set.specials()) {
            self.phase = Phase::DrawSpecial;
        } else {
            self.begin_round(self.starter, self.adventurer(), sink);
        }
    }

    /// A special joins for the whole game, hidden or shown as the options say.
    pub(crate) fn join(&mut self, monster: Monster, sink: &mut impl Sink<Event>) {
        self.specials = self.specials.with(monster);
        match self.options.specials {
            Specials::Hidden => sink.emit(W04, || Event::SpecialJoined { monster: Some(monster) }),
            Specials::Shown => {
                self.show_to_all(monster);
                sink.emit(W04, || Event::SpecialShown { monster });
            }
        }
        self.join_specials(sink);
    }

    /// Shuffles all monsters, lays out all tiles and opens the bidding.
    fn begin_round(&mut self, starter: Seat, adventurer: Adventurer, sink: &mut impl Sink<Event>) {
        self.round += 1;
        self.starter = starter;
        self.deck = full_deck(self.specials);
        self.pile = Pile::EMPTY;
        self.aside = [None; 6];
        self.replaced = None;
        self.run = Run::enter(adventurer, SlotSet::ALL, HasSuccess::No, self.options);
        self.bidders = self.alive();
        self.acted = SeatSet::EMPTY;
        self.announce_round(sink);
        self.open_bidding(sink);
    }

    fn announce_round(&self, sink: &mut impl Sink<Event>) {
        let (round, starter, adventurer) = (self.round, self.starter, self.adventurer());
        let (begun_by, shuffled_by) = if round == 1 { (W06, W04) } else { (W31, W32) };
        sink.cite(W06);
        sink.emit(begun_by, || Event::RoundBegan { round, starter });
        sink.emit(W03, || Event::TilesLaid { adventurer });
        sink.emit(shuffled_by, || Event::Shuffled { cards: self.deck.len() });
    }

    /// The player takes a success card; the second one wins the game.
    pub(crate) fn succeed(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        self.player_mut(seat).successes += 1;
        let successes = self.player(seat).successes;
        sink.emit(W28, || Event::Succeeded { seat, successes });
        self.show_asides(sink);
        if successes >= ENOUGH {
            sink.emit(W28, || Event::Won { seat });
            self.phase = Phase::Over;
        } else {
            self.phase = Phase::NextAdventurer;
        }
    }

    /// The player's aid card turns, or the player is out.
    pub(crate) fn fail(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        self.player_mut(seat).failures += 1;
        if self.player(seat).is_out() {
            sink.emit(W29, || Event::Eliminated { seat });
        } else {
            sink.emit(W29, || Event::Failed { seat });
        }
        self.show_asides(sink);
        match self.last_one_left() {
            Some(seat) => {
                sink.emit(W29, || Event::Won { seat });
                self.phase = Phase::Over;
            }
            None => self.phase = Phase::NextAdventurer,
        }
    }

    fn last_one_left(&self) -> Option<Seat> {
        let alive = self.alive();
        alive.first().filter(|_| alive.len() == 1)
    }

    /// At the end of a round all cards set aside are shown.
    fn show_asides(&mut self, sink: &mut impl Sink<Event>) {
        let asides = self.aside;
        for (slot, aside) in Slot::ALL.into_iter().zip(asides) {
            if let Some(aside) = aside {
                let tile = self.adventurer().tile(slot);
                self.show_to_all(aside.monster);
                sink.emit(W30, || Event::AsideShown { seat: aside.by, tile, monster: aside.monster });
            }
        }
    }

    /// Sets the next adventurer and begins the next round.
    pub(crate) fn choose(
        &mut self,
        adventurer: Adventurer,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.options.set.has(adventurer) {
            return Err(Refusal::AdventurerNotInSet { adventurer });
        }
        let seat = self.actor;
        sink.emit(W31, || Event::AdventurerChosen { seat, adventurer });
        let starter = if self.is_alive(seat) { seat } else { self.alive().after(seat).unwrap_or(seat) };
        self.begin_round(starter, adventurer, sink);
        Ok(())
    }

    pub(crate) fn victors(&self) -> SeatSet {
        if self.phase != Phase::Over {
            return SeatSet::EMPTY;
        }
        let second_success = |seat: &Seat| self.player(*seat).successes >= ENOUGH;
        let winner = Seat::all(self.seats).find(second_success).or(self.last_one_left());
        winner.map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// The outcomes of chance before the first round.
    pub(crate) fn opening_outcomes(&self, outcomes: &mut game::Outcomes<Outcome>) {
        match self.phase {
            Phase::DrawStarter => {
                Seat::all(self.seats).for_each(|seat| outcomes.push(Outcome::Starter { seat }, 1))
            }
            Phase::DrawAdventurer => {
                self.options
                    .set
                    .adventurers()
                    .for_each(|adventurer| outcomes.push(Outcome::FirstAdventurer { adventurer }, 1));
            }
            _ => {
                let left = Kinds::SPECIALS.minus(self.specials);
                left.iter().for_each(|monster| outcomes.push(Outcome::Special { monster }, 1));
            }
        }
    }
}
