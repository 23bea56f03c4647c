//! What a stranger with the link may know of a table, without replaying its match.

use game::Seat;
use room::protocol::{HolderInfo, RoomSummary};
use room::{RoomError, RoomSettings};
use sha2::{Digest, Sha256};
use share_images::DRAWING_VERSION;
use store::{RoomRow, RoomStage};

use crate::api::room_listing::is_hidden;
use crate::clock::now_ms;
use crate::daily;
use crate::error::ApiError;
use crate::settings::Settings;

/// Which picture of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PictureKind {
    Preview,
    Card,
}

/// What a stranger with the link may know of a table.
pub(crate) struct TableFacts {
    pub(crate) room: String,
    pub(crate) game: &'static catalog::Entry,
    /// The value of the game's first option: the set or mode.
    pub(crate) edition: Option<&'static str>,
    pub(crate) holders: Vec<HolderInfo>,
    pub(crate) stage: RoomStage,
    /// When it last changed, once the match has ended.
    ended_ms: Option<i64>,
    secrecy: Option<Secrecy>,
}

/// Why a match stays secret even after its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Secrecy {
    Private,
    DailySealed,
}

impl TableFacts {
    pub(crate) fn of(
        row: RoomRow,
        games: &'static [catalog::Entry],
        server: &Settings,
    ) -> Result<TableFacts, ApiError> {
        let game = games.iter().find(|game| game.key() == row.game).ok_or(RoomError::UnknownRoom)?;
        let settings: Option<RoomSettings> = serde_json::from_str(&row.settings).ok();
        let settings = settings.ok_or(ApiError::internal("the settings of a room cannot be read"))?;
        let stage = if is_hidden(&row, None, now_ms()) { RoomStage::Playing } else { row.stage };
        let has_ended = matches!(stage, RoomStage::Over | RoomStage::Closed);
        let summary: Option<RoomSummary> =
            row.summary.as_deref().and_then(|summary| serde_json::from_str(summary).ok());
        let secrecy = match () {
            () if settings.is_private() => Some(Secrecy::Private),
            () if daily::is_sealed(server, &settings) => Some(Secrecy::DailySealed),
            () => None,
        };
        let nobody = || vec![HolderInfo::Nobody; usize::from(settings.seat_count())];
        Ok(TableFacts {
            room: row.id,
            game,
            edition: edition(game, &settings),
            holders: summary.map_or_else(nobody, |summary| summary.holders),
            stage,
            ended_ms: has_ended.then_some(row.active_ms),
            secrecy,
        })
    }

    /// A finished match between people.
    #[cfg(test)]
    pub(super) fn ended(game: &'static catalog::Entry, names: &[String]) -> TableFacts {
        let person =
            |name: &String| HolderInfo::Person { player: room::ids::PlayerId::draw(), name: name.clone() };
        TableFacts {
            room: "room".to_owned(),
            game,
            edition: (game.manifest)().options.first().and_then(|option| option.values.first()).copied(),
            holders: names.iter().map(person).collect(),
            stage: RoomStage::Over,
            ended_ms: Some(1),
            secrecy: None,
        }
    }

    /// Refuses unless the match has ended and nothing in it is secret.
    pub(crate) fn check_open(&self) -> Result<(), ApiError> {
        match self.secrecy {
            Some(Secrecy::Private) => Err(RoomError::Private.into()),
            _ if self.ended_ms.is_none() => Err(RoomError::NotOver.into()),
            Some(Secrecy::DailySealed) => Err(RoomError::DailySealed.into()),
            None => Ok(()),
        }
    }

    /// The same table while its match runs: for the moment in which the rest of the room is behind its row.
    pub(crate) fn running(self) -> TableFacts {
        TableFacts { stage: RoomStage::Playing, ended_ms: None, ..self }
    }

    /// Names a picture: it changes whenever the picture could.
    pub(crate) fn mark(&self, kind: PictureKind, lang: &str) -> String {
        let holders: Vec<_> = self.holders.iter().map(|holder| format!("{holder:?}")).collect();
        let shown = format!(
            "{DRAWING_VERSION} {} {} {kind:?} {lang} {} {:?} {} {:?} {:?} {holders:?}",
            env!("CARGO_PKG_VERSION"),
            self.room,
            self.game.key(),
            self.edition,
            self.stage.as_str(),
            self.ended_ms,
            self.secrecy,
        );
        let mut mark = hex::encode(Sha256::digest(shown));
        mark.truncate(16);
        mark
    }

    /// The seats that someone has.
    pub(crate) fn taken(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(u8::try_from(self.holders.len()).unwrap_or(u8::MAX));
        let taken = seats.zip(&self.holders).filter(|(_, holder)| **holder != HolderInfo::Nobody);
        taken.map(|(seat, _)| seat)
    }

    /// The names of the players, by seat; empty for a free one.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |holder: &HolderInfo| match holder {
            HolderInfo::Nobody => String::new(),
            HolderInfo::Person { name, .. } | HolderInfo::Bot { name, .. } => name.clone(),
        };
        self.holders.iter().map(name).collect()
    }
}

fn edition(game: &catalog::Entry, settings: &RoomSettings) -> Option<&'static str> {
    let option = (game.manifest)().options.first()?;
    let chosen = settings.options.get(option.key).map(String::as_str);
    option.values.iter().find(|value| Some(**value) == chosen).or(option.values.first()).copied()
}
