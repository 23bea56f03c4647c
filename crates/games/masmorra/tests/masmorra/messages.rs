//! Tests of the messages: both languages have every message that the game uses, and no other.

use std::collections::HashMap;

use bots::FastDice;
use game::{
    Dice, Game, HasMessage, HiddenCards, Lang, LoggedEvent, Observer, Outcomes, RuleId, Seat, SeatSet, Setup,
    Turn,
};
use i18n::audit::{AuditError, MessageAudit};
use i18n::{Audience, MessageBundle};
use masmorra::{
    Ability, Action, Being, Boss, Cell, Dock, Event, Figure, FigureId, Foe, HiddenCard, HiddenPlace,
    Masmorra, Payment, Placement, Refusal, Room, Spot, Symbol, Tile, Treasure,
};

/// Audits a game: every event for every observer, all legal actions, and some scenes.
fn audit_game(audit: &mut MessageAudit<Masmorra>, audited: AuditedGame<'_>) {
    let seats = audited.setup.seats();
    let mut positions = 0_u64;
    audit.begin_match(seats);
    audited.play(|game, events| {
        events.iter().for_each(|event| audit.add_event(event));
        audit.add_offers(game, seats);
        positions += 1;
        if positions.is_multiple_of(10) {
            audit.add_hidden(game, seats);
        }
        scenes(game, positions).for_each(|observer| audit.add_view(&game.view(observer)));
    });
}

/// The observers whose scenes are audited: sometimes a seat that is asked, less often the public, and the end.
fn scenes(game: &Masmorra, positions: u64) -> impl Iterator<Item = Observer> {
    let turn = game.turn();
    let asked = turn.actors().first().filter(|_| positions.is_multiple_of(5)).map(Observer::Seat);
    let is_shown = turn == Turn::Over || positions.is_multiple_of(50);
    asked.into_iter().chain(is_shown.then_some(Observer::Public))
}

fn both() -> [MessageBundle; 2] {
    Lang::ALL.map(|lang| MessageBundle::new(lang, &[Masmorra::manifest().messages(lang)]).unwrap())
}

/// A game to play, and its length.
#[derive(Clone, Copy)]
struct AuditedGame<'a> {
    setup: &'a Setup,
    seed: u64,
    style: Style,
    decisions: u64,
}

impl AuditedGame<'_> {
    /// Plays and passes each position to `show`, with the events since the last one.
    fn play(self, mut show: impl FnMut(&Masmorra, &[LoggedEvent<Event>])) {
        let mut dice = FastDice::seeded(self.seed);
        let (mut events, mut made) = (Vec::new(), 0);
        let mut game = Masmorra::new(self.setup, &mut events).unwrap();
        while made < self.decisions && self.style.step(&mut game, &mut dice, &mut events, &mut made) {
            show(&game, &events);
            events.clear();
        }
    }
}

/// How the players choose.
#[derive(Clone, Copy)]
enum Style {
    /// Mostly bold actions, so that games end, and sometimes a random one.
    Bold,
    /// Everyone stays in the Starting Room, turns dice into gold and gold into cards, and plays no card.
    Hoarding,
}

impl Style {
    fn step(
        self,
        game: &mut Masmorra,
        dice: &mut FastDice,
        events: &mut Vec<LoggedEvent<Event>>,
        made: &mut u64,
    ) -> bool {
        match game.turn() {
            Turn::Over => false,
            Turn::Chance => {
                let outcome = game.draw(&mut Outcomes::new(), dice).unwrap();
                game.resolve(outcome, events).is_ok()
            }
            Turn::Decide { owe, may } => {
                *made += 1;
                let bystander = may.first().filter(|_| dice.below(20) == 0);
                let seat = bystander.or(owe.first()).unwrap();
                let mut actions = Vec::new();
                game.legal(seat, &mut actions);
                game.decide(seat, self.choose(actions, dice), events).is_ok()
            }
        }
    }

