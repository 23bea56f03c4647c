//! What one message was heard with.

use std::collections::{BTreeMap, BTreeSet};

use game::Arg;

/// What a seat can be to the one who reads.
const ROLES: [&str; 2] = ["you", "other"];

/// The arguments that a message was heard with, all uses together.
#[derive(Clone, Debug, Default)]
pub(super) struct UsedMessages {
    given: BTreeMap<&'static str, Given>,
}

#[derive(Clone, Debug, Default)]
struct Given {
    /// What the argument brought along: `is` for a seat, `count` for a list.
    extras: BTreeSet<&'static str>,
    /// The terms that it named.
    terms: BTreeSet<&'static str>,
    /// The symbols that it was.
    symbols: BTreeSet<&'static str>,
}

/// Where a message's variable comes from.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Origin<'h, 'v> {
    /// From an argument, or from what every such argument brings along.
    Argument,
    /// From an attribute, if these terms have it.
    Attribute {
        /// Every term that was heard in this place.
        terms: &'h BTreeSet<&'static str>,
        /// The attribute.
        attribute: &'v str,
    },
    /// From nothing that was heard.
    Nowhere,
}

impl UsedMessages {
    /// Notes an argument of one use.
    pub(super) fn give(&mut self, name: &'static str, arg: &Arg) {
        let given = self.given.entry(name).or_default();
        match arg {
            Arg::Seat(_) => given.extras.insert("is"),
            Arg::List(_) => given.extras.insert("count"),
            Arg::Symbol(symbol) => given.symbols.insert(symbol),
            Arg::Number(_) | Arg::Term(_) => false,
        };
        given.terms.extend(terms(arg).unwrap_or_default());
    }

    /// Whether the variable was a symbol, which is not for showing.
    pub(super) fn is_symbol(&self, variable: &str) -> bool {
        self.given.get(variable).is_some_and(|given| !given.symbols.is_empty())
    }

    /// Whether a selection by this variable could come to this variant. Only symbols, and who a seat is, can be
    /// told to be nothing else than what was heard.
    pub(super) fn selects(&self, variable: &str, variant: &str) -> bool {
        match self.given.get(variable) {
            Some(given) => given.symbols.is_empty() || given.symbols.contains(variant),
            None => !variable.ends_with("-is") || ROLES.contains(&variant),
        }
    }

    /// Where a variable comes from. Names may hold hyphens themselves, so the longest argument that fits counts.
    pub(super) fn origin<'v>(&self, variable: &'v str) -> Origin<'_, 'v> {
        if self.given.contains_key(variable) {
            return Origin::Argument;
        }
        let splits = variable.rmatch_indices('-').filter_map(|(at, _)| variable.split_at_checked(at));
        let mut given =
            splits.filter_map(|(name, rest)| Some((self.given.get(name)?, rest.trim_start_matches('-'))));
        match given.next() {
            Some((given, extra)) if given.extras.contains(extra) => Origin::Argument,
            Some((given, attribute)) if !given.terms.is_empty() => {
                Origin::Attribute { terms: &given.terms, attribute }
            }
            _ => Origin::Nowhere,
        }
    }
}

/// The terms in an argument that has attributes: one that is a term, or a list of nothing else.
fn terms(arg: &Arg) -> Option<Vec<&'static str>> {
    match arg {
        Arg::Term(id) => Some(vec![id]),
        Arg::List(items) => items.iter().map(terms).collect::<Option<Vec<_>>>().map(|lists| lists.concat()),
        Arg::Number(_) | Arg::Seat(_) | Arg::Symbol(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    fn heard(args: &[Arg]) -> UsedMessages {
        let mut heard = UsedMessages::default();
        args.iter().for_each(|arg| heard.give("it", arg));
        heard
    }

    fn seat() -> Arg {
        Arg::Seat(Seat::new(0).unwrap())
    }

    #[test]
    fn every_argument_provides_its_own_name() {
        for arg in [Arg::Number(1), seat(), Arg::Symbol("up"), Arg::Term("torch"), Arg::List(Vec::new())] {
            assert_eq!(heard(&[arg]).origin("it"), Origin::Argument);
        }
    }

    #[test]
    fn seats_and_lists_bring_a_variable_along() {
        let both = heard(&[seat(), Arg::List(Vec::new())]);
        assert_eq!([both.origin("it-is"), both.origin("it-count")], [Origin::Argument, Origin::Argument]);
        let neither = heard(&[Arg::Number(1)]);
        assert_eq!([neither.origin("it-is"), neither.origin("it-count")], [Origin::Nowhere, Origin::Nowhere]);
    }

    #[test]
    fn terms_provide_attributes_from_all_uses_together() {
        let heard = heard(&[Arg::Term("torch"), Arg::List(vec![Arg::List(vec![Arg::Term("axe")])])]);
        let terms = &BTreeSet::from(["axe", "torch"]);
        assert_eq!(heard.origin("it-with-a"), Origin::Attribute { terms, attribute: "with-a" });
    }

    #[test]
    fn a_list_with_a_seat_in_it_provides_no_attribute() {
        let heard = heard(&[Arg::List(vec![Arg::Term("torch"), seat()])]);
        assert_eq!(heard.origin("it-the"), Origin::Nowhere);
    }

    #[test]
    fn a_symbol_selects_what_it_was_heard_to_be() {
        let heard = heard(&[Arg::Symbol("up"), Arg::Symbol("down")]);
        assert_eq!(["up", "down", "dwon"].map(|variant| heard.selects("it", variant)), [true, true, false]);
        assert!(heard.is_symbol("it"));
    }

    #[test]
    fn a_seat_is_you_or_other() {
        let heard = heard(&[seat()]);
        assert_eq!(
            ["you", "other", "yuo"].map(|variant| heard.selects("it-is", variant)),
            [true, true, false]
        );
        assert!(!heard.is_symbol("it"));
    }

    #[test]
    fn a_number_may_select_anything() {
        assert!(heard(&[Arg::Number(1)]).selects("it", "one"));
    }

    #[test]
    fn the_longest_argument_name_counts() {
        let mut heard = heard(&[Arg::Term("torch")]);
        heard.give("it-there", &Arg::Term("axe"));
        let terms = &BTreeSet::from(["axe"]);
        assert_eq!(heard.origin("it-there-the"), Origin::Attribute { terms, attribute: "the" });
    }
}
