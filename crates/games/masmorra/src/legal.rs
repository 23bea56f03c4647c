//! The legal actions of each seat, task by task.

use game::Seat;

use crate::action::{Action, Payment};
use crate::components::{Cost, Gain, Symbol};
use crate::dungeon::{Door, Spot};
use crate::event::Target;
use crate::figure::{Figure, FigureId, FigureSet};
use crate::means::Means;
use crate::player::{ABILITY_SLOTS, Answer, GOLD_LIMIT, LIFE};
use crate::rewards::CARD_PRICE;
use crate::rooms::SkeletonKey;
use crate::state::{Masmorra, Pet, SneakAttack, Token, Visibility};
use crate::task::{CardHalf, HeroDie, Task};

impl Masmorra {
    /// Offers all legal actions of the seat.
    pub(crate) fn offer(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        let Some(task) = self.tasks.top() else { return };
        let Some(owe) = self.deciders(task) else { return };
        if owe.contains(seat) {
            self.offer_task(seat, task, offer);
        } else if self.current_turn().actors().contains(seat) {
            self.offer_bystander(seat, offer);
        }
    }

    /// Anytime cards, and the standing answer to windows.
    fn offer_bystander(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        self.anytime_cards(seat).for_each(|card| offer(Action::Play { card, half: CardHalf::Orange }));
        offer(match self.player(seat).answer {
            Answer::Ask => Action::PassUntilMyTurn,
            Answer::Pass => Action::AskMeAgain,
        });
    }

    fn offer_task(&self, seat: Seat, task: Task, offer: &mut impl FnMut(Action)) {
        match task {
            Task::Window { .. } => self.offer_window(seat, offer),
            Task::BeforeRoll => self.offer_before_roll(offer),
            Task::Acting => self.offer_acting(offer),
            Task::PickDice { most, .. } => {
                self.offer_dice(most, offer);
                if self.tasks.below() == Some(Task::Rerolls) && self.picked_count() == 0 {
                    self.offer_early_actions(offer);
                }
            }
            Task::Bounty => {
                (0..=self.bounty()).rev().for_each(|coins| offer(Action::Collect { coins }));
                self.offer_anytime_of_turn(offer);
            }
            Task::MasterMoves { points } => self.offer_master_moves(points, offer),
            Task::Refill => {
                self.rooms_to_fill().for_each(|room| offer(Action::Fill { room: self.dungeon.room(room) }))
            }
            Task::CombatStart => {
                self.offer_figures(self.combat.starting, |figure| offer(Action::Face { figure }))
            }
            Task::CombatNext => self.offer_next_fight(offer),
            Task::Fighting => self.offer_fight(offer),
            Task::Payback => self.offer_payback(offer),
            Task::Theft { symbol } => self.stealable(symbol).for_each(|with| offer(Action::GiveUp { with })),
            _ => self.offer_small_choice(seat, task, offer),
        }
    }

    fn offer_small_choice(&self, seat: Seat, task: Task, offer: &mut impl FnMut(Action)) {
        match task {
            Task::ChooseHero { .. } => self.free_heroes().for_each(|hero| offer(Action::ChooseHero { hero })),
            Task::ChangeDie => self.offer_dice_to_change(self.means(), offer),
            Task::ChangeTo { from, .. } => {
                let others = Symbol::ALL.into_iter().filter(|&to| to != from);
                others.for_each(|to| offer(Action::ChangeTo { to }));
            }
            Task::LayRoom { from, slot } => {
                if let Some(tile) = self.tile_for(from) {
                    let placements = self.dungeon.small_placements(tile, from, slot);
                    placements.for_each(|placement| offer(Action::LayRoom { tile, placement }));
                }
            }
            Task::LayMedium { from, slot } => {
                if let Some(tile) = self.drawn {
                    let placements = self.dungeon.medium_placements(tile, from, slot);
                    placements.for_each(|placement| offer(Action::LayRoom { tile, placement }));
                }
            }
            Task::LayTrap { near } => self.trap_places(near).for_each(|(spot, slot)| {
                let (cell, Door { side, .. }) =
                    (self.dungeon.at(spot).cell(slot), self.dungeon.door(spot, slot));
                offer(Action::LayTrap { cell, beside: self.dungeon.room(spot), side });
            }),
            Task::PitChoice => {
                self.payments(Symbol::Step).for_each(|with| offer(Action::GiveUp { with }));
                if self.now.token == Token::Ready {
                    offer(Action::GiveUp { with: Payment::Token });
                }
                offer(Action::TakeWound);
            }
            Task::WebChoice => self.payments(Symbol::Step).for_each(|with| offer(Action::GiveUp { with })),
            Task::PortalTo => {
                let rooms = self.teleport_rooms(seat).map(|room| self.dungeon.room(room));
                rooms.for_each(|room| offer(Action::AimAtRoom { room }));
            }
            Task::TakeDie { what, .. } => {
                self.offer_figures(self.takeable(what.die()), |figure| offer(Action::TakeDie { figure }));
            }
            Task::Excess { spot } => {
                self.offer_figures(self.lowest_xp(spot), |figure| offer(Action::RemoveMonster { figure }));
            }
            Task::KeyDock => self.offer_docks(SkeletonKey::Used, offer),
            Task::Learn { seat } => {
                self.learnable_abilities(seat).for_each(|(_, ability)| offer(Action::Learn { ability }));
            }
            Task::HandLimit { seat } => {
                self.player(seat).hand.kinds().for_each(|card| offer(Action::Discard { card }));
            }
            Task::Aiming { seat, card, half } => self.targets(seat, card, half).for_each(|target| {
                offer(match target {
                    Target::Room { room } => Action::AimAtRoom { room },
                    Target::Hero { seat } => Action::AimAtHero { seat },
                    Target::Monster { figure } => Action::AimAtMonster { figure },
                });
            }),
            Task::Ambush { first, .. } => {
                self.ambushes(first).for_each(|(id, to)| self.offer_move(id, to, offer));
                offer(Action::EndMoves);
            }
            _ => {}
        }
    }

