//! Reads `Accept-Encoding`.

use axum::http::{HeaderMap, header};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    Brotli,
    Gzip,
}

impl Encoding {
    /// The name in HTTP headers.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// Distinguishes the `ETag` of this encoding.
    pub(super) const fn suffix(self) -> &'static str {
        match self {
            Encoding::Brotli => "-br",
            Encoding::Gzip => "-gz",
        }
    }
}

/// Whether the client accepts an encoding: by name or by `*`, with a weight above 0.
pub(super) fn accepted(headers: &HeaderMap, encoding: Encoding) -> bool {
    let lists = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let items: Vec<Item<'_>> = lists.flat_map(|list| list.split(',')).map(Item::read).collect();
    let of = |name: &str| items.iter().find(|item| item.name.eq_ignore_ascii_case(name));
    of(encoding.name()).or_else(|| of("*")).is_some_and(|item| item.weight > 0.0)
}

/// One item of `Accept-Encoding`, such as `br;q=0.5`.
struct Item<'a> {
    name: &'a str,
    weight: f32,
}

impl Item<'_> {
    fn read(item: &str) -> Item<'_> {
        let (name, rest) = item.split_once(';').unwrap_or((item, ""));
        let weight = rest.split(';').find_map(|part| part.trim().strip_prefix("q="));
        // An unreadable weight counts as 0.
        let weight = weight.map_or(1.0, |weight| weight.trim().parse().unwrap_or(0.0));
        Item { name: name.trim(), weight }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn check(items: &str, brotli: bool, gzip: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_str(items).unwrap());
        let found = [Encoding::Brotli, Encoding::Gzip].map(|encoding| accepted(&headers, encoding));
        assert_eq!(found, [brotli, gzip], "{items}");
    }

    #[test]
    fn named_encodings_are_accepted() {
        check("gzip, deflate, br, zstd", true, true);
        check("gzip", false, true);
        check("GZIP;q=0.8 , BR ; q=1", true, true);
        check("identity", false, false);
        check("", false, false);
        assert!(!accepted(&HeaderMap::new(), Encoding::Gzip));
    }

    #[test]
    fn encodings_with_weight_zero_are_not_accepted() {
        check("br;q=0, gzip", false, true);
        check("br;q=0.0, *", false, true);
        check("*", true, true);
        check("*;q=0", false, false);
        check("br;q=much, gzip;q=0.001", false, true);
    }
}
