//! Stops mails with a link that needs no login.

use game::{Lang, Message};
use room::ids::PlayerId;

use super::Notices;
use crate::error::ApiError;
use crate::mail::escaped;

/// What the page of a link says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UnsubscribePage {
    /// Asks, because programs that check mail open links.
    Question,
    Done,
    Invalid,
}

impl Notices {
    /// A link that stops the mails to a player.
    pub(super) async fn unsubscribe_link(&self, player: &PlayerId, lang: Lang) -> Result<String, ApiError> {
        let code = self.keys().await?.code(&signed_text(player));
        Ok(self.link(&format!("/api/notices/unsubscribe?player={player}&code={code}&lang={}", lang.code())))
    }

    /// The player of a link, if this server made it.
    pub(crate) async fn unsubscriber(&self, player: &str, code: &str) -> Result<Option<PlayerId>, ApiError> {
        let Some(player) = PlayerId::parse(player) else { return Ok(None) };
        Ok(self.keys().await?.is_valid(&signed_text(&player), code).then_some(player))
    }

    pub(crate) fn unsubscribe_page(&self, page: UnsubscribePage, lang: Lang) -> Result<String, ApiError> {
        let words = self.words(lang)?;
        let word = |id: &'static str| escaped(&words.text(&Message::new(id)));
        let title = word("unsubscribe-title");
        let body = match page {
            UnsubscribePage::Question => format!(
                "<p>{}</p><form method=\"post\"><button>{}</button></form>",
                word("unsubscribe-question"),
                word("unsubscribe-button")
            ),
            UnsubscribePage::Done => format!("<p role=\"status\">{}</p>", word("unsubscribe-done")),
            UnsubscribePage::Invalid => format!("<p role=\"alert\">{}</p>", word("unsubscribe-invalid")),
        };
        Ok(format!(
            "<!DOCTYPE html><html lang=\"{}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
             <meta name=\"robots\" content=\"noindex\"><title>{title}</title>\
             <link rel=\"stylesheet\" href=\"/api/style.css\"></head>\
             <body><main id=\"main\"><h1>{title}</h1>{body}<p><a href=\"/\">Antorcha</a></p></main></body></html>",
            lang.code()
        ))
    }
}

fn signed_text(player: &PlayerId) -> String {
    format!("unsubscribe:{player}")
}
