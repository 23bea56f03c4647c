//! Messages of every game with the sentences that they become, for the web's own words to be measured by.
//!
//! The messages come from games that bots play over all seat counts and options. Every message that they come upon is
//! kept once, and more often where its arguments differ in a way that grammar can tell.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Choices, Entry, GAMES, SeatedBot};
use game::{Arg, Lang, Manifest, Message, Observer, Seat, Turn};
use i18n::{Audience, Words};
use serde::Serialize;
use serde_json::Value;
use table::{AnyTable, Chance, Config, TableError};

use crate::committed::{self, Made};

/// Where the sentences are kept.
const PATH: &str = "web/src/i18n/spoken.json";
/// What the players are called: one begins with a small letter, one with an accent, and one has no name.
const NAMES: [&str; 5] = ["Alma", "bruno", "Íñigo", "", "Zoë"];
const SEED: u64 = 2027;
/// How many decisions of each game are heard at least, over all set-ups: of each, one long match or several short ones.
const HEARD: u64 = 30_000;
/// The most decisions of a game.
const MOST: u64 = 1_000;
/// Until which decision a game is listened to closely. What it says later is mostly the same again.
const EARLY: u64 = 60;

/// How often a message is kept with arguments of another kind.
const KINDS: usize = 6;
/// How often it is kept because it names what was not named before.
const NAMING: usize = 12;
/// How many decisions are remembered, to be tried where they may be refused.
const REMEMBERED: usize = 400;

/// A message, to whom it is said, and how it sounds.
#[derive(Serialize)]
struct Spoken<'a> {
    game: &'static str,
    message: &'a Message,
    cast: CastShown<'a>,
    en: String,
    es: String,
    /// The same with a first letter in upper case, where that is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    sentence: Option<Sentence>,
}

#[derive(Serialize)]
struct CastShown<'a> {
    names: &'a [String],
    viewer: Option<Seat>,
}

#[derive(Serialize)]
struct Sentence {
    en: String,
    es: String,
}

// The web app's own tests compare its sentences with the file, so a changed text is found without this.
#[test]
#[ignore = "slow"]
fn sentences_for_the_web_are_up_to_date() {
    // One entry a line, so that a change is easy to read.
    let lines: Vec<String> = GAMES.iter().flat_map(lines_of).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    committed::check(&[Made { path: PATH.to_owned(), text }], "codegen");
}

fn lines_of(entry: &Entry) -> Vec<String> {
    let mut heard = Heard::default();
    let mut seed = SEED;
    let each = HEARD / entry.setups().count().max(1) as u64;
    for (seats, chosen) in entry.setups() {
        let options: Choices = (entry.manifest)().simulations.iter().copied().chain(chosen).collect();
        let mut decisions = 0;
        while decisions < each {
            let Some(table) = table_of(entry, seats, &options, seed) else { break };
            decisions += Round { table, heard: &mut heard }.play(entry, seed);
            seed += 1;
        }
    }
    let speech = Speech::of((entry.manifest)());
    heard.kept.values().flatten().map(|kept| speech.line(entry.key(), kept)).collect()
}

/// A table with these seats and options, if they go together.
fn table_of(entry: &Entry, seats: u8, options: &[(&str, &str)], seed: u64) -> Option<Box<dyn AnyTable>> {
    // A table wants a name for everyone; that one has none is for the words to know.
    let names = NAMES.map(|name| if name.is_empty() { "?" } else { name });
    let config = options.iter().fold(Config::of(seats), |config, (key, value)| config.with(key, value));
    match (entry.open)(config.named(&names[..usize::from(seats)]), Chance::of_seed(seed)) {
        Err(TableError::Setup(game::SetupError::Clash { .. })) => None,
        opened => Some(opened.unwrap()),
    }
}

/// A message as it was heard.
struct Kept {
    message: Message,
    cast: Audience,
}

/// What was heard of one game, as far as it is worth keeping.
#[derive(Default)]
struct Heard {
    kept: BTreeMap<&'static str, Vec<Kept>>,
    kinds: BTreeSet<String>,
    terms: BTreeSet<&'static str>,
    decisions: Vec<Value>,
}

impl Heard {
    fn hear(&mut self, message: Message, seats: u8, viewer: Option<Seat>) {
        let kind = format!("{}{}", message.id, kinds(message.args.iter().map(|(_, arg)| arg), viewer));
        let mut terms = BTreeSet::new();
        message.args.iter().for_each(|(_, arg)| collect_terms(arg, &mut terms));
        let (new_kind, new_terms) = (!self.kinds.contains(&kind), !terms.is_subset(&self.terms));
        let kept = self.kept.entry(message.id).or_default();
        if kept.is_empty() || (new_kind && kept.len() < KINDS) || (new_terms && kept.len() < NAMING) {
            let names = NAMES.iter().take(seats.into()).map(|&name| name.to_owned()).collect();
            kept.push(Kept { message, cast: Audience { names, viewer } });
            self.kinds.insert(kind);
            self.terms.append(&mut terms);
        }
    }

    fn remember(&mut self, decision: Value) {
        if self.decisions.len() < REMEMBERED && !self.decisions.contains(&decision) {
            self.decisions.push(decision);
        }
    }
}

