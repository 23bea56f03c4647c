//! Combat: the hero fights all monsters of a room, one after the other.

use game::Sink;

use crate::action::Payment;
use crate::cite::{M22, M60, M61, M62, M63, M64, M64A, M65, M67, M93};
use crate::components::{Boss, Breed, Condition, DieKind, Feature, Foe, Symbol, Trait};
use crate::event::Event;
use crate::figure::{Being, Figure, FigureId, FigureSet};
use crate::pool::Pool;
use crate::state::{Combat, Masmorra, REWARDS, SneakAttack, Token};
use crate::task::{Arrival, Task};

/// Above this experience a minor monster is worth one less.
const SEASONED: u8 = 7;

impl Masmorra {
    pub(crate) fn begin_combat(&mut self, sink: &mut impl Sink<Event>) {
        self.forfeit_points(sink);
        sink.cite(if self.unfought().is_empty() { M65 } else { M60 });
        let seat = self.active;
        sink.emit(M61, || Event::CombatBegan { seat });
        let todo = self.opponents();
        let starting = todo.iter().filter(|&id| self.has_start_ability(id)).collect();
        self.combat = Combat { in_progress: true, todo, starting, ..Combat::NONE };
        self.tasks.push(Task::CombatNext);
        self.tasks.push(Task::CombatStart);
    }

    /// Applies a monster's start-of-combat ability.
    pub(crate) fn start_ability(&mut self, id: FigureId, sink: &mut impl Sink<Event>) {
        self.combat.starting = self.combat.starting.without(id);
        let Some(figure) = self.figures.figure(id) else { return };
        for &special in figure.being.traits() {
            match special {
                Trait::Steals(symbol) => self.steal(figure, symbol, sink),
                Trait::Venom => {
                    let seat = self.active;
                    sink.emit(M61, || Event::VenomStruck { seat });
                    self.wound(seat, 1, M61, sink);
                }
                Trait::Spiderling => self.summon(figure, Arrival::Set(Foe::Spider), sink),
                Trait::Summons => self.summon(figure, Arrival::Rolled(DieKind::Major), sink),
                _ => {}
            }
        }
    }

    fn summon(&mut self, figure: Figure, what: Arrival, sink: &mut impl Sink<Event>) {
        sink.emit(M61, || Event::Summoned { figure });
        self.now.placed = FigureSet::EMPTY;
        let spot = self.here();
        self.tasks.push(Task::Arrive { what, spot });
    }

    /// A thief takes a die, else a loose symbol or the token. The owner chooses between several.
    fn steal(&mut self, figure: Figure, symbol: Symbol, sink: &mut impl Sink<Event>) {
        sink.emit(M61, || Event::ThiefStruck { figure, symbol });
        let mut loot = self.stealable(symbol);
        match (loot.next(), loot.next()) {
            (Some(_), Some(_)) => self.tasks.push(Task::Theft { symbol }),
            (Some(only), None) => self.give_up(symbol, only, sink),
            _ => {}
        }
    }

    pub(crate) fn stealable(&self, symbol: Symbol) -> impl Iterator<Item = Payment> + use<> {
        let die = self.now.dice.has(symbol).then_some(Payment::Die);
        let pet = (self.now.pet == crate::state::Pet::Shows(symbol)).then_some(Payment::Pet);
        let no_dice = die.is_none() && pet.is_none();
        let loose = (no_dice && self.now.symbols.has(symbol)).then_some(Payment::Symbol);
        let token = no_dice && symbol == Symbol::Step && self.now.token == Token::Ready;
        die.into_iter().chain(pet).chain(loose).chain(token.then_some(Payment::Token))
    }

    pub(crate) fn give_up(&mut self, symbol: Symbol, with: Payment, sink: &mut impl Sink<Event>) {
        self.pay(symbol, with, sink);
        let seat = self.active;
        sink.emit(M22, || Event::Stolen { seat, symbol, with });
    }

    pub(crate) fn begin_fight(&mut self, foe: FigureId, sink: &mut impl Sink<Event>) {
        self.combat.foe = foe;
        self.combat.hits = Pool::EMPTY;
        (self.combat.rage, self.combat.payback) = (0, 0);
        self.combat.defeated = false;
        let seat = self.active;
        if let Some(figure) = self.figures.figure(foe) {
            sink.emit(M61, || Event::FightBegan { seat, figure });
        }
        self.tasks.push(Task::Fighting);
        if foe.boss().is_none() {
            self.open_window(Condition::FightBegins, seat, sink);
        }
    }

    /// Whether a symbol can damage the current monster.
    pub(crate) fn can_damage(&self, symbol: Symbol) -> bool {
        let Some(being) = self.figures.being(self.combat.foe) else { return false };
        (symbol == Symbol::Melee && self.melee_for_pit().is_some())
            || self.can_damage_without_pit(symbol, being)
    }

