//! The state of the server.

use server::administration::{self, NodeShown, RoomCounts};

use super::place::Place;
use crate::console::Console;
use crate::error::CliError;
use crate::hosting::store_args::StoreArgs;

/// Show nodes, storage, load and what waits for an admin
#[derive(clap::Args)]
pub(super) struct Overview {
    #[command(flatten)]
    store_args: StoreArgs,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

impl Overview {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.store_args).await?;
        let rooms = RoomCounts::read(&place.store).await?;
        let overview = administration::Overview::read(&place.store, rooms).await?;
        place.store.close().await;
        let mut console = Console::standard();
        if self.json {
            return console.line(&serde_json::to_string(&overview)?);
        }
        lines(&overview).iter().try_for_each(|line| console.line(line))
    }
}

fn lines(overview: &administration::Overview) -> Vec<String> {
    let administration::Overview { store, schema, bytes, rooms, reports, problems, .. } = overview;
    let RoomCounts { open, playing, over, closed } = rooms;
    let admins: Vec<&str> = overview.admins.iter().map(|admin| admin.name.as_str()).collect();
    let mut lines = vec![
        format!("store: {store}, schema {schema}, {bytes} bytes"),
        format!("rooms: {open} open, {playing} playing, {over} over, {closed} closed"),
        format!("waiting: {reports} chat reports, {problems} problems"),
        format!("admins: {}", if admins.is_empty() { "none".to_owned() } else { admins.join(", ") }),
    ];
    lines.extend(overview.nodes.iter().map(node));
    if overview.nodes.is_empty() {
        lines.push("no server runs".to_owned());
    }
    if let Some(latest) = overview.load.last() {
        let (requests, answer) = (latest.requests, latest.answer_ms);
        lines.push(format!("load: {requests:.0} requests per minute, answered in {answer:.1} ms on average"));
    }
    lines
}

fn node(node: &NodeShown) -> String {
    let number = |figure: Option<i64>| figure.map_or_else(|| "?".to_owned(), |figure| figure.to_string());
    let version = node.version.as_deref().unwrap_or("unknown");
    let (people, rooms) = (number(node.people), number(node.rooms));
    let mebibytes = node.memory_bytes.map(|bytes| bytes / 1_048_576);
    format!(
        "node {}: version {version}, {people} people at tables, {rooms} open rooms, {} MiB",
        node.id,
        number(mebibytes)
    )
}
