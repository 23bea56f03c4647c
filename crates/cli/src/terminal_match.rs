//! Plays a match in the terminal, between bots and people who share a keyboard.
//!
//! Before a person decides, the program prints the events since their last decision, as that person may know them. Before
//! the next person takes the keyboard, it clears the screen. A person who may act out of turn is asked once.

mod answer;
mod keyboard;
mod menu;
mod players;
mod prompt;

use std::collections::BTreeMap;

use game::{Arg, Message, Observer, Seat, SeatSet, Turn};
use i18n::Audience;
use serde_json::Value;
use table::AnyTable;

use crate::console::Console;
use crate::error::CliError;
use crate::localizer::{Localizer, audience, seats};
use crate::match_file::{SaveFile, shell_quoted};
use crate::match_log::{Cite, begins_chapter, introduction, options, print_events, print_result};
use answer::Answer;
use menu::Menu;

pub(crate) use players::{PlayerArg, Players, people_in_saved_match, seat_numbered, seat_players, seats_for};

/// The messages that explain the commands of every question.
const KEYS: [&str; 6] = [
    "cli-key-choose",
    "cli-key-letters",
    "cli-key-explain",
    "cli-key-tell",
    "cli-key-leave",
    "cli-key-again",
];

/// The message that explains how to act out of turn at a shared keyboard.
const KEY_AT_HAND_OVER: &str = "cli-key-first";

pub(crate) struct TerminalMatch {
    table: Box<dyn AnyTable>,
    players: Players,
    localizer: Localizer,
    console: Console,
    save_file: Option<SaveFile>,
    person_states: BTreeMap<Seat, PersonState>,
    /// The last person at the keyboard, until the screen is cleared.
    at_keyboard: Option<Seat>,
    /// The people at a shared keyboard who were asked to act out of turn and still may.
    asked_out_of_turn: SeatSet,
    /// How many of the public events were printed.
    public_events_shown: usize,
}

/// What a person has seen so far.
#[derive(Default)]
struct PersonState {
    /// The number of events.
    events_shown: usize,
    table: TableShown,
    /// The choices that the person has seen and that are still legal.
    choices_shown: Vec<Value>,
}

/// Whether a person has seen the whole position in this chapter of the log: a round or a turn.
#[derive(Default, PartialEq, Eq)]
enum TableShown {
    #[default]
    NotInChapter,
    InChapter,
}

#[derive(PartialEq, Eq)]
enum NextStep {
    Continue,
    Leave,
}

/// Whether a person has to decide.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Obligation {
    Required,
    /// The person may act out of turn.
    Optional,
}

impl TerminalMatch {
    pub(crate) fn new(
        table: Box<dyn AnyTable>,
        players: Players,
        localizer: Localizer,
        console: Console,
        save_file: Option<SaveFile>,
    ) -> TerminalMatch {
        let person_states = players.people.iter().map(|seat| (seat, PersonState::default())).collect();
        let (at_keyboard, asked_out_of_turn) = (None, SeatSet::EMPTY);
        TerminalMatch {
            table,
            players,
            localizer,
            console,
            save_file,
            person_states,
            at_keyboard,
            asked_out_of_turn,
            public_events_shown: 0,
        }
    }

    /// Marks the events before the current round or turn as printed, for a match that was loaded.
    pub(crate) fn resumed(mut self) -> TerminalMatch {
        let before_this_chapter = |observer| {
            let events = self.table.events(observer);
            events.iter().rposition(begins_chapter).unwrap_or_default()
        };
        for (&seat, state) in &mut self.person_states {
            state.events_shown = before_this_chapter(Observer::Seat(seat));
        }
        self.public_events_shown = before_this_chapter(Observer::Public);
        self
    }

    /// Plays until the match is over or the people quit.
    pub(crate) fn play(mut self) -> Result<(), CliError> {
        self.save()?;
        self.introduce()?;
        loop {
            let flow = match self.table.turn() {
                Turn::Over => return self.conclude(),
                Turn::Chance => return Err(CliError::new("the table does not draw its chance")),
                Turn::Decide { owe, may } => self.next_decision(owe, may)?,
            };
            if flow == NextStep::Leave {
                return self.leave();
            }
        }
    }

    /// Lets one seat decide: one that has to, or a person who wants to act out of turn.
    fn next_decision(&mut self, owe: SeatSet, may: SeatSet) -> Result<NextStep, CliError> {
        let next = self.next_seat(owe)?;
        let Some(seat) = self.next_to_act(next, may)? else { return Ok(NextStep::Leave) };
        if let Some(place) = self.forced_choice(seat, owe) {
            self.table.act_nth(seat, place)?;
            return Ok(NextStep::Continue);
        }
        if self.players.people.contains(seat) {
            let obligation = if owe.contains(seat) { Obligation::Required } else { Obligation::Optional };
            return self.ask_person(seat, obligation);
        }
        let choice = self.players.decide(self.table.as_ref(), seat)?;
        self.table.act_nth(seat, choice)?;
        Ok(NextStep::Continue)
    }

    /// Returns the only real choice of the only person, for example to pass in a window without a fitting card. Choices that
    /// only change how the person is asked do not count. At a shared keyboard everyone is asked, because a skipped question
    /// would tell the others something about the person's cards.
    fn forced_choice(&self, seat: Seat, owe: SeatSet) -> Option<usize> {
        if self.only_person() != Some(seat) || !owe.contains(seat) {
            return None;
        }
        let offers = self.table.legal_choices(seat);
        let mut real = offers.iter().enumerate().filter(|(_, offer)| !offer.aside);
        let (place, _) = real.next()?;
        (real.next().is_none() && offers.len() > 1).then_some(place)
    }

