//! Generates Rust tables from the component data and the rule texts.

use std::process::ExitCode;

use component_data::{Kind, Record};

fn main() -> ExitCode {
    component_data::run(|generator| {
        generator.components("data/foes.toml", &foe())?;
        generator.components("data/bosses.toml", &boss())?;
        generator.components("data/tiles.toml", &tile())?;
        generator.components("data/symbols.toml", &symbol())?;
        generator.components("data/abilities.toml", &ability())?;
        generator.components("data/heroes.toml", &hero())?;
        generator.components("data/treasures.toml", &treasure())?;
        generator.rules("rules/masmorra.toml", 'M')
    })
}

fn foe() -> Record {
    Record::new("foe", "Foe", "FoeCard")
        .variant("die", "DieKind")
        .code("might")
        .variant("breed", "Breed")
        .list("traits", Kind::Variant("Trait"))
}

fn boss() -> Record {
    Record::new("boss", "Boss", "BossCard").code("sides")
}

fn tile() -> Record {
    Record::new("tile", "Tile", "TileCard")
        .number("level")
        .number("mark")
        .variant("size", "Size")
        .variant("kind", "TileKind")
        .number("doors")
        .number("minor")
        .number("major")
        .list("fixed", Kind::Key("foe"))
        .code("boss")
        .code("chests")
        .number("gold")
        .list("features", Kind::Variant("Feature"))
}

fn symbol() -> Record {
    let room = Kind::Key("tile");
    Record::new("symbol", "Symbol", "SymbolCard").variant("spawn", "DieKind").array("grimbolts", 2, room)
}

fn ability() -> Record {
    Record::new("ability", "Ability", "AbilityCard")
        .variant("cost", "Cost")
        .variant("gain", "Gain")
        .variant("limit", "Limit")
}

fn hero() -> Record {
    let learnt = Kind::Key("ability");
    Record::new("hero", "Hero", "HeroCard").key("start", "ability").array("abilities", 4, learnt)
}

fn treasure() -> Record {
    Record::new("treasure", "Treasure", "TreasureCard")
        .number("copies")
        .variant("when", "Condition")
        .variant("orange", "Interrupt")
        .variant("purple", "Boon")
}
