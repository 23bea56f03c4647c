//! What a position may lead to, as inputs for a network: how each seat stands and what is ahead of it.
//!
//! It reads the whole state, dark rooms and face-down cards included, so it is for finished matches and sampled states only.

use game::{MAX_SEATS, Prospects, Seat, Silent, math, write_rivals};

use crate::bot::evaluate::evaluate;
use crate::bot::rollout::FutureValues;
use crate::components::{Boss, BossSpecial, Chamber, Gift, Item, RoomKind, Toll};
use crate::options::Mode;
use crate::state::{FaceDown, Fate, Phase, Player, ROOMS, Raiders};

/// A seat's own numbers, the mean and the highest of its rivals' numbers, and those of the dungeon.
pub const INPUTS: usize = OWN + 2 * SHARED + DUNGEON;

const OWN: usize = 24;
/// The first of a seat's numbers that matter to its rivals too.
const SHARED: usize = 10;
const DUNGEON: usize = 24;

pub type RaidersProspects = Prospects<INPUTS, 1>;

/// The prospects of a position: which seat may win.
pub fn prospects(game: &Raiders) -> RaidersProspects {
    let mut open = *game;
    open.dark = FaceDown::default();
    let table =
        Table { game, open, left: rooms_to_come(game), chances: evaluate(game), leaders: leaders(game) };
    let all: [Option<[f32; OWN]>; MAX_SEATS] = std::array::from_fn(|place| {
        let seat = Seat::new(place as u8)
            .filter(|seat| place < usize::from(game.seats) && game.is_at_table(*seat))?;
        Some(table.own(seat))
    });
    let dungeon = table.dungeon();
    Prospects::of_winning(|seat| {
        let own = (*all.get(seat.index())?)?;
        let mut inputs = [0.0; INPUTS];
        let (mine, rest) = inputs.split_at_mut(OWN);
        mine.copy_from_slice(&own);
        let (rivals, last) = rest.split_at_mut(2 * SHARED);
        write_rivals(seat, &all, rivals);
        last.copy_from_slice(&dungeon);
        Some(inputs)
    })
}

struct Table<'a> {
    game: &'a Raiders,
    /// The same with all rooms face up.
    open: Raiders,
    /// The rooms still to be played.
    left: f64,
    chances: [f64; MAX_SEATS],
    /// Who would win now.
    leaders: game::SeatSet,
}

