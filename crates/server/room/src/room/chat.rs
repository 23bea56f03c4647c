//! The chat of a room and who may read it.

use std::collections::{BTreeSet, VecDeque};

use game::Observer;

use crate::error::RoomError;
use crate::ids::PlayerId;
use crate::protocol::{Channel, ChatLine};
use crate::text::{is_blank, visible};

/// How many of the latest lines are kept in memory; earlier ones stay in the log.
const AT_HAND: usize = 200;

/// The most characters of a line.
const LONGEST: usize = 500;

/// How many players one player can mute, or the host for all.
pub(super) const MOST_MUTED: usize = 100;

/// The chat of a room.
#[derive(Debug, Default)]
pub struct Chat {
    lines: VecDeque<ChatLine>,
    /// The number of the last line. Chat has its own numbers: entry numbers would reveal how often someone decided
    /// secretly.
    said: i64,
    /// Everyone who has had a seat or written a line.
    insiders: BTreeSet<PlayerId>,
    muted: BTreeSet<(PlayerId, PlayerId)>,
    muted_by_host: BTreeSet<PlayerId>,
}

impl Chat {
    /// Adds a line. A removed one, which has no text, only keeps its number.
    pub(super) fn say(&mut self, at_ms: i64, player: PlayerId, name: String, channel: Channel, text: String) {
        if text.is_empty() {
            self.said += 1;
            return;
        }
        if self.lines.len() >= AT_HAND {
            self.lines.pop_front();
        }
        self.said += 1;
        self.insiders.insert(player.clone());
        self.lines.push_back(ChatLine { number: self.said, at_ms, player, name, channel, text });
    }

    /// Notes that this player has a seat.
    pub(super) fn admit(&mut self, player: &PlayerId) {
        self.insiders.insert(player.clone());
    }

    pub(super) fn mute(&mut self, by: PlayerId, player: PlayerId, muted: bool) {
        if muted {
            self.muted.insert((by, player));
        } else {
            self.muted.remove(&(by, player));
        }
    }

    pub(super) fn mute_for_all(&mut self, player: PlayerId, muted: bool) {
        if muted {
            self.muted_by_host.insert(player);
        } else {
            self.muted_by_host.remove(&player);
        }
    }

    /// Transfers lines and mutes of one player to another.
    pub(super) fn hand_over(&mut self, from: &PlayerId, to: &PlayerId) {
        let heir = |player: PlayerId| if player == *from { to.clone() } else { player };
        self.lines.iter_mut().filter(|line| line.player == *from).for_each(|line| line.player = to.clone());
        self.insiders = std::mem::take(&mut self.insiders).into_iter().map(heir).collect();
        let muted = std::mem::take(&mut self.muted);
        self.muted = muted.into_iter().map(|(by, player)| (heir(by), heir(player))).collect();
        self.muted_by_host = std::mem::take(&mut self.muted_by_host).into_iter().map(heir).collect();
    }

    pub fn may_speak(&self, player: &PlayerId) -> bool {
        !self.muted_by_host.contains(player)
    }

    /// The players whom this reader has muted.
    pub fn muted_by(&self, reader: &PlayerId) -> impl Iterator<Item = &PlayerId> {
        self.muted.iter().filter(move |(by, _)| by == reader).map(|(_, player)| player)
    }

    pub fn muted_by_host(&self) -> impl Iterator<Item = &PlayerId> {
        self.muted_by_host.iter()
    }

    /// The name of someone who spoke, if the line is still in memory.
    pub fn name_of(&self, speaker: &PlayerId) -> Option<&str> {
        self.lines.iter().rev().find(|line| line.player == *speaker).map(|line| line.name.as_str())
    }

    /// The lines after this number, up to this time, that a reader gets. Spectators read everything. Players do not
    /// read spectators while the match is running, so that nobody advises them. Once it is over, only those read it who
    /// had a seat or wrote a line: the link to a match may be passed on.
    pub fn visible_lines<'a>(
        &'a self,
        after: i64,
        until_ms: i64,
        reader: Option<&PlayerId>,
        observer: Observer,
        over: bool,
    ) -> impl Iterator<Item = &'a ChatLine> + use<'a> {
        let for_players = observer != Observer::Public && !over;
        let is_outsider = over && !reader.is_some_and(|reader| self.insiders.contains(reader));
        let reader = reader.cloned();
        self.lines.iter().filter(move |line| {
            line.number > after
                && !is_outsider
                && line.at_ms <= until_ms
                && !(for_players && line.channel == Channel::Spectators)
                && !reader
                    .as_ref()
                    .is_some_and(|reader| self.muted.contains(&(reader.clone(), line.player.clone())))
        })
    }

    /// Whether the line with this number is in memory.
    pub fn has(&self, number: i64) -> bool {
        self.lines.iter().any(|line| line.number == number)
    }
}

/// Checks a chat line and removes what nobody sees.
pub(super) fn line(text: &str) -> Result<String, RoomError> {
    checked("text", text, LONGEST)
}

/// Checks a reason, which may be empty.
pub(super) fn reason(text: &str) -> Result<String, RoomError> {
    if is_blank(text) { Ok(String::new()) } else { checked("reason", text, 200) }
}

fn checked(field: &'static str, text: &str, longest: usize) -> Result<String, RoomError> {
    let visible = visible(text);
    let text = visible.trim();
    if is_blank(text) || text.chars().count() > longest || text.chars().any(char::is_control) {
        let right = if longest == LONGEST {
            "use 1 to 500 characters without control characters"
        } else {
            "use at most 200 characters without control characters"
        };
        return Err(RoomError::BadText { field, right });
    }
    Ok(text.to_owned())
}
