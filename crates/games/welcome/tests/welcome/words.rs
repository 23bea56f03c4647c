//! Both languages say everything that the game says, and nothing else.

use game::{
    Game, Lang, LoggedEvent, Message, Observer, Outcomes, Scene, Seat, SeatSet, Setup, Silent, Turn, Worded,
};
use i18n::audit::MessageAudit;
use i18n::{Audience, Words};
use welcome::{Action, Adventurer, Event, Monster, Refusal, Tile, Welcome};

/// Hears a random game: every event as each observer hears it, and the positions if they are asked for.
fn hear_game(ear: &mut MessageAudit<Welcome>, setup: &Setup, seed: u64, positions: Positions) {
    let mut dice = bots::FastDice::seeded(seed);
    let mut events: Vec<LoggedEvent<Event>> = Vec::new();
    let Ok(mut game) = Welcome::new(setup, &mut events) else { return };
    loop {
        events.drain(..).for_each(|event| ear.hear_fact(&event.event, setup.seats()));
        if positions == Positions::Heard {
            ear.hear_position(&game, setup.seats());
        }
        if !step(&mut game, &mut dice, &mut events) {
            break;
        }
    }
}

/// Hears only how the public sees the dungeon, where some sentences are rare: a question to an adventurer whose
/// axe is spent, or about a card that the Ally makes ignored.
fn hear_dungeons(ear: &mut MessageAudit<Welcome>, setup: &Setup, seed: u64) {
    let mut dice = bots::FastDice::seeded(seed);
    let mut game = Welcome::new(setup, &mut Silent).unwrap();
    while step(&mut game, &mut dice, &mut Vec::new()) {
        let view = game.view(Observer::Public);
        if view.dungeon.is_some() {
            view.lines().iter().for_each(|line| ear.hear(line));
        }
    }
}

/// Whether the positions between the events are told as well, which takes much longer.
#[derive(Clone, Copy, PartialEq)]
enum Positions {
    Heard,
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

/// Every reason to refuse, with the next one for each, so that a new one cannot be forgotten here.
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
fn every_message_stands_in_both_languages_and_is_said_by_someone() {
    let mut ear = MessageAudit::new().unwrap();
    for seats in 2..=4 {
        for set in ["welcome", "back", "combined"] {
            let setup = |more| Setup::new(Welcome::manifest(), seats, [("set", set), more]).unwrap();
            for more in [("flute", "all"), ("vorpal_axe", "type"), ("specials", "shown"), ("start", "first")]
            {
                (0..25).for_each(|seed| hear_game(&mut ear, &setup(more), seed, Positions::Heard));
            }
            // Some events are rare: a Cube without a tile, a disguise that Polymorph brings.
            let usual = setup(("flute", "next"));
            (0..2_000).for_each(|seed| hear_game(&mut ear, &usual, seed, Positions::Skipped));
        }
    }
    for adventurer in ["mage", "barbarian"] {
        let options = [("set", "combined"), ("vorpal_axe", "type"), ("first_adventurer", adventurer)];
        let setup = Setup::new(Welcome::manifest(), 2, options).unwrap();
        (0..6_000).for_each(|seed| hear_dungeons(&mut ear, &setup, seed));
    }
    refusals().iter().for_each(|refusal| ear.hear(&refusal.message()));
    ear.hear_lobby();
    let told: Vec<_> = ear.verdict().iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// Says something to the player in the first seat, in both languages.
fn check(message: Message, english: &str, spanish: &str) {
    for (lang, expected) in [(Lang::En, english), (Lang::Es, spanish)] {
        let words = Words::new(lang, &[Welcome::manifest().words(lang)]).unwrap();
        let cast = Audience { names: vec!["Eva".to_owned(), "Ana".to_owned()], viewer: Some(Seat::FIRST) };
        assert_eq!(words.say_sentence(&message, &cast), expected);
    }
}

fn ana() -> Seat {
    Seat::FIRST.next(2)
}

#[test]
fn a_tile_that_is_somebody_is_sacrificed_as_such() {
    let sacrifice = |tile| Action::Sacrifice { tile }.message();
    check(sacrifice(Tile::Torch), "Sacrifice the Torch", "Sacrificar la Tea");
    check(sacrifice(Tile::MrCharm), "Sacrifice Mr. Charm", "Sacrificar a Don Encanto");
    check(sacrifice(Tile::ElvenHarp), "Sacrifice the Elven Harp", "Sacrificar el Arpa élfica");
}

#[test]
fn tiles_in_the_plural_are_lost_without_a_wrong_verb() {
    let lost = Event::TileLost { tile: Tile::CurativeHerbs, hp_lost: 3, hp: 1 };
    check(
        lost.message(),
        "Tile lost: Curative Herbs, and 3 HP with it. 1 HP left.",
        "Pieza perdida: Hierbas curativas, y con ella 3 PV. Queda 1 PV.",
    );
    let revived = Event::Revived { tile: Tile::ReanimationBones, hp: 1 };
    check(
        revived.message(),
        "Not dead yet: thanks to the Reanimation Bones, the adventurer is back with 1 HP.",
        "Aún no ha muerto: gracias a los Huesos de reanimación, el aventurero vuelve con 1 PV.",
    );
}

#[test]
fn a_deadly_blow_leaves_no_hp_and_not_fewer() {
    let hurt = Event::Hurt { monster: Monster::Dragon, strength: 9, damage: 9, hp: -7 };
    check(
        hurt.message(),
        "The Dragon deals 9 damage. No HP left.",
        "El Dragón hace 9 de daño. No queda ningún PV.",
    );
}

#[test]
fn the_fairy_takes_its_article() {
    let added = |seat| Event::Added { seat, monster: Some(Monster::Fairy) }.message();
    check(added(Seat::FIRST), "You add the Fairy to the dungeon.", "Añades el Hada a la mazmorra.");
    let defeated = Event::Defeated { tile: Tile::VorpalAxe, monster: Monster::Fairy };
    check(defeated.message(), "The Vorpal Axe defeats the Fairy.", "El Hacha vorpalina derrota al Hada.");
    let shown = Event::AsideShown { seat: ana(), tile: Tile::Torch, monster: Monster::Fairy };
    check(
        shown.message(),
        "Under the Torch lay the Fairy, set aside by Ana.",
        "Bajo la Tea, Ana había apartado el Hada.",
    );
}

#[test]
fn a_disguise_is_told_with_what_it_counts_as() {
    let monster = Monster::Shapeshifter;
    let revealed = Event::Revealed { position: 4, monster, kind: Monster::Vampire, strength: Some(4) };
    check(
        revealed.message(),
        "Card 4: the Shapeshifter, here a Vampire of strength 4.",
        "Carta 4: el Metamorfo, que aquí es un Vampiro de fuerza 4.",
    );
}

#[test]
fn the_one_who_reads_is_you() {
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
