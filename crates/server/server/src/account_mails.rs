//! Mails with links to accounts: they confirm an address or set a new password.

use std::sync::Arc;

use game::{Arg, Lang, Message, Seat};
use room::ids::{NoticeId, Token};

use crate::error::ApiError;
use crate::mail::{Mail, Mailer, escaped};
use crate::previews::{Previews, Words};
use crate::settings::Settings;

/// What a mail is for. The token is after a `#`, so that no server or log sees it when the page is opened.
pub(crate) enum Link {
    ConfirmAddress(Token),
    NewPassword(Token),
}

/// Sends links to the owners of accounts.
#[derive(Clone)]
pub(crate) struct AccountMails {
    mailer: Arc<Mailer>,
    settings: Arc<Settings>,
    previews: Arc<Previews>,
    games: &'static [catalog::Entry],
}

/// The messages of a mail.
struct Texts {
    title: &'static str,
    text: &'static str,
    button: &'static str,
    why: &'static str,
}

const CONFIRM: Texts = Texts {
    title: "confirm-mail-title",
    text: "confirm-mail-text",
    button: "confirm-mail-button",
    why: "confirm-mail-why",
};

const PASSWORD: Texts = Texts {
    title: "password-mail-title",
    text: "password-mail-text",
    button: "password-mail-button",
    why: "password-mail-why",
};

impl AccountMails {
    pub(crate) fn new(
        mailer: Arc<Mailer>,
        settings: Arc<Settings>,
        previews: Arc<Previews>,
        games: &'static [catalog::Entry],
    ) -> AccountMails {
        AccountMails { mailer, settings, previews, games }
    }

    /// Sends a link to an address of the account with this name.
    pub(crate) async fn send(&self, to: String, lang: Lang, name: &str, link: Link) -> Result<(), ApiError> {
        let mail = self.mail(to, lang, name, &link)?;
        self.mailer.send(mail).await.map_err(|problem| {
            tracing::warn!(%problem, "a mail with a link could not be sent");
            ApiError::MailNotSent
        })
    }

    fn mail(&self, to: String, lang: Lang, name: &str, link: &Link) -> Result<Mail, ApiError> {
        let (Texts { title, text, button, why }, path, token) = match link {
            Link::ConfirmAddress(token) => (CONFIRM, "confirm-address", token),
            Link::NewPassword(token) => (PASSWORD, "new-password", token),
        };
        let words = self.words(lang)?;
        let sentence = |id: &'static str| {
            words.sentence(&Message::new(id).with("player", Arg::Seat(Seat::FIRST)), vec![name.to_owned()])
        };
        let [title, text, button, why] = [title, text, button, why].map(sentence);
        let site = self.settings.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
        let url = format!("{site}/{path}#{}", token.reveal());
        let plain = format!("{text}\n\n{button}: {url}\n\n-- \n{why}\n");
        let html = html(lang, [&title, &text, &button, &why, &url]);
        let id = NoticeId::draw().to_string();
        Ok(Mail { to, subject: title, text: plain, html, id, unsubscribe: None })
    }

    fn words(&self, lang: Lang) -> Result<Arc<Words>, ApiError> {
        let game = self.games.first().ok_or(ApiError::internal("this server has no games"))?;
        self.previews.words(game, lang)
    }
}

fn html(lang: Lang, texts: [&str; 5]) -> String {
    let [title, text, button, why, url] = texts.map(escaped);
    format!(
        "<!DOCTYPE html><html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{title}</title></head>\
         <body style=\"font-family:sans-serif;font-size:16px;line-height:1.5;max-width:34em;margin:1.5em auto;padding:0 1em\">\
         <h1 style=\"font-size:22px\">{title}</h1><p>{text}</p>\
         <p><a href=\"{url}\" style=\"display:inline-block;padding:10px 18px;border-radius:6px;\
         background:#8a3b12;color:#ffffff;text-decoration:none\">{button}</a></p>\
         <p style=\"font-size:13px;color:#595959\">{why}</p></body></html>",
        lang.code(),
    )
}
