//! A set of messages in one language, and how one of them is said.

mod speaker;

use std::collections::BTreeSet;
use std::fmt;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use game::{Lang, Message};
use unic_langid::LanguageIdentifier;

use crate::audience::Audience;
use crate::error::{SayError, WordsError};
use crate::grammar;
use crate::message_set::MessageSet;
use speaker::Speaker;

pub(crate) use speaker::SEAT_NAME;

/// The messages of one language: a game's together with the program's own.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    attributes: BTreeSet<String>,
}

impl Words {
    /// Makes one set of messages from the texts of several `.ftl` files.
    pub fn new(lang: Lang, sources: &[&str]) -> Result<Words, WordsError> {
        let message_set = MessageSet::read(sources)?;
        let attributes = message_set.attribute_names().into_iter().map(str::to_owned).collect();
        Ok(Words { lang, bundle: bundle(lang, sources), attributes })
    }

    /// The language in which it speaks.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Says a message. What is missing is shown in braces, as in `{action-foo}` or `{$who}`.
    pub fn say(&self, message: &Message, cast: &Audience) -> String {
        self.try_say(message, cast).unwrap_or_else(|error| error.said)
    }

    /// Says a message that stands alone: the first letter is in upper case, even if a name or a term comes first.
    pub fn say_sentence(&self, message: &Message, cast: &Audience) -> String {
        grammar::begin_sentence(&self.say(message, cast))
    }

    /// Says a message, or tells what is missing.
    pub fn try_say(&self, message: &Message, cast: &Audience) -> Result<String, SayError> {
        Speaker::new(self, cast).say(message)
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// Readers of terminals stumble on the marks with which Fluent isolates each argument, and neither language needs
/// them: so they are off.
fn bundle(lang: Lang, sources: &[&str]) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = lang.code().parse().unwrap_or_default();
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
