//! Parses type declarations, in the part of TypeScript that ts-rs writes.

use crate::shape::{Declaration, Member, Presence, Shape};

/// Parses a declaration such as `type Door = { steps: number, };`. Also returns the text after it.
pub(crate) fn declaration(text: &str) -> Result<(Declaration, &str), String> {
    let mut parser = Parser { rest: text };
    parser.expect("type")?;
    let name = parser.word()?.to_owned();
    parser.expect("=")?;
    let shape = parser.shape()?;
    parser.expect(";")?;
    Ok((Declaration { name, shape }, parser.rest))
}

struct Parser<'a> {
    rest: &'a str,
}

impl<'a> Parser<'a> {
    /// Skips `sign` if it comes next.
    fn take(&mut self, sign: &str) -> bool {
        self.rest = self.rest.trim_start();
        let after = self.rest.strip_prefix(sign);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    fn expect(&mut self, sign: &str) -> Result<(), String> {
        if self.take(sign) { Ok(()) } else { Err(format!("`{sign}` is missing before `{}`", self.glimpse())) }
    }

    /// Returns the start of the remaining text, for error messages.
    fn glimpse(&self) -> String {
        self.rest.chars().take(40).collect()
    }

    fn word(&mut self) -> Result<&'a str, String> {
        self.rest = self.rest.trim_start();
        let is_other = |letter: char| !(letter.is_alphanumeric() || letter == '_' || letter == '$');
        let (word, rest) = self.rest.split_at(self.rest.find(is_other).unwrap_or(self.rest.len()));
        if word.is_empty() {
            return Err(format!("a name is missing before `{}`", self.glimpse()));
        }
        self.rest = rest;
        Ok(word)
    }

    /// Returns the text before `mark` and skips both.
    fn until(&mut self, mark: &str) -> Result<&'a str, String> {
        let (before, after) = self.rest.split_once(mark).ok_or_else(|| format!("`{mark}` is missing"))?;
        self.rest = after;
        Ok(before)
    }

    fn shape(&mut self) -> Result<Shape, String> {
        self.take("|");
        let first = self.intersection()?;
        let mut parts = vec![first];
        while self.take("|") {
            parts.push(self.intersection()?);
        }
        Ok(one_or(parts, Shape::Union))
    }

    fn intersection(&mut self) -> Result<Shape, String> {
        let mut parts = vec![self.suffixed()?];
        while self.take("&") {
            parts.push(self.suffixed()?);
        }
        Ok(one_or(parts, Shape::Intersection))
    }

    fn suffixed(&mut self) -> Result<Shape, String> {
        let mut shape = self.single()?;
        while self.take("[]") {
            shape = Shape::Array(Box::new(shape));
        }
        Ok(shape)
    }

    fn single(&mut self) -> Result<Shape, String> {
        if self.take("\"") {
            return Ok(Shape::Literal(self.until("\"")?.to_owned()));
        }
        if self.take("(") {
            let shape = self.shape()?;
            return self.expect(")").map(|()| shape);
        }
        if self.take("[") {
            return self.tuple();
        }
        if self.take("{") {
            return if self.take("[key in") { self.map() } else { self.object() };
        }
        self.named()
    }

    fn named(&mut self) -> Result<Shape, String> {
        let name = self.word()?;
        if name != "Array" {
            return Ok(Shape::Name(name.to_owned()));
        }
        self.expect("<")?;
        let of = self.shape()?;
        self.expect(">")?;
        Ok(Shape::Array(Box::new(of)))
    }

    fn tuple(&mut self) -> Result<Shape, String> {
        let mut parts = Vec::new();
        while !self.take("]") {
            parts.push(self.shape()?);
            self.take(",");
        }
        Ok(Shape::Tuple(parts))
    }

    fn map(&mut self) -> Result<Shape, String> {
        self.expect("string]")?;
        let presence = self.presence();
        self.expect(":")?;
        let value = Box::new(self.shape()?);
        self.expect("}")?;
        Ok(Shape::Map { presence, value })
    }

    fn object(&mut self) -> Result<Shape, String> {
        let mut members = Vec::new();
        while !self.take("}") {
            members.push(self.member()?);
            self.take(",");
        }
        Ok(Shape::Object(members))
    }

    fn member(&mut self) -> Result<Member, String> {
        let comment = if self.take("/**") { Some(prose(self.until("*/")?)) } else { None };
        let key = match self.take("\"") {
            true => format!("\"{}\"", self.until("\"")?),
            false => self.word()?.to_owned(),
        };
        let presence = self.presence();
        self.expect(":")?;
        Ok(Member { comment, key, presence, shape: self.shape()? })
    }

    fn presence(&mut self) -> Presence {
        if self.take("?") { Presence::Optional } else { Presence::Required }
    }
}

fn one_or(mut parts: Vec<Shape>, several: fn(Vec<Shape>) -> Shape) -> Shape {
    match (parts.pop(), parts.is_empty()) {
        (Some(only), true) => only,
        (last, _) => several(parts.into_iter().chain(last).collect()),
    }
}

/// Removes the stars of a comment.
pub(crate) fn prose(comment: &str) -> String {
    let lines = comment.lines().map(|line| line.trim().trim_start_matches('*').trim());
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, problem: &str) {
        assert_eq!(declaration(text).unwrap_err(), problem);
    }

    #[test]
    fn errors_say_what_is_missing() {
        check("type Door { }", "`=` is missing before `{ }`");
        check("type Door = ;", "a name is missing before `;`");
        check("type Door = { steps number };", "`:` is missing before `number };`");
        check("type Door = Array number;", "`<` is missing before `number;`");
        check("type Door = \"open;", "`\"` is missing");
    }

    #[test]
    fn a_declaration_ends_at_its_semicolon() {
        let (read, rest) = declaration("type Door = Gate | null;\n\nexport").unwrap();
        assert_eq!((read.name.as_str(), rest), ("Door", "\n\nexport"));
        let parts = [Shape::Name("Gate".to_owned()), Shape::Name("null".to_owned())];
        assert_eq!(read.shape, Shape::Union(parts.to_vec()));
    }
}
