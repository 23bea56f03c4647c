//! Actions in a room: chests, traps beside it, portals, fountains, gold.

use game::Sink;

use crate::action::{Action, Dock};
use crate::cite::{M21, M40, M41, M42, M45, M52};
use crate::components::{Feature, Gain, Symbol, TileKind};
use crate::dungeon::Spot;
use crate::event::Event;
use crate::player::GOLD_LIMIT;
use crate::pool::Pool;
use crate::state::{Masmorra, Pet};
use crate::task::Task;

/// Indices into `TurnState::docked`.
const PORTALS: usize = 0;
const FOUNTAINS: usize = 1;

/// Whether the Skeleton Key replaces one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SkeletonKey {
    NotUsed,
    Used,
}

impl Masmorra {
    /// Offers every way to open a chest of the room or to disarm a trap beside it.
    pub(crate) fn offer_docks(&self, key: SkeletonKey, offer: &mut impl FnMut(Action)) {
        let here = self.here();
        let laid = self.dungeon.at(here);
        for (number, chest) in (0..).zip(laid.card().chests) {
            if laid.done & (1 << number) == 0 {
                self.offer_dock(chest.dice, key, &mut |dice| {
                    offer(Action::OpenChest { room: self.dungeon.room(here), chest: number, dice })
                });
            }
        }
        for trap in self.dungeon.live_traps_beside(here) {
            if let TileKind::Trap { dice, .. } = self.dungeon.at(trap).card().kind {
                self.offer_dock(&dice, key, &mut |dice| {
                    offer(Action::Disarm { trap: self.dungeon.room(trap), dice })
                });
            }
        }
    }

    pub(crate) fn key_fits(&self) -> bool {
        let mut fits = false;
        self.offer_docks(SkeletonKey::Used, &mut |_| fits = true);
        fits
    }

    /// Offers every way to dock one or two dice: as required, one of another face by Nimble Fingers, one replaced by
    /// the Skeleton Key.
    fn offer_dock(&self, wanted: &[Symbol], key: SkeletonKey, offer: &mut impl FnMut([Dock; 2])) {
        let mut ways = |first: Dock, second: Dock| {
            let docks = [first, second];
            if self.is_dockable(wanted, docks, key) {
                offer(docks);
            }
        };
        let nimble = self.has_gain(Gain::NimbleFingers);
        let others = move |want: Symbol| {
            Symbol::ALL.into_iter().filter(move |&symbol| nimble && symbol != want).map(Dock::Other)
        };
        let waived = (key == SkeletonKey::Used).then_some(Dock::Waived);
        let choices = move |want: Symbol| [Dock::Shown].into_iter().chain(waived).chain(others(want));
        match *wanted {
            [only] => choices(only).for_each(|first| ways(first, Dock::Unneeded)),
            [one, two] => {
                choices(one).for_each(|first| choices(two).for_each(|second| ways(first, second)));
            }
            _ => {}
        }
    }

    /// Whether the dice are available, and each privilege is used as often as it may be.
    fn is_dockable(&self, wanted: &[Symbol], docks: [Dock; 2], key: SkeletonKey) -> bool {
        let waived = docks.iter().filter(|dock| **dock == Dock::Waived).count();
        let others = docks.iter().filter(|dock| matches!(dock, Dock::Other(_))).count();
        let allowed = match key {
            SkeletonKey::NotUsed => waived == 0,
            SkeletonKey::Used => waived == 1,
        };
        // It makes no difference which of two dice is waived and which is replaced, so only one way is offered.
        let doubled = matches!(docks, [Dock::Other(_), Dock::Waived]);
        if !allowed || others > 1 || doubled {
            return false;
        }
        self.means().show_all(needed(wanted, docks))
    }

    fn dock_all(&mut self, wanted: &[Symbol], docks: [Dock; 2], sink: &mut impl Sink<Event>) {
        sink.cite(M21);
        self.forfeit_points(sink);
        needed(wanted, docks).each().for_each(|symbol| self.dock_die(symbol));
    }

    pub(crate) fn open_chest(&mut self, chest: u8, docks: [Dock; 2], sink: &mut impl Sink<Event>) {
        let (seat, here) = (self.active, self.here());
        let Some(printed) = self.dungeon.at(here).card().chests.get(usize::from(chest)) else { return };
        self.dock_all(printed.dice, docks, sink);
        let laid = self.dungeon.at_mut(here);
        laid.done |= 1 << chest;
        let gold = laid.chest_gold[usize::from(chest) % 2];
        sink.cite(M45);
        sink.emit(M40, || Event::ChestOpened { seat, room: self.dungeon.room(here), chest, dice: docks });
        let taken = self.take_gold_from_tile(gold);
        self.dungeon.at_mut(here).chest_gold[usize::from(chest) % 2] = gold - taken;
        self.report_gold(taken, sink);
        self.push_card_gain(seat);
        self.gain_xp(seat, 1, M40, sink);
    }

