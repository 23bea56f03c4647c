//! Generates Rust tables from the components and the rule texts.

use std::process::ExitCode;

use component_data::{Kind, Record};

fn main() -> ExitCode {
    component_data::run(|generator| {
        generator.components("data/items.toml", &item())?;
        generator.components("data/characters.toml", &character())?;
        generator.components("data/rooms.toml", &room())?;
        generator.components("data/bosses.toml", &boss())?;
        generator.components("data/levels.toml", &level())?;
        generator.rules("rules/raiders.toml", 'R')
    })
}

fn item() -> Record {
    Record::new("item", "Item", "ItemCard").number("copies")
}

fn character() -> Record {
    Record::new("character", "Character", "CharacterCard")
        .number("coins")
        .number("wounds")
        .list("items", Kind::Key("item"))
}

fn room() -> Record {
    Record::new("room", "Room", "RoomCard").variant("kind", "RoomKind").number("copies")
}

fn boss() -> Record {
    Record::new("boss", "Boss", "BossCard")
        .variant("strength", "BossStrength")
        .variant("attack", "Attack")
        .variant("special", "BossSpecial")
}

fn level() -> Record {
    Record::new("level", "Level", "LevelCard").code("faces")
}
