//! The history of finished matches: who sees what, pages and filters, and what the matches add up to.

use store::{
    Against, HistoryCursor, HistoryPage, HistoryQuery, NewPlayed, NewResult, Outcome, RatingRow, Recorded,
    Store, WINDOW,
};

use crate::{TestStore, new_room, on_each_store, person};

/// A finished match of `welcome`; the first of the players has won.
pub(crate) fn finished(room: &str, listed: bool, finished_ms: i64, players: &[&str]) -> NewResult {
    let played = |(seat, player): (i64, &&str)| NewPlayed {
        seat,
        player: (*player).to_owned(),
        place: seat + 1,
        won: seat == 0,
        points: Some(2 - seat),
        figure: Some("warrior".to_owned()),
    };
    NewResult {
        room: room.to_owned(),
        game: "welcome".to_owned(),
        mode: "base".to_owned(),
        seats: 2,
        level: None,
        rated: false,
        listed,
        finished_ms,
        public_ms: finished_ms,
        players: (0..).zip(players).map(played).collect(),
        ratings: Vec::new(),
    }
}

async fn with_people(test_store: &TestStore, players: &[&str]) -> Store {
    let store = test_store.open().await;
    for player in players {
        store.create_player(person(player)).await.unwrap();
    }
    store
}

async fn add(store: &Store, result: NewResult) {
    store.create_room(new_room(&result.room), "north", Vec::new()).await.unwrap();
    assert_eq!(store.record_result(result).await, Ok(Recorded::Now));
}

fn of(player: &str) -> HistoryQuery {
    HistoryQuery { player: player.to_owned(), limit: 10, ..HistoryQuery::default() }
}

fn rooms(page: &HistoryPage) -> Vec<&str> {
    page.rows.iter().map(|row| row.room.as_str()).collect()
}

async fn listed(store: &Store, query: HistoryQuery) -> String {
    rooms(&store.history(query).await.unwrap()).join(" ")
}

#[test]
fn others_see_only_listed_matches_once_the_delay_has_passed() {
    on_each_store(async |test_store| {
        let store = with_people(&test_store, &["ana", "bea"]).await;
        add(&store, finished("secret", false, 10, &["ana", "bea"])).await;
        add(&store, finished("old", true, 20, &["ana", "bea"])).await;
        add(&store, NewResult { public_ms: 90, ..finished("delayed", true, 30, &["bea", "ana"]) }).await;
        let public = |at_ms| HistoryQuery { public_at_ms: Some(at_ms), ..of("ana") };
        assert_eq!(listed(&store, of("ana")).await, "delayed old secret");
        assert_eq!(listed(&store, public(89)).await, "old");
        assert_eq!(listed(&store, public(90)).await, "delayed old");

        let counted = async |at_ms| store.statistics("ana", at_ms).await.unwrap()[0].clone();
        let (all, some) = (counted(None).await, counted(Some(89)).await);
        assert_eq!((all.matches, all.wins, all.places, all.best_points), (3, 2, 4, Some(2)));
        assert_eq!((some.matches, some.wins, some.places), (1, 1, 1));

        let against = async |at_ms| store.against("ana", "bea", at_ms).await.unwrap();
        let line = |matches, ahead, behind, last_ms| Against {
            game: "welcome".to_owned(),
            matches,
            ahead,
            behind,
            last_ms,
        };
        assert_eq!(against(None).await, [line(3, 2, 1, 30)]);
        assert_eq!(against(Some(90)).await, [line(2, 1, 1, 30)]);
        assert_eq!(store.against("ana", "ana", None).await, Ok(Vec::new()));
    });
}

#[test]
fn a_history_is_filtered_by_game_result_and_opponent() {
    on_each_store(async |test_store| {
        let store = with_people(&test_store, &["ana", "bea", "eva"]).await;
        add(&store, finished("a", true, 10, &["ana", "bea"])).await;
        add(&store, finished("b", true, 20, &["eva", "ana"])).await;
        add(&store, NewResult { game: "raiders".to_owned(), ..finished("c", true, 30, &["ana", "eva"]) })
            .await;
        let (ana, text) = (|| of("ana"), |text: &str| Some(text.to_owned()));
        assert_eq!(listed(&store, HistoryQuery { game: text("welcome"), ..ana() }).await, "b a");
        assert_eq!(listed(&store, HistoryQuery { with: text("eva"), ..ana() }).await, "c b");
        assert_eq!(listed(&store, HistoryQuery { outcome: Some(Outcome::Won), ..ana() }).await, "c a");
        assert_eq!(listed(&store, HistoryQuery { outcome: Some(Outcome::Lost), ..ana() }).await, "b");
        let both =
            HistoryQuery { with: text("eva"), outcome: Some(Outcome::Won), game: text("welcome"), ..ana() };
        assert_eq!(listed(&store, both).await, "");
        let row = store.history(ana()).await.unwrap().rows.remove(1);
        assert_eq!((row.seat, row.place, row.won, row.points), (1, 2, false, Some(1)));
        assert_eq!((row.mode.as_str(), row.figure.as_deref()), ("base", Some("warrior")));
    });
}

