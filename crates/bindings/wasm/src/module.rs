//! Answers the requests of a page.

use std::collections::BTreeMap;

use room::Entry;
use room::ids::RoomId;
use serde::Serialize;

use crate::answer::{Answer, to_json};
use crate::buffers::Buffers;
use crate::files;
use crate::local_room::LocalRoom;
use crate::opening::{Opening, opening};
use crate::play::play;
use crate::problem::Problem;
use crate::reads::{read, read_of_room};
use crate::request::{Create, Request};
use crate::reviews::LocalReview;

/// The open rooms of a page.
#[derive(Default)]
pub struct Module {
    rooms: BTreeMap<RoomId, LocalRoom>,
    /// Reviews that are not ready yet, and those that are.
    reviews: BTreeMap<RoomId, LocalReview>,
}

impl Module {
    /// Answers a request that is in shared memory.
    pub fn answer_in(&mut self, buffers: &Buffers, address: usize, length: usize) -> Vec<u8> {
        let missing = || Problem::bad("the request is not in memory that `allocate` reserved");
        let text = buffers.read(address, length).ok_or_else(missing);
        let answer = text.and_then(|text| self.read_and_answer(text, buffers));
        encode(answer)
    }

    /// Answers a request.
    pub fn answer(&mut self, request: &str) -> String {
        let answer = encode(self.read_and_answer(request.as_bytes(), &Buffers::default()));
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn read_and_answer(&mut self, text: &[u8], buffers: &Buffers) -> Answer {
        // Everything is read from `str`: readers of bytes would be in the module a second time.
        let text = std::str::from_utf8(text).map_err(Problem::bad)?;
        match serde_json::from_str(text).map_err(Problem::bad)? {
            Request::Give { file, ptr, len } => {
                let bytes = buffers.read(ptr, len);
                let bytes = bytes
                    .ok_or_else(|| Problem::bad("the file is not in memory that `allocate` reserved"))?;
                files::give(&file, bytes)?;
                to_json(&Nothing {})
            }
            request => self.run(request),
        }
    }

    fn run(&mut self, request: Request) -> Answer {
        match request {
            Request::Version => to_json(&Version::of_this_program()),
            Request::Create(asked) => self.create(&asked),
            Request::Open { room, player, entries } => {
                let opened = LocalRoom::load(&room, player, entries)?;
                self.rooms.insert(room, opened);
                to_json(&Nothing {})
            }
            Request::Close { room } => {
                self.rooms.remove(&room);
                self.reviews.remove(&room);
                to_json(&Nothing {})
            }
            Request::Message { room, message, now_ms } => {
                to_json(&self.room_mut(&room)?.message(message, now_ms)?)
            }
            Request::Think { room, now_ms } => to_json(&self.room_mut(&room)?.think(now_ms)?),
            Request::Play(asked) => play(asked),
            Request::Give { .. } => Err(Problem::bad("the file is not in shared memory")),
            Request::Review { room } => self.review(&room),
            asked => match asked.room() {
                Some(id) => {
                    let room = self.room_mut(id)?;
                    let archive = room.archive()?;
                    read_of_room(&asked, room, &archive)
                }
                None => read(&asked),
            },
        }
    }

    fn review(&mut self, id: &RoomId) -> Answer {
        self.room_mut(id)?.check_review_files()?;
        if !self.reviews.contains_key(id) {
            let begun = LocalReview::begin(&self.room_mut(id)?.archive()?)?;
            self.reviews.insert(id.clone(), begun);
        }
        let review = self.reviews.get_mut(id).ok_or(Problem::Internal { what: "a review is lost" })?;
        review.advance()
    }

    fn create(&mut self, asked: &Create) -> Answer {
        let id = asked.room.clone().unwrap_or_else(|| RoomId::draw_at(asked.now_ms));
        if self.rooms.contains_key(&id) {
            return Err(Problem::AlreadyOpen { room: id.to_string() });
        }
        let continued = self.continued(asked)?;
        let Opening { entries, commands } = opening(asked, continued)?;
        let (player, name) = (asked.player.clone(), asked.name.clone());
        let mut room = LocalRoom::create(&id, player, name, entries, asked.now_ms)?;
        room.begin(commands, asked.now_ms)?;
        let answer = to_json(&Created { room: &id, entries: room.log() })?;
        self.rooms.insert(id, room);
        Ok(answer)
    }

    /// The entry that makes a match start from a position of another one, which is open.
    fn continued(&mut self, asked: &Create) -> Result<Option<Entry>, Problem> {
        let Some(settings) = &asked.proposal else { return Ok(None) };
        let Some(position) = &settings.origin else { return Ok(None) };
        let archive = self.room_mut(&position.room)?.archive()?;
        Ok(Some(archive.entry_for(position, settings, &asked.player)?))
    }

    fn room_mut(&mut self, id: &RoomId) -> Result<&mut LocalRoom, Problem> {
        self.rooms.get_mut(id).ok_or_else(|| Problem::NotOpen { room: id.to_string() })
    }
}

#[derive(Serialize)]
struct Nothing {}

#[derive(Serialize)]
struct Created<'a> {
    room: &'a RoomId,
    entries: &'a [room::LogEntry],
}

#[derive(Serialize)]
struct Version {
    /// The rules version of each game.
    rules: BTreeMap<&'static str, u32>,
    /// The format of records.
    format: &'static str,
}

impl Version {
    fn of_this_program() -> Version {
        let rules = catalog::GAMES.iter().map(|game| (game.key(), (game.manifest)().rules_version));
        Version { rules: rules.collect(), format: table::FORMAT }
    }
}

/// `{"ok":…}`, `{"error":…}`, or the name of a file that must be given first: `{"needs":…}`.
fn encode(answer: Answer) -> Vec<u8> {
    let (name, body) = match answer {
        Ok(body) => ("ok", String::from(Box::<str>::from(body))),
        Err(Problem::FileMissing { file }) => ("needs", serde_json::to_string(file).unwrap_or_default()),
        Err(problem) => ("error", serde_json::to_string(&problem.message()).unwrap_or_default()),
    };
    format!("{{\"{name}\":{body}}}").into_bytes()
}
