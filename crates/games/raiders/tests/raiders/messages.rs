//! Both languages have exactly the messages that the game uses.

use bots::FastDice;
use game::{Dice, Game, HasMessage, LoggedEvent, Observer, Outcomes, SeatSet, Setup, Turn};
use i18n::audit::MessageAudit;
use raiders::{Action, Card, Chamber, Character, Event, Raiders, Refusal};

/// Audits the messages of one game: all events for each observer, and the chosen positions.
fn audit_game(
    audit: &mut MessageAudit<Raiders>,
    setup: &Setup,
    seed: u64,
    choices: Choices,
    positions: Positions,
) {
    let mut dice = FastDice::seeded(seed);
    let mut events: Vec<LoggedEvent<Event>> = Vec::new();
    let mut game = Raiders::new(setup, &mut events).unwrap();
    audit.begin_match(setup.seats());
    loop {
        events.drain(..).for_each(|event| audit.add_event(&event));
        if positions.include(&game) {
            audit.add_position(&game, setup.seats());
            audit.add_hidden(&game, setup.seats());
        }
        if !step(&mut game, choices, &mut dice, &mut events) {
            break;
        }
    }
}

/// Which positions are audited; all of them would take much longer.
#[derive(Clone, Copy)]
enum Positions {
    All,
    AtTheBoss,
    None,
}

impl Positions {
    fn include(self, game: &Raiders) -> bool {
        match self {
            Positions::All => true,
            Positions::AtTheBoss => faces_boss(game),
            Positions::None => false,
        }
    }
}

/// How the players choose.
#[derive(Clone, Copy)]
enum Choices {
    /// Uniformly.
    Random,
    /// All the same: the highest power card, and items only at the final monster. So everyone escapes, or nobody does.
    Same,
}

impl Choices {
    fn choose(self, game: &Raiders, actions: &[Action], dice: &mut FastDice) -> Action {
        let is_power = |action: &&Action| matches!(action, Action::Play { card } if card.power().is_some());
        let is_item = |action: &&Action| matches!(action, Action::Play { card } if card.item().is_some());
        let alike = match self {
            Choices::Random => None,
            Choices::Same if faces_boss(game) => actions.iter().find(is_item),
            Choices::Same => actions.iter().rfind(is_power),
        };
        alike.copied().unwrap_or_else(|| actions[dice.below(actions.len() as u32) as usize])
    }
}

fn faces_boss(game: &Raiders) -> bool {
    let view = game.view(Observer::Public);
    let room = view.row.get(usize::from(view.place));
    room.is_some_and(|laid| matches!(laid.chamber, Some(Chamber::Boss(_))))
}

/// Takes one step by any seat that may act, so that torches are lit and choices changed.
fn step(
    game: &mut Raiders,
    choices: Choices,
    dice: &mut FastDice,
    events: &mut Vec<LoggedEvent<Event>>,
) -> bool {
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
            let action = choices.choose(game, &actions, dice);
            game.decide(seat, action, events).is_ok()
        }
    }
}

/// All refusals. The exhaustive `match` makes a new one a compile error.
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

/// All combinations of options.
fn setups(seats: u8) -> Vec<Setup> {
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
fn all_messages_exist_in_both_languages_and_are_used() {
    let mut audit = MessageAudit::new().unwrap();
    for setup in (3..=5).flat_map(setups) {
        (0..2).for_each(|seed| audit_game(&mut audit, &setup, seed, Choices::Random, Positions::All));
        (2..45).for_each(|seed| audit_game(&mut audit, &setup, seed, Choices::Random, Positions::AtTheBoss));
        (0..45).for_each(|seed| audit_game(&mut audit, &setup, seed, Choices::Same, Positions::None));
    }
    refusals().iter().for_each(|refusal| audit.add(&refusal.message()));
    audit.add_lobby();
    let problems: Vec<_> = audit.verdict().iter().map(ToString::to_string).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
