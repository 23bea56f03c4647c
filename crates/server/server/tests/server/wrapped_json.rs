//! Formats JSON over several lines, with fields in their original order.

const WIDTH: usize = 110;

/// The text of a value, wrapped if it is too long for a line. `indent` is its indentation and `preceding` the width of
/// what precedes it.
pub(crate) fn wrapped(value: &str, indent: usize, preceding: usize) -> String {
    let inner = value.strip_prefix(['{', '[']).and_then(|rest| rest.strip_suffix(['}', ']']));
    let fits = indent + preceding + value.len() < WIDTH;
    let Some(inner) = inner.filter(|_| !fits) else { return value.to_owned() };
    let members = members(inner).into_iter().map(|member| {
        let (name, value) = member.split_at(name_length(member));
        format!("{:indent$}  {name}{}", "", wrapped(value, indent + 2, name.len()))
    });
    let members: Vec<_> = members.collect();
    let (open, close) = (&value[..1], &value[value.len() - 1..]);
    format!("{open}\n{}\n{:indent$}{close}", members.join(",\n"), "")
}

/// The width of a field's name and colon; 0 in a list.
fn name_length(member: &str) -> usize {
    match member.strip_prefix('"').and_then(|rest| rest.find("\":")) {
        Some(end) if !member[1..=end].contains('"') => end + 3,
        _ => 0,
    }
}

/// The fields or items between the brackets.
fn members(inner: &str) -> Vec<&str> {
    let (mut depth, mut quoted, mut escaped, mut start) = (0, false, false, 0);
    let mut members = Vec::new();
    for (place, byte) in inner.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => quoted = !quoted,
            b'{' | b'[' if !quoted => depth += 1,
            b'}' | b']' if !quoted => depth -= 1,
            b',' if !quoted && depth == 0 => {
                members.push(&inner[start..place]);
                start = place + 1;
            }
            _ => {}
        }
    }
    members.push(&inner[start..]);
    members
}

#[test]
fn a_value_is_wrapped_without_being_changed() {
    let value = serde_json::json!({
        "text": "a \"quoted\", {braced}: text", "none": {}, "list": ["\"a\":", 1, [2, 3]],
        "long": vec!["x".repeat(30); 6], "objects": vec![serde_json::json!({"label": "y".repeat(60)}); 3],
    });
    let value = value.to_string();
    let wrapped = wrapped(&value, 0, 0);
    assert!(wrapped.lines().count() > 8 && wrapped.lines().all(|line| line.len() <= WIDTH), "{wrapped}");
    assert_eq!(wrapped.lines().map(str::trim_start).collect::<String>(), value);
}
