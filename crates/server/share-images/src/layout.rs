//! Puts the text on the left side, from top to bottom, and writes the whole picture as SVG.

use std::fmt::Write as _;

use crate::backdrop::{self, FLAME};
use crate::figures;
use crate::fonts::{Fonts, Style};
use crate::palette::{self, GOLD, INK, INK_SOFT, SEAT_INK, SEATS, VOID};
use crate::picture::{SharePicture, SharePlayer, Status, StatusKind};
use crate::text::{balanced, escaped, shortened, wrapped, writable};
use crate::{HEIGHT, WIDTH};

/// What the app is called.
const APP: &str = "Antorcha";

const LEFT: f32 = 60.0;
const TEXT_WIDTH: f32 = 500.0;
/// Text ends above this.
const BOTTOM: f32 = 598.0;
/// The sizes of a title, as large as it fits.
const TITLE_SIZES: [f32; 3] = [70.0, 60.0, 52.0];
const SMALLEST_TITLE: f32 = 44.0;
const LINE_SIZE: f32 = 24.0;
const SMALL_LINE_SIZE: f32 = 22.0;
const MOST_LINES: usize = 3;
const MOST_PLAYERS: usize = 8;

/// The picture as SVG.
pub(crate) fn svg(fonts: &Fonts, picture: &SharePicture) -> String {
    let mut column = Column { fonts, svg: String::new(), y: 0.0 };
    if picture.title == APP {
        column.app();
    } else {
        column.brand();
        column.title(&picture.title);
    }
    column.subtitle(&picture.subtitle);
    column.status(picture.status.as_ref());
    column.lines(&picture.lines);
    column.players(&picture.players);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"><style>{}</style>{}{}{}</svg>"#,
        palette::materials(),
        backdrop::svg(),
        figures::svg(&picture.figures),
        column.svg,
    )
}

/// A text with its style.
struct Run<'a> {
    style: Style,
    size: f32,
    color: &'a str,
    text: &'a str,
}

/// The text so far, and where the next one begins.
struct Column<'a> {
    fonts: &'a Fonts,
    svg: String,
    y: f32,
}