    fn choose(self, mut actions: Vec<Action>, dice: &mut FastDice) -> Action {
        let preference = match self {
            Style::Bold if dice.below(4) == 0 => |_: &Action| 0,
            Style::Bold => Style::bold_preference,
            Style::Hoarding => Style::hoarding_preference,
        };
        let best = actions.iter().map(preference).max().unwrap();
        actions.retain(|action| preference(action) == best);
        actions[dice.below(actions.len() as u32) as usize]
    }

    fn bold_preference(action: &Action) -> u8 {
        match action {
            Action::OpenChest { .. } | Action::Disarm { .. } | Action::TakeGold | Action::Strike { .. } => 6,
            Action::Block { .. } | Action::Explore { .. } | Action::Heal { .. } => 5,
            Action::Step { .. } | Action::UseAbility { .. } | Action::KeepDice => 4,
            Action::EndActions | Action::Pass => 2,
            Action::Conjure { .. } | Action::EndAttack | Action::Suffer | Action::PassUntilMyTurn => 1,
            _ => 3,
        }
    }

    fn hoarding_preference(action: &Action) -> u8 {
        match action {
            Action::Play { .. } => 0,
            Action::BuyCard => 9,
            Action::Collect { coins } => 1 + coins,
            Action::Roll | Action::EndActions | Action::EndMoves | Action::Pass => 8,
            _ => 7,
        }
    }
}

/// Events that these games may not contain: breaking a wall, an empty deck, a red boss defeated.
fn rare_events() -> [Event; 4] {
    let (seat, room) = (Seat::FIRST, Room { number: Spot::START, tile: Tile::S00 });
    let red = |boss| Event::Defeated { seat, being: Being::Red(boss) };
    let bosses = [red(Boss::Mortiferous), red(Boss::Malaphyas)];
    [Event::WallBroken { seat, room }, Event::NoCardLeft { seat }, bosses[0], bosses[1]]
}

/// Adds the lines of fights without an attack and without payback, and of wounds that nothing announced. Games do not
/// show them, but the log must say them well.
fn add_rare_lines(audit: &mut MessageAudit<Masmorra>) {
    let (seat, being) = (Seat::FIRST, Being::Foe(Foe::Orc));
    let begins = Event::FightBegan { seat, figure: Figure { id: FigureId(0), being } };
    for end in [Event::Withstood { seat, being }, Event::Defeated { seat, being }] {
        add_events(audit, &[begins, end]);
    }
    for wounds in [1, 2] {
        let wounded = |seat| Event::Wounded { seat, wounds, life: 3 };
        let [first, second] = [0, 1].map(|seat| wounded(Seat::new(seat).unwrap()));
        add_events(audit, &[first]);
        add_events(audit, &[second]);
        add_events(audit, &[first, second]);
        add_events(audit, &[second, first]);
    }
}

/// Adds the events and lines of a new match.
fn add_events(audit: &mut MessageAudit<Masmorra>, events: &[Event]) {
    audit.begin_match(2);
    events.iter().for_each(|&event| audit.add_event(&LoggedEvent { rule: RuleId::new('M', 62), event }));
}

/// All refusals. The match fails to compile if one is missing.
fn refusals() -> Vec<Refusal> {
    let next = |refusal: Refusal| {
        Some(match refusal {
            Refusal::GameOver => Refusal::ChanceFirst,
            Refusal::ChanceFirst => Refusal::NoChanceNow,
            Refusal::NoChanceNow => Refusal::ImpossibleOutcome,
            Refusal::ImpossibleOutcome => Refusal::NotYourTurn { owe: SeatSet::all(2) },
            Refusal::NotYourTurn { .. } => Refusal::FightFirst,
            Refusal::FightFirst => Refusal::CardNotNow { card: Treasure::Ambush },
            Refusal::CardNotNow { .. } => Refusal::AbilityNotNow { ability: Ability::Alms },
            Refusal::AbilityNotNow { .. } => Refusal::CannotPay,
            Refusal::CannotPay => Refusal::NotAsked,
            Refusal::NotAsked => return None,
        })
    };
    std::iter::successors(Some(Refusal::GameOver), |refusal| next(*refusal)).collect()
}

