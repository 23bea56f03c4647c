//! The mail address of an account: it gets notices of turns, and links to set a new password. If the server can send mail,
//! an address counts once its owner has opened the link in a mail.

use game::Lang;
use room::RoomError;
use room::ids::{PlayerId, Token};
use store::{ContactRow, NewEmailCheck, Store, StoreError};

use super::names::is_unprintable;
use super::{Caller, People};
use crate::account_mails::Link;
use crate::error::ApiError;
use crate::rate_limits::LimitKind;

/// For how long the link that confirms an address is valid: two days.
const CHECK_MS: i64 = 2 * 24 * 3600 * 1_000;

/// In characters.
const MAX_ADDRESS: usize = 254;

/// For the error message.
const ADDRESS_HINT: &str = "use an address such as ana@example.org, of at most 254 characters";

/// An address and a language. It has no `Debug`, so that no log shows it.
pub struct Contact {
    pub email: String,
    /// The language of mails.
    pub lang: Lang,
    /// Whether the owner has opened the link that was sent to it.
    pub verified: bool,
}

impl Contact {
    /// Checks the form of the address. It does not check that the mailbox exists.
    pub fn checked(email: &str, lang: &str) -> Result<Contact, ApiError> {
        let lang = Lang::from_code(lang)
            .ok_or(ApiError::from(RoomError::BadText { field: "lang", right: "use en or es" }))?;
        if !is_address(email) {
            return Err(ApiError::from(RoomError::BadText { field: "email", right: ADDRESS_HINT }));
        }
        Ok(Contact { email: email.to_owned(), lang, verified: false })
    }
}

/// Rejects everything that could end a mail header, add a recipient, or be read as a program option.
fn is_address(text: &str) -> bool {
    let parts: Vec<&str> = text.split('@').collect();
    let is_special = |letter: char| {
        letter.is_whitespace()
            || is_unprintable(letter)
            || matches!(letter, ',' | ';' | ':' | '<' | '>' | '(' | ')' | '"')
    };
    matches!(parts[..], [who, host] if !who.is_empty() && !host.is_empty())
        && text.chars().count() <= MAX_ADDRESS
        && !text.starts_with('-')
        && !text.contains(is_special)
}

impl People {
    /// Stores a contact. The caller must have an account. If the server can send mail, the address must be confirmed before
    /// it replaces the present one.
    pub async fn set_contact(&self, caller: &Caller, contact: Contact) -> Result<(), ApiError> {
        if self.account(&caller.player).await?.is_none() {
            return Err(ApiError::NoAccount);
        }
        self.check_deleted(None, Some(&contact.email)).await?;
        let present = self.contact(&caller.player).await?;
        let is_confirmed = present.is_some_and(|present| present.verified && present.email == contact.email);
        if self.mails.is_some() && !is_confirmed {
            return self.send_email_check(caller, contact).await;
        }
        let Contact { email, lang, .. } = contact;
        match self.store.set_contact(caller.player.as_str(), &email, lang.code()).await {
            Err(StoreError::NotFound { .. }) => Err(ApiError::NoAccount),
            set => Ok(set?),
        }
    }

    /// Sends a link that confirms an address. Only the owner of its mailbox can use it.
    async fn send_email_check(&self, caller: &Caller, contact: Contact) -> Result<(), ApiError> {
        let mails = self.mails.as_ref().ok_or(ApiError::NoMail)?;
        let Contact { email, lang, .. } = contact;
        self.limits.count(LimitKind::Links, caller.player.as_str()).await?;
        self.limits.count(LimitKind::LinksToAddress, &email.to_lowercase()).await?;
        let token = Token::draw();
        let check = NewEmailCheck {
            player: caller.player.to_string(),
            token_hash: token.hash(),
            email: email.clone(),
            lang: lang.code().to_owned(),
            valid_ms: CHECK_MS,
        };
        self.store.begin_email_check(check).await?;
        mails.send(email, lang, &caller.name, Link::ConfirmAddress(token)).await
    }

    /// Confirms the address of a link, once.
    pub async fn confirm_address(&self, token: &str) -> Result<PlayerId, ApiError> {
        let token = Token::parse(token).ok_or(ApiError::BadLink)?;
        let player = self.store.confirm_email(&token.hash()).await?.ok_or(ApiError::BadLink)?;
        PlayerId::parse(&player).ok_or(ApiError::BadLink)
    }

    /// The address that the player has yet to confirm.
    pub async fn unconfirmed_contact(&self, player: &PlayerId) -> Result<Option<Contact>, ApiError> {
        Ok(self.store.unconfirmed_contact(player.as_str()).await?.and_then(read))
    }

    /// Deletes a contact. The caller must have an account.
    pub async fn delete_contact(&self, caller: &Caller) -> Result<(), ApiError> {
        if self.account(&caller.player).await?.is_none() {
            return Err(ApiError::NoAccount);
        }
        self.store.delete_contact(caller.player.as_str()).await?;
        Ok(())
    }

    pub async fn contact(&self, player: &PlayerId) -> Result<Option<Contact>, ApiError> {
        contact_of(&self.store, player).await
    }
}

/// A player's contact, for the player and for reminders.
pub(crate) async fn contact_of(store: &Store, player: &PlayerId) -> Result<Option<Contact>, ApiError> {
    let row = store.contact(player.as_str()).await?;
    Ok(row.and_then(read))
}

fn read(row: ContactRow) -> Option<Contact> {
    Some(Contact { lang: Lang::from_code(&row.lang)?, email: row.email, verified: row.verified })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_one_at_sign_and_no_special_characters() {
        let longest = format!("a@{}", "x".repeat(MAX_ADDRESS - 2));
        for right in ["ana@example.org", "ana+antorcha@example.org", "ñu@ejemplo.es", "a@b", &longest] {
            assert!(is_address(right), "{right}");
        }
        let too_long = format!("{longest}x");
        for wrong in [
            "",
            "@",
            "ana",
            "ana@",
            "@example.org",
            "a@b@c",
            "a b@c",
            "a@b\n",
            "a@b\r\nBcc: c",
            "a@b\0",
            "a@b,c",
            "<a@b>",
            "-oQ@b",
            "a\u{202e}@b",
            &too_long,
        ] {
            assert!(!is_address(wrong), "{wrong:?}");
        }
    }
}