    fn can_damage_without_pit(&self, symbol: Symbol, being: Being) -> bool {
        let hits = self.combat.hits;
        let magic_only = hits.has(Symbol::Magic) && being.has(Trait::Superstitious);
        let fits = match symbol {
            Symbol::Magic if being.has(Trait::Superstitious) => hits.total() == hits.count(Symbol::Magic),
            Symbol::Magic => being.has(Trait::Squishy),
            _ if being.has(Trait::Squishy) || magic_only => false,
            Symbol::Melee => true,
            Symbol::Ranged => !being.has(Trait::Immune(Symbol::Ranged)),
            Symbol::Elixir => being.breed() == Breed::Undead,
            Symbol::Step | Symbol::Defense => false,
        };
        fits && !being.has(Trait::Immune(self.counts_as(symbol)))
    }

    /// During a sneak attack Melee counts as Ranged.
    fn counts_as(&self, symbol: Symbol) -> Symbol {
        match symbol {
            Symbol::Melee if self.now.sneak == SneakAttack::Striking => Symbol::Ranged,
            other => other,
        }
    }

    /// The Melee that throws the monster into a bottomless pit, if the room has one.
    pub(crate) fn melee_for_pit(&self) -> Option<u8> {
        let is_boss = self.combat.foe.boss().is_some();
        (!is_boss && self.room_has(Feature::BottomlessPit)).then_some(self.combat.foe.weight())
    }

    pub(crate) fn strike(&mut self, symbol: Symbol, with: Payment, sink: &mut impl Sink<Event>) {
        self.pay(symbol, with, sink);
        self.combat.hits.add(symbol);
        let seat = self.active;
        sink.emit(M62, || Event::Struck { seat, symbol, with });
        if self.defeats_foe(sink) {
            self.combat.defeated = true;
            self.end_attack();
        }
    }

    /// Ends the attack. The payback or the next fight follows.
    pub(crate) fn end_attack(&mut self) {
        self.tasks.replace_top(Task::FightEnds);
    }

    /// Whether the symbols spent so far defeat the monster.
    pub(crate) fn defeats_foe(&self, sink: &mut impl Sink<Event>) -> bool {
        let Some(being) = self.figures.being(self.combat.foe) else { return false };
        let hits = self.combat.hits;
        if self.melee_for_pit().is_some_and(|need| hits.count(Symbol::Melee) >= need) {
            sink.cite(M93);
            return true;
        }
        self.damage() >= being.might().defense
    }

    pub(crate) fn damage(&self) -> u8 {
        let Some(being) = self.figures.being(self.combat.foe) else { return 0 };
        let hits = self.combat.hits;
        let sneaks = self.now.sneak == SneakAttack::Striking;
        let melee =
            if self.can_damage_without_pit(Symbol::Melee, being) { hits.count(Symbol::Melee) } else { 0 };
        let ranged = hits.count(Symbol::Ranged) + if sneaks { melee } else { 0 };
        let ignored = u8::from(being.has(Trait::Scales) && ranged > 0);
        (hits.total() - hits.count(Symbol::Melee) + melee).saturating_sub(ignored)
    }

    /// The payback, depending on how the monster was attacked.
    pub(crate) fn payback_due(&self, being: Being) -> u8 {
        let melee = self.combat.hits.has(Symbol::Melee) && self.now.sneak != SneakAttack::Striking;
        let spared = self.combat.defeated && !melee && !being.has(Trait::QuickStab);
        if spared { 0 } else { being.might().payback + self.combat.rage }
    }

    /// Ends the attack and begins the payback, which Defense can reduce.
    pub(crate) fn end_fight(&mut self, sink: &mut impl Sink<Event>) {
        let Some(being) = self.figures.being(self.combat.foe) else { return };
        self.combat.payback = self.payback_due(being);
        if self.combat.payback > 0 {
            let wounds = self.combat.payback;
            sink.emit(M63, || Event::PaybackComes { being, wounds });
            self.tasks.push(Task::Payback);
        } else {
            self.settle_fight(sink);
        }
    }

    pub(crate) fn block(&mut self, with: Payment, sink: &mut impl Sink<Event>) {
        self.pay(Symbol::Defense, with, sink);
        self.combat.payback -= 1;
        let (seat, left) = (self.active, self.combat.payback);
        sink.emit(M63, || Event::Blocked { seat, left, with });
        if self.combat.payback == 0 {
            self.suffer(sink);
        }
    }

