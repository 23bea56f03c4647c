//! The colours of pictures: those of the web app's dark theme and of its pictures in a scene.

/// What is written and what stands behind it.
pub(crate) const INK: &str = "#f3e9da";
pub(crate) const INK_SOFT: &str = "#bcae9c";
pub(crate) const GOLD: &str = "#f0bd4e";

pub(crate) const VOID: &str = "#08070c";
pub(crate) const NEAR: &str = "#120e15";
pub(crate) const WALL: &str = "#1d171d";
pub(crate) const JOINT: &str = "#141016";
pub(crate) const ARCH: &str = "#33272a";
pub(crate) const ARCH_LIT: &str = "#5b3d2e";

/// The light in the gate, from its edge to its centre.
pub(crate) const GLOW: [&str; 7] =
    ["#2a1c1c", "#3b2621", "#4f3125", "#66402b", "#845231", "#a76a39", "#c98345"];

/// The colours of seats, as in the web app.
pub(crate) const SEATS: [&str; 5] = ["#ee7a63", "#63b1ec", "#86c872", "#e8c04a", "#c39ae8"];
pub(crate) const SEAT_INK: &str = "#17120d";

/// The materials of the games' pictures, for a figure before a light.
pub(crate) const MATERIALS: &str = ".figure *{stroke-linecap:round;stroke-linejoin:round}\
    .aura{fill:#f48a32;fill-opacity:.22}.back{fill:#2c2029}.body{fill:#17101a}.form{fill:#33252b}\
    .lit{fill:#6a452f}.bright{fill:#c98345}.rim{fill:none;stroke:#ffd58a;stroke-width:2}\
    .cool{fill:none;stroke:#66759f;stroke-width:1.6}.line{fill:none;stroke:#08070c;stroke-width:1.8}\
    .void{fill:#08070c}.glow{fill:#ffd58a}.flame{fill:#f48a32}.core{fill:#fff4d6}.gold{fill:#e3ad3e}\
    .steel{fill:#7d8798}.wood{fill:#63432b}.bone{fill:#dcc9a0}.leaf{fill:#587d49}.blood{fill:#b3412c}\
    .cloth{fill:#7b3350}.arcane{fill:#9a6cd6}.ice{fill:#78b4d1}";
