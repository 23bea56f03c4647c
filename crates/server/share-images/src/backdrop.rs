//! What is behind the figures and the text: a dungeon wall with a gate, light in it, and a torch.
//!
//! Light is drawn as rings of one colour, not as a gradient: it looks cut from paper, like the figures, and packs well.

use std::fmt::Write as _;

use crate::palette::{ARCH, ARCH_LIT, GLOW, JOINT, NEAR, VOID, WALL};
use crate::{HEIGHT, WIDTH};

/// The middle of the gate's round top.
const X: f32 = 905.0;
const Y: f32 = 290.0;
/// The radius of the opening, and of the stones around it.
const INNER: f32 = 214.0;
const OUTER: f32 = 268.0;
/// Where the wall ends.
const FLOOR: f32 = 566.0;

const ROW: f32 = 70.0;
const STONE: f32 = 132.0;
/// How many stones are in half of the arch.
const VOUSSOIRS: u8 = 7;

pub(crate) fn svg() -> String {
    [wall(), gate(), floor(), shade(), torch(596.0, 262.0)].concat()
}

/// Rows of stones. Each second row is shifted by half a stone.
fn wall() -> String {
    let mut joints = String::new();
    let rows = (FLOOR / ROW) as u8 + 1;
    for row in 0..rows {
        let y = FLOOR - f32::from(row) * ROW;
        let _ = write!(joints, "M0 {y}H{WIDTH}");
        let mut x = if row % 2 == 0 { 0.0 } else { STONE / 2.0 };
        while x < WIDTH as f32 {
            let _ = write!(joints, "M{x} {y}V{}", y - ROW);
            x += STONE;
        }
    }
    format!(
        r#"<rect width="{WIDTH}" height="{HEIGHT}" fill="{WALL}"/>{}<path d="{joints}" fill="none" stroke="{JOINT}" stroke-width="4"/>"#,
        lit_stones()
    )
}

