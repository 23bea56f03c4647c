//! Web Push: a notice for a browser (RFC 8030, RFC 8291, RFC 8292).

use axum::http::{HeaderName, HeaderValue, header};
use serde_json::json;
use url::Url;

use super::channel::PushKeys;
use super::keys::Keys;
use super::push_encryption::{ENCODING, encrypt};
use super::text::NoticeText;
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::outbound::Post;

/// How long the push service keeps a message for a browser that is offline.
const KEPT_S: u32 = 24 * 3600;

/// How long a token for a push service is valid. At most a day is allowed.
const TOKEN_S: i64 = 12 * 3600;

const TTL: HeaderName = HeaderName::from_static("ttl");
const URGENCY: HeaderName = HeaderName::from_static("urgency");
/// A push service replaces a waiting message with the same topic.
const TOPIC: HeaderName = HeaderName::from_static("topic");

/// The request to the push service of a browser. `contact` is how the service can reach the operator.
pub(super) fn post(
    endpoint: Url,
    keys: &PushKeys,
    server: &Keys,
    contact: &str,
    notice: &NoticeText,
) -> Result<Post, ApiError> {
    let NoticeText { id, title, text, url, tag } = notice;
    let message = json!({ "id": id, "title": title, "body": text, "url": url, "tag": tag }).to_string();
    let body = encrypt(keys, message.as_bytes());
    let body = body.map_err(|_| ApiError::internal("a push message cannot be encrypted"))?;
    let audience = endpoint.origin().ascii_serialization();
    let expires = now_ms() / 1_000 + TOKEN_S;
    let token = server.sign(&json!({ "aud": audience, "exp": expires, "sub": contact }))?;
    let authorization = format!("vapid t={token}, k={}", server.push_public());
    let value = |text: &str| {
        HeaderValue::from_str(text).map_err(|_| ApiError::internal("a header of a push message is invalid"))
    };
    let headers = vec![
        (header::AUTHORIZATION, value(&authorization)?),
        (header::CONTENT_ENCODING, HeaderValue::from_static(ENCODING)),
        (header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
        (TTL, KEPT_S.into()),
        (URGENCY, HeaderValue::from_static("high")),
        (TOPIC, value(id)?),
    ];
    Ok(Post { url: endpoint, headers, body })
}
