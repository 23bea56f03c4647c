//! Tiles, monsters, bosses, heroes, abilities and treasure cards: closed enums whose values come from `data/*.toml`.

use game::Provenance;
use serde::{Deserialize, Serialize};

include!(concat!(env!("OUT_DIR"), "/components.rs"));

/// Where the values of a card come from, field by field.
pub type Sources = &'static [(&'static str, Provenance)];

/// What a face of an action die brings, and what Malaphyas does when he rolls it.
#[derive(Debug)]
pub struct SymbolCard {
    /// What comes to the throne room.
    pub spawn: DieKind,
    /// The two rooms that Grimbolts strike.
    pub grimbolts: [Tile; 2],
    /// Where the values come from.
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

/// A monster as a face of a die shows it.
#[derive(Debug)]
pub struct FoeCard {
    /// The kind of die that has this face.
    pub die: DieKind,
    /// What it deals to those who do not kill it from afar, its defense, and the experience it is worth.
    pub might: Might,
    /// What manner of being it is.
    pub breed: Breed,
    /// What is special about it.
    pub traits: &'static [Trait],
    /// Where the values come from.
    pub sources: Sources,
}

/// The numbers of a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Might {
    /// Wounds it deals in payback.
    pub payback: u8,
    /// Damage that defeats it.
    pub defense: u8,
    /// Experience it is worth.
    pub xp: u8,
}

/// What manner of being a monster is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Breed {
    /// Purged by Elixir.
    Undead,
    /// Walks on two legs.
    Humanoid,
    /// A beast.
    Animal,
    /// Many eyes.
    Aberration,
    /// Scales and fire.
    Dragon,
    /// Jelly.
    Ooze,
    /// From below.
    Demon,
}

/// What is special about a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// Pays back even when killed from afar.
    QuickStab,
    /// At the start of combat takes one die of this face, else one such symbol; dice of this face are of no use in
    /// the fight.
    Steals(Symbol),
    /// Symbols of this kind do not hurt it.
    Immune(Symbol),
    /// Heroes cannot leave its room but by teleport.
    Web,
    /// Takes one experience point unless it is defeated by Elixir alone.
    Haunts,
    /// Magic alone may defeat it as well.
    Superstitious,
    /// No hero abilities in its room.
    Gaze,
    /// The first point of Ranged damage does not count.
    Scales,
    /// Only Magic hurts it.
    Squishy,
    /// One wound for the hero at the start of combat.
    Venom,
    /// A Spider appears at the start of combat.
    Spiderling,
    /// Who defeats it keeps its token: one more re-roll in each roll step.
    Capture,
    /// When revealed, one wound for every hero in its room and the rooms around.
    FireBreath,
    /// A major monster appears at the start of combat.
    Summons,
}

/// A boss.
#[derive(Debug)]
pub struct BossCard {
    /// The blue side and, for those with two lives, the red one.
    pub sides: &'static [Side],
    /// Where the values come from.
    pub sources: Sources,
}

/// One side of a boss's token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// Payback, defense, experience.
    pub might: Might,
    /// What manner of being it is.
    pub breed: Breed,
    /// What is special about it.
    pub traits: &'static [Trait],
}

/// A dungeon tile, or one room of the large one.
#[derive(Debug)]
pub struct TileCard {
    /// The level it belongs to, 1 to 3; the Starting Room is of level 1.
    pub level: u8,
    /// The fewest players for whom it is used.
    pub mark: u8,
    /// How large it is.
    pub size: Size,
    /// What it is.
    pub kind: TileKind,
    /// Where its doors are before it is turned: bits 0 to 3 for north, east, south, west of a small tile, bits 0 to
    /// 7 for N1, N2, E1, E2, S1, S2, W1, W2 of a medium one.
    pub doors: u8,
    /// How many minor monsters it spawns.
    pub minor: u8,
    /// How many major monsters it spawns.
    pub major: u8,
    /// Monsters that come with it, once.
    pub fixed: &'static [Foe],
    /// The boss that lives there.
    pub boss: Option<Boss>,
    /// Its chests.
    pub chests: &'static [Chest],
    /// Gold on the floor.
    pub gold: u8,
    /// What else is there, or what must be done on entering.
    pub features: &'static [Feature],
    /// Where the values come from.
    pub sources: Sources,
}

