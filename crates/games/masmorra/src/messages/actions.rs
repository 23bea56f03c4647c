//! Labels, help texts and rules of actions.

use game::{Arg, Choice, HasMessage, Message, RuleId};

use super::doors::{door, doors, side, with_cell};
use super::{docked_on_chest, docked_on_trap, with_die, with_figure, with_half, with_room};
use crate::action::Action;
use crate::cite::{
    M03, M06, M10, M11, M22, M23, M24, M30, M31, M32, M33, M34, M36, M37, M38, M40, M41, M42, M43, M52, M60,
    M61, M62, M63, M70, M71, M73, M74, M76, M80, M81, M82, M83,
};
use crate::components::{Ability, Size, Symbol, Tile};
use crate::dungeon::{Cell, Compass, Placement, Room};
use crate::task::CardHalf;

impl HasMessage for Action {
    fn message(&self) -> Message {
        match *self {
            Action::ChooseHero { hero } => Message::new("action-choose-hero").with("hero", hero),
            Action::Roll => Message::new("action-roll"),
            Action::PickDie { die, whose } => with_die(Message::new("action-pick-die"), die, whose),
            Action::RollAgain => Message::new("action-roll-again"),
            Action::KeepDice => Message::new("action-keep-dice"),
            Action::FlipToken { symbol } => Message::new("action-flip-token").with("symbol", symbol),
            Action::Step { with } => Message::new("action-step").with("with", with),
            Action::Move { to } => with_room(Message::new("action-move"), to),
            Action::Explore { door: way } => Message::new("action-explore").with("door", door(way)),
            Action::TakeStairs => Message::new("action-take-stairs"),
            Action::LayRoom { tile, placement } => lay_room(tile, placement),
            Action::LayTrap { cell, beside, side } => lay_trap(cell, beside, side),
            Action::GiveUp { with } => Message::new("action-give-up").with("with", with),
            Action::TakeWound => Message::new("action-take-wound"),
            Action::Fight => Message::new("action-fight"),
            Action::Face { figure } => with_figure(Message::new("action-face"), figure),
            Action::Strike { symbol, with } => {
                Message::new("action-strike").with("symbol", symbol).with("with", with)
            }
            Action::SneakAttack => Message::new("action-sneak-attack"),
            Action::EndAttack => Message::new("action-end-attack"),
            Action::Block { with } => Message::new("action-block").with("with", with),
            Action::Suffer => Message::new("action-suffer"),
            Action::Heal { with } => Message::new("action-heal").with("with", with),
            Action::Conjure { with } => Message::new("action-conjure").with("with", with),
            Action::ChangeDie { die, whose } => with_die(Message::new("action-change-die"), die, whose),
            Action::ChangeTo { to } => Message::new("action-change-to").with("symbol", to),
            Action::OpenChest { room, chest, dice } => Message::new("action-open-chest")
                .with("dice", docked_on_chest(room, chest, dice))
                .with("chest", chest.saturating_add(1))
                .with("chests", Arg::Number(room.tile.card().chests.len() as i64)),
            Action::Disarm { trap, dice } => {
                with_room(Message::new("action-disarm"), trap).with("dice", docked_on_trap(trap, dice))
            }
            Action::UsePortal => Message::new("action-use-portal"),
            Action::UseFountain => Message::new("action-use-fountain"),
            Action::TakeGold => Message::new("action-take-gold"),
            Action::UseAbility { ability, die, pick } => use_ability(ability, die, pick),
            Action::BuyCard => Message::new("action-buy-card"),
            Action::Play { card, half } => with_half(Message::new("action-play"), card, half),
            Action::AimAtRoom { room } => with_room(Message::new("action-aim-at-room"), room),
            Action::AimAtHero { seat } => Message::new("action-aim-at-hero").with("who", seat),
            Action::AimAtMonster { figure } => with_figure(Message::new("action-aim-at-monster"), figure),
            Action::EndInvisibility => Message::new("action-end-invisibility"),
            Action::EndActions => Message::new("action-end-actions"),
            Action::Collect { coins } => Message::new("action-collect").with("gold", coins),
            Action::MoveMonster { figure, to } => {
                with_room(with_figure(Message::new("action-move-monster"), figure), to)
            }
            Action::SendByStairs { figure } => with_figure(Message::new("action-send-by-stairs"), figure),
            Action::EndMoves => Message::new("action-end-moves"),
            Action::Fill { room } => with_room(Message::new("action-fill"), room),
            Action::TakeDie { figure } => with_figure(Message::new("action-take-die"), figure),
            Action::RemoveMonster { figure } => with_figure(Message::new("action-remove-monster"), figure),
            Action::Learn { ability } => Message::new("action-learn").with("ability", ability),
            Action::Discard { card } => Message::new("action-discard").with("card", card),
            Action::Pass => Message::new("action-pass"),
            Action::PassUntilMyTurn => Message::new("action-pass-until-my-turn"),
            Action::AskMeAgain => Message::new("action-ask-me-again"),
        }
    }
}

