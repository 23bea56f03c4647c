//! Why an action or an outcome is refused.

use game::{HasMessage, Message, Seat};

use crate::components::Encounter;

/// Why an action or an outcome is refused. A reason depends only on what the seat that asked may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    GameOver,
    ChanceFirst,
    NoChanceNow,
    NotYourTurn { actor: Seat },
    DescendOrCamp,
    FaceTheHazard { encounter: Encounter },
    CharmDoesNotHelp { encounter: Encounter },
    ImpossibleOutcome,
}

impl game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver => "game_over",
            Refusal::ChanceFirst => "chance_first",
            Refusal::NoChanceNow => "no_chance_now",
            Refusal::NotYourTurn { .. } => "not_your_turn",
            Refusal::DescendOrCamp => "descend_or_camp",
            Refusal::FaceTheHazard { .. } => "face_the_hazard",
            Refusal::CharmDoesNotHelp { .. } => "charm_does_not_help",
            Refusal::ImpossibleOutcome => "impossible_outcome",
        }
    }
}

impl HasMessage for Refusal {
    fn message(&self) -> Message {
        match *self {
            Refusal::GameOver => Message::new("refusal-game-over"),
            Refusal::ChanceFirst => Message::new("refusal-chance-first"),
            Refusal::NoChanceNow => Message::new("refusal-no-chance-now"),
            Refusal::NotYourTurn { actor } => Message::new("refusal-not-your-turn").with("who", actor),
            Refusal::DescendOrCamp => Message::new("refusal-descend-or-camp"),
            Refusal::FaceTheHazard { encounter } => {
                Message::new("refusal-face-the-hazard").with("encounter", encounter)
            }
            Refusal::CharmDoesNotHelp { encounter } => {
                Message::new("refusal-charm-does-not-help").with("encounter", encounter)
            }
            Refusal::ImpossibleOutcome => Message::new("refusal-impossible-outcome"),
        }
    }
}
