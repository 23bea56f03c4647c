//! The queue of bots that want to think. A few of them think at the same time.
//!
//! Bots run in the order of [`Priority`]. Within one priority, the people who opened the rooms take turns, so nobody
//! can delay others by opening many rooms.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use catalog::Cancel;
use room::ids::PlayerId;
use tokio::sync::oneshot;

/// Which bots come first: those with an earlier value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Priority {
    /// A player at the table is connected.
    PlayerWaits,
    /// Only spectators are connected.
    Watched,
    /// The players are offline.
    PlayersOffline,
}

/// Names a job in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct JobId(u64);

/// A bot that wants to think.
pub(super) struct BotJob {
    pub(super) priority: Priority,
    /// Who opened the room.
    pub(super) owner: PlayerId,
    /// Makes the bot decide at once; `None` if it must think as long as usual.
    pub(super) hurry: Option<Cancel>,
}

pub(super) struct BotQueue {
    /// How many bots may think at the same time.
    cores: usize,
    state: Mutex<State>,
}

/// Lets one bot think until it is dropped.
pub(super) struct BotPermit {
    queue: Arc<BotQueue>,
    id: Option<JobId>,
    /// The part of its usual time that the bot may think: 1 if no other bot waits.
    pub(super) share: f64,
}

#[derive(Default)]
struct State {
    last_id: u64,
    running: Vec<Running>,
    waiting: Vec<Waiting>,
    /// The thinking time of each owner who has running or waiting bots.
    used: HashMap<PlayerId, Duration>,
}

struct Running {
    id: JobId,
    job: BotJob,
    start: Instant,
}

struct Waiting {
    id: JobId,
    job: BotJob,
    grant: oneshot::Sender<BotPermit>,
}

impl BotQueue {
    pub(super) fn new(cores: usize) -> Arc<BotQueue> {
        Arc::new(BotQueue { cores: cores.max(1), state: Mutex::default() })
    }

    /// Adds a bot. The receiver gets its permit.
    pub(super) fn enqueue(self: &Arc<BotQueue>, job: BotJob) -> (JobId, oneshot::Receiver<BotPermit>) {
        let (grant, granted) = oneshot::channel();
        let mut state = self.lock();
        state.admit(&job.owner);
        state.last_id += 1;
        let (id, priority) = (JobId(state.last_id), job.priority);
        state.waiting.push(Waiting { id, job, grant });
        self.reschedule(&mut state, priority);
        (id, granted)
    }

    /// Changes the priority of a bot, because someone connected or left.
    pub(super) fn set_priority(self: &Arc<BotQueue>, id: JobId, priority: Priority) {
        let mut state = self.lock();
        let running = state.running.iter_mut().find(|running| running.id == id);
        if let Some(running) = running {
            running.job.priority = priority;
        } else if let Some(waiting) = state.waiting.iter_mut().find(|waiting| waiting.id == id) {
            waiting.job.priority = priority;
            self.reschedule(&mut state, priority);
        }
    }

    /// Runs after a job with this priority was added.
    fn reschedule(self: &Arc<BotQueue>, state: &mut State, priority: Priority) {
        if priority == Priority::PlayerWaits && state.running.len() >= self.cores {
            state.hurry_others();
        }
        self.grant(state);
    }

