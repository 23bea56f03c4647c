//! Samples a full state that fits a view: deals the unknown cards.

mod validate;

use game::{Dice, Seat, SeatSet};

use crate::components::{Tile, Treasure};
use crate::dungeon::{Dungeon, Spot};
use crate::figure::{FigureId, FigureMap, FigureSet};
use crate::player::Player;
use crate::stacks::{Hand, Stack, TileSet};
use crate::state::{Combat, Masmorra, REWARDS, SEATS, TurnState};
use crate::view::{CombatView, FreshCard, LevelView, PlayerView, TurnView, View};

impl Masmorra {
    /// Samples what the observer does not know, by the odds of chance alone. `None` if no game can show this view.
    pub(crate) fn sample(view: &View, dice: &mut impl Dice) -> Option<Masmorra> {
        let mut game = public_part(view)?;
        game.deal_unknown(view, dice)?;
        Some(game)
    }

    /// Deals the unknown cards to the other players.
    fn deal_unknown(&mut self, view: &View, dice: &mut impl Dice) -> Option<()> {
        let mut unknown = unknown_cards(view)?;
        for (seat, player) in self.all_seats().zip(&view.players) {
            if view.observer.is(seat) {
                self.player_mut(seat).hand = view.hand;
                continue;
            }
            let mut hand = player.known;
            for _ in 0..player.cards.checked_sub(hand.len())? {
                hand.add(draw(&mut unknown, dice)?);
            }
            self.player_mut(seat).hand = hand;
        }
        self.deck = unknown;
        (self.deck.len() == view.deck).then_some(())?;
        self.fresh = self.fresh_card(view, dice)?;
        Some(())
    }

    /// Samples the card that a thief could take from those that its owner may have drawn.
    fn fresh_card(&self, view: &View, dice: &mut impl Dice) -> Option<Option<Treasure>> {
        match view.fresh {
            FreshCard::None => Some(None),
            FreshCard::Own(card) => view.hand.has(card).then_some(Some(card)),
            FreshCard::Hidden => {
                let owner = Masmorra::fresh_owner(view.tasks.iter().copied())?;
                let known = view.players.get(owner.index())?.known;
                let mut drawn = self.player(owner).hand.minus(known)?;
                draw(&mut drawn, dice).map(Some)
            }
        }
    }
}

fn draw(cards: &mut Hand, dice: &mut impl Dice) -> Option<Treasure> {
    if cards.is_empty() {
        return None;
    }
    let card = cards.card_for_ticket(dice.below(cards.len().into()))?;
    cards.take(card);
    Some(card)
}

/// All cards whose place the observer does not know.
fn unknown_cards(view: &View) -> Option<Hand> {
    let own = view.observer.seat().map_or(Hand::EMPTY, |_| view.hand);
    let mut left = Hand::all().minus(own)?.minus(view.discard)?.minus(view.in_play)?;
    for (seat, player) in Seat::all(view.players.len() as u8).zip(&view.players) {
        if !view.observer.is(seat) {
            left = left.minus(player.known)?;
        }
    }
    Some(left)
}

/// The public part of the state, without hands and deck. `None` if no game can show this view.
pub(crate) fn public_part(view: &View) -> Option<Masmorra> {
    let seats = u8::try_from(view.players.len()).ok().filter(|seats| (2..=SEATS as u8).contains(seats))?;
    let at_table = |seat: &Seat| seat.index() < view.players.len();
    let mut named = view
        .active
        .into_iter()
        .chain(view.entrant)
        .chain(view.first)
        .chain(view.observer.seat())
        .chain(view.captor);
    if !named.all(|seat| at_table(&seat)) || !view.winners.iter().all(at_table) {
        return None;
    }
    if !validate::is_valid(view) {
        return None;
    }
    let mut game = Masmorra::empty(view.options, seats);
    game.dungeon = dungeon(view)?;
    for (index, level) in view.levels.iter().enumerate().take(2) {
        (game.small[index], game.medium[index]) = stacks(level);
        game.face_up[index] = level.face_up;
    }
    game.drawn = view.drawn;
    game.figures = figure_map(view, &game.dungeon)?;
    (game.captor, game.discard, game.reserve) = (view.captor, view.discard, view.reserve);
    game.first = view.first.unwrap_or(game.first);
    game.active = view.active.unwrap_or(game.active);
    game.entrant = view.entrant.unwrap_or(game.entrant);
    game.round = view.round;
    game.last_round = view.last_round;
    game.now = now(&view.now);
    game.combat = combat(&view.combat);
    game.tasks = crate::task::Tasks::EMPTY;
    for &task in &view.tasks {
        game.tasks.push(task);
    }
    game.winners = view.winners.iter().copied().collect::<SeatSet>();
    for (seat, shown) in Seat::all(seats).zip(&view.players) {
        *game.player_mut(seat) = player(shown);
        if let Some(me) = view.observer.seat() {
            game.known[me.index()][seat.index()] = shown.known;
            game.known[seat.index()][me.index()] = shown.knows;
        }
    }
    Some(game)
}

