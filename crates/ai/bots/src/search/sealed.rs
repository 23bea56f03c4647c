//! Choices made in secret at the same time, where whoever can be foreseen can be beaten: everyone mixes by regret
//! matching, so that nobody's choice can be relied on.

use game::{Game, Seat, SeatSet, Silent, Turn};

use super::beliefs::Beliefs;
use super::playing_on::PlayingOn;
use crate::budget::Watch;
use crate::dice::FastDice;
use crate::knowledge::{Knowledge, Shares};

/// How often another seat is taken to follow the quick guess instead of its best mixture: people and bots are both.
const BY_HABIT: f64 = 0.5;
/// A share of the mixture below this part of the greatest one is noise.
const NOISE: f64 = 0.15;

/// The choices of one seat, with what each of them would have gained over the mixture played.
struct Mixer<A> {
    seat: Seat,
    actions: Vec<A>,
    regrets: Vec<f64>,
    /// How often each was mixed in, later rounds counting more.
    average: Vec<f64>,
    gained: Vec<f64>,
}

impl<A: Copy + Eq> Mixer<A> {
    fn of(seat: Seat, actions: Vec<A>) -> Mixer<A> {
        let none = || vec![0.0; actions.len()];
        Mixer { seat, regrets: none(), average: none(), gained: none(), actions }
    }

    /// The share of this choice in the mixture: by its regret, and all alike while nothing is regretted.
    fn share(&self, place: usize) -> f64 {
        let total: f64 = self.regrets.iter().sum();
        if total > 0.0 { self.regrets[place] / total } else { 1.0 / self.actions.len() as f64 }
    }

    fn draw(&self, dice: &mut FastDice) -> usize {
        draw(&self.regrets, dice)
    }

    /// Learns what each choice would have brought against the same choices of the others. Regrets below nothing are
    /// forgotten, so that a choice that becomes good is found at once.
    fn learn(&mut self, shares: &[f64], round: u32) {
        let mixed: f64 = shares.iter().enumerate().map(|(place, share)| share * self.share(place)).sum();
        for place in 0..self.actions.len() {
            self.average[place] += f64::from(round) * self.share(place);
        }
        for (place, share) in shares.iter().enumerate() {
            self.regrets[place] = (self.regrets[place] + share - mixed).max(0.0);
            self.gained[place] += share;
        }
    }
}

/// One of the places by these weights; any of them if all are nothing.
fn draw(weights: &[f64], dice: &mut FastDice) -> usize {
    let total: f64 = weights.iter().sum();
    if total <= 0.0 {
        return (dice.share() * weights.len() as f64) as usize;
    }
    let mut left = dice.share() * total;
    let found = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    found.unwrap_or_else(|| weights.iter().rposition(|weight| *weight > 0.0).unwrap_or(0))
}

/// A secret choice of several seats, thought through.
pub(super) struct Sealed<'a, G: Game> {
    knowledge: Knowledge<G>,
    mine: Mixer<G::Action>,
    others: Vec<Mixer<G::Action>>,
    beliefs: &'a Beliefs<G>,
    shares: Vec<f64>,
    round: u32,
}

