//! Whole pictures: their size, and texts that players choose.

use std::sync::LazyLock;

use crate::figures::PICTURES;
use crate::{
    FigureKey, Fonts, HEIGHT, MOST_BYTES, SharePicture, SharePlayer, Status, StatusKind, WIDTH, draw,
    has_figure,
};

const LONG: &str = "Maximiliana-Wilhelmina von Hohenstaufen-Württemberg, the Ångström Queen of Żółć & Ωμέγα ";

static FONTS: LazyLock<Fonts> = LazyLock::new(|| Fonts::fallback().unwrap());

fn drawn(picture: &SharePicture) -> Vec<u8> {
    let bytes = draw(&FONTS, picture).unwrap();
    let reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap();
    assert_eq!((reader.info().width, reader.info().height), (WIDTH, HEIGHT));
    assert!(bytes.len() <= MOST_BYTES, "{} bytes for {picture:?}", bytes.len());
    bytes
}

/// A picture with as much text as fits.
fn full(players: usize) -> SharePicture {
    let long = LONG.repeat(4);
    let player =
        SharePlayer { name: long.clone(), result: long.clone(), has_won: true, ..SharePlayer::default() };
    SharePicture {
        title: long.clone(),
        subtitle: long.clone(),
        status: Some(Status { kind: StatusKind::Waiting, text: long.clone() }),
        lines: vec![long; 5],
        players: vec![player; players],
        figures: Vec::new(),
    }
}

#[test]
fn a_picture_without_anything_is_drawn() {
    drawn(&SharePicture::default());
}

#[test]
fn pictures_full_of_text_are_small_with_all_figures() {
    let keys: Vec<FigureKey> = PICTURES.iter().map(|(key, _)| FigureKey::of(*key)).collect();
    assert!(keys.iter().all(has_figure));
    for (place, figures) in keys.chunks(3).enumerate() {
        drawn(&SharePicture { figures: figures.to_vec(), ..full(1 + place % 8) });
    }
    drawn(&full(20));
}

#[test]
fn the_same_input_gives_the_same_bytes_and_another_gives_others() {
    let one = SharePicture { title: "Alma wins!".to_owned(), ..SharePicture::default() };
    let other = SharePicture { title: "Bruno wins!".to_owned(), ..SharePicture::default() };
    assert_eq!(drawn(&one), drawn(&one));
    assert_ne!(drawn(&one), drawn(&other));
}

/// Draws one player with this name, and returns the same picture with another.
fn check_name(name: &str, shown: &str) {
    let picture = |name: &str| {
        let (name, seat_name) = (name.to_owned(), "Player 1".to_owned());
        let player = SharePlayer { name, seat_name, ..SharePlayer::default() };
        drawn(&SharePicture { players: vec![player], ..SharePicture::default() })
    };
    assert!(picture(name) == picture(shown), "{name:?} is not shown as {shown:?}");
}

#[test]
fn names_may_contain_anything() {
    check_name("Ana 🔥👩‍🚒", "Ana");
    check_name("\u{202e}anA\u{2066}", "anA");
    check_name("שלום", "Player 1");
    check_name("你好", "Player 1");
    check_name("🔥 · 🔥", "Player 1");
    check_name("\u{0}\u{1b}[31mAna\u{7f}", "[31mAna");
    check_name("  Ana\t\n María  ", "Ana María");
    // Both end after the same letters.
    check_name(&"W".repeat(200), &"W".repeat(300));
    for name in
        ["<b>Ana</b>", "</text><script>", "&amp;", "]]>", "'\"", "<image href='file:///etc/passwd'/>", ""]
    {
        drawn(&SharePicture { title: name.to_owned(), subtitle: name.to_owned(), ..full(1) });
    }
}
