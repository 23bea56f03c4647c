//! The ids of actions, kind by kind.

use crate::action::{Action, Dock, Payment};
use crate::components::{Ability, Hero, Symbol, Treasure};
use crate::dungeon::{SLOTS, Spot, TILES};
use crate::figure::{FIGURES, Figure};
use crate::player::GOLD_LIMIT;
use crate::state::SEATS;
use crate::task::{CardHalf, HeroDie};
use crate::view::View;

use super::parts::{figure_name, places, places_on, symbol_key, treasure_key};

const SYMBOLS: usize = Symbol::ALL.len();
const ABILITIES: usize = Ability::ALL.len();
const TREASURES: usize = Treasure::ALL.len();
const PAYMENTS: [&str; 4] = ["symbol", "die", "pet", "token"];
/// The ways to lay a tile with the same rotation: a medium tile can have two doors at the entry.
const WAYS: usize = 2;
/// More than there are empty cells beside the rooms of a level.
const TRAP_PLACES: usize = 64;
/// More than there can be traps beside a room.
const TRAPS_BESIDE: usize = 8;
/// How an ability is used: as it is, with a die of each symbol, or for each symbol.
const USES: usize = 1 + 2 * SYMBOLS;

/// The kinds of actions, in the order of their ids.
#[derive(Clone, Copy)]
enum Kind {
    ChooseHero,
    Roll,
    PickDie,
    RollAgain,
    KeepDice,
    FlipToken,
    Step,
    Move,
    Explore,
    TakeStairs,
    LayRoom,
    LayTrap,
    GiveUp,
    TakeWound,
    Fight,
    Face,
    Strike,
    SneakAttack,
    EndAttack,
    Block,
    Suffer,
    Heal,
    Conjure,
    ChangeDie,
    ChangeTo,
    OpenChest,
    Disarm,
    UsePortal,
    UseFountain,
    TakeGold,
    UseAbility,
    BuyCard,
    Play,
    AimAtRoom,
    AimAtHero,
    AimAtMonster,
    EndInvisibility,
    EndActions,
    Collect,
    MoveMonster,
    SendByStairs,
    EndMoves,
    Fill,
    TakeDie,
    RemoveMonster,
    Learn,
    Discard,
    Pass,
    PassUntilMyTurn,
    AskMeAgain,
}

const KINDS: usize = Kind::AskMeAgain as usize + 1;

/// The ids of one kind: how they are called and how many there are.
struct Block {
    kind: Kind,
    name: &'static str,
    count: usize,
    label: fn(usize) -> String,
}

const fn block(kind: Kind, name: &'static str, count: usize, label: fn(usize) -> String) -> Block {
    Block { kind, name, count, label }
}

const fn single(kind: Kind, name: &'static str) -> Block {
    Block { kind, name, count: 1, label: |_| String::new() }
}

