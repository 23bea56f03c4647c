//! A bus over core NATS.

use std::time::Duration;

use async_nats::{Client, ConnectOptions};
use futures_util::StreamExt;
use room::ids::NodeId;
use tokio::sync::mpsc;

use super::{BusError, Delivery, QUEUE, Reply};

/// Timeout for the connection to NATS.
const TIMEOUT: Duration = Duration::from_secs(5);

pub(super) async fn connect(url: &str) -> Result<Client, BusError> {
    let options = ConnectOptions::new().name("antorcha").connection_timeout(TIMEOUT);
    options.connect(url).await.map_err(|error| unreachable(url, &error.to_string()))
}

pub(super) async fn send(client: &Client, node: &NodeId, body: Vec<u8>) -> Result<(), BusError> {
    client.publish(subject(node), body.into()).await.map_err(|_| BusError::NoAnswer)
}

pub(super) async fn request(
    client: &Client,
    node: &NodeId,
    body: Vec<u8>,
    wait: Duration,
) -> Result<Vec<u8>, BusError> {
    let answer = tokio::time::timeout(wait, client.request(subject(node), body.into())).await;
    let message = answer.ok().and_then(Result::ok).ok_or(BusError::NoAnswer)?;
    Ok(message.payload.to_vec())
}

pub(super) async fn listen(client: Client, node: &NodeId) -> Result<mpsc::Receiver<Delivery>, BusError> {
    let subscribed = client.subscribe(subject(node)).await;
    let mut messages = subscribed.map_err(|error| unreachable("this address", &error.to_string()))?;
    let (sender, receiver) = mpsc::channel(QUEUE);
    tokio::spawn(async move {
        while let Some(message) = messages.next().await {
            let reply = message.reply.map(|subject| Reply::Nats(client.clone(), subject));
            if sender.send(Delivery { body: message.payload.to_vec(), reply }).await.is_err() {
                break;
            }
        }
    });
    Ok(receiver)
}

pub(super) async fn ping(client: &Client) -> Result<(), BusError> {
    let flushed = tokio::time::timeout(TIMEOUT, client.flush()).await;
    flushed.ok().and_then(Result::ok).ok_or(BusError::NoAnswer)
}

fn subject(node: &NodeId) -> String {
    format!("antorcha.node.{node}")
}

/// Removes the user and password from the address.
fn unreachable(url: &str, problem: &str) -> BusError {
    let (scheme, rest) = url.split_once("://").unwrap_or(("nats", url));
    let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
    BusError::Unreachable { url: format!("{scheme}://{host}"), problem: problem.to_owned() }
}
