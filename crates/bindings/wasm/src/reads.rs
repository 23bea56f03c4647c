//! Requests that only read. They are answered as the server's HTTP API answers them.

use answers::{
    Archive, Perspective, beliefs_shown, events_page, fairness_shown, find_puzzle, game_shown, lesson_shown,
    outline_page, puzzle_list, puzzle_shown, puzzle_solution, replay_page,
};
use catalog::Need;
use room::Stage;
use room::ids::RoomId;
use room::protocol::RoomSummary;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::answer::{Answer, to_json};
use crate::files;
use crate::local_room::LocalRoom;
use crate::opening::find_game;
use crate::problem::Problem;
use crate::request::Request;

/// The most frames and steps of one answer.
const MOST_FRAMES: usize = 200;
const MOST_STEPS: usize = 1_000;

/// How many events one answer has.
const EVENTS: usize = 50;

/// What is read of no room.
pub(crate) fn read(asked: &Request) -> Answer {
    match asked {
        Request::Games => to_json(&catalog::GAMES.iter().map(game_shown).collect::<Vec<_>>()),
        Request::Lesson { game, chapter } => to_json(&lesson_shown(find_game(game)?, chapter.clone())?),
        Request::Puzzles | Request::Puzzle { .. } | Request::Answer { .. } => read_puzzles(asked),
        _ => Err(Problem::bad("name a room")),
    }
}

fn read_puzzles(asked: &Request) -> Answer {
    catalog::GAMES.iter().try_for_each(|game| files::check(game, Need::Puzzles))?;
    match asked {
        Request::Puzzle { id } => to_json(&puzzle_shown(find_puzzle(id)?)?),
        Request::Answer { id, choice } => to_json(&puzzle_solution(&find_puzzle(id)?.1, *choice)?),
        _ => to_json(&puzzle_list()),
    }
}

/// What is read of a room.
pub(crate) fn read_of_room(asked: &Request, room: &LocalRoom, archive: &Archive) -> Answer {
    let (player, own) = (Some(room.player()), archive.room.observer(Some(room.player())));
    let perspective = |name: &Option<String>| archive.perspective(player, name.as_deref());
    match asked {
        Request::Record { .. } => RawValue::from_string(record(room, archive)?)
            .map_err(|_| Problem::Internal { what: "a record is not JSON" }),
        Request::Fairness { .. } => to_json(&fairness_shown(archive)),
        Request::Events { before, .. } => {
            let page =
                archive.position(Perspective::Of(own), |table| events_page(table, own, *before, EVENTS))?;
            to_json(&page)
        }
        Request::Outline { seen_by, from, .. } => {
            let range = *from..from.saturating_add(MOST_STEPS);
            to_json(&outline_page(archive, player, perspective(seen_by)?, &range)?)
        }
        Request::Replay { seen_by, from, count, .. } => {
            let range = *from..from.saturating_add((*count).clamp(1, MOST_FRAMES));
            to_json(&replay_page(archive, perspective(seen_by)?, &range)?)
        }
        Request::Beliefs { seat, entry, .. } => {
            files::check(archive.room.game(), Need::Bots)?;
            to_json(&beliefs_shown(archive, *seat, *entry)?)
        }
        Request::Listing { .. } => to_json(&Listing::of(room)),
        _ => read(asked),
    }
}

/// The record, also that of a running match: the page has its whole log, so the record tells nothing new.
fn record(room: &LocalRoom, archive: &Archive) -> Result<String, Problem> {
    match room.room().table().filter(|_| *room.room().stage() == Stage::Playing) {
        Some(table) => Ok(table.save()?),
        None => Ok(archive.record()?),
    }
}

/// A room as lists show it.
#[derive(Serialize)]
struct Listing<'a> {
    room: &'a RoomId,
    game: &'a str,
    stage: &'static str,
    created_ms: i64,
    active_ms: i64,
    summary: RoomSummary,
}

impl Listing<'_> {
    fn of(local: &LocalRoom) -> Listing<'_> {
        let room = local.room();
        let stage = match room.stage() {
            Stage::Open => "open",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed { .. } => "closed",
        };
        let created_ms = local.log().first().map_or(0, |entry| entry.at_ms);
        let active_ms = room.active_ms().max(created_ms);
        Listing {
            room: room.id(),
            game: room.game().key(),
            stage,
            created_ms,
            active_ms,
            summary: room.summary(),
        }
    }
}
