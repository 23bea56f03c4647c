//! The errors that an audit reports.

use game::Lang;
use thiserror::Error;

use crate::error::SourceError;

/// An error in the messages of a game or of the program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AuditError {
    /// A source cannot be parsed.
    #[error("{}: {error}", name(*lang))]
    Source { lang: Lang, error: SourceError },
    /// A message cannot be formatted, or does not read well.
    #[error("`{id}` reads badly in {}: {flaw}: {text:?}", name(*lang))]
    Flawed { lang: Lang, id: String, text: String, flaw: String },
    /// The game uses a message that the language does not have.
    #[error("the game says `{id}`, but {} has no such message: add it", name(*lang))]
    Missing { lang: Lang, id: String },
    /// The language has a message or a private term that the game never uses.
    #[error("{} has `{id}`, but the game never says it: remove it", name(*lang))]
    Unused { lang: Lang, id: String },
    /// Only this language has the message.
    #[error("only {} has `{id}`: add it to the other language", name(*lang))]
    InOneLanguage { lang: Lang, id: String },
    /// A message uses a variable that the game never provides.
    #[error("`{id}` uses `${variable}` in {}, but the game never gives it", name(*lang))]
    UnknownVariable { lang: Lang, id: String, variable: String },
    /// A message shows a symbol, which is only for selecting.
    #[error("`{id}` shows `${variable}` in {}, but it is a symbol: select by it", name(*lang))]
    ShownSymbol { lang: Lang, id: String, variable: String },
    /// No value that the game provides selects this variant.
    #[error("`{id}` has `[{variant}]` in {}, but `${variable}` is never that", name(*lang))]
    UnusedVariant { lang: Lang, id: String, variable: String, variant: String },
    /// A term lacks an attribute that the message `wanted_by` uses.
    #[error("`{id}` lacks `.{attribute}` in {}, where `{wanted_by}` uses it: add it",
                    name(*lang))]
    MissingAttribute { lang: Lang, id: String, attribute: String, wanted_by: String },
    /// No message uses this attribute.
    #[error("`{id}` has `.{attribute}` in {}, but nothing uses it: remove it", name(*lang))]
    UnusedAttribute { lang: Lang, id: String, attribute: String },
    /// A message takes an argument only in this language.
    #[error("`{id}` takes `${argument}` in {} only: both languages need it", name(*lang))]
    ArgumentInOneLanguage { lang: Lang, id: String, argument: String },
    /// A message has an attribute only in this language.
    #[error("`{id}` has `.{attribute}` in {} only: both languages need it", name(*lang))]
    AttributeInOneLanguage { lang: Lang, id: String, attribute: String },
    /// A text of more than three words is the same in both languages.
    #[error("`{id}` is the same in both languages: translate it")]
    Untranslated {
        /// The id of the message or attribute, as in `card-torch.help`.
        id: String,
    },
}

fn name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Es => "Spanish",
    }
}
