//! Treasure cards: windows for interrupts, playing a half, aiming it, and what purple halves do.

use game::{Seat, SeatSet, Sink};

use crate::cite::{M24, M37, M73, M74, M75, M76};
use crate::components::{Boon, Condition, Interrupt, Treasure};
use crate::dungeon::Spot;
use crate::event::{Event, Target};
use crate::figure::{Figure, FigureId, Figures};
use crate::player::{Answer, Posture};
use crate::pool::DICE;
use crate::state::{Masmorra, Pet, Sneak, Stage, Veil};
use crate::task::{Aim, Half, Task};

/// The bit by which a figure's number is told from a seat's.
const FIGURE: u8 = 0x80;

impl Masmorra {
    /// Asks all others who hold cards, unless everyone can tell that none fits. Who gave a standing answer is not asked.
    pub(crate) fn open_window(&mut self, event: Condition, about: Seat, tell: &mut impl Sink<Event>) {
        if !self.may_be_held(event) {
            return;
        }
        let asked: SeatSet =
            self.everyone().filter(|&seat| seat != about && self.can_be_asked(seat)).collect();
        if !asked.is_empty() {
            tell.cite(M74);
            self.tasks.push(Task::Window { event, asked });
        }
    }

    /// Whether a question makes sense: the player holds a card and has not answered beforehand.
    fn can_be_asked(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.hand.is_empty() && player.answer == Answer::Ask
    }

    /// Those who still have to answer in a window. While it waited under others, cards may have been played or lost and
    /// standing answers given.
    pub(crate) fn still_asked(&self, asked: SeatSet) -> SeatSet {
        asked.iter().filter(|&seat| self.can_be_asked(seat)).collect()
    }

    /// The seat passes in the window that is open.
    pub(crate) fn pass(&mut self, seat: Seat) {
        if let Some(Task::Window { event, asked }) = self.tasks.top() {
            self.tasks.replace_top(Task::Window { event, asked: asked.without(seat) });
        }
    }

    pub(crate) fn stand_by(&mut self, seat: Seat, answer: Answer, tell: &mut impl Sink<Event>) {
        self.player_mut(seat).answer = answer;
        tell.tell(M74, || Event::StandingAnswer { seat, answer });
        if answer == Answer::Pass {
            self.pass(seat);
        }
    }

    /// A half of a card is played: it is aimed if it needs an aim, then others may answer it.
    pub(crate) fn play_card(&mut self, seat: Seat, card: Treasure, half: Half, tell: &mut impl Sink<Event>) {
        self.part_with(seat, card);
        tell.tell(M73, || Event::CardPlayed { seat, card, half });
        if needs_aim(card, half) {
            self.tasks.push(Task::Aiming { seat, card, half });
        } else {
            self.await_answers(seat, card, half, Aim(0), tell);
        }
    }

    pub(crate) fn await_answers(
        &mut self,
        seat: Seat,
        card: Treasure,
        half: Half,
        aim: Aim,
        tell: &mut impl Sink<Event>,
    ) {
        self.tasks.push(Task::Effect { seat, card, half, aim });
        self.open_window(Condition::CardPlayed, seat, tell);
    }

    pub(crate) fn aim(&mut self, target: Target, tell: &mut impl Sink<Event>) {
        let Some(Task::Aiming { seat, card, half }) = self.tasks.pop() else { return };
        tell.tell(M73, || Event::Aimed { seat, target });
        let aim = match target {
            Target::Room { room } => Aim(room.number.0),
            Target::Hero { seat } => Aim(seat.index() as u8),
            Target::Monster { figure } => Aim(FIGURE | figure.id.0),
        };
        self.await_answers(seat, card, half, aim, tell);
    }

    /// Nobody cancelled the card: it does what it says and is discarded.
    pub(crate) fn take_effect(
        &mut self,
        seat: Seat,
        card: Treasure,
        half: Half,
        aim: Aim,
        tell: &mut impl Sink<Event>,
    ) {
        self.discard.add(card);
        match half {
            Half::Orange => self.interrupt(seat, card, aim, tell),
            Half::Purple => self.boon(seat, card.card().purple, aim, tell),
        }
    }

