//! A moment's thought: is this decision much worse than that one?

use game::Game;

use super::beliefs::Beliefs;
use super::decider;
use super::playing_on::PlayingOn;
use super::race::Race;
use crate::budget::{Budget, Cancel, Watch};
use crate::dice::FastDice;
use crate::knowledge::Knowledge;

/// Games played on for each of the two decisions.
const ROUNDS: u32 = 16;

/// Someone who doubts a decision.
pub(crate) struct Doubt<G: Game> {
    knowledge: Knowledge<G>,
    playing_on: PlayingOn<G>,
}

impl<G: Game> Doubt<G> {
    pub(crate) fn new(knowledge: Knowledge<G>) -> Doubt<G> {
        Doubt { knowledge, playing_on: PlayingOn::new(knowledge) }
    }

    /// Whether the whim is absurd beside the sensible decision.
    pub(crate) fn is_absurd(
        &mut self,
        view: &G::View,
        sensible: G::Action,
        whim: G::Action,
        dice: &mut FastDice,
    ) -> bool {
        sensible != whim
            && self.waste(view, sensible, whim, dice).is_some_and(|waste| waste > self.knowledge.absurd)
    }

    /// The part of my share of the victory that the whim throws away; less than nothing if it is the better decision.
    fn waste(
        &mut self,
        view: &G::View,
        sensible: G::Action,
        whim: G::Action,
        dice: &mut FastDice,
    ) -> Option<f64> {
        let cancel = Cancel::default();
        let mut watch = Watch::start(Budget::iterations(2 * ROUNDS).ok()?, &cancel);
        let beliefs = Beliefs::gather(view, &self.knowledge, ROUNDS as usize, dice, &watch)?;
        let me = decider(view, beliefs.draw(dice)?)?;
        let mut race = Race::of([sensible, whim]);
        race.run(me, &beliefs, &mut self.playing_on, dice, &mut watch);
        let [sensible, whim] = race.runners.as_slice() else { return None };
        (!sensible.always_lost()).then(|| 1.0 - whim.mean() / sensible.mean())
    }
}
