//! The log as players read it: lines that a game composes from the events of one observer.
//!
//! Events are the steps of the engine. A line is what a player would tell a friend: several events can share one line,
//! and a later event can complete the text of an earlier line. A story reads only redacted events, so it can tell no
//! more than they do.

use serde::Serialize;

use crate::message::{HasMessage, Message};
use crate::rule::RuleId;
use crate::sink::LoggedEvent;

/// Composes the log of one observer.
pub trait Story<E>: Clone + Default + Send + Sync + 'static {
    /// Reads the observer's next event and writes what it changes in the log.
    ///
    /// An event that writes nothing belongs to the last line.
    fn read(&mut self, event: &E, writer: &mut LineWriter);
}

/// What kind of line it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// Opens a chapter, for example a round or a turn.
    Heading,
    Line,
}

/// The new text of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// The number of the line: the number of the event that opened it. Lines are sorted by it.
    pub line: usize,
    pub kind: LineKind,
    /// The rule of the event that wrote the text.
    pub rule: RuleId,
    pub message: Message,
}

/// What one event changes in the log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct LogChange {
    /// The number of the line that the event belongs to.
    pub line: usize,
    /// The lines that get a new text, in the order of writing.
    pub lines: Vec<LogLine>,
}

/// Receives what a story writes for one event.
pub struct LineWriter {
    number: usize,
    rule: RuleId,
    last_line: usize,
    /// Whether texts are needed. If not, only the story's state changes.
    composes_texts: bool,
    change: LogChange,
}

impl LineWriter {
    /// Returns the number of the event that is being read. It is also the number of the line that the event opens.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Returns the rule of the event that is being read.
    pub fn rule(&self) -> RuleId {
        self.rule
    }

    /// Returns the number of the last line so far.
    pub fn last_line(&self) -> usize {
        self.last_line
    }

    /// Opens a line with this event.
    pub fn line(&mut self, message: impl FnOnce() -> Message) {
        self.write(self.number, LineKind::Line, message);
    }

    /// Opens a chapter with this event.
    pub fn heading(&mut self, message: impl FnOnce() -> Message) {
        self.write(self.number, LineKind::Heading, message);
    }

    /// Writes the text of an earlier line, to which the event belongs.
    pub fn rewrite(&mut self, line: usize, message: impl FnOnce() -> Message) {
        self.write(line, LineKind::Line, message);
    }

    /// Writes the text of an earlier heading, to which the event belongs.
    pub fn rewrite_heading(&mut self, line: usize, message: impl FnOnce() -> Message) {
        self.write(line, LineKind::Heading, message);
    }

    /// Adds the event to a line without a new text.
    pub fn join(&mut self, line: usize) {
        self.change.line = line;
    }

    fn write(&mut self, line: usize, kind: LineKind, message: impl FnOnce() -> Message) {
        self.change.line = line;
        self.last_line = self.last_line.max(line);
        if self.composes_texts {
            self.change.lines.push(LogLine { line, kind, rule: self.rule, message: message() });
        }
    }
}

/// Events that share a line as long as they have the same key.
#[derive(Clone, Debug)]
pub struct Fold<K, T> {
    open: Option<OpenLine<K, T>>,
}

#[derive(Clone, Debug)]
struct OpenLine<K, T> {
    line: usize,
    key: K,
    items: Vec<T>,
}

impl<K, T> Default for Fold<K, T> {
    fn default() -> Fold<K, T> {
        Fold { open: None }
    }
}

impl<K: PartialEq, T> Fold<K, T> {
    /// Adds an item to the open line if that has this key, or to a new line. Returns the line and its items.
    pub fn add(&mut self, writer: &LineWriter, key: K, item: T) -> (usize, &[T]) {
        let kept = self.open.take().filter(|open| open.key == key);
        let open =
            self.open.insert(kept.unwrap_or(OpenLine { line: writer.number(), key, items: Vec::new() }));
        open.items.push(item);
        (open.line, &open.items)
    }

