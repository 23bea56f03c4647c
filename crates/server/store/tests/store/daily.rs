//! Deals and attempts of the daily dungeons.

use store::{AttemptCounts, AttemptLuck, AttemptResult, DealRow, NewAttempt, Store, StoreError};

use crate::{TestStore, on_each_store, person};

const DAY: &str = "2026-03-31";

fn deal(day: &str, game: &str, secret: &str) -> DealRow {
    DealRow {
        day: day.to_owned(),
        game: game.to_owned(),
        secret: secret.to_owned(),
        settings: "{}".to_owned(),
        drawn_ms: 7,
    }
}

fn attempt(player: &str, room: &str, ranked: bool) -> NewAttempt {
    let (day, game) = (DAY.to_owned(), "welcome".to_owned());
    NewAttempt { day, game, player: player.to_owned(), room: room.to_owned(), ranked, begun_ms: 5 }
}

/// A store with these players and a deal.
async fn with_deal(test_store: &TestStore, players: &[&str]) -> Store {
    let store = test_store.open().await;
    for player in players {
        store.create_player(person(player)).await.unwrap();
    }
    store.add_deal(deal(DAY, "welcome", "one")).await.unwrap();
    store
}

async fn finish(store: &Store, room: &str, finished_ms: i64, place: i64, points: i64) -> AttemptResult {
    let result = AttemptResult { finished_ms, place, points };
    store.finish_attempt(room, result).await.unwrap();
    result
}

#[test]
fn the_first_deal_of_a_day_and_game_stays() {
    on_each_store(async |test_store| {
        let (one, other) = (test_store.open().await, test_store.open().await);
        let draw =
            async |store: &Store, secret: &str| store.add_deal(deal(DAY, "welcome", secret)).await.unwrap();
        tokio::join!(draw(&one, "one"), draw(&other, "other"));
        draw(&one, "late").await;
        let known = one.deals(DAY, DAY).await.unwrap();
        assert_eq!(known.len(), 1);
        assert_eq!(other.deals(DAY, DAY).await.unwrap(), known, "both nodes have the same deal");
        assert!(["one", "other"].contains(&known[0].secret.as_str()));
        assert!(!format!("{known:?}").contains(&format!("\"{}\"", known[0].secret)));

        one.add_deal(deal("2026-04-01", "raiders", "next")).await.unwrap();
        one.add_deal(deal("2026-04-01", "welcome", "next too")).await.unwrap();
        let days = |deals: Vec<DealRow>| {
            deals.into_iter().map(|deal| deal.day + " " + &deal.game).collect::<Vec<_>>()
        };
        assert_eq!(
            days(one.deals("2026-04-01", "2026-04-09").await.unwrap()),
            ["2026-04-01 raiders", "2026-04-01 welcome"]
        );
        assert_eq!(one.deals("2026-01-01", "2026-12-31").await.unwrap().len(), 3);
    });
}

#[test]
fn the_rules_of_a_deal_are_those_of_its_first_attempt() {
    on_each_store(async |test_store| {
        let store = with_deal(&test_store, &[]).await;
        assert_eq!(store.settle_deal_rules(DAY, "welcome", 3).await, Ok(Some(3)));
        assert_eq!(store.settle_deal_rules(DAY, "welcome", 4).await, Ok(Some(3)));
        assert_eq!(store.settle_deal_rules(DAY, "raiders", 4).await, Ok(None));
    });
}

#[test]
fn a_player_has_one_attempt_at_a_deal() {
    on_each_store(async |test_store| {
        let store = with_deal(&test_store, &["ana"]).await;
        let begun = tokio::join!(
            store.begin_attempt(attempt("ana", "a", true)),
            store.begin_attempt(attempt("ana", "b", true))
        );
        let (one, other) = (begun.0.unwrap(), begun.1.unwrap());
        assert_eq!(one, other, "both requests get the same room");
        assert_eq!((one.ranked, one.result, one.luck), (true, None, None));
        assert_eq!(store.attempt(DAY, "welcome", "ana").await, Ok(Some(one.clone())));

        let first = finish(&store, &one.room, 50, 2, 1).await;
        finish(&store, &one.room, 60, 1, 2).await;
        let kept = store.attempt(DAY, "welcome", "ana").await.unwrap().unwrap();
        assert_eq!(kept.result, Some(first), "a result is stored once");
        let again = store.begin_attempt(attempt("ana", "c", true)).await.unwrap();
        assert_eq!(again, kept, "a second attempt changes nothing");

        let nobody = store.begin_attempt(attempt("nobody", "d", true)).await;
        assert_eq!(nobody, Err(StoreError::NotFound { what: "player or deal" }));
        let other_day = NewAttempt { day: "2026-04-01".to_owned(), ..attempt("ana", "e", true) };
        assert_eq!(
            store.begin_attempt(other_day).await,
            Err(StoreError::NotFound { what: "player or deal" })
        );
    });
}

