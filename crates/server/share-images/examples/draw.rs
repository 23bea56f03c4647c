//! Draws pictures of all kinds into a folder, to look at them, and prints their sizes and the CPU time of each.
//!
//! `cargo run --release -p share-images --example draw -- FOLDER [web/node_modules]`

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "an example for developers")]

use std::fs;
use std::path::Path;

use cpu_time::ThreadTime;
use share_images::{FigureKey, Fonts, SharePicture, SharePlayer, Status, StatusKind, draw};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().expect("a folder for the pictures");
    let fonts = arguments.next().map_or_else(|| Fonts::fallback().unwrap(), |packages| fonts_in(&packages));
    for (name, picture) in pictures() {
        let start = ThreadTime::now();
        let bytes = draw(&fonts, &picture).unwrap();
        let ms = start.elapsed().as_secs_f64() * 1_000.0;
        println!("{name:<24} {:>6.1} KiB {ms:>6.1} ms", bytes.len() as f64 / 1_024.0);
        fs::write(Path::new(&folder).join(format!("{name}.png")), bytes).unwrap();
    }
}

/// The fonts of the web app, from its npm packages.
fn fonts_in(packages: &str) -> Fonts {
    let read = |path: &str| fs::read(Path::new(packages).join(path)).unwrap();
    let atkinson = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin";
    let almendra = "@fontsource/almendra/files/almendra-latin";
    let display = ["", "-ext"].map(|set| read(&format!("{almendra}{set}-700-normal.woff2")));
    let text = ["", "-ext"].map(|set| read(&format!("{atkinson}{set}-wght-normal.woff2")));
    Fonts::with(&display.each_ref().map(Vec::as_slice), &text.each_ref().map(Vec::as_slice)).unwrap()
}

fn pictures() -> Vec<(&'static str, SharePicture)> {
    let figure = |game: &str, kind: &str, key: &str| FigureKey {
        game: game.to_owned(),
        kind: kind.to_owned(),
        key: key.to_owned(),
    };
    let players = |names: &[(&str, &str)]| -> Vec<SharePlayer> {
        let player = |(seat, (name, result)): (usize, &(&str, &str))| SharePlayer {
            name: (*name).to_owned(),
            seat_name: format!("Player {}", seat + 1),
            result: (*result).to_owned(),
            has_won: result.contains('!'),
            is_free: name.contains("free"),
        };
        names.iter().enumerate().map(player).collect()
    };
    let status = |kind, text: &str| Some(Status { kind, text: text.to_owned() });
    let preview = |title: &str, subtitle: &str, status, figures: Vec<FigureKey>, players| SharePicture {
        title: title.to_owned(),
        subtitle: subtitle.to_owned(),
        status,
        lines: Vec::new(),
        players,
        figures,
    };
    let welcome = vec![
        figure("welcome", "adventurers", "warrior"),
        figure("welcome", "monsters", "dragon"),
        figure("welcome", "monsters", "skeleton"),
    ];
    let raiders = vec![
        figure("raiders", "bosses", "minotaur"),
        figure("raiders", "characters", "knight"),
        figure("raiders", "characters", "thief"),
    ];
    let masmorra = vec![
        figure("masmorra", "monsters", "malaphyas"),
        figure("masmorra", "heroes", "valerie"),
        figure("masmorra", "heroes", "albus"),
    ];
    let long = "Maximiliana-Wilhelmina von Hohenstaufen ".repeat(3);
    let card = |title: &str, subtitle: &str, lines: &[&str], figures, players| SharePicture {
        title: title.to_owned(),
        subtitle: subtitle.to_owned(),
        status: None,
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        players,
        figures,
    };
    vec![
        // The picture of the app, for web/public.
        (
            "preview",
            card(
                "Antorcha",
                "Dungeon games · Juegos de mazmorras",
                &["Welcome to the Dungeon", "Dungeon Raiders", "Masmorra"],
                vec![
                    figure("welcome", "monsters", "dragon"),
                    figure("raiders", "characters", "knight"),
                    figure("masmorra", "heroes", "albus"),
                ],
                Vec::new(),
            ),
        ),
        (
            "welcome-waiting",
            preview(
                "Welcome Back to the Dungeon",
                "Welcome to the Dungeon",
                status(StatusKind::Waiting, "2 seats free"),
                welcome.clone(),
                players(&[("Ana", ""), ("Luis", ""), ("free", ""), ("free", "")]),
            ),
        ),
        (
            "raiders-playing",
            preview(
                "Dungeon Raiders",
                "Estándar: a la vez, en secreto",
                status(StatusKind::Playing, "En juego"),
                raiders.clone(),
                players(&[("Ana", ""), ("Íñigo", ""), ("Brasa", "bot"), ("Candil", "bot"), ("Farol", "bot")]),
            ),
        ),
        (
            "masmorra-over",
            preview(
                "Masmorra",
                "Standard: last round at 16 XP",
                status(StatusKind::Over, "Game over: Carla wins"),
                vec![figure("masmorra", "heroes", "valerie")],
                players(&[("Alma", "18 XP"), ("Bruno", "24 XP"), ("Carla", "36 XP!")]),
            ),
        ),
        (
            "raiders-card",
            card(
                "Alma wins the game with 19 coins and 8 wounds!",
                "Dungeon Raiders · Standard",
                &[
                    "The cards add up to 11 against the Wolf Pack (11): enough!",
                    "Bruno has the most wounds, faints and can't win.",
                ],
                vec![figure("raiders", "characters", "knight")],
                players(&[
                    ("Alma", "19 coins, 8 wounds!"),
                    ("Bruno", "15 coins, 10 wounds"),
                    ("Carla", "12 coins, 4 wounds"),
                    ("Brasa", "3 coins"),
                    ("Candil", "1 coin"),
                ]),
            ),
        ),
        (
            "longest",
            card(
                &long,
                &long,
                &[&long, &long],
                masmorra.clone(),
                players(&[
                    (&long, &long),
                    ("W.W.W.W.W.W.W.W.W.W.W.W.W.W.W.W.W.W", "!"),
                    ("你好 🔥", "36 XP"),
                    ("<b>&amp;\u{202e}x", ""),
                    ("שלום", "1"),
                ]),
            ),
        ),
        (
            "eight",
            preview(
                "The Deep Stairs",
                "Lost",
                status(StatusKind::Closed, "Closed"),
                Vec::new(),
                players(&[
                    ("Ana", "1!"),
                    ("Luis", "2"),
                    ("Eva", "3"),
                    (&long, &long),
                    ("Brasa", ""),
                    ("Candil", ""),
                    ("Farol", ""),
                    ("Mecha", ""),
                ]),
            ),
        ),
        (
            "masmorra-waiting",
            preview(
                "Masmorra",
                "Épico: hasta derrotar a Malaphyas",
                status(StatusKind::Waiting, "1 asiento libre"),
                masmorra,
                players(&[("Alma", ""), ("Bruno", ""), ("free", "")]),
            ),
        ),
        (
            "welcome-card",
            card(
                "Alma wins the game!",
                "Welcome to the Dungeon",
                &[
                    "Alma enters the dungeon with 7 HP. 8 monsters wait.",
                    "Alma survives the dungeon and takes a success card: 2 of 2.",
                ],
                vec![figure("welcome", "adventurers", "princess")],
                players(&[("Alma", "2 successes!"), ("Bruno", "1 failure"), ("Carla", "eliminated")]),
            ),
        ),
    ]
}
