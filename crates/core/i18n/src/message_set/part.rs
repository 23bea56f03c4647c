//! One text of a message, the variables it uses, and what it refers to.

use std::collections::BTreeSet;
use std::fmt;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

/// The text of a message or of one of its attributes.
#[derive(Debug)]
pub(crate) struct Part<'s> {
    pattern: Pattern<&'s str>,
    pub(crate) uses: Uses<'s>,
    /// The messages, attributes and private terms that the text refers to.
    pub(crate) references: BTreeSet<Reference>,
}

impl<'s> Part<'s> {
    /// Reads a text. Fails with an explanation if it uses unsupported Fluent syntax.
    pub(crate) fn read(pattern: Pattern<&'s str>) -> Result<Part<'s>, &'static str> {
        let mut collector = Collector::default();
        collector.pattern(&pattern)?;
        Ok(Part { pattern, uses: collector.uses, references: collector.references })
    }

    pub(crate) fn has_same_text(&self, other: &Part<'_>) -> bool {
        self.pattern == other.pattern
    }

    /// Counts the words of the text, with the longest variant of each selection.
    pub(crate) fn word_count(&self) -> usize {
        count_words(&self.pattern)
    }
}

/// How one or more texts use variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Uses<'s> {
    /// Every variable, shown or selected by.
    pub(crate) variables: BTreeSet<&'s str>,
    /// The variables that are shown.
    pub(crate) shown: BTreeSet<&'s str>,
    /// The named variants except defaults, each with the variable that selects it.
    pub(crate) variants: BTreeSet<(&'s str, &'s str)>,
}

impl<'s> Uses<'s> {
    pub(crate) fn join(mut self, other: &Uses<'s>) -> Uses<'s> {
        self.variables.extend(&other.variables);
        self.shown.extend(&other.shown);
        self.variants.extend(&other.variants);
        self
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Reference {
    pub(crate) id: String,
    /// The attribute, or `None` for the text.
    pub(crate) attribute: Option<String>,
}

impl Reference {
    pub(crate) fn is_to(&self, id: &str, attribute: &str) -> bool {
        self.id == id && self.attribute.as_deref() == Some(attribute)
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.id)?;
        self.attribute.as_ref().map_or(Ok(()), |attribute| write!(out, ".{attribute}"))
    }
}

fn count_words(pattern: &Pattern<&str>) -> usize {
    pattern.elements.iter().map(count_element).sum()
}

fn count_element(element: &PatternElement<&str>) -> usize {
    match element {
        PatternElement::TextElement { value } => {
            value.split_whitespace().filter(|word| word.contains(char::is_alphabetic)).count()
        }
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| count_words(&variant.value)).max().unwrap_or(0)
        }
        PatternElement::Placeable { expression: Expression::Inline(_) } => 0,
    }
}

#[derive(Default)]
struct Collector<'s> {
    uses: Uses<'s>,
    references: BTreeSet<Reference>,
}

impl<'s> Collector<'s> {
    fn pattern(&mut self, pattern: &Pattern<&'s str>) -> Result<(), &'static str> {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression)?;
            }
        }
        Ok(())
    }

    fn expression(&mut self, expression: &Expression<&'s str>) -> Result<(), &'static str> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                self.uses.variables.insert(id.name);
                variants.iter().try_for_each(|variant| self.variant(id.name, variant))
            }
            Expression::Select { .. } => {
                Err("a selection by something else than a variable: select by a variable")
            }
        }
    }

    fn variant(&mut self, variable: &'s str, variant: &Variant<&'s str>) -> Result<(), &'static str> {
        if let Variant { key: VariantKey::Identifier { name }, default: false, .. } = variant {
            self.uses.variants.insert((variable, name));
        }
        self.pattern(&variant.value)
    }

    fn inline(&mut self, inline: &InlineExpression<&'s str>) -> Result<(), &'static str> {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.uses.variables.insert(id.name);
                self.uses.shown.insert(id.name);
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name.to_owned());
                self.references.insert(Reference { id: id.name.to_owned(), attribute });
            }
            InlineExpression::TermReference { id, arguments: None, .. } => {
                self.references.insert(Reference { id: format!("-{}", id.name), attribute: None });
            }
            InlineExpression::TermReference { .. } => {
                return Err("arguments for a private term: write a message with attributes instead");
            }
            InlineExpression::FunctionReference { .. } => {
                return Err("a function: leave it out, since numbers are formatted without one");
            }
            InlineExpression::Placeable { .. } => {
                return Err("braces within braces: one pair is enough");
            }
        }
        Ok(())
    }
}
