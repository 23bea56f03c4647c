//! How a sensible hero plays, from the view alone.
//!
//! Every decision that is offered gets a worth, in experience points or thereabouts: `battle` judges fights, `journey`
//! where to go and what to do there, `march` the way down in the Epic game, `cards` treasure cards, abilities and the part of the dungeon master.

mod battle;
mod cards;
mod journey;
mod march;

use game::{Dice, Seat, best};

use crate::action::Action;
use crate::components::Symbol;
use crate::player::LIFE;
use crate::pool::Pool;
use crate::state::{Masmorra, Pet};
use crate::task::{Task, Whose};
use crate::view::View;

/// A good decision, judged by what this observer may know; nothing if none is asked of the observer. Options that
/// are equally good are told apart by the dice.
pub fn policy(view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let me = view.observer.seat()?;
    rollout_policy(&Masmorra::sampled(view, dice)?, me, legal, dice)
}

/// The same in a state that a search has drawn, without asking for memory. It looks at nothing that the seat may not
/// know.
pub fn rollout_policy(game: &Masmorra, me: Seat, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let task = game.tasks.top()?;
    if !game.decider(task)?.contains(me) {
        return None;
    }
    let mind = Mind { game, me, task };
    best(legal.iter().map(|&action| (action, mind.worth(action))), dice)
}

/// What a bot thinks with: the position as it may be, which is sure but for the others' cards, and these it never
/// looks at.
struct Mind<'a> {
    game: &'a Masmorra,
    me: Seat,
    task: Task,
}

/// What a hero has to spend: dice and loose symbols together.
#[derive(Clone, Copy)]
struct Means {
    dice: Pool,
    loose: Pool,
}

impl Means {
    fn count(self, symbol: Symbol) -> u8 {
        self.dice.count(symbol) + self.loose.count(symbol)
    }

    /// The same with one die turned from one face to another.
    fn turned(mut self, from: Symbol, to: Symbol) -> Means {
        self.dice.take(from);
        self.dice.add(to);
        self
    }

    /// The same without one symbol, a loose one if there is one.
    fn without(mut self, symbol: Symbol) -> Means {
        if !self.loose.take(symbol) {
            self.dice.take(symbol);
        }
        self
    }

    fn with_loose(mut self, symbols: Pool) -> Means {
        self.loose = self.loose.plus(symbols);
        self
    }
}

impl Mind<'_> {
    fn life(&self) -> u8 {
        self.game.player(self.me).life
    }

    fn hurt(&self) -> u8 {
        LIFE.saturating_sub(self.life())
    }

    /// What the active hero can spend now.
    fn means(&self) -> Means {
        let mut dice = self.game.now.dice;
        if let Pet::Shows(symbol) = self.game.now.pet {
            dice.add(symbol);
        }
        Means { dice, loose: self.game.now.symbols }
    }

    /// What the position promises with these means.
    fn promise(&self, means: Means) -> f64 {
        let foes = self.game.unfought();
        if !foes.is_empty() || self.game.is_in_combat() {
            let left = if self.game.is_in_combat() { self.game.combat.todo } else { foes };
            return self.battle(left, means);
        }
        self.calm(means)
    }

    /// The worth of a decision; those that end something are worth nothing, so that only better ones come first.
    fn worth(&self, action: Action) -> f64 {
        match self.task {
            Task::PickDice { .. } => self.worth_of_pick(action),
            Task::Fighting | Task::Payback | Task::CombatNext => self.worth_in_combat(action),
            Task::BeforeRoll => self.worth_before_roll(action),
            Task::Acting => self.worth_of_act(action),
            Task::MasterMoves { .. } | Task::Ambush { .. } => self.worth_as_master(action),
            Task::ChangeDie | Task::ChangeTo { .. } => self.worth_of_change(action),
            _ => self.worth_of_answer(action),
        }
    }

    fn worth_before_roll(&self, action: Action) -> f64 {
        match action {
            Action::Roll => 1.0,
            Action::UseAbility { .. } => 1.5,
            Action::BuyCard => 2.0,
            Action::Play { card, half } => self.worth_of_card(card, half),
            _ => -1.0,
        }
    }

    /// Dice that promise less than a fresh roll would are rolled again.
    fn worth_of_pick(&self, action: Action) -> f64 {
        let mine = self.me == self.game.active;
        match action {
            Action::PickDie { die, .. } => {
                let gain = self.average_face() - self.worth_of_face(die);
                if mine { gain - 0.02 } else { -gain }
            }
            Action::RollAgain => 0.01,
            _ => 0.0,
        }
    }

    fn average_face(&self) -> f64 {
        Symbol::ALL.into_iter().map(|symbol| self.worth_of_face(symbol)).sum::<f64>() / 6.0
    }

    /// What one more die of this face would add, in this position and in general.
    fn worth_of_face(&self, symbol: Symbol) -> f64 {
        let means = self.means();
        let one: Pool = [symbol].into_iter().collect();
        let here = self.promise(means.with_loose(one)) - self.promise(means);
        let few = 1.0 / f64::from(1 + means.count(symbol));
        here + 0.4 * few * general_worth(symbol, self.hurt())
    }

    /// The best change of a die that Magic can make, with what it gains.
    fn best_change(&self, means: Means) -> Option<(Symbol, Symbol, f64)> {
        let now = self.promise(means);
        let changes = Symbol::ALL
            .into_iter()
            .filter(|&from| means.dice.has(from))
            .flat_map(|from| Symbol::ALL.into_iter().filter(move |&to| to != from).map(move |to| (from, to)));
        let worth = changes.map(|(from, to)| (from, to, self.promise(means.turned(from, to)) - now));
        worth.max_by(|one, other| one.2.total_cmp(&other.2))
    }

    fn worth_of_change(&self, action: Action) -> f64 {
        let best = self.best_change(self.means());
        match (action, self.task) {
            (Action::ChangeDie { die, whose }, _) => {
                let same = best.is_some_and(|(from, _, _)| from == die);
                f64::from(u8::from(same)) + if whose == Whose::Action { 0.1 } else { 0.0 }
            }
            (Action::ChangeTo { to }, Task::ChangeTo { from, .. }) => {
                self.promise(self.means().turned(from, to))
            }
            _ => 0.0,
        }
    }

    /// Magic is spent where a changed die is worth more than the Magic die, which may earn a coin.
    fn worth_of_magic(&self) -> f64 {
        let means = self.means();
        let spent = means.without(Symbol::Magic);
        let before = self.promise(means);
        let after = self.best_change(spent).map_or(before, |(_, _, gain)| self.promise(spent) + gain);
        after - before - 0.3
    }
}

/// What a face is worth where nothing special is asked.
fn general_worth(symbol: Symbol, hurt: u8) -> f64 {
    match symbol {
        Symbol::Step => 0.8,
        Symbol::Ranged => 1.2,
        Symbol::Melee => 1.0,
        Symbol::Defense => 0.6,
        Symbol::Elixir => 0.4 + 0.2 * f64::from(hurt),
        Symbol::Magic => 1.3,
    }
}
