//! The exact odds against brute force: every deal that fits what the player knows is played by the real game, and
//! every decision of the player is tried on all of them at once.

use std::collections::BTreeMap;

use game::{Game, Observer, Outcomes, Seat, Setup, Silent, Turn};
use welcome::{Action, Monster, Outcome, Stage, Tile, View, Welcome, survival, survival_if};

/// The player whose odds are asked for; the other one has seat 1.
const ME: Seat = Seat::FIRST;

/// A turn of the bidding.
#[derive(Clone, Copy)]
enum Bid {
    /// Mine: the card I draw and what I do with it.
    Mine(Monster, Action),
    /// The other player's: I do not see the card.
    Theirs(Action),
}

use Action::Add;
use Bid::{Mine, Theirs};

/// One way the hidden cards may lie, with its share of all deals.
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

    /// What may come of this world when chance moves.
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

/// Every deal at the start of the first round.
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
        let adventurer = world.view().adventurer;
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

/// The chance of success with best play, and the same of every decision on the way, each compared with the odds.
fn brute_force(worlds: Vec<World>) -> f64 {
    let view = worlds[0].view();
    let chance = match (worlds[0].game.turn(), &view.stage) {
        (_, Stage::NextAdventurer | Stage::Over) => {
            f64::from(view.players[ME.index()].successes - worlds[0].successes)
        }
        (Turn::Chance, _) => by_what_i_see(worlds.iter().flat_map(World::drawn).collect(), brute_force),
        (_, stage) => {
            let chances = by_decision(&worlds, &view);
            let is_mine = !matches!(stage, Stage::NameStrength { .. });
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
        let chance = by_what_i_see(after, brute_force);
        assert_close(survival_if(view, action).unwrap(), chance, view, &format!("{action:?}"));
        chance
    };
    legal.iter().map(chance).collect()
}

/// I cannot tell worlds apart that look the same to me, so I decide the same in all of them.
fn by_what_i_see(worlds: Vec<World>, chance: impl Fn(Vec<World>) -> f64) -> f64 {
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

/// Plays the bids in every deal; then the other player passes and I enter. My chance.
fn check_in(worlds: Vec<World>, bids: &[Bid]) -> f64 {
    let bid = |worlds: Vec<World>, bid| worlds.iter().flat_map(|world| after_bid(world, bid)).collect();
    by_what_i_see(bids.iter().copied().fold(worlds, bid), |worlds| {
        let before = worlds[0].view();
        let inside = worlds.iter().map(|world| world.decided(world.owes(), Action::Pass)).collect();
        let chance = by_what_i_see(inside, brute_force);
        assert_close(survival(&before), chance, &before, "before the dungeon");
        chance
    })
}

/// Checks a dungeon of the first round, in which not everything is decided beforehand.
fn check(adventurer: &str, options: &[(&str, &str)], bids: &[Bid]) {
    let start = if matches!(bids[0], Mine(..)) { "first" } else { "second" };
    let set = if FIRST_BOX.contains(&adventurer) { "welcome" } else { "back" };
    // What a case says of the set comes last and counts.
    let usual = [("set", set), ("first_adventurer", adventurer), ("start", start)];
    let chance = check_in(first_round(&setup(usual.into_iter().chain(options.iter().copied()))), bids);
    assert!(0.0 < chance && chance < 1.0, "a dull case: {chance}");
}

const FIRST_BOX: [&str; 4] = ["warrior", "barbarian", "mage", "rogue"];

/// The card is set aside, and this tile is out with it.
const fn without(tile: Tile) -> Action {
    Action::Sacrifice { tile }
}

#[test]
fn the_warrior_names_a_type_for_cards_unseen() {
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
fn the_barbarian_keeps_the_axe_for_worse_or_not() {
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
fn the_rogue_gathers_health_and_drinks_the_potion() {
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
fn the_necromancer_spends_the_scroll_and_stands_up_again() {
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
fn the_princess_fears_the_worst_number() {
    let bids =
        [Theirs(without(Tile::MrCharm)), Mine(Monster::Demon, Add), Theirs(Add), Mine(Monster::Lich, Add)];
    check("princess", &[], &bids);
}

#[test]
fn the_princess_meets_the_second_of_a_type() {
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
fn the_ninja_throws_the_bomb_as_long_as_there_are_tiles() {
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
fn the_bard_starts_the_coin_and_swings_the_blade() {
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
fn a_special_that_i_placed_works_where_it_lies() {
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
    assert!(0.0 < chance && chance < 1.0, "a dull case: {chance}");
}

/// My chance with an untouched deck against one card that the other player added.
fn against_one_unseen(adventurer: &str, bids: &[Bid]) -> f64 {
    let options = [("set", "welcome"), ("first_adventurer", adventurer), ("start", "second")];
    check_in(first_round(&setup(options)), bids)
}

#[test]
fn chances_that_can_be_counted_by_hand() {
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
