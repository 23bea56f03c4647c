//! What each observer may know of a position, built by listing it.

use game::{Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::bag::Kinds;
use crate::components::{Adventurer, Held, Monster, Slot, Tile};
use crate::options::GameOptions;
use crate::run::{Coin, Met, Next, Successes, Variety};
use crate::state::{Aside, Phase, SEATS, Welcome};

/// Everything one observer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    /// What the players settled before the game.
    #[serde(rename = "house")]
    pub options: GameOptions,
    /// The number of the round, from 1.
    pub round: u8,
    /// What the game waits for.
    pub stage: Stage,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// Who began the bidding of this round.
    pub starter: Seat,
    /// Whose turn it is in the bidding; later, who is in the dungeon.
    pub actor: Seat,
    /// The adventurer of the round.
    pub adventurer: Adventurer,
    /// Its six tiles and what became of them.
    pub tiles: Vec<TileView>,
    /// How many cards the monster deck has left.
    pub deck: u8,
    /// The dungeon pile from the bottom to the top.
    pub pile: Vec<PileCard>,
    /// The card that the actor has drawn and not yet placed.
    pub drawn: Option<DrawnView>,
    /// The way through the dungeon, once someone is in it.
    pub dungeon: Option<DungeonView>,
    /// The specials that this observer knows to be in the game.
    pub specials: Vec<Monster>,
    /// Those among them that everybody has seen.
    pub shown_specials: Vec<Monster>,
    /// The winner.
    pub winner: Option<Seat>,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Chance draws the player who starts.
    DrawStarter,
    /// Chance draws the first adventurer.
    DrawAdventurer,
    /// Chance draws a special that joins, after so many.
    DrawSpecial { joined: u8 },
    /// The actor draws or passes.
    Bid,
    /// The actor's card is being drawn.
    DrawCard,
    /// The actor adds the card, or sets it aside.
    Place,
    /// The actor names a type.
    NameType,
    /// The actor chooses who names a strength.
    PickRival,
    /// That player names it.
    NameStrength { rival: Seat },
    /// The actor may use one of these tiles on the card just revealed.
    Ask { offered: Vec<Tile> },
    /// The card that replaces the one revealed is being drawn.
    Replace,
    /// The actor must give up one of these tiles.
    Discard { choices: Vec<Tile> },
    /// The actor chooses the next adventurer.
    NextAdventurer,
    /// The game has ended.
    Over,
}

/// How a player stands, for all to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Success cards.
    pub successes: u8,
    /// Failures: one turns the aid card red, two eliminate.
    pub failures: u8,
    /// Where the player is in this round's bidding.
    pub bidding: Bidding,
}

/// Where a player is in the bidding of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bidding {
    /// Had no turn yet.
    Waiting,
    /// Had a turn and is still in.
    Bidding,
    /// Has left.
    Passed,
    /// Is out of the game.
    Out,
}

/// A tile of the adventurer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileView {
    /// The tile.
    pub tile: Tile,
    /// What became of it.
    pub fate: TileFate,
}

/// What became of a tile in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TileFate {
    /// It lies under the adventurer.
    Held,
    /// It was sacrificed and covers a card.
    Sacrificed {
        /// By whom.
        by: Seat,
        /// The card under it, if the observer knows it.
        monster: Option<Monster>,
    },
    /// It was used up or lost in the dungeon.
    Gone,
}

/// A card of the dungeon pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PileCard {
    /// Who added it.
    pub by: Seat,
    /// What it is, if the observer knows it.
    pub monster: Option<Monster>,
}

/// The card that the actor holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DrawnView {
    /// What it is, if the observer is the one who drew it.
    pub monster: Option<Monster>,
}

/// The way through the dungeon. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DungeonView {
    /// How many successes the player had on entering, which decides what the Count is.
    pub successes_before: u8,
    /// Health points.
    pub hp: i16,
    /// How many cards were faced.
    pub faced: u8,
    /// The card that the player is asked about.
    pub met: Option<MetView>,
    /// The type named for the vorpal blade.
    pub named: Option<Monster>,
    /// The strength named for the Greatsword.
    pub number: Option<u8>,
    /// The type that the Vorpal Axe defeats from now on.
    pub hunted: Option<Monster>,
    /// What becomes of the next card.
    pub next: NextView,
    /// How much the Flute takes off.
    pub relief: u8,
    /// Whether the Lucky Coin's run goes on.
    pub coin: CoinView,
    /// The kinds that were in the dungeon so far.
    pub seen: Vec<Monster>,
    /// Whether they were all different.
    pub variety: VarietyView,
    /// The card that Polymorph replaced.
    pub replaced: Option<Monster>,
}

/// A card as it was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MetView {
    /// The card.
    pub card: Monster,
    /// What it counts as.
    pub kind: Monster,
    /// Its strength, if it has any.
    pub strength: Option<u8>,
}

/// What becomes of the next card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NextView {
    /// It is faced as usual.
    Faced,
    /// It falls, because of this tile.
    Falls {
        /// The tile.
        tile: Tile,
    },
    /// It is ignored, because of the Ally.
    Ignored,
}

/// Whether the Lucky Coin's run goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CoinView {
    /// It has not started, or has ended.
    Resting,
    /// It goes on.
    Running,
}

/// Whether the monsters of the dungeon were all different so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum VarietyView {
    /// They were.
    AllDiffer,
    /// Some came twice.
    SomeAlike,
}

