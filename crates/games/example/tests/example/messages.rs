//! Both languages have every message that the game uses, and no other.

use bots::FastDice;
use example::{Encounter, Event, Example, Refusal};
use game::{Game, HasMessage, LoggedEvent, Player, Playout, Seat, Setup, Turn};
use i18n::audit::MessageAudit;

/// Plays a random game and shows the audit every event and position.
fn audit_game(audit: &mut MessageAudit<Example>, setup: &Setup, seed: u64) {
    let (mut player, mut playout) = (Player::new(), Playout::default());
    let mut dice = FastDice::seeded(seed);
    let mut events: Vec<LoggedEvent<Event>> = Vec::new();
    let mut game = Example::new(setup, &mut events).unwrap();
    audit.begin_match(setup.seats());
    loop {
        events.drain(..).for_each(|event| audit.add_event(&event));
        audit.add_position(&game, setup.seats());
        audit.add_hidden(&game, setup.seats());
        if game.turn() == Turn::Over {
            return;
        }
        player.step(&mut game, &mut dice, &mut events, &mut playout);
    }
}

/// Every refusal. The match names the next one for each, so that a new one does not compile until it is added.
fn refusals() -> impl Iterator<Item = Refusal> {
    let next = |refusal: &Refusal| {
        Some(match refusal {
            Refusal::GameOver => Refusal::ChanceFirst,
            Refusal::ChanceFirst => Refusal::NoChanceNow,
            Refusal::NoChanceNow => Refusal::NotYourTurn { actor: Seat::FIRST },
            Refusal::NotYourTurn { .. } => Refusal::DescendOrCamp,
            Refusal::DescendOrCamp => Refusal::FaceTheHazard { encounter: Encounter::Ogre },
            Refusal::FaceTheHazard { .. } => Refusal::CharmDoesNotHelp { encounter: Encounter::Pit },
            Refusal::CharmDoesNotHelp { .. } => Refusal::ImpossibleOutcome,
            Refusal::ImpossibleOutcome => return None,
        })
    };
    std::iter::successors(Some(Refusal::GameOver), next)
}

#[test]
fn both_languages_have_every_message_and_no_other() {
    let mut audit = MessageAudit::new().unwrap();
    for seats in Example::manifest().seats.clone() {
        for value in Example::manifest().options[0].values {
            let setup = Setup::new(Example::manifest(), seats, [("collapse", *value)]).unwrap();
            (0..40).for_each(|seed| audit_game(&mut audit, &setup, seed));
        }
    }
    refusals().for_each(|refusal| audit.add(&refusal.message()));
    audit.add_lobby();
    let errors: Vec<_> = audit.verdict().iter().map(ToString::to_string).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}
