//! Treasure cards: interrupt windows, playing a half, choosing its target, and the effects of purple halves.

use game::{Seat, SeatSet, Sink};

use crate::cite::{M24, M37, M73, M74, M75, M76};
use crate::components::{Boon, Condition, Interrupt, Treasure};
use crate::dungeon::Spot;
use crate::event::{Event, Target};
use crate::figure::{Figure, FigureId, FigureSet};
use crate::player::{Answer, Posture};
use crate::pool::DICE;
use crate::state::{Masmorra, Pet, SneakAttack, TurnPhase, Visibility};
use crate::task::{CardHalf, PackedTarget, Task};

/// Marks a figure's number, to tell it from a seat's.
const FIGURE: u8 = 0x80;

impl Masmorra {
    /// Opens a window for all others who hold cards, unless public knowledge rules out every card. A seat with the
    /// standing answer `Pass` is not asked.
    pub(crate) fn open_window(&mut self, event: Condition, about: Seat, sink: &mut impl Sink<Event>) {
        let asked: SeatSet =
            self.all_seats().filter(|&seat| seat != about && self.can_be_asked(seat)).collect();
        if !asked.is_empty() && self.may_be_held(event) {
            sink.cite(M74);
            self.tasks.push(Task::Window { event, asked });
        }
    }

    /// Whether a seat holds a card and has not passed until its turn.
    fn can_be_asked(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.hand.is_empty() && player.answer == Answer::Ask
    }

    /// The seats that a window still asks. Cards may have been played or lost, and standing answers given, since it
    /// opened.
    pub(crate) fn still_asked(&self, asked: SeatSet) -> SeatSet {
        asked.iter().filter(|&seat| self.can_be_asked(seat)).collect()
    }

    pub(crate) fn pass(&mut self, seat: Seat) {
        if let Some(Task::Window { event, asked }) = self.tasks.top() {
            self.tasks.replace_top(Task::Window { event, asked: asked.without(seat) });
        }
    }

    pub(crate) fn set_answer(&mut self, seat: Seat, answer: Answer, sink: &mut impl Sink<Event>) {
        self.player_mut(seat).answer = answer;
        sink.emit(M74, || Event::StandingAnswer { seat, answer });
        if answer == Answer::Pass {
            self.pass(seat);
        }
    }

    /// Plays half of a card. If it needs a target, that is chosen first; then others may answer.
    pub(crate) fn play_card(
        &mut self,
        seat: Seat,
        card: Treasure,
        half: CardHalf,
        sink: &mut impl Sink<Event>,
    ) {
        self.remove_from_hand(seat, card);
        sink.emit(M73, || Event::CardPlayed { seat, card, half });
        if needs_target(card, half) {
            self.tasks.push(Task::Aiming { seat, card, half });
        } else {
            self.open_answer_window(seat, card, half, PackedTarget(0), sink);
        }
    }

    pub(crate) fn open_answer_window(
        &mut self,
        seat: Seat,
        card: Treasure,
        half: CardHalf,
        aim: PackedTarget,
        sink: &mut impl Sink<Event>,
    ) {
        self.tasks.push(Task::Effect { seat, card, half, aim });
        self.open_window(Condition::CardPlayed, seat, sink);
    }

    pub(crate) fn aim(&mut self, target: Target, sink: &mut impl Sink<Event>) {
        let Some(Task::Aiming { seat, card, half }) = self.tasks.pop() else { return };
        sink.emit(M73, || Event::Aimed { seat, target });
        let aim = match target {
            Target::Room { room } => PackedTarget(room.number.0),
            Target::Hero { seat } => PackedTarget(seat.index() as u8),
            Target::Monster { figure } => PackedTarget(FIGURE | figure.id.0),
        };
        self.open_answer_window(seat, card, half, aim, sink);
    }

    /// Applies a card that was not cancelled and discards it.
    pub(crate) fn take_effect(
        &mut self,
        seat: Seat,
        card: Treasure,
        half: CardHalf,
        aim: PackedTarget,
        sink: &mut impl Sink<Event>,
    ) {
        self.discard.add(card);
        match half {
            CardHalf::Orange => self.apply_interrupt(seat, card, aim, sink),
            CardHalf::Purple => self.apply_boon(seat, card.card().purple, aim, sink),
        }
    }

