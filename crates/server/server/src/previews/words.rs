//! The texts of pictures and links in one language.

use std::fmt::Write as _;

use catalog::Count;
use game::{Arg, Lang, Manifest, Message, Seat};
use i18n::{Audience, MessageBundle};
use room::FORMER_NAME;
use room::protocol::HolderInfo;
use store::RoomStage;

use super::table_facts::TableFacts;
use crate::error::ApiError;

/// The texts of a game's pictures and links in one language.
pub(crate) struct Words {
    bundle: MessageBundle,
}

impl Words {
    pub(super) fn of(game: &catalog::Entry, lang: Lang) -> Result<Words, ApiError> {
        let manifest = (game.manifest)();
        let own = match lang {
            Lang::En => include_str!("../../i18n/en.ftl"),
            Lang::Es => include_str!("../../i18n/es.ftl"),
        };
        let bundle = MessageBundle::new(lang, &[manifest.messages(lang), own, &names(manifest)]);
        let bundle = bundle.map_err(|_| ApiError::internal("a game's messages cannot be read"))?;
        Ok(Words { bundle })
    }

    /// A sentence for everyone.
    pub(crate) fn sentence(&self, message: &Message, names: Vec<String>) -> String {
        let names = names.into_iter().map(|name| self.name(name)).collect();
        self.bundle.format_sentence(message, &Audience { names, viewer: None })
    }

    /// A player's name. That of a former player is stored in English.
    fn name(&self, name: String) -> String {
        if name == FORMER_NAME { self.text(&Message::new("preview-former-player")) } else { name }
    }

    /// A text in a sentence or a row.
    pub(crate) fn text(&self, message: &Message) -> String {
        self.bundle.format(message, &Audience::default())
    }

    pub(crate) fn game(&self) -> String {
        self.text(&Message::new("preview-game"))
    }

    /// What the app is called in links, and what it is.
    pub(crate) fn app(&self) -> (String, String) {
        (self.text(&Message::new("preview-app-title")), self.text(&Message::new("preview-app-text")))
    }

    /// The set or mode, unless it is called like the game.
    pub(crate) fn edition(&self, facts: &TableFacts) -> String {
        let Some(edition) = facts.edition else { return String::new() };
        let text = self.text(&Message::new("preview-edition").with("edition", Arg::Symbol(edition)));
        if text == self.game() { String::new() } else { text }
    }

    /// How far the match is, with its winners if they are known.
    pub(crate) fn status(&self, facts: &TableFacts, winners: &[Seat]) -> String {
        let free = facts.holders.iter().filter(|holder| **holder == HolderInfo::Nobody).count();
        let message = match facts.stage {
            RoomStage::Open => Message::new("preview-waiting").with("free", number(free)),
            RoomStage::Playing => Message::new("preview-playing"),
            RoomStage::Over | RoomStage::Closed if !winners.is_empty() => {
                Message::new("preview-won").with("winners", seats(winners.iter().copied()))
            }
            RoomStage::Over => Message::new("preview-over"),
            RoomStage::Closed => Message::new("preview-closed"),
        };
        self.sentence(&message, facts.names())
    }

    /// The sentence below the title of a link.
    pub(crate) fn description(&self, facts: &TableFacts) -> String {
        let players = seats(facts.taken());
        let message = match facts.stage {
            RoomStage::Open => Message::new("preview-invitation"),
            RoomStage::Playing => Message::new("preview-players-now"),
            RoomStage::Over | RoomStage::Closed => Message::new("preview-players-then"),
        };
        self.sentence(&message.with("players", players), facts.names())
    }

    pub(crate) fn count(&self, count: Count, many: u32) -> String {
        let id = match count {
            Count::Successes => "preview-successes",
            Count::Failures => "preview-failures",
            Count::Coins => "preview-coins",
            Count::Wounds => "preview-wounds",
            Count::Experience => "preview-experience",
            Count::Gold => "preview-gold",
        };
        self.text(&Message::new(id).with("count", Arg::Number(many.into())))
    }

    /// What a seat without a name is called.
    pub(crate) fn seat(&self, seat: usize) -> String {
        self.text(&Message::new("seat-name").with("number", number(seat + 1)))
    }
}

fn seats(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::List(seats.map(Arg::Seat).collect())
}

fn number(number: usize) -> Arg {
    Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

/// Ids of messages are `&'static str`, but those of a game's name and options are built from its keys. So our own
/// messages refer to them.
fn names(manifest: &Manifest) -> String {
    let id = |key: &str| key.replace('_', "-");
    let mut source = format!("preview-game = {{ game-{} }}\n", id(manifest.key));
    let Some(option) = manifest.options.first() else { return source };
    source.push_str("preview-edition =\n    { $edition ->\n");
    for (place, value) in option.values.iter().enumerate() {
        let default = if place == 0 { "*" } else { "" };
        // Writing to a String cannot fail.
        let _ = writeln!(source, "        {default}[{value}] {{ option-{}-{} }}", id(option.key), id(value));
    }
    source.push_str("    }\n");
    source
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_all_texts_in_both_languages() {
        for game in catalog::GAMES {
            for lang in [Lang::En, Lang::Es] {
                let words = Words::of(game, lang).unwrap();
                let (title, text) = words.app();
                let mut texts = vec![words.game(), words.seat(0), title, text];
                for value in (game.manifest)().options.first().unwrap().values {
                    let message = Message::new("preview-edition").with("edition", Arg::Symbol(value));
                    texts.push(words.text(&message));
                }
                for count in [Count::Successes, Count::Failures, Count::Coins, Count::Wounds] {
                    texts.extend([words.count(count, 1), words.count(count, 2)]);
                }
                texts.extend([words.count(Count::Experience, 16), words.count(Count::Gold, 3)]);
                for text in texts {
                    assert!(!text.is_empty() && !text.contains(['{', '}']), "{}: {text}", game.key());
                }
            }
        }
    }
}
