//! What each observer may know of a position, built by listing it.

use game::{Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Charm, Encounter};
use crate::options::GameOptions;
use crate::state::{CharmState, Example, Phase};

/// Everything that one observer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose knowledge this is.
    pub observer: Observer,
    /// The options of the game.
    pub options: GameOptions,
    /// What the game waits for.
    pub stage: Stage,
    /// Who is on turn, or who is dealt the next charm.
    pub actor: Seat,
    /// The coins that the player on turn has found and not yet kept.
    pub loot: u8,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The cards of the stairs that were not turned up yet, without their order.
    pub stairs: Vec<EncounterCount>,
    /// Who has won.
    pub winners: Vec<Seat>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Chance deals the next charm.
    Deal,
    /// Chance turns up the next card of the stairs.
    Draw,
    /// The player on turn descends or camps.
    Choose,
    /// The player on turn faces a hazard and has not used the charm.
    Danger { encounter: Encounter },
    /// The game has ended.
    Over,
}

/// A player, as the observer knows that player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The coins that the player keeps.
    pub coins: u8,
    /// The player's charm.
    pub charm: CharmView,
}

/// A charm, as the observer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CharmView {
    /// The charm is not dealt yet.
    NotDealt,
    /// The charm is another player's secret.
    Hidden,
    /// The charm is the observer's own secret.
    Own { charm: Charm },
    /// Everyone has seen the charm.
    Shown { charm: Charm },
}

/// How many cards of one kind are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EncounterCount {
    /// The kind of card.
    pub encounter: Encounter,
    /// How many there are.
    pub count: u8,
}

impl Example {
    pub(crate) fn view_of(&self, observer: Observer) -> View {
        let counts = Encounter::ALL
            .into_iter()
            .map(|encounter| EncounterCount { encounter, count: self.stairs.count(encounter.index()) });
        View {
            observer,
            options: self.options,
            stage: self.stage(),
            actor: self.actor,
            loot: self.loot,
            players: Seat::all(self.seats).map(|seat| self.player_view(seat, observer)).collect(),
            stairs: counts.filter(|entry| entry.count > 0).collect(),
            winners: self.winners.iter().collect(),
        }
    }

    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Deal => Stage::Deal,
            Phase::Draw => Stage::Draw,
            Phase::Choose => Stage::Choose,
            Phase::Danger { encounter } => Stage::Danger { encounter },
            Phase::Over => Stage::Over,
        }
    }

    fn player_view(&self, seat: Seat, observer: Observer) -> PlayerView {
        let player = self.player(seat);
        let charm = match player.charm {
            CharmState::NotDealt => CharmView::NotDealt,
            CharmState::Secret(charm) if observer.is(seat) => CharmView::Own { charm },
            CharmState::Secret(_) => CharmView::Hidden,
            CharmState::Shown(charm) => CharmView::Shown { charm },
        };
        PlayerView { coins: player.coins, charm }
    }
}
