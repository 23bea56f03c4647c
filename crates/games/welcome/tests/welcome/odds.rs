//! Compares the exact odds with brute force: plays every deal that fits the player's knowledge in the real game, and
//! tries every decision on all of them at once.

use std::collections::BTreeMap;

use game::{Game, Observer, Outcomes, Seat, Setup, Silent, Turn};
use welcome::{Action, Monster, Outcome, PhaseView, Tile, View, Welcome, survival, survival_if};

/// The player whose odds are tested; the other one has seat 1.
const ME: Seat = Seat::FIRST;

/// A turn of the bidding.
#[derive(Clone, Copy)]
enum Bid {
    /// The card I draw and what I do with it.
    Mine(Monster, Action),
    /// What the other player does with a card that I do not see.
    Theirs(Action),
}

use Action::Add;
use Bid::{Mine, Theirs};

/// One possible deal of the hidden cards, with its share of all deals.
#[derive(Clone, Copy)]
struct World {
    game: Welcome,
    weight: f64,
    /// My success cards before this dungeon.
    successes: u8,
}

impl World {
    fn view(&self) -> View {
        self.game.view(Observer::Seat(ME))
    }

    /// The worlds after each outcome of chance.
    fn drawn(&self) -> Vec<World> {
        let mut outcomes = Outcomes::new();
        self.game.outcomes(&mut outcomes);
        let all = f64::from(outcomes.total());
        let share = |&(outcome, weight): &(Outcome, u32)| {
            let mut game = self.game;
            game.resolve(outcome, &mut Silent).unwrap();
            World { game, weight: self.weight * f64::from(weight) / all, ..*self }
        };
        outcomes.entries().iter().map(share).collect()
    }

    fn decided(&self, seat: Seat, action: Action) -> World {
        let mut game = self.game;
        game.decide(seat, action, &mut Silent).unwrap();
        World { game, ..*self }
    }

    fn owes(&self) -> Seat {
        match self.game.turn() {
            Turn::Decide { owe, .. } => owe.first().unwrap(),
            turn => panic!("nobody decides: {turn:?}"),
        }
    }
}

fn setup<'a>(options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Setup {
    Setup::new(Welcome::manifest(), 2, options).unwrap()
}

/// All deals at the start of the first round.
fn first_round(setup: &Setup) -> Vec<World> {
    let game = Welcome::new(setup, &mut Silent).unwrap();
    let mut worlds = vec![World { game, weight: 1.0, successes: 0 }];
    while worlds[0].game.turn() == Turn::Chance {
        worlds = worlds.iter().flat_map(World::drawn).collect();
    }
    worlds
}

/// The second round: in the first one the other player passed at once, and an empty dungeon is a success.
fn second_round(setup: &Setup) -> Vec<World> {
    let next_round = |world: World| {
        let adventurer = world.view().adventurer.unwrap();
        let passed = world.decided(world.owes(), Action::Pass);
        World { successes: 1, ..passed.decided(ME, Action::Choose { adventurer }) }
    };
    first_round(setup).into_iter().map(next_round).collect()
}

fn after_bid(world: &World, bid: Bid) -> Vec<World> {
    let (seat, drew) = (world.owes(), world.decided(world.owes(), Action::Draw).drawn());
    let (card, action) = match bid {
        Mine(card, action) => (Some(card), action),
        Theirs(action) => (None, action),
    };
    assert_eq!(seat == ME, card.is_some(), "the bids are not in turn");
    let fits = |world: &&World| card.is_none() || world.view().drawn.unwrap().monster == card;
    drew.iter().filter(fits).map(|world| world.decided(seat, action)).collect()
}

/// The chance of success with best play. Compares it with the odds here and at every decision on the way.
fn brute_force(worlds: Vec<World>) -> f64 {
    let view = worlds[0].view();
    let chance = match (worlds[0].game.turn(), &view.stage) {
        (_, PhaseView::NextAdventurer | PhaseView::Over) => {
            f64::from(view.players[ME.index()].successes - worlds[0].successes)
        }
        (Turn::Chance, _) => by_view(worlds.iter().flat_map(World::drawn).collect(), brute_force),
        (_, stage) => {
            let chances = by_decision(&worlds, &view);
            let is_mine = !matches!(stage, PhaseView::NameStrength { .. });
            let best = chances.iter().copied().reduce(if is_mine { f64::max } else { f64::min });
            best.unwrap()
        }
    };
    assert_close(survival(&view), chance, &view, "survival");
    chance
}

fn by_decision(worlds: &[World], view: &View) -> Vec<f64> {
    let mut legal = Vec::new();
    worlds[0].game.legal(worlds[0].owes(), &mut legal);
    let chance = |&action: &Action| {
        let after = worlds.iter().map(|world| world.decided(world.owes(), action)).collect();
        let chance = by_view(after, brute_force);
        assert_close(survival_if(view, action).unwrap(), chance, view, &format!("{action:?}"));
        chance
    };
    legal.iter().map(chance).collect()
}

