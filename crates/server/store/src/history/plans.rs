//! The plans of the queries: each reads the history by an index.

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};
use test_servers::{Durability, Postgres};

use super::{
    AGAINST, CURVE, HISTORY, PUBLIC_AGAINST, PUBLIC_HISTORY, PUBLIC_STATISTICS, PUBLIC_WINDOW_END,
    STATISTICS, WINDOW_END,
};
use crate::location::StoreOptions;
use crate::store::Store;

/// Each query with its index and how many parameters it has.
const QUERIES: &[(&str, &str, usize)] = &[
    (HISTORY, "history_by_player", 9),
    (PUBLIC_HISTORY, "history_of_listed", 9),
    (WINDOW_END, "history_by_player", 4),
    (PUBLIC_WINDOW_END, "history_of_listed", 4),
    (STATISTICS, "history_by_player", 3),
    (PUBLIC_STATISTICS, "history_of_listed", 3),
    (CURVE, "history_of_ratings", 6),
    (AGAINST, "history_by_player", 4),
    (PUBLIC_AGAINST, "history_of_listed", 4),
];

async fn plan(connection: &mut AnyConnection, explain: &str, column: usize) -> Vec<String> {
    let rows = connection.fetch_all(sqlx::raw_sql(AssertSqlSafe(explain.to_owned()))).await.unwrap();
    rows.iter().map(|row| row.try_get(column).unwrap()).collect()
}

#[tokio::test]
async fn sqlite_reads_the_history_by_its_indexes() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("store.db").display());
    Store::open(&url, StoreOptions::default()).await.unwrap();
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    for (query, index, _) in QUERIES {
        let lines = plan(&mut connection, &format!("EXPLAIN QUERY PLAN {query}"), 3).await;
        let expected = |line: &String| {
            line.starts_with("SEARCH history") && line.contains(&format!("INDEX {index} (player=?"))
        };
        assert!(lines.iter().any(expected), "{query}\n{lines:#?}");
        let scans = lines.iter().filter(|line| line.starts_with("SCAN") && !line.contains("latest"));
        assert_eq!(scans.filter(|line| !line.contains("own")).count(), 0, "{query}\n{lines:#?}");
    }
}

#[tokio::test]
async fn postgres_reads_the_history_by_its_indexes() {
    let server = Postgres::start_with(Durability::Unsynced).unwrap();
    Store::open(&server.url(), StoreOptions::default()).await.unwrap();
    let mut connection = AnyConnection::connect(&server.url()).await.unwrap();
    // The tables are empty. Without these, the planner reads them as a whole.
    connection.execute("SET enable_seqscan = off; SET enable_bitmapscan = off").await.unwrap();
    for (number, (query, index, parameters)) in QUERIES.iter().enumerate() {
        let name = format!("plan{number}");
        let values = vec!["NULL"; *parameters].join(", ");
        connection.execute(sqlx::raw_sql(AssertSqlSafe(format!("PREPARE {name} AS {query}")))).await.unwrap();
        connection.execute("SET plan_cache_mode = force_generic_plan").await.unwrap();
        let lines = plan(&mut connection, &format!("EXPLAIN EXECUTE {name} ({values})"), 0).await;
        assert!(lines.iter().any(|line| line.contains(index)), "{query}\n{lines:#?}");
        assert!(!lines.iter().any(|line| line.contains("Seq Scan on history")), "{query}\n{lines:#?}");
    }
}
