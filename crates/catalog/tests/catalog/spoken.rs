//! Writes messages of every game with their sentences, so that the web app's tests can compare its own formatting.
//!
//! The messages come from games that bots play over all seat counts and options. Every message is kept once, and more
//! often with arguments that differ in a way that matters to grammar.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Choices, Entry, GAMES, SeatedBot};
use game::{Arg, Lang, Manifest, Message, Observer, Seat, Turn};
use i18n::{Audience, MessageBundle};
use serde::Serialize;
use serde_json::Value;
use table::{AnyTable, Chance, Config, TableError};

use crate::committed::{self, GeneratedFile};

/// The generated file.
const PATH: &str = "web/src/i18n/spoken.json";
/// The players' names: one starts in lower case, one with an accent, and one is empty.
const NAMES: [&str; 5] = ["Alma", "bruno", "Íñigo", "", "Zoë"];
const SEED: u64 = 2027;
/// The smallest number of decisions per game, over all setups. Each setup gets one long match or several short ones.
const DECISIONS: u64 = 30_000;
/// The largest number of decisions in a match.
const MAX_DECISIONS: u64 = 1_000;
/// Up to this decision, every position is recorded; later ones mostly repeat the same messages.
const EARLY: u64 = 60;

/// How often a message is kept with arguments of another kind.
const MAX_KINDS: usize = 6;
/// How often a message is kept because it contains a new term.
const MAX_NAMING: usize = 12;
/// How many actions are remembered, to be tried where they may be refused.
const MAX_REMEMBERED: usize = 400;

/// A message with its reader and its sentences.
#[derive(Serialize)]
struct Spoken<'a> {
    game: &'static str,
    message: &'a Message,
    #[serde(rename = "cast")]
    audience: AudienceJson<'a>,
    en: String,
    es: String,
    /// The text with its first letter in upper case, if that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    sentence: Option<Sentence>,
}

#[derive(Serialize)]
struct AudienceJson<'a> {
    names: &'a [String],
    viewer: Option<Seat>,
}

#[derive(Serialize)]
struct Sentence {
    en: String,
    es: String,
}

// The web app's own tests compare its sentences with the file, so they find a changed text without this test.
#[test]
#[ignore = "slow"]
fn sentences_for_the_web_are_up_to_date() {
    // One entry per line, for readable diffs.
    let lines: Vec<String> = GAMES.iter().flat_map(lines_of).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    committed::check(&[GeneratedFile { path: PATH.to_owned(), text }], "codegen");
}

fn lines_of(entry: &Entry) -> Vec<String> {
    let mut collected = Collected::default();
    let mut seed = SEED;
    let each = DECISIONS / entry.setups().count().max(1) as u64;
    for (seats, chosen) in entry.setups() {
        let options: Choices = (entry.manifest)().simulations.iter().copied().chain(chosen).collect();
        let mut decisions = 0;
        while decisions < each {
            let Some(table) = table_of(entry, seats, &options, seed) else { break };
            decisions += Listener { table, collected: &mut collected }.play(entry, seed);
            seed += 1;
        }
    }
    let languages = BothLanguages::of((entry.manifest)());
    collected.kept.values().flatten().map(|kept| languages.line(entry.key(), kept)).collect()
}

/// Opens a table with these seats and options, or returns `None` if they clash.
fn table_of(entry: &Entry, seats: u8, options: &[(&str, &str)], seed: u64) -> Option<Box<dyn AnyTable>> {
    // A table requires a name for every player. The empty name is only for formatting.
    let names = NAMES.map(|name| if name.is_empty() { "?" } else { name });
    let config = options.iter().fold(Config::of(seats), |config, (key, value)| config.with(key, value));
    match (entry.open)(config.named(&names[..usize::from(seats)]), Chance::of_seed(seed)) {
        Err(TableError::Setup(game::SetupError::Clash { .. })) => None,
        opened => Some(opened.unwrap()),
    }
}

struct Kept {
    message: Message,
    audience: Audience,
}

/// The messages of one game that are worth keeping.
#[derive(Default)]
struct Collected {
    kept: BTreeMap<&'static str, Vec<Kept>>,
    kinds: BTreeSet<String>,
    terms: BTreeSet<&'static str>,
    decisions: Vec<Value>,
}

impl Collected {
    fn add(&mut self, message: Message, seats: u8, viewer: Option<Seat>) {
        let kind = format!("{}{}", message.id, kinds(&mut message.args.iter().map(|(_, arg)| arg), viewer));
        let mut terms = BTreeSet::new();
        message.args.iter().for_each(|(_, arg)| collect_terms(arg, &mut terms));
        let (new_kind, new_terms) = (!self.kinds.contains(&kind), !terms.is_subset(&self.terms));
        let kept = self.kept.entry(message.id).or_default();
        if kept.is_empty() || (new_kind && kept.len() < MAX_KINDS) || (new_terms && kept.len() < MAX_NAMING) {
            let names = NAMES.iter().take(seats.into()).map(|&name| name.to_owned()).collect();
            kept.push(Kept { message, audience: Audience { names, viewer } });
            self.kinds.insert(kind);
            self.terms.append(&mut terms);
        }
    }

    fn remember(&mut self, decision: Value) {
        if self.decisions.len() < MAX_REMEMBERED && !self.decisions.contains(&decision) {
            self.decisions.push(decision);
        }
    }
}

