//! The whole truth of a game, secrets included; it never leaves the crate but as a view.

use game::{Seat, SeatSet, Turn};

use crate::components::{Ability, Boss, Condition, Feature, Gain, Symbol, Tile, Trait, Treasure};
use crate::dungeon::{Dungeon, Spot};
use crate::figure::{FigureId, FigureMap, FigureSet};
use crate::options::GameOptions;
use crate::player::{Player, Posture};
use crate::pool::Pool;
use crate::stacks::{Hand, Stack};
use crate::task::{Task, Tasks};

/// The most players.
pub(crate) const SEATS: usize = 5;
/// All gold of the game.
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
    /// The tile that lies face up on the small stack of each level; nothing before a level is found.
    pub(crate) face_up: [Option<Tile>; 2],
    /// A medium tile that was drawn and is about to be laid.
    pub(crate) drawn: Option<Tile>,
    pub(crate) figures: FigureMap,
    /// Who has Schmetterling's token.
    pub(crate) captor: Option<Seat>,
    pub(crate) players: [Player; SEATS],
    /// Which cards each seat knows in each other's hand.
    pub(crate) known: [[Hand; SEATS]; SEATS],
    pub(crate) deck: Hand,
    pub(crate) discard: Hand,
    /// The card that was drawn last, for a thief.
    pub(crate) fresh: Option<Treasure>,
    /// Gold that nobody has.
    pub(crate) reserve: u8,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// Whose entering the last window for it was about.
    pub(crate) entrant: Seat,
    pub(crate) round: u16,
    /// Whether somebody has reached the goal of the Standard game.
    pub(crate) last_round: bool,
    pub(crate) now: TurnState,
    pub(crate) combat: Combat,
    pub(crate) tasks: Tasks,
    pub(crate) victors: SeatSet,
}

/// The pet die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pet {
    /// Not in play.
    None,
    /// It will be rolled with the others.
    Waiting,
    /// It shows this.
    Shows(Symbol),
    /// It was spent.
    Spent,
    /// It was docked, or lost for the turn.
    Gone,
}

/// What the active player has in this turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct TurnState {
    pub(crate) dice: Pool,
    /// Action dice that were spent, not docked.
    pub(crate) spent: u8,
    pub(crate) pet: Pet,
    pub(crate) symbols: Pool,
    pub(crate) points: u8,
    pub(crate) token: Token,
    /// Dice picked to be rolled again.
    pub(crate) picked: Pool,
    pub(crate) picked_pet: bool,
    /// Dice that fear takes from the roll.
    pub(crate) fewer: u8,
    pub(crate) rerolls: u8,
    pub(crate) phase: TurnPhase,
    /// Abilities used up or silenced, one bit each: the starting one, then those of the cards.
    pub(crate) used: u8,
    /// Portals and fountains that were used, by spot.
    pub(crate) docked: [u64; 2],
    pub(crate) visibility: Visibility,
    pub(crate) sneak: SneakAttack,
    pub(crate) fought: FigureSet,
    /// Bosses whose first life ended in this turn.
    pub(crate) flipped: FigureSet,
    /// Monsters that took stairs in this phase.
    pub(crate) climbed: FigureSet,
    /// Monsters that came in this step of spawning.
    pub(crate) placed: FigureSet,
    /// Rooms that are still to be filled.
    pub(crate) to_fill: u64,
    pub(crate) stumbled: bool,
    /// Experience that others took of the next reward.
    pub(crate) stolen_xp: u8,
    /// A ritual room that was found in this turn.
    pub(crate) ritual: Option<Spot>,
}

/// The free step token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// To be used.
    Ready,
    /// Used in this turn.
    Flipped,
}

/// How far a hero phase has come.
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

/// Whether monsters see the hero.
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

