//! The full state of a game, secrets included. It leaves the crate only as a view.

use game::{Seat, SeatSet, Turn};

use crate::components::{Ability, Boss, Condition, Feature, Gain, Symbol, Tile, Trait, Treasure};
use crate::dungeon::{Dungeon, Spot};
use crate::figure::{FigureId, FigureMap, FigureSet};
use crate::options::GameOptions;
use crate::player::{ABILITY_SLOTS, Player, Posture};
use crate::pool::Pool;
use crate::stacks::{Hand, Stack};
use crate::task::{Task, Tasks};

pub(crate) const SEATS: usize = 5;
/// All gold in the box.
pub(crate) const GOLD: u8 = 30;

/// A game of Masmorra in progress.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Masmorra {
    pub(crate) options: GameOptions,
    pub(crate) seats: u8,
    pub(crate) dungeon: Dungeon,
    /// The small tiles of the first and the second level.
    pub(crate) small: [Stack; 2],
    /// The medium tiles of the first and the second level.
    pub(crate) medium: [Stack; 2],
    /// The face-up tile of each level's small stack; `None` before the level is discovered.
    pub(crate) face_up: [Option<Tile>; 2],
    /// A medium tile or a trap that was drawn and must be laid.
    pub(crate) drawn: Option<Tile>,
    pub(crate) figures: FigureMap,
    /// The player who has Schmetterling's token.
    pub(crate) captor: Option<Seat>,
    pub(crate) players: [Player; SEATS],
    /// `known[a][b]`: the cards that seat `a` knows in the hand of seat `b`.
    pub(crate) known: [[Hand; SEATS]; SEATS],
    pub(crate) deck: Hand,
    pub(crate) discard: Hand,
    /// The card that was drawn last, as long as a thief can take it.
    pub(crate) fresh: Option<Treasure>,
    /// Gold that no player holds and that is on no tile.
    pub(crate) reserve: u8,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// The player whose entering opened the last window for it.
    pub(crate) entrant: Seat,
    pub(crate) round: u16,
    /// Whether a player has reached the goal of a Standard game.
    pub(crate) last_round: bool,
    pub(crate) now: TurnState,
    pub(crate) combat: Combat,
    pub(crate) tasks: Tasks,
    pub(crate) winners: SeatSet,
}

/// The pet die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pet {
    /// Not in play.
    None,
    /// It will be rolled with the action dice.
    Waiting,
    /// Its current face.
    Shows(Symbol),
    /// It was spent.
    Spent,
    /// It was docked, or lost for the turn.
    Gone,
}

/// The state of the active player's turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct TurnState {
    pub(crate) dice: Pool,
    /// Action dice that were spent. Docked dice do not count.
    pub(crate) spent: u8,
    pub(crate) pet: Pet,
    pub(crate) symbols: Pool,
    pub(crate) points: u8,
    pub(crate) token: Token,
    /// Dice picked for a re-roll.
    pub(crate) picked: Pool,
    pub(crate) picked_pet: bool,
    /// How many dice Fear of the Dark takes from the roll.
    pub(crate) fewer: u8,
    pub(crate) rerolls: u8,
    pub(crate) phase: TurnPhase,
    /// Abilities used up or silenced: bit 0 for the starting one, then those of the cards.
    pub(crate) used: u8,
    /// Portals and fountains that were used, as bit sets of spots.
    pub(crate) docked: [u64; 2],
    pub(crate) visibility: Visibility,
    pub(crate) sneak: SneakAttack,
    pub(crate) fought: FigureSet,
    /// Bosses that were turned to their red side in this turn.
    pub(crate) flipped: FigureSet,
    /// Monsters that took stairs in this phase.
    pub(crate) climbed: FigureSet,
    /// Monsters placed in this spawning step.
    pub(crate) placed: FigureSet,
    /// Rooms still to be filled, as a bit set of spots.
    pub(crate) to_fill: u64,
    pub(crate) stumbled: bool,
    /// Experience that others stole from the next reward.
    pub(crate) stolen_xp: u8,
    /// A ritual room that was discovered in this turn.
    pub(crate) ritual: Option<Spot>,
}

/// The free step token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// Not used yet in this turn.
    Ready,
    /// Used in this turn.
    Flipped,
}

/// The current part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Stage"))]
#[serde(rename_all = "snake_case")]
pub enum TurnPhase {
    /// Before the roll and until the re-rolls are done.
    Early,
    /// The action step.
    Acting,
    /// The dungeon master phase.
    Master,
}

/// Whether monsters see the active hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Veil"))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Monsters see the hero.
    #[serde(rename = "seen")]
    Visible,
    /// The hero is invisible.
    Invisible,
}

/// The state of the Sneak Attack card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Sneak"))]
#[serde(rename_all = "snake_case")]
pub enum SneakAttack {
    /// Not played.
    No,
    /// Ready for one fight.
    Ready,
    /// In effect in this fight.
    Striking,
}

impl TurnState {
    pub(crate) const NEW: TurnState = TurnState {
        dice: Pool::EMPTY,
        spent: 0,
        pet: Pet::None,
        symbols: Pool::EMPTY,
        points: 0,
        token: Token::Ready,
        picked: Pool::EMPTY,
        picked_pet: false,
        fewer: 0,
        rerolls: 0,
        phase: TurnPhase::Early,
        used: 0,
        docked: [0; 2],
        visibility: Visibility::Visible,
        sneak: SneakAttack::No,
        fought: FigureSet::EMPTY,
        flipped: FigureSet::EMPTY,
        climbed: FigureSet::EMPTY,
        placed: FigureSet::EMPTY,
        to_fill: 0,
        stumbled: false,
        stolen_xp: 0,
        ritual: None,
    };
}

/// The maximum number of monsters beaten in one combat.
pub(crate) const REWARDS: usize = 12;

