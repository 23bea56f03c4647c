//! The policy: what a good player decides in a view.
//!
//! Each legal action gets a score, roughly in experience points. `combat` scores fights, `movement` where to go,
//! `destination` the way to far rooms, `cards` treasure cards, abilities and the dungeon master phase.

mod cards;
mod combat;
mod destination;
mod movement;

use std::cell::OnceCell;

use game::{Dice, Seat};

use crate::action::Action;
use crate::bot::rollout_policy;
use crate::components::Symbol;
use crate::dungeon::Spot;
use crate::player::LIFE;
use crate::pool::Pool;
use crate::state::{Masmorra, Pet};
use crate::task::{HeroDie, Task};
use crate::view::View;

/// Returns a good action by what the observer may know, or `None` if the observer is not asked. `dice` breaks ties.
pub fn policy(view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let me = view.observer.seat()?;
    rollout_policy(&Masmorra::sample(view, dice)?, me, legal, dice)
}

/// The value that a seat sees in the position with its dice and symbols, roughly in experience.
pub(super) fn outlook(game: &Masmorra, me: Seat) -> f64 {
    let Some(task) = game.tasks.top() else { return 0.0 };
    let scorer = Scorer::new(game, me, task);
    scorer.position_value(scorer.resources())
}

/// Scores the actions of one seat. `game` may be a sampled state, so the scores never use the other players' cards.
pub(super) struct Scorer<'a> {
    pub(super) game: &'a Masmorra,
    pub(super) me: Seat,
    pub(super) task: Task,
    /// Where the hero walks; computed once.
    destination: OnceCell<Option<Spot>>,
}

/// What a hero can spend: dice and loose symbols.
#[derive(Clone, Copy)]
struct Resources {
    dice: Pool,
    loose: Pool,
}

impl Resources {
    fn count(self, symbol: Symbol) -> u8 {
        self.dice.count(symbol) + self.loose.count(symbol)
    }

    /// With one die changed to another face.
    fn turned(mut self, from: Symbol, to: Symbol) -> Resources {
        self.dice.take(from);
        self.dice.add(to);
        self
    }

    /// Without one symbol, a loose one if possible.
    fn without(mut self, symbol: Symbol) -> Resources {
        if !self.loose.take(symbol) {
            self.dice.take(symbol);
        }
        self
    }

    fn with_loose(mut self, symbols: Pool) -> Resources {
        self.loose = self.loose.plus(symbols);
        self
    }
}

impl<'a> Scorer<'a> {
    pub(super) fn new(game: &'a Masmorra, me: Seat, task: Task) -> Scorer<'a> {
        Scorer { game, me, task, destination: OnceCell::new() }
    }
}

impl Scorer<'_> {
    fn life(&self) -> u8 {
        self.game.player(self.me).life
    }

    fn missing_life(&self) -> u8 {
        LIFE.saturating_sub(self.life())
    }

    fn resources(&self) -> Resources {
        let mut dice = self.game.now.dice;
        if let Pet::Shows(symbol) = self.game.now.pet {
            dice.add(symbol);
        }
        Resources { dice, loose: self.game.now.symbols }
    }

    /// The value of the position with these resources.
    fn position_value(&self, resources: Resources) -> f64 {
        let foes = self.game.unfought();
        if !foes.is_empty() || self.game.is_in_combat() {
            let left = if self.game.is_in_combat() { self.game.combat.todo } else { foes };
            return self.combat_value(left, resources);
        }
        self.peaceful_value(resources)
    }

    /// The score of an action. Actions that end something score zero, so that any useful one comes first.
    pub(super) fn score(&self, action: Action) -> f64 {
        match self.task {
            Task::PickDice { .. } => self.score_reroll(action),
            Task::Fighting | Task::Payback | Task::CombatNext => self.score_in_combat(action),
            Task::BeforeRoll => self.score_before_roll(action),
            Task::Acting => self.score_action_step(action),
            Task::MasterMoves { .. } | Task::Ambush { .. } => self.score_as_master(action),
            Task::ChangeDie | Task::ChangeTo { .. } => self.score_change(action),
            _ => self.score_answer(action),
        }
    }

    fn score_before_roll(&self, action: Action) -> f64 {
        match action {
            Action::Roll => 1.0,
            Action::UseAbility { .. } => 1.5,
            Action::BuyCard => 2.0,
            Action::Play { card, half } => self.score_card(card, half),
            _ => -1.0,
        }
    }

    /// Dice with less value than an average roll are rolled again.
    fn score_reroll(&self, action: Action) -> f64 {
        let mine = self.me == self.game.active;
        match action {
            Action::PickDie { die, .. } => {
                let gain = self.average_face() - self.score_face(die);
                if mine { gain - 0.02 } else { -gain }
            }
            Action::RollAgain => 0.01,
            _ => 0.0,
        }
    }

    fn average_face(&self) -> f64 {
        Symbol::ALL.into_iter().map(|symbol| self.score_face(symbol)).sum::<f64>() / 6.0
    }

    /// The value of one more die of this face, in this position and in general.
    fn score_face(&self, symbol: Symbol) -> f64 {
        let resources = self.resources();
        let one: Pool = [symbol].into_iter().collect();
        let here = self.position_value(resources.with_loose(one)) - self.position_value(resources);
        let few = 1.0 / f64::from(1 + resources.count(symbol));
        here + 0.4 * few * general_face_value(symbol, self.missing_life())
    }

    /// The best change that Magic can make, with its gain.
    fn best_change(&self, resources: Resources) -> Option<(Symbol, Symbol, f64)> {
        let now = self.position_value(resources);
        let changes = Symbol::ALL
            .into_iter()
            .filter(|&from| resources.dice.has(from))
            .flat_map(|from| Symbol::ALL.into_iter().filter(move |&to| to != from).map(move |to| (from, to)));
        let worth =
            changes.map(|(from, to)| (from, to, self.position_value(resources.turned(from, to)) - now));
        worth.max_by(|one, other| one.2.total_cmp(&other.2))
    }

    fn score_change(&self, action: Action) -> f64 {
        let best = self.best_change(self.resources());
        match (action, self.task) {
            (Action::ChangeDie { die, whose }, _) => {
                let same = best.is_some_and(|(from, _, _)| from == die);
                f64::from(u8::from(same)) + if whose == HeroDie::Action { 0.1 } else { 0.0 }
            }
            (Action::ChangeTo { to }, Task::ChangeTo { from, .. }) => {
                self.position_value(self.resources().turned(from, to))
            }
            _ => 0.0,
        }
    }

    /// Magic is spent if the changed die is worth more than the Magic die, which may earn one gold.
    fn score_magic(&self) -> f64 {
        let resources = self.resources();
        let spent = resources.without(Symbol::Magic);
        let before = self.position_value(resources);
        let after = self.best_change(spent).map_or(before, |(_, _, gain)| self.position_value(spent) + gain);
        after - before - 0.3
    }
}

/// The value of a face in a position without special needs.
fn general_face_value(symbol: Symbol, hurt: u8) -> f64 {
    match symbol {
        Symbol::Step => 0.8,
        Symbol::Ranged => 1.2,
        Symbol::Melee => 1.0,
        Symbol::Defense => 0.6,
        Symbol::Elixir => 0.4 + 0.2 * f64::from(hurt),
        Symbol::Magic => 1.3,
    }
}