    /// Moves gold from a tile to the active hero, up to the hero's limit.
    fn take_gold_from_tile(&mut self, gold: u8) -> u8 {
        let taken = gold.min(GOLD_LIMIT.saturating_sub(self.active_player().gold));
        self.active_player_mut().gold += taken;
        taken
    }

    fn report_gold(&self, gold: u8, sink: &mut impl Sink<Event>) {
        let (seat, total) = (self.active, self.active_player().gold);
        if gold > 0 {
            sink.emit(M42, || Event::GainedGold { seat, gold, total });
        }
    }

    /// Gold that the hero can pick up: on the floor, and what was left in an opened chest.
    pub(crate) fn loose_gold(&self) -> u8 {
        let laid = self.dungeon.at(self.here());
        let left = (0..2).filter(|chest| laid.done & (1 << chest) != 0).map(|chest| laid.chest_gold[chest]);
        laid.gold + left.sum::<u8>()
    }

    pub(crate) fn take_gold(&mut self, sink: &mut impl Sink<Event>) {
        self.forfeit_points(sink);
        let here = self.here();
        let floor = self.dungeon.at(here).gold;
        let mut taken = self.take_gold_from_tile(floor);
        self.dungeon.at_mut(here).gold = floor - taken;
        for chest in 0..2 {
            let laid = *self.dungeon.at(here);
            if laid.done & (1 << chest) != 0 {
                let more = self.take_gold_from_tile(laid.chest_gold[chest]);
                self.dungeon.at_mut(here).chest_gold[chest] -= more;
                taken += more;
            }
        }
        self.report_gold(taken, sink);
    }

    pub(crate) fn disarm(&mut self, trap: Spot, docks: [Dock; 2], sink: &mut impl Sink<Event>) {
        let TileKind::Trap { dice, xp } = self.dungeon.at(trap).card().kind else { return };
        self.dock_all(&dice, docks, sink);
        self.dungeon.at_mut(trap).done = 1;
        let seat = self.active;
        sink.emit(M52, || Event::Disarmed { seat, trap: self.dungeon.room(trap), dice: docks });
        self.gain_xp(seat, xp, M52, sink);
    }

    /// The symbol that an unused portal of the room requires, if a die shows it.
    pub(crate) fn open_portal(&self) -> Option<Symbol> {
        let wanted = self.feature(|feature| match feature {
            Feature::Portal(symbol) => Some(symbol),
            _ => None,
        })?;
        self.can_dock(PORTALS, wanted).then_some(wanted)
    }

    pub(crate) fn open_fountain(&self) -> Option<Symbol> {
        let wanted = self.feature(|feature| match feature {
            Feature::Fountain(symbol) => Some(symbol),
            _ => None,
        })?;
        self.can_dock(FOUNTAINS, wanted).then_some(wanted)
    }

    fn feature(&self, find: impl Fn(Feature) -> Option<Symbol>) -> Option<Symbol> {
        self.dungeon.at(self.here()).card().features.iter().copied().find_map(find)
    }

    fn can_dock(&self, kind: usize, wanted: Symbol) -> bool {
        self.now.docked[kind] & self.here().bit() == 0 && self.means().dice_showing(wanted) > 0
    }

    pub(crate) fn use_portal(&mut self, wanted: Symbol, sink: &mut impl Sink<Event>) {
        self.forfeit_points(sink);
        self.now.docked[PORTALS] |= self.here().bit();
        self.dock_die(wanted);
        let seat = self.active;
        sink.emit(M41, || Event::PortalOpened { seat });
        self.tasks.push(Task::PortalTo);
    }

    pub(crate) fn use_fountain(&mut self, wanted: Symbol, sink: &mut impl Sink<Event>) {
        self.forfeit_points(sink);
        self.now.docked[FOUNTAINS] |= self.here().bit();
        self.dock_die(wanted);
        self.now.symbols.add(Symbol::Elixir);
        self.now.symbols.add(Symbol::Elixir);
        let (seat, symbols) = (self.active, [Symbol::Elixir; 2].into_iter().collect());
        sink.emit(M42, || Event::MadeSymbols { seat, symbols });
    }

    /// The gold that unused dice are worth at the end of the hero phase.
    pub(crate) fn bounty(&self) -> u8 {
        let pet = u8::from(matches!(self.now.pet, Pet::Shows(_)));
        let dice = self.now.dice.total() + pet;
        dice.min(GOLD_LIMIT.saturating_sub(self.active_player().gold)).min(self.reserve)
    }

    /// Whether a die is left that Magic can change.
    pub(crate) fn has_die_to_change(&self) -> bool {
        self.means().has_die()
    }
}

fn needed(wanted: &[Symbol], docks: [Dock; 2]) -> Pool {
    wanted
        .iter()
        .zip(docks)
        .filter_map(|(&want, dock)| match dock {
            Dock::Shown => Some(want),
            Dock::Other(symbol) => Some(symbol),
            Dock::Waived | Dock::Unneeded => None,
        })
        .collect()
}
