//! A batch for SQLite in one trip: its entries as values, and all else that it may hold as lists.
//!
//! A thread of its own runs each statement that is sent; going there and back costs more than most of these take. Entries are
//! by far the most of it, and a value that is bound costs a third of one that is looked up in a list of JSON.

use std::sync::OnceLock;

use crate::dialect::SQLITE;

/// The values of an entry: room, number, time, body, and what it depends on: node, epoch, and the first number of its append.
pub(crate) const VALUES: usize = 7;

/// Statements are made for 1, 2, 3, 4, 6, 8, 12, 16 entries and so on, up to as many as SQLite can bind the values of.
const SIZES: usize = 24;

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
    let (place, room) = size_for(entries)?;
    let texts = TEXTS.get(place)?;
    Some(texts.get_or_init(|| Texts { room, append: append("INSERT", room), whole: whole(room) }))
}

/// The size that fits so many entries, by its place among all, and how many it has room for: a power of two, or
/// three quarters of one.
fn size_for(entries: usize) -> Option<(usize, usize)> {
    let whole = entries.max(1).checked_next_power_of_two()?;
    let place = 2 * usize::try_from(whole.ilog2()).ok()?;
    let less = whole / 4 * 3;
    if entries <= less { Some((place.checked_sub(2)?, less)) } else { Some((place.saturating_sub(1), whole)) }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_batch_has_a_size_that_fits_and_wastes_at_most_a_third() {
        let mut sizes = Vec::new();
        for entries in 1..=4_096 {
            let (place, room) = size_for(entries).unwrap();
            assert!(entries <= room && (entries < 3 || 2 * room < 3 * entries), "{entries} in {room}");
            if sizes.last() != Some(&room) {
                sizes.push(room);
            }
            assert_eq!(place + 1, sizes.len(), "{entries}");
        }
        assert_eq!(sizes.len(), SIZES);
    }

    #[test]
    fn what_cannot_be_bound_has_no_size() {
        assert!(texts_for(4_097).is_none());
        assert!(texts_for(usize::MAX).is_none());
    }
}
