//! Samples a full state that fits a view, by dealing the unknown cards at random.

use game::{Dice, Seat, SeatSet};

use crate::bag::{Bag, Kinds};
use crate::components::{Adventurer, Monster, SlotSet, Tile};
use crate::options::full_deck;
use crate::run::{Coin, HasSuccess, Met, Next, Run, Variety};
use crate::state::{Phase, Pile, PlacedCard, Player, SEATS, Welcome};
use crate::view::{Bidding, CoinView, DungeonView, NextView, PhaseView, TileFate, VarietyView, View};

impl Welcome {
    /// Deals the cards that the observer does not know, by the odds of chance alone. Returns `None` for an
    /// impossible view.
    pub(crate) fn sampled(view: &View, dice: &mut impl Dice) -> Option<Welcome> {
        let mut game = public_part(view)?;
        game.specials = sampled_specials(view, dice)?;
        // Before the first round no deck exists yet.
        let mut unplaced =
            Unplaced { bag: if view.round == 0 { Bag::default() } else { full_deck(game.specials) } };
        unplaced.strike_out(view)?;
        game.deal_pile(view, &mut unplaced, dice)?;
        game.deal_asides(view, &mut unplaced, dice)?;
        game.phase = phase(view, &game, &mut unplaced, dice)?;
        game.deck = unplaced.bag;
        game.learn(view);
        (game.deck.len() == view.deck && game.is_set_up_as(view)).then_some(game)
    }

    /// Whether the start player, the actor and the adventurer are decided where the view says so.
    fn is_set_up_as(&self, view: &View) -> bool {
        let known = (self.known_starter(), self.known_actor(), self.known_adventurer());
        known == (view.starter, view.actor, view.adventurer)
    }

    fn deal_pile(&mut self, view: &View, unplaced: &mut Unplaced, dice: &mut impl Dice) -> Option<()> {
        for card in &view.pile {
            let monster = unplaced.known_or_drawn(card.monster, dice)?;
            self.pile.push(PlacedCard { by: card.by, monster });
        }
        (usize::from(self.pile.len()) == view.pile.len()).then_some(())
    }

    fn deal_asides(&mut self, view: &View, unplaced: &mut Unplaced, dice: &mut impl Dice) -> Option<()> {
        for tile in &view.tiles {
            if let TileFate::Sacrificed { by, monster } = tile.fate {
                let slot = self.adventurer().slot_of(tile.tile)?;
                let monster = unplaced.known_or_drawn(monster, dice)?;
                self.aside[slot.index()] = Some(PlacedCard { by, monster });
            }
        }
        Some(())
    }

    /// Every seat knows the specials that were shown and those among its own cards.
    fn learn(&mut self, view: &View) {
        view.shown_specials.iter().for_each(|&monster| self.show_to_all(monster));
        let own = self.pile.iter().chain(self.aside.into_iter().flatten());
        own.for_each(|card| self.show_to(card.by, card.monster));
        if let Phase::Place(monster) = self.phase {
            self.show_to(self.actor, monster);
        }
        let place = view.observer.seat().map_or(SEATS, Seat::index);
        self.known[place.min(SEATS)] = view.specials.iter().copied().collect();
    }
}

/// The cards whose place the observer does not know.
struct Unplaced {
    bag: Bag,
}

impl Unplaced {
    /// Removes every card whose place the observer knows.
    fn strike_out(&mut self, view: &View) -> Option<()> {
        let pile = view.pile.iter().filter_map(|card| card.monster);
        let asides = view.tiles.iter().filter_map(|tile| match tile.fate {
            TileFate::Sacrificed { monster, .. } => monster,
            TileFate::Held | TileFate::Gone => None,
        });
        let drawn = view.drawn.and_then(|drawn| drawn.monster);
        let replaced = view.dungeon.as_ref().and_then(|dungeon| dungeon.replaced);
        // While the new card is being drawn, the replaced one is still in the pile and counts there.
        let replaced = replaced.filter(|_| view.stage != PhaseView::Replace);
        pile.chain(asides).chain(drawn).chain(replaced).try_for_each(|monster| self.take(monster))
    }

    fn take(&mut self, monster: Monster) -> Option<()> {
        let there = self.bag.count(monster) > 0;
        self.bag = self.bag.without(monster);
        there.then_some(())
    }

    fn known_or_drawn(&mut self, known: Option<Monster>, dice: &mut impl Dice) -> Option<Monster> {
        match known {
            Some(monster) => Some(monster),
            None => self.draw(dice),
        }
    }

    fn draw(&mut self, dice: &mut impl Dice) -> Option<Monster> {
        let monster = self.bag.nth(dice.below(u32::from(self.bag.len())))?;
        self.bag = self.bag.without(monster);
        Some(monster)
    }
}

