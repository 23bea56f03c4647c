//! The events of a game.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::action::{Dock, Payment};
use crate::components::{Ability, Boss, DieKind, Hero, Symbol, Tile, Treasure};
use crate::dungeon::{Cell, Door, Placement, Room};
use crate::figure::{Being, Figure};
use crate::options::Mode;
use crate::player::Answer;
use crate::pool::Pool;
use crate::stacks::Hand;
use crate::task::{CardHalf, HeroDie};

/// The target of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A room.
    Room { room: Room },
    /// A player.
    Hero { seat: Seat },
    /// A monster.
    Monster { figure: Figure },
}

/// Something that happened. Fields that not everyone may know are `Option`s; redaction clears them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Fact"))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The stacks are built and the Starting Room is laid.
    GameBegan { seats: u8, mode: Mode },
    /// A tile lies face up on its stack.
    TileUp { level: u8, tile: Tile },
    /// A player gets a hero.
    HeroTaken { seat: Seat, hero: Hero },
    /// Chance drew who plays first.
    FirstDrawn { seat: Seat },
    /// A round begins.
    RoundBegan { round: u16 },
    /// A turn begins.
    TurnBegan { seat: Seat },
    /// A fallen hero stands up.
    StoodUp { seat: Seat },
    /// The active player becomes the dungeon master.
    MasterBegan { seat: Seat },
    /// The active player ends the action step.
    ActionsEnded { seat: Seat },
    /// The dungeon master stops moving monsters, or an ambush is over.
    MovesEnded { seat: Seat },
    /// The active player takes no gold for unused dice.
    BountyDeclined { seat: Seat },
    /// A player has reached the goal: this round is the last.
    GoalReached { seat: Seat },
    /// The game is over and this player has won.
    Won { seat: Seat, xp: u8, gold: u8, life: u8 },

    /// Action dice were rolled.
    Rolled { seat: Seat, dice: Pool },
    /// The pet die was rolled.
    PetRolled { seat: Seat, face: Symbol },
    /// The pet die is lost under a Dark Watcher's gaze.
    PetLost { seat: Seat },
    /// Dice are about to be rolled again.
    RollsAgain { seat: Seat, dice: u8 },
    /// The free step token is used.
    TokenFlipped { seat: Seat, symbol: Symbol },
    /// Magic changed a die.
    DieChanged { seat: Seat, from: Symbol, to: Symbol },
    /// Magic is spent to change a die.
    Conjured { seat: Seat, with: Payment },
    /// The die to be changed is chosen.
    DieChosen { seat: Seat, die: Symbol, whose: HeroDie },
    /// A die was picked for a re-roll.
    DiePicked { seat: Seat, die: Symbol, whose: HeroDie },
    /// The player keeps the dice.
    DiceKept { seat: Seat },
    /// Loose symbols are lost on leaving a room.
    SymbolsLost { seat: Seat, symbols: Pool },
    /// Move points are lost.
    PointsLost { seat: Seat },
    /// A player gained symbols.
    MadeSymbols { seat: Seat, symbols: Pool },
    /// A card gave move points.
    GotPoints { seat: Seat, points: u8 },

    /// A Step is spent.
    StepSpent { seat: Seat, with: Payment },
    /// A hero moves.
    Moved { seat: Seat, room: Room },
    /// A hero takes stairs.
    TookStairs { seat: Seat, room: Room },
    /// A hero teleports.
    Teleported { seat: Seat, room: Room },
    /// A wall becomes a door.
    WallBroken { seat: Seat, room: Room },
    /// A hero is about to explore.
    Explores { seat: Seat, door: Door },
    /// The tile is a rune room.
    RuneFound { seat: Seat },
    /// A medium tile is drawn for a rune room.
    MediumDrawn { tile: Tile },
    /// The medium tile fits nowhere and goes under its stack.
    MediumDoesNotFit { tile: Tile },
    /// A room is laid.
    RoomLaid {
        room: Room,
        #[serde(rename = "lay")]
        placement: Placement,
    },
    /// Gold is placed in a new room.
    GoldStrewn { room: Room, floor: u8, chests: u8 },
    /// The next tile is a trap.
    TrapTurned { tile: Tile },
    /// A trap is laid.
    TrapLaid { trap: Room, cell: Cell },
    /// The face-up tile goes under its stack.
    TilePutUnder { level: u8, tile: Tile },
    /// A level is discovered.
    LevelOpened { level: u8, room: Room },
    /// A trap goes off.
    TrapSprung { trap: Room },
    /// A web holds a hero.
    WebHolds { seat: Seat },
    /// The web costs the hero a Step.
    StepLost { seat: Seat, with: Payment },
    /// A hero takes the wound of a pit.
    FellInPit { seat: Seat },
    /// A hero spends a Step to cross a pit.
    CrossedPit { seat: Seat, with: Payment },

    /// A hero opens a chest.
    ChestOpened { seat: Seat, room: Room, chest: u8, dice: [Dock; 2] },
    /// A hero disarms a trap.
    Disarmed { seat: Seat, trap: Room, dice: [Dock; 2] },
    /// A hero opens a portal.
    PortalOpened { seat: Seat },
    /// A player gains gold.
    GainedGold { seat: Seat, gold: u8, total: u8 },
    /// A hero regains Life.
    Healed { seat: Seat, life: u8 },
    /// A hero drinks an Elixir.
    Drank { seat: Seat, with: Payment },
    /// A hero is wounded.
    Wounded { seat: Seat, wounds: u8, life: u8 },
    /// A hero falls.
    Fell { seat: Seat, xp: u8, cards: Hand },
    /// A player gains experience.
    GainedXp { seat: Seat, xp: u8, total: u8 },
    /// A player learns an ability.
    Learnt { seat: Seat, ability: Ability },
    /// A player uses an ability.
    AbilityUsed { seat: Seat, ability: Ability, die: Option<Symbol>, pick: Option<Symbol> },

    /// A monster appears in a room.
    MonsterCame { figure: Figure, room: Room },
    /// A monster die is taken from another room, because the reserve has none.
    DieTaken { figure: Figure, room: Room },
    /// No die is available for a new monster.
    NoDieLeft { room: Room },
    /// A monster is removed because the room is too full.
    MonsterCrowdedOut { figure: Figure, room: Room },
    /// The dungeon master chooses which room fills next.
    FillsNext { seat: Seat, room: Room },
    /// A monster moves.
    MonsterMoved { figure: Figure, room: Room },
    /// A ritual is complete: a Dark Watcher replaces a Cultist.
    RitualDone { room: Room },
    /// Mortiferous breathes fire.
    FireBreath { room: Room },
    /// A boss summons monsters.
    Summoned { figure: Figure },
    /// Malaphyas rolls for the monster that appears in his throne room.
    MalaphyasCalls { face: Symbol, kind: DieKind },
    /// Grimbolts strike two rooms.
    GrimboltsFell { face: Symbol, rooms: [Tile; 2] },

    /// A combat begins.
    CombatBegan { seat: Seat },
    /// A monster steals at the start of combat.
    ThiefStruck { figure: Figure, symbol: Symbol },
    /// What the thief took.
    Stolen { seat: Seat, symbol: Symbol, with: Payment },
    /// Aunty Bitsy bites the hero.
    VenomStruck { seat: Seat },
    /// A fight with one monster begins.
    FightBegan { seat: Seat, figure: Figure },
    /// A symbol is used to attack.
    Struck { seat: Seat, symbol: Symbol, with: Payment },
    /// The hero stops attacking.
    AttackEnded { seat: Seat },
    /// Melee counts as Ranged in this fight.
    SneakBegan { seat: Seat },
    /// A monster is defeated.
    Defeated { seat: Seat, being: Being },
    /// A monster withstands the attack.
    Withstood { seat: Seat, being: Being },
    /// A monster strikes back.
    PaybackComes { being: Being, wounds: u8 },
    /// A Defense reduces the payback by one.
    Blocked { seat: Seat, left: u8, with: Payment },
    /// A Ghost takes experience.
    Haunted { seat: Seat, xp: u8 },
    /// A boss turns to its red side.
    BossTurned { boss: Boss },
    /// A hero captures Schmetterling's token.
    TokenWon { seat: Seat },
    /// A combat is over.
    CombatEnded { seat: Seat },

    /// A player draws a treasure card. Only that player sees it.
    CardDrawn { seat: Seat, card: Option<Treasure> },
    /// A player buys a treasure card.
    CardBought { seat: Seat },
    /// There is no treasure card to draw.
    NoCardLeft { seat: Seat },
    /// The discard pile becomes the deck.
    Reshuffled,
    /// A player discards a card.
    Discarded { seat: Seat, card: Treasure },
    /// A player plays half of a card.
    CardPlayed { seat: Seat, card: Treasure, half: CardHalf },
    /// The target of the card is chosen.
    Aimed { seat: Seat, target: Target },
    /// The card is cancelled.
    CardCancelled { seat: Seat, card: Treasure },
    /// A card is stolen. Only the two players know which.
    CardStolen { thief: Seat, victim: Seat, card: Option<Treasure> },
    /// A hero becomes invisible.
    TurnedInvisible { seat: Seat },
    /// A hero is visible again.
    SeenAgain { seat: Seat },
    /// A monster is banished.
    Banished { figure: Figure },
    /// A hero trades places.
    PlacesTraded { seat: Seat, with: Target },
    /// A hero will roll one die less.
    FearStruck { seat: Seat },
    /// A hero stumbles: this Step gives one move point less.
    Stumbled { seat: Seat },
    /// A monster is enraged.
    Enraged { being: Being },
    /// Gold is stolen from a player.
    PocketPicked { thief: Seat, victim: Seat, gold: u8 },
    /// An ability is silenced.
    Silenced { seat: Seat },
    /// A player chooses whether to be asked in windows.
    StandingAnswer { seat: Seat, answer: Answer },
}