/// All valid set-ups for this number of seats.
fn all_setups(seats: u8) -> Vec<Setup> {
    let mut choices: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    for option in Masmorra::manifest().options {
        let extended = |chosen: &Vec<(&'static str, &'static str)>| {
            let chosen = chosen.clone();
            option.values.iter().map(move |&value| [chosen.clone(), vec![(option.key, value)]].concat())
        };
        choices = choices.iter().flat_map(extended).collect();
    }
    let setups = choices.into_iter().map(|chosen| Setup::new(Masmorra::manifest(), seats, chosen).unwrap());
    setups.filter(|setup| Masmorra::new(setup, &mut game::Silent).is_ok()).collect()
}

/// The default options in this mode.
fn in_mode(mode: &str, seats: u8) -> Setup {
    Setup::new(Masmorra::manifest(), seats, [("mode", mode)]).unwrap()
}

/// Messages for positions that random games hardly reach. The tests in `scene` cover them.
const EDITED_ONLY: [&str; 6] = [
    "scene-won-shared",
    "scene-break-through",
    "scene-pet-comes",
    "prompt-web",
    "prompt-hand-limit",
    "prompt-theft",
];

fn is_edited_only(error: &AuditError) -> bool {
    matches!(error, AuditError::Unused { id, .. } if EDITED_ONLY.iter().any(|prefix| id.starts_with(prefix)))
}

/// Whether more games could show that a message, a variant or an attribute is used.
fn needs_more_games(error: &AuditError) -> bool {
    matches!(
        error,
        AuditError::Unused { .. } | AuditError::UnusedVariant { .. } | AuditError::UnusedAttribute { .. }
    )
}

/// A list of chances must not name the same tile twice.
#[test]
fn tiles_with_the_same_name_are_one_hidden_card() {
    let game = Masmorra::new(&in_mode("epic", 5), &mut game::Silent).unwrap();
    let view = game.view(Observer::Public);
    for bundle in both() {
        let places = (1..=2).flat_map(|level| [HiddenPlace::Small { level }, HiddenPlace::Medium { level }]);
        for place in places {
            let mut cards = Vec::new();
            Masmorra::hidden_cards(&view, place, &game, &mut cards);
            assert!(cards.len() > 4, "{place:?}: {cards:?}");
            cards.sort_unstable();
            cards.dedup();
            let name =
                |card: &HiddenCard| bundle.format_sentence(&Masmorra::card_name(*card), &Audience::default());
            let names: HashMap<String, HiddenCard> = cards.iter().map(|card| (name(card), *card)).collect();
            assert_eq!(names.len(), cards.len(), "{place:?}: {cards:?}");
        }
    }
}

