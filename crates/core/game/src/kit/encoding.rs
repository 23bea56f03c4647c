//! Checks the encoding of a game for programs that learn.

use std::collections::{HashMap, HashSet};

use crate::contract::Game;
use crate::encoding::{Encoding, FeatureBytes, NamedFeatures, feature_names};
use crate::seat::Observer;
use crate::setup::Setup;
use crate::sink::Silent;

use super::Kit;
use super::effort::Effort;
use super::law::{CheckResult, Failure, Law, Violation};
use super::run::Run;
use super::setups;

/// What [`check_encoding`] has compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EncodingReport {
    pub setups: u64,
    /// Different vectors of features.
    pub vectors: u64,
    /// Different ids of legal actions.
    pub actions: u64,
}

/// Plays random games with all options and seat counts, and checks every view and every list of legal actions.
pub fn check_encoding<G: Encoding>(effort: Effort) -> Result<EncodingReport, Violation> {
    let mut kit = Kit::<G>::new(effort);
    let setups = setups::all(&mut kit)?;
    let mut check = EncodingCheck::new().map_err(Failure::anywhere)?;
    for setup in &setups {
        check.play(&mut kit, setup).map_err(|failure| failure.at(setup))?;
    }
    Ok(EncodingReport {
        setups: setups.len() as u64,
        vectors: check.views.len() as u64,
        actions: check.used.len() as u64,
    })
}

/// Views of one setup and observer are compared. Different setups can look the same until an option matters.
struct EncodingCheck<G: Game> {
    names: Vec<String>,
    views: HashMap<Vec<i32>, G::View>,
    used: HashSet<u16>,
}

impl<G: Encoding> EncodingCheck<G> {
    fn new() -> CheckResult<EncodingCheck<G>> {
        let names = feature_names::<G>();
        check_names(&names, "feature")?;
        let actions = G::action_names();
        check_names(&actions, "action")?;
        if actions.len() != G::ACTIONS {
            let details = format!("{} ids and {} names of actions", G::ACTIONS, actions.len());
            return Err(Failure::new(Law::ActionIdsDiffer, details));
        }
        Ok(EncodingCheck { names, views: HashMap::new(), used: HashSet::new() })
    }

    fn play(&mut self, kit: &mut Kit<G>, setup: &Setup) -> CheckResult {
        for _ in 0..kit.effort.games {
            let mut run = Run::<G>::start_ahead(kit, setup)?;
            loop {
                self.position(&run).map_err(|failure| failure.after(&run.trace()))?;
                let Some(step) = run.next(kit)? else { break };
                run.take(step, &mut Silent)?;
            }
        }
        Ok(())
    }

    fn position(&mut self, run: &Run<G>) -> CheckResult {
        let (mut legal, mut ids) = (Vec::new(), Vec::new());
        for observer in Observer::all(run.seats) {
            let view = run.state.view(observer);
            self.features(&view)?;
            if let Some(seat) = observer.seat() {
                run.state.legal(seat, &mut legal);
                G::action_ids(&view, &legal, &mut ids);
                self.ids(&legal, &ids)?;
            }
        }
        Ok(())
    }

    fn ids(&mut self, legal: &[G::Action], ids: &[u16]) -> CheckResult {
        let broken = |details: String| Err(Failure::new(Law::ActionIdsDiffer, details));
        if ids.len() != legal.len() {
            return broken(format!("{} ids for {} actions", ids.len(), legal.len()));
        }
        let mut by_id = HashMap::new();
        for (&id, action) in ids.iter().zip(legal) {
            if usize::from(id) >= G::ACTIONS {
                return broken(format!("{action:?} has id {id}, and there are only {} ids", G::ACTIONS));
            }
            if let Some(other) = by_id.insert(id, action) {
                return broken(format!("{action:?} and {other:?} have the same id {id}"));
            }
            self.used.insert(id);
        }
        Ok(())
    }

    fn features(&mut self, view: &G::View) -> CheckResult {
        let broken = |details: String| Err(Failure::new(Law::FeaturesDiffer, details));
        let mut features = NamedFeatures::default();
        G::write_features(view, &mut features);
        if features.names != self.names {
            return broken(format!("the features of {view:?} have other names than those of a new game"));
        }
        if let Some(name) = features.out_of_range.first() {
            return broken(format!("{name} is not below the count of its feature in {view:?}"));
        }
        let mut bytes = vec![0; self.names.len()];
        G::write_features(view, &mut FeatureBytes::new(&mut bytes));
        let same = features.values.iter().zip(&bytes).position(|(value, byte)| *value != i32::from(*byte));
        if let Some(at) = same {
            return broken(format!("{} is {}, which is not a byte", self.names[at], features.values[at]));
        }
        let part = G::encoded_part(view);
        match self.views.insert(features.values, part.clone()) {
            Some(other) if other != part => {
                broken(format!("two views have the same features:\n{part:?}\n{other:?}"))
            }
            _ => Ok(()),
        }
    }
}

fn check_names(names: &[String], what: &str) -> CheckResult {
    let mut seen = HashSet::new();
    match names.iter().find(|name| !seen.insert(*name)) {
        Some(name) => {
            Err(Failure::new(Law::FeaturesDiffer, format!("two names of a {what} are equal: {name}")))
        }
        None => Ok(()),
    }
}
