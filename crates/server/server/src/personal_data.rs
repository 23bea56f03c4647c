//! A copy of everything that is stored about a person, as one JSON document. It is written while it is sent, because it can
//! contain thousands of matches, and with pauses, because live matches come first.

use std::collections::BTreeSet;
use std::time::Duration;

use room::ids::{PlayerId, RoomId};
use room::{ENTRIES_ABOUT_PEOPLE, OwnText, Redaction};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use store::{Cell, PersonalTable, RoomStage, Store};

use crate::app::App;
use crate::clock::now_ms;
use crate::error::ApiError;

/// The name and version of the document.
const FORMAT: &str = "antorcha-personal-data-1";

/// How many rooms are read at once, and how long the pause is after them.
const ROOMS: u32 = 200;
const BREATH: Duration = Duration::from_millis(20);

/// The first part of the document, up to the list of rooms, and the rooms.
pub(crate) struct PersonalData {
    pub(crate) head: String,
    pub(crate) rooms: BTreeSet<RoomId>,
    /// The person, and the guests who became this person.
    pub(crate) ids: BTreeSet<PlayerId>,
}

/// Finds everything about a person but what is in rooms.
pub(crate) async fn personal_data(app: &App, player: &PlayerId) -> Result<PersonalData, ApiError> {
    let ids = app.store.ids_of(player.as_str()).await?;
    let ids: BTreeSet<PlayerId> = ids.iter().filter_map(|id| PlayerId::parse(id)).collect();
    let (mut tables, mut rooms) = (Map::new(), BTreeSet::new());
    for id in &ids {
        for PersonalTable { name, rows } in app.store.personal_rows(id.as_str()).await? {
            let list = tables.entry(name).or_insert_with(|| json!([]));
            if let Value::Array(list) = list {
                list.extend(rows.into_iter().map(row));
            }
        }
        rooms.extend(rooms_of(&app.store, id).await?);
    }
    rooms.extend(rooms_written_in(app, &ids).await?);
    let tables = Value::Object(tables);
    let head = format!("{{\"format\":\"{FORMAT}\",\"made_ms\":{},\"tables\":{tables},\"rooms\":[", now_ms());
    Ok(PersonalData { head, rooms, ids })
}

fn row(cells: Vec<(String, Cell)>) -> Value {
    let value = |cell| match cell {
        Cell::Null => Value::Null,
        Cell::Number(number) => number.into(),
        Cell::Real(number) => number.into(),
        Cell::Text(text) => text.into(),
    };
    Value::Object(cells.into_iter().map(|(column, cell)| (column, value(cell))).collect())
}

async fn rooms_of(store: &Store, player: &PlayerId) -> Result<Vec<RoomId>, ApiError> {
    let rooms = store.rooms_with(player.as_str(), u32::MAX).await?;
    Ok(rooms.iter().filter_map(|room| RoomId::parse(room)).collect())
}

/// The rooms whose entries name these people, such as those in which they only chatted.
async fn rooms_written_in(app: &App, ids: &BTreeSet<PlayerId>) -> Result<BTreeSet<RoomId>, ApiError> {
    let (mut rooms, mut after) = (BTreeSet::new(), String::new());
    loop {
        let page = app.store.next_entries_like(&after, ROOMS, 0, ENTRIES_ABOUT_PEOPLE).await?;
        let Some(last) = page.last else { return Ok(rooms) };
        let names_them = |body: &str| ids.iter().any(|id| body.contains(id.as_str()));
        let named = page.entries.into_iter().filter(|(_, body)| names_them(body));
        rooms.extend(named.filter_map(|(room, _)| RoomId::parse(&room)));
        after = last;
        tokio::time::sleep(BREATH).await;
    }
}

/// What is stored about a person in a room: what they wrote, and the record of a match that has ended. `record` is empty while
/// something in the match is secret.
pub(crate) async fn room_data(
    app: &App,
    room: &RoomId,
    ids: &BTreeSet<PlayerId>,
    record: Option<String>,
) -> Result<Option<String>, ApiError> {
    let Some(row) = app.store.room(room.as_str()).await? else { return Ok(None) };
    let log = app.rooms.log(room, 0).await?;
    let texts = Redaction::of(ids).texts(&log);
    let text = |OwnText { at_ms, text }| json!({ "at_ms": at_ms, "text": text });
    let head = json!({
        "room": row.id,
        "game": row.game,
        "stage": row.stage.as_str(),
        "created_ms": row.created_ms,
        "active_ms": row.active_ms,
        "written": texts.into_iter().map(text).collect::<Vec<_>>(),
    });
    let record = record.and_then(|record| RawValue::from_string(record).ok());
    let record = record.as_ref().map_or("null", |record| record.get());
    let head = head.to_string();
    Ok(Some(format!("{},\"record\":{record}}}", head.trim_end_matches('}'))))
}

/// Whether a room can have a record.
pub(crate) async fn has_ended(app: &App, room: &RoomId) -> Result<bool, ApiError> {
    let row = app.store.room(room.as_str()).await?;
    Ok(row.is_some_and(|row| matches!(row.stage, RoomStage::Over | RoomStage::Closed)))
}
