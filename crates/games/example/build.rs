//! Turns the data files and the rule book into Rust tables.

use std::process::ExitCode;

use component_data::Record;

fn main() -> ExitCode {
    component_data::run(|generator| {
        generator.components("data/charms.toml", &charm())?;
        generator.components("data/encounters.toml", &encounter())?;
        generator.rules("rules/example.toml", 'E')
    })
}

fn charm() -> Record {
    Record::new("charm", "Charm", "CharmCard").number("coins").number("copies")
}

fn encounter() -> Record {
    Record::new("encounter", "Encounter", "EncounterCard").variant("kind", "EncounterKind").number("copies")
}
