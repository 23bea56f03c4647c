//! The question of each task, the windows for answers, and the glossary.

use game::{Scene, SeatSet};
use masmorra::Being::Foe as Monster;
use masmorra::Compass::North;
use masmorra::Hero::{Albus, Jay, Mika};
use masmorra::{
    Action, Arrival, CardHalf, Condition, DieKind, FigureId, Foe, HeroDie, Outcome, Payment, Slot, Spot,
    Symbol, Task, Tile, Treasure, View,
};

use crate::rules::script::{Script, seat};
use crate::scene::table::{QUIET, START, check, edited_view, explored, short, standing, two};

/// Checks the question of this task for Jay, who begins.
#[track_caller]
fn check_task(task: Task, expected: &str) {
    check_edited(|view| view.tasks.push(task), expected);
}

#[track_caller]
fn check_edited(change: impl FnOnce(&mut View), expected: &str) {
    assert_eq!(edited_view(0, change).prompt().as_ref().map(short).as_deref(), Some(expected));
}

#[test]
fn choosing_a_hero_lists_the_free_heroes_in_the_glossary() {
    let mut table = Script::new(2, &[("heroes", "chosen")]);
    table.tile(Tile::A02);
    QUIET.into_iter().for_each(|card| table.chance(Outcome::Card { card }));
    table.act(Action::ChooseHero { hero: Albus });
    table.check_asked(1, "prompt-choose-hero");
    assert_eq!(table.prompt(0), None);
    let heroes: Vec<_> =
        table.glossary(1).into_iter().filter(|line| line.starts_with("gloss-hero")).collect();
    let left = ["jay", "valerie", "mika", "greybark"].map(|hero| format!("gloss-hero hero=hero-{hero}"));
    assert_eq!(heroes, left);
}

#[test]
fn a_turn_asks_for_roll_re_roll_actions_bounty_and_monster_moves() {
    let mut table = two(Tile::A02);
    table.check_asked(0, "prompt-before-roll monsters=none");
    table.act(Action::Roll);
    table.chance(Outcome::Dice { dice: [Symbol::Melee; 6].into_iter().collect() });
    table.check_asked(0, "prompt-reroll picked=0");
    table.act(Action::PickDie { die: Symbol::Melee, whose: HeroDie::Action });
    table.check_asked(0, "prompt-reroll picked=1");
    table.act(Action::RollAgain);
    table.chance(Outcome::Dice { dice: [Symbol::Step].into_iter().collect() });
    table.check_asked(0, "prompt-acting monsters=none");
    table.act(Action::EndActions);
    table.check_asked(0, "prompt-bounty gold=6");
    table.act(Action::Collect { coins: 6 });
    table.check_asked(0, "prompt-master-moves points=2");
}

#[test]
fn a_fight_asks_for_attacks_and_then_for_defense() {
    let mut table = explored(Tile::A02, &[Foe::Orc], Tile::A09);
    table.check_asked(0, "prompt-before-roll monsters=unfought");
    table.roll([Symbol::Melee; 6]);
    table.check_asked(0, "prompt-acting monsters=unfought");
    table.act(Action::Fight);
    table.act(Action::Strike { symbol: Symbol::Melee, with: Payment::Die });
    let attack = "monster=foe-orc mark=1 damage=1 defense=2 missing=1 payback=3 spares=from_afar";
    table.check_asked(0, &format!("prompt-fighting who=A {attack}"));
    table.act(Action::EndAttack);
    table.check_asked(0, "prompt-payback monster=foe-orc mark=1 payback=3");
}

#[test]
fn a_combat_asks_for_the_order_of_its_monsters() {
    check_task(Task::CombatStart, "prompt-combat-start");
    let means = "life=6 dice=[] dice-count=0 symbols=[] symbols-count=0 points=0";
    check_task(Task::CombatNext, &format!("prompt-combat-next {means}"));
    check_task(Task::Theft { symbol: Symbol::Step }, "prompt-theft symbol=symbol-step");
}

#[test]
fn magic_asks_for_a_die_and_a_face() {
    let mut table = two(Tile::A02);
    table.roll([Symbol::Magic; 6]);
    table.act(Action::Conjure { with: Payment::Die });
    table.check_asked(0, "prompt-change-die");
    table.act(Action::ChangeDie { die: Symbol::Magic, whose: HeroDie::Action });
    table.check_asked(0, "prompt-change-to symbol=symbol-magic whose=action");
    check_task(
        Task::ChangeTo { from: Symbol::Step, whose: HeroDie::Pet },
        "prompt-change-to symbol=symbol-step whose=pet",
    );
}

