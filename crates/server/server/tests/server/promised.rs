//! Checks values against the committed TypeScript types.

use std::sync::LazyLock;

use serde_json::Value;
use typescript::Shapes;

/// The types of socket messages.
static SOCKET: LazyLock<Shapes> = LazyLock::new(|| Shapes::read(&committed("index")).unwrap());

/// The types of the API, and those of socket messages that they use.
static API: LazyLock<Shapes> = LazyLock::new(|| {
    let (api, index) = (committed("api"), committed("index"));
    Shapes::read(&api).unwrap().and(Shapes::read(&index).unwrap())
});

/// The types of a review, and those of messages in it.
static REVIEW: LazyLock<Shapes> = LazyLock::new(|| {
    let (review, index) = (committed("review"), committed("index"));
    Shapes::read(&review).unwrap().and(Shapes::read(&index).unwrap())
});

/// Reads a file of types from the web's folder.
pub(crate) fn committed(name: &str) -> String {
    let path = format!("{}/../../../web/src/wire/{name}.ts", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Asserts that a socket message matches its type.
#[track_caller]
pub(crate) fn on_sockets(name: &str, value: &Value) {
    keeps(&SOCKET, name, value);
}

/// Asserts that a body of the API matches its type.
#[track_caller]
pub(crate) fn by_the_api(name: &str, value: &Value) {
    keeps(&API, name, value);
}

/// Asserts that a review matches its type.
#[track_caller]
pub(crate) fn in_a_review(value: &Value) {
    keeps(&REVIEW, "Review", value);
}

/// Asserts that beliefs match their type.
#[track_caller]
pub(crate) fn in_beliefs(value: &Value) {
    keeps(&REVIEW, "Beliefs", value);
}

/// Asserts that a value matches a type.
#[track_caller]
pub(crate) fn keeps(shapes: &Shapes, name: &str, value: &Value) {
    if let Err(error) = shapes.check(name, value) {
        panic!("{name} is not what the types say: {error}\n{value}");
    }
}
