//! Every lesson can be played as scripted, with any of the accepted decisions.

use std::collections::BTreeSet;

use catalog::{Entry, FIRST, GAMES, LEARNER, Lesson, LessonStep, fits};
use game::{Observer, Seat, Turn};
use serde_json::{Value, json};
use table::{AnyTable, Chance, Config, Origin, Secret};

/// A match in the middle of a lesson.
struct LessonMatch {
    lesson: Lesson,
    entry: &'static Entry,
    table: Box<dyn AnyTable>,
}

impl LessonMatch {
    fn start(entry: &'static Entry, chapter: &str) -> LessonMatch {
        let lesson = entry.lesson(chapter).expect("the script parses");
        let steps = lesson.before.clone();
        let origin = Origin { of: chapter.to_owned(), steps, dealt: Vec::new(), known_to: None };
        let origin = (!lesson.before.is_empty()).then_some(origin);
        let (seats, options) = (lesson.seats, lesson.options.clone());
        let config = Config { seats, options, origin, ..Config::default() };
        let chance = Chance::Scripted { script: lesson.chance(), secret: Secret::from_seed(1) };
        LessonMatch { table: (entry.open)(config, chance).unwrap(), lesson, entry }
    }

    fn learner() -> Seat {
        Seat::new(LEARNER).unwrap()
    }

    fn decisions(&self) -> u32 {
        self.table.decisions(LessonMatch::learner())
    }

    /// Lets the other seats decide until the match waits only for the learner. Bots decide for them only after the end
    /// of the script.
    fn play_others(&mut self) {
        while let Some(seat) = self.next_other() {
            let scripted = self.lesson.decision(seat.index() as u8, self.table.decisions(seat)).cloned();
            match scripted {
                Some(action) if self.table.legal(seat).contains(&action) => {
                    self.table.act(seat, action).unwrap();
                }
                Some(action) if self.lesson.step(self.decisions()).is_some() => {
                    panic!("{}: {seat:?} cannot {action} at step {}", self.entry.key(), self.decisions());
                }
                _ => self.play_bot(seat),
            }
        }
    }

    fn next_other(&self) -> Option<Seat> {
        let Turn::Decide { owe, .. } = self.table.turn() else { return None };
        owe.without(LessonMatch::learner()).iter().next()
    }

    fn play_bot(&mut self, seat: Seat) {
        let mut bot = (self.entry.bot(&self.lesson.bot).unwrap().make)(5, None);
        let choice = bot.choose(&self.table.bot_input(seat)).unwrap();
        self.table.act_nth(seat, choice).unwrap();
    }

    fn decide(&mut self, action: Value) {
        self.table.act(LessonMatch::learner(), action).unwrap();
        self.play_others();
    }

    /// Checks that chance has followed the script.
    fn check_chance(&self) {
        let record: Value = serde_json::from_str(&self.table.save().unwrap()).unwrap();
        let drawn = record["steps"].as_array().unwrap().iter().filter_map(|step| step.get("chance"));
        for (number, (drawn, scripted)) in drawn.zip(self.lesson.chance()).enumerate() {
            let decided = self.decisions();
            assert_eq!(*drawn, scripted, "{} draw {number} after {decided}", self.entry.key());
        }
    }
}

/// Plays a lesson with every combination of accepted decisions.
fn paths(entry: &'static Entry, chapter: &str) -> Vec<LessonMatch> {
    let mut ends = Vec::new();
    let mut open: Vec<Vec<Value>> = vec![Vec::new()];
    while let Some(answers) = open.pop() {
        let mut lesson_match = LessonMatch::start(entry, chapter);
        lesson_match.play_others();
        for answer in &answers {
            lesson_match.decide(answer.clone());
        }
        let Some(step) = lesson_match.lesson.step(lesson_match.decisions()).cloned() else {
            lesson_match.check_chance();
            ends.push(lesson_match);
            continue;
        };
        let legal = lesson_match.table.legal(LessonMatch::learner());
        let accepted = representatives(&step, &legal);
        let at = format!("{} step {}: {legal:?}", entry.key(), lesson_match.decisions());
        assert!(!accepted.is_empty(), "no accepted decision is legal at {at}");
        open.extend(accepted.into_iter().map(|answer| [answers.clone(), vec![answer]].concat()));
    }
    ends
}

