//! Turns the games' messages into text.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry as MapEntry;

use game::{Lang, Manifest, Message, Seat};
use i18n::{Audience, MessageBundle};
use table::{AnyTable, JsonEvent};

use crate::answer::EventLine;
use crate::error::EngineError;

/// The message id for the name of any game.
const GAME_NAME: &str = "engine-game-name";

/// The parsed messages of each game and language, as far as they were needed.
#[derive(Default)]
pub(crate) struct Localizers {
    bundles: BTreeMap<(&'static str, &'static str), MessageBundle>,
}

/// The messages of one game in one language, for one reader.
pub(crate) struct Localizer<'a> {
    bundle: &'a MessageBundle,
    audience: Audience,
}

impl Localizers {
    /// Returns the localizer of a match for one of its seats, or for a spectator.
    pub(crate) fn of(
        &mut self,
        table: &dyn AnyTable,
        lang: Lang,
        viewer: Option<Seat>,
    ) -> Result<Localizer<'_>, EngineError> {
        let audience = Audience { names: table.players().to_vec(), viewer };
        Ok(Localizer { bundle: self.bundle(table.manifest(), lang)?, audience })
    }

    pub(crate) fn game_name(
        &mut self,
        manifest: &'static Manifest,
        lang: Lang,
    ) -> Result<String, EngineError> {
        Ok(self.bundle(manifest, lang)?.format_sentence(&Message::new(GAME_NAME), &Audience::default()))
    }

    fn bundle(&mut self, manifest: &'static Manifest, lang: Lang) -> Result<&MessageBundle, EngineError> {
        match self.bundles.entry((manifest.key, lang.code())) {
            MapEntry::Occupied(known) => Ok(known.into_mut()),
            MapEntry::Vacant(vacant) => Ok(vacant.insert(read(manifest, lang)?)),
        }
    }
}

/// Adds a message that refers to the game's name, because ids in code are fixed and the id of a name depends on the game.
fn read(manifest: &'static Manifest, lang: Lang) -> Result<MessageBundle, EngineError> {
    let name = format!("{GAME_NAME} = {{ game-{} }}\n", manifest.key.replace('_', "-"));
    let unreadable = |error: i18n::SourceError| EngineError::NoMessages { problem: error.to_string() };
    MessageBundle::new(lang, &[manifest.messages(lang), &name]).map_err(unreadable)
}

impl Localizer<'_> {
    /// Returns a full sentence.
    pub(crate) fn sentence(&self, message: &Message) -> String {
        self.bundle.format_sentence(message, &self.audience)
    }

    /// Returns a text for the middle of a sentence.
    pub(crate) fn phrase(&self, message: &Message) -> String {
        self.bundle.format(message, &self.audience)
    }
}

/// Converts events for an answer, with sentences if there is a localizer.
pub(crate) fn event_lines(events: Vec<JsonEvent>, localizer: Option<&Localizer<'_>>) -> Vec<EventLine> {
    let line = |event: JsonEvent| EventLine {
        number: event.number,
        rule: event.rule,
        fact: event.event,
        text: localizer.map(|localizer| localizer.sentence(&event.message)),
    };
    events.into_iter().map(line).collect()
}
