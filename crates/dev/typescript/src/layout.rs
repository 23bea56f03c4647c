//! Formats types: on one line if they fit, otherwise on several lines.

use crate::shape::{Declaration, Member, Presence, Shape};

/// The maximum length of a line, except for comments.
const WIDTH: usize = 110;

/// Formats a declaration with its comment.
pub(crate) fn declaration(comment: Option<&str>, declaration: &Declaration) -> String {
    let mut out = comment.map(|prose| comment_lines(prose, 0)).unwrap_or_default();
    out.push_str(&format!("export type {} =", declaration.name));
    let room = WIDTH.saturating_sub(out.lines().last().map_or(0, str::len) + 2);
    match one_line(&declaration.shape).filter(|line| line.len() <= room) {
        Some(line) => out.push_str(&format!(" {line}")),
        None => out.push_str(&spread(&declaration.shape, 0)),
    }
    out + ";\n"
}

fn comment_lines(prose: &str, depth: usize) -> String {
    let indent = "  ".repeat(depth);
    let mut lines = prose.lines();
    match (lines.next(), lines.next()) {
        (Some(only), None) => format!("{indent}/** {only} */\n"),
        _ => {
            let body: String = prose.lines().map(|line| format!("{indent} * {line}\n")).collect();
            format!("{indent}/**\n{body}{indent} */\n")
        }
    }
}

/// Formats a type on one line. Returns `None` if a member has a comment.
fn one_line(shape: &Shape) -> Option<String> {
    Some(match shape {
        Shape::Literal(text) => format!("\"{text}\""),
        Shape::Name(name) => name.clone(),
        Shape::Array(of) => format!("{}[]", grouped(of)?),
        Shape::Tuple(parts) => format!("[{}]", joined(parts, ", ")?),
        Shape::Object(members) if members.is_empty() => "{}".to_owned(),
        Shape::Object(members) => {
            let members: Option<Vec<String>> = members.iter().map(member_line).collect();
            format!("{{ {} }}", members?.join(", "))
        }
        Shape::Map { presence, value } => {
            format!("{{ [key in string]{}: {} }}", presence_mark(*presence), one_line(value)?)
        }
        Shape::Union(parts) => joined(parts, " | ")?,
        Shape::Intersection(parts) => {
            let parts: Option<Vec<String>> = parts.iter().map(grouped).collect();
            parts?.join(" & ")
        }
    })
}

fn joined(parts: &[Shape], by: &str) -> Option<String> {
    let parts: Option<Vec<String>> = parts.iter().map(one_line).collect();
    Some(parts?.join(by))
}

/// Adds parentheses to unions and intersections.
fn grouped(shape: &Shape) -> Option<String> {
    let line = one_line(shape)?;
    let has_parts = matches!(shape, Shape::Union(_) | Shape::Intersection(_));
    Some(if has_parts { format!("({line})") } else { line })
}

fn member_line(member: &Member) -> Option<String> {
    match member.comment {
        Some(_) => None,
        None => {
            Some(format!("{}{}: {}", member.key, presence_mark(member.presence), one_line(&member.shape)?))
        }
    }
}

fn presence_mark(presence: Presence) -> &'static str {
    match presence {
        Presence::Required => "",
        Presence::Optional => "?",
    }
}

/// Formats a type on several lines, of which the first continues the current line.
#[expect(clippy::expect_used, reason = "our types have comments only in objects and their unions")]
fn spread(shape: &Shape, depth: usize) -> String {
    let indent = "  ".repeat(depth);
    match shape {
        Shape::Object(members) => {
            let members: String = members.iter().map(|member| spread_member(member, depth + 1)).collect();
            format!(" {{\n{members}{indent}}}")
        }
        Shape::Union(parts) if parts.iter().all(|part| matches!(part, Shape::Literal(_))) => {
            filled(parts, depth + 1)
        }
        Shape::Union(parts) => parts.iter().map(|part| alternative(part, depth + 1)).collect(),
        Shape::Intersection(parts) => {
            let parts: Vec<String> = parts.iter().map(|part| fitted(part, depth, WIDTH)).collect();
            parts.join(" &")
        }
        shape => {
            format!(" {}", one_line(shape).expect("invariant: no list, tuple or map contains a comment"))
        }
    }
}

fn alternative(part: &Shape, depth: usize) -> String {
    format!("\n{}|{}", "  ".repeat(depth), fitted(part, depth, 2 * depth + 1))
}

fn spread_member(member: &Member, depth: usize) -> String {
    let comment = member.comment.as_deref().map(|prose| comment_lines(prose, depth)).unwrap_or_default();
    let begin = format!("{}{}{}:", "  ".repeat(depth), member.key, presence_mark(member.presence));
    let shape = fitted(&member.shape, depth, begin.len());
    format!("{comment}{begin}{shape},\n")
}

/// Formats a type on the current line, of which `used` columns are used, or on several lines if it does not fit.
fn fitted(shape: &Shape, depth: usize, used: usize) -> String {
    // Two more columns for the space before it and the comma or semicolon after it.
    let line = one_line(shape).filter(|line| used + line.len() + 2 <= WIDTH);
    line.map_or_else(|| spread(shape, depth), |line| format!(" {line}"))
}

/// Puts as many literals as possible on each line.
fn filled(parts: &[Shape], depth: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in parts.iter().filter_map(one_line) {
        match lines.last_mut() {
            Some(line) if line.len() + word.len() + 3 + 2 * depth <= WIDTH => {
                line.push_str(&format!(" | {word}"));
            }
            _ => lines.push(format!("| {word}")),
        }
    }
    let indent = "  ".repeat(depth);
    lines.iter().map(|line| format!("\n{indent}{line}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parser;

    fn check(written: &str, laid_out: &str) {
        let (read, _) = parser::declaration(written).unwrap();
        let text = declaration(None, &read);
        assert_eq!(text, laid_out);
        let again = parser::declaration(text.trim_start_matches("export ")).unwrap().0;
        assert_eq!(again, read, "it is read as it was");
    }

    #[test]
    fn short_types_are_on_one_line() {
        check("type Seat = number;", "export type Seat = number;\n");
        check("type Door = { a: Array<B | null>, };", "export type Door = { a: (B | null)[] };\n");
        check("type Open = {};", "export type Open = {};\n");
        check("type By = { [key in string]?: [A, B] };", "export type By = { [key in string]?: [A, B] };\n");
        check("type Both = A & (B | C);", "export type Both = A & (B | C);\n");
    }

    #[test]
    fn members_with_comments_are_on_their_own_lines() {
        check(
            "type Door = { \n/**\n * How far.\n */\nsteps?: number, open: A, };",
            "export type Door = {\n  /** How far. */\n  steps?: number,\n  open: A,\n};\n",
        );
        check(
            "type Door = { \"is\": \"open\" } | { \"is\": \"shut\", /**\n * Who has it,\n * if anyone.\n */\nkey: A, };",
            "export type Door =\n  | { \"is\": \"open\" }\n  | {\n    \"is\": \"shut\",\n    /**\n     * Who has it,\n     * if anyone.\n     */\n    key: A,\n  };\n",
        );
    }

    #[test]
    fn many_literals_fill_their_lines() {
        let words: Vec<String> = (0..20).map(|number| format!("\"word_{number}\"")).collect();
        let (read, _) = parser::declaration(&format!("type Word = {};", words.join(" | "))).unwrap();
        let text = declaration(None, &read);
        assert_eq!(text.lines().count(), 4, "{text}");
        assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
    }
}