/// Ways to lay a tile differ by its doors. A medium tile can also be shifted, so its position is named too.
fn lay_room(tile: Tile, placement: Placement) -> Message {
    let message = |id| Message::new(id).with("room", tile).with("doors", doors(tile, placement.quarters));
    match tile.card().size {
        Size::Medium => with_cell(message("action-lay-medium-room"), placement.cell),
        Size::Small | Size::Large => message("action-lay-room"),
    }
}

/// Each side of a medium room has two cells, so the cell is named too.
fn lay_trap(cell: Cell, beside: Room, way: Compass) -> Message {
    let message = |id| with_room(Message::new(id), beside).with("side", side(way));
    match beside.tile.card().size {
        Size::Medium => with_cell(message("action-lay-trap-beside-medium"), cell),
        Size::Small | Size::Large => message("action-lay-trap"),
    }
}

fn use_ability(ability: Ability, die: Option<Symbol>, pick: Option<Symbol>) -> Message {
    let with = |id, symbol: Symbol| Message::new(id).with("ability", ability).with("symbol", symbol);
    match (die, pick) {
        (Some(die), _) => with("action-use-ability-on", die),
        (None, Some(pick)) => with("action-use-ability-for", pick),
        (None, None) => Message::new("action-use-ability").with("ability", ability),
    }
}

