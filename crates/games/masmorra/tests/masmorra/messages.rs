//! Both languages say everything that the game says, and nothing else.

use std::collections::HashMap;

use bots::FastDice;
use game::{Dice, Game, Lang, LoggedEvent, Observer, Outcomes, Seat, SeatSet, Setup, Turn, Worded};
use i18n::audit::{AuditError, MessageAudit};
use i18n::{Audience, Words};
use masmorra::{
    Ability, Action, Being, Boss, Cell, Dock, Event, Figure, FigureId, Foe, Masmorra, Payment, Placement,
    Refusal, Room, Spot, Symbol, Tile, Treasure,
};

/// Hears a game: every event as each observer hears it, everything that is offered, and some of its scenes.
fn hear_game(ear: &mut MessageAudit<Masmorra>, match_up: MatchUp<'_>) {
    let seats = match_up.setup.seats();
    let mut positions = 0_u64;
    match_up.play(|game, events| {
        events.iter().for_each(|event| ear.hear_fact(&event.event, seats));
        ear.hear_offers(game, seats);
        positions += 1;
        scenes(game, positions).for_each(|observer| ear.hear_view(&game.view(observer)));
    });
}

/// Whose scenes are heard: now and then of one who is asked, more seldom of those who look on, and of the end.
fn scenes(game: &Masmorra, positions: u64) -> impl Iterator<Item = Observer> {
    let turn = game.turn();
    let asked = turn.actors().first().filter(|_| positions.is_multiple_of(5)).map(Observer::Seat);
    let is_shown = turn == Turn::Over || positions.is_multiple_of(50);
    asked.into_iter().chain(is_shown.then_some(Observer::Public))
}

fn both() -> [Words; 2] {
    Lang::ALL.map(|lang| Words::new(lang, &[Masmorra::manifest().words(lang)]).unwrap())
}

/// A game to be played, and how far.
#[derive(Clone, Copy)]
struct MatchUp<'a> {
    setup: &'a Setup,
    seed: u64,
    habit: Habit,
    decisions: u64,
}

impl MatchUp<'_> {
    /// Plays, and shows each position with what has happened since the one before.
    fn play(self, mut show: impl FnMut(&Masmorra, &[LoggedEvent<Event>])) {
        let mut dice = FastDice::seeded(self.seed);
        let (mut events, mut made) = (Vec::new(), 0);
        let mut game = Masmorra::new(self.setup, &mut events).unwrap();
        while made < self.decisions && self.habit.step(&mut game, &mut dice, &mut events, &mut made) {
            show(&game, &events);
            events.clear();
        }
    }
}

/// How the players of a game choose.
#[derive(Clone, Copy)]
enum Habit {
    /// Mostly what a bold player would do, so that games come to their end, and at times anything else.
    Bold,
    /// Everyone stays at home, turns unused dice into gold and gold into cards, and plays none of them.
    Hoard,
}

impl Habit {
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
        let eagerness = match self {
            Habit::Bold if dice.below(4) == 0 => |_: &Action| 0,
            Habit::Bold => Habit::boldness,
            Habit::Hoard => Habit::greed,
        };
        let best = actions.iter().map(eagerness).max().unwrap();
        actions.retain(|action| eagerness(action) == best);
        actions[dice.below(actions.len() as u32) as usize]
    }

    fn boldness(action: &Action) -> u8 {
        match action {
            Action::OpenChest { .. } | Action::Disarm { .. } | Action::TakeGold | Action::Strike { .. } => 6,
            Action::Block { .. } | Action::Explore { .. } | Action::Heal { .. } => 5,
            Action::Step { .. } | Action::UseAbility { .. } | Action::KeepDice => 4,
            Action::EndActions | Action::Pass => 2,
            Action::Conjure { .. } | Action::EndAttack | Action::Suffer | Action::PassUntilMyTurn => 1,
            _ => 3,
        }
    }

    fn greed(action: &Action) -> u8 {
        match action {
            Action::Play { .. } => 0,
            Action::BuyCard => 9,
            Action::Collect { coins } => 1 + coins,
            Action::Roll | Action::EndActions | Action::EndMoves | Action::Pass => 8,
            _ => 7,
        }
    }
}

/// What happens so seldom that these games may go without it: a level has tiles left, but no door to lay one at; all
/// cards are in hands; a boss that lives far below comes to its second life.
fn rarities() -> [Event; 4] {
    let (seat, room) = (Seat::FIRST, Room { number: Spot::START, tile: Tile::S00 });
    let red = |boss| Event::Defeated { seat, being: Being::Red(boss) };
    let bosses = [red(Boss::Mortiferous), red(Boss::Malaphyas)];
    [Event::WallBroken { seat, room }, Event::NoCardLeft { seat }, bosses[0], bosses[1]]
}

/// Every reason to refuse, with the next one for each, so that a new one cannot be forgotten here.
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