/// Returns the first and the last legal action for each pattern. Actions that fit the same pattern are equivalent.
fn representatives(step: &LessonStep, legal: &[Value]) -> Vec<Value> {
    let mut found = Vec::new();
    for pattern in &step.accept {
        let fitting: Vec<&Value> = legal.iter().filter(|action| fits(pattern, action)).collect();
        found.extend([fitting.first(), fitting.last()].into_iter().flatten().map(|action| (*action).clone()));
    }
    found.dedup();
    found
}

fn all_lessons() -> impl Iterator<Item = (&'static Entry, &'static str)> {
    GAMES.iter().flat_map(|entry| entry.chapters().map(move |chapter| (entry, chapter)))
}

#[test]
fn every_path_through_a_lesson_is_legal_and_follows_the_script() {
    for (entry, chapter) in all_lessons() {
        assert!(!paths(entry, chapter).is_empty(), "{} {chapter}", entry.key());
    }
}

#[test]
fn every_accepted_decision_is_reachable() {
    for (entry, chapter) in all_lessons() {
        let (lesson, mut had) = (entry.lesson(chapter).unwrap(), BTreeSet::new());
        for path in paths(entry, chapter) {
            let record: Value = serde_json::from_str(&path.table.save().unwrap()).unwrap();
            let own = record["steps"].as_array().unwrap().iter().filter(|step| step["seat"] == LEARNER);
            for (number, step) in own.enumerate().take(lesson.step.len()) {
                let patterns = lesson.step[number].accept.iter().enumerate();
                had.extend(patterns.filter(|(_, it)| fits(it, &step["action"])).map(|(at, _)| (number, at)));
            }
        }
        for (number, step) in lesson.step.iter().enumerate() {
            for at in 0..step.accept.len() {
                assert!(had.contains(&(number, at)), "{} step {number}: {}", entry.key(), step.accept[at]);
            }
        }
    }
}

#[test]
fn pages_cite_known_rules_and_hints_answer_known_prompts() {
    for (entry, chapter) in all_lessons() {
        let (lesson, manifest) = (entry.lesson(chapter).unwrap(), (entry.manifest)());
        let pages = lesson.step.iter().flat_map(|step| &step.say).chain(&lesson.farewell);
        for rule in pages.filter_map(|page| page.rule.as_deref()) {
            assert!(manifest.rules.iter().any(|known| known.id.to_string() == rule), "{rule}");
        }
        for prompt in lesson.hints.keys() {
            let words = manifest.english;
            assert!(words.lines().any(|line| line.starts_with(&format!("{prompt} ="))), "{prompt}");
        }
    }
}

/// Checks that the learner receives all of these events on every path through the lesson.
fn check_events(game: &str, chapter: &str, expected: &[Value]) {
    let entry = catalog::find(game).unwrap();
    for path in paths(entry, chapter) {
        let received = path.table.events(Observer::Seat(LessonMatch::learner()));
        let events: Vec<String> = received.iter().map(|one| one.event.to_string()).collect();
        for event in expected {
            let is_there = received.iter().any(|one| fits(event, &one.event));
            assert!(is_there, "{game}: no event fits {event}:\n{}", events.join("\n"));
        }
    }
}

