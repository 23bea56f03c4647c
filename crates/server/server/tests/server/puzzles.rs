//! Puzzles: what everyone may know of them before and after the answer.

use catalog::{GAMES, ShippedPuzzles};
use game::Observer;
use serde_json::{Value, json};

use crate::caller::Told;
use crate::host::{Host, place};
use crate::promised::by_the_api;

async fn answered(host: &Host, id: &str, body: &Value) -> Told {
    host.post(&format!("/api/puzzles/{id}/answer"), "", body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn all_puzzles_are_listed_without_their_answers() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let told = host.get("/api/puzzles").await;
    let listed = told.body();
    let listed = listed.as_array().unwrap();
    assert_eq!(listed.len(), ShippedPuzzles::all().iter().count());
    for puzzle in listed {
        by_the_api("PuzzleListed", puzzle);
        assert!(puzzle.get("best").is_none() && puzzle.get("plays").is_none(), "{puzzle}");
    }
    host.stop().await;
}

/// The position of a puzzle says what its seat knows, and nothing else: it is the seat's snapshot.
#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_shows_only_what_its_seat_knows() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    for entry in GAMES {
        let of_game = ShippedPuzzles::all().iter().filter(|(game, _)| game.key() == entry.key());
        for (_, puzzle) in of_game.step_by(9) {
            let told = host.get(&format!("/api/puzzles/{}", puzzle.id)).await;
            let body = told.body();
            by_the_api("PuzzleShown", &body);
            let keys: Vec<&str> = body.as_object().unwrap().keys().map(String::as_str).collect();
            let known = ["game", "id", "options", "players", "rating", "seat", "snapshot", "theme"];
            assert_eq!(keys.len(), known.len(), "{keys:?}");
            assert!(known.iter().all(|key| keys.contains(key)), "{keys:?}");
            let table = entry.open_puzzle(puzzle).unwrap();
            let seat = Observer::Seat(puzzle.seat);
            let since = table.last_event_number(seat).saturating_sub(80);
            let snapshot: Value = serde_json::from_str(table.snapshot(seat, since).text()).unwrap();
            assert_eq!(body["snapshot"], snapshot);
            let again = host.get(&format!("/api/puzzles/{}", puzzle.id)).await;
            assert_eq!(again.text, told.text, "it is replayed once");
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_told_with_all_figures() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (_, puzzle) = ShippedPuzzles::all().iter().next().unwrap();
    for (choice, solved) in [(puzzle.best, true), (puzzle.obvious, false)] {
        let told = answered(&host, &puzzle.id, &json!({ "choice": choice })).await;
        by_the_api("PuzzleSolution", &told.body());
        let body = told.body();
        assert_eq!((&body["solved"], &body["best"]), (&json!(solved), &json!(puzzle.best)));
        let best = &body["figures"][puzzle.best]["chance"];
        assert_eq!(best.as_f64(), puzzle.figure(puzzle.best).map(|figure| figure.0));
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_ids_and_choices_are_refused() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (_, puzzle) = ShippedPuzzles::all().iter().next().unwrap();
    host.get("/api/puzzles/zzz").await.refused(404, "unknown_puzzle");
    answered(&host, "zzz", &json!({ "choice": 0 })).await.refused(404, "unknown_puzzle");
    answered(&host, &puzzle.id, &json!({ "choice": 9_999 })).await.refused(400, "bad_query");
    answered(&host, &puzzle.id, &json!({ "choice": -1 })).await.refused(400, "bad_message");
    answered(&host, &puzzle.id, &json!({ "choice": 0, "more": 1 })).await.refused(400, "bad_message");
    host.stop().await;
}
