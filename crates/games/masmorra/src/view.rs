//! What an observer may know, by listing it: everything but the others' hands, the deck and the order of stacks.

use game::{Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Ability, Hero, Symbol, Tile, Treasure};
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
    /// Who looks.
    pub observer: Observer,
    /// What was settled before the game.
    #[serde(rename = "house")]
    pub options: GameOptions,
    /// Every tile that lies, in the order in which they came: the first is number 0.
    pub dungeon: Vec<RoomView>,
    /// The stacks of the first and the second level.
    pub levels: Vec<LevelView>,
    /// A tile that was drawn and is about to be laid.
    pub drawn: Option<Tile>,
    /// Every monster that stands.
    pub monsters: Vec<MonsterView>,
    /// Who has Schmetterling's token.
    pub captor: Option<Seat>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The observer's own cards.
    pub hand: Hand,
    /// How many cards the deck has.
    pub deck: u8,
    /// The discards.
    pub discard: Hand,
    /// Cards that are being played.
    pub in_play: Hand,
    /// The card that was drawn last, while a thief could take it.
    pub fresh: FreshCard,
    /// Gold that nobody has.
    pub reserve: u8,
    /// Who plays first in a round.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Whose entering the last window for it was about.
    pub entrant: Seat,
    /// The round, from 1.
    pub round: u16,
    /// Whether this round is the last.
    pub last_round: bool,
    /// What the active player has.
    pub now: TurnView,
    /// The combat.
    pub combat: CombatView,
    /// The fight that is under way in it, and what would come of it.
    pub fight: Option<FightView>,
    /// What is to be done, the next one last.
    pub tasks: Vec<Task>,
    /// Who has won.
    pub winners: Vec<Seat>,
}

/// A tile that lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoomView {
    /// The tile.
    pub tile: Tile,
    /// Where and how it lies.
    #[serde(rename = "lay")]
    pub placement: Placement,
    /// Its doors, one bit for each place on its edge.
    pub doors: u8,
    /// Gold on the floor.
    pub gold: u8,
    /// Gold in the chests.
    pub chest_gold: [u8; 2],
    /// Chests that were opened, one bit each; for a trap, 1 if it was disarmed.
    pub done: u8,
}

/// The stacks of a level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelView {
    /// The small tile that lies face up.
    pub face_up: Option<Tile>,
    /// Small tiles in unknown order; it is known which they are, since all others lie in the open.
    pub small: Vec<Tile>,
    /// Small tiles at the bottom whose order is known.
    pub small_under: Vec<Tile>,
    /// Medium tiles in unknown order.
    pub medium: Vec<Tile>,
    /// Medium tiles at the bottom whose order is known.
    pub medium_under: Vec<Tile>,
    /// How many small tiles come before the stairs to the third level can.
    pub before_stairs: u8,
}

/// A monster that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StandingView"))]
pub struct MonsterView {
    /// The monster.
    pub figure: Figure,
    /// Where it stands.
    pub room: Room,
    /// Whether it is a Cultist of the third level, which never moves.
    pub rooted: bool,
}

/// How a player stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The hero.
    pub hero: Option<Hero>,
    /// Where the hero is.
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
    /// How many treasure cards.
    pub cards: u8,
    /// Cards of this player that the observer knows, because they were taken from the observer.
    pub known: Hand,
    /// Cards of the observer that this player knows.
    pub knows: Hand,
    /// Standing or fallen.
    pub posture: Posture,
    /// Whether the player is asked in windows.
    pub answer: Answer,
}

/// The card that was drawn last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FreshCard {
    /// There is none to be taken.
    None,
    /// There is one.
    Hidden,
    /// The observer drew it.
    Own(Treasure),
}

/// What the active player has in this turn.
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

/// The combat.
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
    /// Faces whose dice are of no use in it, because of a thief.
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
            first: self.first,
            active: self.active,
            entrant: self.entrant,
            round: self.round,
            last_round: self.last_round,
            now: self.now_view(),
            combat: self.combat_view(),
            fight: self.fight_view(),
            tasks: self.tasks.iter().collect(),
            winners: self.victors.iter().collect(),
        }
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

    /// Who got the card that a thief could take: the one whose hand is counted next.
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
    /// The face that a symbol of the active player's pet die shows, if it is there to be used.
    pub const fn pet_face(&self) -> Option<Symbol> {
        match self.now.pet {
            Pet::Shows(symbol) => Some(symbol),
            _ => None,
        }
    }
}
