//! What happened, told so briefly that a test can write it down: a line a room.

use game::Seat;
use raiders::{Chamber, Chest, Fact, Item, View};

/// Players have letters here: A sits in seat 0.
pub(crate) fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

/// A line for every room that was entered and, if the game has ended, one for its end.
pub(crate) fn lines(facts: impl Iterator<Item = Fact>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut is_over = false;
    for fact in facts {
        let Some(text) = brief(fact) else { continue };
        let begins = matches!(fact, Fact::Entered { .. }) || (!is_over && ends(fact));
        is_over |= ends(fact);
        match lines.last_mut() {
            Some(line) if !begins => *line = joined(line, &text, fact),
            _ => lines.push(text),
        }
    }
    lines
}

const fn ends(fact: Fact) -> bool {
    matches!(fact, Fact::Fainted { .. } | Fact::NobodyFainted | Fact::AllLost)
}

fn joined(line: &str, text: &str, fact: Fact) -> String {
    match fact {
        Fact::Fought { .. } => format!("{line} {text}"),
        _ if line.contains(':') || line.ends_with("faints") => format!("{line}, {text}"),
        _ => format!("{line}: {text}"),
    }
}

/// What a fact comes to. How cards are played is not told: the tests of that look for themselves.
fn brief(fact: Fact) -> Option<String> {
    Some(match fact {
        Fact::Entered { chamber: Chamber::Room(room), .. } => room.key().to_owned(),
        Fact::Entered { chamber: Chamber::Boss(boss), .. } => boss.key().to_owned(),
        Fact::Escaped { seat, .. } => format!("{} escapes", letter(seat)),
        Fact::ChestWon { seat, chest: Chest::Big, coins, total } => {
            format!("{} +{coins} = {total}", letter(seat))
        }
        Fact::ChestWon { seat, chest: Chest::Small, coins, total } => {
            format!("{} small +{coins} = {total}", letter(seat))
        }
        Fact::ChestLost { chest: Chest::Big } => "big lost".to_owned(),
        Fact::ChestLost { chest: Chest::Small } => "small lost".to_owned(),
        Fact::CoinsOverLimit { seat, lost } => format!("{} drops {lost}", letter(seat)),
        Fact::Fought { total, strength, .. } => format!("{total}/{strength}"),
        Fact::Defeated { .. } => "defeated".to_owned(),
        Fact::Undefeatable { .. } => "undefeatable".to_owned(),
        Fact::NobodyAttacked => "nobody attacked".to_owned(),
        Fact::Wounded { seat, wounds, total } => format!("{} +{wounds}w = {total}", letter(seat)),
        Fact::CoinsLost { seat, coins, total } => format!("{} -{coins} = {total}", letter(seat)),
        Fact::CoinsGot { seat, coins, total } => format!("{} +{coins} = {total}", letter(seat)),
        Fact::ItemGot { seat, item } => format!("{} {}", letter(seat), short(item)),
        Fact::ItemShort { item } => format!("no {}", short(item)),
        Fact::Healed { seat, wounds, total } => format!("{} -{wounds}w = {total}", letter(seat)),
        Fact::TrapSprung { highest, amount, .. } => format!("{highest} takes {amount}"),
        Fact::TrapQuiet { highest } => format!("{highest} is quiet"),
        Fact::CountsAsOne { seat } => format!("{} counts 1", letter(seat)),
        Fact::NobodyRewarded => "nobody rewarded".to_owned(),
        Fact::Petrified { seat } => format!("{} out", letter(seat)),
        Fact::MapPassed { seat } => format!("map {}", letter(seat)),
        Fact::Fainted { seat } => format!("{} faints", letter(seat)),
        Fact::NobodyFainted => "nobody faints".to_owned(),
        Fact::AllLost => "all lost".to_owned(),
        Fact::Won { seats, coins, wounds } => {
            let winners: String = seats.iter().map(letter).collect();
            format!("{winners} wins {coins}c {wounds}w")
        }
        Fact::GameBegan { .. }
        | Fact::FirstToTake { .. }
        | Fact::CharacterGot { .. }
        | Fact::MapGot { .. }
        | Fact::LevelBegan { .. }
        | Fact::RoomLaid { .. }
        | Fact::TorchLit { .. }
        | Fact::Saw { .. }
        | Fact::Sealed { .. }
        | Fact::Resealed { .. }
        | Fact::Shown { .. }
        | Fact::PlayedOpen { .. }
        | Fact::PlaysAgain { .. }
        | Fact::LevelDone { .. } => return None,
    })
}

const fn short(item: Item) -> &'static str {
    match item {
        Item::CrystalBall => "ball",
        Item::Torch | Item::Key | Item::Sword => item.key(),
    }
}

/// How everyone stands: `A 3c 2w, B 2c 0w`.
pub(crate) fn standing(view: &View) -> String {
    let players = Seat::all(view.players.len() as u8).zip(&view.players);
    let stand =
        players.map(|(seat, player)| format!("{} {}c {}w", letter(seat), player.coins, player.wounds));
    stand.collect::<Vec<_>>().join(", ")
}
