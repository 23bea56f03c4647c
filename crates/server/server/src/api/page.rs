//! The OpenAPI description as an HTML page.

use std::fmt::Write;
use std::sync::Arc;

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use serde_json::{Map, Value};
use utoipa::openapi::OpenApi;

use crate::app::App;

/// A file of its own, because our content security policy forbids inline styles.
const STYLE: &str = include_str!("style.css");

/// Routes for the description, its page and the style sheet.
#[expect(clippy::expect_used, reason = "utoipa generates the description")]
pub(super) fn routes(description: &OpenApi) -> Router<Arc<App>> {
    let value = serde_json::to_value(description).expect("invariant: the description can be written as JSON");
    let json = serve(value.to_string(), "application/json");
    let html = serve(page(&value), "text/html; charset=utf-8");
    let style = serve(STYLE.to_owned(), "text/css; charset=utf-8");
    Router::new()
        .route("/api/openapi.json", get(json))
        .route("/api", get(html))
        .route("/api/style.css", get(style))
}

fn serve(
    text: String,
    kind: &'static str,
) -> impl Fn() -> std::future::Ready<axum::response::Response> + Clone + Send + 'static {
    let text: Arc<str> = text.into();
    move || std::future::ready(([(header::CONTENT_TYPE, kind)], text.to_string()).into_response())
}

fn page(api: &Value) -> String {
    let (title, about) = (text(&api["info"]["title"]), prose(&api["info"]["description"]));
    let tags = tags(api);
    let mut contents = String::new();
    let mut sections = String::new();
    for tag in &tags {
        let _ = write!(contents, "<li><a href=\"#{tag}\">{tag}</a></li>");
        let operations: String = operations(api, tag).map(|found| operation(&found)).collect();
        let _ = write!(sections, "<section id=\"{tag}\"><h2>{tag}</h2>{operations}</section>");
    }
    let shapes: String =
        members(&api["components"]["schemas"]).map(|(name, shape)| schema(name, shape)).collect();
    format!(
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title}: the API</title><link rel=\"stylesheet\" href=\"/api/style.css\"></head><body>\
         <a class=\"skip\" href=\"#main\">Skip to the content</a>\
         <header><h1>{title}: the API</h1><p>{about}</p>\
         <p>This page is generated from <a href=\"/api/openapi.json\">/api/openapi.json</a>, for programs. \
         Bodies and answers are JSON. A refusal is a <a href=\"#shape-Problem\">Problem</a> with a stable code.</p>\
         </header><nav aria-label=\"Contents\"><ul>{contents}<li><a href=\"#shapes\">shapes</a></li></ul></nav>\
         <main id=\"main\">{sections}<section id=\"shapes\"><h2>shapes</h2>{shapes}</section></main></body></html>"
    )
}

struct Operation<'a> {
    method: &'a str,
    path: &'a str,
    about: &'a Value,
}

fn all_operations(api: &Value) -> impl Iterator<Item = Operation<'_>> {
    members(&api["paths"])
        .flat_map(|(path, item)| members(item).map(move |(method, about)| Operation { method, path, about }))
}

fn operations<'a>(api: &'a Value, tag: &'a str) -> impl Iterator<Item = Operation<'a>> {
    all_operations(api).filter(move |operation| text(&operation.about["tags"][0]) == tag)
}

/// The tags, sorted.
fn tags(api: &Value) -> Vec<String> {
    let mut tags: Vec<String> =
        all_operations(api).map(|operation| text(&operation.about["tags"][0])).collect();
    tags.sort();
    tags.dedup();
    tags
}

fn operation(Operation { method, path, about }: &Operation<'_>) -> String {
    let summary = [prose(&about["summary"]), prose(&about["description"])].join(" ");
    let mut out = format!(
        "<article><h3><code class=\"method\">{}</code> <code>{}</code></h3><p>{}</p>",
        escaped(&method.to_uppercase()),
        escaped(path),
        summary.trim()
    );
    let parameters: String = items(&about["parameters"]).map(parameter).collect();
    if !parameters.is_empty() {
        let _ = write!(out, "<h4>Parameters</h4><dl>{parameters}</dl>");
    }
    if let Some(body) = content(&about["requestBody"]) {
        let _ = write!(out, "<h4>Body</h4><p>{}</p>", shape(body));
    }
    let answers: String =
        members(&about["responses"]).map(|(status, answer)| response(status, answer)).collect();
    let _ = write!(out, "<h4>Answers</h4><dl>{answers}</dl></article>");
    out
}