/// What grammar can tell of arguments: one or many, you or another, which symbol, how long a list.
fn kinds<'a>(args: impl Iterator<Item = &'a Arg>, viewer: Option<Seat>) -> String {
    let kind = |arg: &Arg| match arg {
        Arg::Number(number) => format!(" number {}", (*number).clamp(-1, 2)),
        Arg::Seat(seat) => {
            format!(" seat {} {}", viewer == Some(*seat), NAMES[seat.index() % NAMES.len()].is_empty())
        }
        Arg::Symbol(symbol) => format!(" symbol {symbol}"),
        Arg::Term(_) => " term".to_owned(),
        Arg::List(items) => format!(" list {}{}", items.len().min(3), kinds(items.iter().take(3), viewer)),
    };
    args.map(kind).collect()
}

fn collect_terms(arg: &Arg, terms: &mut BTreeSet<&'static str>) {
    match arg {
        Arg::Term(term) => {
            terms.insert(term);
        }
        Arg::List(items) => items.iter().for_each(|item| collect_terms(item, terms)),
        Arg::Number(_) | Arg::Seat(_) | Arg::Symbol(_) => {}
    }
}

/// A game that is being listened to.
struct Round<'a> {
    table: Box<dyn AnyTable>,
    heard: &'a mut Heard,
}

impl Round<'_> {
    /// Lets bots play, strong and weak ones in turn, hears all that is said, and counts their decisions.
    fn play(mut self, entry: &Entry, seed: u64) -> u64 {
        let kind = if seed.is_multiple_of(2) { entry.bots.first() } else { entry.usual_bot() }.unwrap();
        let seats = u64::from(self.table.seats());
        let mut bots: Vec<Box<dyn SeatedBot>> = (0..seats).map(|seat| kind.seeded(seed + seat)).collect();
        let mut told = vec![0; usize::from(self.table.seats()) + 1];
        let mut number = 0;
        while let Some(seat) = self.next_seat(number).filter(|_| number < MOST) {
            number += 1;
            self.listen(&mut told);
            if number % (if number < EARLY { 3 } else { 13 }) == 0 {
                self.look();
            }
            if number % (if number < EARLY { 1 } else { 3 }) == 0 {
                self.ask(seat, number);
            }
            // A bot that only may decide need not want anything.
            let Some(choice) = bots[seat.index()].choose(&self.table.bot_input(seat)) else { continue };
            self.table.act_nth(seat, choice).unwrap();
        }
        self.listen(&mut told);
        self.look();
        number
    }

    /// Whoever owes a decision, and now and then someone who only may decide.
    fn next_seat(&self, number: u64) -> Option<Seat> {
        match self.table.turn() {
            Turn::Decide { owe, may } => may.first().filter(|_| number % 5 == 4).or(owe.first()),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn hear(&mut self, message: Message, viewer: Option<Seat>) {
        let seats = self.table.seats();
        self.heard.hear(message, seats, viewer);
    }

    /// Hears what happened since the last time, with everyone's ears.
    fn listen(&mut self, told: &mut [usize]) {
        for (observer, told) in Observer::all(self.table.seats()).zip(told) {
            for event in self.table.events_since(observer, *told) {
                *told = event.number;
                self.hear(event.message, observer.seat());
            }
        }
    }

    /// Looks at the whole position with everyone's eyes.
    fn look(&mut self) {
        for observer in Observer::all(self.table.seats()) {
            let (lines, prompt) = self.table.scene(observer);
            let glossary = self.table.glossary(observer);
            for message in lines.into_iter().chain(prompt).chain(glossary) {
                self.hear(message, observer.seat());
            }
        }
    }

    /// Hears what a seat is offered, and what it is told where it asks for something else.
    fn ask(&mut self, seat: Seat, number: u64) {
        for offer in self.table.legal_choices(seat) {
            self.hear(offer.message, Some(seat));
            self.hear(offer.help, Some(seat));
        }
        let foreign =
            self.heard.decisions.get((number * 7) as usize % self.heard.decisions.len().max(1)).cloned();
        if let Some(Err(TableError::Refused { message, .. })) =
            foreign.map(|decision| self.table.prepare(seat, decision))
        {
            self.hear(message, Some(seat));
        }
        self.table.legal(seat).into_iter().for_each(|decision| self.heard.remember(decision));
    }
}

/// A game's words in both languages.
struct Speech {
    en: Words,
    es: Words,
}

impl Speech {
    fn of(manifest: &'static Manifest) -> Speech {
        let words = |lang| Words::new(lang, &[manifest.words(lang)]).unwrap();
        Speech { en: words(Lang::En), es: words(Lang::Es) }
    }

    fn line(&self, game: &'static str, Kept { message, cast }: &Kept) -> String {
        let say = |words: &Words| words.try_say(message, cast).unwrap();
        let (en, es) = (say(&self.en), say(&self.es));
        let sentence =
            Sentence { en: self.en.say_sentence(message, cast), es: self.es.say_sentence(message, cast) };
        let sentence = Some(sentence).filter(|sentence| sentence.en != en || sentence.es != es);
        let cast = CastShown { names: &cast.names, viewer: cast.viewer };
        let spoken = Spoken { game, message, cast, en, es, sentence };
        serde_json::to_string(&spoken).unwrap()
    }
}