fn public_part(view: &View) -> Option<Welcome> {
    let seats = u8::try_from(view.players.len()).ok().filter(|seats| (2..=SEATS as u8).contains(seats))?;
    let at_table = |seat: Seat| seat.index() < view.players.len();
    let by = view.pile.iter().map(|card| card.by);
    if !by.chain(view.starter).chain(view.actor).chain(view.observer.seat()).all(at_table) {
        return None;
    }
    let mut game = Welcome::blank(view.options, seats);
    game.round = view.round;
    game.starter = view.starter.unwrap_or(game.starter);
    game.actor = view.actor.unwrap_or(game.actor);
    for (seat, player) in Seat::all(seats).zip(&view.players) {
        *game.player_mut(seat) = Player { successes: player.successes, failures: player.failures };
    }
    game.bidders = seats_that(view, |bidding| matches!(bidding, Bidding::Waiting | Bidding::Bidding));
    game.acted = seats_that(view, |bidding| matches!(bidding, Bidding::Passed | Bidding::Bidding));
    game.pile = Pile::EMPTY;
    game.replaced = view.dungeon.as_ref().and_then(|dungeon| dungeon.replaced);
    if let Some(adventurer) = view.adventurer {
        game.run = run(view, adventurer)?;
    }
    Some(game)
}

fn seats_that(view: &View, fits: impl Fn(Bidding) -> bool) -> SeatSet {
    let seats = Seat::all(view.players.len() as u8).zip(&view.players);
    seats.filter(|(_, player)| fits(player.bidding)).map(|(seat, _)| seat).collect()
}

fn run(view: &View, adventurer: Adventurer) -> Option<Run> {
    let held = slots(
        adventurer,
        view.tiles.iter().filter(|tile| tile.fate == TileFate::Held).map(|tile| tile.tile),
    )?;
    let base = Run::enter(adventurer, held, HasSuccess::No, view.options);
    view.dungeon.as_ref().map_or(Some(base), |dungeon| run_so_far(view, dungeon, base))
}

fn run_so_far(view: &View, dungeon: &DungeonView, base: Run) -> Option<Run> {
    Some(Run {
        has_success: HasSuccess::by_count(dungeon.successes_before),
        hp: dungeon.hp,
        faced: dungeon.faced,
        named: dungeon.named,
        number: dungeon.number,
        hunted: dungeon.hunted,
        next: match dungeon.next {
            NextView::Faced => Next::Faced,
            NextView::Falls { tile } => Next::Falls(base.adventurer.slot_of(tile)?),
            NextView::Ignored => Next::Ignored,
        },
        relief: dungeon.relief,
        coin: match dungeon.coin {
            CoinView::Resting => Coin::Resting,
            CoinView::Running => Coin::Running,
        },
        seen: dungeon.seen.iter().copied().collect(),
        variety: match dungeon.variety {
            VarietyView::AllDiffer => Variety::AllDiffer,
            VarietyView::SomeAlike => Variety::SomeAlike,
        },
        ..base
    })
    .filter(|run| usize::from(run.faced) <= view.pile.len())
}

fn slots(adventurer: Adventurer, tiles: impl Iterator<Item = Tile>) -> Option<SlotSet> {
    let mut held = SlotSet::NONE;
    for tile in tiles {
        held = held.with(adventurer.slot_of(tile)?);
    }
    Some(held)
}

/// How many specials have joined the deck.
pub(crate) fn joined_specials(view: &View) -> u8 {
    match view.stage {
        PhaseView::DrawStarter | PhaseView::DrawAdventurer => 0,
        PhaseView::DrawSpecial { joined } => joined,
        _ => view.options.set.specials(),
    }
}

/// The specials of the game: the known ones, and others drawn at random.
fn sampled_specials(view: &View, dice: &mut impl Dice) -> Option<Kinds> {
    let joined = joined_specials(view);
    let mut specials: Kinds = view.specials.iter().copied().collect();
    while specials.len() < u32::from(joined) {
        let left = Kinds::SPECIALS.minus(specials);
        let pick = dice.below(left.len()) as usize;
        specials = specials.with(left.iter().nth(pick)?);
    }
    let lawful = specials.minus(Kinds::SPECIALS) == Kinds::NONE && specials.len() == u32::from(joined);
    lawful.then_some(specials)
}

fn phase(view: &View, game: &Welcome, unplaced: &mut Unplaced, dice: &mut impl Dice) -> Option<Phase> {
    Some(match &view.stage {
        PhaseView::DrawStarter => Phase::DrawStarter,
        PhaseView::DrawAdventurer => Phase::DrawAdventurer,
        PhaseView::DrawSpecial { .. } => Phase::DrawSpecial,
        PhaseView::Bid => Phase::Bid,
        PhaseView::DrawCard => Phase::DrawCard,
        PhaseView::Place => Phase::Place(unplaced.known_or_drawn(view.drawn?.monster, dice)?),
        PhaseView::NameType => Phase::NameType,
        PhaseView::PickRival => Phase::PickRival,
        PhaseView::NameStrength { rival } => Phase::NameStrength(*rival),
        PhaseView::Ask { offered } => {
            let met = view.dungeon.as_ref()?.met?;
            let met = Met { card: met.card, kind: met.kind, strength: met.strength };
            Phase::Ask { met, offered: slots(game.adventurer(), offered.iter().copied())? }
        }
        PhaseView::Replace => Phase::Replace,
        PhaseView::Discard { choices } => {
            let choices = slots(game.adventurer(), choices.iter().copied())?;
            Phase::Discard { spared: game.run.held.minus(choices) }
        }
        PhaseView::NextAdventurer => Phase::NextAdventurer,
        PhaseView::Over => Phase::Over,
    })
}
