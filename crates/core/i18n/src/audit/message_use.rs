//! How a game uses one message.

use std::collections::{BTreeMap, BTreeSet};

use game::Arg;

/// The values of `$…-is`.
const ROLES: [&str; 2] = ["you", "other"];

/// The arguments of a message, over all its uses.
#[derive(Clone, Debug, Default)]
pub(super) struct MessageUse {
    args: BTreeMap<&'static str, ArgUse>,
}

#[derive(Clone, Debug, Default)]
struct ArgUse {
    /// The extra variables of the argument: `is` for a seat, `count` for a list.
    extras: BTreeSet<&'static str>,
    terms: BTreeSet<&'static str>,
    symbols: BTreeSet<&'static str>,
}

/// Where a variable of a message comes from.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum VariableSource<'h, 'v> {
    /// An argument, or an extra variable of one.
    Argument,
    /// An attribute, which these terms must have.
    Attribute {
        terms: &'h BTreeSet<&'static str>,
        attribute: &'v str,
    },
    Nowhere,
}

impl MessageUse {
    /// Adds an argument of one use.
    pub(super) fn add_arg(&mut self, name: &'static str, arg: &Arg) {
        let given = self.args.entry(name).or_default();
        match arg {
            Arg::Seat(_) => given.extras.insert("is"),
            Arg::List(_) => given.extras.insert("count"),
            Arg::Symbol(symbol) => given.symbols.insert(symbol),
            Arg::Number(_) | Arg::Term(_) | Arg::Message(_) => false,
        };
        given.terms.extend(terms(arg).unwrap_or_default());
    }

    /// Returns whether the variable is a symbol, which must not be shown.
    pub(super) fn is_symbol(&self, variable: &str) -> bool {
        self.args.get(variable).is_some_and(|given| !given.symbols.is_empty())
    }

    /// Returns whether a selection by this variable can reach this variant. Only symbols and `$…-is` have a known set of
    /// values; everything else can reach any variant.
    pub(super) fn selects(&self, variable: &str, variant: &str) -> bool {
        match self.args.get(variable) {
            Some(given) => given.symbols.is_empty() || given.symbols.contains(variant),
            None => !variable.ends_with("-is") || ROLES.contains(&variant),
        }
    }

    /// Returns where a variable comes from. Argument names may contain hyphens, so the longest one that fits counts.
    pub(super) fn source_of<'v>(&self, variable: &'v str) -> VariableSource<'_, 'v> {
        if self.args.contains_key(variable) {
            return VariableSource::Argument;
        }
        let splits = variable.rmatch_indices('-').filter_map(|(at, _)| variable.split_at_checked(at));
        let mut given =
            splits.filter_map(|(name, rest)| Some((self.args.get(name)?, rest.trim_start_matches('-'))));
        match given.next() {
            Some((given, extra)) if given.extras.contains(extra) => VariableSource::Argument,
            Some((given, attribute)) if !given.terms.is_empty() => {
                VariableSource::Attribute { terms: &given.terms, attribute }
            }
            _ => VariableSource::Nowhere,
        }
    }
}

/// Returns the terms of an argument that has attributes: a term, or a list of only terms.
fn terms(arg: &Arg) -> Option<Vec<&'static str>> {
    match arg {
        Arg::Term(id) => Some(vec![id]),
        Arg::List(items) => items.iter().map(terms).collect::<Option<Vec<_>>>().map(|lists| lists.concat()),
        Arg::Number(_) | Arg::Seat(_) | Arg::Symbol(_) | Arg::Message(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    fn message_use(args: &[Arg]) -> MessageUse {
        let mut message_use = MessageUse::default();
        args.iter().for_each(|arg| message_use.add_arg("it", arg));
        message_use
    }

    fn seat() -> Arg {
        Arg::Seat(Seat::new(0).unwrap())
    }

    #[test]
    fn every_argument_provides_its_own_name() {
        for arg in [Arg::Number(1), seat(), Arg::Symbol("up"), Arg::Term("torch"), Arg::List(Vec::new())] {
            assert_eq!(message_use(&[arg]).source_of("it"), VariableSource::Argument);
        }
    }

    #[test]
    fn seats_and_lists_provide_an_extra_variable() {
        let both = message_use(&[seat(), Arg::List(Vec::new())]);
        assert_eq!(
            [both.source_of("it-is"), both.source_of("it-count")],
            [VariableSource::Argument, VariableSource::Argument]
        );
        let neither = message_use(&[Arg::Number(1)]);
        assert_eq!(
            [neither.source_of("it-is"), neither.source_of("it-count")],
            [VariableSource::Nowhere, VariableSource::Nowhere]
        );
    }

    #[test]
    fn terms_provide_attributes_over_all_uses() {
        let message_use =
            message_use(&[Arg::Term("torch"), Arg::List(vec![Arg::List(vec![Arg::Term("axe")])])]);
        let terms = &BTreeSet::from(["axe", "torch"]);
        assert_eq!(
            message_use.source_of("it-with-a"),
            VariableSource::Attribute { terms, attribute: "with-a" }
        );
    }

    #[test]
    fn a_list_with_a_seat_provides_no_attribute() {
        let message_use = message_use(&[Arg::List(vec![Arg::Term("torch"), seat()])]);
        assert_eq!(message_use.source_of("it-the"), VariableSource::Nowhere);
    }

    #[test]
    fn a_symbol_selects_only_its_values() {
        let message_use = message_use(&[Arg::Symbol("up"), Arg::Symbol("down")]);
        assert_eq!(
            ["up", "down", "dwon"].map(|variant| message_use.selects("it", variant)),
            [true, true, false]
        );
        assert!(message_use.is_symbol("it"));
    }

    #[test]
    fn a_seat_selects_you_or_other() {
        let message_use = message_use(&[seat()]);
        assert_eq!(
            ["you", "other", "yuo"].map(|variant| message_use.selects("it-is", variant)),
            [true, true, false]
        );
        assert!(!message_use.is_symbol("it"));
    }

    #[test]
    fn a_number_can_select_anything() {
        assert!(message_use(&[Arg::Number(1)]).selects("it", "one"));
    }

    #[test]
    fn the_longest_argument_name_counts() {
        let mut message_use = message_use(&[Arg::Term("torch")]);
        message_use.add_arg("it-there", &Arg::Term("axe"));
        let terms = &BTreeSet::from(["axe"]);
        assert_eq!(
            message_use.source_of("it-there-the"),
            VariableSource::Attribute { terms, attribute: "the" }
        );
    }
}