const BLOCKS: [Block; KINDS] = [
    block(Kind::ChooseHero, "choose", Hero::ALL.len(), |hero| Hero::ALL[hero].key().to_owned()),
    single(Kind::Roll, "roll"),
    block(Kind::PickDie, "pick", 2 * SYMBOLS, die_name),
    single(Kind::RollAgain, "roll again"),
    single(Kind::KeepDice, "keep dice"),
    block(Kind::FlipToken, "flip token for", SYMBOLS, symbol_key),
    block(Kind::Step, "step with", PAYMENTS.len(), payment_name),
    block(Kind::Move, "move to", TILES, room_name),
    block(Kind::Explore, "explore", SLOTS, |slot| format!("slot {slot}")),
    single(Kind::TakeStairs, "take stairs"),
    block(Kind::LayRoom, "lay room", 4 * WAYS, |index| {
        format!("turned {} quarters, way {}", index / WAYS, index % WAYS + 1)
    }),
    block(Kind::LayTrap, "lay trap", TRAP_PLACES, |place| format!("place {}", place + 1)),
    block(Kind::GiveUp, "give up", PAYMENTS.len(), payment_name),
    single(Kind::TakeWound, "take wound"),
    single(Kind::Fight, "fight"),
    block(Kind::Face, "face", FIGURES, figure_name),
    block(Kind::Strike, "strike with", SYMBOLS * PAYMENTS.len(), |index| {
        format!("{} by {}", symbol_key(index / PAYMENTS.len()), payment_name(index % PAYMENTS.len()))
    }),
    single(Kind::SneakAttack, "sneak attack"),
    single(Kind::EndAttack, "end attack"),
    block(Kind::Block, "block with", PAYMENTS.len(), payment_name),
    single(Kind::Suffer, "suffer"),
    block(Kind::Heal, "heal with", PAYMENTS.len(), payment_name),
    block(Kind::Conjure, "conjure with", PAYMENTS.len(), payment_name),
    block(Kind::ChangeDie, "change", 2 * SYMBOLS, die_name),
    block(Kind::ChangeTo, "change to", SYMBOLS, symbol_key),
    block(Kind::OpenChest, "open", 2 * DOCKS, |index| {
        format!("chest {}, {}", index / DOCKS + 1, dock_name(index % DOCKS))
    }),
    block(Kind::Disarm, "disarm", TRAPS_BESIDE * DOCKS, |index| {
        format!("trap {}, {}", index / DOCKS + 1, dock_name(index % DOCKS))
    }),
    single(Kind::UsePortal, "use portal"),
    single(Kind::UseFountain, "use fountain"),
    single(Kind::TakeGold, "take gold"),
    block(Kind::UseAbility, "use", ABILITIES * USES, use_name),
    single(Kind::BuyCard, "buy card"),
    block(Kind::Play, "play", 2 * TREASURES, |index| {
        format!("{} half of {}", ["orange", "purple"][index % 2], treasure_key(index / 2))
    }),
    block(Kind::AimAtRoom, "aim at", TILES, room_name),
    block(Kind::AimAtHero, "aim at hero", SEATS, places_on),
    block(Kind::AimAtMonster, "aim at", FIGURES, figure_name),
    single(Kind::EndInvisibility, "end invisibility"),
    single(Kind::EndActions, "end actions"),
    block(Kind::Collect, "collect", GOLD_LIMIT as usize + 1, |coins| format!("{coins} gold")),
    block(Kind::MoveMonster, "move", FIGURES * TILES, |index| {
        format!("{} to {}", figure_name(index / TILES), room_name(index % TILES))
    }),
    block(Kind::SendByStairs, "send by stairs", FIGURES, figure_name),
    single(Kind::EndMoves, "end moves"),
    block(Kind::Fill, "fill", TILES, room_name),
    block(Kind::TakeDie, "take die of", FIGURES, figure_name),
    block(Kind::RemoveMonster, "remove", FIGURES, figure_name),
    block(Kind::Learn, "learn", ABILITIES, ability_key),
    block(Kind::Discard, "discard", TREASURES, treasure_key),
    single(Kind::Pass, "pass"),
    single(Kind::PassUntilMyTurn, "pass until my turn"),
    single(Kind::AskMeAgain, "ask me again"),
];

/// The first id of each kind.
static STARTS: [usize; KINDS] = {
    let mut starts = [0; KINDS];
    let (mut next, mut index) = (0, 0);
    while index < KINDS {
        assert!(BLOCKS[index].kind as usize == index, "blocks have the order of kinds");
        starts[index] = next;
        next += BLOCKS[index].count;
        index += 1;
    }
    starts
};
pub(super) const COUNT: usize = {
    let (mut count, mut index) = (0, 0);
    while index < KINDS {
        count += BLOCKS[index].count;
        index += 1;
    }
    count
};

pub(super) fn names() -> Vec<String> {
    let block_names = |block: &Block| -> Vec<String> {
        let name = |index| format!("{} {}", block.name, (block.label)(index)).trim_end().to_owned();
        (0..block.count).map(name).collect()
    };
    BLOCKS.iter().flat_map(block_names).collect()
}

pub(super) fn write_ids(view: &View, legal: &[Action], ids: &mut Vec<u16>) {
    let mut places = ListPlaces::default();
    ids.clear();
    ids.extend(legal.iter().map(|&action| {
        let (kind, index) = places.kind_and_index(view, action);
        (STARTS[kind as usize] + index) as u16
    }));
}