    /// Applies a purple half. It has no effect for a hero who has fallen meanwhile.
    fn apply_boon(&mut self, seat: Seat, boon: Boon, aim: PackedTarget, sink: &mut impl Sink<Event>) {
        if !self.is_standing(seat) {
            sink.cite(M75);
            return;
        }
        match boon {
            Boon::Invisibility => {
                self.now.visibility = Visibility::Invisible;
                sink.emit(M76, || Event::TurnedInvisible { seat });
            }
            Boon::Banish => self.banish(aim.figure(), sink),
            Boon::TradingPlaces => self.trade_places(seat, aim, sink),
            Boon::Symbols(symbols) => {
                symbols.iter().for_each(|&symbol| self.now.symbols.add(symbol));
                let symbols = symbols.iter().copied().collect();
                sink.emit(M73, || Event::MadeSymbols { seat, symbols });
            }
            Boon::Teleport => self.teleport(seat, Spot(aim.0), sink),
            Boon::WingedBoots(points) => {
                self.now.points = points;
                sink.emit(M73, || Event::GotPoints { seat, points });
            }
            Boon::LuckyFind(gold) => self.gain_gold(seat, gold, M24, sink),
            Boon::SecondChance => self.pick_dice(seat, DICE as u8 + 1),
            Boon::SecondWind => self.second_wind(sink),
            Boon::SkeletonKey => {
                if self.unfought().is_empty() && self.key_fits() {
                    self.tasks.push(Task::KeyDock);
                }
            }
            Boon::SneakAttack => self.now.sneak = SneakAttack::Ready,
        }
    }

    fn banish(&mut self, figure: Option<FigureId>, sink: &mut impl Sink<Event>) {
        let Some(placed) = figure.and_then(|id| self.figures.get(id)) else { return };
        let figure = figure.unwrap_or(FigureId(0));
        sink.emit(M73, || Event::Banished { figure: Figure { id: figure, being: placed.being } });
        self.remove_figure(figure, sink);
    }

    /// Swaps the hero with another hero or a monster. For heroes it is a teleport.
    fn trade_places(&mut self, seat: Seat, aim: PackedTarget, sink: &mut impl Sink<Event>) {
        let here = self.player(seat).at;
        if let Some(figure) = aim.figure() {
            let Some(placed) = self.figures.get(figure) else { return };
            sink.emit(M37, || Event::PlacesTraded {
                seat,
                with: Target::Monster { figure: Figure { id: figure, being: placed.being } },
            });
            self.figures.move_to(figure, here);
            self.forget_figure(figure);
            self.relocate(seat, placed.at, crate::movement::MoveMode::Teleport, sink);
            if self.is_too_full(here) {
                self.tasks.push(Task::Excess { spot: here });
            }
            return;
        }
        let Some(other) = Seat::new(aim.0).filter(|&other| self.is_standing(other)) else { return };
        sink.emit(M37, || Event::PlacesTraded { seat, with: Target::Hero { seat: other } });
        self.swap(seat, other, sink);
    }

    /// Rolls a spent die to use it again: an action die first, else the pet die.
    fn second_wind(&mut self, sink: &mut impl Sink<Event>) {
        sink.cite(M73);
        if self.now.spent > 0 {
            self.now.spent -= 1;
            self.tasks.push(Task::RollDice { dice: 1 });
        } else if self.now.pet == Pet::Spent {
            self.tasks.push(Task::RollPet);
        }
    }

    pub(crate) fn purple_fits(&self, card: Treasure) -> bool {
        let boon = card.card().purple;
        if self.is_in_combat() {
            return matches!(boon, Boon::Symbols(symbols) if symbols.iter().any(|&s| self.is_useful_in_combat(s)));
        }
        if self.player(self.active).posture == Posture::Fallen {
            return false;
        }
        let acting = self.now.phase == TurnPhase::Acting;
        let master = self.now.phase == TurnPhase::Master;
        match boon {
            Boon::Invisibility => self.now.visibility == Visibility::Visible && !master,
            Boon::Banish => self.targets(self.active, card, CardHalf::Purple).next().is_some(),
            Boon::TradingPlaces | Boon::Teleport => {
                self.dungeon.level(self.here()) < 3
                    && self.targets(self.active, card, CardHalf::Purple).next().is_some()
            }
            Boon::Symbols(_) => !master,
            Boon::WingedBoots(_) => !master,
            Boon::LuckyFind(_) => true,
            Boon::SecondChance => {
                !master && (!self.now.dice.is_empty() || matches!(self.now.pet, Pet::Shows(_)))
            }
            Boon::SecondWind => !master && (self.now.spent > 0 || self.now.pet == Pet::Spent),
            Boon::SkeletonKey => acting && self.unfought().is_empty() && self.key_fits(),
            Boon::SneakAttack => !master && self.now.sneak == SneakAttack::No,
        }
    }

