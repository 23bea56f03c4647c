//! Tabs that get patches see the same as tabs that get whole positions, whatever happens at the table.

use client::Guest;
use serde_json::{Value, json};

use crate::host::{Host, begun, people, place, settings};
use crate::tab::{Tab, asked, play};

/// A running match. Everyone has two tabs, and the second gets patches: the players, and last a spectator.
struct Doubled {
    guests: Vec<Guest>,
    room: String,
    plain: Vec<Tab>,
    patched: Vec<Tab>,
    decisions: usize,
}

impl Doubled {
    /// A new match with three players.
    async fn of(host: &Host, room_settings: &Value) -> Doubled {
        let guests = host.guests(&["Ana", "Luis", "Eva", "Iris"]).await;
        let room = begun(&guests[..3], room_settings).await;
        Doubled::at(host, guests, room).await
    }

    /// The tabs with patches are on this node.
    async fn at(host: &Host, guests: Vec<Guest>, room: String) -> Doubled {
        let (mut plain, mut patched) = (Vec::new(), Vec::new());
        for guest in &guests {
            plain.push(Tab::open(guest, &room).await);
            patched.push(Tab::with_patches(&guest.at(&host.url), &room).await);
        }
        Doubled { guests, room, plain, patched, decisions: 0 }
    }

    /// Both tabs of everyone show the same.
    async fn check(&mut self) {
        for (plain, patched) in self.plain.iter_mut().zip(&mut self.patched) {
            plain.settle().await;
            patched.settle().await;
            for member in ["number", "view", "turn", "prompt", "offers", "question"] {
                assert_eq!(plain.snapshot[member], patched.snapshot[member], "{member}");
            }
            assert_eq!((&plain.undo, plain.undo_epoch), (&patched.undo, patched.undo_epoch));
            assert_eq!(plain.events, patched.events);
        }
    }

    /// Plays so many decisions, in either tab, or to the end.
    async fn play(&mut self, decisions: usize) {
        for _ in 0..decisions {
            self.check().await;
            if self.plain[0].is_over() {
                return;
            }
            let next = asked(&mut self.plain).await;
            self.decisions += 1;
            let tabs = if self.decisions.is_multiple_of(2) { &mut self.plain } else { &mut self.patched };
            tabs[next].settle().await;
            let decision = tabs[next].decision(self.decisions * 5);
            tabs[next].does(&format!("both {}", self.decisions), &decision).await;
        }
        self.check().await;
    }

    /// The players decide, and only their plain tabs take notice.
    async fn play_unnoticed(&mut self, decisions: usize) {
        play(&mut self.plain[..3], decisions).await;
    }

    fn check_patches(&self, least: usize) {
        let applied: usize = self.patched.iter().map(|tab| tab.patched).sum();
        assert!(applied >= least, "{applied} patches");
    }
}

