//! The events of a game.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::components::{Adventurer, Monster, Tile};

/// Something that happened. A field that not everyone may see is an `Option`: it is missing for observers who may not
/// know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Fact"))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The game begins: all aid cards show their white side.
    GameBegan { seats: u8 },
    /// This player starts the game.
    Starter { seat: Seat },
    /// The adventurer of the first round is decided.
    FirstAdventurer { adventurer: Adventurer },
    /// A special monster joins for the whole game, face down.
    SpecialJoined { monster: Option<Monster> },
    /// A special monster joins for the whole game, face up.
    SpecialShown { monster: Monster },
    /// A round begins.
    RoundBegan { round: u8, starter: Seat },
    /// The adventurer's six tiles are laid out.
    TilesLaid { adventurer: Adventurer },
    /// The monster deck is shuffled.
    Shuffled { cards: u8 },
    /// A player drew a card and looked at it.
    Drew { seat: Seat, monster: Option<Monster> },
    /// A player left the bidding.
    Passed { seat: Seat },
    /// A player added the drawn card to the dungeon.
    Added { seat: Seat, monster: Option<Monster> },
    /// A player set the drawn card aside under a tile.
    SetAside { seat: Seat, tile: Tile, monster: Option<Monster> },
    /// The last player in the bidding enters the dungeon.
    Entered { seat: Seat, cards: u8 },
    /// The adventurer's health points are counted.
    HealthCounted { hp: i16 },
    /// The type that the vorpal blade defeats is named.
    TypeNamed { seat: Seat, monster: Monster },
    /// The player who names the Greatsword's strength is chosen.
    RivalPicked { seat: Seat, rival: Seat },
    /// The strength that the Greatsword defeats is named.
    StrengthNamed { seat: Seat, strength: u8 },
    /// A card of the dungeon is revealed.
    Revealed { position: u8, monster: Monster, kind: Monster, strength: Option<u8> },
    /// A tile is used by choice on the revealed monster.
    Used { seat: Seat, tile: Tile },
    /// The player uses no tile by choice.
    Declined { seat: Seat },
    /// Polymorph's new card takes the place of the revealed one.
    Replaced { position: u8, monster: Monster, kind: Monster, strength: Option<u8> },
    /// A tile defeats the revealed monster.
    Defeated { tile: Tile, monster: Monster },
    /// The revealed monster falls together with the monster before it.
    FellWithLast { tile: Tile, monster: Monster },
    /// The revealed monster is ignored because of the Ally before it.
    Ignored { monster: Monster },
    /// A tile adds health points.
    Gained { tile: Tile, amount: u8, hp: i16 },
    /// A tile will defeat the next card too.
    NextWillFall { tile: Tile },
    /// A tile will reduce the damage of the next monster by this much.
    ReliefWon { tile: Tile, points: u8 },
    /// The Ally makes the next card ignored.
    AllyHelps,
    /// The Gelatinous Cube finds no tile to take.
    CubeFoundNothing,
    /// The Lucky Coin starts its run.
    CoinStarted { tile: Tile, monster: Monster },
    /// The Lucky Coin ends its run and is lost.
    CoinEnded { tile: Tile },
    /// The monster hurts the adventurer.
    Hurt { monster: Monster, strength: u8, damage: u8, hp: i16 },
    /// A tile is given up in the dungeon.
    TileLost { tile: Tile, hp_lost: u8, hp: i16 },
    /// A tile undoes a death.
    Revived { tile: Tile, hp: i16 },
    /// The adventurer dies.
    Died,
    /// The rest of the dungeon stays face down.
    RestHidden { cards: u8 },
    /// A card is revealed after death, because Omnipotence is held.
    Unveiled { position: u8, monster: Monster, kind: Monster },
    /// All monsters were different: Omnipotence wins.
    AllDiffered { tile: Tile },
    /// Some monsters were alike: Omnipotence fails.
    SomeAlike { tile: Tile },
    /// The player takes a success card.
    Succeeded { seat: Seat, successes: u8 },
    /// The player fails for the first time: the aid card turns red.
    Failed { seat: Seat },
    /// The player fails for the second time and is out of the game. There is no other event for this failure.
    Eliminated { seat: Seat },
    /// A card that was set aside is shown to everyone.
    AsideShown { seat: Seat, tile: Tile, monster: Monster },
    /// The adventurer of the next round is chosen.
    AdventurerChosen { seat: Seat, adventurer: Adventurer },
    /// The player wins the game.
    Won { seat: Seat },
}