#[test]
fn attempts_are_ranked_by_place_then_points_then_without_luck() {
    on_each_store(async |test_store| {
        let players = ["ana", "bea", "carla", "dora", "eva", "flor", "guest"];
        let store = with_deal(&test_store, &players).await;
        for player in players {
            store.begin_attempt(attempt(player, &format!("room {player}"), player != "guest")).await.unwrap();
        }
        let lucks = [
            ("ana", 1, 2, Some(0.5)),
            ("bea", 2, 2, None),
            ("carla", 1, 3, None),
            ("dora", 1, 2, Some(0.75)),
        ];
        for (player, place, points, adjusted) in lucks {
            let room = format!("room {player}");
            finish(&store, &room, 50, place, points).await;
            let luck = adjusted.map(|adjusted| AttemptLuck { luck: 1.0 - adjusted, adjusted });
            store.set_attempt_luck(&room, luck).await.unwrap();
        }
        finish(&store, "room guest", 50, 1, 9).await;
        let best = store.best_attempts(DAY, "welcome", 10).await.unwrap();
        let names: Vec<&str> = best.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(
            names,
            ["CARLA", "DORA", "ANA", "BEA"],
            "eva and flor have not finished, and guests do not count"
        );
        assert_eq!(store.best_attempts(DAY, "welcome", 2).await.unwrap(), best[..2]);
        let counts = store.count_attempts(DAY, "welcome").await;
        assert_eq!(counts, Ok(AttemptCounts { begun: 6, finished: 4 }));
        for (ahead, row) in (0..).zip(&best) {
            assert_eq!(store.attempts_ahead_of(&row.attempt).await, Ok(ahead));
        }
    });
}

#[test]
fn luck_is_measured_once_and_the_longest_wait_comes_first() {
    on_each_store(async |test_store| {
        let store = with_deal(&test_store, &["ana", "bea", "carla", "guest"]).await;
        for player in ["ana", "bea", "carla", "guest"] {
            store.begin_attempt(attempt(player, player, player != "guest")).await.unwrap();
        }
        let waiting = async || store.attempt_to_measure().await.unwrap().map(|attempt| attempt.room);
        assert_eq!(waiting().await, None, "nobody has finished");
        finish(&store, "guest", 40, 1, 2).await;
        finish(&store, "ana", 60, 1, 2).await;
        finish(&store, "bea", 50, 1, 2).await;
        assert_eq!(waiting().await, Some("bea".to_owned()));
        store.set_attempt_luck("bea", None).await.unwrap();
        assert_eq!(waiting().await, Some("ana".to_owned()));
        let luck = AttemptLuck { luck: -0.25, adjusted: 1.25 };
        store.set_attempt_luck("ana", Some(luck)).await.unwrap();
        assert_eq!(waiting().await, Some("guest".to_owned()));
        store.set_attempt_luck("guest", Some(luck)).await.unwrap();
        assert_eq!(waiting().await, None);
        assert_eq!(store.attempt(DAY, "welcome", "ana").await.unwrap().unwrap().luck, Some(luck));
        assert_eq!(store.attempt(DAY, "welcome", "bea").await.unwrap().unwrap().luck, None);
    });
}

#[test]
fn a_guests_attempt_becomes_that_of_the_account_without_one() {
    on_each_store(async |test_store| {
        let store = with_deal(&test_store, &["guest", "ana", "second"]).await;
        store.begin_attempt(attempt("guest", "first", false)).await.unwrap();
        store.merge_player("guest", "ana").await.unwrap();
        let merged = store.begin_attempt(attempt("ana", "new", true)).await.unwrap();
        assert_eq!(
            (merged.room.as_str(), merged.ranked),
            ("first", false),
            "whoever knows the deal is not ranked"
        );
        store.begin_attempt(attempt("second", "other", false)).await.unwrap();
        store.merge_player("second", "ana").await.unwrap();
        assert_eq!(store.attempt(DAY, "welcome", "ana").await, Ok(Some(merged)));
    });
}