/// How large a tile is.
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

/// What a tile is, for its place in the stacks and for its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileKind {
    /// Where heroes begin.
    Start,
    /// Where the second level begins.
    Entrance,
    /// Leads to the level below.
    Stairs,
    /// A room like others.
    Room,
    /// Replaced by a medium room when it is placed.
    Rune,
    /// No room: it hurts those beside it until two dice disarm it.
    Trap {
        /// The dice that disarm it.
        dice: [Symbol; 2],
        /// The experience for it.
        xp: u8,
    },
}

/// A chest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chest {
    /// The dice that open it.
    pub dice: &'static [Symbol],
    /// The gold in it.
    pub gold: u8,
}

/// Something in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Dock this die: go to any explored room.
    Portal(Symbol),
    /// Dock this die: two Elixir symbols.
    Fountain(Symbol),
    /// Who enters spends a Step or takes a wound.
    Pit,
    /// Who enters loses a Step and stops.
    Web,
    /// If a Cultist is left at the end of the turn that found it, one becomes a Dark Watcher.
    Ritual,
    /// Melee defeats what stands there at once.
    BottomlessPit,
}

/// A hero.
#[derive(Debug)]
pub struct HeroCard {
    /// The ability that the hero has from the start.
    pub start: Ability,
    /// The top and the lower ability of the first card, then of the second.
    pub abilities: [Ability; 4],
    /// Where the values come from.
    pub sources: Sources,
}

/// An ability of a hero.
#[derive(Debug)]
pub struct AbilityCard {
    /// What it costs.
    pub cost: Cost,
    /// What it gives.
    pub gain: Gain,
    /// How often it can be used.
    pub limit: Limit,
    /// Where the values come from.
    pub sources: Sources,
}

/// What an ability costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// One die, whatever it shows.
    DockAny,
    /// These dice.
    Dock(&'static [Symbol]),
    /// Gold.
    Gold(u8),
    /// The free step token.
    Token,
    /// Nothing: it is always at work.
    Nothing,
}

/// What an ability gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// Symbols and gold.
    Make {
        /// The symbols, each as often as it is given.
        symbols: &'static [Symbol],
        /// The gold.
        gold: u8,
    },
    /// One symbol of the player's choice.
    OneOf(&'static [Symbol]),
    /// The pet die for this turn.
    Apprentice,
    /// The pet die in every roll step.
    Companion,
    /// One die docked on a chest or a trap may show anything.
    NimbleFingers,
}

/// How often an ability can be used in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Once.
    Once,
    /// As often as it is paid for.
    Refresh,
    /// It is not used but always at work.
    Ongoing,
}

/// A treasure card with its two halves.
#[derive(Debug)]
pub struct TreasureCard {
    /// How many of them there are.
    pub copies: u8,
    /// When the orange half may be played.
    pub when: Condition,
    /// What the orange half does.
    pub orange: Interrupt,
    /// What the purple half does, in the own turn.
    pub purple: Boon,
    /// Where the values come from.
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
    /// At any time but during a combat.
    OutsideCombat,
}

/// What an orange half does.
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

/// What a purple half does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boon {
    /// Monsters are as if not there, until the turn ends or the player ends it.
    Invisibility,
    /// One monster leaves the dungeon.
    Banish,
    /// The hero changes places with another hero or a monster.
    TradingPlaces,
    /// Symbols.
    Symbols(&'static [Symbol]),
    /// The hero goes to any explored room.
    Teleport,
    /// Move points, spent like those of a Step.
    WingedBoots(u8),
    /// Gold from the reserve.
    LuckyFind(u8),
    /// Any unused dice are rolled again.
    SecondChance,
    /// A spent die is rolled and ready again.
    SecondWind,
    /// One die for a chest or a trap is waived.
    SkeletonKey,
    /// In one fight Melee counts as Ranged.
    SneakAttack,
}
