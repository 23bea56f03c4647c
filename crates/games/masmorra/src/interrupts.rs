//! The effects of orange halves, and when they may be played.

use game::{Seat, Sink};

use crate::cite::{M24, M37, M68, M73, M75, M81, M82};
use crate::components::{Condition, DieKind, Interrupt, Treasure};
use crate::dungeon::Spot;
use crate::event::Event;
use crate::figure::FigureSet;
use crate::player::GOLD_LIMIT;
use crate::state::{Masmorra, Pet};
use crate::task::{Arrival, CardHalf, PackedTarget, Task};

/// The most gold that Pickpocket takes.
const PURSE: u8 = 2;
/// How many dice Fumble re-rolls.
const FUMBLED: u8 = 2;
/// How many monsters Ambush moves.
const AMBUSHERS: u8 = 2;

impl Masmorra {
    /// Applies an orange half. It has no effect if the hero whose action it answers has fallen meanwhile.
    pub(crate) fn apply_interrupt(
        &mut self,
        seat: Seat,
        card: Treasure,
        aim: PackedTarget,
        sink: &mut impl Sink<Event>,
    ) {
        if !self.is_subject_standing(card.card().when) {
            sink.cite(M75);
            return;
        }
        let victim = self.active;
        match card.card().orange {
            Interrupt::FearOfTheDark => {
                self.now.fewer += 1;
                sink.emit(M73, || Event::FearStruck { seat: victim });
            }
            Interrupt::LightningBolt => self.strike_room(Spot(aim.0), sink),
            Interrupt::StickyFingers => self.steal_card(seat, sink),
            Interrupt::DrainLife => self.drain_life(seat, aim, sink),
            Interrupt::Stumble => {
                self.now.stumbled = true;
                sink.emit(M73, || Event::Stumbled { seat: victim });
            }
            Interrupt::Counterspell => self.cancel_card(sink),
            Interrupt::Enrage => {
                self.combat.rage += 1;
                let being = self.figures.being(self.combat.foe);
                if let Some(being) = being {
                    sink.emit(M73, || Event::Enraged { being });
                }
            }
            Interrupt::StolenGlory => self.steal_glory(seat, sink),
            Interrupt::Misdirection => self.misdirect(Spot(aim.0), sink),
            Interrupt::CallOfTheHorde => self.call_horde(sink),
            Interrupt::Pickpocket => self.pick_pocket(seat, aim, sink),
            Interrupt::Fumble => self.pick_dice(seat, FUMBLED),
            Interrupt::Silence => self.silence(sink),
            Interrupt::Ambush => self.tasks.push(Task::Ambush { seat, left: AMBUSHERS, first: u8::MAX }),
            Interrupt::WrongTurn => self.replace_face_up_tile(sink),
        }
    }

    /// Whether the hero whose action is answered is still standing. Anytime cards and Counterspell answer no hero.
    fn is_subject_standing(&self, when: Condition) -> bool {
        match when {
            Condition::AnyTime | Condition::OutsideCombat | Condition::CardPlayed => true,
            Condition::Entering => self.is_standing(self.entrant),
            _ => self.is_standing(self.active),
        }
    }

    fn strike_room(&mut self, room: Spot, sink: &mut impl Sink<Event>) {
        sink.cite(M75);
        for seat in self.heroes_at(room).iter() {
            self.wound(seat, 1, M73, sink);
        }
    }

    fn drain_life(&mut self, seat: Seat, aim: PackedTarget, sink: &mut impl Sink<Event>) {
        let Some(victim) = Seat::new(aim.0).filter(|&victim| self.is_standing(victim)) else { return };
        self.wound(victim, 1, M73, sink);
        if self.is_standing(seat) {
            self.regain_life(seat, sink);
        }
    }

    /// Steals the card that was just drawn. Only the two players know it.
    fn steal_card(&mut self, thief: Seat, sink: &mut impl Sink<Event>) {
        let Some(card) = self.fresh.take() else { return };
        let Some(victim) = self.all_seats().find(|&seat| self.has_hand_limit_task(seat)) else { return };
        if !self.player_mut(victim).hand.take(card) {
            return;
        }
        self.player_mut(thief).hand.add(card);
        self.known[victim.index()][thief.index()].add(card);
        for known in &mut self.known {
            if known[victim.index()].count(card) > self.players[victim.index()].hand.count(card) {
                known[victim.index()].take(card);
            }
        }
        sink.emit(M73, || Event::CardStolen { thief, victim, card: Some(card) });
        self.tasks.push(Task::HandLimit { seat: thief });
    }

    /// Whether the open window is about a card that this seat drew.
    fn has_hand_limit_task(&self, seat: Seat) -> bool {
        self.tasks.below() == Some(Task::HandLimit { seat })
    }

    /// Cancels the card that the open window is about. It is discarded without effect.
    fn cancel_card(&mut self, sink: &mut impl Sink<Event>) {
        if let Some(Task::Effect { seat, card, .. }) = self.cancel_under_window() {
            self.discard.add(card);
            sink.emit(M73, || Event::CardCancelled { seat, card });
        }
    }

