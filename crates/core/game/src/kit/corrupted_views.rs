//! Views with wrong values. A bot can be given any view, so a game must reject such a view or sample a state from it
//! that can be played.

use serde_json::Value;

use crate::chance::Dice;
use crate::contract::Game;
use crate::message::Scene;
use crate::playout::{Player, Playout};
use crate::seat::{Observer, Seat};
use crate::setup::Setup;
use crate::sink::Silent;

use super::dice::KitDice;
use super::setups::random_options;

/// Numbers at the limits of counts, places and small integers.
const NUMBERS: [u8; 8] = [0, 1, 3, 6, 30, 120, 250, 255];

/// About how many values of a view are changed.
const CHANGES: u32 = 3;

/// How many views to corrupt, and how long to play before and after.
#[derive(Clone, Copy, Debug)]
pub struct Corruption {
    pub views: u64,
    /// A view is taken after fewer than this many random steps.
    pub head_start: u32,
    /// A state that was sampled from a corrupted view is played for this many decisions.
    pub moves: u64,
}

/// What a game did with corrupted views. Those that cannot be parsed are not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CorruptionReport {
    /// Views without a state.
    pub rejected: u64,
    /// Views whose state was played on.
    pub played: u64,
}

/// Corrupts views of random positions, and describes, determinizes and plays them. The game must not panic.
pub fn play_corrupted_views<G: Game>(corruption: Corruption) -> CorruptionReport {
    let (mut report, mut words) = (CorruptionReport::default(), Vec::new());
    for seed in 0..corruption.views {
        let mut dice = KitDice::new(seed);
        let Some(view) = corrupted_view::<G>(corruption.head_start, &mut words, &mut dice) else { continue };
        drop((view.lines(), view.prompt(), view.glossary()));
        match G::determinize(&view, &mut dice) {
            Some(game) => {
                play(game, corruption.moves, &mut dice);
                report.played += 1;
            }
            None => report.rejected += 1,
        }
    }
    report
}

fn play<G: Game>(mut game: G, moves: u64, dice: &mut KitDice) {
    Player::new().finish(&mut game, moves, dice, &mut Silent);
    Observer::all(*G::manifest().seats.end()).for_each(|observer| drop(game.view(observer)));
}

/// Returns `None` if the corrupted view cannot be parsed.
fn corrupted_view<G: Game>(head_start: u32, words: &mut Vec<String>, dice: &mut KitDice) -> Option<G::View> {
    let mut view = serde_json::to_value(random_view::<G>(head_start, dice)?).ok()?;
    collect_words(&view, words);
    let values = count_values(&view);
    Corruptor { values, words, dice }.corrupt(&mut view);
    serde_json::from_value(view).ok()
}

/// Returns the view of the first seat in a random position, or `None` if the random options clash.
fn random_view<G: Game>(head_start: u32, dice: &mut KitDice) -> Option<G::View> {
    let seats: Vec<u8> = G::manifest().seats.clone().collect();
    let setup = Setup::new(G::manifest(), dice.pick(&seats)?, random_options::<G>(dice)).ok()?;
    let mut game = G::new(&setup, &mut Silent).ok()?;
    let (mut player, mut playout) = (Player::new(), Playout::default());
    for _ in 0..dice.below(head_start) {
        player.step(&mut game, dice, &mut Silent, &mut playout);
    }
    Some(game.view(Observer::Seat(Seat::FIRST)))
}

/// Collects the texts of views, so that some fit where others were.
fn collect_words(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(word) if !words.contains(word) => words.push(word.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect_words(item, words)),
        Value::Object(fields) => fields.values().for_each(|field| collect_words(field, words)),
        _ => {}
    }
}

/// Counts the values that [`Corruptor::corrupt`] may change.
fn count_values(value: &Value) -> u32 {
    match value {
        Value::Number(_) | Value::String(_) => 1,
        Value::Array(items) => 1 + items.iter().map(count_values).sum::<u32>(),
        Value::Object(fields) => fields.values().map(count_values).sum(),
        Value::Null | Value::Bool(_) => 0,
    }
}

struct Corruptor<'a> {
    /// The number of values in the view.
    values: u32,
    words: &'a [String],
    dice: &'a mut KitDice,
}

impl Corruptor<'_> {
    /// Replaces some numbers and texts, and repeats the first item of some lists.
    fn corrupt(&mut self, value: &mut Value) {
        match value {
            Value::Number(number) if self.hits() => *number = self.dice.pick(&NUMBERS).unwrap_or(0).into(),
            Value::String(text) if self.hits() => {
                let place = self.dice.below(self.words.len() as u32) as usize;
                self.words.get(place).into_iter().for_each(|word| text.clone_from(word));
            }
            Value::Array(items) => {
                let repeated = items.first().filter(|_| self.hits()).cloned();
                items.extend(repeated);
                items.iter_mut().for_each(|item| self.corrupt(item));
            }
            Value::Object(fields) => fields.values_mut().for_each(|field| self.corrupt(field)),
            _ => {}
        }
    }

    fn hits(&mut self) -> bool {
        self.dice.below(self.values) < CHANGES
    }
}