    fn offer_window(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        let hand = self.player(seat).hand;
        let fitting = hand.kinds().filter(|&card| self.orange_fits(seat, card));
        fitting.for_each(|card| offer(Action::Play { card, half: CardHalf::Orange }));
        offer(Action::Pass);
        offer(Action::PassUntilMyTurn);
    }

    /// Actions that are legal at any time of the player's own turn.
    fn offer_anytime_of_turn(&self, offer: &mut impl FnMut(Action)) {
        let seat = self.active;
        let for_sale = !self.deck.is_empty() || !self.discard.is_empty();
        if self.is_standing(seat) && self.active_player().gold >= CARD_PRICE && for_sale {
            offer(Action::BuyCard);
        }
        if self.active_player().answer == Answer::Pass {
            offer(Action::AskMeAgain);
        }
        for card in self.active_player().hand.kinds() {
            if self.purple_fits(card) {
                offer(Action::Play { card, half: CardHalf::Purple });
            }
        }
        self.anytime_cards(seat).for_each(|card| offer(Action::Play { card, half: CardHalf::Orange }));
    }

    fn offer_token(&self, offer: &mut impl FnMut(Action)) {
        if self.now.token == Token::Ready && !self.is_in_combat() {
            offer(Action::FlipToken { symbol: Symbol::Step });
        }
    }

    fn offer_abilities(&self, means: Means, offer: &mut impl FnMut(Action)) {
        if self.is_gazed_at() {
            return;
        }
        for slot in 0..ABILITY_SLOTS {
            let Some(ability) = self.usable_ability(slot, &means) else { continue };
            let card = ability.card();
            match (card.cost, card.gain) {
                (Cost::DockAny, _) => {
                    let dice = Symbol::ALL.iter().filter(|&&symbol| means.dice_showing(symbol) > 0);
                    dice.for_each(|&die| offer(Action::UseAbility { ability, die: Some(die), pick: None }));
                }
                (_, Gain::OneOf(_)) => self.picks(card.gain).for_each(|symbol| {
                    offer(Action::UseAbility { ability, die: None, pick: Some(symbol) });
                }),
                _ => offer(Action::UseAbility { ability, die: None, pick: None }),
            }
        }
    }

    fn offer_before_roll(&self, offer: &mut impl FnMut(Action)) {
        offer(Action::Roll);
        self.offer_early_actions(offer);
    }

    /// Actions before the roll, and before dice are picked for a re-roll.
    fn offer_early_actions(&self, offer: &mut impl FnMut(Action)) {
        self.offer_token(offer);
        if self.unfought().is_empty() {
            self.offer_moves(offer);
            if self.now.symbols.has(Symbol::Step) {
                offer(Action::Step { with: Payment::Symbol });
            }
        }
        self.offer_abilities(self.means(), offer);
        self.offer_end_invisibility(offer);
        self.offer_anytime_of_turn(offer);
    }

    fn offer_end_invisibility(&self, offer: &mut impl FnMut(Action)) {
        if self.now.visibility == Visibility::Invisible && !self.is_in_combat() {
            offer(Action::EndInvisibility);
        }
    }

    fn offer_moves(&self, offer: &mut impl FnMut(Action)) {
        if self.is_webbed() {
            return;
        }
        let here = self.here();
        if self.now.points > 0 {
            let rooms = self.dungeon.through_doors(here).map(|to| self.dungeon.room(to));
            rooms.for_each(|to| offer(Action::Move { to }));
            let doors = self.explorable(here).map(|slot| self.dungeon.door(here, slot));
            doors.for_each(|door| offer(Action::Explore { door }));
        }
        if self.stairs_from(here).is_some() {
            offer(Action::TakeStairs);
        }
    }

