//! Notices as mail.

use game::{Lang, Message};
use room::ids::PlayerId;

use super::Notices;
use super::text::NoticeText;
use crate::error::ApiError;
use crate::mail::{Mail, escaped};
use crate::people::Contact;

impl Notices {
    pub(super) async fn mail(
        &self,
        player: &PlayerId,
        contact: Contact,
        lang: Lang,
        notice: &NoticeText,
    ) -> Result<Mail, ApiError> {
        let unsubscribe = self.unsubscribe_link(player, lang).await?;
        let words = self.words(lang)?;
        let word = |id: &'static str| words.text(&Message::new(id));
        let (open, why, stop) = (word("notice-open"), word("notice-mail-why"), word("notice-mail-stop"));
        let NoticeText { id, title, text, url, .. } = notice;
        let plain = format!("{text}\n\n{open}: {url}\n\n-- \n{why}\n{stop}: {unsubscribe}\n");
        let [title_html, text_html, url_html] = [title, text, url].map(|text| escaped(text));
        let stop_html = escaped(&unsubscribe);
        let html = format!(
            "<!DOCTYPE html><html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{title_html}</title></head>\
             <body style=\"font-family:sans-serif;font-size:16px;line-height:1.5;max-width:34em;margin:1.5em auto;padding:0 1em\">\
             <h1 style=\"font-size:22px\">{title_html}</h1><p>{text_html}</p>\
             <p><a href=\"{url_html}\" style=\"display:inline-block;padding:10px 18px;border-radius:6px;\
             background:#8a3b12;color:#ffffff;text-decoration:none\">{}</a></p>\
             <p style=\"font-size:13px;color:#595959\">{} <a href=\"{stop_html}\" style=\"color:#595959\">{}</a></p>\
             </body></html>",
            lang.code(),
            escaped(&open),
            escaped(&why),
            escaped(&stop),
        );
        let subject = format!("{title}: {text}");
        Ok(Mail {
            to: contact.email,
            subject,
            text: plain,
            html,
            id: id.clone(),
            unsubscribe: Some(unsubscribe),
        })
    }
}