impl Welcome {
    /// What this observer may know.
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        View {
            observer,
            options: self.options,
            round: self.round,
            stage: self.stage(),
            players: Seat::all(self.seats).map(|seat| self.player_view(seat)).collect(),
            starter: self.starter,
            actor: self.actor,
            adventurer: self.adventurer(),
            tiles: Slot::ALL.into_iter().map(|slot| self.tile_view(slot, observer)).collect(),
            deck: self.deck.len(),
            pile: self.pile_view(observer),
            drawn: self.drawn_view(observer),
            dungeon: self.is_in_dungeon().then(|| self.dungeon_view()),
            specials: self.known_to(observer).iter().collect(),
            shown_specials: self.known_to(Observer::Public).iter().collect(),
            winner: self.victors().first(),
        }
    }

    fn stage(&self) -> Stage {
        match self.phase {
            Phase::DrawStarter => Stage::DrawStarter,
            Phase::DrawAdventurer => Stage::DrawAdventurer,
            Phase::DrawSpecial => Stage::DrawSpecial { joined: self.specials.len() as u8 },
            Phase::Bid => Stage::Bid,
            Phase::DrawCard => Stage::DrawCard,
            Phase::Place(_) => Stage::Place,
            Phase::NameType => Stage::NameType,
            Phase::PickRival => Stage::PickRival,
            Phase::NameStrength(rival) => Stage::NameStrength { rival },
            Phase::Ask { offered, .. } => Stage::Ask { offered: self.tile_list(offered) },
            Phase::Replace => Stage::Replace,
            Phase::Discard { spared } => {
                Stage::Discard { choices: self.tile_list(self.run.held.minus(spared)) }
            }
            Phase::NextAdventurer => Stage::NextAdventurer,
            Phase::Over => Stage::Over,
        }
    }

    fn tile_list(&self, slots: Held) -> Vec<Tile> {
        slots.map(|slot| self.adventurer().tile(slot)).collect()
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let bidding = match () {
            () if player.is_out() => Bidding::Out,
            () if !self.bidders.contains(seat) => Bidding::Passed,
            () if self.acted.contains(seat) => Bidding::Bidding,
            () => Bidding::Waiting,
        };
        PlayerView { successes: player.successes, failures: player.failures, bidding }
    }

    fn tile_view(&self, slot: Slot, observer: Observer) -> TileView {
        let fate = match self.aside[slot.index()] {
            Some(Aside { by, monster }) => {
                let seen = observer.is(by) || self.round_is_done();
                TileFate::Sacrificed { by, monster: seen.then_some(monster) }
            }
            None if self.run.held.has(slot) => TileFate::Held,
            None => TileFate::Gone,
        };
        TileView { tile: self.adventurer().tile(slot), fate }
    }

    fn pile_view(&self, observer: Observer) -> Vec<PileCard> {
        let hidden = usize::from(self.pile.len() - self.turned_up());
        let card = |(place, card): (usize, Aside)| {
            let seen = observer.is(card.by) || place >= hidden;
            PileCard { by: card.by, monster: seen.then_some(card.monster) }
        };
        self.pile.iter().enumerate().map(card).collect()
    }

    /// How many cards of the dungeon lie face up.
    pub(crate) fn turned_up(&self) -> u8 {
        let asked_about = matches!(self.phase, Phase::Ask { .. } | Phase::Replace);
        if self.is_in_dungeon() { self.run.faced + u8::from(asked_about) } else { 0 }
    }

    fn drawn_view(&self, observer: Observer) -> Option<DrawnView> {
        match self.phase {
            Phase::Place(monster) => Some(DrawnView { monster: observer.is(self.actor).then_some(monster) }),
            _ => None,
        }
    }

    fn dungeon_view(&self) -> DungeonView {
        let run = &self.run;
        DungeonView {
            successes_before: match run.record {
                Successes::None => 0,
                Successes::Some => 1,
            },
            hp: run.hp,
            faced: run.faced,
            met: match self.phase {
                Phase::Ask { met: Met { card, kind, strength }, .. } => {
                    Some(MetView { card, kind, strength })
                }
                _ => None,
            },
            named: run.named,
            number: run.number,
            hunted: run.hunted,
            next: match run.next {
                Next::Faced => NextView::Faced,
                Next::Falls(slot) => NextView::Falls { tile: self.adventurer().tile(slot) },
                Next::Ignored => NextView::Ignored,
            },
            relief: run.relief,
            coin: match run.coin {
                Coin::Resting => CoinView::Resting,
                Coin::Running => CoinView::Running,
            },
            seen: run.seen.iter().collect(),
            variety: match run.variety {
                Variety::AllDiffer => VarietyView::AllDiffer,
                Variety::SomeAlike => VarietyView::SomeAlike,
            },
            replaced: self.replaced,
        }
    }

    fn is_in_dungeon(&self) -> bool {
        match self.phase {
            Phase::NameType
            | Phase::PickRival
            | Phase::NameStrength(_)
            | Phase::Ask { .. }
            | Phase::Replace
            | Phase::Discard { .. }
            | Phase::NextAdventurer
            | Phase::Over => true,
            Phase::DrawStarter
            | Phase::DrawAdventurer
            | Phase::DrawSpecial
            | Phase::Bid
            | Phase::DrawCard
            | Phase::Place(_) => false,
        }
    }

    fn round_is_done(&self) -> bool {
        matches!(self.phase, Phase::NextAdventurer | Phase::Over)
    }

    fn known_to(&self, observer: Observer) -> Kinds {
        match observer {
            Observer::Seat(seat) => self.known[seat.index() % SEATS],
            Observer::Public => self.known[SEATS],
        }
    }
}
