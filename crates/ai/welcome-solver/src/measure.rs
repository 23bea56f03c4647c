//! How strategies fare: values, gains against the yardstick, whole games.

use bots::FastDice;
use game::Dice;
use solver::{Average, Current, Dealt, Mix, Round, Side, Stage, Strategy, Table, play};

use crate::bidding::{Bout, Position, Rules};
use crate::stakes::{Ending, Score, Stakes};
use crate::strategy::Playbook;
use crate::threshold::Threshold;
use crate::training::Crew;

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

    /// The mean itself.
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// How far the truth may be off, either way, in 95 of 100 cases.
    pub fn margin(&self) -> f64 {
        let variance = self.squares / self.count.max(1.0) - self.mean() * self.mean();
        1.96 * (variance / self.count.max(1.0)).sqrt()
    }
}

/// What the round is worth to its starter if both play the table's average.
pub(crate) fn value(bout: &Bout<'_>, table: &Table, crew: Crew, plays: u64) -> Mean {
    let average = Average(table);
    crew.mean(plays, |_, dice| {
        let deal = bout.deal(dice);
        f64::from(play(bout, deal, &average, &average, dice))
    })
}

/// What a learned response gets on average, in turns as the starter and as the other one, against a table's average.
/// It is a lower bound of what a best response gets.
pub(crate) fn response_gain(bout: &Bout<'_>, to: &Table, response: &Table, crew: Crew, plays: u64) -> Mean {
    let (average, response) = (Average(to), Current(response));
    crew.mean(plays, |number, dice| {
        let deal = bout.deal(dice);
        match seat(number) {
            Side::First => f64::from(play(bout, deal, &response, &average, dice)),
            Side::Second => -f64::from(play(bout, deal, &average, &response, dice)),
        }
    })
}

/// Who plays against the yardstick.
pub(crate) enum Contender<'a> {
    /// The average of a table.
    Table(&'a Table),
    /// A book, and the yardstick itself where the book says nothing.
    Book(&'a Playbook),
}

/// What the contender gains in a round against the threshold rule, in turns as the starter and as the other one.
pub(crate) fn gain(bout: &Bout<'_>, contender: &Contender<'_>, crew: Crew, plays: u64) -> Mean {
    crew.mean_with(
        plays,
        || Threshold::new(bout.rules),
        |number, threshold, dice| {
            let me = seat(number);
            let ending = contest(bout, contender, me, threshold, dice);
            f64::from(me.worth(bout.stakes.worth(ending)))
        },
    )
}

/// How often the books win a whole game against the threshold rule, in turns as the first starter and as the other one.
pub(crate) fn games_won(rules: &Rules, books: &[(Score, Playbook)], crew: Crew, games: u64) -> Mean {
    crew.mean_with(
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
    let bout = Bout::new(rules, Stakes::PLAIN);
    let empty = Playbook::empty();
    let mut score = Score::EVEN;
    loop {
        let book = books.iter().find(|(known, _)| *known == score).map_or(&empty, |(_, book)| book);
        let ending = contest(&bout, &Contender::Book(book), me, threshold, dice);
        match score.after(ending) {
            None => return f64::from(u8::from(me.worth(Stakes::PLAIN.worth(ending)) > 0.0)),
            Some((next, same)) => {
                score = next;
                me = if same { me } else { me.other() };
            }
        }
    }
}

fn contest(
    bout: &Bout<'_>,
    contender: &Contender<'_>,
    me: Side,
    threshold: &mut Threshold<'_>,
    dice: &mut FastDice,
) -> Ending {
    let mut position = bout.deal(dice);
    loop {
        let Stage::Decides { side, at, actions } = bout.stage(&position) else {
            return position.ending();
        };
        let mix = (side == me).then(|| contender.mix(at, actions)).flatten();
        let action = mix.map_or_else(|| threshold.choose(&position), |mix| pick(&mix, dice));
        position = bout.after(&position, action);
    }
}

impl Contender<'_> {
    fn mix(&self, at: usize, actions: usize) -> Option<Mix> {
        match self {
            Contender::Table(table) => Some(Average(table).mix(at, actions)),
            Contender::Book(book) => book.look_up(at),
        }
    }
}

/// How finely a draw looks at shares.
const FINENESS: u32 = 1 << 20;

/// Draws an action by its share.
pub(crate) fn pick(mix: &Mix, dice: &mut impl Dice) -> usize {
    let mut left = dice.below(FINENESS) as f32 / FINENESS as f32;
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
            crate::bidding::Phase::Over(ending) => ending,
            _ => Ending::OtherFails,
        }
    }
}

impl Crew {
    fn mean(self, plays: u64, one: impl Fn(u64, &mut FastDice) -> f64 + Sync) -> Mean {
        self.mean_with(plays, || (), |number, (), dice| one(number, dice))
    }

    fn mean_with<H>(
        self,
        plays: u64,
        helper: impl Fn() -> H + Sync,
        one: impl Fn(u64, &mut H, &mut FastDice) -> f64 + Sync,
    ) -> Mean {
        let each = plays.div_ceil(self.threads.max(1) as u64);
        let part = |thread: usize| {
            let (mut mean, mut helper) = (Mean::default(), helper());
            let mut dice = Crew { seed: self.seed ^ MEASURING, ..self }.dice(thread);
            (0..each).for_each(|number| mean.add(one(number, &mut helper, &mut dice)));
            mean
        };
        self.on_each(part).into_iter().fold(Mean::default(), Mean::merge)
    }
}

/// Measuring draws other deals than learning.
const MEASURING: u64 = 0x5EED;