async fn check_game(game: &str, decisions: usize) {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let mut doubled = Doubled::of(&host, &people(game, 3)).await;
    doubled.play(decisions).await;
    doubled.check_patches(20);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tabs_with_patches_see_a_whole_match_of_welcome() {
    check_game("welcome", usize::MAX).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tabs_with_patches_see_a_whole_match_of_raiders() {
    check_game("raiders", usize::MAX).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tabs_with_patches_see_masmorra() {
    check_game("masmorra", 60).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn delayed_spectators_get_patches_of_what_they_may_see() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let mut delayed = people("welcome", 3);
    delayed["spectators"] = json!({ "welcome": true, "delay_s": 1 });
    let mut doubled = Doubled::of(&host, &delayed).await;
    play(&mut doubled.plain[..3], 12).await;
    let number = doubled.plain[0].events.len();
    for tab in doubled.plain.iter_mut().chain(&mut doubled.patched).filter(|tab| tab.you["seat"].is_null()) {
        // Others draw what this spectator does not see, so there are not more events for it.
        tab.until(|tab| tab.events.len() == number).await;
    }
    doubled.check().await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tab_that_reconnects_gets_patches_again() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let mut doubled = Doubled::of(&host, &people("raiders", 3)).await;
    for missed in 0..4 {
        for place in [1, 3] {
            doubled.play(2).await;
            let lost = doubled.patched.remove(place);
            let (guest, room) = (doubled.guests[place].clone(), doubled.room.clone());
            let back = lost.resume(&guest, &room, doubled.play_unnoticed(missed)).await;
            doubled.patched.insert(place, back);
        }
    }
    doubled.play(4).await;
    doubled.check_patches(20);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_patch_after_a_lost_message_does_not_fit_and_a_hello_brings_the_whole() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let mut doubled = Doubled::of(&host, &people("raiders", 3)).await;
    doubled.play(4).await;
    doubled.play_unnoticed(1).await;
    let lost = doubled.patched[0].socket.next().await.unwrap();
    assert!(lost["type"] == "patch" || lost["type"] == "update", "{lost}");
    doubled.play_unnoticed(3).await;
    let unfit = doubled.patched[0].socket.until("patch").await.unwrap();
    assert!(!doubled.patched[0].fits(&unfit), "{unfit}");
    doubled.patched[0].hello_again().await;
    doubled.play(4).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_reaches_tabs_with_patches() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let mut doubled = Doubled::of(&host, &people("welcome", 3)).await;
    for epoch in 1..4 {
        doubled.play(2).await;
        let seat = asked(&mut doubled.plain).await;
        doubled.plain[seat].decides(1).await;
        doubled.check().await;
        doubled.plain[seat].does(&format!("undo {epoch}"), &json!({ "do": "undo", "reason": "" })).await;
        for other in [(seat + 1) % 3, (seat + 2) % 3] {
            doubled.patched[other].until(|tab| !tab.room["undo"].is_null()).await;
            let yes = json!({ "do": "answer_undo", "agree": true });
            doubled.patched[other].does(&format!("yes {epoch}"), &yes).await;
        }
        doubled.check().await;
        assert_eq!(doubled.patched[seat].undo_epoch, epoch);
    }
    doubled.check_patches(10);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_begins_with_whole_positions() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let mut doubled = Doubled::of(&host, &people("welcome", 3)).await;
    doubled.play(usize::MAX).await;
    let again = doubled.patched[1].does("again", &json!({ "do": "rematch" })).await;
    let room = again["room"].as_str().unwrap().to_owned();
    let mut next = Doubled::at(&host, doubled.guests.clone(), room).await;
    assert!(next.patched[0].snapshot.is_null());
    next.patched[1].does("begin", &json!({ "do": "begin" })).await;
    next.play(usize::MAX).await;
    next.check_patches(20);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn patches_reach_tabs_on_another_node() {
    let (_folder, store) = place();
    let (one, other) = Host::pair_on(&store, settings()).await;
    let guests = one.guests(&["Ana", "Luis", "Eva", "Iris"]).await;
    let room = begun(&guests[..3], &people("welcome", 3)).await;
    let mut doubled = Doubled::at(&other, guests, room).await;
    doubled.play(20).await;
    doubled.check_patches(10);
    one.stop().await;
    other.stop().await;
}

/// A room that has moved sends a new welcome, so no patch is for a position that the client does not have.
#[tokio::test(flavor = "multi_thread")]
async fn a_tab_keeps_its_patches_when_the_server_restarts() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let mut doubled = Doubled::of(&host, &people("welcome", 3)).await;
    doubled.play(3).await;
    host.stop().await;
    let host = Host::on(&store).await;
    let Doubled { guests, room, plain, patched, decisions } = doubled;
    let guests: Vec<Guest> = guests.iter().map(|guest| guest.at(&host.url)).collect();
    let mut back = Doubled { guests, room, plain: Vec::new(), patched: Vec::new(), decisions };
    for ((plain, patched), guest) in plain.into_iter().zip(patched).zip(&back.guests) {
        back.plain.push(plain.resume(guest, &back.room, async {}).await);
        back.patched.push(patched.resume(guest, &back.room, async {}).await);
    }
    back.play(8).await;
    back.check_patches(10);
    host.stop().await;
}
