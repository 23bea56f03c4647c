//! Those who watch a room, and what each of them is sent.

use std::sync::Arc;

use game::{Observer, Seat, SeatSet, Turn};
use table::{AnyTable, Gist};

use super::lagging::Lagging;
use super::letter::{Ending, Outlet, Visitor};
use super::sheet::{put, text, written};
use crate::fault::Fault;
use crate::room::{Entry, Presence, Room, Stage, seat_of};
use crate::wire::{Cover, Guest, Line, Mark, Notice, RoomShown, UndoPrice, You};

/// How many of the latest events someone gets who has heard none; earlier ones are there on request.
const FRESH_TAIL: usize = 200;

/// Everyone who watches.
#[derive(Default)]
pub(super) struct Audience {
    watchers: Vec<Watcher>,
    /// What seats were asked when they were last told anything, and after which entry that was.
    asked: Vec<(Seat, String)>,
    asked_after: i64,
}

struct Watcher {
    visitor: Visitor,
    outlet: Outlet,
    observer: Observer,
    seen: Seen,
    chat: i64,
    silences: Silences,
}

/// By what it is known that someone has to be told anew who they are here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Silences {
    may_speak: bool,
    muted: usize,
    hushed: usize,
}

impl Silences {
    fn of(you: &You) -> Silences {
        Silences { may_speak: you.may_speak, muted: you.muted.len(), hushed: you.hushed.len() }
    }
}

/// How far someone has seen the match. Whatever an observer may know was told by an event, changes whose turn it is, or
/// changes what it is asked; where none of these moved, it has nothing to learn, not even that someone decided.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Seen {
    mark: Mark,
    turn: Option<Turn>,
    question: String,
}

impl Seen {
    fn of(take: u32, gist: Gist) -> Seen {
        let mark = Mark { take, number: gist.number };
        Seen { mark, turn: Some(gist.turn), question: gist.question }
    }
}

/// What there is to see: the room, the match, and the match as spectators see it if they are behind.
pub(super) struct Stagecraft<'a> {
    pub(super) room: &'a Room,
    pub(super) lagging: Option<&'a Lagging>,
    pub(super) presence: &'a Presence,
    pub(super) now_ms: i64,
}

/// What has changed and is to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct News {
    pub(super) in_match: bool,
    /// The clocks, the beginning or the end: what the match does to the room around it.
    pub(super) by_match: bool,
    pub(super) around: bool,
    pub(super) chat: bool,
    /// Who hears whom.
    pub(super) silences: bool,
    /// The match as those see it who are kept behind.
    pub(super) caught_up: bool,
}

impl News {
    /// Adds what an entry changes.
    pub(super) fn add(&mut self, entry: &Entry) {
        match entry {
            Entry::Began(_) | Entry::Decided(_) | Entry::Undone(_) => self.in_match = true,
            Entry::Said { .. } => self.chat = true,
            Entry::Muted { .. } | Entry::Hushed { .. } => self.silences = true,
            // Who was reminded is nobody else's business.
            Entry::Reminded { .. } => {}
            _ => self.around = true,
        }
    }

    /// What of it those are told who see the match as it is.
    fn at_once(self) -> News {
        News { around: self.around || self.by_match, ..self }
    }

    /// What of it those are told who are kept behind: nothing comes at the moment of a decision, which would tell them
    /// that there was one.
    fn later(self) -> News {
        News { in_match: self.caught_up, chat: self.caught_up, ..self }
    }
}

/// A notice that was written for one observer and fits all who are as far.
struct Written {
    observer: Observer,
    since: Mark,
    seen: Seen,
    text: Arc<str>,
}

impl<'a> Stagecraft<'a> {
    pub(super) fn table(&self, observer: Observer) -> Option<&dyn AnyTable> {
        match self.lagging {
            Some(lagging) if observer == Observer::Public => lagging.table(),
            _ => self.room.table(),
        }
    }

    fn mark(&self, observer: Observer) -> Mark {
        let of = |table: &dyn AnyTable| Mark { take: table.takes(), number: table.heard(observer) };
        self.table(observer).map(of).unwrap_or_default()
    }

