//! What differs between two JSON objects, as a JSON Patch (RFC 6902).
//!
//! The objects are compared as they are written, so nothing is parsed into values. A patch replaces values, and adds items to
//! lists or removes them. So members keep their order, and applying it gives the new object as it was written.

/// Up to this length, a value is replaced without a look inside: the path to a part of it would be as long.
const SHORT: usize = 24;

/// The length of an operation that replaces a value, without its path and the value.
const REPLACEMENT: usize = r#",{"op":"replace","path":"","value":}"#.len();

/// The operations that turn the object with the members `before` into the one with the members `now`. They are written as
/// a list. Both texts are without braces and without white space.
pub(crate) fn patch(before: &[u8], now: &[u8]) -> Vec<u8> {
    let mut writer = Writer { path: Vec::new(), operations: vec![b'['] };
    if !writer.compare_members(before, now) {
        writer.operations.truncate(1);
        writer.write("replace", Some(&[b"{", now, b"}"].concat()));
    }
    writer.operations.push(b']');
    writer.operations
}

struct Writer {
    /// The JSON pointer to the compared values.
    path: Vec<u8>,
    operations: Vec<u8>,
}

impl Writer {
    /// Writes the operations for a value: those for its parts, or its replacement if that is not longer.
    fn compare(&mut self, before: &[u8], now: &[u8]) {
        if before == now {
            return;
        }
        let start = self.operations.len();
        let is_compared = match (before, now) {
            _ if now.len() <= SHORT => false,
            ([b'{', before @ .., _], [b'{', now @ .., _]) => self.compare_members(before, now),
            ([b'[', before @ .., _], [b'[', now @ .., _]) => {
                self.compare_items(&items(before), &items(now));
                true
            }
            _ => false,
        };
        let written = self.operations.len() - start;
        if !is_compared || written >= REPLACEMENT + self.path.len() + now.len() {
            self.operations.truncate(start);
            self.write("replace", Some(now));
        }
    }

    /// Returns false if the objects do not have the same members in the same order.
    fn compare_members(&mut self, mut before: &[u8], mut now: &[u8]) -> bool {
        while let (Some((was, old)), Some((is, new))) = (split_member(before), split_member(now)) {
            if was.name != is.name || !is_plain(is.name) {
                return false;
            }
            self.within(is.name, |writer| writer.compare(was.value, is.value));
            (before, now) = (old, new);
        }
        before.is_empty() && now.is_empty()
    }

    /// Compares what is left of two lists without the items that both begin and end with.
    fn compare_items(&mut self, before: &[&[u8]], now: &[&[u8]]) {
        let first = before.iter().zip(now).take_while(|(was, is)| was == is).count();
        let (before, now) = (before.split_at(first).1, now.split_at(first).1);
        let last = before.iter().rev().zip(now.iter().rev()).take_while(|(was, is)| was == is).count();
        let (before, now) = (before.split_at(before.len() - last).0, now.split_at(now.len() - last).0);
        for (place, (was, is)) in before.iter().zip(now).enumerate() {
            self.at(first + place, |writer| writer.compare(was, is));
        }
        for (place, added) in now.iter().enumerate().skip(before.len()) {
            self.at(first + place, |writer| writer.write("add", Some(added)));
        }
        for place in (now.len()..before.len()).rev() {
            self.at(first + place, |writer| writer.write("remove", None));
        }
    }

    fn at(&mut self, place: usize, write: impl FnOnce(&mut Writer)) {
        self.within(place.to_string().as_bytes(), write);
    }

    /// Runs `write` with a longer path.
    fn within(&mut self, name: &[u8], write: impl FnOnce(&mut Writer)) {
        let length = self.path.len();
        self.path.push(b'/');
        self.path.extend_from_slice(name);
        write(self);
        self.path.truncate(length);
    }

    /// Writes an operation at the current path.
    fn write(&mut self, operation: &str, value: Option<&[u8]>) {
        let comma: &[u8] = if self.operations.len() > 1 { b"," } else { b"" };
        let parts = [comma, b"{\"op\":\"", operation.as_bytes(), b"\",\"path\":\"", &self.path, b"\""];
        parts.iter().for_each(|part| self.operations.extend_from_slice(part));
        if let Some(value) = value {
            self.operations.extend_from_slice(b",\"value\":");
            self.operations.extend_from_slice(value);
        }
        self.operations.push(b'}');
    }
}

/// A member of an object.
struct Member<'a> {
    /// As it is written, without its quotation marks.
    name: &'a [u8],
    value: &'a [u8],
}

/// Whether a name can be part of a JSON pointer as it is written.
fn is_plain(name: &[u8]) -> bool {
    !name.iter().any(|byte| matches!(byte, b'~' | b'/' | b'\\'))
}

/// The first member, and the members after it.
fn split_member(members: &[u8]) -> Option<(Member<'_>, &[u8])> {
    let (quoted, rest) = members.split_at(end_of_value(members));
    let [_, name @ .., _] = quoted else { return None };
    let (value, rest) = split_item(rest.strip_prefix(b":")?)?;
    Some((Member { name, value }, rest))
}

/// The items of a list, which is written without its brackets.
fn items(mut list: &[u8]) -> Vec<&[u8]> {
    std::iter::from_fn(|| {
        let (item, rest) = split_item(list)?;
        list = rest;
        Some(item)
    })
    .collect()
}

/// The first value, and those after it.
fn split_item(values: &[u8]) -> Option<(&[u8], &[u8])> {
    let (value, rest) = values.split_at(end_of_value(values));
    (!value.is_empty()).then(|| (value, rest.strip_prefix(b",").unwrap_or(rest)))
}

