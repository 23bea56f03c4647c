//! How the puzzles of each game are found.

use bots::{FastDice, Knowledge, Opening};
use masmorra::Masmorra;
use puzzles::{Method, Model, Seating, Selection, Theme};
use raiders::{Chamber, Raiders, RoomKind, Stage};
use welcome::{PhaseView, Welcome};

use crate::levels::{HasKnowledge, MASMORRA_EXAMINER};

/// A game with puzzles.
pub trait HasPuzzles: HasKnowledge {
    const PUZZLES: Method<Self>;
}

impl HasPuzzles for Welcome {
    const PUZZLES: Method<Welcome> = Method {
        knowledge: Self::KNOWLEDGE,
        models: &[
            Model {
                name: "quick",
                knowledge: Self::KNOWLEDGE,
                opening: Opening::Quick,
                worlds: 4_000,
                rivals: None,
            },
            // The rest of the round follows the policy, in the bidding and in the dungeon.
            Model {
                name: "careful",
                knowledge: Self::REVIEW.second_opinion.knowledge,
                opening: Self::REVIEW.second_opinion.opening,
                worlds: 1_500,
                rivals: None,
            },
        ],
        exact: welcome::win_chance_if,
        solved: |view, legal| welcome_solver::Player::warrior()?.actions(view, legal),
        first_glance: glance_at_welcome,
        theme: theme_of_welcome,
        tables: &[
            Seating { seats: 2, options: &[("set", "welcome")] },
            Seating { seats: 3, options: &[("set", "welcome")] },
            Seating { seats: 2, options: &[("set", "back")] },
            Seating { seats: 3, options: &[("set", "combined")] },
            Seating { seats: 4, options: &[("set", "welcome")] },
            Seating { seats: 3, options: &[("set", "back")] },
            Seating { seats: 2, options: &[("set", "combined")] },
            Seating { seats: 4, options: &[("set", "back")] },
        ],
        selection: Selection {
            gap: 0.1,
            every: 1,
            longest: 300,
            options: 16,
            share_of_theme: 0.35,
            share_of_answer: 0.2,
        },
    };
}

/// Beginners watch the odds to survive and forget the score, strike what would kill them, and name the worst monster.
fn glance_at_welcome(view: &welcome::View, legal: &[welcome::Action]) -> Option<welcome::Action> {
    match view.stage {
        PhaseView::Bid | PhaseView::Place => welcome::threshold(view, legal, &mut FastDice::seeded(0)),
        PhaseView::Ask { .. } => {
            let strikes = |action: &welcome::Action| matches!(action, welcome::Action::Use { .. });
            legal.iter().copied().find(|action| strikes(action) != can_bear_it(view))
        }
        PhaseView::NameType => {
            let known = view.pile.iter().filter_map(|card| card.monster);
            let worst =
                known.filter(|monster| named(*monster, legal).is_some()).max_by_key(|monster| *monster as u8);
            named(worst.unwrap_or(welcome::Monster::Dragon), legal)
        }
        _ => None,
    }
}

/// Whether the adventurer has more health points than the monster has strength.
fn can_bear_it(view: &welcome::View) -> bool {
    let dungeon = view.dungeon.as_ref();
    let strength = dungeon.and_then(|dungeon| dungeon.met).and_then(|met| met.strength);
    dungeon.is_some_and(|dungeon| dungeon.hp > strength.unwrap_or(0).into())
}

fn named(monster: welcome::Monster, legal: &[welcome::Action]) -> Option<welcome::Action> {
    let action = welcome::Action::NameType { monster };
    legal.contains(&action).then_some(action)
}

fn theme_of_welcome(view: &welcome::View, _best: welcome::Action) -> Option<Theme> {
    match view.stage {
        PhaseView::Bid => Some(Theme::Bid),
        PhaseView::Place => Some(Theme::Place),
        PhaseView::NameType | PhaseView::NameStrength { .. } => Some(Theme::Name),
        PhaseView::Ask { .. } => Some(Theme::Tile),
        PhaseView::Discard { .. } => Some(Theme::GiveUp),
        _ => None,
    }
}

impl HasPuzzles for Raiders {
    const PUZZLES: Method<Raiders> = Method {
        knowledge: Self::KNOWLEDGE,
        models: &[
            Model {
                name: "quick",
                knowledge: Self::KNOWLEDGE,
                opening: Opening::Quick,
                worlds: 6_000,
                rivals: None,
            },
            // Everyone's next two rooms follow the policy, and the match is played to its end.
            Model {
                name: "careful",
                knowledge: Self::REVIEW.second_opinion.knowledge,
                opening: Self::REVIEW.second_opinion.opening,
                worlds: 3_000,
                rivals: None,
            },
        ],
        exact: |_, _| None,
        solved: |_, _| None,
        first_glance: |_, _| None,
        theme: theme_of_raiders,
        tables: &[
            Seating { seats: 3, options: &[("mode", "standard")] },
            Seating { seats: 4, options: &[("mode", "tactical")] },
            Seating { seats: 4, options: &[("mode", "standard")] },
            Seating { seats: 3, options: &[("mode", "tactical")] },
            Seating { seats: 5, options: &[("mode", "standard")] },
            Seating { seats: 5, options: &[("mode", "tactical")] },
        ],
        selection: Selection {
            gap: 0.08,
            every: 1,
            longest: 200,
            options: 16,
            share_of_theme: 0.35,
            share_of_answer: 0.35,
        },
    };
}

