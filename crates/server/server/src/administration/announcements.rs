//! Announcements to everyone, and the notice of a planned restart.

use std::sync::Arc;

use serde::Serialize;
use store::{AnnouncementRow, Store};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::rooms::json;
use room::protocol::{AnnouncementInfo, ServerMessage};

/// How long before a restart no more tables are opened.
const CLOSED_BEFORE_MS: i64 = 2 * 60 * 1_000;

/// The announcements that are shown at one moment.
#[derive(Default)]
pub(crate) struct Board {
    pub(crate) shown: Vec<AnnouncementInfo>,
    /// The message to sockets.
    pub(crate) message: Option<Arc<str>>,
}

impl Board {
    pub(super) fn at(rows: &[AnnouncementRow], now_ms: i64) -> Board {
        let current = rows.iter().filter(|row| row.from_ms <= now_ms && row.until_ms > now_ms);
        let shown: Vec<AnnouncementInfo> = current.map(info).collect();
        let message = json(&ServerMessage::Announcements { announcements: &shown });
        Board { shown, message: Some(message) }
    }

    /// When the server restarts, if that is so soon that no more tables are opened.
    pub(crate) fn restart_soon(&self, now_ms: i64) -> Option<i64> {
        let restarts = self.shown.iter().filter_map(|shown| shown.restart_ms);
        restarts.into_iter().find(|restart| (restart - CLOSED_BEFORE_MS..*restart).contains(&now_ms))
    }
}

fn info(row: &AnnouncementRow) -> AnnouncementInfo {
    AnnouncementInfo {
        id: row.id.clone(),
        en: row.text_en.clone(),
        es: row.text_es.clone(),
        until_ms: row.until_ms,
        restart_ms: row.restart_ms,
    }
}

/// An announcement as admins see it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct AnnouncementShown {
    /// The id of the announcement.
    pub id: String,
    /// The English text.
    pub en: Option<String>,
    /// The Spanish text.
    pub es: Option<String>,
    /// Since when it is shown, in milliseconds since 1970.
    pub from_ms: i64,
    /// Until when it is shown.
    pub until_ms: i64,
    /// When the server restarts, if this is the notice of a restart.
    pub restart_ms: Option<i64>,
}

impl AnnouncementShown {
    /// A page of announcements, the newest first.
    pub async fn page(
        store: &Store,
        after: Option<&str>,
        count: u32,
    ) -> Result<Vec<AnnouncementShown>, ApiError> {
        let rows = store.announcements(after, count).await?;
        Ok(rows.into_iter().map(AnnouncementShown::from).collect())
    }
}

impl From<AnnouncementRow> for AnnouncementShown {
    fn from(row: AnnouncementRow) -> AnnouncementShown {
        let AnnouncementRow { id, text_en, text_es, from_ms, until_ms, restart_ms, .. } = row;
        AnnouncementShown { id, en: text_en, es: text_es, from_ms, until_ms, restart_ms }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(id: &str, from_ms: i64, until_ms: i64, restart_ms: Option<i64>) -> AnnouncementRow {
        let (text_en, text_es) = (Some(id.to_owned()), None);
        AnnouncementRow { id: id.into(), text_en, text_es, from_ms, until_ms, restart_ms, created_ms: 0 }
    }

    #[test]
    fn an_announcement_is_shown_from_its_beginning_to_its_end() {
        let rows = [row("now", 10, 20, None), row("later", 15, 30, None)];
        let shown = |now| Board::at(&rows, now).shown.into_iter().map(|shown| shown.id).collect::<Vec<_>>();
        assert_eq!(shown(9), Vec::<String>::new());
        assert_eq!(shown(10), ["now"]);
        assert_eq!(shown(15), ["now", "later"]);
        assert_eq!(shown(20), ["later"]);
    }

    #[test]
    fn no_tables_are_opened_in_the_two_minutes_before_a_restart() {
        let restart = 1_000_000;
        let board = Board::at(&[row("restart", 0, 2_000_000, Some(restart))], 1);
        assert_eq!(board.restart_soon(restart - 120_001), None);
        assert_eq!(board.restart_soon(restart - 120_000), Some(restart));
        assert_eq!(board.restart_soon(restart), None, "it has restarted");
    }
}
