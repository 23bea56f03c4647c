//! Contacts: the address to which an account gets its reminders.

use game::Lang;
use room::RoomError;
use room::ids::PlayerId;
use store::{ContactRow, Store, StoreError};

use super::names::is_unprintable;
use super::{Caller, People};
use crate::error::ApiError;

/// In characters.
const MAX_ADDRESS: usize = 254;

/// For the error message.
const ADDRESS_HINT: &str = "use an address such as ana@example.org, of at most 254 characters";

/// An address and a language. It has no `Debug`, so that no log shows it.
pub struct Contact {
    pub email: String,
    /// The language of reminders.
    pub lang: Lang,
}

impl Contact {
    /// Checks the form of the address. It does not check that the mailbox exists.
    pub fn checked(email: &str, lang: &str) -> Result<Contact, ApiError> {
        let lang = Lang::from_code(lang)
            .ok_or(ApiError::from(RoomError::BadText { field: "lang", right: "use en or es" }))?;
        if !is_address(email) {
            return Err(ApiError::from(RoomError::BadText { field: "email", right: ADDRESS_HINT }));
        }
        Ok(Contact { email: email.to_owned(), lang })
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
    /// Stores a contact. The caller must have an account.
    pub async fn set_contact(&self, caller: &Caller, contact: Contact) -> Result<(), ApiError> {
        let row = ContactRow { email: contact.email, lang: contact.lang.code().to_owned() };
        match self.store.set_contact(caller.player.as_str(), row).await {
            Err(StoreError::NotFound { .. }) => Err(ApiError::NoAccount),
            set => Ok(set?),
        }
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
    Ok(row.and_then(|row| Some(Contact { lang: Lang::from_code(&row.lang)?, email: row.email })))
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
