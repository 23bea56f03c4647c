//! Every lesson can be played as it is written, whatever is chosen among what it accepts.

use std::collections::BTreeSet;

use catalog::{Entry, FIRST, GAMES, LEARNER, Lesson, LessonStep, fits};
use game::{Observer, Seat, Turn};
use serde_json::{Value, json};
use table::{AnyTable, Chance, Config, Origin, Secret};

/// A match in the middle of a lesson.
struct Class {
    lesson: Lesson,
    entry: &'static Entry,
    table: Box<dyn AnyTable>,
}

impl Class {
    fn begin(entry: &'static Entry, chapter: &str) -> Class {
        let lesson = entry.lesson(chapter).expect("the script can be read");
        let steps = lesson.before.clone();
        let origin = Origin { of: chapter.to_owned(), steps, dealt: Vec::new(), known_to: None };
        let origin = (!lesson.before.is_empty()).then_some(origin);
        let (seats, options) = (lesson.seats, lesson.options.clone());
        let config = Config { seats, options, origin, ..Config::default() };
        let chance = Chance::Scripted { script: lesson.chance(), secret: Secret::from_seed(1) };
        Class { table: (entry.open)(config, chance).unwrap(), lesson, entry }
    }

    fn learner() -> Seat {
        Seat::new(LEARNER).unwrap()
    }

    fn taken(&self) -> u32 {
        self.table.decisions(Class::learner())
    }

    /// Lets the others decide until the match waits for nobody but whoever learns. Only where the script has ended they
    /// may do as they like.
    fn others_decide(&mut self) {
        while let Some(seat) = self.next_other() {
            let written = self.lesson.decision(seat.index() as u8, self.table.decisions(seat)).cloned();
            match written {
                Some(action) if self.table.legal(seat).contains(&action) => {
                    self.table.act(seat, action).unwrap();
                }
                Some(action) if self.lesson.step(self.taken()).is_some() => {
                    panic!("{}: {seat:?} cannot {action} at step {}", self.entry.key(), self.taken());
                }
                _ => self.bot_decides(seat),
            }
        }
    }

    fn next_other(&self) -> Option<Seat> {
        let Turn::Decide { owe, .. } = self.table.turn() else { return None };
        owe.without(Class::learner()).iter().next()
    }

    fn bot_decides(&mut self, seat: Seat) {
        let mut bot = (self.entry.bot(&self.lesson.bot).unwrap().make)(5, None);
        let choice = bot.choose(&self.table.bot_input(seat)).unwrap();
        self.table.act_nth(seat, choice).unwrap();
    }

    fn decide(&mut self, action: Value) {
        self.table.act(Class::learner(), action).unwrap();
        self.others_decide();
    }

    /// What chance has done so far is what was written.
    fn assert_chance_as_written(&self) {
        let record: Value = serde_json::from_str(&self.table.save().unwrap()).unwrap();
        let drawn = record["steps"].as_array().unwrap().iter().filter_map(|step| step.get("chance"));
        for (number, (drawn, written)) in drawn.zip(self.lesson.chance()).enumerate() {
            let decided = self.taken();
            assert_eq!(*drawn, written, "{} draw {number} after {decided}", self.entry.key());
        }
    }
}

/// Every way through a lesson, each as the answers that were given.
fn ways(entry: &'static Entry, chapter: &str) -> Vec<Class> {
    let mut ends = Vec::new();
    let mut open: Vec<Vec<Value>> = vec![Vec::new()];
    while let Some(answers) = open.pop() {
        let mut class = Class::begin(entry, chapter);
        class.others_decide();
        for answer in &answers {
            class.decide(answer.clone());
        }
        let Some(step) = class.lesson.step(class.taken()).cloned() else {
            class.assert_chance_as_written();
            ends.push(class);
            continue;
        };
        let legal = class.table.legal(Class::learner());
        let accepted = few(&step, &legal);
        let at = format!("{} step {}: {legal:?}", entry.key(), class.taken());
        assert!(!accepted.is_empty(), "nothing that is accepted is legal at {at}");
        open.extend(accepted.into_iter().map(|answer| [answers.clone(), vec![answer]].concat()));
    }
    ends
}

/// Where many answers fit one pattern they are alike: the first and the last of them stand for all.
fn few(step: &LessonStep, legal: &[Value]) -> Vec<Value> {
    let mut few = Vec::new();
    for pattern in &step.accept {
        let fitting: Vec<&Value> = legal.iter().filter(|action| fits(pattern, action)).collect();
        few.extend([fitting.first(), fitting.last()].into_iter().flatten().map(|action| (*action).clone()));
    }
    few.dedup();
    few
}

fn taught() -> impl Iterator<Item = (&'static Entry, &'static str)> {
    GAMES.iter().flat_map(|entry| entry.chapters().map(move |chapter| (entry, chapter)))
}

#[test]
fn every_way_through_a_lesson_is_legal_and_goes_as_written() {
    for (entry, chapter) in taught() {
        assert!(!ways(entry, chapter).is_empty(), "{} {chapter}", entry.key());
    }
}

#[test]
fn every_decision_that_is_accepted_can_be_had_on_some_way() {
    for (entry, chapter) in taught() {
        let (lesson, mut had) = (entry.lesson(chapter).unwrap(), BTreeSet::new());
        for way in ways(entry, chapter) {
            let record: Value = serde_json::from_str(&way.table.save().unwrap()).unwrap();
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
fn pages_cite_rules_of_the_book_and_hints_answer_prompts_of_the_game() {
    for (entry, chapter) in taught() {
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

/// What whoever learns hears on every way through the lesson must hold all of these events.
fn check_story(game: &str, chapter: &str, told: &[Value]) {
    let entry = catalog::find(game).unwrap();
    for way in ways(entry, chapter) {
        let heard = way.table.events(Observer::Seat(Class::learner()));
        let events: Vec<String> = heard.iter().map(|one| one.event.to_string()).collect();
        for event in told {
            let is_told = heard.iter().any(|one| fits(event, &one.event));
            assert!(is_told, "{game}: nothing tells of {event}:\n{}", events.join("\n"));
        }
    }
}

#[test]
fn welcome_teaches_both_phases_success_and_failure() {
    check_story(
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
fn raiders_teaches_every_kind_of_room_torch_and_crystal_ball() {
    check_story(
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
fn welcome_back_teaches_special_monsters_coin_blade_and_flute() {
    check_story(
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
fn the_last_rooms_of_raiders_show_a_final_monster_fainting_and_the_count() {
    check_story(
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
fn masmorra_teaches_dice_exploring_fighting_and_growing() {
    check_story(
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