impl Column<'_> {
    /// The name of the app as the only title, below its icon.
    fn app(&mut self) {
        self.icon(LEFT - 30.0, 70.0, 2.0);
        self.y = 280.0;
        self.put(LEFT, self.y, &Run { style: Style::Display, size: 96.0, color: INK, text: APP });
        self.y += 24.0;
    }

    fn brand(&mut self) {
        self.icon(LEFT - 10.0, 32.0, 0.72);
        self.put(LEFT + 40.0, 68.0, &Run { style: Style::Display, size: 34.0, color: INK, text: APP });
        self.y = 96.0;
    }

    fn icon(&mut self, x: f32, y: f32, scale: f32) {
        let torch = r##"<path fill="#f3e9da" d="M19 37H45L42 44H22z"/><path fill="#b0763f" d="M25 46H39L35 61H29z"/>"##;
        let _ = write!(self.svg, r#"<g transform="translate({x} {y}) scale({scale})">{FLAME}{torch}</g>"#);
    }

    /// In two lines as large as possible, or in three.
    fn title(&mut self, text: &str) {
        let text = writable(self.fonts, Style::Display, text);
        let wrap = |size, most| wrapped(self.fonts, Style::Display, size, TEXT_WIDTH, most, &text);
        let fits = |size: &f32| !wrap(*size, 2).last().is_some_and(|line| line.ends_with('…'));
        let large = TITLE_SIZES.into_iter().find(fits);
        let (size, most) = large.map_or((SMALLEST_TITLE, 3), |size| (size, 2));
        for line in balanced(self.fonts, Style::Display, size, TEXT_WIDTH, most, &text) {
            self.y += size * 0.94;
            self.put(LEFT, self.y, &Run { style: Style::Display, size, color: INK, text: &line });
        }
        self.y += size * 0.2;
    }

    fn subtitle(&mut self, text: &str) {
        let text = shortened(self.fonts, Style::Regular, 26.0, TEXT_WIDTH, text);
        if !text.is_empty() {
            self.y += 28.0;
            self.put(LEFT, self.y, &Run { style: Style::Regular, size: 26.0, color: INK_SOFT, text: &text });
            self.y += 8.0;
        }
    }

    /// A label in the colour of the stage.
    fn status(&mut self, status: Option<&Status>) {
        let Some(Status { kind, text }) = status else { return };
        let text = shortened(self.fonts, Style::Bold, 26.0, TEXT_WIDTH - 44.0, text);
        let width = self.fonts.width(Style::Bold, 26.0, &text) + 44.0;
        let (fill, color) = match kind {
            StatusKind::Waiting => ("#f2903f", "#211003"),
            StatusKind::Playing => ("#2c5238", "#eef6e6"),
            StatusKind::Over => ("#e6bd55", "#2b1c05"),
            StatusKind::Closed => ("#2c2729", INK_SOFT),
        };
        let top = self.y + 16.0;
        let _ = write!(
            self.svg,
            r#"<rect x="{LEFT}" y="{top}" width="{width}" height="46" rx="23" fill="{fill}"/>"#
        );
        self.put(LEFT + 22.0, top + 32.0, &Run { style: Style::Bold, size: 26.0, color, text: &text });
        self.y = top + 52.0;
    }

    /// All of one size: the smaller one if a line does not fit at the larger one.
    fn lines(&mut self, lines: &[String]) {
        let lines = &lines[..lines.len().min(MOST_LINES)];
        let wrap = |size, line: &String| balanced(self.fonts, Style::Regular, size, TEXT_WIDTH, 2, line);
        let is_short = |line: &String| wrap(LINE_SIZE, line).len() < 2;
        let size = if lines.iter().all(is_short) { LINE_SIZE } else { SMALL_LINE_SIZE };
        for parts in lines.iter().map(|line| wrap(size, line)).collect::<Vec<_>>() {
            self.y += if parts.is_empty() { 0.0 } else { 7.0 };
            for text in parts {
                self.y += size * 1.2;
                self.put(LEFT, self.y, &Run { style: Style::Regular, size, color: INK, text: &text });
            }
        }
    }

    /// One row for each player; two columns if they are many.
    fn players(&mut self, players: &[SharePlayer]) {
        let players = &players[..players.len().min(MOST_PLAYERS)];
        let columns = if players.len() > 5 { 2 } else { 1 };
        let rows = players.len().div_ceil(columns).max(1);
        let top = self.y + 18.0;
        let height = ((BOTTOM - top) / rows as f32).clamp(24.0, 50.0);
        let width = (TEXT_WIDTH + 20.0) / columns as f32;
        for (seat, player) in players.iter().enumerate() {
            let (column, row) = (seat / rows, seat % rows);
            let place = Row {
                x: LEFT + column as f32 * width,
                y: top + (row as f32 + 0.5) * height,
                width: width - 20.0,
                size: (height * 0.62).min(28.0),
            };
            self.player(seat, player, &place);
        }
    }

    fn player(&mut self, seat: usize, player: &SharePlayer, Row { x, y, width, size }: &Row) {
        let radius = size * 0.62;
        self.disc(seat, player, (x + radius, *y), radius);
        let (start, base) = (x + 2.0 * radius + 14.0, y + size * 0.35);
        let room = width - 2.0 * radius - 14.0;
        let result = shortened(self.fonts, Style::Regular, size * 0.88, room * 0.5, &player.result);
        let result_width = self.fonts.width(Style::Regular, size * 0.88, &result);
        let gap = if result.is_empty() { 0.0 } else { 18.0 };
        let name = writable(self.fonts, Style::Bold, &player.name);
        let name = if name.chars().any(char::is_alphanumeric) { &player.name } else { &player.seat_name };
        let style = if player.is_free { Style::Regular } else { Style::Bold };
        let name = shortened(self.fonts, style, *size, room - result_width - gap, name);
        let ink = match (player.is_free, player.has_won) {
            (true, _) => INK_SOFT,
            (_, true) => GOLD,
            _ => INK,
        };
        self.put(start, base, &Run { style, size: *size, color: ink, text: &name });
        let at = start + self.fonts.width(style, *size, &name) + gap;
        self.put(at, base, &Run { style: Style::Regular, size: size * 0.88, color: INK_SOFT, text: &result });
        if player.has_won {
            self.crown(x + radius, y - radius, size * 0.9);
        }
    }

    /// The shield of a seat, with its number.
    fn disc(&mut self, seat: usize, player: &SharePlayer, (x, y): (f32, f32), radius: f32) {
        let color = SEATS[seat % SEATS.len()];
        if player.is_free {
            let _ = write!(
                self.svg,
                r#"<circle cx="{x}" cy="{y}" r="{}" fill="none" stroke="{color}" stroke-width="3" stroke-dasharray="6 5"/>"#,
                radius - 1.5
            );
            return;
        }
        let _ = write!(self.svg, r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{color}"/>"#);
        let (number, size) = ((seat + 1).to_string(), radius * 1.15);
        let left = x - self.fonts.width(Style::Bold, size, &number) / 2.0;
        self.put(left, y + size * 0.36, &Run { style: Style::Bold, size, color: SEAT_INK, text: &number });
    }

    fn crown(&mut self, x: f32, y: f32, size: f32) {
        let _ = write!(
            self.svg,
            r#"<path transform="translate({} {}) scale({})" d="M0 20L2 4L8 11L12 0L16 11L22 4L24 20z" fill="{GOLD}" stroke="{VOID}" stroke-width="1.5" stroke-linejoin="round"/>"#,
            x - size * 0.4,
            y - size * 0.42,
            size / 30.0,
        );
    }

    fn put(&mut self, x: f32, y: f32, Run { style, size, color, text }: &Run) {
        if text.is_empty() {
            return;
        }
        let weight = if *style == Style::Regular { 400 } else { 700 };
        let (families, text) = (escaped(&self.fonts.families(*style)), escaped(text));
        let _ = write!(
            self.svg,
            r#"<text x="{x:.1}" y="{y:.1}" font-family="{families}" font-size="{size}" font-weight="{weight}" fill="{color}">{text}</text>"#
        );
    }
}

/// Where a player's row is, and how large its text is.
struct Row {
    x: f32,
    y: f32,
    width: f32,
    size: f32,
}