fn theme_of_raiders(view: &raiders::View, best: raiders::Action) -> Option<Theme> {
    if matches!(best, raiders::Action::Take { .. }) {
        return Some(Theme::Character);
    }
    if view.stage != Stage::Cards {
        return None;
    }
    match view.row.get(usize::from(view.place))?.chamber? {
        Chamber::Boss(_) => Some(Theme::FinalMonster),
        Chamber::Room(room) => Some(match room.card().kind {
            RoomKind::Monster { .. } => Theme::Monster,
            RoomKind::Treasure { .. } => Theme::Treasure,
            RoomKind::Vault { .. } => Theme::Vault,
            RoomKind::Trap { .. } => Theme::Trap,
        }),
    }
}

impl HasPuzzles for Masmorra {
    const PUZZLES: Method<Masmorra> = Method {
        knowledge: MASMORRA_EXAMINER,
        models: &[
            Model {
                name: "cautious",
                knowledge: MASMORRA_EXAMINER,
                opening: Opening::Quick,
                worlds: 1_600,
                rivals: None,
            },
            // Another judgement of positions, and much later.
            Model {
                name: "far",
                knowledge: Knowledge { horizon: |_| 160, ..Self::KNOWLEDGE },
                opening: Opening::Quick,
                worlds: 640,
                rivals: Some(3),
            },
            // The player searches the rest of the turn.
            Model {
                name: "searching",
                knowledge: MASMORRA_EXAMINER,
                opening: Opening::Search { decisions: 8, iterations: 16 },
                worlds: 384,
                rivals: Some(3),
            },
        ],
        exact: |_, _| None,
        solved: |_, _| None,
        first_glance: |_, _| None,
        theme: theme_of_masmorra,
        tables: &[
            Seating { seats: 2, options: &[("mode", "standard")] },
            Seating { seats: 3, options: &[("mode", "standard")] },
            Seating { seats: 4, options: &[("mode", "standard")] },
            Seating { seats: 2, options: &[("mode", "epic")] },
        ],
        selection: Selection {
            gap: 0.05,
            every: 3,
            longest: 320,
            options: 14,
            share_of_theme: 0.3,
            share_of_answer: 0.2,
        },
    };
}

fn theme_of_masmorra(_view: &masmorra::View, best: masmorra::Action) -> Option<Theme> {
    use masmorra::Action;
    match best {
        Action::PickDie { .. } | Action::RollAgain | Action::KeepDice | Action::Roll => Some(Theme::Dice),
        Action::Fight
        | Action::Face { .. }
        | Action::Strike { .. }
        | Action::SneakAttack
        | Action::EndAttack
        | Action::Block { .. }
        | Action::Suffer
        | Action::TakeWound
        | Action::GiveUp { .. } => Some(Theme::Fight),
        Action::Step { .. }
        | Action::Move { .. }
        | Action::Explore { .. }
        | Action::TakeStairs
        | Action::LayRoom { .. }
        | Action::LayTrap { .. }
        | Action::FlipToken { .. } => Some(Theme::Explore),
        Action::OpenChest { .. }
        | Action::Disarm { .. }
        | Action::UsePortal
        | Action::UseFountain
        | Action::TakeGold
        | Action::Collect { .. } => Some(Theme::Loot),
        Action::Heal { .. }
        | Action::Conjure { .. }
        | Action::ChangeDie { .. }
        | Action::ChangeTo { .. }
        | Action::UseAbility { .. }
        | Action::Learn { .. } => Some(Theme::Ability),
        Action::BuyCard
        | Action::Play { .. }
        | Action::AimAtRoom { .. }
        | Action::AimAtHero { .. }
        | Action::AimAtMonster { .. }
        | Action::Discard { .. } => Some(Theme::Card),
        Action::MoveMonster { .. }
        | Action::SendByStairs { .. }
        | Action::EndMoves
        | Action::Fill { .. }
        | Action::TakeDie { .. }
        | Action::RemoveMonster { .. } => Some(Theme::Master),
        // Who ends something early proves little: the other actions can be followed by the same end.
        Action::EndActions | Action::Pass | Action::EndInvisibility => None,
        Action::ChooseHero { .. } | Action::PassUntilMyTurn | Action::AskMeAgain => None,
    }
}
