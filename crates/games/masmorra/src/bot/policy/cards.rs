//! Scores treasure cards, abilities, answers to small questions, and the dungeon master phase.

use game::Seat;

use crate::action::{Action, Payment};
use crate::bot::policy::Scorer;
use crate::components::{Ability, Boon, Cost, Gain, Interrupt, Symbol, Treasure};
use crate::pool::Pool;
use crate::task::{CardHalf, Task};

impl Scorer<'_> {
    /// The gain of an ability less its cost.
    pub(super) fn score_ability(&self, ability: Ability, die: Option<Symbol>, pick: Option<Symbol>) -> f64 {
        let card = ability.card();
        let mut after = self.resources();
        let mut price = 0.1;
        match card.cost {
            Cost::DockAny => die.into_iter().for_each(|die| {
                after.dice.take(die);
            }),
            Cost::Dock(dice) => dice.iter().for_each(|&die| {
                after.dice.take(die);
            }),
            Cost::Gold(gold) => price += 0.15 * f64::from(gold),
            Cost::Token | Cost::Nothing => {}
        }
        let gold = match card.gain {
            Gain::Make { symbols, gold } => {
                after = after.with_loose(symbols.iter().copied().collect());
                gold
            }
            Gain::OneOf(_) => {
                after = after.with_loose(pick.into_iter().collect());
                0
            }
            Gain::Apprentice => return if self.game.player(self.me).gold >= 3 { 0.6 } else { -0.5 },
            Gain::Companion | Gain::NimbleFingers => 0,
        };
        let saved = if self.would_fall() && after.count(Symbol::Defense) > 0 { 3.0 } else { 0.0 };
        self.position_value(after) - self.position_value(self.resources()) + 0.15 * f64::from(gold) - price
            + saved
    }

    pub(super) fn score_card(&self, card: Treasure, half: CardHalf) -> f64 {
        match half {
            CardHalf::Purple => self.score_boon(card.card().purple),
            CardHalf::Orange => self.score_interrupt(card.card().orange),
        }
    }

    fn score_boon(&self, boon: Boon) -> f64 {
        let resources = self.resources();
        let keep = 0.5;
        match boon {
            Boon::Symbols(symbols) => {
                let more: Pool = symbols.iter().copied().collect();
                let saved = if self.would_fall() && more.has(Symbol::Defense) { 3.0 } else { 0.0 };
                self.position_value(resources.with_loose(more)) - self.position_value(resources) - keep
                    + saved
            }
            Boon::Invisibility => {
                let foes = self.game.unfought();
                if foes.is_empty() { -1.0 } else { -self.combat_value(foes, resources) - 1.0 }
            }
            Boon::LuckyFind(_) if self.game.player(self.me).gold <= 3 => 0.4,
            Boon::SkeletonKey => 2.0,
            Boon::WingedBoots(_) if self.game.now.points == 0 && self.game.unfought().is_empty() => {
                self.peaceful_value(resources) * 0.2 - 0.3
            }
            Boon::SecondWind => 0.15,
            _ => -1.0,
        }
    }

    /// Interrupts are played against leading players, and for the bot's own gain.
    fn score_interrupt(&self, what: Interrupt) -> f64 {
        let leads = self.is_leading(self.game.active);
        let victim_worth = if leads { 0.6 } else { -0.2 };
        match what {
            Interrupt::StolenGlory | Interrupt::StickyFingers => 1.0,
            Interrupt::FearOfTheDark | Interrupt::Stumble | Interrupt::Fumble | Interrupt::WrongTurn => {
                victim_worth
            }
            Interrupt::Enrage | Interrupt::CallOfTheHorde => {
                if self.game.player(self.game.active).life <= 3 {
                    0.8
                } else {
                    victim_worth
                }
            }
            Interrupt::Silence => victim_worth,
            Interrupt::Counterspell => {
                if self.threatens_me() {
                    1.0
                } else {
                    victim_worth - 0.3
                }
            }
            Interrupt::Pickpocket => {
                if self.game.player(self.me).gold <= 4 {
                    0.3
                } else {
                    -1.0
                }
            }
            Interrupt::DrainLife => {
                if self.missing_life() >= 2 {
                    0.5
                } else {
                    -1.0
                }
            }
            Interrupt::LightningBolt => {
                let near_death = |seat: Seat| self.is_rival(seat) && self.game.player(seat).life == 1;
                if self.game.all_seats().any(near_death) { 1.0 } else { -1.0 }
            }
            Interrupt::Misdirection | Interrupt::Ambush => -1.0,
        }
    }

    /// Whether the played card takes something from this player.
    fn threatens_me(&self) -> bool {
        let Some(Task::Effect { card, half: CardHalf::Orange, aim, .. }) = self.game.tasks.below() else {
            return false;
        };
        let aimed = matches!(card.card().orange, Interrupt::Pickpocket | Interrupt::DrainLife);
        let mine = self.me == self.game.active;
        (aimed && aim.0 == self.me.index() as u8) || (!aimed && mine)
    }

    fn is_rival(&self, seat: Seat) -> bool {
        seat != self.me && self.game.is_standing(seat)
    }

    fn is_leading(&self, seat: Seat) -> bool {
        let most = self
            .game
            .all_seats()
            .filter(|&other| other != self.me)
            .map(|other| self.game.player(other).xp)
            .max();
        seat != self.me && Some(self.game.player(seat).xp) == most
    }

    /// Monsters move towards rivals, leading ones first, and away from the bot.
    pub(super) fn score_as_master(&self, action: Action) -> f64 {
        match action {
            Action::MoveMonster { to, .. } => {
                let there = self.game.heroes_at(to.number);
                let rivals = there.iter().filter(|&seat| seat != self.me);
                let harm: f64 = rivals.map(|seat| 0.5 + 0.05 * f64::from(self.game.player(seat).xp)).sum();
                if there.contains(self.me) { -1.0 } else { harm - 0.01 }
            }
            Action::EndMoves => 0.0,
            Action::BuyCard => 0.5,
            Action::Play { card, half: CardHalf::Orange } => self.score_interrupt(card.card().orange),
            _ => -1.0,
        }
    }

    /// Scores answers to small questions: what to give up, take, learn, discard or target.
    pub(super) fn score_answer(&self, action: Action) -> f64 {
        match action {
            Action::Collect { coins } => f64::from(coins),
            Action::GiveUp { with } => match with {
                Payment::Symbol => 1.0,
                Payment::Die | Payment::Pet => 0.6,
                Payment::Token => 0.7,
            },
            Action::TakeWound => {
                if self.life() >= 4 {
                    0.8
                } else {
                    -1.0
                }
            }
            Action::Learn { ability } => ability_value(ability),
            Action::Discard { card } => -card_value(card),
            Action::Play { card, half } => self.score_card(card, half),
            Action::Pass => 0.0,
            Action::PassUntilMyTurn => -0.1,
            Action::TakeDie { figure } => -f64::from(figure.being.might().xp),
            Action::AimAtHero { seat } => {
                f64::from(self.game.player(seat).xp) + f64::from(6 - self.game.player(seat).life.min(6))
            }
            Action::AimAtMonster { .. } => 0.0,
            Action::AimAtRoom { room } => self.score_aim(room.number),
            Action::LayRoom { .. } | Action::LayTrap { .. } => 0.0,
            Action::BuyCard => -0.5,
            _ => 0.0,
        }
    }

    /// Lightning strikes rivals; a teleport goes to rooms with few monsters.
    fn score_aim(&self, room: crate::dungeon::Spot) -> f64 {
        match self.task {
            Task::Aiming { card: Treasure::LightningBolt, half: CardHalf::Orange, .. } => {
                let there = self.game.heroes_at(room);
                let weak = |seat: Seat| 2.0 - 0.3 * f64::from(self.game.player(seat).life);
                let harm: f64 =
                    there.iter().map(|seat| if seat == self.me { -3.0 } else { weak(seat) }).sum();
                harm
            }
            _ => -f64::from(self.game.figures.at(room).weight()),
        }
    }
}

fn card_value(card: Treasure) -> f64 {
    match card.card().purple {
        Boon::Symbols(_) => 1.0,
        Boon::SkeletonKey | Boon::SneakAttack => 0.9,
        Boon::LuckyFind(_) | Boon::WingedBoots(_) => 0.6,
        Boon::Invisibility | Boon::SecondWind => 0.7,
        _ => 0.4,
    }
}

/// The value of an ability: weapons first, then shields, then gold.
fn ability_value(ability: Ability) -> f64 {
    match ability.card().gain {
        Gain::Companion => 3.0,
        Gain::Apprentice => 1.5,
        Gain::Make { symbols, gold } => {
            let weapons = symbols.iter().filter(|s| matches!(s, Symbol::Melee | Symbol::Ranged)).count();
            weapons as f64 + 0.4 * (symbols.len() - weapons) as f64 + 0.15 * f64::from(gold)
        }
        Gain::OneOf(_) => 1.2,
        Gain::NimbleFingers => 1.0,
    }
}