#[test]
fn pages_miss_nothing_and_their_ends_name_only_listed_matches() {
    on_each_store(async |test_store| {
        let store = with_people(&test_store, &["ana"]).await;
        // Matches that end at the same time are ordered by room.
        for (number, room) in (0..).zip(["a", "b", "c", "d", "e"]) {
            add(&store, finished(room, number % 2 == 0, 10 + number / 3, &["ana"])).await;
        }
        let pages = async |query: HistoryQuery| {
            let (mut seen, mut before) = (Vec::new(), None);
            loop {
                let page = store.history(HistoryQuery { limit: 2, before, ..query.clone() }).await.unwrap();
                seen.push(rooms(&page).join(" "));
                before = page.next;
                if before.is_none() {
                    return seen;
                }
            }
        };
        assert_eq!(pages(of("ana")).await, ["e d", "c b", "a"]);
        assert_eq!(pages(HistoryQuery { public_at_ms: Some(99), ..of("ana") }).await, ["e c", "a"]);
        assert_eq!(pages(of("nobody")).await, [""]);
        let before = Some(HistoryCursor { finished_ms: 10, room: "b".to_owned() });
        assert_eq!(listed(&store, HistoryQuery { before, ..of("ana") }).await, "a");
    });
}

#[test]
fn a_query_reads_no_more_than_its_window() {
    on_each_store(async |test_store| {
        let store = with_people(&test_store, &["ana"]).await;
        let first = i64::from(WINDOW);
        add(&store, NewResult { game: "raiders".to_owned(), ..finished("oldest", true, 0, &["ana"]) }).await;
        for at_ms in 1..=first {
            add(&store, finished(&format!("{at_ms:05}"), true, at_ms, &["ana"])).await;
        }
        let counted = store.statistics("ana", None).await.unwrap();
        assert_eq!((counted.len(), counted[0].matches), (1, first));
        let raiders = HistoryQuery { game: Some("raiders".to_owned()), ..of("ana") };
        let page = store.history(raiders.clone()).await.unwrap();
        let end = HistoryCursor { finished_ms: 1, room: "00001".to_owned() };
        assert_eq!((rooms(&page), page.next.clone()), (Vec::new(), Some(end)));
        assert_eq!(listed(&store, HistoryQuery { before: page.next, ..raiders }).await, "oldest");
    });
}

#[test]
fn a_rating_belongs_to_the_match_and_only_to_its_player() {
    on_each_store(async |test_store| {
        let store = with_people(&test_store, &["ana", "bea", "guest"]).await;
        let rated = |room: &str, listed, games, players: [&str; 2], rating: f64| {
            let row = |player: &str, rating| RatingRow {
                player: player.to_owned(),
                game: "welcome".to_owned(),
                rating,
                deviation: 80.0,
                volatility: 0.06,
                games,
                updated_ms: games,
            };
            let ratings = vec![row(players[0], rating), row(players[1], 3000.0 - rating)];
            NewResult { rated: true, ratings, ..finished(room, listed, games, &players) }
        };
        add(&store, rated("a", true, 1, ["ana", "bea"], 1550.5)).await;
        add(&store, rated("b", false, 2, ["ana", "bea"], 1600.5)).await;
        let curve = async |at_ms| {
            let points = store.rating_curve("ana", "welcome", 10, at_ms).await.unwrap();
            points.iter().map(|point| (point.finished_ms, point.rating)).collect::<Vec<_>>()
        };
        assert_eq!(curve(None).await, [(1, 1550.5), (2, 1600.5)]);
        assert_eq!(curve(Some(9)).await, [(1, 1550.5)]);
        assert_eq!(store.rating_curve("ana", "raiders", 10, None).await, Ok(Vec::new()));
        assert_eq!(store.rating_curve("ana", "welcome", 1, None).await.unwrap()[0].rating, 1600.5);

        let shown = store.public_ratings("ana").await.unwrap().remove(0);
        assert_eq!((shown.rating, shown.games, shown.updated_ms), (1600.5, 1, 1));
        assert_eq!(store.rating("ana", "welcome").await.unwrap().unwrap().games, 2);

        add(&store, rated("c", false, 1, ["guest", "bea"], 1520.0).with_games_of("bea", 3)).await;
        assert_eq!(store.public_ratings("guest").await, Ok(Vec::new()));
        store.merge_player("guest", "ana").await.unwrap();
        assert_eq!(listed(&store, of("ana")).await, "b c a");
        assert_eq!(curve(None).await.len(), 2, "the guest had another rating");
        assert_eq!(store.player_or_account("guest").await.unwrap().unwrap().id, "ana");
    });
}

trait WithGames {
    fn with_games_of(self, player: &str, games: i64) -> Self;
}

impl WithGames for NewResult {
    fn with_games_of(mut self, player: &str, games: i64) -> NewResult {
        self.ratings.iter_mut().filter(|row| row.player == player).for_each(|row| row.games = games);
        self
    }
}

#[test]
fn a_result_that_is_counted_twice_is_in_the_history_once() {
    on_each_store(async |test_store| {
        let store = with_people(&test_store, &["ana"]).await;
        let result = finished("a", true, 10, &["ana", "deleted"]);
        add(&store, result.clone()).await;
        assert_eq!(store.record_result(result.clone()).await, Ok(Recorded::Before));
        store.add_to_history("a", Some(NewResult { finished_ms: 99, ..result })).await.unwrap();
        let row = store.history(of("ana")).await.unwrap().rows;
        assert_eq!((row.len(), row[0].finished_ms), (1, 10));
    });
}

#[test]
fn a_late_result_of_a_merged_guest_belongs_to_the_account() {
    on_each_store(async |test_store| {
        let store = with_people(&test_store, &["ana", "guest"]).await;
        store.merge_player("guest", "ana").await.unwrap();
        add(&store, finished("a", true, 10, &["guest"])).await;
        assert_eq!(listed(&store, of("ana")).await, "a");
        assert_eq!(listed(&store, of("guest")).await, "");
    });
}
