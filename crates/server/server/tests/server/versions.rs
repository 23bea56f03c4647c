//! Upgrades: a match under older rules continues if the new rules give the same events; if not, it is closed.

use std::sync::LazyLock;

use catalog::{BotEntry, Entry};
use game::{
    Encoding, Features, Game, Manifest, Observer, Outcomes, RuleId, Seat, SeatSet, Setup, SetupError, Sink,
    Turn,
};
use raiders::Raiders;
use serde_json::json;
use server::bus::Bus;

use crate::host::{Host, begun, people, place, seated, settings};

/// The next version of a game, the same or with a change.
#[derive(Clone, PartialEq)]
struct Next<const CHANGE: u8>(Raiders);

/// Only the version number changes.
const NOTHING: u8 = 0;
/// Chance outcomes have other weights.
const ODDS: u8 = 1;
/// A decision gives other events.
const EVENTS: u8 = 2;

static MANIFEST: LazyLock<Manifest> = LazyLock::new(|| {
    let Manifest { key, rules_version, seats, options, simulations, rules, english, spanish } =
        Raiders::manifest();
    Manifest {
        key,
        rules_version: rules_version + 1,
        seats: seats.clone(),
        options,
        simulations,
        rules,
        english,
        spanish,
    }
});

/// Hides the first event.
struct Muffled<'a, S> {
    sink: &'a mut S,
    first: bool,
}

impl<F, S: Sink<F>> Sink<F> for Muffled<'_, S> {
    fn emit(&mut self, rule: RuleId, event: impl FnOnce() -> F) {
        if !std::mem::replace(&mut self.first, false) {
            self.sink.emit(rule, event);
        }
    }

    fn cite(&mut self, rule: RuleId) {
        self.sink.cite(rule);
    }
}

impl<const CHANGE: u8> Game for Next<CHANGE> {
    type Action = <Raiders as Game>::Action;
    type Outcome = <Raiders as Game>::Outcome;
    type Event = <Raiders as Game>::Event;
    type Story = <Raiders as Game>::Story;
    type View = <Raiders as Game>::View;
    type Refusal = <Raiders as Game>::Refusal;

    fn manifest() -> &'static Manifest {
        &MANIFEST
    }

    fn new(setup: &Setup, sink: &mut impl Sink<Self::Event>) -> Result<Self, SetupError> {
        Raiders::new(setup, sink).map(Next)
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>) {
        self.0.legal(seat, actions);
    }

    fn decide(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.0.decide(seat, action, &mut Muffled { sink, first: CHANGE == EVENTS })
    }

    fn outcomes(&self, outcomes: &mut Outcomes<Self::Outcome>) {
        self.0.outcomes(outcomes);
        if CHANGE == ODDS {
            let before = outcomes.entries().to_vec();
            outcomes.clear();
            for (outcome, weight) in before.into_iter().rev() {
                outcomes.push(outcome, weight);
            }
        }
    }

    fn resolve(
        &mut self,
        outcome: Self::Outcome,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.0.resolve(outcome, sink)
    }

    fn seals(&self, action: Self::Action) -> bool {
        self.0.seals(action)
    }

    fn view(&self, observer: Observer) -> Self::View {
        self.0.view(observer)
    }

    fn redact(fact: &Self::Event, observer: Observer) -> Option<Self::Event> {
        Raiders::redact(fact, observer)
    }

    fn reveals(observed: &Self::Event, observer: Observer) -> bool {
        Raiders::reveals(observed, observer)
    }

    fn determinize(view: &Self::View, dice: &mut impl game::Dice) -> Option<Self> {
        Raiders::determinize(view, dice).map(Next)
    }

    fn winners(&self) -> SeatSet {
        self.0.winners()
    }
}

impl<const CHANGE: u8> Encoding for Next<CHANGE> {
    const VERSION: u16 = Raiders::VERSION;
    const ACTIONS: usize = Raiders::ACTIONS;

    fn action_ids(view: &Self::View, legal: &[Self::Action], ids: &mut Vec<u16>) {
        Raiders::action_ids(view, legal, ids);
    }

    fn action_names() -> Vec<String> {
        Raiders::action_names()
    }

    fn write_features(view: &Self::View, out: &mut impl Features) {
        Raiders::write_features(view, out);
    }
}

const NO_BOTS: &[BotEntry] = &[];
static SAME: &[Entry] = &[Entry::of::<Next<NOTHING>>(NO_BOTS)];
static OTHER_ODDS: &[Entry] = &[Entry::of::<Next<ODDS>>(NO_BOTS)];
static OTHER_EVENTS: &[Entry] = &[Entry::of::<Next<EVENTS>>(NO_BOTS)];

/// Starts a match under the current rules, plays one decision per seat, and upgrades the server.
async fn check_upgrade(games: &'static [Entry], goes_on: bool) {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    let room = begun(&guests, &people("raiders", 3)).await;
    for (mut socket, welcome) in seated(&guests, &room).await {
        let action = &welcome["snapshot"]["offers"][0]["action"];
        socket.command("first", &json!({ "do": "decide", "action": action })).await.unwrap();
        assert_eq!(socket.answer("first").await.unwrap()["type"], "ack");
    }
    host.stop().await;

    let host = Host::with(&store, Bus::in_memory(), games, settings()).await;
    let ana = guests[0].at(&host.url);
    let (mut socket, welcome) = ana.connect(&room).await.unwrap();
    let decision = json!({ "do": "decide", "choice": 0 });
    socket.command("second", &decision).await.unwrap();
    let answer = socket.answer("second").await.unwrap();
    let record = ana.get(&format!("/api/rooms/{room}/record")).await.unwrap();
    if goes_on {
        assert_eq!(welcome["room"]["stage"]["stage"], "playing");
        assert_eq!(welcome["room"]["rules_version"], Raiders::manifest().rules_version);
        assert_eq!(answer["type"], "ack", "{answer}");
        assert_eq!(record.code(), "not_over");
    } else {
        assert_eq!(welcome["room"]["stage"]["code"], "rules_changed", "{}", welcome["room"]["stage"]);
        assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!("closed")));
        assert!(answer["message"].as_str().unwrap().contains("the rules changed from version"), "{answer}");
        assert_eq!(record.status, 200, "the record stays readable");
        assert_eq!(record.body["rules_version"], Raiders::manifest().rules_version);
        assert!(record.body["steps"].as_array().unwrap().len() >= 3);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_continues_under_new_rules_that_give_the_same_events() {
    check_upgrade(SAME, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_closed_if_new_rules_draw_other_chance_outcomes() {
    check_upgrade(OTHER_ODDS, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_closed_if_a_decision_gives_other_events() {
    check_upgrade(OTHER_EVENTS, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_was_closed_stays_closed_after_the_next_restart() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    let room = begun(&guests, &people("raiders", 3)).await;
    host.stop().await;
    for games in [OTHER_ODDS, catalog::GAMES] {
        let host = Host::with(&store, Bus::in_memory(), games, settings()).await;
        let (_socket, welcome) = guests[0].at(&host.url).connect(&room).await.unwrap();
        assert_eq!(welcome["room"]["stage"]["code"], "rules_changed");
        host.stop().await;
    }
}
