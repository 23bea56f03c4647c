//! Both languages have every message of the game, and no unused ones.

use game::{
    Game, HasMessage, Lang, LoggedEvent, Message, Observer, Outcomes, Scene, Seat, SeatSet, Setup, Silent,
    Turn,
};
use i18n::audit::MessageAudit;
use i18n::{Audience, MessageBundle};
use welcome::{Action, Adventurer, Event, Monster, Refusal, Tile, Welcome};

/// Audits a random game: every event as each observer gets it, and the positions if asked for.
fn audit_game(audit: &mut MessageAudit<Welcome>, setup: &Setup, seed: u64, positions: Positions) {
    let mut dice = bots::FastDice::seeded(seed);
    let mut events: Vec<LoggedEvent<Event>> = Vec::new();
    let Ok(mut game) = Welcome::new(setup, &mut events) else { return };
    audit.begin_match(setup.seats());
    loop {
        events.drain(..).for_each(|event| audit.add_event(&event));
        if positions == Positions::Audited {
            audit.add_position(&game, setup.seats());
            audit.add_hidden(&game, setup.seats());
        }
        if !step(&mut game, &mut dice, &mut events) {
            break;
        }
    }
}

/// Audits only the public view of the dungeon, where some messages are rare: a question to an adventurer whose
/// axe is used up, or about a card that the Ally makes ignored.
fn audit_dungeons(audit: &mut MessageAudit<Welcome>, setup: &Setup, seed: u64) {
    let mut dice = bots::FastDice::seeded(seed);
    let mut game = Welcome::new(setup, &mut Silent).unwrap();
    while step(&mut game, &mut dice, &mut Vec::new()) {
        let view = game.view(Observer::Public);
        if view.dungeon.is_some() {
            view.lines().iter().for_each(|line| audit.add(line));
        }
    }
}

/// Whether to audit the positions between the events too, which takes much longer.
#[derive(Clone, Copy, PartialEq)]
enum Positions {
    Audited,
    Skipped,
}

fn step(game: &mut Welcome, dice: &mut bots::FastDice, events: &mut Vec<LoggedEvent<Event>>) -> bool {
    use game::Dice;
    match game.turn() {
        Turn::Over => false,
        Turn::Chance => {
            let outcome = game.draw(&mut Outcomes::new(), dice).unwrap();
            game.resolve(outcome, events).is_ok()
        }
        Turn::Decide { owe, .. } => {
            let seat = owe.first().unwrap();
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            game.decide(seat, action, events).is_ok()
        }
    }
}

/// Every refusal. Each names the next one, so that a new variant does not compile until it is added here.
fn refusals() -> Vec<Refusal> {
    let next = |refusal: Refusal| {
        Some(match refusal {
            Refusal::GameOver => Refusal::ChanceFirst,
            Refusal::ChanceFirst => Refusal::NoChanceNow,
            Refusal::NoChanceNow => Refusal::NotYourTurn { owe: SeatSet::all(2) },
            Refusal::NotYourTurn { .. } => Refusal::DrawOrPass,
            Refusal::DrawOrPass => Refusal::AddOrSacrifice,
            Refusal::AddOrSacrifice => Refusal::NameAType,
            Refusal::NameAType => Refusal::PickAnother,
            Refusal::PickAnother => Refusal::NameAStrength,
            Refusal::NameAStrength => Refusal::UseOrDecline,
            Refusal::UseOrDecline => Refusal::DiscardATile,
            Refusal::DiscardATile => Refusal::ChooseAdventurer,
            Refusal::ChooseAdventurer => Refusal::TileNotThere { tile: Tile::Torch },
            Refusal::TileNotThere { tile } => Refusal::TileNotOffered { tile },
            Refusal::TileNotOffered { tile } => Refusal::TileSpared { tile },
            Refusal::TileSpared { .. } => Refusal::MonsterNotInSet { monster: Monster::Fairy },
            Refusal::MonsterNotInSet { .. } => Refusal::AdventurerNotInSet { adventurer: Adventurer::Bard },
            Refusal::AdventurerNotInSet { .. } => Refusal::ImpossibleOutcome,
            Refusal::ImpossibleOutcome => return None,
        })
    };
    std::iter::successors(Some(Refusal::GameOver), |refusal| next(*refusal)).collect()
}

