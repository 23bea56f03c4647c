//! The view: everything that one observer may know of a position.

use game::{Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::bag::Kinds;
use crate::components::{Adventurer, Monster, Slot, SlotSet, Tile};
use crate::options::GameOptions;
use crate::run::{Coin, HasSuccess, Met, Next, Variety};
use crate::state::{Phase, PlacedCard, SEATS, Welcome};

/// Everything that one observer may know of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The observer of this view.
    pub observer: Observer,
    /// The options of the game.
    #[serde(rename = "house")]
    pub options: GameOptions,
    /// The number of the round, from 1.
    pub round: u8,
    /// What the game waits for.
    pub stage: PhaseView,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The player who began the bidding of this round, or will begin the first one. There is none before the draw.
    pub starter: Option<Seat>,
    /// The player whose turn it is in the bidding; after the bidding, the player in the dungeon. There is none before
    /// the first round.
    pub actor: Option<Seat>,
    /// The adventurer of the round. There is none before the first one is decided.
    pub adventurer: Option<Adventurer>,
    /// The six tiles of the adventurer; none before the first adventurer is decided.
    pub tiles: Vec<TileView>,
    /// The number of cards left in the monster deck.
    pub deck: u8,
    /// The dungeon pile, from the bottom to the top.
    pub pile: Vec<PileCard>,
    /// The card that the actor has drawn but not placed yet.
    pub drawn: Option<DrawnView>,
    /// The state of the dungeon, once a player has entered it.
    pub dungeon: Option<DungeonView>,
    /// The special monsters that this observer knows to be in the game.
    pub specials: Vec<Monster>,
    /// The special monsters that everyone knows to be in the game.
    pub shown_specials: Vec<Monster>,
    /// The winner, once the game is over.
    pub winner: Option<Seat>,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Stage"))]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// Chance draws the player who starts.
    DrawStarter,
    /// Chance draws the first adventurer.
    DrawAdventurer,
    /// Chance draws a special monster; `joined` of them were drawn before.
    DrawSpecial { joined: u8 },
    /// The actor draws or passes.
    Bid,
    /// Chance draws the actor's card.
    DrawCard,
    /// The actor adds the drawn card or sets it aside.
    Place,
    /// The actor names a type.
    NameType,
    /// The actor chooses the player who names a strength.
    PickRival,
    /// The chosen player names a strength.
    NameStrength { rival: Seat },
    /// The actor may use one of these tiles on the revealed card.
    Ask { offered: Vec<Tile> },
    /// Chance draws the card that replaces the revealed one.
    Replace,
    /// The actor must give up one of these tiles.
    Discard { choices: Vec<Tile> },
    /// The actor chooses the next adventurer.
    NextAdventurer,
    /// The game has ended.
    Over,
}

/// The public state of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The number of success cards.
    pub successes: u8,
    /// The number of failures: one turns the aid card red, two eliminate.
    pub failures: u8,
    /// The player's part in the bidding of this round.
    pub bidding: Bidding,
}

/// A player's part in the bidding of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bidding {
    /// The player had no turn yet.
    Waiting,
    /// The player had a turn and is still bidding.
    Bidding,
    /// The player has passed.
    Passed,
    /// The player is out of the game.
    Out,
}

/// A tile of the adventurer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileView {
    /// The tile.
    pub tile: Tile,
    /// What happened to it in this round.
    pub fate: TileFate,
}

/// What happened to a tile in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TileFate {
    /// It lies under the adventurer.
    Held,
    /// It was sacrificed and covers a card.
    Sacrificed {
        /// The player who sacrificed it.
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
    /// The player who added it.
    pub by: Seat,
    /// The monster on it, if the observer knows it.
    pub monster: Option<Monster>,
}

/// The card that the actor has drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DrawnView {
    /// The monster on it, if the observer is the actor.
    pub monster: Option<Monster>,
}

/// The state of the dungeon. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DungeonView {
    /// 1 if the player had a success on entering, else 0. It decides what the Count is.
    pub successes_before: u8,
    /// The health points of the adventurer.
    pub hp: i16,
    /// The number of cards faced.
    pub faced: u8,
    /// The revealed card that the player is asked about.
    pub met: Option<MetView>,
    /// The type named for the vorpal blade.
    pub named: Option<Monster>,
    /// The strength named for the Greatsword.
    pub number: Option<u8>,
    /// The type that the Vorpal Axe defeats from now on.
    pub hunted: Option<Monster>,
    /// What happens to the next card.
    pub next: NextView,
    /// How much the Flute reduces damage.
    pub relief: u8,
    /// Whether the Lucky Coin is passing over even monsters.
    pub coin: CoinView,
    /// The kinds of monsters met so far.
    pub seen: Vec<Monster>,
    /// Whether they all differ.
    pub variety: VarietyView,
    /// The card that Polymorph replaced.
    pub replaced: Option<Monster>,
}

