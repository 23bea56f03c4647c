//! Messages as English or Spanish text.

use game::{Lang, Manifest, Message, Observer};
use i18n::{Audience, MessageBundle};
use pyo3::PyResult;

use crate::errors::{bad_value, failed};

/// Formats messages for one reader.
pub(crate) struct Texts {
    bundle: MessageBundle,
    audience: Audience,
}

impl Texts {
    pub(crate) fn new(manifest: &'static Manifest, lang: &str, observer: Observer) -> PyResult<Texts> {
        let known = || Lang::ALL.map(Lang::code).join(", ");
        let lang = Lang::from_code(lang)
            .ok_or_else(|| bad_value(format!("unknown language `{lang}`: use one of {}", known())))?;
        let bundle = MessageBundle::new(lang, &[manifest.messages(lang)]).map_err(failed)?;
        Ok(Texts { bundle, audience: Audience { names: Vec::new(), viewer: observer.seat() } })
    }

    pub(crate) fn sentence(&self, message: &Message) -> String {
        self.bundle.format_sentence(message, &self.audience)
    }
}