    /// Starts waiting bots while cores are free.
    fn grant(self: &Arc<BotQueue>, state: &mut State) {
        while let Some(next) = state.next(self.cores) {
            let Waiting { id, job, grant } = state.waiting.swap_remove(next);
            let share = state.share(&job.owner, self.cores);
            state.running.push(Running { id, job, start: Instant::now() });
            let permit = BotPermit { queue: Arc::clone(self), id: Some(id), share };
            if let Err(mut unused) = grant.send(permit) {
                // Nobody waits for the permit. Dropping it would lock the state again.
                unused.id = None;
                state.end(id);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for BotPermit {
    fn drop(&mut self) {
        if let Some(id) = self.id.take() {
            let mut state = self.queue.lock();
            state.end(id);
            self.queue.grant(&mut state);
        }
    }
}

impl State {
    /// Adds an owner. Those who have no bots yet come before those who have.
    fn admit(&mut self, owner: &PlayerId) {
        let least = self.used.values().min().copied().unwrap_or_default();
        self.used.entry(owner.clone()).or_insert(least.saturating_sub(Duration::from_nanos(1)));
    }

    /// The index of the bot that starts next.
    fn next(&self, cores: usize) -> Option<usize> {
        let may_start = |waiting: &&(usize, &Waiting)| self.may_start(&waiting.1.job, cores);
        let rank = |(_, waiting): &(usize, &Waiting)| {
            (waiting.job.priority, self.used.get(&waiting.job.owner).copied(), waiting.id)
        };
        self.waiting
            .iter()
            .enumerate()
            .filter(|waiting| may_start(&waiting))
            .min_by_key(rank)
            .map(|(at, _)| at)
    }

    /// Bots for whom no player waits leave one core free, and each owner has only one of them running.
    fn may_start(&self, job: &BotJob, cores: usize) -> bool {
        if self.running.len() >= cores {
            return false;
        }
        let mut low_priority =
            self.running.iter().filter(|running| running.job.priority != Priority::PlayerWaits);
        job.priority == Priority::PlayerWaits
            || (low_priority.clone().count() < (cores - 1).max(1)
                && low_priority.all(|running| running.job.owner != job.owner))
    }

    /// Makes a bot for whom no player waits decide at once.
    fn hurry_others(&self) {
        let others = self.running.iter().filter(|running| running.job.priority != Priority::PlayerWaits);
        let mut slow = others.filter_map(|running| running.job.hurry.as_ref());
        if let Some(hurry) = slow.find(|hurry| !hurry.is_cancelled()) {
            hurry.cancel();
        }
    }

    /// Bots think shorter if more bots of their owner wait, and if more owners have bots.
    #[expect(clippy::cast_precision_loss, reason = "counts of bots are small")]
    fn share(&self, owner: &PlayerId, cores: usize) -> f64 {
        let own = self.waiting.iter().filter(|waiting| waiting.job.owner == *owner).count();
        let owners = self.used.len().max(1);
        cores as f64 / (cores + own + owners - 1) as f64
    }

    fn end(&mut self, id: JobId) {
        let Some(at) = self.running.iter().position(|running| running.id == id) else { return };
        let Running { job, start, .. } = self.running.swap_remove(at);
        let others = self.running.iter().map(|running| &running.job);
        let stays = others
            .chain(self.waiting.iter().map(|waiting| &waiting.job))
            .any(|other| other.owner == job.owner);
        if !stays {
            self.used.remove(&job.owner);
        } else if let Some(used) = self.used.get_mut(&job.owner) {
            *used += start.elapsed();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(name: &str) -> PlayerId {
        PlayerId::parse(&name.repeat(20)).unwrap()
    }

    struct Asked {
        id: JobId,
        granted: oneshot::Receiver<BotPermit>,
        cancel: Cancel,
    }

    impl Asked {
        /// The permit, if the bot may think now.
        fn permit(&mut self) -> Option<BotPermit> {
            self.granted.try_recv().ok()
        }
    }

    fn ask(queue: &Arc<BotQueue>, priority: Priority, name: &str) -> Asked {
        let cancel = Cancel::default();
        let job = BotJob { priority, owner: owner(name), hurry: Some(cancel.clone()) };
        let (id, granted) = queue.enqueue(job);
        Asked { id, granted, cancel }
    }

    #[test]
    fn players_come_before_spectators_and_spectators_before_absent_players() {
        let queue = BotQueue::new(1);
        let running = ask(&queue, Priority::PlayerWaits, "a").permit().unwrap();
        let mut absent = ask(&queue, Priority::PlayersOffline, "b");
        let mut spectator = ask(&queue, Priority::Watched, "c");
        let mut player = ask(&queue, Priority::PlayerWaits, "d");
        assert!([&mut absent, &mut spectator, &mut player].into_iter().all(|asked| asked.permit().is_none()));
        drop(running);
        let first = player.permit().expect("the player comes first");
        assert!(spectator.permit().is_none());
        drop(first);
        let second = spectator.permit().expect("then the spectator");
        assert!(absent.permit().is_none());
        drop(second);
        assert!(absent.permit().is_some());
    }

    #[test]
    fn one_owner_with_many_rooms_does_not_delay_another_owner() {
        let queue = BotQueue::new(1);
        let running = ask(&queue, Priority::PlayerWaits, "a").permit().unwrap();
        let mut many: Vec<Asked> = (0..100).map(|_| ask(&queue, Priority::PlayerWaits, "a")).collect();
        let mut other = ask(&queue, Priority::PlayerWaits, "b");
        drop(running);
        assert!(other.permit().is_some(), "a new owner comes before the hundred");
        assert!(many.iter_mut().any(|asked| asked.permit().is_some()), "then the hundred go on");
    }

    #[test]
    fn a_waiting_player_makes_a_low_priority_bot_decide_at_once() {
        let queue = BotQueue::new(1);
        let spectator = ask(&queue, Priority::Watched, "a");
        let player = ask(&queue, Priority::PlayerWaits, "b");
        assert!(spectator.cancel.is_cancelled() && !player.cancel.is_cancelled());
    }

    #[test]
    fn a_bot_comes_first_once_a_player_connects() {
        let queue = BotQueue::new(1);
        let running = ask(&queue, Priority::Watched, "a");
        let mut spectator = ask(&queue, Priority::Watched, "b");
        let mut connecting = ask(&queue, Priority::PlayersOffline, "c");
        queue.set_priority(connecting.id, Priority::PlayerWaits);
        assert!(running.cancel.is_cancelled());
        drop(running);
        let permits = (connecting.permit(), spectator.permit());
        assert!(matches!(permits, (Some(_), None)));
    }

    #[test]
    fn low_priority_bots_leave_a_core_free_and_run_one_per_owner() {
        let queue = BotQueue::new(4);
        let mut granted = Vec::new();
        for name in ["a", "a", "b", "c", "d"] {
            granted.extend(ask(&queue, Priority::PlayersOffline, name).permit());
        }
        assert_eq!(granted.len(), 3, "one each of a, b and c");
        assert!(ask(&queue, Priority::PlayerWaits, "a").permit().is_some());
    }

    #[test]
    fn bots_think_shorter_when_many_wait() {
        let queue = BotQueue::new(2);
        let first = ask(&queue, Priority::PlayerWaits, "a").permit().unwrap();
        assert!((first.share - 1.0).abs() < f64::EPSILON);
        let second = ask(&queue, Priority::PlayerWaits, "a").permit().unwrap();
        let mut many: Vec<Asked> = (0..7).map(|_| ask(&queue, Priority::PlayerWaits, "a")).collect();
        let mut other = ask(&queue, Priority::PlayerWaits, "b");
        drop(first);
        let share = |permit: Option<BotPermit>| permit.unwrap().share;
        let of_other = other.permit();
        drop(second);
        assert!((share(of_other) - 2.0 / 3.0).abs() < 1e-9, "another owner has bots");
        assert!(
            (share(many.iter_mut().find_map(Asked::permit)) - 2.0 / 9.0).abs() < 1e-9,
            "six more of a wait"
        );
    }

    #[test]
    fn a_bot_whose_room_is_gone_takes_no_core() {
        let queue = BotQueue::new(1);
        let running = ask(&queue, Priority::PlayerWaits, "a").permit().unwrap();
        drop(ask(&queue, Priority::PlayerWaits, "a"));
        let mut next = ask(&queue, Priority::PlayerWaits, "a");
        drop(running);
        assert!(next.permit().is_some());
        assert!(queue.lock().used.is_empty() && queue.lock().running.is_empty());
    }
}