    /// The room around the match. Spectators who are kept behind learn nothing from its clocks either.
    fn shown(&self, observer: Observer) -> RoomShown {
        let mut shown = self.room.shown(self.table(observer), self.presence, self.now_ms);
        if self.lagging.is_some() && observer == Observer::Public {
            shown.undo = None;
            shown.next = shown.next.filter(|_| self.over(observer));
            for seat in &mut shown.seats {
                seat.covered = seat.covered.filter(|cover| *cover != Cover::TimeOut);
                (seat.bank_ms, seat.asked_ms, seat.deadline_ms) = (None, None, None);
            }
        }
        shown
    }

    fn you(&self, watcher: &Watcher) -> You {
        self.room.you(watcher.visitor.player.as_ref(), watcher.observer, self.presence)
    }

    /// The lines of chat that someone has not read.
    fn unread(&self, watcher: &Watcher) -> Vec<&'a Line> {
        let until = match self.lagging {
            Some(lagging) if watcher.observer == Observer::Public => lagging.time_ms(self.now_ms),
            _ => i64::MAX,
        };
        let reader = watcher.visitor.player.as_ref();
        let over = self.over(watcher.observer);
        let chat = self.room.chat();
        chat.heard(watcher.chat, until, reader, watcher.observer, over).collect()
    }

    fn over(&self, observer: Observer) -> bool {
        self.table(observer).is_some_and(|table| table.is_over())
            || matches!(self.room.stage(), Stage::Closed { .. })
    }
}

impl Audience {
    /// Takes someone in, who is to be greeted next.
    pub(super) fn join(&mut self, room: &Room, visitor: Visitor, outlet: Outlet, chat_after: Option<i64>) {
        let observer = room.observer(visitor.player.as_ref());
        let (seen, chat, silences) = (Seen::default(), chat_after.unwrap_or(0), Silences::default());
        self.watchers.push(Watcher { visitor, outlet, observer, seen, chat, silences });
    }

    /// Welcomes someone who was taken in, after the mark they gave.
    pub(super) fn greet(&mut self, stage: &Stagecraft<'_>, outlet: u64, after: Option<Mark>) {
        let newcomer = self.watchers.iter_mut().find(|watcher| watcher.outlet.id == outlet);
        if newcomer.is_some_and(|watcher| !watcher.welcome(stage, after)) {
            self.leave(outlet);
        }
    }

    /// Lets someone go, and says who it was.
    pub(super) fn leave(&mut self, outlet: u64) -> Option<Visitor> {
        let place = self.watchers.iter().position(|watcher| watcher.outlet.id == outlet)?;
        Some(self.watchers.swap_remove(place).visitor)
    }

    /// Tells everyone what is new to them, and lets go of those who cannot be reached.
    pub(super) fn tell(&mut self, stage: &Stagecraft<'_>, news: News) {
        let mut written: Vec<Written> = Vec::new();
        let for_public = if stage.lagging.is_some() { news.later() } else { news.at_once() };
        let for_seats = news.at_once();
        let around = for_seats.around.then(|| room_notice(stage, Observer::Seat(Seat::FIRST)));
        let around_public = for_public.around.then(|| room_notice(stage, Observer::Public));
        self.watchers.retain_mut(|watcher| {
            if watcher.moved(stage) {
                return watcher.welcome(stage, None);
            }
            let is_public = watcher.observer == Observer::Public;
            let (news, around) = if is_public { (for_public, &around_public) } else { (for_seats, &around) };
            let reached = around.as_ref().is_none_or(|text| watcher.outlet.send(Arc::clone(text)));
            reached
                && (!news.in_match || watcher.update(stage, &mut written))
                && (!news.chat || watcher.chatter(stage))
                && (!news.silences || watcher.introduce(stage))
        });
        if !written.is_empty() {
            let question = |one: Written| Some((one.observer.seat()?, one.seen.question));
            self.asked = written.into_iter().filter_map(question).collect();
            self.asked_after = stage.room.number();
        }
    }

