//! Views: everything except other hands, the deck and the order of the stacks.

use game::{Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Ability, Condition, Hero, Symbol, Tile, Treasure};
use crate::dungeon::{Placement, Room, Spot};
use crate::figure::{Figure, FigureId};
use crate::forecast::FightView;
use crate::options::GameOptions;
use crate::player::{Answer, Posture};
use crate::pool::Pool;
use crate::stacks::Hand;
use crate::state::{Masmorra, Pet, SneakAttack, Token, TurnPhase, Visibility};
use crate::task::Task;

/// Everything one observer may know of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The game options.
    #[serde(rename = "house")]
    pub options: GameOptions,
    /// All tiles in the dungeon, in the order in which they were laid. The first has number 0.
    pub dungeon: Vec<RoomView>,
    /// The tile stacks of the first and the second level.
    pub levels: Vec<LevelView>,
    /// A tile that was drawn and must be laid.
    pub drawn: Option<Tile>,
    /// All monsters in the dungeon.
    pub monsters: Vec<MonsterView>,
    /// The player who has Schmetterling's token.
    pub captor: Option<Seat>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The observer's own cards.
    pub hand: Hand,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The discard pile.
    pub discard: Hand,
    /// Cards that are being played.
    pub in_play: Hand,
    /// The card that was drawn last, as long as a thief can take it.
    pub fresh: FreshCard,
    /// Gold that no player holds and that is on no tile.
    pub reserve: u8,
    /// The first player of each round. There is none before the draw.
    pub first: Option<Seat>,
    /// The player whose turn it is. There is none during set-up.
    pub active: Option<Seat>,
    /// The player who enters a room, while others can answer it with a card.
    pub entrant: Option<Seat>,
    /// The round, from 1; 0 during set-up.
    pub round: u16,
    /// Whether this round is the last.
    pub last_round: bool,
    /// The state of the active player's turn.
    pub now: TurnView,
    /// The current combat.
    pub combat: CombatView,
    /// The current fight of the combat, with a forecast.
    pub fight: Option<FightView>,
    /// The task stack; the last task is done next.
    pub tasks: Vec<Task>,
    /// The winners.
    pub winners: Vec<Seat>,
}

/// A tile in the dungeon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoomView {
    /// The tile.
    pub tile: Tile,
    /// Its position and rotation.
    #[serde(rename = "lay")]
    pub placement: Placement,
    /// Its doors: one bit for each place on its edge.
    pub doors: u8,
    /// Gold on the floor.
    pub gold: u8,
    /// Gold in the chests.
    pub chest_gold: [u8; 2],
    /// Opened chests, one bit each; for a trap, 1 if it is disarmed.
    pub done: u8,
}

/// The tile stacks of a level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelView {
    /// The face-up small tile.
    pub face_up: Option<Tile>,
    /// Small tiles in unknown order. The set is known, because all other tiles are visible.
    pub small: Vec<Tile>,
    /// Small tiles at the bottom of the stack, in known order.
    pub small_under: Vec<Tile>,
    /// Medium tiles in unknown order.
    pub medium: Vec<Tile>,
    /// Medium tiles at the bottom of the stack, in known order.
    pub medium_under: Vec<Tile>,
    /// How many small tiles must be drawn before the stairs to the third level can appear.
    pub before_stairs: u8,
}

/// A monster in the dungeon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StandingView"))]
pub struct MonsterView {
    /// The monster.
    pub figure: Figure,
    /// The room it is in.
    pub room: Room,
    /// Whether it is a Cultist of the third level, which never moves.
    pub rooted: bool,
}

/// A player, as the observer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The hero.
    pub hero: Option<Hero>,
    /// The room of the hero.
    pub at: Spot,
    /// Life.
    pub life: u8,
    /// Gold.
    pub gold: u8,
    /// Experience.
    pub xp: u8,
    /// How many arrows have taught an ability.
    pub lessons: u8,
    /// Abilities learnt.
    pub learnt: Vec<Ability>,
    /// The number of treasure cards in the hand.
    pub cards: u8,
    /// Cards of this player that the observer knows, because they were stolen from the observer.
    pub known: Hand,
    /// Cards of the observer that this player knows.
    pub knows: Hand,
    /// Standing or fallen.
    pub posture: Posture,
    /// Whether the player is asked in interrupt windows.
    pub answer: Answer,
}

