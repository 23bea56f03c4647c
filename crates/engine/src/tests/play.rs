//! Plays whole games through the protocol.

use super::{Driver, SETS, by_caller, length, seeded, text};
use serde_json::{Value, json};

/// Plays to the end and checks the finished match.
fn check_whole_game(opening: Value) {
    let mut driver = Driver::new();
    let opened = driver.ok(opening.clone());
    let mut steps = 0;
    while driver.step() {
        steps += 1;
    }
    assert!(steps > 5, "{opening} took {steps} steps");
    let over = driver.ok(json!({"cmd": "turn"}));
    assert_eq!((&over["turn"], length(&over["winners"])), (&json!("over"), 1), "{opening}");
    let winner = over["winners"][0].clone();
    let public = driver.ok(json!({"cmd": "log"}));
    let last = public["events"].as_array().unwrap().last().unwrap();
    assert_eq!(last["fact"], json!({"event": "won", "seat": winner}));
    let fairness = driver.ok(json!({"cmd": "fairness"}));
    assert_eq!(fairness["fairness"].get("commitment").unwrap_or(&Value::Null), &opened["commitment"]);
    driver.refused(json!({"cmd": "act", "seat": 0, "index": 0}), "match_over");
    check_reload(&mut driver);
}

/// Saves and loads a match, and compares both.
fn check_reload(driver: &mut Driver) {
    let saved = driver.save();
    let log = driver.ok(json!({"cmd": "log", "referee": true}));
    driver.ok(json!({"cmd": "load", "record": saved}));
    assert_eq!(driver.save(), saved);
    assert_eq!(driver.ok(json!({"cmd": "log", "referee": true})), log);
}

#[test]
fn a_game_of_each_set_is_played_with_seeded_chance() {
    for set in SETS {
        (2..=4).for_each(|seats| check_whole_game(seeded(set, seats)));
    }
}

#[test]
fn a_game_of_each_set_is_played_with_chance_by_the_caller() {
    for set in SETS {
        (2..=4).for_each(|seats| check_whole_game(by_caller(set, seats)));
    }
}

#[test]
fn a_listed_outcome_can_be_sent_as_value() {
    let mut driver = Driver::with_match(by_caller("combined", 2));
    let outcomes = driver.ok(json!({"cmd": "outcomes"}));
    let weights: Vec<_> = outcomes["outcomes"].as_array().unwrap().iter().map(|o| &o["weight"]).collect();
    assert_eq!(weights, [&json!(1), &json!(1)]);
    let after = driver.ok(json!({"cmd": "resolve", "outcome": {"outcome": "starter", "seat": 1}}));
    assert_eq!(after["turn"], "chance");
    assert_eq!(driver.ok(json!({"cmd": "view"}))["view"]["starter"], 1);
}

#[test]
fn a_loaded_match_continues_where_it_was_saved() {
    for opening in [seeded("back", 3), by_caller("back", 3)] {
        let mut driver = Driver::with_match(opening);
        (0..20).for_each(|_| assert!(driver.step()));
        let saved = driver.save();
        let mut other = Driver::with_match(json!({"cmd": "load", "record": saved}));
        other.state = driver.state;
        while driver.step() {
            assert!(other.step());
        }
        assert_eq!(driver.save(), other.save());
    }
}

#[test]
fn only_the_same_seed_deals_the_same() {
    let saves = [7, 7, 8].map(|seed| {
        let mut opening = seeded("combined", 4);
        opening["seed"] = json!(seed);
        let mut driver = Driver::with_match(opening);
        (0..30).for_each(|_| assert!(driver.step()));
        driver.save()
    });
    assert_eq!(saves[0], saves[1]);
    assert_ne!(saves[0], saves[2]);
}

#[test]
fn without_a_seed_every_match_is_different() {
    let opening = json!({"cmd": "new", "game": "welcome", "seats": 2});
    let commitments = [(); 2].map(|()| Driver::new().ok(opening.clone())["commitment"].take());
    assert_ne!(commitments[0], commitments[1]);
    assert_eq!(text(&commitments[0]).len(), 64);
}

#[test]
fn nonces_are_shown_and_do_not_change_the_commitment() {
    let secret = "00".repeat(32);
    let mut driver = Driver::new();
    let mut save_with = |nonces: Value| {
        driver.ok(json!({"cmd": "new", "game": "welcome", "seats": 3, "secret": secret, "nonces": nonces}));
        driver.ok(json!({"cmd": "fairness"}))["fairness"].take()
    };
    let plain = save_with(json!(["", "", ""]));
    let salted = save_with(json!(["", "a1b2", ""]));
    assert_eq!(plain["commitment"], salted["commitment"]);
    assert_eq!(salted["nonces"], json!(["", "a1b2", ""]));
    assert_eq!(salted.get("secret"), None, "the secret is shown before the match is over");
}

#[test]
fn the_secret_is_shown_when_the_match_is_over() {
    let secret = "0f".repeat(32);
    let opening = json!({"cmd": "new", "game": "welcome", "seats": 2, "secret": secret});
    let mut driver = Driver::with_match(opening);
    while driver.step() {}
    assert_eq!(driver.ok(json!({"cmd": "fairness"}))["fairness"]["secret"], secret);
}

