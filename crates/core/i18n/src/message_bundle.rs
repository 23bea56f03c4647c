//! The messages of one language, and how they are formatted.

mod formatter;

use std::collections::BTreeSet;
use std::fmt;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use game::{Lang, Message};
use unic_langid::LanguageIdentifier;

use crate::audience::Audience;
use crate::error::{FormatError, SourceError};
use crate::grammar;
use crate::message_set::MessageSet;
use formatter::Formatter;

pub(crate) use formatter::SEAT_NAME;

/// The messages of one language: those of a game and those of the program.
pub struct MessageBundle {
    lang: Lang,
    fluent: FluentBundle<FluentResource>,
    attributes: BTreeSet<String>,
}

impl MessageBundle {
    /// Parses the texts of several `.ftl` files as one set of messages.
    pub fn new(lang: Lang, sources: &[&str]) -> Result<MessageBundle, SourceError> {
        let message_set = MessageSet::read(sources)?;
        let attributes = message_set.attribute_names().into_iter().map(str::to_owned).collect();
        Ok(MessageBundle { lang, fluent: fluent_bundle(lang, sources), attributes })
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Formats a message. Missing parts appear in braces, as in `{action-foo}` or `{$who}`.
    pub fn format(&self, message: &Message, audience: &Audience) -> String {
        self.try_format(message, audience).unwrap_or_else(|error| error.text)
    }

    /// Formats a message as a sentence: the first letter is in upper case, even if a name or a term comes first.
    pub fn format_sentence(&self, message: &Message, audience: &Audience) -> String {
        grammar::begin_sentence(&self.format(message, audience))
    }

    /// Formats a message, or returns what is missing.
    pub fn try_format(&self, message: &Message, audience: &Audience) -> Result<String, FormatError> {
        Formatter::new(self, audience).format(message)
    }
}

impl fmt::Debug for MessageBundle {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("MessageBundle").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// Isolation marks around arguments are off: they disturb readers of terminals, and neither language needs them.
#[expect(clippy::expect_used, reason = "`Lang` has only valid codes")]
fn fluent_bundle(lang: Lang, sources: &[&str]) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier =
        lang.code().parse().expect("invariant: a language code is an identifier");
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    for source in sources {
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests;