/// Lays the tiles again in their order, which restores the links between them.
fn dungeon(view: &View) -> Option<Dungeon> {
    let mut dungeon = Dungeon::EMPTY;
    let mut third = false;
    for room in &view.dungeon {
        if room.tile.card().level == 3 {
            if !std::mem::replace(&mut third, true) {
                dungeon.lay_third_level();
            }
        } else {
            dungeon.lay(room.tile, room.placement)?;
        }
    }
    let spots: Vec<Spot> = dungeon.spots().collect();
    if spots.len() != view.dungeon.len() {
        return None;
    }
    for (spot, shown) in spots.into_iter().zip(&view.dungeon) {
        let laid = dungeon.at_mut(spot);
        (laid.tile == shown.tile).then_some(())?;
        laid.set_doors(shown.doors);
        (laid.gold, laid.chest_gold, laid.done) = (shown.gold, shown.chest_gold, shown.done);
    }
    Some(dungeon)
}

fn stacks(level: &LevelView) -> (Stack, Stack) {
    let set = |tiles: &[Tile]| tiles.iter().fold(TileSet::default(), |set, &tile| set.with(tile));
    let small = Stack::from_parts(set(&level.small), level.before_stairs, &level.small_under);
    let medium = Stack::from_parts(set(&level.medium), 0, &level.medium_under);
    (small, medium)
}

fn figure_map(view: &View, dungeon: &Dungeon) -> Option<FigureMap> {
    let mut figures = FigureMap::EMPTY;
    for monster in &view.monsters {
        dungeon.has(monster.room.number).then_some(())?;
        figures.set(monster.figure.id, monster.figure.being, monster.room.number);
        if monster.rooted {
            figures.rooted = figures.rooted.with(monster.figure.id);
        }
    }
    Some(figures)
}

fn player(shown: &PlayerView) -> Player {
    let abilities = shown.hero.map_or(&[][..], |hero| &hero.card().abilities);
    let learnt = (0..).zip(abilities).filter(|(_, ability)| shown.learnt.contains(ability));
    Player {
        hero: shown.hero,
        at: shown.at,
        life: shown.life,
        gold: shown.gold,
        xp: shown.xp,
        lessons: shown.lessons,
        learnt: learnt.fold(0, |bits, (slot, _): (u8, _)| bits | 1 << slot),
        hand: Hand::EMPTY,
        posture: shown.posture,
        answer: shown.answer,
    }
}

fn figures(ids: &[FigureId]) -> FigureSet {
    ids.iter().copied().collect()
}

fn spots(spots: &[Spot]) -> u64 {
    spots.iter().fold(0, |set, spot| set | spot.bit())
}

fn now(shown: &TurnView) -> TurnState {
    TurnState {
        dice: shown.dice,
        spent: shown.spent,
        pet: shown.pet,
        symbols: shown.symbols,
        points: shown.points,
        token: shown.token,
        picked: shown.picked,
        picked_pet: shown.picked_pet,
        fewer: shown.fewer_dice,
        rerolls: shown.rerolls,
        phase: shown.phase,
        used: shown.used,
        docked: [spots(&shown.portals_used), spots(&shown.fountains_used)],
        visibility: shown.visibility,
        sneak: shown.sneak,
        fought: figures(&shown.fought),
        flipped: figures(&shown.flipped),
        climbed: figures(&shown.climbed),
        placed: figures(&shown.placed),
        to_fill: spots(&shown.to_fill),
        stumbled: shown.stumbled,
        stolen_xp: shown.stolen_xp,
        ritual: shown.ritual,
    }
}

fn combat(shown: &CombatView) -> Combat {
    let mut rewards = [0; REWARDS];
    rewards.iter_mut().zip(&shown.rewards).for_each(|(place, &xp)| *place = xp);
    Combat {
        in_progress: shown.on,
        todo: figures(&shown.todo),
        starting: figures(&shown.starting),
        rewards,
        beaten: shown.rewards.len().min(REWARDS) as u8,
        foe: shown.foe,
        hits: shown.hits,
        rage: shown.rage,
        payback: shown.payback,
        defeated: shown.defeated,
    }
}