    /// Takes the unblocked payback as wounds and settles the fight.
    pub(crate) fn suffer(&mut self, sink: &mut impl Sink<Event>) {
        self.tasks.pop();
        let wounds = std::mem::take(&mut self.combat.payback);
        if wounds > 0 {
            self.wound(self.active, wounds, M63, sink);
        }
        if self.is_standing(self.active) {
            self.settle_fight(sink);
        } else {
            self.settle_lost_fight(sink);
        }
    }

    /// The hero fell before the fight was settled. A monster that was already beaten is removed all the same.
    pub(crate) fn settle_lost_fight(&mut self, sink: &mut impl Sink<Event>) {
        let foe = self.combat.foe;
        if self.combat.defeated {
            sink.cite(M64A);
            self.defeat(foe, sink);
            self.end_epic_game_if_won(foe);
        }
    }

    fn settle_fight(&mut self, sink: &mut impl Sink<Event>) {
        let foe = self.combat.foe;
        let Some(being) = self.figures.being(foe) else { return };
        if self.now.sneak == SneakAttack::Striking {
            self.now.sneak = SneakAttack::No;
        }
        self.haunt(being, sink);
        self.combat.todo = self.combat.todo.without(foe);
        self.now.fought = self.now.fought.with(foe);
        if self.combat.defeated {
            self.record_reward(being, foe);
            self.defeat(foe, sink);
            if being == Being::Red(Boss::Malaphyas) {
                self.combat.todo = FigureSet::EMPTY;
            }
            self.end_epic_game_if_won(foe);
        } else {
            let seat = self.active;
            sink.emit(M62, || Event::Withstood { seat, being });
        }
    }

    /// Ends the Epic game after the rewards, once red Malaphyas is defeated.
    fn end_epic_game_if_won(&mut self, foe: FigureId) {
        let beaten = foe == self.malaphyas() && self.figures.get(foe).is_none();
        if beaten {
            let placed = self.is_standing(self.active);
            let top = self.tasks.top();
            if placed && top == Some(Task::CombatNext) {
                self.tasks.replace_top(Task::Victory);
                self.tasks.push(Task::CombatEnds);
            } else {
                self.tasks.push(Task::Victory);
            }
        }
    }

    fn haunt(&mut self, being: Being, sink: &mut impl Sink<Event>) {
        if !being.has(Trait::Haunts) {
            return;
        }
        let hits = self.combat.hits;
        let purged = self.combat.defeated && hits.count(Symbol::Elixir) == hits.total();
        let seat = self.active;
        if !purged && self.active_player().xp > 0 {
            self.active_player_mut().xp -= 1;
            let xp = self.active_player().xp;
            sink.emit(M64, || Event::Haunted { seat, xp });
        }
    }

    /// The reward is fixed when the monster is beaten and paid when the combat is over.
    fn record_reward(&mut self, being: Being, foe: FigureId) {
        if usize::from(self.combat.beaten) < REWARDS {
            self.combat.rewards[usize::from(self.combat.beaten)] = self.reward_for(being, foe);
            self.combat.beaten += 1;
        }
    }

    /// The experience for defeating a monster now.
    pub(crate) fn reward_for(&self, being: Being, foe: FigureId) -> u8 {
        let is_minor = foe.boss().is_none() && foe.die() == DieKind::Minor;
        let less = u8::from(is_minor && self.active_player().xp > SEASONED);
        being.might().xp.saturating_sub(less)
    }

    /// Removes a beaten monster, or turns a boss with a second life to its red side.
    fn defeat(&mut self, foe: FigureId, sink: &mut impl Sink<Event>) {
        let Some(placed) = self.figures.get(foe) else { return };
        let (seat, being) = (self.active, placed.being);
        sink.emit(M62, || Event::Defeated { seat, being });
        let Being::Blue(boss) = being else {
            self.remove_figure(foe, sink);
            return;
        };
        if boss.card().sides.len() > 1 {
            self.figures.set(foe, Being::Red(boss), placed.at);
            self.now.flipped = self.now.flipped.with(foe);
            sink.emit(M67, || Event::BossTurned { boss });
            return;
        }
        if being.has(Trait::Capture) {
            self.captor = Some(seat);
            sink.emit(M67, || Event::TokenWon { seat });
        }
        self.remove_figure(foe, sink);
    }

    /// Ends the combat and pushes the rewards, one per monster.
    pub(crate) fn end_combat(&mut self, sink: &mut impl Sink<Event>) {
        let (rewards, beaten) = (self.combat.rewards, usize::from(self.combat.beaten));
        self.combat = Combat::NONE;
        let seat = self.active;
        sink.emit(M64, || Event::CombatEnded { seat });
        if beaten == 0 {
            return;
        }
        for &xp in rewards[..beaten].iter().rev() {
            self.push_card_gain(seat);
            self.tasks.push(Task::Reward { xp });
        }
    }
}