    fn offer_acting(&self, offer: &mut impl FnMut(Action)) {
        let (calm, means) = (self.unfought().is_empty(), self.means());
        if calm {
            self.offer_after_fights(means, offer);
        }
        if self.now.visibility == Visibility::Visible && !self.opponents().is_empty() {
            offer(Action::Fight);
        }
        self.offer_token(offer);
        self.offer_abilities(means, offer);
        self.offer_magic(means, offer);
        self.offer_end_invisibility(offer);
        self.offer_anytime_of_turn(offer);
        if calm {
            offer(Action::EndActions);
        }
    }

    /// Actions that need all monsters of the room to be fought first.
    fn offer_after_fights(&self, means: Means, offer: &mut impl FnMut(Action)) {
        self.offer_moves(offer);
        means.payments(Symbol::Step).for_each(|with| offer(Action::Step { with }));
        if self.active_player().life < LIFE {
            means.payments(Symbol::Elixir).for_each(|with| offer(Action::Heal { with }));
        }
        self.offer_docks(SkeletonKey::NotUsed, offer);
        if self.open_portal().is_some() && self.teleport_rooms(self.active).next().is_some() {
            offer(Action::UsePortal);
        }
        if self.open_fountain().is_some() {
            offer(Action::UseFountain);
        }
        if self.loose_gold() > 0 && self.active_player().gold < GOLD_LIMIT {
            offer(Action::TakeGold);
        }
    }

    fn offer_magic(&self, means: Means, offer: &mut impl FnMut(Action)) {
        let sources = means.payments(Symbol::Magic).filter(|&with| means.can_conjure(with));
        sources.for_each(|with| offer(Action::Conjure { with }));
    }

    fn offer_dice_to_change(&self, means: Means, offer: &mut impl FnMut(Action)) {
        means.dice.kinds().for_each(|die| offer(Action::ChangeDie { die, whose: HeroDie::Action }));
        means.pet.into_iter().for_each(|die| offer(Action::ChangeDie { die, whose: HeroDie::Pet }));
    }

    /// Picks for a re-roll.
    fn offer_dice(&self, most: u8, offer: &mut impl FnMut(Action)) {
        let picked = self.picked_count();
        if picked < most {
            let left = self.now.dice.minus(self.now.picked);
            left.kinds().for_each(|die| offer(Action::PickDie { die, whose: HeroDie::Action }));
            if let Pet::Shows(die) = self.now.pet
                && !self.now.picked_pet
            {
                offer(Action::PickDie { die, whose: HeroDie::Pet });
            }
        }
        offer(if picked > 0 { Action::RollAgain } else { Action::KeepDice });
    }

    fn offer_next_fight(&self, offer: &mut impl FnMut(Action)) {
        self.offer_figures(self.combat.todo, |figure| offer(Action::Face { figure }));
        self.offer_combat_help(self.means(), offer);
    }

    /// Actions between and during fights.
    fn offer_combat_help(&self, means: Means, offer: &mut impl FnMut(Action)) {
        self.offer_abilities(means, offer);
        self.offer_magic(means, offer);
        self.offer_anytime_of_turn(offer);
    }

    fn offer_fight(&self, offer: &mut impl FnMut(Action)) {
        let means = self.means();
        for symbol in [Symbol::Ranged, Symbol::Melee, Symbol::Elixir, Symbol::Magic] {
            if self.can_damage(symbol) {
                means.payments(symbol).for_each(|with| offer(Action::Strike { symbol, with }));
            }
        }
        if self.now.sneak == SneakAttack::Ready && !self.combat.hits.has(Symbol::Melee) {
            offer(Action::SneakAttack);
        }
        offer(Action::EndAttack);
        self.offer_combat_help(means, offer);
    }

    fn offer_payback(&self, offer: &mut impl FnMut(Action)) {
        let means = self.means();
        means.payments(Symbol::Defense).for_each(|with| offer(Action::Block { with }));
        offer(Action::Suffer);
        self.offer_combat_help(means, offer);
    }

    fn offer_master_moves(&self, points: u8, offer: &mut impl FnMut(Action)) {
        offer(Action::EndMoves);
        let moves = self.monster_moves(self.movable_monsters(), points);
        moves.for_each(|(id, to)| self.offer_move(id, to, offer));
        self.offer_figures(self.climbers(), |figure| offer(Action::SendByStairs { figure }));
        self.offer_anytime_of_turn(offer);
    }

    fn offer_move(&self, id: FigureId, to: Spot, offer: &mut impl FnMut(Action)) {
        if let Some(figure) = self.figures.figure(id) {
            offer(Action::MoveMonster { figure, to: self.dungeon.room(to) });
        }
    }

    fn offer_figures(&self, figures: FigureSet, offer: impl FnMut(Figure)) {
        let distinct = self.distinct(figures);
        distinct.iter().filter_map(|id| self.figures.figure(id)).for_each(offer);
    }
}
