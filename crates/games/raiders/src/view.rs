//! Everything that one observer may know of a position.

use game::{Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Items, Powers};
use crate::components::{Chamber, Character, Face, Level};
use crate::options::{GameOptions, Mode};
use crate::room_bag::RoomBag;
use crate::state::{Fate, Phase, ROOMS, Raiders};

/// Everything that one observer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view this is.
    pub observer: Observer,
    /// The options of the game.
    #[serde(rename = "house")]
    pub options: GameOptions,
    /// The phase of the game.
    pub stage: Stage,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The number of the level, from 1; 0 before the first.
    pub level: u8,
    /// The unused level cards. Two of them stay unused.
    pub levels_left: Vec<Level>,
    /// The index of the current room. While the row is built, the index of the next room.
    pub place: u8,
    /// The row of the level, from left to right.
    pub row: Vec<RowView>,
    /// The rooms of earlier levels, in the order of designs.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::components::Room>"))]
    pub gone: RoomBag,
    /// The items of the supply.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::card::ItemCount>"))]
    pub supply: Items,
    /// Played crystal balls that return to the supply before the room is resolved.
    pub balls_out: u8,
    /// The holder of the map. There is none in standard mode, and none before the map is drawn.
    pub map: Option<Seat>,
    /// Who gets or takes a character, or plays a card in tactical mode. There is none at other times.
    pub actor: Option<Seat>,
    /// The card that the observer has chosen face down.
    pub sealed: Option<Card>,
    /// The winners, once the game is over.
    pub winners: Vec<Seat>,
}

/// The phase of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Chance deals a character to the actor.
    DealCharacter,
    /// Chance draws who chooses a character first.
    DrawFirstToTake,
    /// The actor chooses a character.
    TakeCharacter,
    /// Chance draws the first holder of the map.
    DrawMap,
    /// Chance draws a level card.
    DrawLevel,
    /// Chance draws the next room of the row.
    LayRoom,
    /// Players play cards.
    Cards,
    /// The game is over.
    Over,
}

/// The public state of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The character, if the player has one.
    pub character: Option<Character>,
    /// The coins of the player.
    pub coins: u8,
    /// The wounds of the player.
    pub wounds: u8,
    /// The power cards in hand, including a face-down one.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))]
    pub powers: Powers,
    /// The items in hand, including a face-down one.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::card::ItemCount>"))]
    pub items: Items,
    /// What the player does in this room.
    pub part: Part,
    /// Whether the player has seen the face-down rooms of this level.
    pub torch: Torchlight,
    /// Whether the player can still win.
    pub fate: FateView,
}

/// What a player does in the current room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Must play a card.
    Owes,
    /// Has chosen a card, face down.
    Chosen,
    /// Has played a card, face up.
    Played {
        /// The card played.
        card: Card,
    },
    /// Has nothing to play now.
    Idle,
}

/// Whether a player has seen the face-down rooms of the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Torchlight {
    /// Has not seen them.
    Unlit,
    /// Has seen them by a torch.
    Lit,
}

/// Whether a player can still win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FateView {
    /// Can still win.
    Standing,
    /// Is out of the game by Medusa.
    Petrified,
}

/// A room in the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RowView {
    /// Whether the room is visible to all.
    pub face: Face,
    /// The room, if the observer knows it.
    pub chamber: Option<Chamber>,
}

impl Raiders {
    pub(crate) fn view_for(&self, observer: Observer) -> View {
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
            supply: self.supply,
            balls_out: self.balls_out,
            map: self.map_holder(),
            actor: self.sole_actor(),
            sealed: observer.seat().and_then(|seat| self.sealed_card(seat)),
            winners: self.winners.iter().collect(),
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

    pub(crate) fn map_holder(&self) -> Option<Seat> {
        let is_drawn = match self.phase {
            Phase::DealCharacter | Phase::DrawFirstToTake | Phase::TakeCharacter | Phase::DrawMap => false,
            Phase::DrawLevel | Phase::LayRoom | Phase::Cards | Phase::Over => true,
        };
        (is_drawn && self.options.mode == Mode::Tactical).then_some(self.map)
    }

    pub(crate) fn sole_actor(&self) -> Option<Seat> {
        let is_alone = match self.phase {
            Phase::DealCharacter | Phase::TakeCharacter => true,
            Phase::Cards => self.options.mode == Mode::Tactical,
            Phase::DrawFirstToTake | Phase::DrawMap | Phase::DrawLevel | Phase::LayRoom | Phase::Over => {
                false
            }
        };
        is_alone.then_some(self.actor)
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        PlayerView {
            character: player.character,
            coins: player.coins,
            wounds: player.wounds,
            powers: player.powers,
            items: player.items,
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
            _ if self.owing.contains(seat) => Part::Owes,
            Some(_) if self.is_sealed(seat) => Part::Chosen,
            Some(card) => Part::Played { card },
            None => Part::Idle,
        }
    }

    /// Whether the seat's card is face down.
    pub(crate) fn is_sealed(&self, seat: Seat) -> bool {
        self.may_change(seat) && self.card_of(seat).is_some()
    }

    fn sealed_card(&self, seat: Seat) -> Option<Card> {
        self.card_of(seat).filter(|_| self.is_sealed(seat))
    }

    /// Face-up rooms are known to all, the others to those who lit a torch.
    fn row_view(&self, place: u8, observer: Observer) -> RowView {
        let face = self.dark.face(place);
        let lit = observer.seat().is_some_and(|seat| self.lit.contains(seat));
        let known = face == Face::Up || lit;
        RowView { face, chamber: self.row[usize::from(place)].filter(|_| known) }
    }

    /// The rooms that are neither in the deck nor in the row.
    fn gone(&self) -> RoomBag {
        let in_row = self.row.iter().filter_map(|laid| match laid {
            Some(Chamber::Room(room)) => Some(*room),
            _ => None,
        });
        in_row.fold(RoomBag::ALL.minus(self.rooms), RoomBag::without)
    }
}
