//! The best response to someone whose habits are known, exactly: it remembers the whole public story and its own cards.
//!
//! The walk goes through every public story that the rival's habits allow. At each it knows what the rival may hold, and
//! works out for every holding of the responder at once what it can get from there on. What is carried upwards is not yet
//! divided by how likely the responder's holding is, so that values of different rival's holdings simply add up.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use solver::Side;

use crate::bidding::{ADD, Bout, bidder_after};
use crate::crowd::Crowd;
use crate::deck::{CARDS, KINDS};
use crate::families::{Families, Family, NONE};
use crate::gear::Tiles;
use crate::habits::{Habits, Learned};
use crate::rival::{Bidding, Rival};
use crate::stakes::Ending;
use crate::threshold::Threshold;
use crate::training::Crew;

/// What best responses get on average as either side of the round, against someone who plays by what was learned, and by the
/// threshold rule where nothing was. The function is told how many of how many parts are done, for one side and then for the
/// other.
pub(crate) fn best_responses(
    bout: &Bout<'_>,
    learned: Learned<'_>,
    threads: usize,
    tell: &(impl Fn(usize, usize) + Sync),
) -> [f64; 2] {
    let (habits, families) = (Habits::new(bout.rules, learned), Families::new());
    [Side::First, Side::Second].map(|responder| {
        let court = Court { bout, habits: &habits, families: &families, responder };
        court.worth(Story::fresh(), &Rival::fresh(), threads, tell)[0]
    })
}

/// What does not change in the course of the walk.
#[derive(Clone, Copy)]
struct Court<'a> {
    bout: &'a Bout<'a>,
    habits: &'a Habits<'a>,
    families: &'a Families,
    responder: Side,
}

/// What both have seen, but for the rival's part in it.
#[derive(Clone, Copy)]
struct Story {
    drawn: u8,
    tiles: Tiles,
    /// How many cards the responder has added and set aside.
    added: u8,
    aside: u8,
}

impl Story {
    const fn fresh() -> Story {
        Story { drawn: 0, tiles: Tiles::ALL, added: 0, aside: 0 }
    }

    const fn bidder(&self) -> Side {
        bidder_after(self.drawn)
    }

    /// After a card was added, or set aside for the tile with this number.
    const fn after(mut self, action: usize) -> Story {
        self.drawn += 1;
        if action != ADD {
            self.tiles = self.tiles.without(self.tiles.nth(action - 1));
        }
        self
    }

    const fn with_own(mut self, action: usize) -> Story {
        if action == ADD {
            self.added += 1;
        } else {
            self.aside += 1;
        }
        self
    }

    /// The probability of one order of the cards drawn so far, were all cards different.
    fn order(&self) -> f32 {
        (0..self.drawn).map(|before| 1.0 / f32::from(CARDS - before)).product()
    }
}

/// What each holding of the responder gets, by rank.
type Worths = Vec<f64>;

/// After so many cards more the stories are shared out among the threads.
const SHARED: u8 = 4;

impl Court<'_> {
    /// Walks the first cards twice: once to list the stories that lead on, which are then worked out side by side, and once
    /// to put together what they came to.
    fn worth(
        &self,
        story: Story,
        rival: &Rival,
        threads: usize,
        tell: &(impl Fn(usize, usize) + Sync),
    ) -> Worths {
        let shared = story.drawn + SHARED;
        let mut lister = Walk::new(self, shared, Upto::Listing(Vec::new()));
        lister.bid(story, rival);
        let Upto::Listing(parts) = lister.upto else { return Worths::new() };
        let results: Vec<Mutex<Worths>> = parts.iter().map(|_| Mutex::default()).collect();
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Crew { before: 0, threads, seed: 0 }.on_each(|_| {
            let mut walk = Walk::new(self, shared, Upto::TheEnd);
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let (Some((story, rival)), Some(result)) = (parts.get(number), results.get(number)) else {
                    break;
                };
                let worths = walk.bid(*story, rival);
                *result.lock().unwrap_or_else(PoisonError::into_inner) = worths;
                tell(done.fetch_add(1, Ordering::Relaxed) + 1, parts.len());
            }
        });
        let results = results.into_iter().map(|result| result.into_inner().unwrap_or_default());
        Walk::new(self, shared, Upto::Knowing(results.collect::<Vec<_>>().into_iter())).bid(story, rival)
    }
}