/// Worlds with the same view share one decision, because I cannot tell them apart.
fn by_view(worlds: Vec<World>, chance: impl Fn(Vec<World>) -> f64) -> f64 {
    let weight = |worlds: &[World]| worlds.iter().map(|world| world.weight).sum::<f64>();
    let all = weight(&worlds);
    let mut alike: BTreeMap<String, Vec<World>> = BTreeMap::new();
    for world in worlds {
        alike.entry(serde_json::to_string(&world.view()).unwrap()).or_default().push(world);
    }
    alike.into_values().map(|worlds| weight(&worlds) / all * chance(worlds)).sum()
}

fn assert_close(odds: f64, brute_force: f64, view: &View, what: &str) {
    assert!(
        (odds - brute_force).abs() < 1e-9,
        "{what}: odds {odds}, brute force {brute_force}, in {view:#?}"
    );
}

/// Plays the bids in every deal; then the other player passes and I enter. Returns my chance.
fn check_in(worlds: Vec<World>, bids: &[Bid]) -> f64 {
    let bid = |worlds: Vec<World>, bid| worlds.iter().flat_map(|world| after_bid(world, bid)).collect();
    by_view(bids.iter().copied().fold(worlds, bid), |worlds| {
        let before = worlds[0].view();
        let inside = worlds.iter().map(|world| world.decided(world.owes(), Action::Pass)).collect();
        let chance = by_view(inside, brute_force);
        assert_close(survival(&before), chance, &before, "before the dungeon");
        chance
    })
}

/// Checks a dungeon of the first round whose result is not certain.
fn check(adventurer: &str, options: &[(&str, &str)], bids: &[Bid]) {
    let start = if matches!(bids[0], Mine(..)) { "first" } else { "second" };
    let set = if FIRST_BOX.contains(&adventurer) { "welcome" } else { "back" };
    // The options of a case come last and override these.
    let usual = [("set", set), ("first_adventurer", adventurer), ("start", start)];
    let chance = check_in(first_round(&setup(usual.into_iter().chain(options.iter().copied()))), bids);
    assert!(0.0 < chance && chance < 1.0, "the result is certain: {chance}");
}

const FIRST_BOX: [&str; 4] = ["warrior", "barbarian", "mage", "rogue"];

/// The card is set aside under this tile.
const fn without(tile: Tile) -> Action {
    Action::Sacrifice { tile }
}

#[test]
fn the_warrior_names_a_type_against_unseen_cards() {
    let bids = [
        Theirs(without(Tile::PlateArmor)),
        Mine(Monster::Orc, without(Tile::KnightShield)),
        Theirs(Add),
        Mine(Monster::Demon, without(Tile::Torch)),
        Theirs(Add),
        Mine(Monster::Golem, Add),
    ];
    check("warrior", &[], &bids);
    check("warrior", &[("set", "combined")], &bids);
}

#[test]
fn the_barbarian_may_keep_the_axe_for_a_worse_card() {
    let bids = [
        Theirs(without(Tile::ChainMail)),
        Mine(Monster::Orc, without(Tile::WarHammer)),
        Theirs(Add),
        Mine(Monster::Vampire, Add),
        Theirs(Add),
        Mine(Monster::Vampire, Add),
    ];
    check("barbarian", &[], &bids);
    check("barbarian", &[("vorpal_axe", "type")], &bids);
    check("barbarian", &[("set", "combined")], &bids[..4]);
}

#[test]
fn the_mage_may_replace_a_card_and_may_win_after_death() {
    let bids = [
        Theirs(without(Tile::WallOfFire)),
        Mine(Monster::Demon, Add),
        Theirs(Add),
        Mine(Monster::Golem, Add),
    ];
    check("mage", &[], &bids);
    check("mage", &[("polymorphed_counts", "yes")], &bids);
    check("mage", &[("set", "combined")], &bids);
}

#[test]
fn the_mage_without_grail_faces_two_unseen_cards() {
    let bids = [
        Theirs(without(Tile::WallOfFire)),
        Mine(Monster::Golem, without(Tile::HolyGrail)),
        Theirs(Add),
        Mine(Monster::Skeleton, without(Tile::BraceletOfProtection)),
        Theirs(Add),
        Mine(Monster::Golem, Add),
    ];
    check("mage", &[], &bids);
}

#[test]
fn the_rogue_gains_health_and_uses_the_potion() {
    let bids = [
        Theirs(without(Tile::MithrilArmor)),
        Mine(Monster::Goblin, Add),
        Theirs(Add),
        Mine(Monster::Golem, Add),
        Theirs(Add),
        Mine(Monster::Golem, without(Tile::Buckler)),
    ];
    check("rogue", &[], &bids);
    check("rogue", &[("set", "combined")], &bids[..4]);
}