#[test]
fn both_languages_have_all_messages_of_short_games() {
    let mut audit = MessageAudit::new().unwrap();
    for setup in [in_mode("standard", 2), in_mode("standard", 5), in_mode("epic", 3)] {
        audit_game(&mut audit, AuditedGame { setup: &setup, seed: 0, style: Style::Bold, decisions: 600 });
    }
    rare_events().iter().for_each(|event| audit.add(&event.message()));
    refusals().iter().for_each(|refusal| audit.add(&refusal.message()));
    audit.add_lobby();
    let verdict = audit.verdict();
    let errors: Vec<_> =
        verdict.iter().filter(|error| !needs_more_games(error)).map(ToString::to_string).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

#[test]
#[ignore = "slow"]
fn both_languages_have_all_messages_and_every_message_is_used() {
    let mut audit = MessageAudit::new().unwrap();
    for setup in (2..=5).flat_map(all_setups) {
        audit_game(&mut audit, AuditedGame { setup: &setup, seed: 0, style: Style::Bold, decisions: 60 });
    }
    for setup in (2..=5).flat_map(|seats| ["standard", "epic"].map(|mode| in_mode(mode, seats))) {
        let audited = AuditedGame { setup: &setup, seed: 0, style: Style::Bold, decisions: 3_000 };
        (0..12).for_each(|seed| audit_game(&mut audit, AuditedGame { seed, ..audited }));
    }
    // Five hoarders hold all cards of the deck, and two hold more than the limit.
    for setup in [in_mode("standard", 2), in_mode("standard", 5)] {
        audit_game(
            &mut audit,
            AuditedGame { setup: &setup, seed: 0, style: Style::Hoarding, decisions: 1_000 },
        );
    }
    add_rare_lines(&mut audit);
    rare_events().iter().for_each(|event| audit.add(&event.message()));
    refusals().iter().for_each(|refusal| audit.add(&refusal.message()));
    audit.add_lobby();
    let errors: Vec<_> =
        audit.verdict().iter().filter(|error| !is_edited_only(error)).map(ToString::to_string).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

#[test]
fn legal_actions_have_distinct_labels() {
    let bundles = both();
    for setup in [in_mode("standard", 2), in_mode("standard", 5), in_mode("epic", 3)] {
        let mut actions = Vec::new();
        AuditedGame { setup: &setup, seed: 1, style: Style::Bold, decisions: 2_000 }.play(|game, _| {
            for seat in Seat::all(setup.seats()) {
                game.legal(seat, &mut actions);
                bundles.iter().for_each(|bundle| assert_distinct_labels(bundle, &actions));
            }
        });
    }
}

fn assert_distinct_labels(bundle: &MessageBundle, actions: &[Action]) {
    let mut labels = HashMap::new();
    for &action in actions {
        let name = bundle.format(&action.message(), &Audience::default());
        let other = labels.insert(name.clone(), action);
        assert_eq!(other, None, "{name} is also the label of {action:?}");
    }
}

fn check(action: Action, english: &str, spanish: &str) {
    let said = both().map(|bundle| bundle.format_sentence(&action.message(), &Audience::default()));
    assert_eq!(said, [english, spanish]);
}

#[test]
fn laying_a_room_names_its_doors() {
    let placement = Placement { cell: Cell { x: 1, y: -2 }, quarters: 1 };
    check(
        Action::LayRoom { tile: Tile::A05, placement },
        "Place the Minor Monster Room: doors east and west",
        "Colocar la Sala de monstruo menor: puertas al este y oeste",
    );
    check(
        Action::LayRoom { tile: Tile::Mt25, placement },
        "Place the Beast Pens: doors north (east half), east (north half), south (east half) and west \
         (north half); north-west corner 1 east, 2 north of the level's first room",
        "Colocar el Corral de las bestias: puertas al norte (mitad este), este (mitad norte), sur (mitad este) \
         y oeste (mitad norte); esquina noroeste, 1 al este y 2 al norte de la primera sala del nivel",
    );
}

#[test]
fn rooms_and_monster_dice_are_numbered_from_one() {
    let goblin = Figure { id: FigureId(2), being: Being::Foe(Foe::Goblin) };
    let bitsy = Figure { id: FigureId(12), being: Being::Red(Boss::AuntyBitsy) };
    let to = Room { number: Spot(6), tile: Tile::A09 };
    check(
        Action::MoveMonster { figure: goblin, to },
        "Move the Goblin #3 to the Coin Room (7)",
        "Mover al Goblin n.º 3 hasta la Sala de monedas (7)",
    );
    check(
        Action::MoveMonster { figure: bitsy, to },
        "Move the red Aunty Bitsy to the Coin Room (7)",
        "Mover a la Tía Bitsy roja hasta la Sala de monedas (7)",
    );
}

#[test]
fn payments_and_docked_dice_are_named() {
    let room = Room { number: Spot(9), tile: Tile::Mt21 };
    check(
        Action::Strike { symbol: Symbol::Melee, with: Payment::Pet },
        "Attack with Melee (pet die)",
        "Atacar con Golpe (dado de mascota)",
    );
    check(
        Action::OpenChest { room, chest: 1, dice: [Dock::Other(Symbol::Elixir), Dock::Shown] },
        "Open chest 2 with Elixir and Magic",
        "Abrir el cofre 2 con Elixir y Magia",
    );
    check(
        Action::OpenChest { room, chest: 0, dice: [Dock::Shown, Dock::Waived] },
        "Open chest 1 with Melee and the Skeleton Key",
        "Abrir el cofre 1 con Golpe y la Llave maestra",
    );
}