/// How far a walk goes.
enum Upto {
    /// To the end.
    TheEnd,
    /// To the stories that are shared out, which it lists.
    Listing(Vec<(Story, Rival)>),
    /// To the same ones, in the same order, of which the worths are known.
    Knowing(std::vec::IntoIter<Worths>),
}

/// One walk.
struct Walk<'a> {
    court: &'a Court<'a>,
    rule: Threshold<'a>,
    /// After how many cards the stories are shared out.
    shared: u8,
    upto: Upto,
}

impl<'a> Walk<'a> {
    fn new(court: &'a Court<'a>, shared: u8, upto: Upto) -> Walk<'a> {
        Walk { court, rule: Threshold::new(court.bout.rules), shared, upto }
    }

    fn own(&self, story: Story) -> &'a Family {
        self.court.families.of(story.added, story.aside)
    }

    fn bidding(&self, story: Story) -> Bidding<'a> {
        let Court { families, habits, .. } = *self.court;
        Bidding { families, habits, drawn: story.drawn, tiles: story.tiles, hidden: story.added }
    }

    /// Someone draws or passes.
    fn bid(&mut self, story: Story, rival: &Rival) -> Worths {
        if rival.holdings.is_empty() {
            return vec![0.0; self.own(story).holdings.len()];
        }
        if story.drawn == self.shared {
            match &mut self.upto {
                Upto::TheEnd => {}
                Upto::Listing(parts) => {
                    parts.push((story, rival.clone()));
                    return vec![0.0; self.own(story).holdings.len()];
                }
                Upto::Knowing(worths) => return worths.next().unwrap_or_default(),
            }
        }
        if story.drawn == CARDS {
            return self.passed(story, rival);
        }
        if story.bidder() == self.court.responder {
            let passed = self.passed(story, rival);
            return better(passed, &self.draws(story, rival));
        }
        let [bids, passes] = rival.bids(self.bidding(story), &mut self.rule);
        let passed = self.passed(story, &passes);
        sum(passed, &self.rival_draws(story, &bids))
    }

    /// The responder draws a card of each kind that there may be, and places it where it is worth most.
    fn draws(&mut self, story: Story, rival: &Rival) -> Worths {
        let added = self.bid(story.after(ADD).with_own(ADD), rival);
        let mut aside: Option<Worths> = None;
        for action in 1..=story.tiles.len() {
            let worths = self.bid(story.after(action).with_own(action), rival);
            aside = Some(aside.map_or_else(|| worths.clone(), |best| better(best, &worths)));
        }
        let family = self.own(story);
        let best = |rank: usize, kind: usize| {
            let placed = |worths: &Worths, next: u16| worths[usize::from(next)];
            let add = placed(&added, family.added[rank][kind]);
            aside.as_ref().map_or(add, |aside| add.max(placed(aside, family.aside[rank][kind])))
        };
        let drawn = |rank: usize| {
            let kinds = (0..KINDS.len()).filter(|&kind| family.added[rank][kind] != NONE);
            kinds.map(|kind| best(rank, kind)).sum()
        };
        (0..family.holdings.len()).map(drawn).collect()
    }

    /// The rival draws, and everyone sees whether and for which tile the card is set aside.
    fn rival_draws(&mut self, story: Story, rival: &Rival) -> Worths {
        let mut worths = vec![0.0; self.own(story).holdings.len()];
        if rival.holdings.is_empty() {
            return worths;
        }
        for (action, rival) in rival.placings(self.bidding(story), &mut self.rule).iter().enumerate() {
            worths = sum(worths, &self.bid(story.after(action), rival));
        }
        worths
    }

    /// The bidder has passed, and the other one goes into the dungeon.
    fn passed(&mut self, story: Story, rival: &Rival) -> Worths {
        if story.bidder() == self.court.responder {
            return self.rival_enters(story, rival);
        }
        let names = self.court.bout.rules.gear.names(story.tiles);
        let mut best = self.enters(story, rival, names.first().map(|&kind| usize::from(kind)));
        for &kind in names.iter().skip(1) {
            best = better(best, &self.enters(story, rival, Some(usize::from(kind))));
        }
        best
    }

    fn enters(&self, story: Story, rival: &Rival, named: Option<usize>) -> Worths {
        self.dungeon(story, rival, named, self.court.responder, |_| 1.0)
    }

    /// The rival names a kind by what the rival holds.
    fn rival_enters(&mut self, story: Story, rival: &Rival) -> Worths {
        let names = self.court.bout.rules.gear.names(story.tiles);
        let mut worths = vec![0.0; self.own(story).holdings.len()];
        for number in 0..names.len().max(1) {
            let named = names.get(number).map(|&kind| usize::from(kind));
            let entrant = self.court.responder.other();
            let part =
                self.dungeon(story, rival, named, entrant, |rank| self.named(story, rival, rank, number));
            worths = sum(worths, &part);
        }
        worths
    }

    /// How readily the rival names the kind with this number. Where there is no choice, or no card, the first will do.
    fn named(&self, story: Story, rival: &Rival, rank: u16, number: usize) -> f32 {
        let names = self.court.bout.rules.gear.names(story.tiles).len();
        if names < 2 || story.added + rival.added == 0 {
            return if number == 0 { 1.0 } else { 0.0 };
        }
        let standing = self.bidding(story).standing(rival, rank);
        self.court.habits.name(standing, names, &self.rule)[number]
    }

    /// What the dungeon is worth to the responder when this side is in it with this name, as readily as the rival's
    /// holdings let it be named.
    fn dungeon(
        &self,
        story: Story,
        rival: &Rival,
        named: Option<usize>,
        entrant: Side,
        readily: impl Fn(u16) -> f32,
    ) -> Worths {
        let (gear, families) = (&self.court.bout.rules.gear, self.court.families);
        let health = gear.health(story.tiles);
        let tolls = families.tolls((rival.added, rival.aside), gear, story.tiles, named);
        let theirs = families.of(rival.added, rival.aside);
        let member = |&(rank, reach): &(u16, f32)| {
            let place = usize::from(rank);
            (tolls[place], theirs.set_of[place], reach * readily(rank))
        };
        let ways = families.ways(story.added + story.aside, rival.added + rival.aside);
        let crowd = Crowd::of(rival.holdings.iter().map(member), ways.theirs, health);
        let [success, failure] = self.court.at_stake(entrant).map(|worth| worth * story.order());
        let met: Vec<f32> = ways.rows().flat_map(|row| crowd.meet(row, success, failure)).collect();
        let tolls = families.tolls((story.added, story.aside), gear, story.tiles, named);
        let worth = |(&set, &toll): (&u16, &u8)| {
            let left = health.saturating_sub(toll);
            f64::from(met[usize::from(set) * crowd.cases() + usize::from(left)])
        };
        self.own(story).set_of.iter().zip(tolls).map(worth).collect()
    }
}

impl Court<'_> {
    /// What success and failure of this side are worth to the responder.
    fn at_stake(&self, entrant: Side) -> [f32; 2] {
        let endings = match entrant {
            Side::First => [Ending::StarterSucceeds, Ending::StarterFails],
            Side::Second => [Ending::OtherSucceeds, Ending::OtherFails],
        };
        endings.map(|ending| self.responder.payoff(self.bout.stakes.worth(ending)))
    }
}

fn better(mut one: Worths, other: &Worths) -> Worths {
    one.iter_mut().zip(other).for_each(|(one, other)| *one = one.max(*other));
    one
}

fn sum(mut one: Worths, other: &Worths) -> Worths {
    one.iter_mut().zip(other).for_each(|(one, other)| *one += *other);
    one
}

#[cfg(test)]
mod tests;
