//! Composes the pictures of a table from what everyone may know.

use catalog::{PictureName, Portrait};
use game::Seat;
use room::protocol::HolderInfo;
use share_images::{FigureKey, SharePicture, SharePlayer, Status, StatusKind, has_figure};
use store::RoomStage;

use super::ending::Ending;
use super::table_facts::TableFacts;
use super::words::Words;

/// A longer line of the log is not on a card.
const LONGEST_LINE: usize = 100;

/// How many lines of the log a card shows below the result.
const LINES: usize = 2;

/// The picture of a link. The ending is given only if everyone may know it.
pub(crate) fn preview(facts: &TableFacts, words: &Words, ending: Option<&Ending>) -> SharePicture {
    let winners = ending.map_or(&[][..], |ending| &ending.winners);
    let kind = match facts.stage {
        RoomStage::Open => StatusKind::Waiting,
        RoomStage::Playing => StatusKind::Playing,
        RoomStage::Over => StatusKind::Over,
        RoomStage::Closed if winners.is_empty() => StatusKind::Closed,
        RoomStage::Closed => StatusKind::Over,
    };
    SharePicture {
        title: words.game(),
        subtitle: words.edition(facts),
        status: Some(Status { kind, text: words.status(facts, winners) }),
        lines: Vec::new(),
        players: players(facts, words, ending),
        figures: figures(facts, ending),
    }
}

/// The card of a finished match: its result, how it came to that, and what everyone has.
pub(crate) fn card(facts: &TableFacts, words: &Words, ending: &Ending) -> SharePicture {
    let mut lines = ending.lines.iter().map(|line| words.sentence(line, ending.names.clone()));
    let title = lines.next().unwrap_or_else(|| words.status(facts, &ending.winners));
    let mut story: Vec<String> =
        lines.filter(|line| line.chars().count() <= LONGEST_LINE).take(LINES).collect();
    story.reverse();
    let edition = words.edition(facts);
    let subtitle = if edition.is_empty() { words.game() } else { format!("{} · {edition}", words.game()) };
    SharePicture {
        title,
        subtitle,
        status: None,
        lines: story,
        players: players(facts, words, Some(ending)),
        figures: figures(facts, Some(ending)),
    }
}

fn players(facts: &TableFacts, words: &Words, ending: Option<&Ending>) -> Vec<SharePlayer> {
    let seats = Seat::all(u8::try_from(facts.holders.len()).unwrap_or(u8::MAX));
    let player = |(seat, holder): (Seat, &HolderInfo)| {
        let portrait = ending.and_then(|ending| ending.portraits.get(seat.index()));
        let (name, note) = match holder {
            HolderInfo::Nobody => (words.text(&game::Message::new("preview-free-seat")), String::new()),
            HolderInfo::Person { name, .. } => (name.clone(), String::new()),
            HolderInfo::Bot { name, .. } => (name.clone(), words.text(&game::Message::new("preview-bot"))),
        };
        SharePlayer {
            name,
            seat_name: words.seat(seat.index()),
            result: portrait.map_or(note, |portrait| result(words, portrait)),
            has_won: ending.is_some_and(|ending| ending.winners.contains(&seat)),
            is_free: *holder == HolderInfo::Nobody,
        }
    };
    seats.zip(&facts.holders).map(player).collect()
}

fn result(words: &Words, portrait: &Portrait) -> String {
    let counts = portrait.counts.iter().map(|(count, many)| words.count(*count, *many));
    counts.collect::<Vec<_>>().join(", ")
}

/// The figures of the winners; if there are none, those that stand for the game.
fn figures(facts: &TableFacts, ending: Option<&Ending>) -> Vec<FigureKey> {
    let key = |PictureName { kind, key }| FigureKey {
        game: facts.game.key().to_owned(),
        kind: kind.to_owned(),
        key,
    };
    let mut figures: Vec<FigureKey> = Vec::new();
    if let Some(ending) = ending {
        let portraits = ending.winners.iter().filter_map(|seat| ending.portraits.get(seat.index()));
        for figure in portraits.filter_map(|portrait| portrait.figure.clone()).map(key) {
            if has_figure(&figure) && !figures.contains(&figure) {
                figures.push(figure);
            }
        }
    }
    if figures.is_empty() { facts.game.portraits.emblem().map(key).collect() } else { figures }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_pictures_that_stand_for_it() {
        for game in catalog::GAMES {
            let figures: Vec<FigureKey> = game
                .portraits
                .emblem()
                .map(|PictureName { kind, key }| FigureKey {
                    game: game.key().to_owned(),
                    kind: kind.to_owned(),
                    key,
                })
                .collect();
            assert!(figures.len() == 3 && figures.iter().all(has_figure), "{figures:?}");
        }
    }
}
