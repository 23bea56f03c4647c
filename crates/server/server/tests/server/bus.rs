//! Messages between nodes over a real NATS server.

use std::time::Duration;

use futures_util::StreamExt;
use room::ids::NodeId;
use server::bus::{Bus, BusError, ClusterKey};
use test_servers::Nats;

const WAIT: Duration = Duration::from_secs(2);

async fn node(nats: &Nats, key: &str) -> Bus {
    Bus::connect(&nats.url(), ClusterKey::parse(&key.repeat(32)).unwrap()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_nodes_with_the_cluster_key_are_heard() {
    let nats = Nats::start().unwrap();
    let (ours, stranger) = (node(&nats, "k").await, node(&nats, "x").await);
    let id = NodeId::draw();
    let mut received = ours.listen(&id).await.unwrap();
    stranger.send(&id, b"obey me".to_vec()).await.unwrap();
    stranger.ping().await.unwrap();
    ours.send(&id, b"hello".to_vec()).await.unwrap();
    let first = tokio::time::timeout(WAIT, received.recv()).await.unwrap().unwrap();
    assert_eq!(first.body, b"hello");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_of_a_stranger_is_rejected() {
    let nats = Nats::start().unwrap();
    let (ours, stranger) = (node(&nats, "k").await, async_nats::connect(nats.url()).await.unwrap());
    let id = NodeId::draw();
    let mut overheard = stranger.subscribe(format!("antorcha.node.{id}")).await.unwrap();
    // NATS handles the messages of a connection in order: once this one is back, the subscription is active.
    let mut echo = stranger.subscribe("echo").await.unwrap();
    stranger.publish("echo", "".into()).await.unwrap();
    echo.next().await.unwrap();
    let asked = tokio::spawn({
        let (ours, id) = (ours.clone(), id.clone());
        async move { ours.request(&id, b"question".to_vec(), WAIT).await }
    });
    let question = tokio::time::timeout(WAIT, overheard.next()).await.unwrap().unwrap();
    // The stranger sends the question back, which has a valid code, but not the code of an answer.
    stranger.publish(question.reply.unwrap(), question.payload).await.unwrap();
    assert_eq!(asked.await.unwrap(), Err(BusError::NoAnswer));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_is_answered_over_the_bus() {
    let nats = Nats::start().unwrap();
    let ours = node(&nats, "k").await;
    let id = NodeId::draw();
    let mut received = ours.listen(&id).await.unwrap();
    tokio::spawn(async move {
        let question = received.recv().await.unwrap();
        question.reply.unwrap().send([&question.body[..], b" answered"].concat()).await;
    });
    let answer = ours.request(&id, b"question".to_vec(), WAIT).await;
    assert_eq!(answer, Ok(b"question answered".to_vec()));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_address_of_the_bus_can_contain_a_password_or_a_token() {
    let start = |words: &[&str]| {
        Nats::start_with(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>()).unwrap()
    };
    let password = start(&["--user", "antorcha", "--pass", "p@ss/word"]);
    let token = start(&["--auth", "a-token"]);
    for (nats, credentials, is_accepted) in [
        (&password, "antorcha:p%40ss%2Fword@", true),
        (&password, "antorcha:other@", false),
        (&password, "", false),
        (&token, "a-token@", true),
        (&token, "another@", false),
    ] {
        let url = nats.url().replace("nats://", &format!("nats://{credentials}"));
        let bus = Bus::connect(&url, ClusterKey::parse(&"k".repeat(32)).unwrap()).await;
        assert_eq!(bus.is_ok(), is_accepted, "{url}");
        let shown = bus.err().map(|error| error.to_string()).unwrap_or_default();
        assert!(!shown.contains('@'), "{shown}");
    }
}
