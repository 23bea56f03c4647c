//! What a position may lead to, as inputs for a network: how each hero stands and what the active one can do.
//!
//! It reads the whole state, all hands included, so it is for finished matches and sampled states only.

use game::{MAX_SEATS, Prospects, Seat, math, write_rivals};

use crate::bot::evaluate::cautious_evaluate;
use crate::bot::policy::outlook;
use crate::components::Symbol;
use crate::options::Mode;
use crate::player::{GOAL, LIFE, Player, Posture};
use crate::state::{Masmorra, Pet, Token, TurnPhase};
use crate::task::Task;

/// A seat's own numbers, the mean and the highest of its rivals' numbers, those of the active hero's turn if it is the
/// seat's own, and those of the match.
pub const INPUTS: usize = OWN + 2 * SHARED + TURN + MATCH;

const OWN: usize = 22;
/// The first of a seat's numbers that matter to its rivals too.
const SHARED: usize = 9;
const TURN: usize = 21;
const MATCH: usize = 9;

pub type MasmorraProspects = Prospects<INPUTS, 1>;

/// The prospects of a position: which seat may win.
pub fn prospects(game: &Masmorra) -> MasmorraProspects {
    let chances = cautious_evaluate(game);
    let all: [Option<[f32; OWN]>; MAX_SEATS] = std::array::from_fn(|place| {
        let seat = Seat::new(place as u8).filter(|_| place < usize::from(game.seats))?;
        Some(own(game, seat, chances.get(place).copied().unwrap_or(0.0)))
    });
    let (turn, of_match) = (turn_inputs(game), match_inputs(game));
    Prospects::of_winning(|seat| {
        let own = (*all.get(seat.index())?)?;
        let mut inputs = [0.0; INPUTS];
        let (mine, rest) = inputs.split_at_mut(OWN);
        mine.copy_from_slice(&own);
        let (rivals, rest) = rest.split_at_mut(2 * SHARED);
        write_rivals(seat, &all, rivals);
        let (now, last) = rest.split_at_mut(TURN);
        if seat == game.active {
            now.copy_from_slice(&turn);
        }
        last.copy_from_slice(&of_match);
        Some(inputs)
    })
}

/// A seat's numbers, those that matter to rivals first.
fn own(game: &Masmorra, seat: Seat, chance: f64) -> [f32; OWN] {
    let player = game.player(seat);
    let rivals = || game.all_seats().filter(|&rival| rival != seat).map(|rival| game.player(rival));
    let most = rivals().map(|rival| rival.xp).max().unwrap_or(0);
    let pending = pending_experience(game, seat);
    let (xp, ahead) = (f64::from(player.xp) + pending, f64::from(player.xp) + pending - f64::from(most));
    let to_goal = (f64::from(GOAL) - xp).max(0.0);
    let beside = game.figures.at(player.at);
    let foes = || beside.iter().filter_map(|id| game.figures.being(id)).map(|being| being.might());
    let payback: u8 = foes().map(|might| might.payback).sum();
    let fallen = player.posture == Posture::Fallen;
    let life = if fallen { LIFE } else { player.life };
    [
        xp / 16.0,
        f64::from(life) / 6.0,
        f64::from(player.gold) / 6.0,
        f64::from(player.hand.len()) / 6.0,
        flag(fallen),
        to_goal / 16.0,
        math::exp(-to_goal / 3.0),
        flag(has_a_turn_this_round(game, seat)),
        f64::from(payback) / 4.0,
        ahead / 8.0,
        math::tanh(ahead / 2.0),
        math::ln(chance.max(1e-4)) / 2.0,
        flag(xp >= f64::from(GOAL)),
        f64::from(player.lessons) / 4.0,
        f64::from(player.xp - player.arrow()) / 4.0,
        math::powi(1.0 - f64::from(life) / 6.0, 2),
        flag(seat == game.active),
        f64::from(turns_until(game, seat)) / 4.0,
        f64::from(game.dungeon.level(player.at)) / 3.0,
        f64::from(foes().map(|might| might.xp).sum::<u8>()) / 4.0,
        flag(game.captor == Some(seat)),
        standing_among(player, rivals()),
    ]
    .map(|number| number as f32)
}

