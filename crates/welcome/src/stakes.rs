//! What is at stake.
use game::Seat;
use crate::view::{View, Bidding};
use crate::policy::KNOBS;

pub(crate) struct Stakes {
    pub(crate) now: f64,
    success: f64,
    failure: f64,
    other_success: f64,
    other_failure: f64,
    pub(crate) rivals: usize,
}

impl Stakes {
    pub(crate) fn of(view: &View, me: Seat) -> Stakes {
        let standing = Standing { players: view.players.iter().map(|p| (p.successes, p.failures)).collect() };
        let rivals: Vec<usize> = (0..view.players.len()).filter(|&i| i != me.index() && matches!(view.players[i].bidding, Bidding::Waiting | Bidding::Bidding)).collect();
        let n = rivals.len().max(1) as f64;
        let me = me.index();
        Stakes {
            now: standing.worth(me),
            success: standing.after(me, true).worth(me),
            failure: standing.after(me, false).worth(me),
            other_success: rivals.iter().map(|&o| standing.after(o, true).worth(me)).sum::<f64>() / n,
            other_failure: rivals.iter().map(|&o| standing.after(o, false).worth(me)).sum::<f64>() / n,
            rivals: rivals.len(),
        }
    }
    pub(crate) fn enter(&self, p: f64) -> f64 { p * self.success + (1.0 - p) * self.failure }
    pub(crate) fn leave(&self, p: f64) -> f64 { p * self.other_success + (1.0 - p) * self.other_failure }
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Standing { players: Vec<(u8, u8)> }

impl Standing {
    fn after(&self, who: usize, success: bool) -> Standing {
        let mut next = self.clone();
        if success { next.players[who].0 += 1 } else { next.players[who].1 += 1 }
        next
    }
    fn worth(&self, me: usize) -> f64 {
        self.known(me, &mut Default::default())
    }
    fn known(&self, me: usize, memo: &mut rustc_hash::FxHashMap<Standing, f64>) -> f64 {
        if let Some(winner) = self.players.iter().position(|p| p.0 >= 2) { return f64::from(u8::from(winner == me)) }
        if self.players[me].1 >= 2 { return 0.0 }
        let alive: Vec<usize> = (0..self.players.len()).filter(|&i| self.players[i].1 < 2).collect();
        if alive.len() == 1 { return 1.0 }
        if let Some(&w) = memo.get(self) { return w }
        let luck = KNOBS.luck;
        let w = alive.iter().map(|&who| luck * self.after(who, true).known(me, memo) + (1.0 - luck) * self.after(who, false).known(me, memo)).sum::<f64>() / alive.len() as f64;
        memo.insert(self.clone(), w);
        w
    }
}
