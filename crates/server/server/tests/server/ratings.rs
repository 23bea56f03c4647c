//! Ratings: who is listed, and how much repeated matches count.

use client::Guest;
use serde_json::{Value, json};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::host::{Host, begun, people, place};
use crate::replays::play;

/// Plays a rated match to its end.
async fn rated_match(host: &Host, guests: &[Guest]) {
    let mut settings = people("welcome", guests.len());
    (settings["rated"], settings["listed"]) = (json!(true), json!(true));
    let room = begun(guests, &settings).await;
    assert!(play(host, guests, &room, 2_000).await, "the match does not end");
}

/// The rating once so many matches are counted.
async fn rating(host: &Host, guest: &Guest, games: i64) -> Glicko2Rating {
    loop {
        if let Some(row) = host.app.store.rating(guest.player(), "welcome").await.unwrap()
            && row.games == games
        {
            return Glicko2Rating {
                rating: row.rating,
                deviation: row.deviation,
                volatility: row.volatility,
            };
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_rated_match_between_the_same_people_counts_half() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    rated_match(&host, &guests[..2]).await;
    let [ana, luis] = [rating(&host, &guests[0], 1).await, rating(&host, &guests[1], 1).await];
    rated_match(&host, &guests[..2]).await;
    let after = rating(&host, &guests[0], 2).await;
    assert!((change(&ana, &luis, &after) - 0.5).abs() < 1e-6);
    let luis = rating(&host, &guests[1], 2).await;
    rated_match(&host, &guests[1..]).await;
    let eva = Glicko2Rating::new();
    assert!((change(&luis, &eva, &rating(&host, &guests[1], 3).await) - 1.0).abs() < 1e-6);
    host.stop().await;
}

/// Which part of a full change a match was.
fn change(before: &Glicko2Rating, opponent: &Glicko2Rating, after: &Glicko2Rating) -> f64 {
    let outcome = if after.rating > before.rating { Outcomes::WIN } else { Outcomes::LOSS };
    let full = glicko2_rating_period(before, &[(*opponent, outcome)], &Glicko2Config::new());
    (after.rating - before.rating) / (full.rating - before.rating)
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_are_not_on_the_leaderboard() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    rated_match(&host, &guests).await;
    rating(&host, &guests[1], 1).await;
    let listed = async || host.get("/api/leaderboards/welcome").await.body()["rows"].clone();
    assert_eq!(listed().await, json!([]));
    assert_eq!(host.register(guests[0].cookie(), "Ana", "correct horse").await.status, 201);
    let names: Vec<Value> =
        listed().await.as_array().unwrap().iter().map(|row| row["name"].clone()).collect();
    assert_eq!(names, ["Ana"]);
    host.stop().await;
}