    /// Whether a seat was told just now that this is what it is asked. It saves the room from working that out again
    /// for the usual decision, which answers the latest question.
    pub(super) fn was_just_asked(&self, room: &Room, seat: Seat, question: &str) -> bool {
        let is_latest = self.asked_after == room.number();
        is_latest && self.asked.iter().any(|(asked, latest)| *asked == seat && latest == question)
    }

    /// Lets go of those who may not look on any more: the match has begun without them, or they have lost their seat.
    pub(super) fn clear_out(&mut self, room: &Room) {
        self.watchers.retain(|watcher| {
            let may_stay = room.may_watch(watcher.visitor.player.as_ref());
            if !may_stay {
                turn_away(&watcher.outlet);
            }
            may_stay
        });
    }

    /// Whether anyone is there who has no seat.
    pub(super) fn has_spectators(&self, room: &Room) -> bool {
        self.watchers.iter().any(|watcher| room.observer(watcher.visitor.player.as_ref()) == Observer::Public)
    }

    /// Sends something to one of them.
    pub(super) fn send(&mut self, outlet: u64, notice: &Notice<'_>) {
        let reached = match self.watchers.iter().find(|watcher| watcher.outlet.id == outlet) {
            Some(watcher) => watcher.outlet.send(text(notice)),
            None => return,
        };
        if !reached {
            self.leave(outlet);
        }
    }

    /// Shows one of them the position as it is now, whether it is new to them or not.
    pub(super) fn refresh(&mut self, stage: &Stagecraft<'_>, outlet: u64) {
        if let Some(watcher) = self.watchers.iter_mut().find(|watcher| watcher.outlet.id == outlet)
            && let Some(written) = watcher.write(stage)
        {
            watcher.show(&written);
        }
    }

    /// What this watcher observes.
    pub(super) fn observer(&self, outlet: u64) -> Option<Observer> {
        self.watchers.iter().find(|watcher| watcher.outlet.id == outlet).map(|watcher| watcher.observer)
    }

    /// The seats whose owners are there.
    pub(super) fn seats(&self, room: &Room) -> SeatSet {
        let players = self.watchers.iter().filter_map(|watcher| watcher.visitor.player.as_ref());
        players.filter_map(|player| seat_of(room.places(), player)).collect()
    }

    /// Those who look on and said who they are, each once.
    pub(super) fn spectators(&self, room: &Room) -> Vec<Guest> {
        let named = self.watchers.iter().filter(|watcher| watcher.observer == Observer::Public);
        let mut guests: Vec<Guest> = named
            .filter_map(|watcher| {
                let player = watcher.visitor.player.clone()?;
                seat_of(room.places(), &player)
                    .is_none()
                    .then(|| Guest { player, name: watcher.visitor.name.clone() })
            })
            .collect();
        guests.sort_by(|one, other| one.player.cmp(&other.player));
        guests.dedup_by(|one, other| one.player == other.player);
        guests
    }

    pub(super) fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }
}

impl Watcher {
    /// Whether they sat down or got up since they were last told anything.
    fn moved(&mut self, stage: &Stagecraft<'_>) -> bool {
        let observer = stage.room.observer(self.visitor.player.as_ref());
        std::mem::replace(&mut self.observer, observer) != observer
    }

    /// Sends all that is needed to sit down or to go on.
    fn welcome(&mut self, stage: &Stagecraft<'_>, after: Option<Mark>) -> bool {
        let here = stage.mark(self.observer);
        let known = after.filter(|after| after.take == here.take && after.number <= here.number);
        let since = known.map_or(here.number.saturating_sub(FRESH_TAIL), |known| known.number);
        let sight = stage.table(self.observer).map(|table| table.sight(self.observer, since));
        let shown = stage.shown(self.observer);
        let chat = stage.unread(self);
        let read = chat.last().map_or(self.chat, |line| line.number);
        let you = stage.you(self);
        self.silences = Silences::of(&you);
        let notice = Notice::Welcome {
            you,
            room: &shown,
            take: here.take,
            sight: sight.as_ref(),
            undo: stage.room.undo_price(self.observer),
            chat,
        };
        let text = text(&notice);
        self.seen = sight.map(|sight| Seen::of(here.take, sight.gist)).unwrap_or_default();
        self.chat = read;
        self.outlet.send(text)
    }