/// The card that was drawn last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FreshCard {
    /// No card can be stolen.
    None,
    /// A card can be stolen, but the observer does not know it.
    Hidden,
    /// The observer drew this card.
    Own(Treasure),
}

/// The state of the active player's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NowView"))]
pub struct TurnView {
    pub dice: Pool,
    pub spent: u8,
    pub pet: Pet,
    pub symbols: Pool,
    pub points: u8,
    pub token: Token,
    pub picked: Pool,
    pub picked_pet: bool,
    pub fewer_dice: u8,
    pub rerolls: u8,
    #[serde(rename = "stage")]
    pub phase: TurnPhase,
    pub used: u8,
    pub portals_used: Vec<Spot>,
    pub fountains_used: Vec<Spot>,
    #[serde(rename = "veil")]
    pub visibility: Visibility,
    pub sneak: SneakAttack,
    pub fought: Vec<FigureId>,
    pub flipped: Vec<FigureId>,
    pub climbed: Vec<FigureId>,
    pub placed: Vec<FigureId>,
    pub to_fill: Vec<Spot>,
    pub stumbled: bool,
    pub stolen_xp: u8,
    pub ritual: Option<Spot>,
}

/// The current combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CombatView {
    pub on: bool,
    pub todo: Vec<FigureId>,
    pub starting: Vec<FigureId>,
    pub rewards: Vec<u8>,
    pub foe: FigureId,
    pub hits: Pool,
    pub rage: u8,
    pub payback: u8,
    pub defeated: bool,
    /// Symbols whose dice cannot be used in this combat, because of a thief.
    pub banned: Vec<Symbol>,
}

impl Masmorra {
    pub(crate) fn view_for(&self, observer: Observer) -> View {
        View {
            observer,
            options: self.options,
            dungeon: self.dungeon.spots().map(|spot| self.room_view(spot)).collect(),
            levels: (0..2).map(|index| self.level_view(index)).collect(),
            drawn: self.drawn,
            monsters: self.figures.all().iter().filter_map(|id| self.monster_view(id)).collect(),
            captor: self.captor,
            players: self.all_seats().map(|seat| self.player_view(seat, observer)).collect(),
            hand: observer.seat().map_or(Hand::EMPTY, |seat| self.player(seat).hand),
            deck: self.deck.len(),
            discard: self.discard,
            in_play: self.tasks.cards_in_play(),
            fresh: self.fresh_view(observer),
            reserve: self.reserve,
            first: self.known_first(),
            active: (self.round > 0).then_some(self.active),
            entrant: self.known_entrant(),
            round: self.round,
            last_round: self.last_round,
            now: self.now_view(),
            combat: self.combat_view(),
            fight: self.fight_view(),
            tasks: self.tasks.iter().collect(),
            winners: self.winners.iter().collect(),
        }
    }

    fn known_first(&self) -> Option<Seat> {
        let is_drawn = self.tasks.iter().all(|task| task != Task::DrawFirst);
        is_drawn.then_some(self.first)
    }

    fn known_entrant(&self) -> Option<Seat> {
        let is_entering = |task| matches!(task, Task::Window { event: Condition::Entering, .. });
        self.tasks.iter().any(is_entering).then_some(self.entrant)
    }

    fn room_view(&self, spot: Spot) -> RoomView {
        let laid = self.dungeon.at(spot);
        RoomView {
            tile: laid.tile,
            placement: laid.placement,
            doors: laid.doors(),
            gold: laid.gold,
            chest_gold: laid.chest_gold,
            done: laid.done,
        }
    }

