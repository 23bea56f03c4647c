//! Bakes the components and the rule book into Rust tables.

use std::process::ExitCode;

use bake::{Kind, Record};

fn main() -> ExitCode {
    bake::run(|kitchen| {
        kitchen.components("data/monsters.toml", &monster())?;
        kitchen.components("data/tiles.toml", &tile())?;
        kitchen.components("data/adventurers.toml", &adventurer())?;
        kitchen.rules("rules/welcome.toml", 'W')
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