/// A combat: the hero fights all monsters of a room, one after the other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Combat {
    pub(crate) in_progress: bool,
    pub(crate) todo: FigureSet,
    /// Monsters whose start-of-combat ability is still to come.
    pub(crate) starting: FigureSet,
    pub(crate) rewards: [u8; REWARDS],
    pub(crate) beaten: u8,
    pub(crate) foe: FigureId,
    /// Symbols spent on the attack.
    pub(crate) hits: Pool,
    /// Extra payback from cards.
    pub(crate) rage: u8,
    /// Payback still to be blocked or taken.
    pub(crate) payback: u8,
    pub(crate) defeated: bool,
}

impl Combat {
    pub(crate) const NONE: Combat = Combat {
        in_progress: false,
        todo: FigureSet::EMPTY,
        starting: FigureSet::EMPTY,
        rewards: [0; REWARDS],
        beaten: 0,
        foe: FigureId(0),
        hits: Pool::EMPTY,
        rage: 0,
        payback: 0,
        defeated: false,
    };
}

impl Masmorra {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(SEATS - 1)]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index().min(SEATS - 1)]
    }

    pub(crate) fn active_player(&self) -> &Player {
        self.player(self.active)
    }

    pub(crate) fn active_player_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    pub(crate) fn here(&self) -> Spot {
        self.active_player().at
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    pub(crate) fn is_standing(&self, seat: Seat) -> bool {
        self.player(seat).posture == Posture::Standing
    }

    pub(crate) fn heroes_at(&self, spot: Spot) -> SeatSet {
        self.all_seats().filter(|&seat| self.player(seat).at == spot && self.is_standing(seat)).collect()
    }

    pub(crate) fn is_in_combat(&self) -> bool {
        self.combat.in_progress
    }

    pub(crate) fn is_invisible(&self, seat: Seat) -> bool {
        seat == self.active && self.now.visibility == Visibility::Invisible
    }

    /// Monsters in the active hero's room that must be fought first.
    pub(crate) fn unfought(&self) -> FigureSet {
        if self.now.visibility == Visibility::Invisible {
            return FigureSet::EMPTY;
        }
        self.figures.at(self.here()).minus(self.now.fought).minus(self.now.flipped)
    }

    pub(crate) fn opponents(&self) -> FigureSet {
        self.figures.at(self.here()).minus(self.now.flipped)
    }

    /// Whether a Dark Watcher suppresses the active hero's abilities.
    pub(crate) fn is_gazed_at(&self) -> bool {
        self.now.visibility == Visibility::Visible
            && self.figures.any_has(self.figures.at(self.here()), Trait::Gaze)
    }

    /// Whether a Spider keeps the active hero from leaving.
    pub(crate) fn is_webbed(&self) -> bool {
        self.now.visibility == Visibility::Visible
            && self.figures.any_has(self.figures.at(self.here()), Trait::Web)
    }

    /// An ability of the active hero: slot 0 is the starting one, then those of the cards, learnt or not.
    pub(crate) fn ability(&self, slot: u8) -> Option<Ability> {
        let card = self.active_player().hero?.card();
        match slot {
            0 => Some(card.start),
            _ => card.abilities.get(usize::from(slot) - 1).copied(),
        }
    }

    /// The slots of the abilities that the active hero knows, one bit each.
    pub(crate) fn known_abilities(&self) -> u8 {
        1 | self.active_player().learnt << 1
    }

    /// Whether the active hero knows an ability of this kind and no Dark Watcher suppresses it.
    pub(crate) fn has_gain(&self, gain: Gain) -> bool {
        let known = self.known_abilities();
        let mut slots = (0..ABILITY_SLOTS).filter(|slot| known & (1 << slot) != 0);
        let has = slots.any(|slot| self.ability(slot).is_some_and(|ability| ability.card().gain == gain));
        has && !self.is_gazed_at()
    }

    pub(crate) fn room_limit(&self, spot: Spot) -> u8 {
        if self.dungeon.at(spot).card().size == crate::components::Size::Small { 3 } else { 4 }
    }

    pub(crate) fn malaphyas(&self) -> FigureId {
        FigureId::of_boss(Boss::Malaphyas)
    }

    pub(crate) fn room_has(&self, feature: Feature) -> bool {
        self.dungeon.at(self.here()).has(feature)
    }

    /// Whether a player may hold an orange half for this moment, by public knowledge.
    pub(crate) fn may_be_held(&self, event: Condition) -> bool {
        let in_play = self.tasks.cards_in_play();
        let mut designs = Treasure::ALL.into_iter().filter(|treasure| treasure.card().when == event);
        let open = |treasure| self.discard.count(treasure) + in_play.count(treasure);
        designs.any(|treasure| open(treasure) < treasure.card().copies)
    }

    /// Inlined, so that callers who need only a part of the turn do not pay for the rest.
    #[inline(always)]
    pub(crate) fn current_turn(&self) -> Turn {
        let Some(task) = self.tasks.top() else { return Turn::Over };
        match self.deciders(task) {
            Some(owe) => Turn::Decide { owe, may: self.bystanders(task).minus(owe) },
            None => Turn::Chance,
        }
    }

    /// Players who may play a card while the active player decides: all others with cards.
    #[inline]
    fn bystanders(&self, task: Task) -> SeatSet {
        let between_acts = matches!(
            task,
            Task::BeforeRoll
                | Task::Acting
                | Task::Fighting
                | Task::Payback
                | Task::CombatNext
                | Task::Bounty
                | Task::MasterMoves { .. }
        );
        if !between_acts {
            return SeatSet::EMPTY;
        }
        self.all_seats().filter(|&seat| seat != self.active && !self.player(seat).hand.is_empty()).collect()
    }
}
