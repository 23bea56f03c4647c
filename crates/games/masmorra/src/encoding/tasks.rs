//! The features of the task stack.

use game::{Features, Seat, SeatSet};

use crate::components::{Condition, DieKind, Foe, Symbol, Treasure};
use crate::dungeon::{Slot, Spot};
use crate::figure::{FIGURES, FigureId};
use crate::task::{Arrival, CardHalf, HeroDie, PackedTarget, Task};
use crate::treasure::{TargetKind, target_kind};
use crate::view::View;

use super::parts::{treasure_key, write_room, write_seat, write_seats, write_symbol};

/// How many tasks are written, from the top of the stack.
pub(super) const WRITTEN: usize = 4;

pub(super) fn write_tasks(view: &View, out: &mut impl Features) {
    out.number("tasks", view.tasks.len() as i32);
    let mut tasks = view.tasks.iter().rev();
    for place in 0..WRITTEN {
        out.begin("task", place + 1);
        write_task(view, tasks.next().map(|&task| TaskParts::of(task)).unwrap_or_default(), out);
        out.end();
    }
}

/// A task with its fields in one shape. The kind says which of them count.
#[derive(Default)]
struct TaskParts {
    kind: Option<usize>,
    seat: Option<Seat>,
    room: Option<Spot>,
    slot: Option<Slot>,
    amount: u8,
    symbol: Option<Symbol>,
    die: Option<HeroDie>,
    arrival: Option<Arrival>,
    card: Option<(Treasure, CardHalf)>,
    other: Option<Seat>,
    figure: Option<FigureId>,
    event: Option<Condition>,
    asked: SeatSet,
}

fn write_task(view: &View, task: TaskParts, out: &mut impl Features) {
    out.one_of("kind", KINDS.len(), task.kind, |kind| KINDS[kind].to_owned());
    write_seat(view, "seat", task.seat, out);
    write_room("room", task.room, out);
    out.number("slot", task.slot.map_or(0, |slot| i32::from(slot.0) + 1));
    out.number("amount", task.amount);
    write_symbol("symbol", task.symbol, out);
    out.number("pet die", i32::from(task.die == Some(HeroDie::Pet)));
    write_arrival(task.arrival, out);
    let card = task.card.map(|(card, _)| card.index());
    out.one_of("card", Treasure::ALL.len(), card, treasure_key);
    out.number("purple half", i32::from(task.card.is_some_and(|(_, half)| half == CardHalf::Purple)));
    write_seat(view, "target", task.other, out);
    out.number("figure", task.figure.map_or(0, |figure| i32::from(figure.0) + 1));
    let event = task.event.map(|event| event as usize);
    out.one_of("event", CONDITIONS.len(), event, |event| format!("{:?}", CONDITIONS[event]));
    write_seats(view, "asked", task.asked.iter(), out);
}

const FOES: usize = Foe::ALL.len();

fn write_arrival(arrival: Option<Arrival>, out: &mut impl Features) {
    let index = arrival.map(|arrival| match arrival {
        Arrival::Set(foe) => foe.index(),
        Arrival::Rooted(foe) => FOES + foe.index(),
        Arrival::Rolled(DieKind::Minor) => 2 * FOES,
        Arrival::Rolled(DieKind::Major) => 2 * FOES + 1,
    });
    out.one_of("arrival", 2 * FOES + 2, index, |index| match index.checked_sub(2 * FOES) {
        Some(0) => "minor die".to_owned(),
        Some(_) => "major die".to_owned(),
        None if index < FOES => Foe::ALL[index].key().to_owned(),
        None => format!("rooted {}", Foe::ALL[index - FOES].key()),
    });
}

const CONDITIONS: [Condition; 12] = [
    Condition::TurnBegins,
    Condition::Rolled,
    Condition::StepSpent,
    Condition::Exploring,
    Condition::Entering,
    Condition::FightBegins,
    Condition::Glory,
    Condition::CardGained,
    Condition::AbilityUsed,
    Condition::CardPlayed,
    Condition::AnyTime,
    Condition::OutsideCombat,
];

impl TaskParts {
    fn of(task: Task) -> TaskParts {
        let parts = TaskParts { kind: Some(kind(task)), ..TaskParts::default() };
        match task {
            Task::DealHero { seat }
            | Task::ChooseHero { seat }
            | Task::Hazard { seat }
            | Task::EnterWindow { seat }
            | Task::Learn { seat }
            | Task::DrawCard { seat }
            | Task::CardWindow { seat }
            | Task::HandLimit { seat } => TaskParts { seat: Some(seat), ..parts },
            Task::MasterMoves { points: amount }
            | Task::RollDice { dice: amount }
            | Task::Reward { xp: amount }
            | Task::GrantXp { xp: amount } => TaskParts { amount, ..parts },
            Task::PickDice { seat, most } => TaskParts { seat: Some(seat), amount: most, ..parts },
            Task::ChangeTo { from, whose } => TaskParts { symbol: Some(from), die: Some(whose), ..parts },
            Task::Unfold { from, slot }
            | Task::DrawMedium { from, slot }
            | Task::LayRoom { from, slot }
            | Task::LayMedium { from, slot } => TaskParts { room: Some(from), slot: Some(slot), ..parts },
            Task::Contents { spot: room }
            | Task::TurnTile { near: room }
            | Task::TurnRoom { near: room }
            | Task::LayTrap { near: room }
            | Task::Excess { spot: room } => TaskParts { room: Some(room), ..parts },
            Task::Arrive { what, spot } | Task::TakeDie { what, spot } => {
                TaskParts { arrival: Some(what), room: Some(spot), ..parts }
            }
            Task::RollMonster { kind, spot } => {
                TaskParts { arrival: Some(Arrival::Rolled(kind)), room: Some(spot), ..parts }
            }
            Task::Theft { symbol } => TaskParts { symbol: Some(symbol), ..parts },
            Task::AbilityGain { slot, pick } => TaskParts { amount: slot, symbol: pick, ..parts },
            Task::Aiming { seat, card, half } => {
                TaskParts { seat: Some(seat), card: Some((card, half)), ..parts }
            }
            Task::Effect { seat, card, half, aim } => {
                TaskParts { seat: Some(seat), card: Some((card, half)), ..parts }.aimed(aim)
            }
            Task::Ambush { seat, left, first } => {
                let figure = Some(FigureId(first)).filter(|figure| figure.index() < FIGURES);
                TaskParts { seat: Some(seat), amount: left, figure, ..parts }
            }
            Task::Window { event, asked } => TaskParts { event: Some(event), asked, ..parts },
            _ => parts,
        }
    }