    /// The possible targets of a card.
    pub(crate) fn targets(&self, seat: Seat, card: Treasure, half: CardHalf) -> impl Iterator<Item = Target> {
        let kind = target_kind(card, half);
        let third = |spot: Spot| self.dungeon.level(spot) == 3;
        let elsewhere = move |spot: Spot| !third(spot) && spot != self.player(seat).at;
        let rooms = self.dungeon.rooms().filter(move |&room| match kind {
            TargetKind::AnyRoom => true,
            TargetKind::TeleportRoom => {
                room != self.player(seat).at && !third(room) && !third(self.player(seat).at)
            }
            TargetKind::SameLevelRoom => {
                room != self.here() && self.dungeon.level(room) == self.dungeon.level(self.here())
            }
            _ => false,
        });
        let heroes = self.all_seats().filter(move |&other| {
            let fits = match kind {
                TargetKind::RichPlayer => self.is_standing(other) && self.player(other).gold > 0,
                TargetKind::HeroNear => self.is_standing(other) && self.is_near(seat, other),
                TargetKind::HeroOrMonster => self.is_standing(other) && elsewhere(self.player(other).at),
                _ => false,
            };
            fits && other != seat
        });
        let monsters = self.figures.all().minus(FigureSet::BOSSES).iter().filter_map(move |figure| {
            let placed = self.figures.get(figure)?;
            let fits = match kind {
                TargetKind::Monster => true,
                TargetKind::HeroOrMonster => elsewhere(placed.at),
                _ => false,
            };
            fits.then_some(Target::Monster { figure: Figure { id: figure, being: placed.being } })
        });
        let rooms = rooms.map(|room| Target::Room { room: self.dungeon.room(room) });
        rooms.chain(heroes.map(|seat| Target::Hero { seat })).chain(monsters)
    }

    /// Whether two heroes are in the same room or in rooms side by side.
    fn is_near(&self, seat: Seat, other: Seat) -> bool {
        let (mine, theirs) = (self.player(seat).at, self.player(other).at);
        mine == theirs || self.dungeon.rooms_beside(mine).any(|room| room == theirs)
    }
}

impl PackedTarget {
    /// The target figure; `None` if the target is a room or a seat.
    pub(crate) fn figure(self) -> Option<FigureId> {
        (self.0 & FIGURE != 0).then_some(FigureId(self.0 & !FIGURE))
    }
}

/// What a card can target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TargetKind {
    Nothing,
    AnyRoom,
    TeleportRoom,
    SameLevelRoom,
    RichPlayer,
    HeroNear,
    Monster,
    HeroOrMonster,
}

pub(crate) fn target_kind(card: Treasure, half: CardHalf) -> TargetKind {
    match half {
        CardHalf::Orange => match card.card().orange {
            Interrupt::LightningBolt => TargetKind::AnyRoom,
            Interrupt::DrainLife => TargetKind::HeroNear,
            Interrupt::Misdirection => TargetKind::SameLevelRoom,
            Interrupt::Pickpocket => TargetKind::RichPlayer,
            _ => TargetKind::Nothing,
        },
        CardHalf::Purple => match card.card().purple {
            Boon::Banish => TargetKind::Monster,
            Boon::TradingPlaces => TargetKind::HeroOrMonster,
            Boon::Teleport => TargetKind::TeleportRoom,
            _ => TargetKind::Nothing,
        },
    }
}

fn needs_target(card: Treasure, half: CardHalf) -> bool {
    target_kind(card, half) != TargetKind::Nothing
}
