//! The words of notices.

use std::sync::Arc;

use game::{Arg, Lang, Message};

use super::{Notices, TurnFacts};
use crate::error::ApiError;
use crate::previews::Words;

/// What a channel shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NoticeText {
    /// The id of the notice.
    pub id: String,
    pub title: String,
    pub text: String,
    /// The page to open. Without `public_url` it is only a path.
    pub url: String,
    /// Notices with the same tag replace each other.
    pub tag: String,
}

impl Notices {
    pub(super) fn turn_text(&self, id: &str, lang: Lang, facts: &TurnFacts) -> Result<NoticeText, ApiError> {
        let words = self.previews.words(facts.game, lang)?;
        let others = Arg::List(facts.others().into_iter().map(Arg::Seat).collect());
        let text = Message::new("notice-text").with("players", others);
        Ok(NoticeText {
            id: id.to_owned(),
            title: words.text(&Message::new("notice-title")),
            text: words.sentence(&text, facts.names.clone()),
            url: self.link(&format!("/table/{}", facts.room)),
            tag: facts.room.to_string(),
        })
    }

    pub(super) fn test_text(&self, id: &str, lang: Lang) -> Result<NoticeText, ApiError> {
        let words = self.words(lang)?;
        Ok(NoticeText {
            id: id.to_owned(),
            title: words.text(&Message::new("notice-test-title")),
            text: words.text(&Message::new("notice-test-text")),
            url: self.link("/"),
            tag: "test".to_owned(),
        })
    }

    /// Words that are about no game.
    pub(super) fn words(&self, lang: Lang) -> Result<Arc<Words>, ApiError> {
        let game = self.games.first().ok_or(ApiError::internal("this server has no games"))?;
        self.previews.words(game, lang)
    }

    pub(super) fn link(&self, path: &str) -> String {
        let site = self.settings.public_url.as_deref().unwrap_or_default();
        format!("{}{path}", site.trim_end_matches('/'))
    }
}
