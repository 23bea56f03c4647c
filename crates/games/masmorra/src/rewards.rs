//! Wounds, falls, experience, abilities, treasure cards and gold.

use game::{RuleId, Seat, Sink};

use crate::cite::{M05, M24, M64, M68, M70, M73, M99};
use crate::components::{Ability, Condition, Gain, Treasure};
use crate::event::Event;
use crate::options::Mode;
use crate::player::{ARROWS, GOAL, HAND_LIMIT, LESSONS, Posture};
use crate::pool::Pool;
use crate::stacks::Hand;
use crate::state::{Combat, Masmorra, Pet, Token, TurnPhase};
use crate::task::Task;

pub(crate) const CARD_PRICE: u8 = 5;

impl Masmorra {
    pub(crate) fn wound(&mut self, seat: Seat, wounds: u8, rule: RuleId, sink: &mut impl Sink<Event>) {
        if !self.is_standing(seat) {
            return;
        }
        let life = self.player(seat).life.saturating_sub(wounds);
        self.player_mut(seat).life = life;
        sink.emit(rule, || Event::Wounded { seat, wounds, life });
        if life == 0 {
            self.fall(seat, sink);
        }
    }

    /// A hero falls: experience returns to the last arrow, all cards and the rest of the turn are lost.
    fn fall(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.posture = Posture::Fallen;
        player.xp = player.arrow();
        let (xp, cards) = (player.xp, std::mem::take(&mut player.hand));
        sink.emit(M68, || Event::Fell { seat, xp, cards });
        cards.each().for_each(|card| self.discard.add(card));
        self.forget_fresh_if_gone();
        self.known.iter_mut().for_each(|known| known[seat.index()] = Hand::EMPTY);
        if seat == self.active {
            (self.now.dice, self.now.symbols, self.now.points) = (Pool::EMPTY, Pool::EMPTY, 0);
            self.now.pet = Pet::Gone;
            self.now.token = Token::Flipped;
            let (foe, defeated) = (self.combat.foe, self.combat.defeated);
            self.combat = Combat { foe, defeated, ..Combat::NONE };
        }
    }

    pub(crate) fn gain_xp(&mut self, seat: Seat, xp: u8, rule: RuleId, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.xp = player.xp.saturating_add(xp);
        let total = player.xp;
        sink.emit(rule, || Event::GainedXp { seat, xp, total });
        if total >= GOAL && !self.last_round && self.options.mode == Mode::Standard {
            self.last_round = true;
            sink.emit(M05, || Event::GoalReached { seat });
        }
        while self.reaches_lesson(seat) {
            self.player_mut(seat).lessons += 1;
            self.tasks.push(Task::Learn { seat });
        }
    }

    fn reaches_lesson(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.lessons < LESSONS && player.xp >= ARROWS[usize::from(player.lessons)]
    }

    /// The abilities that a player may learn now: the top one of each card, or the lower one if the top is learnt.
    pub(crate) fn learnable_abilities(&self, seat: Seat) -> impl Iterator<Item = (u8, Ability)> {
        let player = self.player(seat);
        let learnt = player.learnt;
        let next = [0, 2].into_iter().filter_map(move |top: u8| {
            let free = |slot: &u8| learnt & (1 << *slot) == 0;
            [top, top + 1].into_iter().find(free)
        });
        let hero = player.hero;
        next.filter_map(move |slot| Some((slot, hero?.card().abilities[usize::from(slot)])))
    }

    pub(crate) fn learn(&mut self, seat: Seat, ability: Ability, sink: &mut impl Sink<Event>) {
        let Some((slot, _)) = self.learnable_abilities(seat).find(|(_, open)| *open == ability) else {
            return;
        };
        self.player_mut(seat).learnt |= 1 << slot;
        sink.emit(M70, || Event::Learnt { seat, ability });
        let late = seat == self.active && self.now.phase == TurnPhase::Acting && self.now.pet == Pet::None;
        if ability.card().gain == Gain::Companion && late && self.is_standing(seat) && !self.is_gazed_at() {
            self.tasks.push(Task::PetWindow);
        }
    }

