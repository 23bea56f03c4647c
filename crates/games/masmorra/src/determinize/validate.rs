//! Checks that the numbers of a view are possible, so that a state made from it can be played.

use game::Seat;

use crate::components::Size;
use crate::dungeon::{SLOTS, Slot, Spot};
use crate::figure::{Being, FIGURES, FigureId};
use crate::player::{GOLD_LIMIT, LESSONS, LIFE};
use crate::pool::{DICE, Pool};
use crate::state::GOLD;
use crate::task::{DEPTH, Task};
use crate::view::{CombatView, TurnView, View};

/// An upper bound for anything that no rule limits: symbols, points, wounds.
const MANY: u8 = 60;
/// An upper bound for experience that leaves room to gain more.
const EXPERIENCED: u8 = 200;

/// Stack space kept free for tasks that follow.
const SPARE: usize = 16;

/// Whether numbers, rooms, seats and figures of a view are consistent.
pub(super) fn is_valid(view: &View) -> bool {
    players_are_valid(view)
        && gold_is_valid(view)
        && monsters_are_valid(view)
        && now_is_valid(view, &view.now)
        && combat_is_valid(&view.combat)
        && view.levels.len() == 2
        && view.levels.iter().all(|level| level.before_stairs <= MANY)
        && view.tasks.len() + SPARE <= DEPTH
        && view.tasks.iter().all(|&task| task_is_valid(view, task))
}

fn players_are_valid(view: &View) -> bool {
    view.players.iter().all(|player| {
        player.life <= LIFE
            && player.gold <= GOLD_LIMIT
            && player.lessons <= LESSONS
            && player.xp <= EXPERIENCED
            && has_room(view, player.at)
    })
}

/// There is no more gold than the box has.
fn gold_is_valid(view: &View) -> bool {
    let held = view.players.iter().map(|player| u32::from(player.gold));
    let lies = view
        .dungeon
        .iter()
        .map(|room| u32::from(room.gold) + room.chest_gold.iter().map(|&gold| u32::from(gold)).sum::<u32>());
    u32::from(view.reserve) + held.sum::<u32>() + lies.sum::<u32>() <= u32::from(GOLD)
}

fn monsters_are_valid(view: &View) -> bool {
    view.monsters.iter().all(|monster| {
        let (id, being) = (monster.figure.id, monster.figure.being);
        let fits = match (being, id.boss()) {
            (Being::Foe(foe), None) => is_figure(id) && foe.card().die == id.die(),
            (Being::Blue(boss) | Being::Red(boss), Some(own)) => boss == own,
            _ => false,
        };
        fits && has_room(view, monster.room.number)
    })
}

fn is_figure(id: FigureId) -> bool {
    id.index() < FIGURES
}

fn now_is_valid(view: &View, now: &TurnView) -> bool {
    let figures = [&now.fought, &now.flipped, &now.climbed, &now.placed];
    let spots = now.portals_used.iter().chain(&now.fountains_used).chain(&now.to_fill).chain(&now.ritual);
    let few = [now.points, now.stolen_xp, now.fewer_dice, now.rerolls];
    sum(now.dice) + usize::from(now.spent) <= DICE
        && sum(now.symbols) <= usize::from(MANY)
        && now.picked.each().all(|symbol| now.picked.count(symbol) <= now.dice.count(symbol))
        && few.into_iter().all(|number| number <= MANY)
        && figures.into_iter().flatten().all(|&id| is_figure(id))
        && spots.into_iter().all(|&spot| has_room(view, spot))
}

fn sum(pool: Pool) -> usize {
    pool.each().count()
}

fn combat_is_valid(combat: &CombatView) -> bool {
    let numbers = [combat.rage, combat.payback].into_iter().chain(combat.rewards.iter().copied());
    numbers.into_iter().all(|number| number <= MANY)
        && sum(combat.hits) <= usize::from(MANY)
        && is_figure(combat.foe)
        && combat.todo.iter().chain(&combat.starting).all(|&id| is_figure(id))
}

fn has_room(view: &View, spot: Spot) -> bool {
    view.dungeon.len() > spot.index()
}

fn task_is_valid(view: &View, task: Task) -> bool {
    let at_table = |seat: Seat| seat.index() < view.players.len();
    match task {
        Task::DealHero { seat }
        | Task::ChooseHero { seat }
        | Task::PickDice { seat, .. }
        | Task::Hazard { seat }
        | Task::EnterWindow { seat }
        | Task::Learn { seat }
        | Task::DrawCard { seat }
        | Task::CardWindow { seat }
        | Task::HandLimit { seat }
        | Task::Aiming { seat, .. }
        | Task::Effect { seat, .. }
        | Task::Ambush { seat, .. } => at_table(seat),
        Task::Unfold { from, slot }
        | Task::DrawMedium { from, slot }
        | Task::LayRoom { from, slot }
        | Task::LayMedium { from, slot } => has_room(view, from) && has_slot(view, from, slot),
        Task::Contents { spot }
        | Task::TurnTile { near: spot }
        | Task::TurnRoom { near: spot }
        | Task::LayTrap { near: spot }
        | Task::Arrive { spot, .. }
        | Task::RollMonster { spot, .. }
        | Task::TakeDie { spot, .. }
        | Task::Excess { spot } => has_room(view, spot),
        Task::Payback => view.combat.payback > 0,
        Task::RollDice { dice } => usize::from(dice) <= DICE,
        Task::MasterMoves { points } => points <= MANY,
        Task::Reward { xp } | Task::GrantXp { xp } => xp <= MANY,
        Task::AbilityGain { slot, .. } => slot < crate::player::ABILITY_SLOTS,
        Task::Window { asked, .. } => asked.iter().all(at_table),
        _ => true,
    }
}

fn has_slot(view: &View, spot: Spot, slot: Slot) -> bool {
    let size = view.dungeon.get(spot.index()).map(|room| room.tile.card().size);
    usize::from(slot.0) < if size == Some(Size::Medium) { SLOTS } else { SLOTS / 2 }
}