impl<'a, G: Game> Sealed<'a, G> {
    /// The seats that choose in secret with me; nothing if this is no such choice, or if the first of my candidates is
    /// something else that may be done before it.
    pub(super) fn of(
        me: Seat,
        actions: &[G::Action],
        beliefs: &'a Beliefs<G>,
        knowledge: Knowledge<G>,
        dice: &mut FastDice,
    ) -> Option<Sealed<'a, G>> {
        let state = beliefs.draw(dice)?;
        let Turn::Decide { owe, may } = state.turn() else { return None };
        let sealed: Vec<_> = actions.iter().copied().filter(|&action| state.seals(action)).collect();
        if !owe.contains(me) || sealed.len() < 2 || sealed.first() != actions.first() {
            return None;
        }
        let others: Vec<_> = rivals(state, owe.union(may).without(me)).collect();
        let mine = Mixer::of(me, sealed);
        (!others.is_empty()).then_some(Sealed {
            knowledge,
            mine,
            others,
            beliefs,
            shares: Vec::new(),
            round: 0,
        })
    }

    /// Lets everyone learn until the budget is spent.
    pub(super) fn run(&mut self, playing_on: &mut PlayingOn<G>, dice: &mut FastDice, watch: &mut Watch<'_>) {
        while !watch.is_over() {
            self.round += 1;
            let Some(state) = self.beliefs.draw(dice) else { return };
            let (state, seed) = (state.clone(), dice.seed());
            let choices: Vec<_> = self.others.iter().map(|other| self.choice(&state, other, dice)).collect();
            if !self.learn_mine(&state, &choices, playing_on, seed, watch) {
                return;
            }
            let learner = self.round as usize % self.others.len();
            self.learn_other(learner, &state, choices, playing_on, seed, dice, watch);
        }
    }

    /// What another seat chooses in this round: by habit, or by its mixture.
    fn choice(&self, state: &G, other: &Mixer<G::Action>, dice: &mut FastDice) -> G::Action {
        let by_habit = dice.share() < BY_HABIT;
        let habit = if by_habit {
            (self.knowledge.rollout_policy)(state, other.seat, &other.actions, dice)
        } else {
            None
        };
        let known = habit.filter(|action| other.actions.contains(action));
        known.unwrap_or_else(|| other.actions[other.draw(dice)])
    }

    fn learn_mine(
        &mut self,
        state: &G,
        choices: &[G::Action],
        playing_on: &mut PlayingOn<G>,
        seed: u64,
        watch: &mut Watch<'_>,
    ) -> bool {
        let me = self.mine.seat;
        self.shares.clear();
        for &action in &self.mine.actions {
            if watch.is_over() {
                return false;
            }
            watch.tick();
            let shares = self.outcome(state, choices, action, playing_on, seed);
            self.shares.push(shares[me.index()]);
        }
        self.mine.learn(&self.shares, self.round);
        true
    }

    #[expect(clippy::too_many_arguments, reason = "a round of thought is all of these")]
    fn learn_other(
        &mut self,
        learner: usize,
        state: &G,
        mut choices: Vec<G::Action>,
        playing_on: &mut PlayingOn<G>,
        seed: u64,
        dice: &mut FastDice,
        watch: &mut Watch<'_>,
    ) {
        let my_action = self.mine.actions[self.mine.draw(dice)];
        let seat = self.others[learner].seat;
        self.shares.clear();
        for place in 0..self.others[learner].actions.len() {
            if watch.is_over() {
                return;
            }
            watch.tick();
            choices[learner] = self.others[learner].actions[place];
            let shares = self.outcome(state, &choices, my_action, playing_on, seed);
            self.shares.push(shares[seat.index()]);
        }
        self.others[learner].learn(&self.shares, self.round);
    }

    /// What everyone gets if all choose like this. I choose last, so that nothing is turned up before.
    fn outcome(
        &self,
        state: &G,
        choices: &[G::Action],
        mine: G::Action,
        playing_on: &mut PlayingOn<G>,
        seed: u64,
    ) -> Shares {
        let mut game = state.clone();
        for (other, &action) in self.others.iter().zip(choices) {
            // A choice that this state does not allow is left to the quick guess of whoever plays on.
            let _ = game.decide(other.seat, action, &mut Silent);
        }
        let _ = game.decide(self.mine.seat, mine, &mut Silent);
        playing_on.finish(&mut game, &mut FastDice::seeded(seed))
    }

    /// One of my choices, drawn from the average mixture; never one that always lost while another did not.
    pub(super) fn verdict(&self, dice: &mut FastDice) -> Option<G::Action> {
        let hopeful = self.mine.gained.iter().any(|gained| *gained > 0.0);
        let greatest = self.mine.average.iter().copied().fold(0.0, f64::max);
        let weight = |(&share, &gained): (&f64, &f64)| {
            if share < NOISE * greatest || (hopeful && gained <= 0.0) { 0.0 } else { share }
        };
        let weights: Vec<f64> = self.mine.average.iter().zip(&self.mine.gained).map(weight).collect();
        (self.round > 1).then(|| self.mine.actions.get(draw(&weights, dice)).copied()).flatten()
    }
}

/// The others who choose in secret now, or may still change what they chose.
fn rivals<G: Game>(state: &G, seats: SeatSet) -> impl Iterator<Item = Mixer<G::Action>> {
    seats.iter().filter_map(|seat| {
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        actions.retain(|&action| state.seals(action));
        (!actions.is_empty()).then(|| Mixer::of(seat, actions))
    })
}