    /// What a purple half does. A hero that has fallen meanwhile gets nothing.
    fn boon(&mut self, seat: Seat, boon: Boon, aim: Aim, tell: &mut impl Sink<Event>) {
        if !self.stands(seat) {
            tell.cite(M75);
            return;
        }
        match boon {
            Boon::Invisibility => {
                self.now.veil = Veil::Invisible;
                tell.tell(M76, || Event::TurnedInvisible { seat });
            }
            Boon::Banish => self.banish(aim.figure(), tell),
            Boon::TradingPlaces => self.trade_places(seat, aim, tell),
            Boon::Symbols(symbols) => {
                symbols.iter().for_each(|&symbol| self.now.symbols.add(symbol));
                let symbols = symbols.iter().copied().collect();
                tell.tell(M73, || Event::MadeSymbols { seat, symbols });
            }
            Boon::Teleport => self.teleport(seat, Spot(aim.0), tell),
            Boon::WingedBoots(points) => {
                self.now.points = points;
                tell.tell(M73, || Event::GotPoints { seat, points });
            }
            Boon::LuckyFind(gold) => self.gain_gold(seat, gold, M24, tell),
            Boon::SecondChance => self.pick_dice(seat, DICE as u8 + 1),
            Boon::SecondWind => self.second_wind(tell),
            Boon::SkeletonKey => {
                if self.unfought().is_empty() && self.key_fits() {
                    self.tasks.push(Task::KeyDock);
                }
            }
            Boon::SneakAttack => self.now.sneak = Sneak::Ready,
        }
    }

    fn banish(&mut self, figure: Option<FigureId>, tell: &mut impl Sink<Event>) {
        let Some(standing) = figure.and_then(|id| self.figures.get(id)) else { return };
        let figure = figure.unwrap_or(FigureId(0));
        tell.tell(M73, || Event::Banished { figure: Figure { id: figure, being: standing.being } });
        self.remove_figure(figure, tell);
    }

    /// The hero changes places with another hero or with a monster; for heroes it is a teleport.
    fn trade_places(&mut self, seat: Seat, aim: Aim, tell: &mut impl Sink<Event>) {
        let here = self.player(seat).at;
        if let Some(figure) = aim.figure() {
            let Some(standing) = self.figures.get(figure) else { return };
            tell.tell(M37, || Event::PlacesTraded {
                seat,
                with: Target::Monster { figure: Figure { id: figure, being: standing.being } },
            });
            self.figures.move_to(figure, here);
            self.forget_figure(figure);
            self.relocate(seat, standing.at, crate::moving::Way::ByTeleport, tell);
            if self.is_too_full(here) {
                self.tasks.push(Task::Excess { spot: here });
            }
            return;
        }
        let Some(other) = Seat::new(aim.0).filter(|&other| self.stands(other)) else { return };
        tell.tell(M37, || Event::PlacesTraded { seat, with: Target::Hero { seat: other } });
        self.swap(seat, other, tell);
    }

    /// A spent die is rolled and ready again: an action die first, else the pet die.
    fn second_wind(&mut self, tell: &mut impl Sink<Event>) {
        tell.cite(M73);
        if self.now.spent > 0 {
            self.now.spent -= 1;
            self.tasks.push(Task::RollDice { dice: 1 });
        } else if self.now.pet == Pet::Spent {
            self.tasks.push(Task::RollPet);
        }
    }