#[test]
fn the_necromancer_uses_the_scroll_and_the_bones() {
    let bids = [
        Theirs(without(Tile::ZombiePet)),
        Mine(Monster::Demon, Add),
        Theirs(Add),
        Mine(Monster::Golem, Add),
        Theirs(Add),
        Mine(Monster::Lich, without(Tile::EvilCloak)),
    ];
    check("necromancer", &[("specials", "shown")], &bids);
    let without_scroll = [bids[0], Mine(Monster::Orc, without(Tile::PossessionScroll)), bids[2], bids[3]];
    check("necromancer", &[], &without_scroll);
}

#[test]
fn the_princess_gets_the_worst_number() {
    let bids =
        [Theirs(without(Tile::MrCharm)), Mine(Monster::Demon, Add), Theirs(Add), Mine(Monster::Lich, Add)];
    check("princess", &[], &bids);
}

#[test]
fn the_princess_meets_a_second_monster_of_a_type() {
    let bids = [
        Theirs(without(Tile::MrCharm)),
        Mine(Monster::Golem, Add),
        Theirs(Add),
        Mine(Monster::Dragon, Add),
        Theirs(Add),
        Mine(Monster::Orc, without(Tile::Chaperone)),
    ];
    check("princess", &[("specials", "shown")], &bids);
}

#[test]
fn the_ninja_uses_the_bomb_as_long_as_there_are_tiles() {
    let bids = [
        Theirs(without(Tile::WeirdConcoction)),
        Mine(Monster::Golem, without(Tile::WoodenShuriken)),
        Theirs(Add),
        Mine(Monster::Vampire, without(Tile::Ninjato)),
        Theirs(Add),
        Mine(Monster::Lich, Add),
    ];
    check("ninja", &[], &bids);
}

#[test]
fn the_bard_uses_the_coin_and_the_blade() {
    let bids = [
        Theirs(without(Tile::GlamorousTunic)),
        Mine(Monster::Demon, Add),
        Theirs(Add),
        Mine(Monster::Vampire, Add),
        Theirs(without(Tile::ElvenHarp)),
        Mine(Monster::Goblin, Add),
    ];
    check("bard", &[], &bids);
    check("bard", &[("flute", "all"), ("specials", "shown")], &bids);
}

#[test]
fn a_special_that_i_added_works_at_its_place() {
    for special in [Monster::Ally, Monster::GelatinousCube, Monster::Shapeshifter, Monster::Mimic] {
        let bids = [
            Theirs(without(Tile::WallOfFire)),
            Mine(Monster::Demon, without(Tile::Omnipotence)),
            Theirs(Add),
            Mine(special, Add),
            Theirs(Add),
            Mine(Monster::Orc, without(Tile::Polymorph)),
        ];
        check("mage", &[("set", "combined")], &bids);
    }
}

#[test]
fn the_count_is_stronger_for_a_player_with_a_success() {
    let options =
        [("set", "back"), ("first_adventurer", "necromancer"), ("start", "second"), ("specials", "shown")];
    let bids = [
        Mine(Monster::Count, Add),
        Theirs(without(Tile::ReanimationBones)),
        Mine(Monster::Lich, without(Tile::PossessionScroll)),
        Theirs(Add),
        Mine(Monster::Golem, without(Tile::EvilCloak)),
    ];
    let chance = check_in(second_round(&setup(options)), &bids);
    assert!(0.0 < chance && chance < 1.0, "the result is certain: {chance}");
}

/// My chance against one card that the other player added.
fn against_one_unseen(adventurer: &str, bids: &[Bid]) -> f64 {
    let options = [("set", "welcome"), ("first_adventurer", adventurer), ("start", "second")];
    check_in(first_round(&setup(options)), bids)
}

#[test]
fn simple_chances_match_hand_calculation() {
    // With all tiles no single card of the first set kills the Warrior.
    let all_tiles = [Theirs(Add), Mine(Monster::Goblin, without(Tile::Torch))];
    let safe = against_one_unseen("warrior", &all_tiles);
    assert!((safe - 1.0).abs() < 1e-12, "{safe}");
    // Without tiles it has 3 HP: of the eight cards that I have not seen, only the other Goblin and the other
    // Skeleton do not kill, and the other player's own sacrifices may be any of them.
    let bare = [
        Theirs(without(Tile::PlateArmor)),
        Mine(Monster::Goblin, without(Tile::KnightShield)),
        Theirs(without(Tile::VorpalSword)),
        Mine(Monster::Skeleton, without(Tile::DragonSpear)),
        Theirs(without(Tile::HolyGrail)),
        Mine(Monster::Orc, without(Tile::Torch)),
    ];
    let game_after = |bids: &[Bid]| {
        let bid = |worlds: Vec<World>, bid| worlds.iter().flat_map(|world| after_bid(world, bid)).collect();
        let worlds = first_round(&setup([("first_adventurer", "warrior"), ("start", "second")]));
        let worlds: Vec<World> = bids.iter().copied().fold(worlds, bid);
        worlds[0].decided(worlds[0].owes(), Action::Draw).drawn()[0].view()
    };
    let chance = survival(&game_after(&bare));
    assert!((chance - 2.0 / 10.0).abs() < 1e-12, "{chance}");
}