    /// Cancels the ability that the open window is about. Its cost stays paid.
    fn silence(&mut self, sink: &mut impl Sink<Event>) {
        let cancelled = self.cancel_under_window();
        let seat = self.active;
        if cancelled == Some(Task::RollPet) {
            self.now.pet = Pet::Gone;
        }
        if let Some(Task::AbilityGain { slot, .. }) = cancelled {
            self.now.used |= 1 << slot;
        }
        sink.emit(M73, || Event::Silenced { seat });
    }

    /// Cancels the task that the open window is about and closes the window.
    fn cancel_under_window(&mut self) -> Option<Task> {
        let cancelled = self.tasks.cancel_below();
        self.tasks.pop();
        cancelled
    }

    fn steal_glory(&mut self, thief: Seat, sink: &mut impl Sink<Event>) {
        self.now.stolen_xp += 1;
        if self.is_standing(thief) {
            self.gain_xp(thief, 1, M73, sink);
        } else {
            sink.cite(M68);
        }
    }

    fn misdirect(&mut self, room: Spot, sink: &mut impl Sink<Event>) {
        sink.cite(M37);
        self.teleport(self.active, room, sink);
    }

    fn call_horde(&mut self, sink: &mut impl Sink<Event>) {
        sink.cite(M82);
        self.now.placed = FigureSet::EMPTY;
        let spot = self.room_entered();
        self.tasks.push(Task::Arrive { what: Arrival::Rolled(DieKind::Minor), spot });
    }

    /// The room of the hero who entered. That is not always the active hero: Trading Places moves another hero too.
    pub(crate) fn room_entered(&self) -> Spot {
        self.player(self.entrant).at
    }

    fn pick_pocket(&mut self, thief: Seat, aim: PackedTarget, sink: &mut impl Sink<Event>) {
        let Some(victim) = Seat::new(aim.0).filter(|&seat| self.is_standing(seat)) else { return };
        let room = GOLD_LIMIT.saturating_sub(self.player(thief).gold);
        let gold = PURSE.min(self.player(victim).gold).min(room);
        self.player_mut(victim).gold -= gold;
        self.player_mut(thief).gold += gold;
        sink.emit(M24, || Event::PocketPicked { thief, victim, gold });
    }

    /// Whether a seat may play this orange half now.
    pub(crate) fn orange_fits(&self, seat: Seat, card: Treasure) -> bool {
        let wanted = card.card().when;
        let now = match self.tasks.top() {
            Some(Task::Window { event, .. }) => Some(event),
            _ => None,
        };
        let in_time = match wanted {
            Condition::AnyTime => true,
            Condition::OutsideCombat => !self.is_in_combat(),
            _ => now == Some(wanted) && self.is_subject_standing(wanted),
        };
        in_time && self.orange_has_use(seat, card)
    }

    fn orange_has_use(&self, seat: Seat, card: Treasure) -> bool {
        let has_target = || self.targets(seat, card, CardHalf::Orange).next().is_some();
        match card.card().orange {
            Interrupt::LightningBolt => has_target(),
            Interrupt::DrainLife => self.is_standing(seat) && has_target(),
            Interrupt::Pickpocket => self.player(seat).gold < GOLD_LIMIT && has_target(),
            Interrupt::Misdirection => {
                let calm = self.figures.at(self.here()).is_empty();
                calm && self.dungeon.level(self.here()) < 3 && has_target()
            }
            Interrupt::CallOfTheHorde => {
                let room = self.room_entered();
                self.figures.at(room).weight() < self.room_limit(room)
            }
            Interrupt::Enrage => self.combat.foe.boss().is_none(),
            Interrupt::Fumble => !self.now.dice.is_empty() || matches!(self.now.pet, Pet::Shows(_)),
            Interrupt::Ambush => self.ambushes(u8::MAX).next().is_some(),
            Interrupt::WrongTurn => self.tile_for(self.here()).is_some(),
            Interrupt::StickyFingers => self.fresh.is_some(),
            _ => true,
        }
    }

    /// The moves that an ambush allows: a monster from a room without heroes, no boss, not the one moved before.
    pub(crate) fn ambushes(&self, first: u8) -> impl Iterator<Item = (crate::figure::FigureId, Spot)> {
        let movable = self.movable_monsters().minus(FigureSet::BOSSES);
        self.monster_moves(movable.iter().filter(|id| id.0 != first).collect(), 1)
    }

    pub(crate) fn ambush_move(&mut self, id: crate::figure::FigureId, to: Spot, sink: &mut impl Sink<Event>) {
        let Some(Task::Ambush { seat, left, .. }) = self.tasks.pop() else { return };
        sink.cite(M81);
        if left > 1 {
            self.tasks.push(Task::Ambush { seat, left: left - 1, first: id.0 });
        }
        self.move_monster(id, to, sink);
    }

    /// Anytime cards that a seat may play now.
    pub(crate) fn anytime_cards(&self, seat: Seat) -> impl Iterator<Item = Treasure> {
        let hand = self.player(seat).hand;
        hand.kinds().filter(move |card| {
            let any_time = matches!(card.card().when, Condition::AnyTime | Condition::OutsideCombat);
            any_time && self.orange_fits(seat, *card)
        })
    }
}
