//! Rules: numbered texts in every language, which become one table.

use toml::{Table, Value};

use crate::error::{Error, Problem};
use crate::source;

/// A checked rule.
pub(crate) struct Rule {
    id: Id,
    fires: Fires,
    en: Text,
    es: Text,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Id {
    book: char,
    number: u8,
    suffix: Option<char>,
}

enum Fires {
    InPlay,
    Never { because: String },
}

struct Text {
    title: String,
    text: String,
}

/// Parses the rules of a book. They must be in the order of their numbers.
pub(crate) fn read(file: &str, text: &str, book: char) -> Result<Vec<Rule>, Error> {
    let mut rules: Vec<Rule> = Vec::new();
    for (place, entry) in source::records(file, text, "rule")?.iter().enumerate() {
        let rule = rule(entry, book)
            .and_then(|rule| check_order(rules.last(), rule))
            .map_err(|problem| Error::in_record(file, label(entry, place), problem))?;
        rules.push(rule);
    }
    Ok(rules)
}

fn label(entry: &Table, place: usize) -> String {
    match entry.get("id").and_then(Value::as_str) {
        Some(id) => format!("rule {id}"),
        None => format!("rule number {}", place + 1),
    }
}

fn check_order(last: Option<&Rule>, rule: Rule) -> Result<Rule, Problem> {
    match last.map(|last| last.id) {
        Some(last) if last == rule.id => Err(Problem::DuplicateRule { id: rule.id.to_text() }),
        Some(last) if last > rule.id => {
            Err(Problem::RuleOutOfOrder { id: rule.id.to_text(), after: last.to_text() })
        }
        _ => Ok(rule),
    }
}

fn rule(entry: &Table, book: char) -> Result<Rule, Problem> {
    source::only(entry, &["id", "fires", "because", "en", "es"])?;
    let id = source::text(entry, "id", &format!("the rule's number in quotes, such as \"{book}05\""))?;
    let no_number = || Problem::BadRuleNumber { id: id.to_owned(), book };
    Ok(Rule {
        id: Id::read(id, book).ok_or_else(no_number)?,
        fires: fires(entry)?,
        en: text(entry, "en")?,
        es: text(entry, "es")?,
    })
}

fn fires(entry: &Table) -> Result<Fires, Problem> {
    let reason = entry.get("because");
    match source::text(entry, "fires", "\"in play\", or \"never\" with a reason in `because`")? {
        "in play" if reason.is_some() => Err(Problem::IdleReason),
        "in play" => Ok(Fires::InPlay),
        "never" => {
            let because = source::text(entry, "because", "the reason why no game can show the rule")?;
            Ok(Fires::Never { because: one_line(because) })
        }
        word => Err(Problem::UnknownFires { word: word.to_owned() }),
    }
}

fn text(entry: &Table, lang: &str) -> Result<Text, Problem> {
    let words = source::table(entry, lang, &format!("{lang}.title and {lang}.text"))?;
    source::only(words, &["title", "text"])?;
    let part = |name: &str| {
        let field = format!("{lang}.{name}");
        let wanted = format!("the {name} of the rule in quotes");
        let missing = |_| Problem::MissingField { field: field.clone(), wanted: wanted.clone() };
        let value = source::value(words, name, &wanted).map_err(missing)?;
        source::as_text(value, &field, &wanted).map(one_line)
    };
    Ok(Text { title: part("title")?, text: part("text")? })
}

/// Joins the lines of a text. Line breaks in the file are only for editing.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Id {
    fn read(text: &str, book: char) -> Option<Id> {
        let rest = text.strip_prefix(book)?;
        let digits = rest.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
        let mut suffixes = rest.strip_prefix(digits)?.chars();
        let id = Id { book, number: digits.parse().ok()?, suffix: suffixes.next() };
        (id.to_text() == text).then_some(id)
    }

    fn to_text(self) -> String {
        let suffix = self.suffix.map(String::from).unwrap_or_default();
        format!("{}{:02}{suffix}", self.book, self.number)
    }

    fn rust(self) -> String {
        let suffix = self.suffix.map(|suffix| format!(".suffixed({suffix:?})")).unwrap_or_default();
        format!("::game::RuleId::new({:?}, {}){suffix}", self.book, self.number)
    }
}

impl Fires {
    fn rust(&self) -> String {
        match self {
            Fires::InPlay => "::game::Fires::InPlay".to_owned(),
            Fires::Never { because } => format!("::game::Fires::Never {{ because: {because:?} }}"),
        }
    }
}

impl Text {
    fn rust(&self) -> String {
        format!(
            "::game::RuleText {{\n            title: {:?},\n            text: {:?},\n        }}",
            self.title, self.text
        )
    }
}

/// Whether the crate is compiled for a browser, whose page has the texts already.
pub(crate) fn is_for_browser() -> bool {
    std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm")
}

impl Rule {
    /// The rule without its texts.
    pub(crate) fn untold(self) -> Rule {
        let nothing = || Text { title: String::new(), text: String::new() };
        Rule { en: nothing(), es: nothing(), ..self }
    }
}

