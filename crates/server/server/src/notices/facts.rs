//! What a notice says. It is made from what lists of tables show to strangers, so it contains nothing hidden.

use game::Seat;
use room::ids::{PlayerId, RoomId};
use room::protocol::{HolderInfo, RoomSummary};
use store::{NoticeRow, RoomRow, RoomStage};

/// What a notice says about a match.
pub(crate) struct TurnFacts {
    pub room: RoomId,
    pub game: &'static catalog::Entry,
    pub seat: Seat,
    pub player: PlayerId,
    /// Since when the match waits, in milliseconds since 1970.
    pub asked_ms: i64,
    /// The players' names by seat; empty for a free one.
    pub names: Vec<String>,
    /// Whether the match waited for this player when the list was last updated.
    pub waits: bool,
}

impl TurnFacts {
    /// `None` if the row cannot be read, or its game is not here.
    pub(crate) fn of(
        games: &'static [catalog::Entry],
        row: &RoomRow,
        notice: &NoticeRow,
    ) -> Option<TurnFacts> {
        let game = games.iter().find(|game| game.key() == row.game)?;
        let summary: RoomSummary = serde_json::from_str(row.summary.as_deref()?).ok()?;
        let seat = Seat::new(u8::try_from(notice.seat).ok()?)?;
        let player = PlayerId::parse(&notice.player)?;
        let holder = summary.holders.get(seat.index())?;
        let is_held = matches!(holder, HolderInfo::Person { player: held, .. } if *held == player);
        let is_asked =
            summary.owed.iter().any(|owed| owed.seat == seat && owed.since_ms == Some(notice.asked_ms));
        Some(TurnFacts {
            room: RoomId::parse(&row.id)?,
            game,
            seat,
            player,
            asked_ms: notice.asked_ms,
            names: summary.holders.iter().map(name).collect(),
            waits: row.stage == RoomStage::Playing && is_held && is_asked,
        })
    }

    pub(crate) fn name(&self) -> &str {
        self.names.get(self.seat.index()).map_or("", String::as_str)
    }

    /// The other players.
    pub(crate) fn others(&self) -> Vec<Seat> {
        let seats = (0..).map_while(Seat::new).zip(&self.names);
        seats.filter(|(seat, name)| *seat != self.seat && !name.is_empty()).map(|(seat, _)| seat).collect()
    }
}

fn name(holder: &HolderInfo) -> String {
    match holder {
        HolderInfo::Nobody => String::new(),
        HolderInfo::Person { name, .. } | HolderInfo::Bot { name, .. } => name.clone(),
    }
}
