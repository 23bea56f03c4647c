//! What can be wrong with a game, one mistake at a time.

use std::cell::Cell;

// A type for each fault would be plainer, but then the kit is compiled once for each of them.
thread_local! {
    static BUILT_IN: Cell<Fault> = const { Cell::new(Fault::None) };
    static OUTSIDE: Cell<u8> = const { Cell::new(0) };
}

impl Fault {
    /// Makes this the fault of every toy on this thread, instead of the one before.
    pub(crate) fn build_in(self) {
        BUILT_IN.set(self);
    }

    pub(crate) fn is_built_in(self) -> bool {
        BUILT_IN.get() == self
    }
}

/// Another number each time, from outside of every match: a thing no game must ask for.
pub(crate) fn outside_number() -> u8 {
    OUTSIDE.set(OUTSIDE.get().wrapping_add(1));
    OUTSIDE.get()
}

/// A mistake that is built into the toy on purpose.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Nothing is wrong.
    None,

    /// One set-up is refused though nothing clashes.
    SetupRefused,
    /// One value of an option clashes with everything.
    ValueNeverFits,
    /// A seat that cannot act finds in its list what was there before.
    StaleList,
    /// Everyone may decide and nobody must.
    NobodyOwes,
    /// A seat is asked at which nobody sits.
    StrangerAsked,
    /// A seat owes a decision and has none.
    NoChoice,
    /// A seat that cannot act has a choice.
    IdleChoice,
    /// A choice is listed twice.
    DoubleChoice,
    /// A choice is listed that is then refused.
    ListedChoiceRefused,
    /// A choice is accepted that is not listed.
    UnlistedChoiceAccepted,
    /// An outcome is accepted that is not listed.
    UnlistedOutcomeAccepted,
    /// A refused decision leaves a trace in the state.
    RefusalLeavesATrace,
    /// A refused decision is announced.
    RefusalIsTold,
    /// Chance finds nothing to draw.
    NoOutcome,
    /// Outcomes are listed while players decide.
    OutcomeOutOfTurn,
    /// An outcome is listed twice.
    DoubleOutcome,
    /// An outcome is listed that is then refused.
    ListedOutcomeRefused,
    /// An outcome weighs nothing.
    WeightlessOutcome,
    /// A draw takes a short way that leads elsewhere.
    CrookedDraw,
    /// The rounds never run out.
    Endless,
    /// Someone has won before the end.
    EarlyWinner,
    /// Somebody wins who does not sit at the table.
    StrangerWins,
    /// The state remembers something from outside the match.
    ReplayDrifts,
    /// The events depend on something from outside the match.
    ReplayTellsOtherwise,
    /// The state depends on whether anyone listens.
    ListenerMatters,
    /// A part of the view does not travel.
    LostInJson,
    /// An event cites a rule that does not exist.
    UnknownRuleTold,
    /// A rule is cited, without an event, that does not exist.
    UnknownRuleCited,

    /// The view shows everyone how deep the first seat goes before all have decided.
    SealedInView,
    /// The event names the depth that was sealed.
    SealedInEvent,
    /// Whoever goes deep may not change its mind, and everyone sees that.
    SealedInTurn,
    /// To seal the same once more makes no noise, to seal something else does.
    SealedInRevision,
    /// Whoever goes deepest ends the wait for the others.
    SealedEndsTheWait,

    /// Everyone hears which lantern was dealt.
    DealIsTold,
    /// A bright lantern makes an event more, which names nothing.
    GlowIsTold,
    /// A seat's own view forgets what it has dropped.
    DroppedIsForgotten,
    /// The public view shows a lantern.
    LanternInView,
    /// Who may act depends on a lantern.
    LanternInTurn,
    /// The order of the choices depends on a neighbour's lantern.
    LanternInChoices,
    /// The words of a refusal depend on a neighbour's lantern.
    LanternInRefusal,
    /// Who wins depends on a lantern that nobody saw.
    LanternInWinners,

    /// No state is found for the public.
    DeterminizeGivesUp,
    /// The seat's own lantern is dealt again.
    DeterminizeForgets,
    /// The bag of the state that is made is empty.
    DeterminizeEmptiesTheBag,
    /// The seat's own lantern is dealt once more to somebody else.
    DeterminizeDoubles,
}