/// Some stones are lighter, those near the torches most.
fn lit_stones() -> String {
    let stones = [
        (1, 0, "#221a1f"),
        (4, 1, "#2a2024"),
        (3, 2, "#241c20"),
        (2, 4, "#20191e"),
        (4, 5, "#2e2225"),
        (0, 5, "#211a1f"),
        (1, 6, "#20191e"),
        (4, 3, "#33252a"),
        (8, 1, "#2e2225"),
        (8, 4, "#33252a"),
        (3, 6, "#231b1f"),
        (6, 7, "#251c20"),
        (0, 3, "#20191e"),
        (2, 1, "#201a1e"),
        (9, 6, "#261d21"),
    ];
    let mut drawn = String::new();
    for (column, row, color) in stones {
        let shift = if row % 2 == 0 { 0.0 } else { STONE / 2.0 };
        let (x, y) = (f32::from(column as u8) * STONE - shift, FLOOR - (f32::from(row as u8) + 1.0) * ROW);
        let _ = write!(drawn, r#"<rect x="{x}" y="{y}" width="{STONE}" height="{ROW}" fill="{color}"/>"#);
    }
    drawn
}

/// The arch of stones, and the light inside of it.
fn gate() -> String {
    let opening = arch(INNER);
    let mut drawn = format!(r#"<path d="{}" fill="{ARCH}"/>"#, arch(OUTER));
    let _ = write!(drawn, r#"<path d="{}" fill="{ARCH_LIT}"/>"#, arch(INNER + 9.0));
    let _ = write!(drawn, r#"<path d="{}" fill="none" stroke="{JOINT}" stroke-width="4"/>"#, joints());
    let _ = write!(
        drawn,
        r#"<clipPath id="gate"><path d="{opening}"/></clipPath><path d="{opening}" fill="{NEAR}"/>"#
    );
    let _ = write!(drawn, r#"<g clip-path="url(#gate)">"#);
    for (ring, color) in (0_u8..).zip(GLOW) {
        let radius = 350.0 - f32::from(ring) * 44.0;
        let _ = write!(drawn, r#"<circle cx="{X}" cy="{}" r="{radius}" fill="{color}"/>"#, Y + 70.0);
    }
    drawn + "</g>"
}

/// A gate with a round top.
fn arch(radius: f32) -> String {
    let (left, right) = (X - radius, X + radius);
    format!("M{left} {FLOOR}V{Y}A{radius} {radius} 0 0 1 {right} {Y}V{FLOOR}z")
}

/// The joints between the stones of the arch.
fn joints() -> String {
    let mut joints = String::new();
    for place in 0..=2 * VOUSSOIRS {
        let angle = std::f32::consts::PI * f32::from(place) / f32::from(2 * VOUSSOIRS);
        let at = |radius: f32| (X - radius * angle.cos(), Y - radius * angle.sin());
        let ((inner_x, inner_y), (outer_x, outer_y)) = (at(INNER + 9.0), at(OUTER));
        let _ = write!(joints, "M{inner_x:.1} {inner_y:.1}L{outer_x:.1} {outer_y:.1}");
    }
    for row in [92.0, 184.0] {
        for (inner, outer) in [(X - INNER - 9.0, X - OUTER), (X + INNER + 9.0, X + OUTER)] {
            let _ = write!(joints, "M{inner} {}H{outer}", Y + row);
        }
    }
    format!("{joints}{}", arch(OUTER).trim_end_matches('z'))
}

/// The ground, with the light that falls through the gate.
fn floor() -> String {
    let mut drawn =
        format!(r#"<rect y="{FLOOR}" width="{WIDTH}" height="{}" fill="{NEAR}"/>"#, HEIGHT as f32 - FLOOR);
    for (reach, color) in [(430.0, "#1d1417"), (340.0, "#2a1c1c"), (250.0, "#3b2621"), (170.0, "#4f3125")] {
        let _ = write!(
            drawn,
            r#"<path d="M{} {HEIGHT}L{} {FLOOR}H{}L{} {HEIGHT}z" fill="{color}"/>"#,
            X - reach,
            X - reach * 0.62,
            X + reach * 0.62,
            X + reach,
        );
    }
    drawn
}

/// A torch in a holder. The flame is the one of the app's icon.
fn torch(x: f32, y: f32) -> String {
    let mut drawn = String::new();
    for (radius, opacity) in [(104.0, ".05"), (74.0, ".06"), (46.0, ".1")] {
        let _ = write!(
            drawn,
            r##"<circle cx="{x}" cy="{}" r="{radius}" fill="#f48a32" fill-opacity="{opacity}"/>"##,
            y - 30.0
        );
    }
    let _ = write!(
        drawn,
        r#"<g transform="translate({} {})">{FLAME}<path fill="{VOID}" d="M15 37H49L45 46H19z"/><path fill="{VOID}" d="M26 46H38L35 92H29z"/><path fill="{VOID}" d="M18 62H46V69H18z"/></g>"#,
        x - 32.0,
        y - 64.0,
    );
    drawn
}

/// The flame of the app's icon.
pub(crate) const FLAME: &str = r##"<path fill="#ef7d2a" d="M32 42C20 42 14 33 18 23C19 27 21 28 23 27C20 18 30 13 28 3C38 8 40 16 40 20C42 19 43 17 42.5 14C51 24 47 42 32 42z"/><path fill="#ffc368" d="M32 41C24 41 21 34 25 27C26 30 27 30 29 29C28 23 33 20 33 15C40 22 43 40 32 41z"/><path fill="#fff3d0" d="M32 40C28 40 26 36 29 32C30 33.5 31 33 31.5 32C31.5 30 33 28.5 33.5 26.5C37.5 31 37 40 32 40z"/>"##;

/// Darkens the left side in steps, so that text is easy to read.
fn shade() -> String {
    let step = |step: u8| {
        let width = 620.0 - f32::from(step) * 46.0;
        format!(r#"<rect width="{width}" height="{HEIGHT}" fill="{VOID}" fill-opacity=".1"/>"#)
    };
    (0..8).map(step).collect()
}
