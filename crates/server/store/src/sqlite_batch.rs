//! The SQL text that writes a whole batch to SQLite at once: entries as bound values, everything else as JSON lists.
//!
//! sqlx runs SQLite statements on another thread, and switching threads costs more than most statements. Most rows of a
//! batch are entries, and a bound value costs a third of a value in a JSON list.

use std::sync::OnceLock;

use crate::dialect::SQLITE;

/// The number of bound values of an entry: room, number, time, body, node, epoch, and the first number of its append.
pub(crate) const VALUES: usize = 7;

/// There are statements for 1, 2, 3, 4, 6, 8, 12, 16 entries and so on, up to the number of values that SQLite can bind.
const SIZES: usize = 24;

/// SQL for a number of entries. The values of missing entries are bound to `NULL`.
#[derive(Debug)]
pub(crate) struct BatchSql {
    /// The maximum number of entries.
    pub(crate) capacity: usize,
    /// Inserts only entries.
    pub(crate) append: String,
    /// A complete transaction. Its parameters are the values of the entries, then JSON lists: leases
    /// `[[room, node, epoch], ...]` that must be valid, and the lists of `insert_rooms`, `update_summaries`,
    /// `delete_players`, `insert_players` and `release_leases`.
    pub(crate) transaction: String,
}

/// The SQL of each size, created at first use.
static TEXTS: [OnceLock<BatchSql>; SIZES] = [const { OnceLock::new() }; SIZES];

/// Returns the smallest SQL with enough capacity. Returns `None` if there are too many entries for one statement.
pub(crate) fn sql_for(entries: usize) -> Option<&'static BatchSql> {
    let (location, capacity) = size_for(entries)?;
    let batch_sql = TEXTS.get(location)?;
    Some(batch_sql.get_or_init(|| BatchSql {
        capacity,
        append: append("INSERT", capacity),
        transaction: transaction(capacity),
    }))
}

/// Returns the index and the capacity of the smallest size with enough capacity. A capacity is a power of two, or three
/// quarters of one.
fn size_for(entries: usize) -> Option<(usize, usize)> {
    let transaction = entries.max(1).checked_next_power_of_two()?;
    let location = 2 * usize::try_from(transaction.ilog2()).ok()?;
    let less = transaction / 4 * 3;
    if entries <= less {
        Some((location.checked_sub(2)?, less))
    } else {
        Some((location.saturating_sub(1), transaction))
    }
}

/// Inserts all entries or none. If a lease is not valid, or the first entry of an append does not follow the last entry of
/// the room, the number is `NULL`, which the table refuses.
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

/// `OR FAIL` skips the rollback of a single statement and so saves copying every changed page. That is safe here, because
/// a failed transaction is rolled back as a whole.
fn transaction(entries: usize) -> String {
    let first = entries * VALUES + 1;
    let list = |location: usize, statement: &str| statement.replace("$1", &format!("${}", first + location));
    let statements = [
        list(0, CHECK_LEASES),
        list(1, SQLITE.insert_rooms),
        append("INSERT OR FAIL", entries),
        list(2, SQLITE.update_summaries),
        list(3, SQLITE.delete_players),
        list(4, SQLITE.insert_players),
        list(5, SQLITE.release_leases),
    ];
    format!("{}; {}; DELETE FROM held; COMMIT", SQLITE.begin, statements.join("; "))
}

/// Refuses an invalid lease, because its row would be `NULL`.
const CHECK_LEASES: &str = "INSERT INTO held (lease) SELECT CASE WHEN EXISTS (SELECT 1 FROM rooms \
        WHERE rooms.id = value ->> 0 AND rooms.node = value ->> 1 AND rooms.epoch = value ->> 2) \
    THEN 1 END FROM json_each($1)";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_wastes_at_most_a_third() {
        let mut sizes = Vec::new();
        for entries in 1..=4_096 {
            let (location, capacity) = size_for(entries).unwrap();
            assert!(
                entries <= capacity && (entries < 3 || 2 * capacity < 3 * entries),
                "{entries} in {capacity}"
            );
            if sizes.last() != Some(&capacity) {
                sizes.push(capacity);
            }
            assert_eq!(location + 1, sizes.len(), "{entries}");
        }
        assert_eq!(sizes.len(), SIZES);
    }

    #[test]
    fn too_many_entries_have_no_size() {
        assert!(sql_for(4_097).is_none());
        assert!(sql_for(usize::MAX).is_none());
    }
}
