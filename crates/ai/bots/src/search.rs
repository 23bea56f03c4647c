//! A player that plays on in its head: it draws states that fit what it sees, weighs them by how plausible they make
//! what the others did, and plays each of its decisions on as sensible players would.
//!
//! The others are modelled by what sensible players do and not by a tree of their own: a tree finds out how bad a
//! position is for them in the one deal it looks at, which they cannot know, and so takes them for fools. Plain
//! information-set tree search loses to simple rules of thumb here for that reason.

mod beliefs;
mod doubt;
mod playing_on;
mod race;
mod sealed;
mod trail;

use game::{Choice, Game, Observer, Seat};

pub(crate) use self::doubt::Doubt;

use self::beliefs::Beliefs;
use self::playing_on::PlayingOn;
use self::race::Race;
use self::sealed::Sealed;
use self::trail::Trail;
use crate::bot::Bot;
use crate::budget::{Budget, Cancel, Watch};
use crate::dice::FastDice;
use crate::knowledge::Knowledge;

/// States that are held possible at once: more would only be looked at once or twice.
const BELIEFS: usize = 256;

/// Decides by search.
pub struct Search<G: Game> {
    knowledge: Knowledge<G>,
    budget: Budget,
    dice: FastDice,
    playing_on: PlayingOn<G>,
    trail: Trail<G::View, G::Action>,
    report: SearchReport,
}

/// What a search has spent on its last decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchReport {
    /// Games played on.
    pub iterations: u32,
}

impl<G: Game> Search<G> {
    /// A player that searches within this budget for each decision. The same seed and the same budget in iterations
    /// decide the same.
    #[must_use]
    pub fn new(knowledge: Knowledge<G>, budget: Budget, seed: u64) -> Search<G> {
        let (dice, playing_on) = (FastDice::seeded(seed), PlayingOn::new(knowledge));
        Search { knowledge, budget, dice, playing_on, trail: Trail::new(), report: SearchReport::default() }
    }

    /// What the last decision took.
    #[must_use]
    pub fn report(&self) -> SearchReport {
        self.report
    }

    /// What is to be compared: the policy's own choice first, no decision that only changes how one is asked, and none
    /// that would lead in a circle.
    fn candidates(&mut self, view: &G::View, legal: &[G::Action]) -> Vec<G::Action> {
        let proposed =
            (self.knowledge.policy)(view, legal, &mut self.dice).filter(|action| legal.contains(action));
        let others = legal.iter().copied().filter(|action| Some(*action) != proposed && !action.is_aside());
        self.trail.fresh(view, proposed.into_iter().chain(others).collect())
    }

    fn search(
        &mut self,
        view: &G::View,
        candidates: &[G::Action],
        watch: &mut Watch<'_>,
    ) -> Option<G::Action> {
        let beliefs = Beliefs::gather(view, &self.knowledge, BELIEFS, &mut self.dice, watch)?;
        let me = decider(view, beliefs.draw(&mut self.dice)?)?;
        if let Some(mut sealed) = Sealed::of(me, candidates, &beliefs, self.knowledge, &mut self.dice) {
            sealed.run(&mut self.playing_on, &mut self.dice, watch);
            return sealed.verdict(&mut self.dice);
        }
        let mut race = Race::of(candidates.iter().copied());
        race.run(me, &beliefs, &mut self.playing_on, &mut self.dice, watch);
        race.verdict(self.knowledge.caution)
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        self.choose_until(view, legal, &Cancel::default())
    }

    fn choose_until(&mut self, view: &G::View, legal: &[G::Action], cancel: &Cancel) -> Option<G::Action> {
        let mut watch = Watch::start(self.budget, cancel);
        let candidates = self.candidates(view, legal);
        let is_choice = candidates.len() > 1 && !watch.is_over() && !(self.knowledge.is_known)(view);
        let found = if is_choice { self.search(view, &candidates, &mut watch) } else { None };
        self.report = SearchReport { iterations: watch.spent() };
        let choice = found.or(candidates.first().copied()).or(legal.first().copied());
        choice.inspect(|action| self.trail.note(view, *action))
    }
}

/// Whose view this is: the seat that would see the same in a state drawn from it.
fn decider<G: Game>(view: &G::View, state: &G) -> Option<Seat> {
    state.turn().actors().iter().find(|&seat| state.view(Observer::Seat(seat)) == *view)
}