#[test]
fn a_new_tile_asks_how_it_is_laid() {
    let mut table = two(Tile::A09);
    table.free_step();
    table.choose(|action| matches!(action, Action::Explore { .. }));
    table.check_asked(0, "prompt-lay-room tile=tile-a09");
    table.choose(|_| true);
    table.tile(Tile::A13);
    table.check_asked(0, "prompt-lay-trap tile=tile-a13");
    let mut rune = two(Tile::A11);
    rune.free_step();
    rune.choose(|action| matches!(action, Action::Explore { .. }));
    rune.tile(Tile::Mt11);
    rune.check_asked(0, "prompt-lay-medium tile=tile-mt11");
}

#[test]
fn hazards_and_portals_ask_for_a_choice() {
    check_task(Task::PitChoice, "prompt-pit");
    check_task(Task::WebChoice, "prompt-web");
    check_task(Task::PortalTo, "prompt-portal");
    check_task(Task::KeyDock, "prompt-key");
}

#[test]
fn the_dungeon_master_is_asked_about_scarce_dice_and_full_rooms() {
    check_task(Task::Refill, "prompt-refill");
    check_task(Task::Excess { spot: Spot(0) }, "prompt-excess room=tile-s00 number=1");
    let what = Arrival::Rolled(DieKind::Minor);
    check_task(Task::TakeDie { what, spot: Spot(0) }, "prompt-take-die room=tile-s00 number=1");
    check_task(Task::MasterMoves { points: 0 }, "prompt-master-moves points=0");
}

#[test]
fn a_full_hand_and_a_new_ability_ask_for_a_choice() {
    let full = |view: &mut View| {
        view.players[0].cards = 7;
        view.tasks.push(Task::HandLimit { seat: seat(0) });
    };
    check_edited(full, "prompt-hand-limit cards=7 excess=1");
    check_task(Task::Learn { seat: seat(0) }, "prompt-learn");
    let learning = edited_view(0, |view| view.tasks.push(Task::Learn { seat: seat(0) }));
    let glossary: Vec<_> = learning.glossary().iter().map(short).collect();
    for ability in ["on-guard", "plundering-charge", "thrown-blade"] {
        assert!(glossary.contains(&format!("gloss-ability ability=ability-{ability}")), "{glossary:?}");
    }
}

#[test]
fn cards_ask_for_dice_monsters_and_targets() {
    check_task(Task::Ambush { seat: seat(0), left: 2, first: u8::MAX }, "prompt-ambush left=2");
    let fumble = edited_view(1, |view| view.tasks.push(Task::PickDice { seat: seat(1), most: 2 }));
    assert_eq!(fumble.prompt().as_ref().map(short).as_deref(), Some("prompt-fumble who=A picked=0 most=2"));
    let aims = [
        (Treasure::LightningBolt, CardHalf::Orange, "lightning-bolt half=orange at=room"),
        (Treasure::LightningBolt, CardHalf::Purple, "lightning-bolt half=purple at=monster"),
        (Treasure::Pickpocket, CardHalf::Orange, "pickpocket half=orange at=player"),
        (Treasure::DrainLife, CardHalf::Orange, "drain-life half=orange at=hero"),
        (Treasure::StickyFingers, CardHalf::Purple, "sticky-fingers half=purple at=anyone"),
        (Treasure::Misdirection, CardHalf::Purple, "misdirection half=purple at=room"),
    ];
    for (card, half, expected) in aims {
        check_task(
            Task::Aiming { seat: seat(0), card, half },
            &format!("prompt-aim card=treasure-{expected}"),
        );
    }
}

/// Checks that both players see the line of Jay's event while Mika is asked, and that Mika's question names it.
#[track_caller]
fn check_window(event: Condition, about: Task, line: &str, short_event: &str) {
    let window = Task::Window { event, asked: SeatSet::only(seat(1)) };
    let moment = |view: &mut View| {
        view.monsters = vec![standing(0, Monster(Foe::Orc), START)];
        view.combat.foe = FigureId(0);
        view.tasks.extend([about, window]);
    };
    check(&edited_view(0, moment), &[line]);
    let mika = edited_view(1, moment);
    check(&mika, &[line]);
    let expected = format!("prompt-answer who=A event={short_event}");
    assert_eq!(mika.prompt().as_ref().map(short), Some(expected));
    assert_eq!(edited_view(0, moment).prompt(), None);
}