    /// Others may claim a part of the experience for a monster before it is gained.
    pub(crate) fn offer_glory(&mut self, xp: u8, sink: &mut impl Sink<Event>) {
        self.now.stolen_xp = 0;
        self.tasks.push(Task::GrantXp { xp });
        self.open_window(Condition::Glory, self.active, sink);
    }

    pub(crate) fn grant_reward(&mut self, xp: u8, sink: &mut impl Sink<Event>) {
        let left = xp.saturating_sub(self.now.stolen_xp);
        self.now.stolen_xp = 0;
        self.gain_xp(self.active, left, M64, sink);
    }

    /// Pushes the tasks of a card gain: draw it, let thieves answer, check the hand limit.
    pub(crate) fn push_card_gain(&mut self, seat: Seat) {
        self.tasks.push(Task::HandLimit { seat });
        self.tasks.push(Task::CardWindow { seat });
        self.tasks.push(Task::DrawCard { seat });
    }

    pub(crate) fn card_drawn(&mut self, seat: Seat, card: Treasure, sink: &mut impl Sink<Event>) {
        self.deck.take(card);
        self.player_mut(seat).hand.add(card);
        self.fresh = (self.tasks.top() == Some(Task::CardWindow { seat })).then_some(card);
        sink.cite(M99);
        sink.emit(M73, || Event::CardDrawn { seat, card: Some(card) });
    }

    /// Turns the discard pile into the deck. If both are empty there is no card, and nothing to steal.
    pub(crate) fn reshuffle(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.discard.is_empty() {
            self.fresh = None;
            if self.tasks.top() == Some(Task::CardWindow { seat }) {
                self.tasks.pop();
            }
            sink.emit(M73, || Event::NoCardLeft { seat });
            return;
        }
        self.deck = std::mem::take(&mut self.discard);
        sink.emit(M73, || Event::Reshuffled);
        self.tasks.push(Task::DrawCard { seat });
    }

    pub(crate) fn is_over_limit(&self, seat: Seat) -> bool {
        self.player(seat).hand.len() > HAND_LIMIT
    }

    /// Removes a card from a hand; everyone sees it.
    pub(crate) fn remove_from_hand(&mut self, seat: Seat, card: Treasure) {
        self.player_mut(seat).hand.take(card);
        for known in &mut self.known {
            known[seat.index()].take(card);
        }
        self.forget_fresh_if_gone();
    }

    /// A card that its owner has played or lost cannot be stolen.
    fn forget_fresh_if_gone(&mut self) {
        let owner = Masmorra::fresh_owner(self.tasks.iter());
        let is_there = |card: &Treasure| owner.is_some_and(|owner| self.player(owner).hand.has(*card));
        self.fresh = self.fresh.filter(is_there);
    }

    pub(crate) fn discard_card(&mut self, seat: Seat, card: Treasure, sink: &mut impl Sink<Event>) {
        self.remove_from_hand(seat, card);
        self.discard.add(card);
        sink.emit(M73, || Event::Discarded { seat, card });
    }

    pub(crate) fn buy_card(&mut self, sink: &mut impl Sink<Event>) {
        self.active_player_mut().gold -= CARD_PRICE;
        self.reserve += CARD_PRICE;
        let seat = self.active;
        sink.emit(M24, || Event::CardBought { seat });
        self.push_card_gain(seat);
    }

    pub(crate) fn gain_gold(&mut self, seat: Seat, gold: u8, rule: RuleId, sink: &mut impl Sink<Event>) {
        let taken = self.take_from_reserve(seat, gold);
        let total = self.player(seat).gold;
        if taken < gold {
            sink.cite(M24);
        }
        sink.emit(rule, || Event::GainedGold { seat, gold: taken, total });
    }
}