    /// Whether the active player may play this purple half now.
    pub(crate) fn purple_fits(&self, card: Treasure) -> bool {
        let boon = card.card().purple;
        if self.is_in_combat() {
            return matches!(boon, Boon::Symbols(symbols) if symbols.iter().any(|&s| self.is_of_use(s)));
        }
        if self.player(self.active).posture == Posture::Fallen {
            return false;
        }
        let acting = self.now.stage == Stage::Acting;
        let master = self.now.stage == Stage::Master;
        match boon {
            Boon::Invisibility => self.now.veil == Veil::Seen && !master,
            Boon::Banish => self.aims(self.active, card, Half::Purple).next().is_some(),
            Boon::TradingPlaces | Boon::Teleport => {
                self.dungeon.level(self.here()) < 3
                    && self.aims(self.active, card, Half::Purple).next().is_some()
            }
            Boon::Symbols(_) => !master,
            Boon::WingedBoots(_) => !master,
            Boon::LuckyFind(_) => true,
            Boon::SecondChance => {
                !master && (!self.now.dice.is_empty() || matches!(self.now.pet, Pet::Shows(_)))
            }
            Boon::SecondWind => !master && (self.now.spent > 0 || self.now.pet == Pet::Spent),
            Boon::SkeletonKey => acting && self.unfought().is_empty() && self.key_fits(),
            Boon::SneakAttack => !master && self.now.sneak == Sneak::No,
        }
    }

    /// What a card can be aimed at.
    pub(crate) fn aims(&self, seat: Seat, card: Treasure, half: Half) -> impl Iterator<Item = Target> {
        let kind = aim_kind(card, half);
        let third = |spot: Spot| self.dungeon.level(spot) == 3;
        let elsewhere = move |spot: Spot| !third(spot) && spot != self.player(seat).at;
        let rooms = self.dungeon.rooms().filter(move |&room| match kind {
            AimKind::AnyRoom => true,
            AimKind::TeleportRoom => {
                room != self.player(seat).at && !third(room) && !third(self.player(seat).at)
            }
            AimKind::SameLevelRoom => {
                room != self.here() && self.dungeon.level(room) == self.dungeon.level(self.here())
            }
            _ => false,
        });
        let heroes = self.everyone().filter(move |&other| {
            let fits = match kind {
                AimKind::RichPlayer => self.stands(other) && self.player(other).gold > 0,
                AimKind::HeroNear => self.stands(other) && self.is_near(seat, other),
                AimKind::HeroOrMonster => self.stands(other) && elsewhere(self.player(other).at),
                _ => false,
            };
            fits && other != seat
        });
        let monsters = self.figures.all().minus(Figures::BOSSES).iter().filter_map(move |figure| {
            let standing = self.figures.get(figure)?;
            let fits = match kind {
                AimKind::Monster => true,
                AimKind::HeroOrMonster => elsewhere(standing.at),
                _ => false,
            };
            fits.then_some(Target::Monster { figure: Figure { id: figure, being: standing.being } })
        });
        let rooms = rooms.map(|room| Target::Room { room: self.dungeon.room(room) });
        rooms.chain(heroes.map(|seat| Target::Hero { seat })).chain(monsters)
    }

    /// Whether two heroes are in one room or in rooms side by side.
    fn is_near(&self, seat: Seat, other: Seat) -> bool {
        let (mine, theirs) = (self.player(seat).at, self.player(other).at);
        mine == theirs || self.dungeon.rooms_beside(mine).any(|room| room == theirs)
    }
}

impl Aim {
    /// The figure that is aimed at, if it is one.
    pub(crate) fn figure(self) -> Option<FigureId> {
        (self.0 & FIGURE != 0).then_some(FigureId(self.0 & !FIGURE))
    }
}

/// What a card is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AimKind {
    Nothing,
    AnyRoom,
    TeleportRoom,
    SameLevelRoom,
    RichPlayer,
    HeroNear,
    Monster,
    HeroOrMonster,
}

pub(crate) fn aim_kind(card: Treasure, half: Half) -> AimKind {
    match half {
        Half::Orange => match card.card().orange {
            Interrupt::LightningBolt => AimKind::AnyRoom,
            Interrupt::DrainLife => AimKind::HeroNear,
            Interrupt::Misdirection => AimKind::SameLevelRoom,
            Interrupt::Pickpocket => AimKind::RichPlayer,
            _ => AimKind::Nothing,
        },
        Half::Purple => match card.card().purple {
            Boon::Banish => AimKind::Monster,
            Boon::TradingPlaces => AimKind::HeroOrMonster,
            Boon::Teleport => AimKind::TeleportRoom,
            _ => AimKind::Nothing,
        },
    }
}

fn needs_aim(card: Treasure, half: Half) -> bool {
    aim_kind(card, half) != AimKind::Nothing
}
