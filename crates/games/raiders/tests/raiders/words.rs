//! Both languages say everything that the game says, and nothing else.

use bots::FastDice;
use game::{Dice, Game, LoggedEvent, Observer, Outcomes, SeatSet, Setup, Turn, Worded};
use i18n::audit::MessageAudit;
use raiders::{Action, Card, Chamber, Character, Event, Raiders, Refusal};

/// Hears a game: every event as each observer hears it, and the positions that are asked for.
fn hear_game(ear: &mut MessageAudit<Raiders>, setup: &Setup, seed: u64, habit: Habit, positions: Positions) {
    let mut dice = FastDice::seeded(seed);
    let mut events: Vec<LoggedEvent<Event>> = Vec::new();
    let mut game = Raiders::new(setup, &mut events).unwrap();
    loop {
        events.drain(..).for_each(|event| ear.hear_fact(&event.event, setup.seats()));
        if positions.include(&game) {
            ear.hear_position(&game, setup.seats());
        }
        if !step(&mut game, habit, &mut dice, &mut events) {
            break;
        }
    }
}

/// Which of the positions between the events are told as well: all of them take much longer.
#[derive(Clone, Copy)]
enum Positions {
    All,
    BeforeTheBoss,
    None,
}

impl Positions {
    fn include(self, game: &Raiders) -> bool {
        match self {
            Positions::All => true,
            Positions::BeforeTheBoss => faces_boss(game),
            Positions::None => false,
        }
    }
}

/// How the players of a game choose.
#[derive(Clone, Copy)]
enum Habit {
    /// At random.
    Whim,
    /// All alike: the highest power card, and items only before the boss. So everyone escapes, or nobody does.
    Herd,
}

impl Habit {
    fn choose(self, game: &Raiders, actions: &[Action], dice: &mut FastDice) -> Action {
        let is_power = |action: &&Action| matches!(action, Action::Play { card } if card.power().is_some());
        let is_item = |action: &&Action| matches!(action, Action::Play { card } if card.item().is_some());
        let alike = match self {
            Habit::Whim => None,
            Habit::Herd if faces_boss(game) => actions.iter().find(is_item),
            Habit::Herd => actions.iter().rfind(is_power),
        };
        alike.copied().unwrap_or_else(|| actions[dice.below(actions.len() as u32) as usize])
    }
}

fn faces_boss(game: &Raiders) -> bool {
    let view = game.view(Observer::Public);
    let room = view.row.get(usize::from(view.place));
    room.is_some_and(|laid| matches!(laid.chamber, Some(Chamber::Boss(_))))
}

/// Takes one step, by anyone who has something to decide: so torches are lit and choices changed.
fn step(game: &mut Raiders, habit: Habit, dice: &mut FastDice, events: &mut Vec<LoggedEvent<Event>>) -> bool {
    match game.turn() {
        Turn::Over => false,
        Turn::Chance => {
            let outcome = game.draw(&mut Outcomes::new(), dice).unwrap();
            game.resolve(outcome, events).is_ok()
        }
        Turn::Decide { owe, may } => {
            let deciders: Vec<_> = owe.iter().chain(may.iter()).collect();
            let seat = deciders[dice.below(deciders.len() as u32) as usize];
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            let action = habit.choose(game, &actions, dice);
            game.decide(seat, action, events).is_ok()
        }
    }
}

/// Every reason to refuse, with the next one for each, so that a new one cannot be forgotten here.
fn refusals() -> Vec<Refusal> {
    let next = |refusal: Refusal| {
        Some(match refusal {
            Refusal::GameOver => Refusal::ChanceFirst,
            Refusal::ChanceFirst => Refusal::NoChanceNow,
            Refusal::NoChanceNow => Refusal::NotYourTurn { owe: SeatSet::all(3) },
            Refusal::NotYourTurn { .. } => Refusal::TakeACharacter,
            Refusal::TakeACharacter => Refusal::CharacterTaken { character: Character::Thief },
            Refusal::CharacterTaken { .. } => Refusal::PlayACard,
            Refusal::PlayACard => Refusal::CardNotHeld { card: Card::Power3 },
            Refusal::CardNotHeld { .. } => Refusal::CardNotForRoom { card: Card::Key },
            Refusal::CardNotForRoom { .. } => Refusal::NoTorch,
            Refusal::NoTorch => Refusal::NothingDark,
            Refusal::NothingDark => Refusal::ImpossibleOutcome,
            Refusal::ImpossibleOutcome => return None,
        })
    };
    std::iter::successors(Some(Refusal::GameOver), |refusal| next(*refusal)).collect()
}

/// Every way to settle the options.
fn settled(seats: u8) -> Vec<Setup> {
    let mut choices: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    for option in Raiders::manifest().options {
        let extended = |chosen: &Vec<(&'static str, &'static str)>| {
            let chosen = chosen.clone();
            option.values.iter().map(move |&value| [chosen.clone(), vec![(option.key, value)]].concat())
        };
        choices = choices.iter().flat_map(extended).collect();
    }
    choices.into_iter().map(|chosen| Setup::new(Raiders::manifest(), seats, chosen).unwrap()).collect()
}

#[test]
fn every_message_stands_in_both_languages_and_is_said_by_someone() {
    let mut ear = MessageAudit::new().unwrap();
    for setup in (3..=5).flat_map(settled) {
        (0..2).for_each(|seed| hear_game(&mut ear, &setup, seed, Habit::Whim, Positions::All));
        (2..45).for_each(|seed| hear_game(&mut ear, &setup, seed, Habit::Whim, Positions::BeforeTheBoss));
        (0..45).for_each(|seed| hear_game(&mut ear, &setup, seed, Habit::Herd, Positions::None));
    }
    refusals().iter().for_each(|refusal| ear.hear(&refusal.message()));
    ear.hear_lobby();
    let told: Vec<_> = ear.verdict().iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}