    /// Adds the target of a card, which is a room, a figure or a seat.
    fn aimed(self, aim: PackedTarget) -> TaskParts {
        let target = self.card.map_or(TargetKind::Nothing, |(card, half)| target_kind(card, half));
        match (target, aim.figure()) {
            (TargetKind::Nothing, _) => self,
            (_, Some(figure)) => TaskParts { figure: Some(figure), ..self },
            (TargetKind::AnyRoom | TargetKind::TeleportRoom | TargetKind::SameLevelRoom, None) => {
                TaskParts { room: Some(Spot(aim.0)), ..self }
            }
            (_, None) => TaskParts { other: Seat::new(aim.0), ..self },
        }
    }
}

const KINDS: [&str; 66] = [
    "nothing",
    "first tile",
    "deal hero",
    "choose hero",
    "draw first",
    "begin turn",
    "malaphyas acts",
    "malaphyas summons",
    "grimbolts",
    "turn window",
    "before roll",
    "roll",
    "rerolls",
    "rolled window",
    "acting",
    "bounty",
    "master phase",
    "master moves",
    "fix refill",
    "refill",
    "end turn",
    "roll dice",
    "pet window",
    "roll pet",
    "pick dice",
    "reroll",
    "change die",
    "change to",
    "give points",
    "unfold",
    "draw medium",
    "lay room",
    "lay medium",
    "contents",
    "turn tile",
    "turn room",
    "lay trap",
    "hazard",
    "pit choice",
    "web choice",
    "enter window",
    "portal to",
    "arrive",
    "roll monster",
    "take die",
    "excess",
    "combat start",
    "theft",
    "combat next",
    "fighting",
    "payback",
    "fight ends",
    "combat ends",
    "reward",
    "grant xp",
    "victory",
    "learn",
    "ability gain",
    "draw card",
    "card window",
    "hand limit",
    "aiming",
    "effect",
    "key dock",
    "ambush",
    "window",
];

const fn kind(task: Task) -> usize {
    match task {
        Task::Nothing => 0,
        Task::FirstTile => 1,
        Task::DealHero { .. } => 2,
        Task::ChooseHero { .. } => 3,
        Task::DrawFirst => 4,
        Task::BeginTurn => 5,
        Task::MalaphyasActs => 6,
        Task::MalaphyasSummons => 7,
        Task::Grimbolts => 8,
        Task::TurnWindow => 9,
        Task::BeforeRoll => 10,
        Task::Roll => 11,
        Task::Rerolls => 12,
        Task::RolledWindow => 13,
        Task::Acting => 14,
        Task::Bounty => 15,
        Task::MasterPhase => 16,
        Task::MasterMoves { .. } => 17,
        Task::FixRefill => 18,
        Task::Refill => 19,
        Task::EndTurn => 20,
        Task::RollDice { .. } => 21,
        Task::PetWindow => 22,
        Task::RollPet => 23,
        Task::PickDice { .. } => 24,
        Task::Reroll => 25,
        Task::ChangeDie => 26,
        Task::ChangeTo { .. } => 27,
        Task::GivePoints => 28,
        Task::Unfold { .. } => 29,
        Task::DrawMedium { .. } => 30,
        Task::LayRoom { .. } => 31,
        Task::LayMedium { .. } => 32,
        Task::Contents { .. } => 33,
        Task::TurnTile { .. } => 34,
        Task::TurnRoom { .. } => 35,
        Task::LayTrap { .. } => 36,
        Task::Hazard { .. } => 37,
        Task::PitChoice => 38,
        Task::WebChoice => 39,
        Task::EnterWindow { .. } => 40,
        Task::PortalTo => 41,
        Task::Arrive { .. } => 42,
        Task::RollMonster { .. } => 43,
        Task::TakeDie { .. } => 44,
        Task::Excess { .. } => 45,
        Task::CombatStart => 46,
        Task::Theft { .. } => 47,
        Task::CombatNext => 48,
        Task::Fighting => 49,
        Task::Payback => 50,
        Task::FightEnds => 51,
        Task::CombatEnds => 52,
        Task::Reward { .. } => 53,
        Task::GrantXp { .. } => 54,
        Task::Victory => 55,
        Task::Learn { .. } => 56,
        Task::AbilityGain { .. } => 57,
        Task::DrawCard { .. } => 58,
        Task::CardWindow { .. } => 59,
        Task::HandLimit { .. } => 60,
        Task::Aiming { .. } => 61,
        Task::Effect { .. } => 62,
        Task::KeyDock => 63,
        Task::Ambush { .. } => 64,
        Task::Window { .. } => 65,
    }
}
