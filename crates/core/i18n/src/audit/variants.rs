//! All texts that a message can have, for checks of their wording.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// Stands for a variable or a reference in a text. It is as long as a short name.
pub const PLACEHOLDER: &str = "······";

/// A limit on the texts of one message, whose selections multiply.
const MOST: usize = 256;

/// A message or one of its attributes, with each text that its selections allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variants {
    /// The id, with the attribute after a full stop.
    pub id: String,
    pub texts: Vec<String>,
}

/// Returns the texts of every message in a source. Entries that do not parse are left out; the audit reports them.
pub fn variants(source: &str) -> Vec<Variants> {
    let (resource, _) = parser::parse_runtime(source).map_or_else(|both| both, |it| (it, Vec::new()));
    let mut all = Vec::new();
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name, message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (term.id.name, Some(&term.value), &term.attributes),
            _ => continue,
        };
        all.extend(value.map(|value| Variants { id: id.to_owned(), texts: texts(value) }));
        all.extend(attributes.iter().map(|attribute| Variants {
            id: format!("{id}.{}", attribute.id.name),
            texts: texts(&attribute.value),
        }));
    }
    all
}

fn texts(pattern: &Pattern<&str>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let endings = endings(element);
        let join = |text: &String| endings.iter().map(|ending| format!("{text}{ending}")).collect::<Vec<_>>();
        texts = texts.iter().flat_map(join).take(MOST).collect();
    }
    texts
}

fn endings(element: &PatternElement<&str>) -> Vec<String> {
    match element {
        PatternElement::TextElement { value } => vec![(*value).to_owned()],
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().flat_map(|variant| texts(&variant.value)).collect()
        }
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => vec![(*value).to_owned()],
        PatternElement::Placeable { expression: Expression::Inline(_) } => vec![PLACEHOLDER.to_owned()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selections_multiply() {
        let source = "seen = { $who-is ->\n    [you] You see { $n ->\n        [one] a card.\n       *[other] cards.\n    }\n   *[other] { $who } looks.\n}\n    .short = seen\n";
        let found: Vec<(String, Vec<String>)> =
            variants(source).into_iter().map(|one| (one.id, one.texts)).collect();
        let looks = format!("{PLACEHOLDER} looks.");
        assert_eq!(
            found,
            [
                ("seen".to_owned(), vec!["You see a card.".to_owned(), "You see cards.".to_owned(), looks]),
                ("seen.short".to_owned(), vec!["seen".to_owned()])
            ]
        );
    }
}
