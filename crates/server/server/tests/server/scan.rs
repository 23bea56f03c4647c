//! Reads every column of every table of a database, as the schema lists them.

use std::collections::BTreeSet;

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

/// The tables and columns that contain one of these texts, such as `players.name`.
pub(crate) async fn columns_with(url: &str, texts: &[String]) -> BTreeSet<String> {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.unwrap();
    let mut found = BTreeSet::new();
    let columns = columns(&mut connection, url).await;
    assert!(columns.len() > 100, "the schema has more columns than {}", columns.len());
    for (table, column) in columns {
        for text in texts {
            let text = text.replace('\'', "''");
            let count = format!("SELECT COUNT(*) FROM {table} WHERE CAST({column} AS TEXT) LIKE '%{text}%'");
            let row = sqlx::query(AssertSqlSafe(count)).fetch_one(&mut connection).await.unwrap();
            if row.get::<i64, _>(0) > 0 {
                found.insert(format!("{table}.{column}"));
            }
        }
    }
    connection.close().await.unwrap();
    found
}

async fn columns(connection: &mut AnyConnection, url: &str) -> Vec<(String, String)> {
    let columns = if url.starts_with("sqlite") {
        "SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns \
         WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'"
    } else {
        "SELECT columns.table_name::text, columns.column_name::text FROM information_schema.columns \
         JOIN information_schema.tables ON tables.table_name = columns.table_name \
            AND tables.table_schema = columns.table_schema \
         WHERE columns.table_schema = 'public' AND tables.table_type = 'BASE TABLE'"
    };
    let rows = sqlx::query(columns).fetch_all(connection).await.unwrap();
    rows.iter().map(|row| (row.get(0), row.get(1))).collect()
}
