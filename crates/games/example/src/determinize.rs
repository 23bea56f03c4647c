//! Samples a state that fits a view: the charms that the observer does not know are drawn again.

use game::{Dice, Seat};

use crate::components::{Charm, Encounter};
use crate::state::{CharmState, Example, Phase, Pile, SEATS};
use crate::view::{CharmView, Stage, View};

/// More coins than any game brings. A view with more could overflow the counts of a game that is played on.
const MOST_COINS: u8 = 80;

impl Example {
    /// Returns nothing for a view that no game shows. Programs may send such views, so nothing here may panic.
    pub(crate) fn sampled(view: &View, dice: &mut impl Dice) -> Option<Example> {
        let mut game = public_part(view)?;
        // Known charms leave the pile before any hidden charm is drawn from it.
        for (seat, shown) in Seat::all(game.seats).zip(&view.players) {
            game.player_mut(seat).charm = match shown.charm {
                CharmView::NotDealt | CharmView::Hidden => CharmState::NotDealt,
                CharmView::Own { charm } => game.take(charm).map(CharmState::Secret)?,
                CharmView::Shown { charm } => game.take(charm).map(CharmState::Shown)?,
            };
        }
        for (seat, shown) in Seat::all(game.seats).zip(&view.players) {
            if shown.charm == CharmView::Hidden {
                let charm = Charm::ALL[game.charms.draw(dice)?];
                game.player_mut(seat).charm = CharmState::Secret(charm);
            }
        }
        Some(game)
    }

    fn take(&mut self, charm: Charm) -> Option<Charm> {
        self.charms.remove(charm.index()).map(|()| charm)
    }
}

fn public_part(view: &View) -> Option<Example> {
    let seats = u8::try_from(view.players.len()).ok().filter(|seats| (2..=SEATS as u8).contains(seats))?;
    let mut named = view.winners.iter().copied().chain(view.observer.seat()).chain([view.actor]);
    let fits = |coins: u8| coins <= MOST_COINS;
    if !named.all(|seat| seat.index() < view.players.len())
        || !fits(view.loot)
        || !view.players.iter().all(|player| fits(player.coins))
    {
        return None;
    }
    let mut game = Example::before_the_deal(view.options, seats);
    (game.phase, game.actor, game.loot) = (phase(view.stage), view.actor, view.loot);
    game.stairs = stairs(view)?;
    game.winners = view.winners.iter().copied().collect();
    for (seat, shown) in Seat::all(seats).zip(&view.players) {
        game.player_mut(seat).coins = shown.coins;
    }
    Some(game)
}

fn stairs(view: &View) -> Option<Pile<{ Encounter::ALL.len() }>> {
    let mut counts = [0; Encounter::ALL.len()];
    for entry in &view.stairs {
        if entry.count > entry.encounter.card().copies {
            return None;
        }
        counts[entry.encounter.index()] = entry.count;
    }
    Some(Pile(counts))
}

const fn phase(stage: Stage) -> Phase {
    match stage {
        Stage::Deal => Phase::Deal,
        Stage::Draw => Phase::Draw,
        Stage::Choose => Phase::Choose,
        Stage::Danger { encounter } => Phase::Danger { encounter },
        Stage::Over => Phase::Over,
    }
}
