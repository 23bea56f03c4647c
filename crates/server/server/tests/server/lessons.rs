//! Lessons: first games with a coach, in rooms like any other.

use catalog::{FIRST, Lesson, fits};
use client::Guest;
use serde_json::{Value, json};

use crate::host::{Host, place};
use crate::promised::by_the_api;
use crate::tab::Tab;

/// A server with a lesson of this game, and the learner.
async fn lesson(store: &str, game: &str) -> (Host, Guest, String) {
    let host = Host::on(store).await;
    let ana = host.guests(&["Ana"]).await.remove(0);
    let opened = ana.post(&format!("/api/lessons/{game}"), &json!({})).await.unwrap();
    assert_eq!(opened.status, 201, "{}", opened.body);
    let room = opened.body["room"].as_str().unwrap().to_owned();
    (host, ana, room)
}

fn script(game: &str) -> Lesson {
    catalog::find(game).unwrap().lesson(FIRST).unwrap()
}

/// Plays the first accepted action of each step, for a number of steps.
async fn follows(tab: &mut Tab, lesson: &Lesson, steps: std::ops::Range<usize>) {
    for step in steps {
        tab.until(Tab::owes).await;
        let decision = json!({
            "do": "decide", "question": tab.snapshot["question"], "action": offered(tab, &lesson.step[step].accept),
        });
        tab.does(&format!("step {step}"), &decision).await;
    }
}

fn offered(tab: &Tab, accepted: &[Value]) -> Value {
    let offers = tab.snapshot["offers"].as_array().unwrap();
    let fitting = |offer: &&Value| accepted.iter().any(|pattern| fits(pattern, &offer["action"]));
    offers.iter().find(fitting).unwrap()["action"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_begins_at_once_and_follows_its_script() {
    let (_folder, store) = place();
    let (host, ana, room) = lesson(&store, "welcome").await;
    let mut tab = Tab::open(&ana, &room).await;
    assert_eq!((&tab.room["settings"]["lesson"], &tab.you["seat"]), (&json!(true), &json!(0)));
    let lesson = script("welcome");
    follows(&mut tab, &lesson, 0..lesson.step.len()).await;
    tab.until(Tab::is_asked).await;
    let told = |event: Value| tab.events.iter().any(|one| fits(&event, &one["fact"]));
    assert!(told(json!({ "event": "drew", "seat": 0, "monster": "dragon" })));
    assert!(told(json!({ "event": "succeeded", "seat": 0 })));
    assert!(told(json!({ "event": "failed", "seat": 2 })));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_learner_cannot_leave_the_script_or_undo() {
    let (_folder, store) = place();
    let (host, ana, room) = lesson(&store, "welcome").await;
    let mut tab = Tab::open(&ana, &room).await;
    let pass =
        json!({ "do": "decide", "question": tab.snapshot["question"], "action": { "action": "pass" } });
    tab.fails(&pass, "not_in_lesson").await;
    tab.fails(&json!({ "do": "decide", "choice": 1 }), "not_in_lesson").await;
    follows(&mut tab, &script("welcome"), 0..1).await;
    assert_eq!(tab.undo, Value::Null);
    tab.fails(&json!({ "do": "undo", "reason": "a slip" }), "nothing_to_undo").await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_continues_after_a_restart() {
    let (_folder, store) = place();
    let (host, ana, room) = lesson(&store, "welcome").await;
    let lesson = script("welcome");
    let mut tab = Tab::open(&ana, &room).await;
    follows(&mut tab, &lesson, 0..4).await;
    tab.until(Tab::owes).await;
    let question = tab.snapshot["question"].clone();
    host.stop().await;
    let host = Host::on(&store).await;
    let ana = ana.at(&host.url);
    let games = ana.get(&format!("/api/players/{}/games", ana.player())).await.unwrap().body;
    assert_eq!(
        (&games["games"][0]["room"], &games["games"][0]["summary"]["lesson"]),
        (&json!(room), &json!(true))
    );
    let mut tab = Tab::open(&ana, &room).await;
    assert_eq!(tab.snapshot["question"], question);
    follows(&mut tab, &lesson, 4..lesson.step.len()).await;
    tab.until(Tab::is_asked).await;
    assert!(tab.events.iter().any(|one| fits(&json!({ "event": "failed", "seat": 2 }), &one["fact"])));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_lesson_claims_no_fairness_and_its_rematch_is_a_real_match() {
    let (_folder, store) = place();
    let (host, ana, room) = lesson(&store, "welcome").await;
    let lesson = script("welcome");
    let mut tab = Tab::open(&ana, &room).await;
    follows(&mut tab, &lesson, 0..lesson.step.len()).await;
    loop {
        tab.until(|tab| tab.is_asked() || tab.is_over()).await;
        if tab.is_over() {
            break;
        }
        tab.decides(0).await;
    }
    let fairness = ana.get(&format!("/api/rooms/{room}/fairness")).await.unwrap().body;
    assert_eq!((&fairness["secret"], &fairness["verdict"]["verdict"]), (&Value::Null, &json!("not_fair")));
    assert_eq!(fairness["verdict"]["code"], "not_seeded");
    let record = ana.get(&format!("/api/rooms/{room}/record")).await.unwrap().body;
    assert_eq!(record["chance"], "caller");
    let text = host.get(&format!("/api/rooms/{room}/record")).await.text;
    let again = (catalog::find("welcome").unwrap().load)(&text).unwrap();
    assert!(again.is_over());
    let next = ana.command(&room, "next", &json!({ "do": "rematch" })).await.unwrap().body;
    let tab = Tab::open(&ana, next["room"].as_str().unwrap()).await;
    assert_eq!(tab.room["settings"].get("lesson"), None);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_has_its_own_route() {
    let (_folder, store) = place();
    let (host, ana, _) = lesson(&store, "welcome").await;
    let chapters = |game: &'static catalog::Entry| game.chapters().map(move |chapter| (game.key(), chapter));
    for (game, chapter) in catalog::GAMES.iter().flat_map(chapters) {
        let told = ana.get(&format!("/api/lessons/{game}?chapter={chapter}")).await.unwrap().body;
        by_the_api("LessonShown", &told);
        assert_eq!(told["chapter"], chapter);
        let fewest = if chapter == FIRST { 5 } else { 1 };
        assert!(told["steps"].as_array().unwrap().len() > fewest, "{game} {chapter}");
        assert!(!told.to_string().contains("chance"), "what will be drawn is told to nobody");
    }
    let proposed =
        json!({ "game": "welcome", "seats": [{ "for": "person" }, { "for": "person" }], "lesson": true });
    assert_eq!(ana.post("/api/rooms", &proposed).await.unwrap().code(), "bad_settings");
    assert_eq!(ana.post("/api/lessons/chess", &json!({})).await.unwrap().code(), "unknown_game");
    assert_eq!(host.post("/api/lessons/welcome", "", &json!({})).await.code(), "no_session");
    let lobby = ana.get("/api/rooms").await.unwrap().body;
    assert_eq!(lobby, json!([]));
    host.stop().await;
}
