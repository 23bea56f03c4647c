//! Audits all messages of a game: whether they exist, and how they read in both languages.

use std::collections::{HashMap, HashSet};
use std::marker::PhantomData;

use game::{
    Choice, Game, HasMessage, HiddenCards, Lang, LoggedEvent, Message, Observer, Scene, Seat, StoryReader,
};

use super::{Audit, AuditError};
use crate::{Audience, MessageBundle, SourceError};

/// How often a log line is formatted with other arguments.
const MOST_FORMATTED: usize = 500;

/// Collects everything that a game says: redacted events, log lines, scenes, actions and lobby labels.
pub struct MessageAudit<G: Game> {
    audit: Audit,
    bundles: [MessageBundle; 2],
    seen: HashSet<String>,
    offered: HashSet<G::Action>,
    seats: u8,
    formatted_lines: HashMap<&'static str, usize>,
    logs: Vec<ObserverLog<G::Story>>,
    flawed: Vec<AuditError>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> MessageAudit<G> {
    pub fn new() -> Result<MessageAudit<G>, SourceError> {
        let bundle = |lang| MessageBundle::new(lang, &[G::manifest().messages(lang)]);
        Ok(MessageAudit {
            audit: Audit::default(),
            bundles: [bundle(Lang::En)?, bundle(Lang::Es)?],
            seen: HashSet::new(),
            offered: HashSet::new(),
            seats: 0,
            formatted_lines: HashMap::new(),
            logs: Vec::new(),
            flawed: Vec::new(),
            game: PhantomData,
        })
    }

    /// Adds a message and formats it for a player and for a spectator.
    pub fn add(&mut self, message: &Message) {
        if !self.seen.insert(format!("{message:?}")) {
            return;
        }
        self.audit.add(message);
        for bundle in &self.bundles {
            let viewers = [None, Some(Seat::FIRST)].into_iter();
            self.flawed.extend(viewers.filter_map(|viewer| flawed(bundle, message, viewer)));
        }
    }

    /// Adds a log line. Only the first ones of each message are formatted, because totals make almost all different.
    fn add_line(&mut self, message: &Message) {
        let formatted = self.formatted_lines.entry(message.id).or_default();
        *formatted += 1;
        if *formatted <= MOST_FORMATTED {
            self.add(message);
        } else {
            self.audit.add(message);
        }
    }

    /// Begins a match, whose events follow.
    pub fn begin_match(&mut self, seats: u8) {
        self.seats = seats;
        let readers = [Some(Observer::Seat(Seat::FIRST)), Some(Observer::Public), None];
        self.logs = readers.map(|reader| ObserverLog { reader, story: StoryReader::default() }).into();
    }

    /// Adds an event of the match in full and as each observer may know it, and the log lines of the first seat, the
    /// public and the referee.
    pub fn add_event(&mut self, event: &LoggedEvent<G::Event>) {
        self.add(&event.event.message());
        let redacted = Observer::all(self.seats).filter_map(|to| G::redact(&event.event, to));
        redacted.filter(|cut| *cut != event.event).for_each(|cut| self.add(&cut.message()));
        for mut log in std::mem::take(&mut self.logs) {
            let observed = match log.reader {
                Some(observer) => G::redact(&event.event, observer),
                None => Some(event.event.clone()),
            };
            if let Some(observed) = observed {
                let change = log.story.read(&LoggedEvent { rule: event.rule, event: observed });
                change.lines.iter().for_each(|line| self.add_line(&line.message));
            }
            self.logs.push(log);
        }
    }

    /// Adds the texts of a view: description, prompt and glossary.
    pub fn add_view(&mut self, view: &G::View) {
        let messages = view.lines().into_iter().chain(view.prompt()).chain(view.glossary());
        messages.for_each(|message| self.add(&message));
    }

    /// Adds every legal action and its help.
    pub fn add_offers(&mut self, game: &G, seats: u8) {
        let mut actions = Vec::new();
        for seat in Seat::all(seats) {
            game.legal(seat, &mut actions);
            for action in &actions {
                if self.offered.insert(*action) {
                    self.add(&action.message());
                    self.add(&action.help());
                }
                self.add(&game.help(*action));
            }
        }
    }

    /// Adds the views of all observers and all legal actions.
    pub fn add_position(&mut self, game: &G, seats: u8) {
        Observer::all(seats).for_each(|observer| self.add_view(&game.view(observer)));
        self.add_offers(game, seats);
    }

    /// Adds the labels of the game and its options.
    pub fn add_lobby(&mut self) {
        let manifest = G::manifest();
        let key = manifest.key;
        let mut labels = vec![format!("game-{key}"), format!("game-{key}-line")];
        for option in manifest.options {
            labels.push(format!("option-{}", option.key));
            labels.extend(option.values.iter().map(|value| format!("option-{}-{value}", option.key)));
        }
        // Message ids are `&'static str`. A game has only a few dozen labels, so leaking them is fine.
        labels.into_iter().for_each(|id| self.add(&Message::new(id.replace('_', "-").leak())));
    }

    /// Returns what is wrong with the game's messages, given everything that was added.
    pub fn verdict(&self) -> Vec<AuditError> {
        let manifest = G::manifest();
        let mut errors = self.flawed.clone();
        errors.extend(self.audit.verdict(manifest.english, manifest.spanish));
        errors
    }
}

impl<G: HiddenCards> MessageAudit<G> {
    /// Adds the names of all places that are hidden from an observer, and of the cards there.
    pub fn add_hidden(&mut self, game: &G, seats: u8) {
        let mut cards = Vec::new();
        for observer in Observer::all(seats) {
            let view = game.view(observer);
            for place in G::hidden_places(&view) {
                self.add(&G::hidden_name(&view, place));
                G::hidden_cards(&view, place, game, &mut cards);
                cards.iter().for_each(|card| self.add(&G::card_name(*card)));
            }
        }
    }
}

/// The log of an observer, or of the referee.
struct ObserverLog<S> {
    reader: Option<Observer>,
    story: StoryReader<S>,
}

fn flawed(bundle: &MessageBundle, message: &Message, viewer: Option<Seat>) -> Option<AuditError> {
    let audience = Audience { names: vec!["Ana".to_owned()], viewer };
    let (text, flaw) = match bundle.try_format(message, &audience) {
        Ok(text) => {
            let flaw = flaw(message.id, bundle.lang(), &text)?;
            (text, flaw.to_owned())
        }
        Err(error) => (String::new(), format!("{error:?}")),
    };
    Some(AuditError::Flawed { lang: bundle.lang(), id: message.id.to_owned(), text, flaw })
}

/// Returns what is wrong with the form of a text, if anything.
fn flaw(id: &str, lang: Lang, text: &str) -> Option<&'static str> {
    let ends_sentence = text.ends_with(['.', '!', '?']);
    let contracted = [" a el ", " de el "];
    let is = |kind: &str| id.starts_with(kind);
    let flaws = [
        (text.is_empty(), "it is empty"),
        (text.contains(['{', '}']), "it has a gap"),
        (text.contains('\n') || text.contains("  ") || text.contains(" ."), "its spaces are wrong"),
        (
            text.split('-').skip(1).any(|rest| rest.starts_with(|c: char| c.is_ascii_digit())),
            "it counts below zero",
        ),
        (lang == Lang::Es && contracted.iter().any(|it| text.contains(it)), "it lacks `al` or `del`"),
        ((is("event-") || is("scene-") || is("prompt-") || is("help-")) && !ends_sentence, "it has no end"),
        ((is("action-") || is("option-") || is("refusal-")) && ends_sentence, "it ends as a sentence"),
        (is("refusal-") && text.starts_with(char::is_uppercase), "it begins in upper case"),
    ];
    flaws.iter().find(|(found, _)| *found).map(|(_, flaw)| *flaw)
}
