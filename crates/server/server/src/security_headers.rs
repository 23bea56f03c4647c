//! Headers that every response has, to players and to operators.

use axum::extract::{Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::settings::Settings;

/// What our pages may load: only files of this server.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Browsers use only HTTPS for a year.
const HTTPS_ONLY: &str = "max-age=31536000";

const HEADERS: &[(&str, &str)] = &[
    ("content-security-policy", CONTENT_POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ("cross-origin-opener-policy", "same-origin"),
    // Answers can depend on the caller. The files of the web app have their own value.
    ("cache-control", "no-store"),
];

/// Which headers to add.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SecurityHeaders {
    Http,
    /// Browsers reach the server over HTTPS.
    Https,
}

impl SecurityHeaders {
    pub(crate) fn of(settings: &Settings) -> SecurityHeaders {
        if settings.is_https() { SecurityHeaders::Https } else { SecurityHeaders::Http }
    }

    /// Adds the headers that a response does not have yet.
    pub(crate) async fn add(
        State(headers): State<SecurityHeaders>,
        request: Request,
        next: Next,
    ) -> Response {
        let mut response = next.run(request).await;
        for (name, value) in HEADERS {
            response.headers_mut().entry(*name).or_insert(HeaderValue::from_static(value));
        }
        if headers == SecurityHeaders::Https {
            let value = HeaderValue::from_static(HTTPS_ONLY);
            response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, value);
        }
        response
    }
}