fn parameter(parameter: &Value) -> String {
    let (name, place) = (text(&parameter["name"]), text(&parameter["in"]));
    let about = prose(&parameter["description"]);
    format!("<dt><code>{name}</code> in the {place}</dt><dd>{} {about}</dd>", shape(&parameter["schema"]))
}

fn response(status: &str, answer: &Value) -> String {
    let body = content(answer).map(shape).unwrap_or_default();
    format!("<dt><code>{}</code></dt><dd>{body} {}</dd>", escaped(status), prose(&answer["description"]))
}

/// The schema of a body, for any media type.
fn content(body: &Value) -> Option<&Value> {
    members(&body["content"]).next().map(|(_, media)| &media["schema"])
}

fn schema(name: &str, schema: &Value) -> String {
    let name = escaped(name);
    let about = prose(&schema["description"]);
    format!(
        "<article id=\"shape-{name}\"><h3><code>{name}</code></h3><p>{about}</p>{}</article>",
        insides(schema)
    )
}

/// The fields of a schema, or its variants.
fn insides(schema: &Value) -> String {
    let fields: String = members(&schema["properties"])
        .map(|(name, field)| {
            let about = prose(&field["description"]);
            format!("<dt><code>{}</code></dt><dd>{} {about}</dd>", escaped(name), shape(field))
        })
        .collect();
    let kinds = ["oneOf", "anyOf", "allOf"].into_iter().flat_map(|key| items(&schema[key]));
    let kinds: String =
        kinds.map(|kind| format!("<li>{}{}</li>", prose(&kind["description"]), insides(kind))).collect();
    match (fields.is_empty(), kinds.is_empty()) {
        (false, true) => format!("<dl>{fields}</dl>"),
        (true, false) => format!("<ul>{kinds}</ul>"),
        (false, false) => format!("<dl>{fields}</dl><ul>{kinds}</ul>"),
        (true, true) => format!("<p>{}</p>", shape(schema)),
    }
}

/// A short name of a schema, with a link to its description.
fn shape(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        let name = escaped(name);
        return format!("<a href=\"#shape-{name}\">{name}</a>");
    }
    let choices: Vec<String> =
        ["oneOf", "anyOf", "allOf"].into_iter().flat_map(|key| items(&schema[key])).map(shape).collect();
    if !choices.is_empty() {
        return choices.join(" or ");
    }
    let values: Vec<String> =
        items(&schema["enum"]).map(|value| format!("<code>{}</code>", text(value))).collect();
    if !values.is_empty() {
        return values.join(" or ");
    }
    match &schema["type"] {
        Value::Array(kinds) => {
            kinds.iter().map(|kind| kind_of(kind, schema)).collect::<Vec<_>>().join(" or ")
        }
        kind => kind_of(kind, schema),
    }
}

fn kind_of(kind: &Value, schema: &Value) -> String {
    match kind.as_str() {
        Some("array") => format!("list of {}", shape(&schema["items"])),
        Some(kind) => escaped(kind),
        None => "anything".to_owned(),
    }
}

fn members(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter).map(|(name, value)| (name.as_str(), value))
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// Text, escaped for HTML.
fn text(value: &Value) -> String {
    escaped(value.as_str().unwrap_or_default())
}

/// Sentences, escaped for HTML, with `code` in backticks.
fn prose(value: &Value) -> String {
    let mut out = String::new();
    for (place, part) in value.as_str().unwrap_or_default().split('`').enumerate() {
        let part = escaped(part);
        let _ = if place % 2 == 0 { write!(out, "{part}") } else { write!(out, "<code>{part}</code>") };
    }
    out
}

/// Escapes text for HTML.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn nothing_in_the_description_becomes_a_part_of_the_page() {
        let evil = "<script>alert('x')</script>\"";
        let operation = json!({
            "tags": [evil], "summary": evil, "description": evil,
            "parameters": [{ "name": evil, "in": evil, "description": evil, "schema": { "type": evil } }],
            "responses": { evil: { "description": evil } },
        });
        let api = json!({
            "info": { "title": evil, "description": evil },
            "paths": { evil: { evil: operation } },
            "components": { "schemas": { evil: { "enum": [evil], "properties": { evil: { "$ref": evil } } } } },
        });
        let page = page(&api);
        assert!(!page.contains("<script"), "{page}");
        assert!(page.matches("&lt;script&gt;").count() > 10, "{page}");
    }

    #[test]
    fn backticks_mark_code() {
        assert_eq!(prose(&json!("send `<b>` now")), "send <code>&lt;b&gt;</code> now");
    }
}