/// Describes arguments as far as grammar depends on them: number, person, symbol, length of a list.
fn kinds(args: &mut dyn Iterator<Item = &Arg>, viewer: Option<Seat>) -> String {
    let kind = |arg: &Arg| match arg {
        Arg::Number(number) => format!(" number {}", (*number).clamp(-1, 2)),
        Arg::Seat(seat) => {
            format!(" seat {} {}", viewer == Some(*seat), NAMES[seat.index() % NAMES.len()].is_empty())
        }
        Arg::Symbol(symbol) => format!(" symbol {symbol}"),
        Arg::Term(_) => " term".to_owned(),
        Arg::List(items) => {
            format!(" list {}{}", items.len().min(3), kinds(&mut items.iter().take(3), viewer))
        }
        Arg::Message(message) => {
            format!(" {}{}", message.id, kinds(&mut message.args.iter().map(|(_, arg)| arg), viewer))
        }
    };
    args.map(kind).collect()
}

fn collect_terms(arg: &Arg, terms: &mut BTreeSet<&'static str>) {
    match arg {
        Arg::Term(term) => {
            terms.insert(term);
        }
        Arg::List(items) => items.iter().for_each(|item| collect_terms(item, terms)),
        Arg::Message(message) => message.args.iter().for_each(|(_, arg)| collect_terms(arg, terms)),
        Arg::Number(_) | Arg::Seat(_) | Arg::Symbol(_) => {}
    }
}

/// Plays a match and collects its messages.
struct Listener<'a> {
    table: Box<dyn AnyTable>,
    collected: &'a mut Collected,
}

impl Listener<'_> {
    /// Lets bots play, strong and weak ones in turn, and returns the number of decisions.
    fn play(mut self, entry: &Entry, seed: u64) -> u64 {
        let kind = if seed.is_multiple_of(2) { entry.bots.first() } else { entry.usual_bot() }.unwrap();
        let seats = u64::from(self.table.seats());
        let mut bots: Vec<Box<dyn SeatedBot>> = (0..seats).map(|seat| kind.seeded(seed + seat)).collect();
        let mut seen = vec![0; usize::from(self.table.seats()) + 1];
        let mut number = 0;
        while let Some(seat) = self.next_seat(number).filter(|_| number < MAX_DECISIONS) {
            number += 1;
            self.add_events(&mut seen);
            if number % (if number < EARLY { 3 } else { 13 }) == 0 {
                self.add_views();
            }
            if number % (if number < EARLY { 1 } else { 3 }) == 0 {
                self.add_offers(seat, number);
            }
            // A bot that may decide but does not owe a decision can decline.
            let Some(choice) = bots[seat.index()].choose(&self.table.bot_input(seat)) else { continue };
            self.table.act_nth(seat, choice).unwrap();
        }
        self.add_events(&mut seen);
        self.add_views();
        number
    }

    /// Returns a seat that owes a decision, and sometimes one that only may decide.
    fn next_seat(&self, number: u64) -> Option<Seat> {
        match self.table.turn() {
            Turn::Decide { owe, may } => may.first().filter(|_| number % 5 == 4).or(owe.first()),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn add(&mut self, message: Message, viewer: Option<Seat>) {
        let seats = self.table.seats();
        self.collected.add(message, seats, viewer);
    }

    /// Adds the new events of every observer.
    fn add_events(&mut self, seen: &mut [usize]) {
        for (observer, seen) in Observer::all(self.table.seats()).zip(seen) {
            for event in self.table.events_since(observer, *seen) {
                *seen = event.number;
                self.add(event.message, observer.seat());
                event.lines.into_iter().for_each(|line| self.add(line.message, observer.seat()));
            }
        }
    }

    /// Adds the texts of the position for every observer.
    fn add_views(&mut self) {
        for observer in Observer::all(self.table.seats()) {
            let (lines, prompt) = self.table.scene(observer);
            let glossary = self.table.glossary(observer);
            for message in lines.into_iter().chain(prompt).chain(glossary) {
                self.add(message, observer.seat());
            }
        }
    }

    /// Adds the offers of a seat, and the refusal of an action from another position.
    fn add_offers(&mut self, seat: Seat, number: u64) {
        for offer in self.table.legal_choices(seat) {
            self.add(offer.message, Some(seat));
            self.add(offer.help, Some(seat));
        }
        let foreign = self
            .collected
            .decisions
            .get((number * 7) as usize % self.collected.decisions.len().max(1))
            .cloned();
        if let Some(Err(TableError::Refused { message, .. })) =
            foreign.map(|decision| self.table.prepare(seat, decision))
        {
            self.add(message, Some(seat));
        }
        self.table.legal(seat).into_iter().for_each(|decision| self.collected.remember(decision));
    }
}

struct BothLanguages {
    en: MessageBundle,
    es: MessageBundle,
}

impl BothLanguages {
    fn of(manifest: &'static Manifest) -> BothLanguages {
        let bundle = |lang| MessageBundle::new(lang, &[manifest.messages(lang)]).unwrap();
        BothLanguages { en: bundle(Lang::En), es: bundle(Lang::Es) }
    }

    fn line(&self, game: &'static str, Kept { message, audience }: &Kept) -> String {
        let say = |bundle: &MessageBundle| bundle.try_format(message, audience).unwrap();
        let (en, es) = (say(&self.en), say(&self.es));
        let sentence = Sentence {
            en: self.en.format_sentence(message, audience),
            es: self.es.format_sentence(message, audience),
        };
        let sentence = Some(sentence).filter(|sentence| sentence.en != en || sentence.es != es);
        let audience = AudienceJson { names: &audience.names, viewer: audience.viewer };
        let spoken = Spoken { game, message, audience, en, es, sentence };
        serde_json::to_string(&spoken).unwrap()
    }
}
