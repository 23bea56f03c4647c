//! A bus over core NATS. Every message carries an authentication code, because others may reach the NATS server.

use std::time::Duration;

use async_nats::{Client, ConnectOptions, ServerAddr};
use futures_util::StreamExt;
use percent_encoding::percent_decode_str;
use room::ids::NodeId;
use tokio::sync::mpsc;

use super::cluster_key::{ClusterKey, Tag};
use super::delivery::{BusError, Delivery, NatsReply, QUEUE, Reply};

/// Timeout for the connection to NATS.
const TIMEOUT: Duration = Duration::from_secs(5);

#[derive(Clone)]
pub struct NatsBus {
    client: Client,
    key: ClusterKey,
}

impl NatsBus {
    pub(super) async fn connect(url: &str, key: ClusterKey) -> Result<NatsBus, BusError> {
        let address: ServerAddr =
            url.parse().map_err(|error: std::io::Error| unreachable(url, &error.to_string()))?;
        let options = credentials(&address).name("antorcha").connection_timeout(TIMEOUT);
        let client = options.connect(address).await.map_err(|error| unreachable(url, &error.to_string()))?;
        Ok(NatsBus { client, key })
    }

    pub(super) async fn send(&self, node: &NodeId, body: &[u8]) -> Result<(), BusError> {
        let (sealed, _) = self.key.seal(node.as_str().as_bytes(), body);
        self.client.publish(subject(node), sealed.into()).await.map_err(|_| BusError::NoAnswer)
    }

    pub(super) async fn request(
        &self,
        node: &NodeId,
        body: &[u8],
        wait: Duration,
    ) -> Result<Vec<u8>, BusError> {
        let (sealed, tag) = self.key.seal(node.as_str().as_bytes(), body);
        let answer = tokio::time::timeout(wait, self.client.request(subject(node), sealed.into())).await;
        let message = answer.ok().and_then(Result::ok).ok_or(BusError::NoAnswer)?;
        self.open(&tag, &message.payload).map(|(answer, _)| answer).ok_or(BusError::NoAnswer)
    }

    pub(super) async fn listen(&self, node: &NodeId) -> Result<mpsc::Receiver<Delivery>, BusError> {
        let subscribed = self.client.subscribe(subject(node)).await;
        let mut messages = subscribed.map_err(|error| unreachable("this address", &error.to_string()))?;
        let (sender, receiver) = mpsc::channel(QUEUE);
        let (bus, node) = (self.clone(), node.clone());
        tokio::spawn(async move {
            while let Some(message) = messages.next().await {
                let Some((body, request)) = bus.open(node.as_str().as_bytes(), &message.payload) else {
                    continue;
                };
                let (client, key) = (bus.client.clone(), bus.key.clone());
                let reply = |subject| Reply::Nats(Box::new(NatsReply { client, key, subject, request }));
                let reply = message.reply.map(reply);
                if sender.send(Delivery { body, reply }).await.is_err() {
                    break;
                }
            }
        });
        Ok(receiver)
    }

    pub(super) async fn ping(&self) -> Result<(), BusError> {
        let flushed = tokio::time::timeout(TIMEOUT, self.client.flush()).await;
        flushed.ok().and_then(Result::ok).ok_or(BusError::NoAnswer)
    }

    fn open(&self, context: &[u8], sealed: &[u8]) -> Option<(Vec<u8>, Tag)> {
        let opened = self.key.open(context, sealed);
        if opened.is_none() {
            metrics::counter!("antorcha_bus_rejected_total").increment(1);
            tracing::warn!(
                "a message on the bus was rejected: it does not come from a node with this cluster_key, or the \
                 clocks differ by more than a minute"
            );
        }
        opened
    }
}

/// Returns options with the user and password of the address, or with its token. The client ignores them otherwise.
fn credentials(address: &ServerAddr) -> ConnectOptions {
    let decoded = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let options = ConnectOptions::new();
    match (address.username(), address.password()) {
        (Some(user), Some(password)) => options.user_and_password(decoded(user), decoded(password)),
        (Some(token), None) => options.token(decoded(token)),
        (None, _) => options,
    }
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
