//! A whole state that fits a view: the unknown cards are dealt anew.

use game::{Dice, Seat, SeatSet};

use crate::bag::{Bag, Kinds};
use crate::components::{Held, Monster, Tile};
use crate::options::full_deck;
use crate::run::{Coin, Met, Next, Run, Successes, Variety};
use crate::state::{Aside, Phase, Pile, Player, SEATS, Welcome};
use crate::view::{Bidding, CoinView, DungeonView, NextView, Stage, TileFate, VarietyView, View};

impl Welcome {
    /// Deals the cards that the observer does not know, by the odds of chance alone. Nothing if the view is one
    /// that no game shows.
    pub(crate) fn sampled(view: &View, dice: &mut impl Dice) -> Option<Welcome> {
        let mut game = public_part(view)?;
        game.specials = sampled_specials(view, dice)?;
        // Before the first round nothing is shuffled yet, so there is no card that could lie anywhere.
        let mut unknown =
            Unknown { bag: if view.round == 0 { Bag::default() } else { full_deck(game.specials) } };
        unknown.strike_out(view)?;
        game.deal_pile(view, &mut unknown, dice)?;
        game.deal_asides(view, &mut unknown, dice)?;
        game.phase = phase(view, &game, &mut unknown, dice)?;
        game.deck = unknown.bag;
        game.learn(view);
        (game.deck.len() == view.deck).then_some(game)
    }

    fn deal_pile(&mut self, view: &View, unknown: &mut Unknown, dice: &mut impl Dice) -> Option<()> {
        for card in &view.pile {
            let monster = unknown.known_or_drawn(card.monster, dice)?;
            self.pile.push(Aside { by: card.by, monster });
        }
        (usize::from(self.pile.len()) == view.pile.len()).then_some(())
    }

    fn deal_asides(&mut self, view: &View, unknown: &mut Unknown, dice: &mut impl Dice) -> Option<()> {
        for tile in &view.tiles {
            if let TileFate::Sacrificed { by, monster } = tile.fate {
                let slot = self.adventurer().slot_of(tile.tile)?;
                let monster = unknown.known_or_drawn(monster, dice)?;
                self.aside[slot.index()] = Some(Aside { by, monster });
            }
        }
        Some(())
    }