/// The length of the value that the text begins with.
fn end_of_value(text: &[u8]) -> usize {
    let (mut place, mut depth) = (0, 0_usize);
    while let Some(byte) = text.get(place) {
        match byte {
            b'"' => place += end_of_string(text.split_at(place + 1).1),
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b',' | b':' if depth == 0 => return place,
            _ => {}
        }
        place += 1;
        if depth == 0 && matches!(byte, b'"' | b'}' | b']') {
            return place;
        }
    }
    place.min(text.len())
}

/// The length of a string without its first quotation mark.
fn end_of_string(text: &[u8]) -> usize {
    let mut place = 0;
    loop {
        match text.get(place) {
            Some(b'\\') => place += 2,
            Some(b'"') | None => return place + 1,
            Some(_) => place += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, from_slice, from_str, json};

    use super::*;

    /// The members of an object as they are written.
    fn members(object: &Value) -> Vec<u8> {
        let text = object.to_string();
        text.strip_prefix('{').and_then(|text| text.strip_suffix('}')).unwrap().into()
    }

    /// The operations for one member of an object, each as `operation path value`.
    fn operations(before: &Value, now: &Value) -> Vec<String> {
        let patch: Vec<Value> = from_slice(&patch(&members(before), &members(now))).unwrap();
        let text = |operation: &Value| {
            let part = |name: &str| operation[name].as_str().unwrap().to_owned();
            let value = operation.get("value").map_or(String::new(), |value| format!(" {value}"));
            format!("{} {}{value}", part("op"), part("path"))
        };
        patch.iter().map(text).collect()
    }

    /// Applying the patch gives the other object, in both directions.
    fn check(before: &str, now: &str, expected: &[&str]) {
        let (before, now): (Value, Value) = (from_str(before).unwrap(), from_str(now).unwrap());
        assert_eq!(operations(&before, &now), expected, "{before} to {now}");
        for (before, now) in [(&before, &now), (&now, &before)] {
            let patch: json_patch::Patch = from_slice(&patch(&members(before), &members(now))).unwrap();
            let mut patched = before.clone();
            json_patch::patch(&mut patched, &patch).unwrap();
            assert_eq!(patched.to_string(), now.to_string());
        }
    }

    #[test]
    fn what_is_equal_is_not_written() {
        check("{}", "{}", &[]);
        check(r#"{"a":[1,{"b":"c"}],"d":null}"#, r#"{"a":[1,{"b":"c"}],"d":null}"#, &[]);
    }

    #[test]
    fn a_changed_part_is_replaced_with_its_path() {
        let before =
            r#"{"seats":[{"name":"first of two","gold":1},{"name":"last of the two","gold":2}],"round":1}"#;
        let now =
            r#"{"seats":[{"name":"first of two","gold":1},{"name":"last of the two","gold":30}],"round":1}"#;
        check(before, now, &["replace /seats/1/gold 30"]);
    }

    #[test]
    fn items_are_added_and_removed_where_lists_differ() {
        let list = |items: &[&str]| json!({ "pile": items }).to_string();
        let long = list(&["a card with a name", "another card", "the third card of all"]);
        let short = list(&["a card with a name", "the third card of all"]);
        check(&long, &short, &["remove /pile/1"]);
        check(&short, &long, &[r#"add /pile/1 "another card""#]);
        let last = list(&["a card with a name", "another card", "the third card of all", "x", "y"]);
        check(&last, &long, &["remove /pile/4", "remove /pile/3"]);
    }

    #[test]
    fn a_value_is_replaced_if_that_is_shorter() {
        check(
            r#"{"a":[1,2,3,4,5,6,7,8,9,10,11,12]}"#,
            r#"{"a":[2,3,4,5,6,7,8,9,10,11,12,13]}"#,
            &[r#"replace /a [2,3,4,5,6,7,8,9,10,11,12,13]"#],
        );
        check(r#"{"a":{"b":1}}"#, r#"{"a":{"b":2}}"#, &[r#"replace /a {"b":2}"#]);
        check(
            r#"{"a":"text"}"#,
            r#"{"a":["text, text, text, text"]}"#,
            &[r#"replace /a ["text, text, text, text"]"#],
        );
    }

    #[test]
    fn objects_with_other_members_are_replaced_so_that_members_keep_their_order() {
        let before = r#"{"a":{"b":"a long text in this member","d":1}}"#;
        let now = r#"{"a":{"b":"a long text in this member","c":1,"d":1}}"#;
        check(before, now, &[r#"replace /a {"b":"a long text in this member","c":1,"d":1}"#]);
        check(r#"{"a":1}"#, r#"{"b":1}"#, &[r#"replace  {"b":1}"#]);
        check(r#"{"a":1}"#, r#"{"a":1,"b":1}"#, &[r#"replace  {"a":1,"b":1}"#]);
    }

    #[test]
    fn names_that_a_path_would_escape_are_not_part_of_one() {
        let object = |name: &str, value: u8| json!({ "a": { name: value, "long": "enough to look inside" } });
        for name in ["a/b", "a~b", "a\\b", "a\"b"] {
            let (before, now) = (object(name, 1), object(name, 2));
            let expected = format!("replace /a {}", now["a"]);
            check(&before.to_string(), &now.to_string(), &[&expected]);
        }
    }

    #[test]
    fn strings_with_brackets_commas_and_quotation_marks_are_values() {
        let object =
            |text: &str| json!({ "a": [text, "other \" } ] , text"], "b": [[], {}, ""] }).to_string();
        check(&object("\\\"}],["), &object("\\\\\",{"), &[r#"replace /a/0 "\\\\\",{""#]);
    }
}