    /// Like [`Fold::add`], but continues a line only while it is the last one.
    pub fn add_last(&mut self, writer: &LineWriter, key: K, item: T) -> (usize, &[T]) {
        if self.open.as_ref().is_some_and(|open| open.line != writer.last_line()) {
            self.open = None;
        }
        self.add(writer, key, item)
    }

    /// Ends the open line: the next item opens another.
    pub fn end(&mut self) {
        self.open = None;
    }
}

/// A story and how far it has been read.
#[derive(Clone, Debug, Default)]
pub struct StoryReader<S> {
    story: S,
    events: usize,
    /// The line that the last event belongs to.
    line: usize,
    /// The last line with a text.
    last_line: usize,
}

impl<S> StoryReader<S> {
    /// Returns how many events have been read.
    pub fn events(&self) -> usize {
        self.events
    }

    /// Reads the next event and returns what it changes in the log.
    pub fn read<E>(&mut self, event: &LoggedEvent<E>) -> LogChange
    where
        S: Story<E>,
    {
        self.advance(event, true)
    }

    /// Reads the next event without composing texts.
    pub fn skip<E>(&mut self, event: &LoggedEvent<E>)
    where
        S: Story<E>,
    {
        self.advance(event, false);
    }

    fn advance<E>(&mut self, event: &LoggedEvent<E>, composes_texts: bool) -> LogChange
    where
        S: Story<E>,
    {
        self.events += 1;
        let change = LogChange { line: self.line, lines: Vec::new() };
        let last_line = self.last_line;
        let mut writer =
            LineWriter { number: self.events, rule: event.rule, last_line, composes_texts, change };
        self.story.read(&event.event, &mut writer);
        (self.line, self.last_line) = (writer.change.line, writer.last_line);
        writer.change
    }
}

/// A story that gives every event its own line, for games with few events.
#[derive(Clone, Copy, Debug, Default)]
pub struct LinePerEvent;

impl<E: HasMessage> Story<E> for LinePerEvent {
    fn read(&mut self, event: &E, writer: &mut LineWriter) {
        writer.line(|| event.message());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Rolled {
        dice: u8,
    }

    /// Adds up dice in one line. A roll of 0 ends the line.
    #[derive(Clone, Debug, Default)]
    struct Sum {
        line: Option<usize>,
        total: u8,
    }

    impl Story<Rolled> for Sum {
        fn read(&mut self, event: &Rolled, writer: &mut LineWriter) {
            if event.dice == 0 {
                self.line = None;
                return;
            }
            self.total += event.dice;
            let line = *self.line.get_or_insert(writer.number());
            writer.rewrite(line, || Message::new("sum").with("total", self.total));
        }
    }

    fn rolled(dice: u8) -> LoggedEvent<Rolled> {
        LoggedEvent { rule: RuleId::new('T', 1), event: Rolled { dice } }
    }

    fn changes(reader: &mut StoryReader<Sum>, dice: &[u8]) -> Vec<(usize, Vec<(usize, Message)>)> {
        let changes = dice.iter().map(|&dice| reader.read(&rolled(dice)));
        let texts = |change: LogChange| {
            (change.line, change.lines.into_iter().map(|line| (line.line, line.message)).collect())
        };
        changes.map(texts).collect()
    }

    fn sum(total: u8) -> Message {
        Message::new("sum").with("total", total)
    }

    #[test]
    fn events_can_share_a_line() {
        let mut reader = StoryReader::default();
        assert_eq!(
            changes(&mut reader, &[2, 3, 0, 1]),
            [(1, vec![(1, sum(2))]), (1, vec![(1, sum(5))]), (1, vec![]), (4, vec![(4, sum(6))])]
        );
    }

    #[test]
    fn skipped_events_count() {
        let mut reader = StoryReader::default();
        reader.skip(&rolled(2));
        assert_eq!(changes(&mut reader, &[3]), [(1, vec![(1, sum(5))])]);
    }
}