/// Counts actions that are numbered by their place in the list.
#[derive(Default)]
struct ListPlaces {
    lays: [usize; 4],
    laid_traps: usize,
    trap: Option<Spot>,
    traps: usize,
}

impl ListPlaces {
    fn kind_and_index(&mut self, view: &View, action: Action) -> (Kind, usize) {
        match action {
            Action::ChooseHero { hero } => (Kind::ChooseHero, hero.index()),
            Action::Roll => (Kind::Roll, 0),
            Action::PickDie { die, whose } => (Kind::PickDie, die_index(die, whose)),
            Action::RollAgain => (Kind::RollAgain, 0),
            Action::KeepDice => (Kind::KeepDice, 0),
            Action::FlipToken { symbol } => (Kind::FlipToken, symbol.index()),
            Action::Step { with } => (Kind::Step, payment_index(with)),
            Action::Move { to } => (Kind::Move, to.number.index()),
            Action::Explore { door } => (Kind::Explore, door.slot.0.into()),
            Action::TakeStairs => (Kind::TakeStairs, 0),
            Action::LayRoom { placement, .. } => (Kind::LayRoom, self.lay(placement.quarters)),
            Action::LayTrap { .. } => (Kind::LayTrap, self.lay_trap()),
            Action::GiveUp { with } => (Kind::GiveUp, payment_index(with)),
            Action::TakeWound => (Kind::TakeWound, 0),
            Action::Fight => (Kind::Fight, 0),
            Action::Face { figure } => (Kind::Face, figure_index(figure)),
            Action::Strike { symbol, with } => {
                (Kind::Strike, symbol.index() * PAYMENTS.len() + payment_index(with))
            }
            Action::SneakAttack => (Kind::SneakAttack, 0),
            Action::EndAttack => (Kind::EndAttack, 0),
            Action::Block { with } => (Kind::Block, payment_index(with)),
            Action::Suffer => (Kind::Suffer, 0),
            Action::Heal { with } => (Kind::Heal, payment_index(with)),
            Action::Conjure { with } => (Kind::Conjure, payment_index(with)),
            Action::ChangeDie { die, whose } => (Kind::ChangeDie, die_index(die, whose)),
            Action::ChangeTo { to } => (Kind::ChangeTo, to.index()),
            Action::OpenChest { chest, dice, .. } => {
                (Kind::OpenChest, usize::from(chest) * DOCKS + dock_index(dice))
            }
            Action::Disarm { trap, dice } => {
                (Kind::Disarm, self.trap_place(trap.number) * DOCKS + dock_index(dice))
            }
            Action::UsePortal => (Kind::UsePortal, 0),
            Action::UseFountain => (Kind::UseFountain, 0),
            Action::TakeGold => (Kind::TakeGold, 0),
            Action::UseAbility { ability, die, pick } => {
                (Kind::UseAbility, ability.index() * USES + use_index(die, pick))
            }
            Action::BuyCard => (Kind::BuyCard, 0),
            Action::Play { card, half } => {
                (Kind::Play, card.index() * 2 + usize::from(half == CardHalf::Purple))
            }
            Action::AimAtRoom { room } => (Kind::AimAtRoom, room.number.index()),
            Action::AimAtHero { seat } => (Kind::AimAtHero, places(view, seat)),
            Action::AimAtMonster { figure } => (Kind::AimAtMonster, figure_index(figure)),
            Action::EndInvisibility => (Kind::EndInvisibility, 0),
            Action::EndActions => (Kind::EndActions, 0),
            Action::Collect { coins } => (Kind::Collect, coins.into()),
            Action::MoveMonster { figure, to } => {
                (Kind::MoveMonster, figure_index(figure) * TILES + to.number.index())
            }
            Action::SendByStairs { figure } => (Kind::SendByStairs, figure_index(figure)),
            Action::EndMoves => (Kind::EndMoves, 0),
            Action::Fill { room } => (Kind::Fill, room.number.index()),
            Action::TakeDie { figure } => (Kind::TakeDie, figure_index(figure)),
            Action::RemoveMonster { figure } => (Kind::RemoveMonster, figure_index(figure)),
            Action::Learn { ability } => (Kind::Learn, ability.index()),
            Action::Discard { card } => (Kind::Discard, card.index()),
            Action::Pass => (Kind::Pass, 0),
            Action::PassUntilMyTurn => (Kind::PassUntilMyTurn, 0),
            Action::AskMeAgain => (Kind::AskMeAgain, 0),
        }
    }