#[test]
fn every_message_exists_in_both_languages_and_is_used() {
    let mut audit = MessageAudit::new().unwrap();
    for seats in 2..=4 {
        for set in ["welcome", "back", "combined"] {
            let setup = |more| Setup::new(Welcome::manifest(), seats, [("set", set), more]).unwrap();
            for more in [
                ("flute", "all"),
                ("flute", "next_other"),
                ("vorpal_axe", "type"),
                ("specials", "shown"),
                ("start", "first"),
            ] {
                (0..25).for_each(|seed| audit_game(&mut audit, &setup(more), seed, Positions::Audited));
            }
            // Some events are rare: a Cube that finds no tile, a disguised card drawn by Polymorph.
            let usual = setup(("flute", "next"));
            (0..2_000).for_each(|seed| audit_game(&mut audit, &usual, seed, Positions::Skipped));
        }
    }
    for adventurer in ["mage", "barbarian"] {
        let options = [("set", "combined"), ("vorpal_axe", "type"), ("first_adventurer", adventurer)];
        let setup = Setup::new(Welcome::manifest(), 2, options).unwrap();
        (0..6_000).for_each(|seed| audit_dungeons(&mut audit, &setup, seed));
    }
    refusals().iter().for_each(|refusal| audit.add(&refusal.message()));
    audit.add_lobby();
    let complaints: Vec<_> = audit.verdict().iter().map(ToString::to_string).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Checks a message to the player in the first seat, in both languages.
fn check(message: Message, english: &str, spanish: &str) {
    for (lang, expected) in [(Lang::En, english), (Lang::Es, spanish)] {
        let bundle = MessageBundle::new(lang, &[Welcome::manifest().messages(lang)]).unwrap();
        let audience =
            Audience { names: vec!["Eva".to_owned(), "Ana".to_owned()], viewer: Some(Seat::FIRST) };
        assert_eq!(bundle.format_sentence(&message, &audience), expected);
    }
}

fn ana() -> Seat {
    Seat::FIRST.next(2)
}

#[test]
fn a_button_names_a_tile_as_each_language_needs_it() {
    let sacrifice = |tile| Action::Sacrifice { tile }.message();
    check(sacrifice(Tile::Torch), "Sacrifice Torch", "Sacrificar la Tea");
    check(sacrifice(Tile::MrCharm), "Sacrifice Mr. Charm", "Sacrificar a Don Encanto");
    check(sacrifice(Tile::ElvenHarp), "Sacrifice Elven Harp", "Sacrificar el Arpa élfica");
}

#[test]
fn plural_tiles_have_correct_sentences() {
    let lost = Event::TileLost { tile: Tile::CurativeHerbs, hp_lost: 3, hp: 1 };
    check(
        lost.message(),
        "Discarded: Curative Herbs, −3 HP. 1 HP left.",
        "Pieza descartada: Hierbas curativas, −3 PV. Queda 1 PV.",
    );
    let revived = Event::Revived { tile: Tile::ReanimationBones, hp: 1 };
    check(
        revived.message(),
        "Back from the dead with 1 HP, thanks to the Reanimation Bones!",
        "¡El aventurero resucita con 1 PV gracias a los Huesos de reanimación!",
    );
}

#[test]
fn deadly_damage_leaves_zero_hp_and_not_fewer() {
    let hurt = Event::Hurt { monster: Monster::Dragon, strength: 9, damage: 9, hp: -7 };
    check(
        hurt.message(),
        "The Dragon (9) hits for 9. No HP left.",
        "El Dragón (9) hace 9 de daño. No quedan PV.",
    );
}

#[test]
fn the_fairy_has_its_spanish_article() {
    let added = |seat| Event::Added { seat, monster: Some(Monster::Fairy) }.message();
    check(added(Seat::FIRST), "You add the Fairy to the dungeon.", "Añades el Hada a la mazmorra.");
    let defeated = Event::Defeated { tile: Tile::VorpalAxe, monster: Monster::Fairy };
    check(defeated.message(), "The Vorpal Axe defeats the Fairy.", "El Hacha vorpalina derrota al Hada.");
    let shown = Event::AsideShown { seat: ana(), tile: Tile::Torch, monster: Monster::Fairy };
    check(
        shown.message(),
        "Ana had set aside the Fairy under the Torch.",
        "Bajo la Tea, Ana había apartado el Hada.",
    );
}

#[test]
fn a_disguised_card_names_the_kind_that_it_counts_as() {
    let monster = Monster::Shapeshifter;
    let revealed = Event::Revealed { position: 4, monster, kind: Monster::Vampire, strength: Some(4) };
    check(
        revealed.message(),
        "Card 4: the Shapeshifter, here a Vampire (4).",
        "Carta 4: el Metamorfo, que aquí es un Vampiro (4).",
    );
}

#[test]
fn the_viewer_is_addressed_as_you() {
    let chosen = |seat| Event::AdventurerChosen { seat, adventurer: Adventurer::Princess }.message();
    check(
        chosen(Seat::FIRST),
        "You choose the Princess for the next round.",
        "Eliges a la Princesa para la próxima ronda.",
    );
    check(
        chosen(ana()),
        "Ana chooses the Princess for the next round.",
        "Ana elige a la Princesa para la próxima ronda.",
    );
}

/// The help for the use of a tile in a game with this option.
fn help_under(key: &str, value: &str, action: Action) -> Message {
    let setup = Setup::new(Welcome::manifest(), 2, [("set", "combined"), (key, value)]).unwrap();
    Welcome::new(&setup, &mut Silent).unwrap().help(action)
}

#[test]
fn w51_the_flute_says_for_how_long_it_softens_damage() {
    let help = |flute| help_under("flute", flute, Action::Discard { tile: Tile::CharmingFlute });
    let cases = [
        ("next", "the next monster", "del monstruo siguiente"),
        ("all", "every later monster", "de todos los monstruos siguientes"),
        ("next_other", "the next monster that isn't a Goblin", "del próximo monstruo que no sea un Trasgo"),
    ];
    for (key, english, spanish) in cases {
        check(
            help(key),
            &format!(
                "Charming Flute: defeats Goblins; each one blocks 1 damage from {english}. You lose any HP \
                 it gives."
            ),
            &format!(
                "Flauta encantadora: derrota a los Trasgos; cada uno resta 1 al daño {spanish}. Pierdes los PV \
                 que dé."
            ),
        );
    }
}

/// The event does not know for how long the points last: its line must be true under every option.
#[test]
fn w51_the_log_says_how_much_the_flute_takes_off() {
    for points in [1, 2] {
        check(
            Event::ReliefWon { tile: Tile::CharmingFlute, points }.message(),
            &format!("The Charming Flute now blocks {points} damage."),
            &format!("La Flauta encantadora resta ahora {points} al daño."),
        );
    }
}

#[test]
fn w52_the_axe_says_whether_it_defeats_one_monster_or_its_type() {
    let help = |axe| help_under("vorpal_axe", axe, Action::Use { tile: Tile::VorpalAxe });
    check(
        help("one"),
        "Vorpal Axe: defeats a monster you've just revealed. Once per dungeon.",
        "Hacha vorpalina: derrota a un monstruo recién descubierto. Una vez por mazmorra.",
    );
    check(
        help("type"),
        "Vorpal Axe: defeats a monster you've just revealed, and later ones of its type. Once per dungeon.",
        "Hacha vorpalina: derrota a un monstruo recién descubierto y luego a su tipo. Una vez por mazmorra.",
    );
}
