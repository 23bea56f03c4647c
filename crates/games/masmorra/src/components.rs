//! The components: closed enums whose values come from `data/*.toml`.

use game::Provenance;
use serde::{Deserialize, Serialize};

include!(concat!(env!("OUT_DIR"), "/components.rs"));

/// The provenance of each field of a card.
pub type Sources = &'static [(&'static str, Provenance)];

/// A face of an action die, and what Malaphyas does when he rolls it.
#[derive(Debug)]
pub struct SymbolCard {
    /// The die that spawns in the throne room.
    pub spawn: DieKind,
    /// The two rooms that Grimbolts strike.
    pub grimbolts: [Tile; 2],
    pub sources: Sources,
}

/// The two kinds of monster dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DieKind {
    /// Eight dice, worth one in a room's limit.
    Minor,
    /// Four dice, worth two.
    Major,
}

/// A monster on a die face.
#[derive(Debug)]
pub struct FoeCard {
    pub die: DieKind,
    pub might: Might,
    pub breed: Breed,
    pub traits: &'static [Trait],
    pub sources: Sources,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Might {
    /// Wounds it deals when it strikes back.
    pub payback: u8,
    pub defense: u8,
    pub xp: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Breed {
    /// Elixir damages it.
    Undead,
    Humanoid,
    Animal,
    Aberration,
    Dragon,
    Ooze,
    Demon,
}

/// A special rule of a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// Strikes back even when defeated without Melee.
    QuickStab,
    /// Takes one die of this face at the start of combat, else one such symbol. Dice of this face cannot be used in the
    /// fight.
    Steals(Symbol),
    /// Symbols of this kind do not damage it.
    Immune(Symbol),
    /// Heroes cannot leave its room except by teleport.
    Web,
    /// Takes one experience point unless Elixir alone defeats it.
    Haunts,
    /// Magic alone can defeat it as well.
    Superstitious,
    /// Suppresses hero abilities in its room.
    Gaze,
    /// The first point of Ranged damage does not count.
    Scales,
    /// Only Magic damages it.
    Squishy,
    /// One wound for the hero at the start of combat.
    Venom,
    /// A Spider appears at the start of combat.
    Spiderling,
    /// The hero who defeats it keeps its token: one more re-roll in each roll step.
    Capture,
    /// When revealed: one wound for every hero in its room and the rooms beside it.
    FireBreath,
    /// A major monster appears at the start of combat.
    Summons,
}

#[derive(Debug)]
pub struct BossCard {
    /// The blue side and, for a boss with two lives, the red side.
    pub sides: &'static [Side],
    pub sources: Sources,
}

/// One side of a boss's token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    pub might: Might,
    pub breed: Breed,
    pub traits: &'static [Trait],
}

/// A dungeon tile, or one room of the large one.
#[derive(Debug)]
pub struct TileCard {
    /// The level it belongs to, 1 to 3; the Starting Room is of level 1.
    pub level: u8,
    /// The minimum number of players that it is used with.
    pub mark: u8,
    pub size: Size,
    pub kind: TileKind,
    /// Its doors before rotation: bits 0 to 3 for north, east, south, west of a small tile, bits 0 to 7 for N1, N2, E1,
    /// E2, S1, S2, W1, W2 of a medium tile.
    pub doors: u8,
    /// Minor monsters it spawns.
    pub minor: u8,
    /// Major monsters it spawns.
    pub major: u8,
    /// Monsters that are placed once, when the tile is laid.
    pub fixed: &'static [Foe],
    pub boss: Option<Boss>,
    pub chests: &'static [Chest],
    /// Gold on the floor.
    pub gold: u8,
    pub features: &'static [Feature],
    pub sources: Sources,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// One cell.
    Small,
    /// Two by two cells.
    Medium,
    /// A room of the third level.
    Large,
}

