//! Builds the response for a file: content type, caching and compression.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode, header};

use super::File;
use super::encoding::{Encoding, accepted};

/// For files whose name contains a hash of their content.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// For all other files: the browser may cache them but must revalidate.
pub(super) const REVALIDATE: &str = "no-cache";

/// The file in the best encoding that the client accepts, or `304 Not Modified`.
pub(super) fn with(file: &'static File, status: StatusCode, headers: &HeaderMap) -> Response<Body> {
    let (encoding, bytes) = encoded(file, headers);
    let mark = format!("\"{}{}\"", file.mark, encoding.map_or("", Encoding::suffix));
    let known = status == StatusCode::OK && is_known(headers, &mark);
    let mut response =
        Response::new(if known { Body::empty() } else { Body::from(Bytes::from_static(bytes)) });
    *response.status_mut() = if known { StatusCode::NOT_MODIFIED } else { status };
    let mut set = |name: HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    };
    set(header::CACHE_CONTROL, if is_immutable(file, status) { IMMUTABLE } else { REVALIDATE });
    set(header::ETAG, &mark);
    if file.brotli.is_some() || file.gzip.is_some() {
        set(header::VARY, "accept-encoding");
    }
    if !known {
        set(header::CONTENT_TYPE, content_type(file.path));
        set(header::CONTENT_LENGTH, &bytes.len().to_string());
        if let Some(encoding) = encoding {
            set(header::CONTENT_ENCODING, encoding.name());
        }
    }
    response
}

fn encoded(file: &'static File, headers: &HeaderMap) -> (Option<Encoding>, &'static [u8]) {
    let forms = [(Encoding::Brotli, file.brotli), (Encoding::Gzip, file.gzip)];
    let forms = forms.into_iter().filter_map(|(encoding, bytes)| Some((encoding, bytes?)));
    let accepted_form = forms.into_iter().find(|(encoding, _)| accepted(headers, *encoding));
    accepted_form.map_or((None, file.plain), |(encoding, bytes)| (Some(encoding), bytes))
}

fn is_immutable(file: &File, status: StatusCode) -> bool {
    status == StatusCode::OK && file.path.starts_with("assets/")
}

/// Whether the client has the current version.
pub(crate) fn is_known(headers: &HeaderMap, mark: &str) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut known = known.flat_map(|list| list.split(',')).map(str::trim);
    known.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == mark)
}

/// The content type by file extension.
fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