/// A revealed card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MetView {
    /// The card.
    pub card: Monster,
    /// The monster that it counts as.
    pub kind: Monster,
    /// Its strength, if it has any.
    pub strength: Option<u8>,
}

/// What happens to the next card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NextView {
    /// It is faced as usual.
    Faced,
    /// It falls because of a tile.
    Falls {
        /// The tile that defeats it.
        tile: Tile,
    },
    /// It is ignored because of the Ally.
    Ignored,
}

/// Whether the Lucky Coin is passing over even monsters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CoinView {
    /// It has not started, or has ended.
    Resting,
    /// It is passing over even monsters.
    Running,
}

/// Whether all monsters met so far differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum VarietyView {
    /// All differ.
    AllDiffer,
    /// Some kind was met twice.
    SomeAlike,
}

impl Welcome {
    pub(crate) fn view_of(&self, observer: Observer) -> View {
        View {
            observer,
            options: self.options,
            round: self.round,
            stage: self.stage(),
            players: Seat::all(self.seats).map(|seat| self.player_view(seat)).collect(),
            starter: self.known_starter(),
            actor: self.known_actor(),
            adventurer: self.known_adventurer(),
            tiles: self.tiles_view(observer),
            deck: self.deck.len(),
            pile: self.pile_view(observer),
            drawn: self.drawn_view(observer),
            dungeon: self.is_in_dungeon().then(|| self.dungeon_view()),
            specials: self.known_to(observer).iter().collect(),
            shown_specials: self.known_to(Observer::Public).iter().collect(),
            winner: self.victors().first(),
        }
    }

    pub(crate) fn known_starter(&self) -> Option<Seat> {
        (self.phase != Phase::DrawStarter).then_some(self.starter)
    }

    pub(crate) fn known_actor(&self) -> Option<Seat> {
        (self.round > 0).then_some(self.actor)
    }

    pub(crate) fn known_adventurer(&self) -> Option<Adventurer> {
        let is_open = matches!(self.phase, Phase::DrawStarter | Phase::DrawAdventurer);
        (!is_open).then_some(self.adventurer())
    }

    fn tiles_view(&self, observer: Observer) -> Vec<TileView> {
        let slots = Slot::ALL.into_iter().filter(|_| self.known_adventurer().is_some());
        slots.map(|slot| self.tile_view(slot, observer)).collect()
    }

    fn stage(&self) -> PhaseView {
        match self.phase {
            Phase::DrawStarter => PhaseView::DrawStarter,
            Phase::DrawAdventurer => PhaseView::DrawAdventurer,
            Phase::DrawSpecial => PhaseView::DrawSpecial { joined: self.specials.len() as u8 },
            Phase::Bid => PhaseView::Bid,
            Phase::DrawCard => PhaseView::DrawCard,
            Phase::Place(_) => PhaseView::Place,
            Phase::NameType => PhaseView::NameType,
            Phase::PickRival => PhaseView::PickRival,
            Phase::NameStrength(rival) => PhaseView::NameStrength { rival },
            Phase::Ask { offered, .. } => PhaseView::Ask { offered: self.tile_list(offered) },
            Phase::Replace => PhaseView::Replace,
            Phase::Discard { spared } => {
                PhaseView::Discard { choices: self.tile_list(self.run.held.minus(spared)) }
            }
            Phase::NextAdventurer => PhaseView::NextAdventurer,
            Phase::Over => PhaseView::Over,
        }
    }

    fn tile_list(&self, slots: SlotSet) -> Vec<Tile> {
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
            Some(PlacedCard { by, monster }) => {
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
        let card = |(place, card): (usize, PlacedCard)| {
            let seen = observer.is(card.by) || place >= hidden;
            PileCard { by: card.by, monster: seen.then_some(card.monster) }
        };
        self.pile.iter().enumerate().map(card).collect()
    }

    /// The number of cards of the dungeon that lie face up.
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
            successes_before: match run.has_success {
                HasSuccess::No => 0,
                HasSuccess::Yes => 1,
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
