//! Samples a full state that fits a view.

use game::{Dice, Seat, SeatSet};

use crate::action::Action;
use crate::components::{Boss, Chamber, Character, Item, Level};
use crate::options::Mode;
use crate::room_bag::RoomBag;
use crate::state::{COIN_LIMIT, FaceDown, Fate, Phase, Player, ROOMS, Raiders, SEATS, SmallSet};
use crate::view::{FateView, Part, PlayerView, RowView, Stage, Torchlight, View};

impl Raiders {
    /// Draws what the observer does not know by the odds of chance. Face-down cards of others are drawn uniformly from those
    /// they could have played. `None` if no game has such a view.
    pub(crate) fn determinized(view: &View, dice: &mut impl Dice) -> Option<Raiders> {
        let mut game = public_part(view)?;
        game.rooms = unknown_rooms(view)?;
        for (place, laid) in view.row.iter().enumerate() {
            let is_laid = game.is_laid(place);
            game.row[place] = if is_laid { Some(game.known_or_drawn(place, laid, dice)?) } else { None };
        }
        game.seal_unknown(view, dice)?;
        game.may_light = if game.phase == Phase::Cards { game.find_may_light() } else { SeatSet::EMPTY };
        Some(game)
    }

    /// Whether there is a room at this place. While the row is built, only the places before the next room have one.
    fn is_laid(&self, place: usize) -> bool {
        match self.phase {
            Phase::LayRoom => place < usize::from(self.place),
            Phase::DealCharacter
            | Phase::DrawFirstToTake
            | Phase::TakeCharacter
            | Phase::DrawMap
            | Phase::DrawLevel
            | Phase::Cards
            | Phase::Over => self.level > 0,
        }
    }

    fn known_or_drawn(&mut self, place: usize, laid: &RowView, dice: &mut impl Dice) -> Option<Chamber> {
        if laid.chamber.is_some() {
            return laid.chamber;
        }
        if self.level == ROOMS && place + 1 == usize::from(ROOMS) {
            let boss = Boss::ALL.get(dice.below(Boss::ALL.len() as u32) as usize)?;
            return Some(Chamber::Boss(*boss));
        }
        let room = self.rooms.room_of_ticket(dice.below(self.rooms.len()))?;
        self.rooms = self.rooms.without(room);
        Some(Chamber::Room(room))
    }

    /// Draws the face-down cards of the others; the observer's own is known.
    fn seal_unknown(&mut self, view: &View, dice: &mut impl Dice) -> Option<()> {
        for (seat, player) in self.everyone().zip(&view.players) {
            if player.part != Part::Chosen {
                continue;
            }
            let own = view.sealed.filter(|_| view.observer.is(seat));
            let fitting = self.playable(seat);
            let any = fitting.at(dice.below(fitting.len()));
            let chosen = own.map_or(any, |card| Some(Action::Play { card }));
            let Some(Action::Play { card }) =
                chosen.filter(|chosen| fitting.iter().any(|fits| fits == *chosen))
            else {
                return None;
            };
            self.cards[seat.index()] = Some(card);
        }
        Some(())
    }
}

fn public_part(view: &View) -> Option<Raiders> {
    let seats = u8::try_from(view.players.len()).ok().filter(|seats| (3..=SEATS as u8).contains(seats))?;
    let at_table = |seat: Seat| seat.index() < view.players.len();
    let named = [view.map, view.actor, view.observer.seat()].into_iter().flatten();
    let named = named.chain(view.winners.iter().copied());
    let lawful = named.clone().all(at_table) && view.row.len() == usize::from(ROOMS) && view.level <= ROOMS;
    if !lawful || view.place >= ROOMS || !is_within_limits(view) {
        return None;
    }
    let mut game = Raiders::empty(view.options, seats);
    game.phase = phase(view.stage);
    (game.level, game.place) = (view.level, view.place);
    game.map = view.map.unwrap_or(game.map);
    game.actor = view.actor.unwrap_or(game.actor);
    game.balls_out = view.balls_out;
    game.supply = view.supply;
    game.winners = view.winners.iter().copied().collect();
    game.dark = FaceDown::of(view.row.iter().map(|laid| laid.face));
    game.characters = left(Character::ALL.len(), |index| !view.players.iter().any(|p| has(p, index)));
    game.levels = left(Level::ALL.len(), |index| view.levels_left.iter().any(|level| level.index() == index));
    game.owing = those(view, |player| player.part == Part::Owes);
    game.lit = those(view, |player| player.torch == Torchlight::Lit);
    for (seat, shown) in Seat::all(seats).zip(&view.players) {
        *game.player_mut(seat) = player(shown);
        game.cards[seat.index()] = if let Part::Played { card } = shown.part { Some(card) } else { None };
    }
    if view.options.mode == Mode::Standard {
        game.wave = those(view, |player| matches!(player.part, Part::Owes | Part::Chosen));
    }
    (game.map_holder() == view.map && game.sole_actor() == view.actor).then_some(game)
}

/// Checks the coin limit, and that no item occurs more often than in the box.
fn is_within_limits(view: &View) -> bool {
    let all = view.players.iter().map(|player| player.items).chain([view.supply]);
    let fits = |item: Item| {
        let out = if item == Item::CrystalBall { view.balls_out } else { 0 };
        let held = all.clone().map(|items| u32::from(items.count(item)));
        held.sum::<u32>() + u32::from(out) <= u32::from(item.card().copies)
    };
    view.players.iter().all(|player| player.coins <= COIN_LIMIT) && Item::ALL.into_iter().all(fits)
}

fn has(player: &PlayerView, index: usize) -> bool {
    player.character.is_some_and(|character| character.index() == index)
}

fn those(view: &View, fits: impl Fn(&PlayerView) -> bool) -> SeatSet {
    let seats = Seat::all(view.players.len() as u8).zip(&view.players);
    seats.filter(|(_, player)| fits(player)).map(|(seat, _)| seat).collect()
}

fn left(count: usize, is_left: impl Fn(usize) -> bool) -> SmallSet {
    let gone = (0..count).filter(|&index| !is_left(index));
    gone.fold(SmallSet::all(count), SmallSet::without)
}

fn player(shown: &PlayerView) -> Player {
    Player {
        character: shown.character,
        coins: shown.coins,
        wounds: shown.wounds,
        powers: shown.powers,
        items: shown.items,
        fate: match shown.fate {
            FateView::Standing => Fate::Standing,
            FateView::Petrified => Fate::Petrified,
        },
    }
}

/// All rooms except those that the observer has seen.
fn unknown_rooms(view: &View) -> Option<RoomBag> {
    let mut in_row = view.row.iter().filter_map(|laid| match laid.chamber {
        Some(Chamber::Room(room)) => Some(room),
        _ => None,
    });
    in_row
        .try_fold(RoomBag::ALL.minus(view.gone), |bag, room| (bag.count(room) > 0).then(|| bag.without(room)))
}

const fn phase(stage: Stage) -> Phase {
    match stage {
        Stage::DealCharacter => Phase::DealCharacter,
        Stage::DrawFirstToTake => Phase::DrawFirstToTake,
        Stage::TakeCharacter => Phase::TakeCharacter,
        Stage::DrawMap => Phase::DrawMap,
        Stage::DrawLevel => Phase::DrawLevel,
        Stage::LayRoom => Phase::LayRoom,
        Stage::Cards => Phase::Cards,
        Stage::Over => Phase::Over,
    }
}
