//! The errors that an audit reports.

use std::fmt;

use game::Lang;

use crate::error::SourceError;

/// An error in the messages of a game or of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuditError {
    /// A source cannot be parsed.
    Source { lang: Lang, error: SourceError },
    /// A message cannot be formatted, or does not read well.
    Flawed { lang: Lang, id: String, text: String, flaw: String },
    /// The game uses a message that the language does not have.
    Missing { lang: Lang, id: String },
    /// The language has a message or a private term that the game never uses.
    Unused { lang: Lang, id: String },
    /// Only this language has the message.
    InOneLanguage { lang: Lang, id: String },
    /// A message uses a variable that the game never provides.
    UnknownVariable { lang: Lang, id: String, variable: String },
    /// A message shows a symbol, which is only for selecting.
    ShownSymbol { lang: Lang, id: String, variable: String },
    /// No value that the game provides selects this variant.
    UnusedVariant { lang: Lang, id: String, variable: String, variant: String },
    /// A term lacks an attribute that the message `wanted_by` uses.
    MissingAttribute { lang: Lang, id: String, attribute: String, wanted_by: String },
    /// No message uses this attribute.
    UnusedAttribute { lang: Lang, id: String, attribute: String },
    /// A message takes an argument only in this language.
    ArgumentInOneLanguage { lang: Lang, id: String, argument: String },
    /// A message has an attribute only in this language.
    AttributeInOneLanguage { lang: Lang, id: String, attribute: String },
    /// A text of more than three words is the same in both languages.
    Untranslated {
        /// The id of the message or attribute, as in `card-torch.help`.
        id: String,
    },
}

impl fmt::Display for AuditError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AuditError::Source { lang, error } => write!(out, "{}: {error}", name(*lang)),
            AuditError::Flawed { lang, id, text, flaw } => {
                write!(out, "`{id}` reads badly in {}: {flaw}: {text:?}", name(*lang))
            }
            AuditError::Missing { lang, id } => {
                write!(out, "the game says `{id}`, but {} has no such message: add it", name(*lang))
            }
            AuditError::Unused { lang, id } => {
                write!(out, "{} has `{id}`, but the game never says it: remove it", name(*lang))
            }
            AuditError::InOneLanguage { lang, id } => {
                write!(out, "only {} has `{id}`: add it to the other language", name(*lang))
            }
            AuditError::UnknownVariable { lang, id, variable } => {
                write!(out, "`{id}` uses `${variable}` in {}, but the game never gives it", name(*lang))
            }
            AuditError::ShownSymbol { lang, id, variable } => {
                write!(out, "`{id}` shows `${variable}` in {}, but it is a symbol: select by it", name(*lang))
            }
            AuditError::UnusedVariant { lang, id, variable, variant } => {
                write!(out, "`{id}` has `[{variant}]` in {}, but `${variable}` is never that", name(*lang))
            }
            AuditError::MissingAttribute { lang, id, attribute, wanted_by } => {
                write!(
                    out,
                    "`{id}` lacks `.{attribute}` in {}, where `{wanted_by}` uses it: add it",
                    name(*lang)
                )
            }
            AuditError::UnusedAttribute { lang, id, attribute } => {
                write!(out, "`{id}` has `.{attribute}` in {}, but nothing uses it: remove it", name(*lang))
            }
            AuditError::ArgumentInOneLanguage { lang, id, argument } => {
                write!(out, "`{id}` takes `${argument}` in {} only: both languages need it", name(*lang))
            }
            AuditError::AttributeInOneLanguage { lang, id, attribute } => {
                write!(out, "`{id}` has `.{attribute}` in {} only: both languages need it", name(*lang))
            }
            AuditError::Untranslated { id } => {
                write!(out, "`{id}` is the same in both languages: translate it")
            }
        }
    }
}

fn name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Es => "Spanish",
    }
}
