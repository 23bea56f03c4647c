//! What each observer may know of a position, built by listing it.

use game::{Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::components::{Chamber, Character, Face, Item, Level, Room};
use crate::options::GameOptions;
use crate::state::{Fate, Phase, ROOMS, Raiders, RoomBag};

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
    /// What the game waits for.
    pub stage: Stage,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The number of the level, from 1; 0 before the first.
    pub level: u8,
    /// The level cards that were not used: two of them never will be.
    pub levels_left: Vec<Level>,
    /// The place of the room that is entered, from 0; while the row is laid, of the next room to lay.
    pub place: u8,
    /// The row of the level, from left to right.
    pub row: Vec<RowView>,
    /// Every room of the levels before, in the order of its designs.
    pub gone: Vec<Room>,
    /// The items of the supply.
    pub supply: Vec<ItemCount>,
    /// Crystal balls that were played and return to the supply before the room is resolved.
    pub balls_out: u8,
    /// Who holds the map, in the tactical mode.
    pub map: Seat,
    /// Whose turn it is, where one after the other decides.
    pub actor: Seat,
    /// The card that the one who looks has chosen in secret.
    pub sealed: Option<Card>,
    /// Who has won.
    pub winners: Vec<Seat>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Chance deals the actor a character.
    DealCharacter,
    /// Chance draws who takes a character first.
    DrawFirstToTake,
    /// The actor takes a character.
    TakeCharacter,
    /// Chance draws who gets the map.
    DrawMap,
    /// Chance draws a level card.
    DrawLevel,
    /// Chance draws the next room of the row.
    LayRoom,
    /// Players play cards.
    Cards,
    /// The game has ended.
    Over,
}

/// How a player stands, for all to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The character, once there is one.
    pub character: Option<Character>,
    /// Coins.
    pub coins: u8,
    /// Wounds.
    pub wounds: u8,
    /// The power cards in hand; a sealed one is still among them.
    pub powers: Vec<Card>,
    /// The items in hand; a sealed one is still among them.
    pub items: Vec<ItemCount>,
    /// What the player does in this room.
    pub part: Part,
    /// Whether the player has seen the dark rooms of this level.
    pub torch: Torchlight,
    /// Whether the player can still win.
    pub fate: FateView,
}

/// What a player does in the room that is entered now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Owes a card.
    Owes,
    /// Has chosen a card in secret.
    Chosen,
    /// Has played this card.
    Played {
        /// The card.
        card: Card,
    },
    /// There is nothing to play now.
    Idle,
}

/// Whether a player has seen the dark rooms of the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Torchlight {
    /// Not in this level.
    Unlit,
    /// By a torch in this level.
    Lit,
}

/// Whether a player can still win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FateView {
    /// Yes.
    Standing,
    /// No: Medusa looked.
    Petrified,
}

/// A place of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RowView {
    /// How the room lies.
    pub face: Face,
    /// What it is, if the observer knows it.
    pub chamber: Option<Chamber>,
}

/// So many of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ItemCount {
    /// The item.
    pub item: Item,
    /// How many.
    pub count: u8,
}

impl Raiders {
    /// What this observer may know.
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        View {
            observer,
            options: self.options,
            stage: self.stage(),
            players: self.everyone().map(|seat| self.player_view(seat)).collect(),
            level: self.level,
            levels_left: Level::ALL.into_iter().filter(|&level| self.level_is_left(level)).collect(),
            place: self.place,
            row: (0..ROOMS).map(|place| self.row_view(place, observer)).collect(),
            gone: self.gone(),
            supply: counts(|item| self.supply.count(item)),
            balls_out: self.balls_out,
            map: self.map,
            actor: self.actor,
            sealed: observer.seat().and_then(|seat| self.sealed_card(seat)),
            winners: self.victors.iter().collect(),
        }
    }

    fn stage(&self) -> Stage {
        match self.phase {
            Phase::DealCharacter => Stage::DealCharacter,
            Phase::DrawFirstToTake => Stage::DrawFirstToTake,
            Phase::TakeCharacter => Stage::TakeCharacter,
            Phase::DrawMap => Stage::DrawMap,
            Phase::DrawLevel => Stage::DrawLevel,
            Phase::LayRoom => Stage::LayRoom,
            Phase::Cards => Stage::Cards,
            Phase::Over => Stage::Over,
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        PlayerView {
            character: player.character,
            coins: player.coins,
            wounds: player.wounds,
            powers: player.powers.collect(),
            items: counts(|item| player.items.count(item)),
            part: self.part(seat),
            torch: if self.lit.contains(seat) { Torchlight::Lit } else { Torchlight::Unlit },
            fate: match player.fate {
                Fate::Standing => FateView::Standing,
                Fate::Petrified => FateView::Petrified,
            },
        }
    }

    fn part(&self, seat: Seat) -> Part {
        match self.card_of(seat) {
            _ if self.todo.contains(seat) => Part::Owes,
            Some(_) if self.is_sealed(seat) => Part::Chosen,
            Some(card) => Part::Played { card },
            None => Part::Idle,
        }
    }

    /// Whether the seat's card lies face down before it.
    pub(crate) fn is_sealed(&self, seat: Seat) -> bool {
        self.may_change(seat) && self.card_of(seat).is_some()
    }

    fn sealed_card(&self, seat: Seat) -> Option<Card> {
        self.card_of(seat).filter(|_| self.is_sealed(seat))
    }

    /// A room is known if it lies face up, or to those who lit a torch.
    fn row_view(&self, place: u8, observer: Observer) -> RowView {
        let face = self.dark.face(place);
        let lit = observer.seat().is_some_and(|seat| self.lit.contains(seat));
        let known = face == Face::Up || lit;
        RowView { face, chamber: self.row[usize::from(place)].filter(|_| known) }
    }

    /// Every room that is neither in the deck nor in the row.
    fn gone(&self) -> Vec<Room> {
        let in_row = |room: Room| self.row.iter().filter(|laid| **laid == Some(Chamber::Room(room))).count();
        let out =
            |room: Room| RoomBag::ALL.count(room) as usize - self.rooms.count(room) as usize - in_row(room);
        Room::ALL.into_iter().flat_map(|room| std::iter::repeat_n(room, out(room))).collect()
    }
}

fn counts(count: impl Fn(Item) -> u8) -> Vec<ItemCount> {
    let all = Item::ALL.into_iter().map(|item| ItemCount { item, count: count(item) });
    all.filter(|entry| entry.count > 0).collect()
}