#[test]
fn a_window_names_the_event_that_it_is_about() {
    use Condition as C;
    let unfold = Task::Unfold { from: Spot(0), slot: Slot(1) };
    let gain = Task::AbilityGain { slot: 0, pick: None };
    let limit = Task::HandLimit { seat: seat(0) };
    check_window(C::TurnBegins, Task::BeforeRoll, "scene-turn-begins who=A", "turn_begins");
    check_window(C::Rolled, Task::Acting, "scene-roll-stands who=A", "rolled");
    check_window(C::StepSpent, Task::GivePoints, "scene-step-spent who=A", "step_spent");
    check_window(C::Exploring, unfold, "scene-explores who=A side=side-east tile=tile-a02", "exploring");
    check_window(C::Entering, Task::Acting, "scene-enters who=A room=tile-s00 number=1", "entering");
    check_window(
        C::FightBegins,
        Task::Fighting,
        "scene-fight-begins who=A monster=foe-orc mark=1",
        "fight_begins",
    );
    check_window(C::Glory, Task::GrantXp { xp: 2 }, "scene-glory who=A xp=2", "glory");
    check_window(C::CardGained, limit, "scene-card-gained who=A", "card_gained");
    check_window(C::AbilityUsed, gain, "scene-ability-used who=A ability=ability-on-guard", "ability_used");
    check_window(C::AbilityUsed, Task::RollPet, "scene-pet-comes who=A", "ability_used");
}

#[test]
fn a_window_names_the_card_its_half_and_its_target() {
    use Treasure::{DrainLife, LightningBolt};
    let table =
        Script::with_cards(&[Jay, Mika], Tile::A02, &[LightningBolt, DrainLife, LightningBolt, DrainLife]);
    let mut table = table.with_windows();
    table.play(0, LightningBolt, CardHalf::Orange);
    table.check(1, &["scene-card-played who=A card=treasure-lightning-bolt half=orange"]);
    table.act(Action::AimAtRoom { room: START });
    table.check(1, &["scene-aimed-at-room room=tile-s00 number=1"]);
    table.check_asked(1, "prompt-answer-card who=A card=treasure-lightning-bolt half=orange");
    table.play(1, DrainLife, CardHalf::Orange);
    table.act(Action::AimAtHero { seat: seat(0) });
    table.check(
        0,
        &["scene-card-played who=B card=treasure-drain-life half=orange", "scene-aimed-at-hero who=A"],
    );
    table.check(0, &["scene-card-played who=A card=treasure-lightning-bolt half=orange"]);
    table.check_asked(0, "prompt-answer-card who=B card=treasure-drain-life half=orange");
}

#[test]
fn a_card_with_a_monster_as_target_names_it() {
    use Treasure::{DrainLife, LightningBolt};
    let cards = [LightningBolt, DrainLife, LightningBolt, DrainLife];
    let mut table = Script::with_cards(&[Jay, Mika], Tile::A02, &cards);
    table.free_step();
    table.explore(North);
    table.lay_first_way();
    table.monster(Foe::Orc);
    table.tile(Tile::A09);
    let mut table = table.with_windows();
    table.play(0, LightningBolt, CardHalf::Purple);
    table.choose(|action| matches!(action, Action::AimAtMonster { .. }));
    table.check(1, &["scene-aimed-at-monster monster=foe-orc mark=1"]);
}

#[test]
fn the_glossary_explains_surroundings_abilities_and_cards() {
    let mut table = explored(Tile::A07, &[Foe::Orc], Tile::A13);
    table.choose(|_| true);
    table.tile(Tile::A09);
    let expected = [
        "gloss-monster monster=foe-orc",
        "gloss-room room=tile-a07",
        "gloss-trap",
        "gloss-ability ability=ability-on-guard",
        "gloss-card card=treasure-stumble",
        "gloss-card card=treasure-enrage",
    ];
    assert_eq!(table.glossary(0), expected);
    let calm = [
        "gloss-ability ability=ability-nimble-fingers",
        "gloss-card card=treasure-stumble",
        "gloss-card card=treasure-enrage",
    ];
    assert_eq!(table.glossary(1), calm);
}
