//! What is behind the figures and the text: a dungeon wall with a gate, light in it, and a torch.
//!
//! Light is drawn as rings of one colour, not as a gradient: it looks cut from paper, like the figures, and packs well.

use std::fmt::Write as _;

use crate::palette::{ARCH, ARCH_LIT, GLOW, JOINT, NEAR, STONES, VOID};
use crate::{HEIGHT, WIDTH};

/// The middle of the gate's round top.
const X: f32 = 905.0;
const Y: f32 = 290.0;
/// The radius of the opening, and of the stones around it.
const INNER: f32 = 214.0;
const OUTER: f32 = 268.0;
/// Where the wall ends.
const FLOOR: f32 = 566.0;

/// The place of a stone with its joints.
const ROW: f32 = 63.0;
const STONE: f32 = 121.0;
const ROWS: u8 = 9;
const COLUMNS: u8 = 11;
/// Half of a joint.
const GAP: f32 = 2.0;
/// The middle of the flame of the torch.
const TORCH_X: f32 = 598.0;
const TORCH_Y: f32 = 216.0;

/// How many stones are in half of the arch.
const VOUSSOIRS: u8 = 7;

pub(crate) fn svg() -> String {
    [wall(), gate(), floor(), torch()].concat()
}

/// Rows of stones. Each second row is shifted by half a stone.
fn wall() -> String {
    let mut drawn = format!(r#"<rect width="{WIDTH}" height="{HEIGHT}" fill="{JOINT}"/>"#);
    for row in 0..ROWS {
        let y = FLOOR - f32::from(row + 1) * ROW;
        let shift = if row % 2 == 0 { 0.0 } else { STONE / 2.0 };
        for column in 0..COLUMNS {
            let x = f32::from(column) * STONE - shift;
            let _ = write!(
                drawn,
                r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{}"/>"#,
                x + GAP,
                y + GAP,
                STONE - 2.0 * GAP,
                ROW - 2.0 * GAP,
                stone(column, row, (x + STONE / 2.0, y + ROW / 2.0)),
            );
        }
    }
    drawn
}

/// The colour of a stone with this middle: lighter near the torch and around the gate, dark below the text. No two
/// stones beside each other are quite alike.
fn stone(column: u8, row: u8, (x, y): (f32, f32)) -> &'static str {
    let torch = 3.4 - (x - TORCH_X).hypot(y - TORCH_Y) / 62.0;
    let gate = 4.6 - (x - X).hypot(y - Y) / 130.0;
    let light = torch.max(0.0) + gate.max(0.0) + 1.0;
    let grain = f32::from((column * 5 + row * 3) % 4) * 0.34;
    let text = ((x - 240.0) / 300.0).clamp(0.12, 1.0);
    let level = ((light + grain) * text) as usize;
    STONES[level.min(STONES.len() - 1)]
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
fn torch() -> String {
    let mut drawn = String::new();
    for (radius, opacity) in [(128.0, ".05"), (92.0, ".06"), (60.0, ".1")] {
        let _ = write!(
            drawn,
            r##"<circle cx="{TORCH_X}" cy="{TORCH_Y}" r="{radius}" fill="#f48a32" fill-opacity="{opacity}"/>"##
        );
    }
    let _ = write!(
        drawn,
        r#"<g transform="translate({} {}) scale(1.3)">{FLAME}<path fill="{VOID}" d="M15 37H49L45 46H19z"/><path fill="{VOID}" d="M26 46H38L35 92H29z"/><path fill="{VOID}" d="M18 62H46V69H18z"/></g>"#,
        TORCH_X - 32.0 * 1.3,
        TORCH_Y - 26.0 * 1.3,
    );
    drawn
}

/// The flame of the app's icon.
pub(crate) const FLAME: &str = r##"<path fill="#ef7d2a" d="M32 42C20 42 14 33 18 23C19 27 21 28 23 27C20 18 30 13 28 3C38 8 40 16 40 20C42 19 43 17 42.5 14C51 24 47 42 32 42z"/><path fill="#ffc368" d="M32 41C24 41 21 34 25 27C26 30 27 30 29 29C28 23 33 20 33 15C40 22 43 40 32 41z"/><path fill="#fff3d0" d="M32 40C28 40 26 36 29 32C30 33.5 31 33 31.5 32C31.5 30 33 28.5 33.5 26.5C37.5 31 37 40 32 40z"/>"##;