    fn lay(&mut self, quarters: u8) -> usize {
        let quarters = usize::from(quarters % 4);
        let way = self.lays[quarters];
        self.lays[quarters] += 1;
        quarters * WAYS + way
    }

    fn lay_trap(&mut self) -> usize {
        self.laid_traps += 1;
        self.laid_traps - 1
    }

    /// The place of a trap among those that the list names.
    fn trap_place(&mut self, trap: Spot) -> usize {
        if self.trap != Some(trap) {
            self.trap = Some(trap);
            self.traps += 1;
        }
        self.traps - 1
    }
}

const fn payment_index(payment: Payment) -> usize {
    match payment {
        Payment::Symbol => 0,
        Payment::Die => 1,
        Payment::Pet => 2,
        Payment::Token => 3,
    }
}

fn payment_name(index: usize) -> String {
    PAYMENTS[index].to_owned()
}

fn figure_index(figure: Figure) -> usize {
    figure.id.index()
}

fn room_name(index: usize) -> String {
    format!("room {}", index + 1)
}

fn ability_key(index: usize) -> String {
    Ability::ALL[index].key().to_owned()
}

fn die_index(die: Symbol, whose: HeroDie) -> usize {
    match whose {
        HeroDie::Action => die.index(),
        HeroDie::Pet => SYMBOLS + die.index(),
    }
}

fn die_name(index: usize) -> String {
    let owner = if index < SYMBOLS { "action die" } else { "pet die" };
    format!("{owner} {}", symbol_key(index % SYMBOLS))
}

fn use_index(die: Option<Symbol>, pick: Option<Symbol>) -> usize {
    match (die, pick) {
        (Some(die), _) => 1 + die.index(),
        (None, Some(pick)) => 1 + SYMBOLS + pick.index(),
        (None, None) => 0,
    }
}

fn use_name(index: usize) -> String {
    let ability = ability_key(index / USES);
    match (index % USES).checked_sub(1) {
        None => ability,
        Some(die) if die < SYMBOLS => format!("{ability}, docking {}", symbol_key(die)),
        Some(pick) => format!("{ability} for {}", symbol_key(pick - SYMBOLS)),
    }
}

/// The ways to dock one die: as required, not at all, or with a die of another face.
const WAYS_TO_DOCK: usize = 2 + SYMBOLS;
/// A single die; two dice of which the second is as required; the first is; the first is not docked.
const DOCKS: usize = WAYS_TO_DOCK + WAYS_TO_DOCK + (WAYS_TO_DOCK - 1) + SYMBOLS;

/// At most one die is not docked, and at most one has another face, so that no other pair is legal.
fn dock_index([first, second]: [Dock; 2]) -> usize {
    match (first, second) {
        (_, Dock::Unneeded) => one_dock(first),
        (_, Dock::Shown) => WAYS_TO_DOCK + one_dock(first),
        (Dock::Shown, _) => 2 * WAYS_TO_DOCK + one_dock(second) - 1,
        (_, Dock::Other(symbol)) => 3 * WAYS_TO_DOCK - 1 + symbol.index(),
        (_, Dock::Waived) => DOCKS - 1,
    }
}

fn one_dock(dock: Dock) -> usize {
    match dock {
        Dock::Shown | Dock::Unneeded => 0,
        Dock::Waived => 1,
        Dock::Other(symbol) => 2 + symbol.index(),
    }
}

fn dock_name(index: usize) -> String {
    let one = |index: usize| match index {
        0 => "as required".to_owned(),
        1 => "waived".to_owned(),
        other => symbol_key(other - 2),
    };
    match (index / WAYS_TO_DOCK, index % WAYS_TO_DOCK) {
        (0, way) => one(way),
        (1, way) => format!("{} and as required", one(way)),
        (2, way) if way < WAYS_TO_DOCK - 1 => format!("as required and {}", one(way + 1)),
        _ => format!("waived and {}", symbol_key(index - (3 * WAYS_TO_DOCK - 1))),
    }
}
