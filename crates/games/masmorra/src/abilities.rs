//! Hero abilities: cost, gain, and when they can be used.

use game::Sink;

use crate::cite::{M11, M71, M72, M72A};
use crate::components::{Ability, AbilityCard, Breed, Condition, Cost, Gain, Limit, Symbol};
use crate::event::Event;
use crate::means::Means;
use crate::player::ABILITY_SLOTS;
use crate::pool::Pool;
use crate::state::{Masmorra, Pet, Token, TurnPhase};
use crate::task::Task;

impl Masmorra {
    /// The ability in this slot, if the active player may use it now.
    pub(crate) fn usable_ability(&self, slot: u8, means: &Means) -> Option<Ability> {
        if self.known_abilities() & !self.now.used & (1 << slot) == 0 {
            return None;
        }
        let ability = self.ability(slot)?;
        let card = ability.card();
        let fits =
            card.limit != Limit::Ongoing && self.can_afford(card.cost, means) && self.is_time_for(ability);
        fits.then_some(ability)
    }

    fn can_afford(&self, cost: Cost, means: &Means) -> bool {
        match cost {
            Cost::DockAny => means.has_die(),
            Cost::Dock(dice) => means.show_all(dice.iter().copied().collect()),
            Cost::Gold(gold) => self.active_player().gold >= gold,
            Cost::Token => self.now.token == Token::Ready,
            Cost::Nothing => false,
        }
    }

    /// Before the roll, only the apprentice can be called and the token exchanged. Between the roll and a re-roll, the
    /// apprentice cannot be called. Before and during a combat, only symbols can be gained, and during it only useful
    /// ones.
    fn is_time_for(&self, ability: Ability) -> bool {
        let AbilityCard { cost, gain, .. } = *ability.card();
        let not_rolled = self.now.phase == TurnPhase::Early;
        let early = not_rolled && cost != Cost::Token;
        let fighting = self.is_in_combat();
        let facing = fighting || !self.unfought().is_empty();
        match gain {
            Gain::Apprentice => self.now.pet == Pet::None && (!not_rolled || self.now.dice.is_empty()),
            Gain::Make { symbols, .. } => {
                let of_use = !fighting || symbols.iter().any(|&symbol| self.is_useful_in_combat(symbol));
                !early && of_use && (!facing || !symbols.is_empty())
            }
            Gain::OneOf(symbols) => {
                !early && (!fighting || symbols.iter().any(|&symbol| self.is_useful_in_combat(symbol)))
            }
            Gain::Companion | Gain::NimbleFingers => false,
        }
    }

    pub(crate) fn is_useful_in_combat(&self, symbol: Symbol) -> bool {
        match symbol {
            Symbol::Melee | Symbol::Ranged | Symbol::Defense | Symbol::Magic => true,
            Symbol::Elixir => {
                let undead = |id| self.figures.being(id).is_some_and(|being| being.breed() == Breed::Undead);
                self.opponents().iter().any(undead)
            }
            Symbol::Step => false,
        }
    }

    /// The symbols that an ability offers, as far as they are useful now.
    pub(crate) fn picks(&self, gain: Gain) -> impl Iterator<Item = Symbol> + '_ {
        let symbols = if let Gain::OneOf(symbols) = gain { symbols } else { &[] };
        symbols.iter().copied().filter(|&symbol| !self.is_in_combat() || self.is_useful_in_combat(symbol))
    }

    /// Pays for an ability. Others may silence it before it takes effect.
    pub(crate) fn use_ability(
        &mut self,
        ability: Ability,
        die: Option<Symbol>,
        pick: Option<Symbol>,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(slot) = (0..ABILITY_SLOTS).find(|&slot| self.ability(slot) == Some(ability)) else { return };
        if !self.is_in_combat() {
            self.forfeit_points(sink);
        }
        if ability.card().limit == Limit::Once {
            self.now.used |= 1 << slot;
        }
        self.pay_for(ability.card().cost, die);
        let seat = self.active;
        sink.emit(M71, || Event::AbilityUsed { seat, ability, die, pick });
        self.tasks.push(Task::AbilityGain { slot, pick });
        self.open_window(Condition::AbilityUsed, seat, sink);
    }

    fn pay_for(&mut self, cost: Cost, die: Option<Symbol>) {
        match cost {
            Cost::DockAny => die.into_iter().for_each(|symbol| self.dock_die(symbol)),
            Cost::Dock(dice) => dice.iter().for_each(|&symbol| self.dock_die(symbol)),
            Cost::Gold(gold) => {
                self.active_player_mut().gold -= gold;
                self.reserve += gold;
            }
            Cost::Token => self.now.token = Token::Flipped,
            Cost::Nothing => {}
        }
    }

    /// Applies an ability that was not silenced.
    pub(crate) fn gain_from_ability(&mut self, slot: u8, pick: Option<Symbol>, sink: &mut impl Sink<Event>) {
        let Some(ability) = self.ability(slot) else { return };
        match ability.card().gain {
            Gain::Make { symbols, gold } => {
                self.make_symbols(symbols.iter().copied().collect(), sink);
                if gold > 0 {
                    self.gain_gold(self.active, gold, M71, sink);
                }
            }
            Gain::OneOf(_) => {
                sink.cite(M11);
                self.make_symbols(pick.into_iter().collect(), sink);
            }
            Gain::Apprentice => self.call_apprentice(sink),
            Gain::Companion | Gain::NimbleFingers => sink.cite(M72A),
        }
    }

    fn make_symbols(&mut self, symbols: Pool, sink: &mut impl Sink<Event>) {
        if symbols.is_empty() {
            return;
        }
        self.now.symbols = self.now.symbols.plus(symbols);
        let seat = self.active;
        sink.emit(M71, || Event::MadeSymbols { seat, symbols });
    }

    /// Before the roll, the pet die waits for the roll; later it is rolled at once.
    fn call_apprentice(&mut self, sink: &mut impl Sink<Event>) {
        sink.cite(M72);
        if self.now.phase == TurnPhase::Early && self.now.dice.is_empty() {
            self.now.pet = Pet::Waiting;
        } else {
            self.tasks.push(Task::RollPet);
        }
    }
}