/// The kind of a tile: decides its stack and its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileKind {
    /// The Starting Room.
    Start,
    /// The first room of the second or third level.
    Entrance,
    /// Stairs to the level below.
    Stairs,
    Room,
    /// Replaced by a medium room when it is laid.
    Rune,
    /// Not a room. Wounds heroes in the rooms beside it until two dice disarm it.
    Trap {
        dice: [Symbol; 2],
        /// The experience for disarming it.
        xp: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chest {
    pub dice: &'static [Symbol],
    pub gold: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Dock this die to go to any explored room.
    Portal(Symbol),
    /// Dock this die to gain two Elixir symbols.
    Fountain(Symbol),
    /// A hero who enters spends a Step or takes a wound.
    Pit,
    /// A hero who enters loses a Step and all move points.
    Web,
    /// If a Cultist is left at the end of the turn that discovered it, one becomes a Dark Watcher.
    Ritual,
    /// Melee throws monsters into the pit.
    BottomlessPit,
}

#[derive(Debug)]
pub struct HeroCard {
    pub start: Ability,
    /// The top and the lower ability of the first card, then of the second.
    pub abilities: [Ability; 4],
    pub sources: Sources,
}

#[derive(Debug)]
pub struct AbilityCard {
    pub cost: Cost,
    pub gain: Gain,
    pub limit: Limit,
    pub sources: Sources,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Any one die.
    DockAny,
    /// These dice.
    Dock(&'static [Symbol]),
    /// Gold.
    Gold(u8),
    /// The free step token.
    Token,
    /// Nothing: it is always in effect.
    Nothing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// Symbols and gold.
    Make { symbols: &'static [Symbol], gold: u8 },
    /// One symbol of the player's choice.
    OneOf(&'static [Symbol]),
    /// The pet die for this turn.
    Apprentice,
    /// The pet die in every roll step.
    Companion,
    /// One die docked on a chest or a trap may show any face.
    NimbleFingers,
}

/// How often an ability can be used in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Once.
    Once,
    /// As often as the player pays for it.
    Refresh,
    /// It is never used but always in effect.
    Ongoing,
}

/// A treasure card with its two halves.
#[derive(Debug)]
pub struct TreasureCard {
    pub copies: u8,
    pub when: Condition,
    pub orange: Interrupt,
    pub purple: Boon,
    pub sources: Sources,
}

/// When an orange half may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// At the start of another player's turn, before the roll.
    TurnBegins,
    /// Right after another player's roll step.
    Rolled,
    /// When another player spends a Step.
    StepSpent,
    /// When another player is about to explore.
    Exploring,
    /// When another hero enters a room.
    Entering,
    /// When another hero starts a fight.
    FightBegins,
    /// When another player gains experience for a monster.
    Glory,
    /// Right after another player gets a treasure card.
    CardGained,
    /// When another player uses an ability or rolls the pet die.
    AbilityUsed,
    /// When another player plays a treasure card.
    CardPlayed,
    /// At any time.
    AnyTime,
    /// At any time outside combat.
    OutsideCombat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interrupt {
    FearOfTheDark,
    LightningBolt,
    StickyFingers,
    DrainLife,
    Stumble,
    Counterspell,
    Enrage,
    StolenGlory,
    Misdirection,
    CallOfTheHorde,
    Pickpocket,
    Fumble,
    Silence,
    Ambush,
    WrongTurn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boon {
    /// Monsters ignore the hero until the turn ends or the player ends it.
    Invisibility,
    Banish,
    TradingPlaces,
    Symbols(&'static [Symbol]),
    Teleport,
    /// Move points, used like those of a Step.
    WingedBoots(u8),
    LuckyFind(u8),
    /// Re-roll any unused dice.
    SecondChance,
    /// Roll a spent die and use it again.
    SecondWind,
    /// One die for a chest or a trap is not needed.
    SkeletonKey,
    /// In one fight Melee counts as Ranged.
    SneakAttack,
}