    /// Returns the next seat that has to decide. Bots come first: in a secret choice they learn nothing from it, and the
    /// last person is not asked again whether to change the choice.
    fn next_seat(&self, owe: SeatSet) -> Result<Seat, CliError> {
        let next = owe.minus(self.players.people).first().or(owe.first());
        next.ok_or_else(|| CliError::new("nobody is to decide, yet the match is not over"))
    }

    /// Greets in three lines: the game, the players and options, and how to get help.
    fn introduce(&mut self) -> Result<(), CliError> {
        self.console.line(&self.localizer.sentence(&introduction(self.table.manifest())))?;
        self.console.line(&self.players_and_options().join(" "))?;
        self.console.line(&self.localizer.text("cli-key-help"))?;
        self.console.blank_line()
    }

    fn players_and_options(&self) -> Vec<String> {
        let audience = self.audience_for(None);
        let mut sentences = vec![self.localizer.sentence_for(&self.people_line(), &audience)];
        for (level, bots) in self.players.levels() {
            let line = Message::new("cli-bots-play").with("bots", seats(bots.into_iter()));
            let line = line.with("level", Arg::Symbol(level));
            sentences.push(self.localizer.sentence_for(&line, &audience));
        }
        sentences.extend(options(&self.localizer, self.table.as_ref()));
        sentences
    }

    /// Prints all commands, and the commitment to the secret of the draws.
    fn print_keys(&mut self) -> Result<(), CliError> {
        let shared = self.only_person().is_none().then_some(KEY_AT_HAND_OVER);
        KEYS.into_iter().chain(shared).try_for_each(|id| self.console.line(&self.localizer.text(id)))?;
        let Some(fairness) = self.table.fairness() else { return Ok(()) };
        self.console.line(&self.localizer.text("cli-commitment"))?;
        self.console.line(&fairness.commitment.to_string())
    }

    fn people_line(&self) -> Message {
        match self.only_person() {
            Some(seat) => Message::new("cli-you-play-as").with("who", seat),
            None => Message::new("cli-people").with("people", seats(self.players.people.iter())),
        }
    }

    /// Returns the person at the keyboard if there is exactly one.
    fn only_person(&self) -> Option<Seat> {
        self.players.people.first().filter(|_| self.players.people.len() == 1)
    }

    /// Prints the events that a person has not seen yet.
    fn print_new_events(&mut self, seat: Seat) -> Result<(), CliError> {
        let state = self.person_states.entry(seat).or_default();
        let events = self.table.events_since(Observer::Seat(seat), state.events_shown);
        state.events_shown += events.len();
        if events.iter().any(begins_chapter) {
            state.table = TableShown::NotInChapter;
        }
        self.public_events_shown = self.table.events(Observer::Public).len();
        let audience = self.audience_for(Some(seat));
        print_events(&mut self.console, &self.localizer, &audience, &events, Cite::Nothing)
    }

    fn audience_for(&self, viewer: Option<Seat>) -> Audience {
        audience(self.table.as_ref(), viewer)
    }

    /// Prints the last events, the result and the secret.
    fn conclude(&mut self) -> Result<(), CliError> {
        self.save()?;
        let viewer = self.only_person();
        match viewer {
            Some(seat) => self.print_new_events(seat)?,
            None => self.print_public_events()?,
        }
        self.console.blank_line()?;
        let audience = self.audience_for(viewer);
        print_result(&mut self.console, &self.localizer, &audience, self.table.as_ref())?;
        if let Some(secret) = self.table.fairness().and_then(|fairness| fairness.secret) {
            self.console.line(&self.localizer.text("cli-secret"))?;
            self.console.line(&secret)?;
        }
        self.offer_to_save()?;
        self.print_how_to_check()
    }

    fn print_public_events(&mut self) -> Result<(), CliError> {
        let events = self.table.events_since(Observer::Public, self.public_events_shown);
        let audience = self.audience_for(None);
        print_events(&mut self.console, &self.localizer, &audience, &events, Cite::Nothing)
    }

    fn offer_to_save(&mut self) -> Result<(), CliError> {
        if self.save_file.is_some() {
            return Ok(());
        }
        let offer = self.localizer.text("cli-offer-to-save");
        let answer = self.console.ask(&offer)?.unwrap_or_default();
        match Answer::parse(&answer, &Menu::new(Vec::new())) {
            Answer::Save { file } => self.save_to(&file),
            _ => Ok(()),
        }
    }

    fn print_how_to_check(&mut self) -> Result<(), CliError> {
        let Some(save_file) = &self.save_file else { return Ok(()) };
        self.console.line(&self.localizer.text("cli-how-to-check"))?;
        self.console.line(&format!("antorcha verify-fair {}", shell_quoted(save_file.path())))
    }

    /// Ends the program before the end of the match.
    fn leave(&mut self) -> Result<(), CliError> {
        self.save()?;
        let Some(save_file) = &self.save_file else {
            return self.console.line(&self.localizer.text("cli-left"));
        };
        let path = shell_quoted(save_file.path());
        self.console.line(&self.localizer.text("cli-left-saved"))?;
        self.console.line(&path)?;
        self.console.line(&self.localizer.text("cli-how-to-resume"))?;
        self.console.line(&format!("antorcha play --load {path} --save {path}"))
    }

    fn save(&self) -> Result<(), CliError> {
        self.save_file.as_ref().map_or(Ok(()), |save_file| save_file.save(self.table.as_ref()))
    }
}
