//! Charms and encounters: enums whose values come from `data/*.toml`.

use game::Provenance;

include!(concat!(env!("OUT_DIR"), "/components.rs"));

/// A record of `data/charms.toml`.
#[derive(Debug)]
pub struct CharmCard {
    pub coins: u8,
    pub copies: u8,
    pub sources: &'static [(&'static str, Provenance)],
}

/// A record of `data/encounters.toml`.
#[derive(Debug)]
pub struct EncounterCard {
    pub kind: EncounterKind,
    pub copies: u8,
    pub sources: &'static [(&'static str, Provenance)],
}

/// What a card of the stairs does. The rules ask for the kind, never for a card by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncounterKind {
    Treasure { coins: u8 },
    Hazard { beaten_by: Charm },
}

impl Charm {
    /// Whether the charm beats the encounter. Nothing beats a treasure.
    pub(crate) fn beats(self, encounter: Encounter) -> bool {
        encounter.card().kind == EncounterKind::Hazard { beaten_by: self }
    }
}
