//! One text of a message: what it says, which variables it uses, what it refers to.

use std::collections::BTreeSet;
use std::fmt;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

/// The text of a message or of one of its attributes.
#[derive(Debug)]
pub(crate) struct Part<'s> {
    pattern: Pattern<&'s str>,
    /// What it does with variables.
    pub(crate) uses: Uses<'s>,
    /// The messages, attributes and private terms to which it refers.
    pub(crate) references: BTreeSet<Reference>,
}

impl<'s> Part<'s> {
    /// Reads a text, unless it holds Fluent that the project does not use: then it says what.
    pub(crate) fn read(pattern: Pattern<&'s str>) -> Result<Part<'s>, &'static str> {
        let mut finds = Finds::default();
        finds.pattern(&pattern)?;
        Ok(Part { pattern, uses: finds.uses, references: finds.references })
    }

    /// Whether both texts read the same.
    pub(crate) fn reads_like(&self, other: &Part<'_>) -> bool {
        self.pattern == other.pattern
    }

    /// How many words it says of its own, taking the longest way through its selections.
    pub(crate) fn word_count(&self) -> usize {
        count_words(&self.pattern)
    }
}

/// What a text does with variables, or several texts together.
#[derive(Clone, Debug, Default)]
pub(crate) struct Uses<'s> {
    /// Every variable, be it shown or selected by.
    pub(crate) variables: BTreeSet<&'s str>,
    /// Those that are shown.
    pub(crate) shown: BTreeSet<&'s str>,
    /// The named variants beside the default, each behind the variable that selects it.
    pub(crate) variants: BTreeSet<(&'s str, &'s str)>,
}

impl<'s> Uses<'s> {
    /// The uses of both together.
    pub(crate) fn join(mut self, other: &Uses<'s>) -> Uses<'s> {
        self.variables.extend(&other.variables);
        self.shown.extend(&other.shown);
        self.variants.extend(&other.variants);
        self
    }
}

/// What a text refers to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Reference {
    /// The message or private term.
    pub(crate) id: String,
    /// Its attribute, if that is meant and not its text.
    pub(crate) attribute: Option<String>,
}

impl Reference {
    /// Whether it is to this attribute of this message.
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
struct Finds<'s> {
    uses: Uses<'s>,
    references: BTreeSet<Reference>,
}

impl<'s> Finds<'s> {
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