#[test]
fn the_first_welcome_lesson_shows_both_phases_success_and_failure() {
    check_events(
        "welcome",
        FIRST,
        &[
            json!({"event": "added", "seat": 0}),
            json!({"event": "set_aside", "seat": 0, "monster": "dragon"}),
            json!({"event": "set_aside", "seat": 2, "monster": null}),
            json!({"event": "passed", "seat": 1}),
            json!({"event": "entered", "seat": 0}),
            json!({"event": "type_named", "seat": 0}),
            json!({"event": "defeated", "tile": "torch"}),
            json!({"event": "succeeded", "seat": 0, "successes": 1}),
            json!({"event": "adventurer_chosen", "seat": 0}),
            json!({"event": "passed", "seat": 0}),
            json!({"event": "entered", "seat": 2}),
            json!({"event": "hurt"}),
            json!({"event": "died"}),
            json!({"event": "failed", "seat": 2}),
        ],
    );
}

#[test]
fn the_first_raiders_lesson_shows_every_kind_of_room_torch_and_crystal_ball() {
    check_events(
        "raiders",
        FIRST,
        &[
            json!({"event": "chest_won", "seat": 0}),
            json!({"event": "item_got", "seat": 0, "item": "torch"}),
            json!({"event": "torch_lit", "seat": 0}),
            json!({"event": "saw", "seat": 0, "place": 4}),
            json!({"event": "trap_sprung", "highest": 4, "amount": 2}),
            json!({"event": "coins_lost"}),
            json!({"event": "plays_again", "seat": 0}),
            json!({"event": "fought"}),
            json!({"event": "wounded", "seat": 2}),
            json!({"event": "level_done", "number": 1}),
        ],
    );
}

#[test]
fn the_back_welcome_lesson_shows_special_monsters_coin_blade_and_flute() {
    check_events(
        "welcome",
        "back",
        &[
            json!({"event": "first_adventurer", "adventurer": "bard"}),
            json!({"event": "drew", "seat": 0, "monster": "gelatinous_cube"}),
            json!({"event": "drew", "seat": 0, "monster": "ally"}),
            json!({"event": "entered", "seat": 0}),
            json!({"event": "coin_started"}),
            json!({"event": "defeated", "tile": "dancing_blade"}),
            json!({"event": "ally_helps"}),
            json!({"event": "ignored", "monster": "golem"}),
            json!({"event": "defeated", "tile": "charming_flute"}),
            json!({"event": "succeeded", "seat": 0, "successes": 1}),
            json!({"event": "adventurer_chosen", "seat": 0}),
        ],
    );
}

#[test]
fn the_last_raiders_lesson_shows_a_final_monster_fainting_and_scoring() {
    check_events(
        "raiders",
        "last",
        &[
            json!({"event": "entered", "chamber": {"boss": "vampire"}}),
            json!({"event": "fought", "strength": 14}),
            json!({"event": "wounded", "total": 11}),
            json!({"event": "coins_lost"}),
            json!({"event": "level_done", "number": 5}),
            json!({"event": "fainted"}),
            json!({"event": "won"}),
        ],
    );
}

#[test]
fn the_first_masmorra_lesson_shows_dice_exploring_fighting_and_growing() {
    check_events(
        "masmorra",
        FIRST,
        &[
            json!({"event": "rolled", "seat": 0}),
            json!({"event": "rolls_again", "seat": 0}),
            json!({"event": "token_flipped", "seat": 0}),
            json!({"event": "step_spent", "seat": 0}),
            json!({"event": "explores", "seat": 0}),
            json!({"event": "trap_sprung"}),
            json!({"event": "struck", "seat": 0, "symbol": "melee"}),
            json!({"event": "defeated", "seat": 0}),
            json!({"event": "payback_comes", "wounds": 2}),
            json!({"event": "blocked", "seat": 0}),
            json!({"event": "wounded", "seat": 0, "life": 4}),
            json!({"event": "disarmed", "seat": 0}),
            json!({"event": "learnt", "seat": 0}),
            json!({"event": "card_played", "seat": 0, "half": "purple"}),
            json!({"event": "moves_ended", "seat": 1}),
            json!({"event": "conjured", "seat": 0}),
            json!({"event": "chest_opened", "seat": 0}),
            json!({"event": "healed", "seat": 0}),
            json!({"event": "card_bought", "seat": 0}),
        ],
    );
}