#[test]
fn a_step_returns_the_same_events_as_the_log() {
    for observer in [json!(0), json!(1), json!("public")] {
        let mut driver = Driver::with_match(seeded("welcome", 2));
        let log = match observer.as_u64() {
            Some(seat) => json!({"cmd": "log", "seat": seat}),
            None => json!({"cmd": "log", "public": true}),
        };
        let mut seen = driver.ok(log.clone())["events"].as_array().unwrap().clone();
        while driver.ok(json!({"cmd": "turn"}))["turn"] == "decide" {
            let index = driver.below(2);
            let step = driver.ok(json!({"cmd": "act", "index": index, "observer": observer}));
            assert_eq!(step["new_events"], length(&step["events"]));
            seen.extend(step["events"].as_array().unwrap().iter().cloned());
        }
        assert_eq!(driver.ok(log)["events"], Value::Array(seen));
    }
}

#[test]
fn a_step_without_observer_counts_public_events() {
    let mut driver = Driver::with_match(seeded("welcome", 2));
    let mut seen = length(&driver.ok(json!({"cmd": "log"}))["events"]);
    for _ in 0..5 {
        let step = driver.ok(json!({"cmd": "act", "index": 0}));
        assert_eq!(step.get("events"), None);
        seen += step["new_events"].as_u64().unwrap() as usize;
    }
    assert_eq!(length(&driver.ok(json!({"cmd": "log"}))["events"]), seen);
}

#[test]
fn bots_can_play_a_whole_game() {
    let mut driver = Driver::new();
    let bots = driver.ok(json!({"cmd": "games"}))["games"][0]["bots"].take();
    for bot in bots.as_array().unwrap() {
        driver.ok(seeded("welcome", 3));
        let mut steps = 0;
        while driver.ok(json!({"cmd": "turn"}))["turn"] == "decide" {
            let asked = json!({"cmd": "advise", "bot": bot, "seed": steps, "iterations": 20});
            let advice = driver.ok(asked.clone());
            let again = driver.ok(asked);
            assert_eq!(advice, again, "the same seed gives the same advice");
            driver.ok(json!({"cmd": "act", "seat": advice["seat"], "action": advice["action"]}));
            steps += 1;
        }
        assert!(steps > 5, "{bot} took {steps} steps");
    }
}

#[test]
fn legal_actions_have_labels_in_both_languages() {
    let mut driver = Driver::with_match(seeded("back", 3));
    for lang in ["en", "es"] {
        let legal = driver.ok(json!({"cmd": "legal", "lang": lang}));
        let offered: Vec<_> =
            legal["offers"].as_array().unwrap().iter().map(|o| o["action"].clone()).collect();
        assert_eq!(legal["actions"], Value::Array(offered));
        assert_eq!(legal["offers"][0]["rule"], "W10");
    }
    assert_eq!(driver.ok(json!({"cmd": "legal"})).get("offers"), None);
}

/// Returns whether a text is complete. A missing message or argument would be shown in braces.
fn is_complete(text: &Value) -> bool {
    text.as_str().is_some_and(|text| !text.is_empty() && !text.contains(['{', '}']))
}

#[test]
fn every_sentence_is_complete_in_both_languages() {
    for (set, lang) in SETS.into_iter().flat_map(|set| [(set, "en"), (set, "es")]) {
        let mut opening = seeded(set, 3);
        opening["players"] = json!(["Ana", "Bo", "Íñigo"]);
        let mut driver = Driver::with_match(opening);
        while driver.ok(json!({"cmd": "turn"}))["turn"] == "decide" {
            let legal = driver.ok(json!({"cmd": "legal", "lang": lang}));
            let seat = &legal["seat"];
            let view = driver.ok(json!({"cmd": "view", "seat": seat, "lang": lang}));
            let offers = legal["offers"].as_array().unwrap();
            assert!(offers.iter().all(|o| is_complete(&o["label"]) && is_complete(&o["help"])), "{legal}");
            assert!(view["lines"].as_array().unwrap().iter().all(is_complete), "{view}");
            assert!(is_complete(&view["prompt"]), "{view}");
            let index = driver.below(offers.len());
            driver.ok(json!({"cmd": "act", "index": index}));
        }
        for reader in ["public", "referee"] {
            let log = driver.ok(json!({"cmd": "log", reader: true, "lang": lang}));
            assert!(
                log["events"].as_array().unwrap().iter().all(|event| is_complete(&event["text"])),
                "{log}"
            );
        }
    }
}

#[test]
fn a_seat_that_does_not_owe_a_decision_has_no_prompt() {
    let mut driver = Driver::with_match(seeded("welcome", 2));
    let owing = driver.ok(json!({"cmd": "turn"}))["owe"][0].as_u64().unwrap();
    let idle = driver.ok(json!({"cmd": "view", "seat": 1 - owing, "lang": "en"}));
    assert_eq!(idle["prompt"], Value::Null);
    let asked = driver.ok(json!({"cmd": "view", "seat": owing, "lang": "en"}));
    assert!(is_complete(&asked["prompt"]), "{asked}");
}
