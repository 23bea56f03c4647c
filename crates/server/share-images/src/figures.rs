//! The figures: the games' own pictures, embedded by the build script.

use std::fmt::Write as _;

/// The game, kind and key of a picture, with its shapes.
type Row = ((&'static str, &'static str, &'static str), &'static str);

/// Sorted by game, kind and key.
pub(crate) static PICTURES: &[Row] = include!(concat!(env!("OUT_DIR"), "/pictures.rs"));

/// Names a picture: `crates/games/GAME/pictures/KIND/KEY.svg`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FigureKey {
    pub game: String,
    pub kind: String,
    pub key: String,
}

impl FigureKey {
    #[cfg(test)]
    pub(crate) fn of((game, kind, key): (&str, &str, &str)) -> FigureKey {
        FigureKey { game: game.to_owned(), kind: kind.to_owned(), key: key.to_owned() }
    }
}

/// Whether there is such a picture.
pub fn has_figure(figure: &FigureKey) -> bool {
    shapes(figure).is_some()
}

/// Where a figure stands: the middle of its feet, and its size.
struct Place {
    x: f32,
    y: f32,
    size: f32,
}

/// The figures before the gate. The first stands behind the others, and is larger.
pub(crate) fn svg(figures: &[FigureKey]) -> String {
    let known: Vec<&str> = figures.iter().filter_map(shapes).take(3).collect();
    let mut drawn = String::new();
    for (shapes, Place { x, y, size }) in known.iter().zip(places(known.len())) {
        let (left, top, scale) = (x - size / 2.0, y - size, size / 100.0);
        // Writing to a String cannot fail.
        let _ = write!(
            drawn,
            r#"<g class="figure" transform="translate({left} {top}) scale({scale})">{shapes}</g>"#
        );
    }
    drawn
}

fn places(count: usize) -> &'static [Place] {
    match count {
        0 | 1 => &[Place { x: 905.0, y: 588.0, size: 440.0 }],
        2 => &[Place { x: 960.0, y: 580.0, size: 400.0 }, Place { x: 758.0, y: 604.0, size: 280.0 }],
        _ => &[
            Place { x: 905.0, y: 572.0, size: 420.0 },
            Place { x: 718.0, y: 606.0, size: 226.0 },
            Place { x: 1_086.0, y: 606.0, size: 226.0 },
        ],
    }
}

fn shapes(figure: &FigureKey) -> Option<&'static str> {
    let wanted = (figure.game.as_str(), figure.kind.as_str(), figure.key.as_str());
    let place = PICTURES.binary_search_by(|(key, _)| (*key).cmp(&wanted)).ok()?;
    PICTURES.get(place).map(|(_, shapes)| *shapes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictures_are_sorted_and_have_only_shapes() {
        assert!(PICTURES.is_sorted_by(|one, other| one.0 < other.0));
        for (key, shapes) in PICTURES {
            let open = shapes.matches('<').count();
            let known = ["<path ", "<circle ", "<ellipse "].iter().map(|tag| shapes.matches(tag).count());
            assert_eq!(known.sum::<usize>(), open, "{key:?} has other elements");
            assert_eq!(shapes.matches("/>").count(), open, "{key:?}");
        }
    }
}