impl Table<'_> {
    /// A seat's numbers, those that matter to rivals first.
    fn own(&self, seat: Seat) -> [f32; OWN] {
        let (game, player) = (self.game, self.game.player(seat));
        let rivals = || game.everyone().filter(|&rival| rival != seat).map(|rival| game.player(rival));
        let most = |number: fn(&Player) -> u8| f64::from(rivals().map(number).max().unwrap_or(0));
        let (coins, wounds) = (f64::from(player.coins), f64::from(player.wounds));
        let (ahead, worse) = (coins - most(|rival| rival.coins), wounds - most(|rival| rival.wounds));
        let from = if game.phase == Phase::Cards { game.place } else { 0 };
        let hand = FutureValues::new(&self.open, seat, from).all();
        let items = Item::ALL.map(|item| f64::from(player.items.count(item)));
        let swing = self.left.sqrt();
        let powers = player.powers.bits();
        let power = |number: u32| f64::from(u8::from(powers >> (number - 1) & 1 == 1));
        let [torches, balls, keys, swords] = items;
        [
            coins / 10.0,
            wounds / 4.0,
            hand.clamp(-20.0, 20.0) / 5.0,
            flag(player.fate == Fate::Petrified),
            ahead / (1.0 + swing),
            worse / (0.5 + 0.5 * swing),
            flag(self.leaders.contains(seat)),
            keys,
            swords,
            (1..=5).map(|number| power(number) * f64::from(number)).sum::<f64>() / 15.0,
            torches,
            balls,
            math::ln(self.chances.get(seat.index()).copied().unwrap_or(0.0).max(1e-4)) / 2.0,
            ahead / 10.0,
            worse / 4.0,
            flag(worse > 0.0),
            flag(worse == 0.0),
            flag(ahead >= 0.0),
            power(1),
            power(2),
            power(4),
            power(5),
            flag(game.options.mode == Mode::Tactical && game.map == seat),
            match seat.index() % 3 {
                0 => 0.0,
                1 => 1.0,
                _ => -1.0,
            },
        ]
        .map(|number: f64| number as f32)
    }

    fn dungeon(&self) -> [f32; DUNGEON] {
        let game = self.game;
        let mut ahead = Ahead::default();
        let from = if game.phase == Phase::Cards { game.place } else { 0 };
        let row = game.row.iter().skip(usize::from(from)).flatten();
        if matches!(game.phase, Phase::Cards | Phase::LayRoom) {
            row.for_each(|chamber| ahead.add(*chamber));
        }
        let boss = |boss: Option<Boss>, is: fn(BossSpecial) -> bool| {
            flag(boss.is_some_and(|boss| is(boss.card().special)))
        };
        [
            1.0 / (1.0 + self.left),
            self.left / 25.0,
            self.left.sqrt() / 5.0,
            f64::from(game.level) / 5.0,
            flag(game.phase == Phase::Cards),
            flag(game.phase == Phase::LayRoom),
            f64::from(game.place) / f64::from(ROOMS),
            flag(game.seats == 3),
            flag(game.seats == 4),
            flag(game.options.mode == Mode::Tactical),
            ahead.coins / 10.0,
            ahead.small / 5.0,
            ahead.wounds / 5.0,
            ahead.coin_traps / 5.0,
            ahead.wound_traps / 3.0,
            ahead.potions / 3.0,
            ahead.gifts / 5.0,
            ahead.rooms / 5.0,
            flag(ahead.boss.is_some()),
            boss(ahead.boss, |special| matches!(special, BossSpecial::RewardsHighest(_))),
            boss(ahead.boss, |special| special == BossSpecial::FivesCountOne),
            boss(ahead.boss, |special| special == BossSpecial::AttacksHighest),
            boss(ahead.boss, |special| matches!(special, BossSpecial::EscapeBy(_))),
            game.everyone().map(|seat| f64::from(game.player(seat).wounds)).fold(0.0, f64::max) / 5.0,
        ]
        .map(|number| number as f32)
    }
}

/// What is laid in the rest of the row, in coins and wounds.
#[derive(Default)]
struct Ahead {
    rooms: f64,
    coins: f64,
    small: f64,
    wounds: f64,
    coin_traps: f64,
    wound_traps: f64,
    potions: f64,
    gifts: f64,
    boss: Option<Boss>,
}

impl Ahead {
    fn add(&mut self, chamber: Chamber) {
        self.rooms += 1.0;
        let room = match chamber {
            Chamber::Boss(boss) => {
                self.boss = Some(boss);
                return;
            }
            Chamber::Room(room) => room.card().kind,
        };
        match room {
            RoomKind::Monster { wounds, .. } => self.wounds += f64::from(wounds),
            RoomKind::Treasure { big, small } => {
                self.coins += f64::from(big);
                self.small += f64::from(small.unwrap_or(0));
            }
            RoomKind::Vault { gifts } => gifts.into_iter().for_each(|gift| match gift {
                Gift::Item(_) => self.gifts += 1.0,
                Gift::Coins(coins) => self.gifts += f64::from(coins),
                Gift::Potion(wounds) => self.potions += f64::from(wounds),
            }),
            RoomKind::Trap { toll, by_power } => {
                let most = f64::from(by_power.into_iter().max().unwrap_or(0));
                match toll {
                    Toll::Coins => self.coin_traps += most,
                    Toll::Wounds => self.wound_traps += most,
                }
            }
        }
    }
}

/// Who would win if the match ended now.
fn leaders(game: &Raiders) -> game::SeatSet {
    let mut ended = *game;
    ended.end_game(&mut Silent);
    ended.winners
}

fn rooms_to_come(game: &Raiders) -> f64 {
    let played_levels = f64::from(game.level.saturating_sub(1)) * f64::from(ROOMS);
    let all = f64::from(ROOMS) * f64::from(ROOMS);
    match game.phase {
        Phase::Cards => all - played_levels - f64::from(game.place),
        Phase::LayRoom => all - played_levels,
        Phase::DrawLevel => all - f64::from(game.level) * f64::from(ROOMS),
        _ => all,
    }
}

fn flag(is: bool) -> f64 {
    f64::from(u8::from(is))
}