/// The Sneak Attack card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Sneak"))]
#[serde(rename_all = "snake_case")]
pub enum SneakAttack {
    /// Not played.
    No,
    /// Ready for one fight.
    Ready,
    /// At work in this fight.
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

/// The most monsters that can be beaten in one combat.
pub(crate) const REWARDS: usize = 12;

/// A combat: all monsters of a room, one after the other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Combat {
    pub(crate) in_progress: bool,
    /// Monsters that must still be fought.
    pub(crate) todo: FigureSet,
    /// Monsters whose ability for the start of combat waits.
    pub(crate) starting: FigureSet,
    /// The experience for each monster beaten.
    pub(crate) rewards: [u8; REWARDS],
    pub(crate) beaten: u8,
    pub(crate) foe: FigureId,
    /// What was spent on the attack.
    pub(crate) hits: Pool,
    /// Payback added by cards.
    pub(crate) rage: u8,
    /// Payback that is still to be blocked or suffered.
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

    /// Standing heroes in a room.
    pub(crate) fn heroes_at(&self, spot: Spot) -> SeatSet {
        self.all_seats().filter(|&seat| self.player(seat).at == spot && self.is_standing(seat)).collect()
    }

    pub(crate) fn is_in_combat(&self) -> bool {
        self.combat.in_progress
    }

    pub(crate) fn is_invisible(&self, seat: Seat) -> bool {
        seat == self.active && self.now.visibility == Visibility::Invisible
    }

    /// Monsters in the active hero's room that must be fought before anything else.
    pub(crate) fn unfought(&self) -> FigureSet {
        if self.now.visibility == Visibility::Invisible {
            return FigureSet::EMPTY;
        }
        self.figures.at(self.here()).minus(self.now.fought).minus(self.now.flipped)
    }

    /// Monsters in the active hero's room that can be fought.
    pub(crate) fn opponents(&self) -> FigureSet {
        self.figures.at(self.here()).minus(self.now.flipped)
    }

    /// Whether a Dark Watcher looks at the active hero.
    pub(crate) fn is_gazed_at(&self) -> bool {
        self.now.visibility == Visibility::Visible
            && self.figures.any_has(self.figures.at(self.here()), Trait::Gaze)
    }

    /// Whether a Spider holds the active hero.
    pub(crate) fn is_webbed(&self) -> bool {
        self.now.visibility == Visibility::Visible
            && self.figures.any_has(self.figures.at(self.here()), Trait::Web)
    }

    /// The abilities of the active hero: the starting one, then those of the cards, learnt or not.
    pub(crate) fn ability(&self, slot: u8) -> Option<Ability> {
        let card = self.active_player().hero?.card();
        match slot {
            0 => Some(card.start),
            _ => card.abilities.get(usize::from(slot) - 1).copied(),
        }
    }

    pub(crate) fn knows_ability(&self, slot: u8) -> bool {
        slot == 0 || self.active_player().learnt & (1 << (slot - 1)) != 0
    }

    /// Whether the active hero has an ability of this kind that nothing suppresses.
    pub(crate) fn has_gain(&self, gain: Gain) -> bool {
        let mut slots = 0..5_u8;
        let has = slots.any(|slot| {
            self.knows_ability(slot) && self.ability(slot).is_some_and(|ability| ability.card().gain == gain)
        });
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

    /// Whether an orange half for this moment may be in somebody's hand, as far as everyone can tell.
    pub(crate) fn may_be_held(&self, event: Condition) -> bool {
        let fits = |treasure: &Treasure| treasure.card().when == event;
        let in_play = self.tasks.cards_in_play();
        let mut designs = Treasure::ALL.into_iter().filter(fits);
        let open = |treasure| self.discard.count(treasure) + in_play.count(treasure);
        designs.any(|treasure| open(treasure) < treasure.card().copies)
    }

    pub(crate) fn current_turn(&self) -> Turn {
        let Some(task) = self.tasks.top() else { return Turn::Over };
        match self.deciders(task) {
            Some(owe) => Turn::Decide { owe, may: self.bystanders(task).minus(owe) },
            None => Turn::Chance,
        }
    }

    /// Those who may play a card at any time while the active player thinks: whoever holds cards.
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
