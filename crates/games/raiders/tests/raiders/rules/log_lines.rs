//! A compact log of a game for tests: one line per room.

use game::Seat;
use raiders::{Chamber, Chest, Event, Item, View};

/// The letter of a player: A is seat 0.
pub(crate) fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

/// One line per entered room, and one for the end of the game.
pub(crate) fn lines(events: impl Iterator<Item = Event>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut is_over = false;
    for event in events {
        let Some(text) = brief(event) else { continue };
        let begins = matches!(event, Event::Entered { .. }) || (!is_over && ends(event));
        is_over |= ends(event);
        match lines.last_mut() {
            Some(line) if !begins => *line = joined(line, &text, event),
            _ => lines.push(text),
        }
    }
    lines
}

const fn ends(event: Event) -> bool {
    matches!(event, Event::Fainted { .. } | Event::NobodyFainted | Event::AllLost)
}

fn joined(line: &str, text: &str, event: Event) -> String {
    match event {
        Event::Fought { .. } => format!("{line} {text}"),
        _ if line.contains(':') || line.ends_with("faints") => format!("{line}, {text}"),
        _ => format!("{line}: {text}"),
    }
}

/// The short form of an event. Card plays are left out, because other tests check them.
fn brief(event: Event) -> Option<String> {
    Some(match event {
        Event::Entered { chamber: Chamber::Room(room), .. } => room.key().to_owned(),
        Event::Entered { chamber: Chamber::Boss(boss), .. } => boss.key().to_owned(),
        Event::Escaped { seat, .. } => format!("{} escapes", letter(seat)),
        Event::ChestWon { seat, chest: Chest::Big, coins, total } => {
            format!("{} +{coins} = {total}", letter(seat))
        }
        Event::ChestWon { seat, chest: Chest::Small, coins, total } => {
            format!("{} small +{coins} = {total}", letter(seat))
        }
        Event::ChestLost { chest: Chest::Big } => "big lost".to_owned(),
        Event::ChestLost { chest: Chest::Small } => "small lost".to_owned(),
        Event::CoinsOverLimit { seat, lost } => format!("{} drops {lost}", letter(seat)),
        Event::Fought { total, strength, .. } => format!("{total}/{strength}"),
        Event::Defeated { .. } => "defeated".to_owned(),
        Event::Undefeatable { .. } => "undefeatable".to_owned(),
        Event::NobodyAttacked => "nobody attacked".to_owned(),
        Event::Wounded { seat, wounds, total } => format!("{} +{wounds}w = {total}", letter(seat)),
        Event::CoinsLost { seat, coins, total } => format!("{} -{coins} = {total}", letter(seat)),
        Event::CoinsGot { seat, coins, total } => format!("{} +{coins} = {total}", letter(seat)),
        Event::ItemGot { seat, item } => format!("{} {}", letter(seat), short(item)),
        Event::ItemShort { item } => format!("no {}", short(item)),
        Event::Healed { seat, wounds, total } => format!("{} -{wounds}w = {total}", letter(seat)),
        Event::TrapSprung { highest, amount, .. } => format!("{highest} takes {amount}"),
        Event::TrapQuiet { highest } => format!("{highest} is quiet"),
        Event::CountsAsOne { seat } => format!("{} counts 1", letter(seat)),
        Event::NobodyRewarded => "nobody rewarded".to_owned(),
        Event::Petrified { seat } => format!("{} out", letter(seat)),
        Event::MapPassed { seat } => format!("map {}", letter(seat)),
        Event::Fainted { seat } => format!("{} faints", letter(seat)),
        Event::NobodyFainted => "nobody faints".to_owned(),
        Event::AllLost => "all lost".to_owned(),
        Event::Won { seats, coins, wounds } => {
            let winners: String = seats.iter().map(letter).collect();
            format!("{winners} wins {coins}c {wounds}w")
        }
        Event::GameBegan { .. }
        | Event::FirstToTake { .. }
        | Event::CharacterGot { .. }
        | Event::MapGot { .. }
        | Event::LevelBegan { .. }
        | Event::RoomLaid { .. }
        | Event::TorchLit { .. }
        | Event::Saw { .. }
        | Event::Sealed { .. }
        | Event::Resealed { .. }
        | Event::Shown { .. }
        | Event::PlayedOpen { .. }
        | Event::PlaysAgain { .. }
        | Event::LevelDone { .. } => return None,
    })
}

const fn short(item: Item) -> &'static str {
    match item {
        Item::CrystalBall => "ball",
        Item::Torch | Item::Key | Item::Sword => item.key(),
    }
}

/// Coins and wounds of all players: `A 3c 2w, B 2c 0w`.
pub(crate) fn coins_and_wounds(view: &View) -> String {
    let players = Seat::all(view.players.len() as u8).zip(&view.players);
    let stand =
        players.map(|(seat, player)| format!("{} {}c {}w", letter(seat), player.coins, player.wounds));
    stand.collect::<Vec<_>>().join(", ")
}
