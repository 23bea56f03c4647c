//! The games' messages, said to whoever asks for them.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry as Place;

use game::{Lang, Manifest, Message, Seat};
use i18n::{Audience, Words};
use table::{AnyTable, JsonEvent};

use crate::answer::EventLine;
use crate::error::EngineError;

/// The message by which a game's own name is said, whatever the game.
const GAME_NAME: &str = "engine-game-name";

/// The messages of each game and language that were asked for so far.
#[derive(Default)]
pub(crate) struct Voices {
    words: BTreeMap<(&'static str, &'static str), Words>,
}

/// One game's messages in one language, for one who reads.
pub(crate) struct Voice<'a> {
    words: &'a Words,
    cast: Audience,
}

impl Voices {
    /// A voice that speaks of this match to one of its seats, or to nobody of the table.
    pub(crate) fn of(
        &mut self,
        table: &dyn AnyTable,
        lang: Lang,
        viewer: Option<Seat>,
    ) -> Result<Voice<'_>, EngineError> {
        let cast = Audience { names: table.players().to_vec(), viewer };
        Ok(Voice { words: self.words(table.manifest(), lang)?, cast })
    }

    /// The game's name.
    pub(crate) fn game_name(
        &mut self,
        manifest: &'static Manifest,
        lang: Lang,
    ) -> Result<String, EngineError> {
        Ok(self.words(manifest, lang)?.say_sentence(&Message::new(GAME_NAME), &Audience::default()))
    }

    fn words(&mut self, manifest: &'static Manifest, lang: Lang) -> Result<&Words, EngineError> {
        match self.words.entry((manifest.key, lang.code())) {
            Place::Occupied(known) => Ok(known.into_mut()),
            Place::Vacant(place) => Ok(place.insert(read(manifest, lang)?)),
        }
    }
}

/// Messages have fixed ids, and a game's name has one by its key: so a message of our own refers to it.
fn read(manifest: &'static Manifest, lang: Lang) -> Result<Words, EngineError> {
    let name = format!("{GAME_NAME} = {{ game-{} }}\n", manifest.key.replace('_', "-"));
    let unreadable = |error: i18n::WordsError| EngineError::NoWords { problem: error.to_string() };
    Words::new(lang, &[manifest.words(lang), &name]).map_err(unreadable)
}

impl Voice<'_> {
    /// A message that stands alone.
    pub(crate) fn sentence(&self, message: &Message) -> String {
        self.words.say_sentence(message, &self.cast)
    }

    /// A message that follows other words.
    pub(crate) fn phrase(&self, message: &Message) -> String {
        self.words.say(message, &self.cast)
    }
}

/// Events as they are answered, with their sentences where there is a voice.
pub(crate) fn event_lines(events: Vec<JsonEvent>, voice: Option<&Voice<'_>>) -> Vec<EventLine> {
    let line = |event: JsonEvent| EventLine {
        number: event.number,
        rule: event.rule,
        fact: event.event,
        text: voice.map(|voice| voice.sentence(&event.message)),
    };
    events.into_iter().map(line).collect()
}
