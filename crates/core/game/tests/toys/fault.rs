//! The mistakes that can be activated in the lantern game, one at a time.

use std::cell::Cell;

// A separate type for each fault would be simpler, but then the kit would be compiled once for each of them.
thread_local! {
    static ACTIVE: Cell<Fault> = const { Cell::new(Fault::None) };
    static OUTSIDE: Cell<u8> = const { Cell::new(0) };
}

impl Fault {
    /// Activates this fault, and no other, for all toys on this thread.
    pub(crate) fn activate(self) {
        ACTIVE.set(self);
    }

    pub(crate) fn is_active(self) -> bool {
        ACTIVE.get() == self
    }
}

/// Returns a different number each time. It comes from outside the match, so no correct game may use it.
pub(crate) fn outside_number() -> u8 {
    OUTSIDE.set(OUTSIDE.get().wrapping_add(1));
    OUTSIDE.get()
}

/// A deliberate mistake.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    None,

    /// One setup is refused though no options clash.
    SetupRefused,
    /// One value of an option clashes with everything.
    ValueNeverFits,
    /// `legal` does not clear the list for a seat that cannot act.
    StaleList,
    /// All seats may decide and none owes.
    NobodyOwes,
    /// The turn names a seat that is not in the match.
    UnknownSeatAsked,
    NoChoice,
    IdleChoice,
    DoubleChoice,
    /// A listed action is refused.
    ListedChoiceRefused,
    /// The optimized `pick` returns another action than the list.
    UnfairPick,
    /// The optimized `apply_legal` leads to another state than `decide`.
    AppliesAnotherState,
    /// The optimized `apply_legal` reports an event more than `decide`.
    AppliesAnotherEvent,
    /// An unlisted action is accepted.
    UnlistedChoiceAccepted,
    /// An unlisted outcome is accepted.
    UnlistedOutcomeAccepted,
    RefusalChangesState,
    RefusalReportsEvent,
    /// It is chance's turn and no outcome is listed.
    NoOutcome,
    /// Outcomes are listed while seats decide.
    OutcomeOutOfTurn,
    DoubleOutcome,
    /// A listed outcome is refused.
    ListedOutcomeRefused,
    ZeroWeight,
    /// The optimized `draw` returns another outcome than the list.
    UnfairDraw,
    /// The last round never ends.
    Endless,
    /// A seat has won before the end.
    EarlyWinner,
    /// A seat that is not in the match wins.
    UnknownSeatWins,
    StateDependsOnOutside,
    EventsDependOnOutside,
    StoryDependsOnOutside,
    /// An event writes a line that is numbered like a later event.
    StoryWritesAhead,
    /// An event belongs to a line without a text.
    StorySaysNothing,
    /// The state depends on whether the sink makes the event.
    SinkMatters,
    /// A field of the view is not serialized.
    LostInJson,
    UnknownRuleInEvent,
    /// A rule that does not exist is cited without an event.
    UnknownRuleCited,

    /// The view shows the sealed depth of the first seat to everyone.
    SealedInView,
    /// The event shows the sealed depth to everyone.
    SealedInEvent,
    /// A seat that chose depth 2 may not revise, and the public turn shows that.
    SealedInTurn,
    /// Sealing the same depth again reports no event; sealing another one does.
    SealedInRevision,
    /// A seat that chose depth 2 ends the wait for the others.
    SealedEndsTheWait,

    /// The event shows the dealt lantern to everyone.
    DealInEvent,
    /// Dealing the brightest lantern reports one more event.
    ExtraEvent,
    /// A seat's own view omits the lanterns that it dropped.
    DroppedIsForgotten,
    /// The public view shows a hidden lantern.
    LanternInView,
    /// The turn depends on a hidden lantern.
    LanternInTurn,
    /// The order of the legal actions depends on a neighbour's lantern.
    LanternInChoices,
    /// The message of a refusal depends on a neighbour's lantern.
    LanternInRefusal,
    /// The winners depend on hidden lanterns.
    LanternInWinners,

    /// A seat's own draw does not count as a reveal.
    DrawIsUnmarked,
    /// The end of the sealing does not count as a reveal.
    SecretIsUnmarked,

    /// `determinize` returns no state for the public view.
    DeterminizeFails,
    /// `determinize` deals the seat's own lantern again.
    DeterminizeForgets,
    /// `determinize` returns a state with an empty bag.
    DeterminizeEmptiesTheBag,
    /// `determinize` deals the seat's own lantern to a second seat.
    DeterminizeDoubles,

    /// Two actions have the same id.
    SharedId,
    /// An id is not below the number of actions.
    LargeId,
    /// `action_ids` does not clear the list.
    StaleIds,
    /// An id has no name.
    UnnamedId,
    /// Two features have the same name.
    SharedName,
    /// A part of the view is not written.
    FeatureForgotten,
    /// A feature is missing at the end of the game.
    FeatureComesAndGoes,
    /// A feature does not fit into a byte.
    LargeFeature,
    /// An index is not below the count of its feature.
    IndexBeyondCount,

    /// The hidden places depend on something outside the match.
    PlacesDependOnOutside,
    /// The bag is a hidden place even if it is empty.
    EmptyPlace,
    /// A place shows only some of its cards, by what they are.
    PlaceHidesCards,
}