    /// Everyone knows the specials that were shown, and those among their own cards.
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

/// The cards that may be anywhere.
struct Unknown {
    bag: Bag,
}

impl Unknown {
    /// Takes out every card that the observer knows the place of.
    fn strike_out(&mut self, view: &View) -> Option<()> {
        let pile = view.pile.iter().filter_map(|card| card.monster);
        let asides = view.tiles.iter().filter_map(|tile| match tile.fate {
            TileFate::Sacrificed { monster, .. } => monster,
            TileFate::Held | TileFate::Gone => None,
        });
        let drawn = view.drawn.and_then(|drawn| drawn.monster);
        let replaced = view.dungeon.as_ref().and_then(|dungeon| dungeon.replaced);
        // While the new card is being drawn, the replaced one still lies in the pile and counts there.
        let replaced = replaced.filter(|_| view.stage != Stage::Replace);
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
        let monster = self.bag.holder(dice.below(u32::from(self.bag.len())))?;
        self.bag = self.bag.without(monster);
        Some(monster)
    }
}

fn public_part(view: &View) -> Option<Welcome> {
    let seats = u8::try_from(view.players.len()).ok().filter(|seats| (2..=SEATS as u8).contains(seats))?;
    let at_table = |seat: Seat| seat.index() < view.players.len();
    let by = view.pile.iter().map(|card| card.by);
    if !by.chain([view.starter, view.actor]).chain(view.observer.seat()).all(at_table) {
        return None;
    }
    let mut game = Welcome::blank(view.options, seats);
    game.round = view.round;
    game.starter = view.starter;
    game.actor = view.actor;
    for (seat, player) in Seat::all(seats).zip(&view.players) {
        *game.player_mut(seat) = Player { successes: player.successes, failures: player.failures };
    }
    game.bidders = seats_that(view, |bidding| matches!(bidding, Bidding::Waiting | Bidding::Bidding));
    game.acted = seats_that(view, |bidding| matches!(bidding, Bidding::Passed | Bidding::Bidding));
    game.pile = Pile::EMPTY;
    game.replaced = view.dungeon.as_ref().and_then(|dungeon| dungeon.replaced);
    game.run = run(view)?;
    Some(game)
}

fn seats_that(view: &View, fits: impl Fn(Bidding) -> bool) -> SeatSet {
    let seats = Seat::all(view.players.len() as u8).zip(&view.players);
    seats.filter(|(_, player)| fits(player.bidding)).map(|(seat, _)| seat).collect()
}

fn run(view: &View) -> Option<Run> {
    let held =
        slots(view, view.tiles.iter().filter(|tile| tile.fate == TileFate::Held).map(|tile| tile.tile))?;
    let base = Run::enter(view.adventurer, held, Successes::None, view.options);
    view.dungeon.as_ref().map_or(Some(base), |dungeon| run_so_far(view, dungeon, base))
}

fn run_so_far(view: &View, dungeon: &DungeonView, base: Run) -> Option<Run> {
    Some(Run {
        record: if dungeon.successes_before == 0 { Successes::None } else { Successes::Some },
        hp: dungeon.hp,
        faced: dungeon.faced,
        named: dungeon.named,
        number: dungeon.number,
        hunted: dungeon.hunted,
        next: match dungeon.next {
            NextView::Faced => Next::Faced,
            NextView::Falls { tile } => Next::Falls(view.adventurer.slot_of(tile)?),
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

fn slots(view: &View, tiles: impl Iterator<Item = Tile>) -> Option<Held> {
    let mut held = Held::NONE;
    for tile in tiles {
        held = held.with(view.adventurer.slot_of(tile)?);
    }
    Some(held)
}

/// The specials of the game: those known, and others drawn at random.
fn sampled_specials(view: &View, dice: &mut impl Dice) -> Option<Kinds> {
    let joined = match view.stage {
        Stage::DrawStarter | Stage::DrawAdventurer => 0,
        Stage::DrawSpecial { joined } => joined,
        _ => view.options.set.specials(),
    };
    let mut specials: Kinds = view.specials.iter().copied().collect();
    while specials.len() < u32::from(joined) {
        let left = Kinds::SPECIALS.minus(specials);
        let pick = dice.below(left.len()) as usize;
        specials = specials.with(left.iter().nth(pick)?);
    }
    let lawful = specials.minus(Kinds::SPECIALS) == Kinds::NONE && specials.len() == u32::from(joined);
    lawful.then_some(specials)
}

fn phase(view: &View, game: &Welcome, unknown: &mut Unknown, dice: &mut impl Dice) -> Option<Phase> {
    Some(match &view.stage {
        Stage::DrawStarter => Phase::DrawStarter,
        Stage::DrawAdventurer => Phase::DrawAdventurer,
        Stage::DrawSpecial { .. } => Phase::DrawSpecial,
        Stage::Bid => Phase::Bid,
        Stage::DrawCard => Phase::DrawCard,
        Stage::Place => Phase::Place(unknown.known_or_drawn(view.drawn?.monster, dice)?),
        Stage::NameType => Phase::NameType,
        Stage::PickRival => Phase::PickRival,
        Stage::NameStrength { rival } => Phase::NameStrength(*rival),
        Stage::Ask { offered } => {
            let met = view.dungeon.as_ref()?.met?;
            let met = Met { card: met.card, kind: met.kind, strength: met.strength };
            Phase::Ask { met, offered: slots(view, offered.iter().copied())? }
        }
        Stage::Replace => Phase::Replace,
        Stage::Discard { choices } => {
            let choices = slots(view, choices.iter().copied())?;
            Phase::Discard { spared: game.run.held.minus(choices) }
        }
        Stage::NextAdventurer => Phase::NextAdventurer,
        Stage::Over => Phase::Over,
    })
}