/// Experience that a won combat still brings.
fn pending_experience(game: &Masmorra, seat: Seat) -> f64 {
    if seat != game.active {
        return 0.0;
    }
    let due = game.tasks.iter().map(|task| if let Task::Reward { xp } = task { xp } else { 0 }).sum::<u8>();
    let beaten = game.combat.rewards.iter().take(game.combat.beaten.into()).sum::<u8>();
    f64::from(due + beaten)
}

/// 1 for the seat that would win now, -1 for one that would lose.
fn standing_among<'a>(player: &Player, rivals: impl Iterator<Item = &'a Player>) -> f64 {
    let rank = |player: &Player| (player.xp, player.gold, player.life);
    let best = rivals.map(rank).max().unwrap_or_default();
    match rank(player).cmp(&best) {
        std::cmp::Ordering::Less => -1.0,
        std::cmp::Ordering::Equal => 0.0,
        std::cmp::Ordering::Greater => 1.0,
    }
}

/// The number of turns before this seat's next one, or 0 in its own turn.
fn turns_until(game: &Masmorra, seat: Seat) -> u8 {
    let (seats, me, now) = (game.seats.max(1), seat.index() as u8, game.active.index() as u8);
    (me + seats - now % seats) % seats
}

/// Whether the seat's turn of this round has not ended.
fn has_a_turn_this_round(game: &Masmorra, seat: Seat) -> bool {
    let seats = game.seats.max(1);
    let after_first = |other: Seat| (other.index() as u8 + seats - game.first.index() as u8 % seats) % seats;
    after_first(seat) >= after_first(game.active)
}

/// What the active hero has and can do.
fn turn_inputs(game: &Masmorra) -> [f32; TURN] {
    let (now, player) = (&game.now, game.active_player());
    let mut dice = now.dice.plus(now.symbols);
    if let Pet::Shows(symbol) = now.pet {
        dice.add(symbol);
    }
    let early = now.phase == TurnPhase::Early;
    let has_rolled = !now.dice.is_empty() || !early;
    let outlook = if now.phase == TurnPhase::Master { 0.0 } else { outlook(game, game.active) };
    let todo = game.combat.todo.iter().filter_map(|id| game.figures.being(id));
    let [step, ranged, melee, defense, elixir, magic] =
        [Symbol::Step, Symbol::Ranged, Symbol::Melee, Symbol::Defense, Symbol::Elixir, Symbol::Magic]
            .map(|symbol| f64::from(dice.count(symbol)) / 3.0);
    [
        1.0,
        flag(early),
        flag(early && !has_rolled),
        flag(now.phase == TurnPhase::Master),
        step,
        ranged,
        melee,
        defense,
        elixir,
        magic,
        f64::from(dice.total()) / 6.0,
        outlook.clamp(-12.0, 12.0) / 4.0,
        if early { outlook.clamp(-12.0, 12.0) / 4.0 } else { 0.0 },
        f64::from(now.rerolls),
        f64::from(now.points) / 4.0,
        flag(now.token == Token::Ready),
        flag(game.is_in_combat()),
        f64::from(game.combat.payback) / 2.0,
        f64::from(todo.map(|being| being.might().payback).sum::<u8>()) / 4.0,
        flag(game.combat.payback >= player.life && game.combat.payback > 0),
        f64::from(game.unfought().weight()) / 4.0,
    ]
    .map(|number| number as f32)
}

fn match_inputs(game: &Masmorra) -> [f32; MATCH] {
    let most = game.all_seats().map(|seat| game.player(seat).xp).max().unwrap_or(0);
    let left = game.options.rounds.last().map_or(40, |last| last.saturating_sub(game.round).min(40));
    [
        f64::from(game.round.min(60)) / 20.0,
        f64::from(left) / 40.0,
        math::exp(-f64::from(left) / 2.0),
        flag(game.last_round),
        flag(game.options.mode == Mode::Epic),
        f64::from(GOAL.saturating_sub(most)) / 16.0,
        flag(game.seats == 2),
        flag(game.seats == 3),
        flag(game.active.next(game.seats) == game.first),
    ]
    .map(|number| number as f32)
}

fn flag(is: bool) -> f64 {
    f64::from(u8::from(is))
}