    fn level_view(&self, index: usize) -> LevelView {
        let (small, medium) = (&self.small[index], &self.medium[index]);
        LevelView {
            face_up: self.face_up[index],
            small: small.unknown.iter().collect(),
            small_under: small.known().collect(),
            medium: medium.unknown.iter().collect(),
            medium_under: medium.known().collect(),
            before_stairs: small.before_stairs,
        }
    }

    fn monster_view(&self, id: FigureId) -> Option<MonsterView> {
        let placed = self.figures.get(id)?;
        Some(MonsterView {
            figure: Figure { id, being: placed.being },
            room: self.dungeon.room(placed.at),
            rooted: self.figures.rooted.has(id),
        })
    }

    fn player_view(&self, seat: Seat, observer: Observer) -> PlayerView {
        let player = self.player(seat);
        let abilities = player.hero.map_or(&[][..], |hero| &hero.card().abilities);
        let learnt = (0..).zip(abilities).filter(|(slot, _)| player.learnt & (1 << slot) != 0);
        let between = |one: Option<Seat>, other: Option<Seat>| match (one, other) {
            (Some(one), Some(other)) => self.known[one.index()][other.index()],
            _ => Hand::EMPTY,
        };
        PlayerView {
            hero: player.hero,
            at: player.at,
            life: player.life,
            gold: player.gold,
            xp: player.xp,
            lessons: player.lessons,
            learnt: learnt.map(|(_, &ability)| ability).collect(),
            cards: player.hand.len(),
            known: between(observer.seat(), Some(seat)),
            knows: between(Some(seat), observer.seat()),
            posture: player.posture,
            answer: player.answer,
        }
    }

    /// The player who drew the card that can be stolen: the owner of the topmost hand limit task.
    pub(crate) fn fresh_owner(tasks: impl Iterator<Item = Task>) -> Option<Seat> {
        let owners = tasks.filter_map(|task| match task {
            Task::HandLimit { seat } => Some(seat),
            _ => None,
        });
        owners.last()
    }

    fn fresh_view(&self, observer: Observer) -> FreshCard {
        let owner = Masmorra::fresh_owner(self.tasks.iter());
        match self.fresh {
            None => FreshCard::None,
            Some(card) if owner.is_some_and(|owner| observer.is(owner)) => FreshCard::Own(card),
            Some(_) => FreshCard::Hidden,
        }
    }

    fn now_view(&self) -> TurnView {
        let now = &self.now;
        let spots = |set: u64| self.dungeon.spots().filter(move |spot| set & spot.bit() != 0).collect();
        TurnView {
            dice: now.dice,
            spent: now.spent,
            pet: now.pet,
            symbols: now.symbols,
            points: now.points,
            token: now.token,
            picked: now.picked,
            picked_pet: now.picked_pet,
            fewer_dice: now.fewer,
            rerolls: now.rerolls,
            phase: now.phase,
            used: now.used,
            portals_used: spots(now.docked[0]),
            fountains_used: spots(now.docked[1]),
            visibility: now.visibility,
            sneak: now.sneak,
            fought: now.fought.iter().collect(),
            flipped: now.flipped.iter().collect(),
            climbed: now.climbed.iter().collect(),
            placed: now.placed.iter().collect(),
            to_fill: spots(now.to_fill),
            stumbled: now.stumbled,
            stolen_xp: now.stolen_xp,
            ritual: now.ritual,
        }
    }

    fn combat_view(&self) -> CombatView {
        let combat = &self.combat;
        CombatView {
            on: combat.in_progress,
            todo: combat.todo.iter().collect(),
            starting: combat.starting.iter().collect(),
            rewards: combat.rewards.iter().take(combat.beaten.into()).copied().collect(),
            foe: combat.foe,
            hits: combat.hits,
            rage: combat.rage,
            payback: combat.payback,
            defeated: combat.defeated,
            banned: Symbol::ALL.into_iter().filter(|&face| self.is_banned(face)).collect(),
        }
    }
}

impl View {
    /// The face of the active player's pet die, if the die can be used.
    pub const fn pet_face(&self) -> Option<Symbol> {
        match self.now.pet {
            Pet::Shows(symbol) => Some(symbol),
            _ => None,
        }
    }
}