    /// Sends what happened in the match since they were last told, if anything did that they may know of. It is written
    /// once for all who are as far.
    fn update(&mut self, stage: &Stagecraft<'_>, written: &mut Vec<Written>) -> bool {
        let since = self.since(stage);
        let fits = |one: &&Written| one.observer == self.observer && one.since == since;
        if let Some(same) = written.iter().find(fits) {
            return same.seen == self.seen || self.show(same);
        }
        let Some(fresh) = self.write(stage) else { return true };
        let reached = fresh.seen == self.seen || self.show(&fresh);
        written.push(fresh);
        reached
    }

    /// From where on they are to be told: an undo makes void what they have heard.
    fn since(&self, stage: &Stagecraft<'_>) -> Mark {
        let take = stage.mark(self.observer).take;
        if self.seen.mark.take == take { self.seen.mark } else { Mark { take, number: 0 } }
    }

    fn write(&self, stage: &Stagecraft<'_>) -> Option<Written> {
        let (observer, since) = (self.observer, self.since(stage));
        let (table, undo) = (stage.table(observer)?, stage.room.undo_price(observer));
        let (gist, text) = update(table, observer, since, undo);
        Some(Written { observer, since, seen: Seen::of(since.take, gist), text })
    }

    fn show(&mut self, written: &Written) -> bool {
        self.seen.clone_from(&written.seen);
        self.outlet.send(Arc::clone(&written.text))
    }

    /// Tells them who they are here, if that has changed. The others have nothing to learn from it.
    fn introduce(&mut self, stage: &Stagecraft<'_>) -> bool {
        let you = stage.you(self);
        let silences = Silences::of(&you);
        let before = std::mem::replace(&mut self.silences, silences);
        before == silences || self.outlet.send(text(&Notice::You { you }))
    }

    fn chatter(&mut self, stage: &Stagecraft<'_>) -> bool {
        let lines = stage.unread(self);
        let Some(last) = lines.last().map(|line| line.number) else { return true };
        self.chat = last;
        self.outlet.send(text(&Notice::Chat { lines }))
    }
}

fn room_notice(stage: &Stagecraft<'_>, observer: Observer) -> Arc<str> {
    text(&Notice::Room { room: &stage.shown(observer) })
}

/// [`Notice::Update`] as it is sent. A decision is told so to everyone at the table, and the sight in it is by far the most
/// of it, so it is written where it belongs and not copied there.
fn update(
    table: &dyn AnyTable,
    observer: Observer,
    since: Mark,
    undo: Option<UndoPrice>,
) -> (Gist, Arc<str>) {
    written(|sheet| {
        sheet.extend_from_slice(br#"{"type":"update","take":"#);
        put(sheet, &since.take);
        sheet.extend_from_slice(br#","sight":"#);
        let gist = table.write_sight(sheet, observer, since.number);
        sheet.extend_from_slice(br#","undo":"#);
        put(sheet, &undo);
        sheet.push(b'}');
        gist
    })
}

/// Tells someone that looking on is not wanted here.
pub(super) fn turn_away(outlet: &Outlet) {
    outlet.send(text(&Notice::Error(Fault::NoSpectators.refused(None))));
    outlet.end(Ending::NotWelcome);
}

#[cfg(test)]
mod tests {
    use table::{Chance, Config};

    use super::*;

    fn check(undo: Option<UndoPrice>) {
        for game in catalog::GAMES {
            let table = (game.open)(Config::of(3), Chance::of_seed(7)).unwrap();
            let sight = table.sight(Observer::Seat(Seat::FIRST), 0);
            let told = text(&Notice::Update { take: 3, sight: &sight, undo });
            let since = Mark { take: 3, number: 0 };
            assert_eq!(update(&*table, Observer::Seat(Seat::FIRST), since, undo), (sight.gist, told));
        }
    }

    #[test]
    fn an_update_is_sent_as_its_type_says() {
        check(None);
        check(Some(UndoPrice::Free));
        check(Some(UndoPrice::Asks));
    }
}
