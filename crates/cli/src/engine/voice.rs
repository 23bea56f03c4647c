//! The games' messages, said to whoever asks for them.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry as Place;

use game::{Lang, Manifest, Message, Seat};
use table::{AnyTable, Numbered};
use words::{Cast, Words};

use super::answer::EventLine;
use super::fault::Fault;

/// The message by which a game's own name is said, whatever the game.
const GAME_NAME: &str = "engine-game-name";

/// The messages of each game and language that were asked for so far.
#[derive(Default)]
pub(super) struct Voices {
    words: BTreeMap<(&'static str, &'static str), Words>,
}

/// One game's messages in one language, for one who reads.
pub(super) struct Voice<'a> {
    words: &'a Words,
    cast: Cast,
}

impl Voices {
    /// A voice that speaks of this match to one of its seats, or to nobody of the table.
    pub(super) fn of(
        &mut self,
        table: &dyn AnyTable,
        lang: Lang,
        viewer: Option<Seat>,
    ) -> Result<Voice<'_>, Fault> {
        let cast = Cast { names: table.players().to_vec(), viewer };
        Ok(Voice { words: self.words(table.manifest(), lang)?, cast })
    }

    /// The game's name.
    pub(super) fn game_name(&mut self, manifest: &'static Manifest, lang: Lang) -> Result<String, Fault> {
        Ok(self.words(manifest, lang)?.say_sentence(&Message::new(GAME_NAME), &Cast::default()))
    }

    fn words(&mut self, manifest: &'static Manifest, lang: Lang) -> Result<&Words, Fault> {
        match self.words.entry((manifest.key, lang.code())) {
            Place::Occupied(known) => Ok(known.into_mut()),
            Place::Vacant(place) => Ok(place.insert(read(manifest, lang)?)),
        }
    }
}

/// Messages have fixed ids, and a game's name has one by its key: so a message of our own refers to it.
fn read(manifest: &'static Manifest, lang: Lang) -> Result<Words, Fault> {
    let name = format!("{GAME_NAME} = {{ game-{} }}\n", manifest.key.replace('_', "-"));
    let unreadable = |error: words::WordsError| Fault::NoWords { problem: error.to_string() };
    Words::new(lang, &[manifest.words(lang), &name]).map_err(unreadable)
}

impl Voice<'_> {
    /// A message that stands alone.
    pub(super) fn sentence(&self, message: &Message) -> String {
        self.words.say_sentence(message, &self.cast)
    }

    /// A message that follows other words.
    pub(super) fn phrase(&self, message: &Message) -> String {
        self.words.say(message, &self.cast)
    }
}

/// Events as they are answered, with their sentences where there is a voice.
pub(super) fn event_lines(events: Vec<Numbered>, voice: Option<&Voice<'_>>) -> Vec<EventLine> {
    let line = |event: Numbered| EventLine {
        number: event.number,
        rule: event.rule,
        fact: event.fact,
        text: voice.map(|voice| voice.sentence(&event.message)),
    };
    events.into_iter().map(line).collect()
}
