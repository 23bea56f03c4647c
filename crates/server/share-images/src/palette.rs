//! The colours of pictures: those of the web app's dark theme and of its pictures in a scene.

/// What is written and what stands behind it.
pub(crate) const INK: &str = "#f3e9da";
pub(crate) const INK_SOFT: &str = "#bcae9c";
pub(crate) const GOLD: &str = "#f0bd4e";

pub(crate) const VOID: &str = "#08070c";
pub(crate) const NEAR: &str = "#120e15";
pub(crate) const JOINT: &str = "#0c0a0f";
/// Stones of the wall, from dark to lit.
pub(crate) const STONES: [&str; 8] =
    ["#0f0c12", "#130f15", "#181318", "#1e171c", "#261c20", "#302325", "#3d2b29", "#4c352e"];
pub(crate) const ARCH: &str = "#33272a";
pub(crate) const ARCH_LIT: &str = "#5b3d2e";

/// The light in the gate, from its edge to its centre.
pub(crate) const GLOW: [&str; 7] =
    ["#2a1c1c", "#3b2621", "#4f3125", "#66402b", "#845231", "#a76a39", "#c98345"];

/// The colours of seats, as in the web app.
pub(crate) const SEATS: [&str; 5] = ["#ee7a63", "#63b1ec", "#86c872", "#e8c04a", "#c39ae8"];
pub(crate) const SEAT_INK: &str = "#17120d";

/// The colours of what the games' pictures are made of, before a light. The web app has the same for its scenes.
pub(crate) const MATERIALS: [(&str, &str); 22] = [
    ("aura", "#f48a32"),
    ("back", "#2c2029"),
    ("body", "#17101a"),
    ("form", "#33252b"),
    ("lit", "#6a452f"),
    ("bright", "#c98345"),
    ("rim", "#ffd58a"),
    ("cool", "#66759f"),
    ("line", "#08070c"),
    ("void", "#08070c"),
    ("glow", "#ffd58a"),
    ("flame", "#f48a32"),
    ("core", "#fff4d6"),
    ("gold", "#e3ad3e"),
    ("steel", "#7d8798"),
    ("wood", "#63432b"),
    ("bone", "#dcc9a0"),
    ("leaf", "#587d49"),
    ("blood", "#b3412c"),
    ("cloth", "#7b3350"),
    ("arcane", "#9a6cd6"),
    ("ice", "#78b4d1"),
];

/// The widths of materials that are lines: thinner than in small pictures, which need bold ones.
const LINES: [(&str, &str); 3] = [("rim", "1.5"), ("cool", "1.2"), ("line", "1.4")];

/// A style sheet for figures.
pub(crate) fn materials() -> String {
    let mut rules = ".figure *{stroke-linecap:round;stroke-linejoin:round}".to_owned();
    for (material, color) in MATERIALS {
        let width = LINES.iter().find(|(line, _)| *line == material);
        let look = match width {
            Some((_, width)) => format!("fill:none;stroke:{color};stroke-width:{width}"),
            None => format!("fill:{color}"),
        };
        rules += &format!(".figure .{material}{{{look}}}");
    }
    rules + ".figure .aura{fill-opacity:.22}"
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    fn web(file: &str) -> String {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web");
        fs::read_to_string(root.join(file)).unwrap()
    }

    #[test]
    fn every_material_of_the_web_app_has_a_colour() {
        let file = web("build/picture-shapes.ts");
        let list = file.split_once("MATERIALS = [").and_then(|(_, rest)| rest.split_once(']')).unwrap().0;
        let listed: Vec<&str> = list.split(',').map(|name| name.trim().trim_matches('\'')).collect();
        let known: Vec<&str> = MATERIALS.iter().map(|(material, _)| *material).collect();
        assert_eq!(listed.iter().filter(|name| !name.is_empty()).copied().collect::<Vec<_>>(), known);
    }

    #[test]
    fn materials_have_the_colours_of_the_web_apps_scenes() {
        let file = web("src/pictures/picture.css");
        let scene =
            file.split_once("\n.picture-scene {").and_then(|(_, rest)| rest.split_once('}')).unwrap().0;
        for (material, color) in MATERIALS {
            let rule = format!("--{material}: {color};");
            assert!(scene.contains(&rule), "palette.rs and picture.css differ: {rule}");
        }
    }
}
