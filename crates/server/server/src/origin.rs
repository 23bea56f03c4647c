//! Checks that a request comes from our own pages.

use axum::http::{HeaderMap, header};

/// Whether a request comes from our own page or from a program. Programs send no `Origin`, and only cookies that they
/// were given.
pub(crate) fn is_same_origin(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return !is_cross_site(headers);
    };
    let Ok(origin) = origin.to_str() else { return false };
    match public_url {
        Some(url) => same_origin(origin, url),
        None => headers
            .get(header::HOST)
            .and_then(|host| host.to_str().ok())
            .is_some_and(|host| origin.split_once("://").is_some_and(|(_, from)| from == host)),
    }
}

/// Checks `Sec-Fetch-Site`, which browsers send even without an `Origin`.
fn is_cross_site(headers: &HeaderMap) -> bool {
    let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
    !matches!(site, None | Some("same-origin" | "none"))
}

/// Whether `origin` is the scheme, host and port of `url`.
fn same_origin(origin: &str, url: &str) -> bool {
    let end = url.find("://").map_or(0, |start| start + 3);
    let path = url[end..].find('/').map_or(url.len(), |slash| end + slash);
    origin.eq_ignore_ascii_case(&url[..path])
}

#[cfg(test)]
mod tests {
    use super::same_origin;

    #[test]
    fn an_origin_is_scheme_host_and_port() {
        assert!(same_origin("https://play.example.org", "https://play.example.org/"));
        assert!(same_origin("https://Play.example.org", "https://play.example.org/table"));
        for other in [
            "http://play.example.org",
            "https://play.example.org:8443",
            "https://play.example.org.evil.test",
            "https://evil.test",
            "null",
        ] {
            assert!(!same_origin(other, "https://play.example.org"), "{other}");
        }
    }
}
