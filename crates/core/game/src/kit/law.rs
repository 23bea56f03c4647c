//! The laws of the contract, and the error for a broken one.

use std::fmt;

use crate::setup::Setup;

/// A law of the contract; [`Law::sentence`] describes each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Law {
    SetsUp,
    FreshLists,
    TurnNamesActors,
    ActorsHaveChoices,
    ListedOnce,
    PicksAreFair,
    LegalIsAccepted,
    AppliesLikeDecide,
    IllegalIsRefused,
    RefusalChangesNothing,
    ChanceHasOutcomes,
    WeightsArePositive,
    DrawsAreFair,
    OutcomesAreAccepted,
    GamesEnd,
    WinnersAtTheEnd,
    ReplaysTheSame,
    SilentPlaysTheSame,
    SurvivesJson,
    RulesAreKnown,
    SealedStaysSealed,
    EventsAreInView,
    RevealsAreMarked,
    StoryTellsTheEvents,
    SameTurn,
    SameView,
    SameChoices,
    SameWinners,
    SameRefusals,
    DeterminizedFits,
    DeterminizedPlaysOn,
    DeterminizedIsPossible,
    ActionIdsDiffer,
    FeaturesDiffer,
    SameBeliefs,
    HiddenPlacesAreFull,
    SameOutput,
}

impl Law {
    /// The law in one sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Law::SetsUp => "every value of every option can be played, and only clashing options are refused",
            Law::FreshLists => {
                "a list is cleared before it is filled: old content of the buffer does not matter"
            }
            Law::TurnNamesActors => "a turn to decide names a seat that owes, and only seats of the match",
            Law::ActorsHaveChoices => {
                "a seat that owes has a legal action, and a seat that cannot act has none"
            }
            Law::ListedOnce => "a list contains no action or outcome twice",
            Law::PicksAreFair => "`pick` returns the action at the place in the list that the dice name",
            Law::LegalIsAccepted => "every legal action is accepted",
            Law::AppliesLikeDecide => {
                "`apply_legal` changes the state and reports events like `decide` does for a legal action"
            }
            Law::IllegalIsRefused => "every action or outcome that is not listed is refused",
            Law::RefusalChangesNothing => "a refusal leaves the state unchanged and reports no event",
            Law::ChanceHasOutcomes => "outcomes are listed when it is chance's turn, and at no other time",
            Law::WeightsArePositive => "every outcome has a positive weight",
            Law::DrawsAreFair => "`draw` returns the outcome that owns the ticket in the list",
            Law::OutcomesAreAccepted => "every listed outcome is accepted",
            Law::GamesEnd => "every game ends",
            Law::WinnersAtTheEnd => "winners are seats of the match, and there are none before the end",
            Law::ReplaysTheSame => "the same setup and steps lead to an equal state and the same events",
            Law::SilentPlaysTheSame => "a game plays the same with a silent sink as with a recording one",
            Law::SurvivesJson => "actions, outcomes, events and views are equal after a JSON round trip",
            Law::RulesAreKnown => "every cited rule is in the manifest",
            Law::SealedStaysSealed => {
                "while others owe a decision, they learn of a sealed one only that it was made"
            }
            Law::EventsAreInView => {
                "what an event tells an observer about the position is also in the observer's view"
            }
            Law::RevealsAreMarked => {
                "events that depend on chance, or on what the observer cannot know, contain a reveal"
            }
            Law::StoryTellsTheEvents => {
                "log lines depend only on the observer's events, and every event belongs to a line with a text"
            }
            Law::SameTurn => "the turn is the same in all states that an observer cannot tell apart",
            Law::SameView => "the view is the same in all states that an observer cannot tell apart",
            Law::SameChoices => {
                "the legal actions and their order are the same in all states that an observer cannot tell apart"
            }
            Law::SameWinners => "the winners are the same in all states that an observer cannot tell apart",
            Law::SameRefusals => "the refusals are the same in all states that an observer cannot tell apart",
            Law::DeterminizedFits => {
                "`determinize` returns a state that looks the same to the view's observer"
            }
            Law::DeterminizedPlaysOn => "a determinized state can be played on like the true one",
            Law::DeterminizedIsPossible => {
                "a determinized state is one that the view's observer cannot rule out"
            }
            Law::ActionIdsDiffer => {
                "every id is below the number of actions, and legal actions have different ids"
            }
            Law::FeaturesDiffer => {
                "features fit into bytes, have different names, and differ between different views"
            }
            Law::SameBeliefs => {
                "hidden places and what may lie there are the same in all states that an observer cannot tell apart"
            }
            Law::HiddenPlacesAreFull => {
                "in all states that fit a view, a hidden place has the same number of cards, and at least one"
            }
            Law::SameOutput => "an output is the same in all matches that an observer cannot tell apart",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.sentence())
    }
}

/// A law that a game broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    pub law: Law,
    /// The seat count and options of the match.
    pub setup: String,
    /// The steps that led there, and what was wrong.
    pub details: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}: {}\nsetup: {}\n{}", self.law, self.law, self.setup, self.details)
    }
}

impl std::error::Error for Violation {}

/// A broken law, before the setup is known.
#[derive(Debug)]
pub(super) struct Failure {
    law: Law,
    details: String,
}

/// The result of a check.
pub(super) type CheckResult<T = ()> = Result<T, Failure>;

impl Failure {
    pub(super) fn new(law: Law, details: impl Into<String>) -> Failure {
        Failure { law, details: details.into() }
    }

    /// Adds context in front of the details.
    pub(super) fn after(self, before: &str) -> Failure {
        Failure { details: format!("{before}\n{}", self.details), ..self }
    }

    /// Reports the failure as one of `law`, and mentions the original law in the details.
    pub(super) fn counted_as(self, law: Law) -> Failure {
        if law == self.law {
            return self;
        }
        Failure { law, details: format!("{}\nwhich breaks: {}", self.details, self.law) }
    }

    pub(super) fn at(self, setup: &Setup) -> Violation {
        let options = setup.options().map(|(key, value)| format!(", {key}={value}"));
        let setup = format!("{} seats{}", setup.seats(), options.collect::<String>());
        Violation { law: self.law, setup, details: self.details }
    }

    pub(super) fn anywhere(self) -> Violation {
        Violation { law: self.law, setup: "any".to_owned(), details: self.details }
    }
}