impl Choice for Action {
    fn help(&self) -> Message {
        match *self {
            Action::ChooseHero { hero } => {
                Message::new("help-choose-hero").with("hero", hero).with("ability", hero.card().start)
            }
            Action::Roll => Message::new("help-roll"),
            Action::PickDie { .. } => Message::new("help-pick-die"),
            Action::RollAgain => Message::new("help-roll-again"),
            Action::KeepDice => Message::new("help-keep-dice"),
            Action::FlipToken { .. } => Message::new("help-flip-token"),
            Action::Step { .. } => Message::new("help-step"),
            Action::Move { to } => Message::new("help-move").with("room", to.tile),
            Action::Explore { .. } => Message::new("help-explore"),
            Action::TakeStairs => Message::new("help-take-stairs"),
            Action::LayRoom { tile, .. } => Message::new("help-lay-room").with("room", tile),
            Action::LayTrap { .. } => Message::new("help-lay-trap"),
            Action::GiveUp { .. } => Message::new("help-give-up"),
            Action::TakeWound => Message::new("help-take-wound"),
            Action::Fight => Message::new("help-fight"),
            Action::Face { figure } => Message::new("help-face").with("monster", figure.being),
            Action::Strike { symbol, .. } => Message::new("help-strike").with("symbol", symbol),
            Action::SneakAttack => Message::new("help-sneak-attack"),
            Action::EndAttack => Message::new("help-end-attack"),
            Action::Block { .. } => Message::new("help-block"),
            Action::Suffer => Message::new("help-suffer"),
            Action::Heal { .. } => Message::new("help-heal"),
            Action::Conjure { .. } => Message::new("help-conjure"),
            Action::ChangeDie { .. } => Message::new("help-change-die"),
            Action::ChangeTo { to } => Message::new("help-change-to").with("symbol", to),
            Action::OpenChest { .. } => Message::new("help-open-chest"),
            Action::Disarm { .. } => Message::new("help-disarm"),
            Action::UsePortal => Message::new("help-use-portal"),
            Action::UseFountain => Message::new("help-use-fountain"),
            Action::TakeGold => Message::new("help-take-gold"),
            Action::UseAbility { ability, .. } | Action::Learn { ability } => {
                Message::new("help-ability").with("ability", ability)
            }
            Action::BuyCard => Message::new("help-buy-card"),
            Action::Play { card, half } => with_half(Message::new("help-play"), card, half),
            Action::AimAtRoom { room } => Message::new("help-aim-at-room").with("room", room.tile),
            Action::AimAtHero { .. } => Message::new("help-aim-at-hero"),
            Action::AimAtMonster { figure } => {
                Message::new("help-aim-at-monster").with("monster", figure.being)
            }
            Action::EndInvisibility => Message::new("help-end-invisibility"),
            Action::EndActions => Message::new("help-end-actions"),
            Action::Collect { .. } => Message::new("help-collect"),
            Action::MoveMonster { .. } => Message::new("help-move-monster"),
            Action::SendByStairs { .. } => Message::new("help-send-by-stairs"),
            Action::EndMoves => Message::new("help-end-moves"),
            Action::Fill { .. } => Message::new("help-fill"),
            Action::TakeDie { .. } => Message::new("help-take-die"),
            Action::RemoveMonster { .. } => Message::new("help-remove-monster"),
            Action::Discard { card } => Message::new("help-discard").with("card", card),
            Action::Pass => Message::new("help-pass"),
            Action::PassUntilMyTurn => Message::new("help-pass-until-my-turn"),
            Action::AskMeAgain => Message::new("help-ask-me-again"),
        }
    }

    fn is_aside(&self) -> bool {
        matches!(self, Action::PassUntilMyTurn | Action::AskMeAgain)
    }

    fn rule(&self) -> RuleId {
        match *self {
            Action::ChooseHero { .. } => M03,
            Action::Roll | Action::PickDie { .. } | Action::RollAgain | Action::KeepDice => M10,
            Action::FlipToken { .. } => M11,
            Action::Step { .. } => M30,
            Action::Move { .. } => M31,
            Action::Explore { .. } => M32,
            Action::TakeStairs => M38,
            Action::LayRoom { tile, .. } if tile.card().size == Size::Medium => M36,
            Action::LayRoom { .. } => M33,
            Action::LayTrap { .. } => M34,
            Action::GiveUp { .. } => M22,
            Action::TakeWound => M43,
            Action::Fight => M60,
            Action::Face { .. } => M61,
            Action::Strike { .. } | Action::EndAttack => M62,
            Action::Block { .. } | Action::Suffer => M63,
            Action::Heal { .. }
            | Action::Conjure { .. }
            | Action::ChangeDie { .. }
            | Action::ChangeTo { .. } => M23,
            Action::OpenChest { .. } => M40,
            Action::Disarm { .. } => M52,
            Action::UsePortal => M41,
            Action::UseFountain | Action::TakeGold => M42,
            Action::UseAbility { .. } => M71,
            Action::BuyCard => M24,
            Action::Play { half: CardHalf::Orange, .. } => M74,
            Action::Play { half: CardHalf::Purple, .. }
            | Action::SneakAttack
            | Action::AimAtHero { .. }
            | Action::AimAtMonster { .. }
            | Action::Discard { .. } => M73,
            Action::AimAtRoom { .. } => M37,
            Action::EndInvisibility => M76,
            Action::EndActions => M06,
            Action::Collect { .. } => M80,
            Action::MoveMonster { .. } | Action::SendByStairs { .. } | Action::EndMoves => M81,
            Action::Fill { .. } | Action::TakeDie { .. } => M82,
            Action::RemoveMonster { .. } => M83,
            Action::Learn { .. } => M70,
            Action::Pass | Action::PassUntilMyTurn | Action::AskMeAgain => M74,
        }
    }
}
