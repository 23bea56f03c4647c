//! Measures strategies by playing: values, gains against the threshold rule, and whole games.

use bots::FastDice;
use game::Dice;
use solver::{
    AverageStrategy, CurrentStrategy, Node, Probabilities, RegretTable, Round, SampleDeals, Side, Strategy,
    play,
};

use crate::playbook::Playbook;
use crate::round::{Position, Rules, StakedRound};
use crate::stakes::{Ending, Score, Stakes};
use crate::threshold::Threshold;
use crate::training::Workers;

/// A mean over many plays.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn merge(mut self, other: Mean) -> Mean {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self
    }

    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// The half-width of the 95 % confidence interval.
    pub fn margin(&self) -> f64 {
        let variance = self.squares / self.count.max(1.0) - self.mean() * self.mean();
        1.96 * (variance / self.count.max(1.0)).sqrt()
    }
}

/// The value of the round to its starter if both play the table's average strategy.
pub(crate) fn value(round: &StakedRound<'_>, table: &RegretTable, workers: Workers, plays: u64) -> Mean {
    let average = AverageStrategy(table);
    workers.mean(plays, |_, dice| {
        let deal = round.deal(dice);
        f64::from(play(round, deal, &average, &average, dice))
    })
}

/// The average gain of a learned response against a table's average strategy, alternating seats. It is a lower bound of a
/// best response's gain.
pub(crate) fn response_gain(
    round: &StakedRound<'_>,
    to: &RegretTable,
    response: &RegretTable,
    workers: Workers,
    plays: u64,
) -> Mean {
    let (average, response) = (AverageStrategy(to), CurrentStrategy(response));
    workers.mean(plays, |number, dice| {
        let deal = round.deal(dice);
        match seat(number) {
            Side::First => f64::from(play(round, deal, &response, &average, dice)),
            Side::Second => -f64::from(play(round, deal, &average, &response, dice)),
        }
    })
}

/// A strategy that plays against the threshold rule.
pub(crate) enum Contender<'a> {
    /// The average strategy of a table.
    Table(&'a RegretTable),
    /// A book, with the threshold rule as its fallback.
    Book(&'a Playbook),
}

/// The contender's gain in a round against the threshold rule, alternating seats.
pub(crate) fn gain(round: &StakedRound<'_>, contender: &Contender<'_>, workers: Workers, plays: u64) -> Mean {
    workers.mean_with(
        plays,
        || Threshold::new(round.rules),
        |number, threshold, dice| {
            let me = seat(number);
            let ending = contest(round, contender, me, threshold, dice);
            f64::from(me.payoff(round.stakes.worth(ending)))
        },
    )
}

/// How often the books win a whole game against the threshold rule, alternating the first starter.
pub(crate) fn games_won(rules: &Rules, books: &[(Score, Playbook)], workers: Workers, games: u64) -> Mean {
    workers.mean_with(
        games,
        || Threshold::new(rules),
        |number, threshold, dice| whole_game(rules, books, seat(number), threshold, dice),
    )
}

fn whole_game(
    rules: &Rules,
    books: &[(Score, Playbook)],
    mut me: Side,
    threshold: &mut Threshold<'_>,
    dice: &mut FastDice,
) -> f64 {
    let round = StakedRound::new(rules, Stakes::PLAIN);
    let empty = Playbook::empty();
    let mut score = Score::EVEN;
    loop {
        let book = books.iter().find(|(known, _)| *known == score).map_or(&empty, |(_, book)| book);
        let ending = contest(&round, &Contender::Book(book), me, threshold, dice);
        match score.after(ending) {
            None => return f64::from(u8::from(me.payoff(Stakes::PLAIN.worth(ending)) > 0.0)),
            Some((next, same)) => {
                score = next;
                me = if same { me } else { me.other() };
            }
        }
    }
}

fn contest(
    round: &StakedRound<'_>,
    contender: &Contender<'_>,
    me: Side,
    threshold: &mut Threshold<'_>,
    dice: &mut FastDice,
) -> Ending {
    let mut position = round.deal(dice);
    loop {
        let Node::Decision { side, at, actions } = round.node(&position) else {
            return position.ending();
        };
        let mix = (side == me).then(|| contender.probabilities(at, actions)).flatten();
        let action = mix.map_or_else(|| threshold.choose(&position), |mix| pick(&mix, dice));
        position = round.after(&position, action);
    }
}

impl Contender<'_> {
    fn probabilities(&self, at: usize, actions: usize) -> Option<Probabilities> {
        match self {
            Contender::Table(table) => Some(AverageStrategy(table).probabilities(at, actions)),
            Contender::Book(book) => book.look_up(at),
        }
    }
}

/// The resolution of a random draw.
const RESOLUTION: u32 = 1 << 20;

/// Draws an action from a mix.
pub(crate) fn pick(mix: &Probabilities, dice: &mut impl Dice) -> usize {
    let mut left = dice.below(RESOLUTION) as f32 / RESOLUTION as f32;
    let chosen = mix.iter().position(|share| {
        left -= share;
        left < 0.0 && *share > 0.0
    });
    chosen.unwrap_or_else(|| {
        (0..mix.len()).fold(0, |best, next| if mix[next] > mix[best] { next } else { best })
    })
}

fn seat(number: u64) -> Side {
    if number.is_multiple_of(2) { Side::First } else { Side::Second }
}

impl Position {
    fn ending(&self) -> Ending {
        match self.phase {
            crate::round::Phase::Over(ending) => ending,
            _ => Ending::OtherFails,
        }
    }
}

impl Workers {
    fn mean(self, plays: u64, one: impl Fn(u64, &mut FastDice) -> f64 + Sync) -> Mean {
        self.mean_with(plays, || (), |number, (), dice| one(number, dice))
    }

    fn mean_with<H>(
        self,
        plays: u64,
        state: impl Fn() -> H + Sync,
        one: impl Fn(u64, &mut H, &mut FastDice) -> f64 + Sync,
    ) -> Mean {
        let each = plays.div_ceil(self.threads.max(1) as u64);
        let part = |thread: usize| {
            let (mut mean, mut state) = (Mean::default(), state());
            let mut dice = Workers { seed: self.seed ^ MEASURE_SEED, ..self }.dice(thread);
            (0..each).for_each(|number| mean.add(one(number, &mut state, &mut dice)));
            mean
        };
        self.on_each(part).into_iter().fold(Mean::default(), Mean::merge)
    }
}

/// Changes the seed, so that measuring uses other deals than learning.
const MEASURE_SEED: u64 = 0x5EED;
