//! Whether a request comes from our own page.

use axum::http::{HeaderMap, header};

use crate::app::App;

impl App {
    /// Whether a browser sends this from a page of ours. A program that is no browser names no origin and sends no
    /// cookie that it was not given, so it passes.
    #[must_use]
    pub fn is_from_here(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else {
            return !is_cross_site(headers);
        };
        let Ok(origin) = origin.to_str() else { return false };
        match &self.settings.public_url {
            Some(url) => same_origin(origin, url),
            None => headers
                .get(header::HOST)
                .and_then(|host| host.to_str().ok())
                .is_some_and(|host| origin.split_once("://").is_some_and(|(_, from)| from == host)),
        }
    }
}

/// Browsers say so where they name no origin.
fn is_cross_site(headers: &HeaderMap) -> bool {
    let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
    !matches!(site, None | Some("same-origin" | "none"))
}

/// Whether this is the origin of that address: scheme, host and port, and nothing else.
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
