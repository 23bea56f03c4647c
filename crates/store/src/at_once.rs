//! A batch for SQLite in one trip: its entries as values, and all else that it may hold as lists.
//!
//! A thread of its own runs each statement that is sent; going there and back costs more than most of these take. Entries are
//! by far the most of it, and a value that is bound costs a third of one that is looked up in a list of JSON.

use std::sync::OnceLock;

use crate::dialect::SQLITE;

/// The values of an entry: room, number, time, body, and what it depends on: node, epoch, and the first number of its append.
pub(crate) const VALUES: usize = 7;

/// Statements are made for 1, 2, 4 entries and so on, up to as many as SQLite can bind the values of.
const SIZES: usize = 13;

/// Texts for so many entries; those that a batch does not fill stay empty.
#[derive(Debug)]
pub(crate) struct Texts {
    /// How many entries it has room for.
    pub(crate) room: usize,
    /// The entries alone.
    pub(crate) append: String,
    /// A transaction from its beginning to its end. After the entries' values come its lists: leases
    /// `[[room, node, epoch], ...]` that must hold, and those of `insert_rooms`, `update_summaries`, `delete_players`,
    /// `insert_players` and `release_leases`.
    pub(crate) whole: String,
}

/// The texts of each size, made when they are first needed.
static TEXTS: [OnceLock<Texts>; SIZES] = [const { OnceLock::new() }; SIZES];

/// The shortest texts that have room for so many entries, if there are any.
pub(crate) fn texts_for(entries: usize) -> Option<&'static Texts> {
    let room = entries.max(1).checked_next_power_of_two()?;
    let texts = TEXTS.get(usize::try_from(room.ilog2()).ok()?)?;
    Some(texts.get_or_init(|| Texts { room, append: append("INSERT", room), whole: whole(room) }))
}

/// All of the entries or none: where a lease does not hold, or the first entry of an append does not follow the room's last
/// one, there is no number, and a row without a number is refused.
fn append(insert: &str, entries: usize) -> String {
    let values = format!("({})", ["?"; VALUES].join(", "));
    let rows = vec![values; entries].join(", ");
    format!(
        "{insert} INTO entries (room, number, at_ms, body) \
        SELECT asked.column1, \
            CASE WHEN EXISTS (SELECT 1 FROM rooms WHERE rooms.id = asked.column1 \
                    AND rooms.node = asked.column5 AND rooms.epoch = asked.column6) \
                AND asked.column7 = 1 + COALESCE((SELECT MAX(number) FROM entries AS before \
                    WHERE before.room = asked.column1), 0) \
            THEN asked.column2 END, \
            asked.column3, asked.column4 \
        FROM (VALUES {rows}) AS asked WHERE asked.column1 IS NOT NULL"
    )
}

/// A transaction that fails is undone as a whole, so no statement of it needs to be undone alone: that is what `OR FAIL`
/// says, and it saves a copy of every page that is touched.
fn whole(entries: usize) -> String {
    let first = entries * VALUES + 1;
    let list = |place: usize, statement: &str| statement.replace("$1", &format!("${}", first + place));
    let statements = [
        list(0, HELD),
        list(1, SQLITE.insert_rooms),
        append("INSERT OR FAIL", entries),
        list(2, SQLITE.update_summaries),
        list(3, SQLITE.delete_players),
        list(4, SQLITE.insert_players),
        list(5, SQLITE.release_leases),
    ];
    format!("{}; {}; DELETE FROM held; COMMIT", SQLITE.begin, statements.join("; "))
}

/// Refuses a lease that does not hold, as a row without a value.
const HELD: &str = "INSERT INTO held (lease) SELECT CASE WHEN EXISTS (SELECT 1 FROM rooms \
        WHERE rooms.id = value ->> 0 AND rooms.node = value ->> 1 AND rooms.epoch = value ->> 2) \
    THEN 1 END FROM json_each($1)";
