//! Generates Rust tables from the component data and the rules.

use std::process::ExitCode;

use component_data::{Kind, Record};

fn main() -> ExitCode {
    component_data::run(|generator| {
        generator.components("data/monsters.toml", &monster())?;
        generator.components("data/tiles.toml", &tile())?;
        generator.components("data/adventurers.toml", &adventurer())?;
        generator.rules("rules/welcome.toml", 'W')
    })
}

fn monster() -> Record {
    Record::new("monster", "Monster", "MonsterCard")
        .variant("strength", "Strength")
        .variant("identity", "Identity")
        .variant("effect", "Special")
        .number("copies")
        .variant("home", "Home")
}

fn tile() -> Record {
    Record::new("tile", "Tile", "TileCard").variant("effect", "Effect")
}

fn adventurer() -> Record {
    Record::new("adventurer", "Adventurer", "AdventurerCard")
        .number("hp")
        .variant("edition", "Edition")
        .array("tiles", 6, Kind::Key("tile"))
}