/// Returns the Rust code of the rules.
pub(crate) fn render(file: &str, rules: &[Rule]) -> String {
    let entries: String = rules.iter().map(entry).collect();
    format!(
        "/// The rules by number, as `{file}` words them.\n\
         pub(crate) static RULES: &[::game::RuleEntry] = &[\n{entries}];\n"
    )
}

fn entry(rule: &Rule) -> String {
    format!(
        "    ::game::RuleEntry {{\n        id: {},\n        fires: {},\n        en: {},\n        es: {},\n    }},\n",
        rule.id.rust(),
        rule.fires.rust(),
        rule.en.rust(),
        rule.es.rust()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book(ids: &[&str]) -> String {
        let rule = |id: &&str| {
            format!(
                "[[rule]]\nid = \"{id}\"\nfires = \"in play\"\n\
                 en = {{ title = \"Light\", text = \"A torch is lit.\" }}\n\
                 es = {{ title = \"Luz\", text = \"Se enciende\\nuna tea.\" }}\n"
            )
        };
        ids.iter().map(rule).collect()
    }

    #[track_caller]
    fn check(text: &str, message: &str) {
        let error = read("rules.toml", text, 'M').err().unwrap();
        assert_eq!(error.to_string(), message);
    }

    #[track_caller]
    fn check_change(from: &str, to: &str, problem: &str) {
        let text = book(&["M01"]);
        assert!(text.contains(from), "`{from}` is not in the book");
        check(&text.replace(from, to), &format!("rules.toml: rule M01: {problem}"));
    }

    #[test]
    fn a_book_becomes_a_table_of_entries() {
        let rules = read("rules.toml", &book(&["M09", "M32a"]), 'M').unwrap();
        let texts = "en: ::game::RuleText {
            title: \"Light\",
            text: \"A torch is lit.\",
        },
        es: ::game::RuleText {
            title: \"Luz\",
            text: \"Se enciende una tea.\",
        },";
        let expected = format!(
            "/// The rules by number, as `rules.toml` words them.
pub(crate) static RULES: &[::game::RuleEntry] = &[
    ::game::RuleEntry {{
        id: ::game::RuleId::new('M', 9),
        fires: ::game::Fires::InPlay,
        {texts}
    }},
    ::game::RuleEntry {{
        id: ::game::RuleId::new('M', 32).suffixed('a'),
        fires: ::game::Fires::InPlay,
        {texts}
    }},
];
"
        );
        assert_eq!(render("rules.toml", &rules), expected);
    }

    #[test]
    fn rules_must_be_in_the_order_of_their_numbers() {
        assert!(read("rules.toml", &book(&["M09", "M32", "M32a", "M32b", "M33", "M100"]), 'M').is_ok());
        let order = "write the rules in the order of their numbers";
        check(&book(&["M10", "M09"]), &format!("rules.toml: rule M09: rule M09 comes after M10: {order}"));
        check(&book(&["M32a", "M32"]), &format!("rules.toml: rule M32: rule M32 comes after M32a: {order}"));
    }

    #[test]
    fn a_rule_id_must_be_unique() {
        let twice = "rule M32a is there twice: give each rule its own number";
        check(&book(&["M32a", "M32a"]), &format!("rules.toml: rule M32a: {twice}"));
    }

    #[test]
    fn a_rule_id_must_belong_to_the_book() {
        for id in ["W01", "M1", "M001", "M", "m01", "M999", "M32ab", "M32A", "M+1"] {
            let problem = "is no rule of this book: its numbers look like M05 or M32a";
            check(&book(&[id]), &format!("rules.toml: rule {id}: `{id}` {problem}"));
        }
    }

    #[test]
    fn a_rule_needs_a_text_in_every_language() {
        check_change("A torch is lit.", " ", "`en.text` is empty: write its text");
        check_change("\"Luz\"", "\"\"", "`es.title` is empty: write its text");
        check_change("title = \"Luz\", ", "", "`es.title` is missing: write the title of the rule in quotes");
        check_change("\nes =", "\nfr =", "`fr` is not a field here: there are id, fires, because, en, es");
    }

    #[test]
    fn a_rule_that_never_fires_needs_a_reason() {
        let in_play = "fires = \"in play\"";
        check_change(
            in_play,
            "",
            "`fires` is missing: write \"in play\", or \"never\" with a reason in `because`",
        );
        let reason = "`because` is missing: write the reason why no game can show the rule";
        check_change(in_play, "fires = \"never\"", reason);
        let words = "it can be \"in play\", or \"never\" with a reason in `because`";
        check_change("in play", "often", &format!("`fires` cannot be `often`: {words}"));
        let idle =
            "`because` gives a reason for a rule that fires in play: remove it, or write fires = \"never\"";
        check_change(in_play, "fires = \"in play\"\nbecause = \"x\"", idle);
        let never = book(&["M99"]).replace(in_play, "fires = \"never\"\nbecause = \"it is silent\"");
        let rules = read("rules.toml", &never, 'M').unwrap();
        assert!(render("rules.toml", &rules).contains("::game::Fires::Never { because: \"it is silent\" }"));
    }
}
