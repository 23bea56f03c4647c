//! Webhooks: a notice as JSON, in the format that the receiver expects.

use axum::http::{HeaderName, HeaderValue, header};
use ring::hmac;
use serde_json::{Value, json};
use url::Url;

use super::channel::{WebhookDetails, WebhookFormat};
use super::text::NoticeText;
use crate::clock::now_ms;
use crate::outbound::Post;

/// The header with the id of the notice.
const NOTICE: HeaderName = HeaderName::from_static("antorcha-notice");

/// The header with time and signature, only in our own format.
const SIGNATURE: HeaderName = HeaderName::from_static("antorcha-signature");

/// The request that tells a webhook. `None` if it cannot be written.
pub(super) fn post(target: Url, details: &WebhookDetails, notice: &NoticeText) -> Option<Post> {
    let url = match details.format {
        WebhookFormat::Ntfy => ntfy_server(&target),
        _ => target.clone(),
    };
    let body = body(&target, details.format, notice).to_string();
    let mut headers = vec![
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (NOTICE, HeaderValue::from_str(&notice.id).ok()?),
    ];
    if details.format == WebhookFormat::Plain {
        let signature = signature(&details.secret, now_ms() / 1_000, &body);
        headers.push((SIGNATURE, HeaderValue::from_str(&signature).ok()?));
    }
    Some(Post { url, headers, body: body.into_bytes() })
}

fn body(target: &Url, format: WebhookFormat, notice: &NoticeText) -> Value {
    let NoticeText { id, title, text, url, tag } = notice;
    match format {
        WebhookFormat::Plain => json!({ "id": id, "title": title, "text": text, "url": url, "tag": tag }),
        // Names could contain mentions.
        WebhookFormat::Discord => json!({
            "content": format!("**{title}**\n{}\n{url}", without_marks(text)),
            "allowed_mentions": { "parse": [] },
        }),
        WebhookFormat::Slack => json!({ "text": format!("*{title}*\n{}\n{url}", slack_text(text)) }),
        WebhookFormat::Ntfy => json!({
            "topic": topic(target), "title": title, "message": text, "click": url, "tags": ["game_die"],
        }),
    }
}

/// `t=SECONDS,v1=HEX`, where the code is HMAC-SHA256 of `SECONDS.BODY`.
fn signature(secret: &str, seconds: i64, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let code = hmac::sign(&key, format!("{seconds}.{body}").as_bytes());
    format!("t={seconds},v1={}", hex::encode(code))
}

/// JSON is posted to the server, not to the topic.
fn ntfy_server(target: &Url) -> Url {
    let mut server = target.clone();
    if let Ok(mut path) = server.path_segments_mut() {
        path.pop_if_empty().pop().push("");
    }
    server
}

fn topic(target: &Url) -> &str {
    target.path().trim_end_matches('/').rsplit('/').next().unwrap_or_default()
}

/// A name is shown as it is, not as formatted text.
fn without_marks(text: &str) -> String {
    let is_mark = |letter: char| {
        matches!(letter, '*' | '_' | '~' | '`' | '|' | '\\' | '[' | ']' | '<' | '>' | '#' | '@')
    };
    text.chars().flat_map(|letter| is_mark(letter).then_some('\\').into_iter().chain([letter])).collect()
}

fn slack_text(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notice() -> NoticeText {
        NoticeText {
            id: "2abc".to_owned(),
            title: "It's your turn".to_owned(),
            text: "Masmorra with <b> & @everyone".to_owned(),
            url: "https://play.example.org/table/x".to_owned(),
            tag: "x".to_owned(),
        }
    }

    fn check(target: &str, format: WebhookFormat, url: &str, body: Value) {
        let details = WebhookDetails { format, secret: "s".to_owned() };
        let post = post(target.parse().unwrap(), &details, &notice()).unwrap();
        assert_eq!(post.url.as_str(), url);
        assert_eq!(serde_json::from_slice::<Value>(&post.body).unwrap(), body);
        assert!(post.headers.contains(&(NOTICE, HeaderValue::from_static("2abc"))));
        assert_eq!(post.headers.iter().any(|(name, _)| *name == SIGNATURE), format == WebhookFormat::Plain);
    }

    #[test]
    fn each_receiver_gets_its_own_format() {
        let url = "https://play.example.org/table/x";
        let plain = json!({ "id": "2abc", "title": "It's your turn", "text": "Masmorra with <b> & @everyone", "url": url, "tag": "x" });
        check("https://a.example/h?k=1", WebhookFormat::Plain, "https://a.example/h?k=1", plain);
        let discord = json!({
            "content": format!("**It's your turn**\nMasmorra with \\<b\\> & \\@everyone\n{url}"),
            "allowed_mentions": { "parse": [] },
        });
        check("https://d.example/1", WebhookFormat::Discord, "https://d.example/1", discord);
        let slack =
            json!({ "text": format!("*It's your turn*\nMasmorra with &lt;b&gt; &amp; @everyone\n{url}") });
        check("https://s.example/1", WebhookFormat::Slack, "https://s.example/1", slack);
        let ntfy = json!({
            "topic": "ana", "title": "It's your turn", "message": "Masmorra with <b> & @everyone",
            "click": url, "tags": ["game_die"],
        });
        check("https://ntfy.example/ana", WebhookFormat::Ntfy, "https://ntfy.example/", ntfy.clone());
        check("https://n.example/ntfy/ana/", WebhookFormat::Ntfy, "https://n.example/ntfy/", ntfy);
    }

    #[test]
    fn a_signature_covers_time_and_body() {
        // As `printf '1.{}' | openssl dgst -sha256 -hmac secret` says.
        let known = "t=1,v1=1122767b193110cfec322b6f199b599edbf608ed087f2d27afb0b97d99523908";
        let signed = signature("secret", 1, "{}");
        assert_eq!(signed, known);
        assert_ne!(signed, signature("secret", 2, "{}"));
        assert_ne!(signed, signature("secret", 1, "{ }"));
        assert_ne!(signed, signature("other", 1, "{}"));
    }
}
