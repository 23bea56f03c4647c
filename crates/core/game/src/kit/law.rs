//! The laws of the contract, and how the kit says that one is broken.

use std::fmt;

use crate::setup::Setup;

/// A law of the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Law {
    /// Set-ups are accepted unless options clash.
    SetsUp,
    /// Lists are filled afresh.
    FreshLists,
    /// Turns name the right seats.
    TurnNamesActors,
    /// Those who must act can, and nobody else.
    ActorsHaveChoices,
    /// Lists hold each entry once.
    ListedOnce,
    /// What is listed as legal is accepted.
    LegalIsAccepted,
    /// What is not listed is refused.
    IllegalIsRefused,
    /// A refusal leaves no trace.
    RefusalChangesNothing,
    /// Chance has something to do when it is its turn, and only then.
    ChanceHasOutcomes,
    /// Weights are positive.
    WeightsArePositive,
    /// Drawing gives each outcome its weight.
    DrawsAreFair,
    /// Outcomes that are listed are accepted.
    OutcomesAreAccepted,
    /// Every game ends.
    GamesEnd,
    /// Nobody wins before the end.
    WinnersAtTheEnd,
    /// A match replays bit for bit.
    ReplaysTheSame,
    /// It does not matter who listens.
    SilentPlaysTheSame,
    /// Everything that travels survives it.
    SurvivesJson,
    /// Every cited rule is in the book.
    RulesAreKnown,
    /// Sealed decisions stay sealed.
    SealedStaysSealed,
    /// What is told is shown.
    ToldIsShown,
    /// Same sights, same turn.
    SameTurn,
    /// Same sights, same view.
    SameView,
    /// Same sights, same list of choices.
    SameChoices,
    /// Same sights, same winners.
    SameWinners,
    /// Same sights, same refusals.
    SameRefusals,
    /// A determinized state fits its view.
    DeterminizedFits,
    /// A determinized state plays on like a true one.
    DeterminizedPlaysOn,
    /// A determinized state could be the true one.
    DeterminizedIsPossible,
}

impl Law {
    /// The law in one sentence.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Law::SetsUp => "every value of every option can be played, and only clashing options are refused",
            Law::FreshLists => "a list is filled afresh: it holds the same whatever the buffer held before",
            Law::TurnNamesActors => "a turn to decide names a seat that owes, and only seats at the table",
            Law::ActorsHaveChoices => "a seat that owes has a legal action, and one that cannot act has none",
            Law::ListedOnce => "an action or an outcome is listed once",
            Law::LegalIsAccepted => "every action that is listed as legal is accepted",
            Law::IllegalIsRefused => "every action or outcome that is not listed is refused",
            Law::RefusalChangesNothing => "a refusal leaves the state as it was and tells nothing",
            Law::ChanceHasOutcomes => "outcomes are listed when it is chance's turn, and at no other time",
            Law::WeightsArePositive => "every outcome has a positive weight",
            Law::DrawsAreFair => "drawing gives the outcome that holds the ticket in the list",
            Law::OutcomesAreAccepted => "every outcome that is listed is accepted",
            Law::GamesEnd => "every game ends",
            Law::WinnersAtTheEnd => "winners sit at the table, and there are none before the end",
            Law::ReplaysTheSame => "the same set-up and steps lead to an equal state and the same events",
            Law::SilentPlaysTheSame => "a game plays the same whether anyone listens or not",
            Law::SurvivesJson => "actions, outcomes, events and views come back from JSON as they went",
            Law::RulesAreKnown => "every rule that is cited stands in the manifest",
            Law::SealedStaysSealed => {
                "while others owe a decision, a sealed one shows them only that it was made"
            }
            Law::ToldIsShown => {
                "what an observer learns of the position by being told stands in its view too"
            }
            Law::SameTurn => "whoever has seen the same finds the same turn",
            Law::SameView => "whoever has seen the same has the same view",
            Law::SameChoices => "whoever has seen the same may decide the same, listed in the same order",
            Law::SameWinners => "whoever has seen the same finds the same winners",
            Law::SameRefusals => "whoever has seen the same is refused the same with the same words",
            Law::DeterminizedFits => "a view can be turned into a state that looks the same to its observer",
            Law::DeterminizedPlaysOn => "a state made from a view plays on like the true one",
            Law::DeterminizedIsPossible => {
                "a state made from a view is one that its observer cannot rule out"
            }
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.sentence())
    }
}

/// A law that a game broke, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// The seats and options it was broken with.
    pub setup: String,
    /// The steps that led there and what was wrong then.
    pub story: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}: {}\nset-up: {}\n{}", self.law, self.law, self.setup, self.story)
    }
}

impl std::error::Error for Violation {}

/// A violation in the making: it does not know yet with which set-up it was found.
#[derive(Debug)]
pub(super) struct Breach {
    law: Law,
    story: String,
}

/// What a check comes back with.
pub(super) type Found<T = ()> = Result<T, Breach>;

impl Breach {
    pub(super) fn new(law: Law, story: impl Into<String>) -> Breach {
        Breach { law, story: story.into() }
    }

    /// The same breach, told with what came before it.
    pub(super) fn after(self, before: &str) -> Breach {
        Breach { story: format!("{before}\n{}", self.story), ..self }
    }

    /// The same breach, counted as one of another law and telling which one it broke itself.
    pub(super) fn counted_as(self, law: Law) -> Breach {
        if law == self.law {
            return self;
        }
        Breach { law, story: format!("{}\nwhich breaks: {}", self.story, self.law) }
    }

    pub(super) fn at(self, setup: &Setup) -> Violation {
        let options = setup.options().map(|(key, value)| format!(", {key}={value}"));
        let setup = format!("{} seats{}", setup.seats(), options.collect::<String>());
        Violation { law: self.law, setup, story: self.story }
    }

    pub(super) fn anywhere(self) -> Violation {
        Violation { law: self.law, setup: "any".to_owned(), story: self.story }
    }
}
