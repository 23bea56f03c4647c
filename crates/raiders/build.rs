//! Bakes the components and the rule book into Rust tables.

use std::process::ExitCode;

use bake::{Kind, Record};

fn main() -> ExitCode {
    bake::run(|kitchen| {
        kitchen.components("data/items.toml", &item())?;
        kitchen.components("data/characters.toml", &character())?;
        kitchen.components("data/rooms.toml", &room())?;
        kitchen.components("data/bosses.toml", &boss())?;
        kitchen.components("data/levels.toml", &level())?;
        kitchen.rules("rules/raiders.toml", 'R')
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