/// Every way to settle the options that so many seats allow.
fn settled(seats: u8) -> Vec<Setup> {
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

/// The defaults but for the mode.
fn in_mode(mode: &str, seats: u8) -> Setup {
    Setup::new(Masmorra::manifest(), seats, [("mode", mode)]).unwrap()
}

/// Sentences for positions that random games hardly reach; the tests in `scene` pose them and hear each.
const POSED: [&str; 6] = [
    "scene-won-shared",
    "scene-break-through",
    "scene-pet-comes",
    "prompt-web",
    "prompt-hand-limit",
    "prompt-theft",
];

fn is_posed(complaint: &AuditError) -> bool {
    matches!(complaint, AuditError::Unheard { id, .. } if POSED.iter().any(|posed| id.starts_with(posed)))
}

/// Whether more games could show that a message, a variant or an attribute is in use after all.
fn needs_more_games(complaint: &AuditError) -> bool {
    matches!(
        complaint,
        AuditError::Unheard { .. } | AuditError::IdleVariant { .. } | AuditError::IdleAttribute { .. }
    )
}

#[test]
fn what_is_said_stands_in_both_languages() {
    let mut ear = MessageAudit::new().unwrap();
    for setup in [in_mode("standard", 2), in_mode("standard", 5), in_mode("epic", 3)] {
        hear_game(&mut ear, MatchUp { setup: &setup, seed: 0, habit: Habit::Bold, decisions: 600 });
    }
    rarities().iter().for_each(|event| ear.hear(&event.message()));
    refusals().iter().for_each(|refusal| ear.hear(&refusal.message()));
    ear.hear_lobby();
    let verdict = ear.verdict();
    let told: Vec<_> =
        verdict.iter().filter(|complaint| !needs_more_games(complaint)).map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
#[ignore = "slow"]
fn every_message_stands_in_both_languages_and_is_said_by_someone() {
    let mut ear = MessageAudit::new().unwrap();
    for setup in (2..=5).flat_map(settled) {
        hear_game(&mut ear, MatchUp { setup: &setup, seed: 0, habit: Habit::Bold, decisions: 60 });
    }
    for setup in (2..=5).flat_map(|seats| ["standard", "epic"].map(|mode| in_mode(mode, seats))) {
        let match_up = MatchUp { setup: &setup, seed: 0, habit: Habit::Bold, decisions: 3_000 };
        (0..12).for_each(|seed| hear_game(&mut ear, MatchUp { seed, ..match_up }));
    }
    // Five hoarders hold all cards of the deck, and two hold more than they may.
    for setup in [in_mode("standard", 2), in_mode("standard", 5)] {
        hear_game(&mut ear, MatchUp { setup: &setup, seed: 0, habit: Habit::Hoard, decisions: 1_000 });
    }
    rarities().iter().for_each(|event| ear.hear(&event.message()));
    refusals().iter().for_each(|refusal| ear.hear(&refusal.message()));
    ear.hear_lobby();
    let told: Vec<_> =
        ear.verdict().iter().filter(|complaint| !is_posed(complaint)).map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn no_two_decisions_of_a_list_are_called_alike() {
    let words = both();
    for setup in [in_mode("standard", 2), in_mode("standard", 5), in_mode("epic", 3)] {
        let mut actions = Vec::new();
        MatchUp { setup: &setup, seed: 1, habit: Habit::Bold, decisions: 2_000 }.play(|game, _| {
            for seat in Seat::all(setup.seats()) {
                game.legal(seat, &mut actions);
                words.iter().for_each(|words| assert_told_apart(words, &actions));
            }
        });
    }
}

fn assert_told_apart(words: &Words, actions: &[Action]) {
    let mut called = HashMap::new();
    for &action in actions {
        let name = words.say(&action.message(), &Audience::default());
        let other = called.insert(name.clone(), action);
        assert_eq!(other, None, "{name} is {action:?} as well");
    }
}

fn check(action: Action, english: &str, spanish: &str) {
    let said = both().map(|words| words.say_sentence(&action.message(), &Audience::default()));
    assert_eq!(said, [english, spanish]);
}

#[test]
fn a_room_is_laid_by_where_its_doors_will_be() {
    let placement = Placement { cell: Cell { x: 1, y: -2 }, quarters: 1 };
    check(
        Action::LayRoom { tile: Tile::A05, placement },
        "Lay the Monster Den with doors east and west",
        "Colocar la Guarida de monstruos con puertas al este y oeste",
    );
    check(
        Action::LayRoom { tile: Tile::Mt25, placement },
        "Lay the Beast Pens with doors north (east half), east (north half), south (east half) and west \
         (north half); its north-west corner 1 east and 2 north of the level's first room",
        "Colocar el Corral de las bestias con puertas al norte (mitad este), este (mitad norte), sur (mitad este) \
         y oeste (mitad norte); su esquina noroeste, 1 al este y 2 al norte de la primera sala del nivel",
    );
}

#[test]
fn rooms_are_counted_from_one_and_a_die_has_a_mark() {
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
fn what_is_paid_and_docked_is_named() {
    let room = Room { number: Spot(9), tile: Tile::Mt21 };
    check(
        Action::Strike { symbol: Symbol::Melee, with: Payment::Pet },
        "Strike with Melee (pet die)",
        "Atacar con Golpe (dado de mascota)",
    );
    check(
        Action::OpenChest { room, chest: 1, dice: [Dock::Other(Symbol::Elixir), Dock::Shown] },
        "Open chest 2 with Elixir and Magic",
        "Abrir el cofre 2 con Elixir y Magia",
    );
    check(
        Action::OpenChest { room, chest: 0, dice: [Dock::Shown, Dock::Waived] },
        "Open chest 1 with Melee and the skeleton key",
        "Abrir el cofre 1 con Golpe y la llave maestra",
    );
}
