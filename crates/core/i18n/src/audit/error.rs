//! What an audit finds wrong.

use std::fmt;

use game::Lang;

use crate::error::WordsError;

/// Something wrong with the words of a game or of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuditError {
    /// A source cannot be read at all.
    Source {
        /// Whose source.
        lang: Lang,
        /// Why not.
        error: WordsError,
    },
    /// A message cannot be said, or does not read well.
    Flawed {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
        /// What was said.
        said: String,
        /// What is wrong with it.
        flaw: String,
    },
    /// The game said a message that the language does not have.
    Missing {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
    },
    /// The language has a message or a private term that the game never said.
    Unheard {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
    },
    /// One language has a message that the other has not.
    Alone {
        /// The language that has it.
        lang: Lang,
        /// The message.
        id: String,
    },
    /// A message uses a variable that the game never gave with it.
    Unprovided {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
        /// The variable.
        variable: String,
    },
    /// A message shows a variable that is only there to be selected by.
    ShownSymbol {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
        /// The variable.
        variable: String,
    },
    /// A message has a variant that nothing the game gave would select.
    IdleVariant {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
        /// The variable by which it selects.
        variable: String,
        /// The variant.
        variant: String,
    },
    /// A term lacks an attribute that a message uses.
    MissingAttribute {
        /// The language.
        lang: Lang,
        /// The term.
        id: String,
        /// The attribute.
        attribute: String,
        /// The message that uses it.
        wanted_by: String,
    },
    /// No message uses an attribute.
    IdleAttribute {
        /// The language.
        lang: Lang,
        /// The message that has it.
        id: String,
        /// The attribute.
        attribute: String,
    },
    /// A message takes an argument in one language alone.
    ArgumentAlone {
        /// The language in which it does.
        lang: Lang,
        /// The message.
        id: String,
        /// The argument.
        argument: String,
    },
    /// A message has an attribute in one language alone.
    AttributeAlone {
        /// The language in which it does.
        lang: Lang,
        /// The message.
        id: String,
        /// The attribute.
        attribute: String,
    },
    /// A text of more than three words is the same in both languages.
    Untranslated {
        /// The message, or the attribute with its message, as in `card-torch.help`.
        id: String,
    },
}

impl fmt::Display for AuditError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AuditError::Source { lang, error } => write!(out, "{}: {error}", name(*lang)),
            AuditError::Flawed { lang, id, said, flaw } => {
                write!(out, "`{id}` reads badly in {}: {flaw}: {said:?}", name(*lang))
            }
            AuditError::Missing { lang, id } => {
                write!(out, "the game says `{id}`, but {} has no such message: add it", name(*lang))
            }
            AuditError::Unheard { lang, id } => {
                write!(out, "{} has `{id}`, but the game never says it: remove it", name(*lang))
            }
            AuditError::Alone { lang, id } => {
                write!(out, "only {} has `{id}`: add it to the other language", name(*lang))
            }
            AuditError::Unprovided { lang, id, variable } => {
                write!(out, "`{id}` uses `${variable}` in {}, but the game never gives it", name(*lang))
            }
            AuditError::ShownSymbol { lang, id, variable } => {
                write!(out, "`{id}` shows `${variable}` in {}, but it is a symbol: select by it", name(*lang))
            }
            AuditError::IdleVariant { lang, id, variable, variant } => {
                write!(out, "`{id}` has `[{variant}]` in {}, but `${variable}` is never that", name(*lang))
            }
            AuditError::MissingAttribute { lang, id, attribute, wanted_by } => {
                write!(
                    out,
                    "`{id}` lacks `.{attribute}` in {}, where `{wanted_by}` uses it: add it",
                    name(*lang)
                )
            }
            AuditError::IdleAttribute { lang, id, attribute } => {
                write!(out, "`{id}` has `.{attribute}` in {}, but nothing uses it: remove it", name(*lang))
            }
            AuditError::ArgumentAlone { lang, id, argument } => {
                write!(out, "`{id}` takes `${argument}` in {} only: both languages need it", name(*lang))
            }
            AuditError::AttributeAlone { lang, id, attribute } => {
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
