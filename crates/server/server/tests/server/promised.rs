//! What the web's committed types promise, to hold against what is really sent.

use std::sync::LazyLock;

use serde_json::Value;
use typescript::Shapes;

/// The types of sockets.
static SOCKET: LazyLock<Shapes> = LazyLock::new(|| Shapes::read(&committed("index")).unwrap());

/// The types of the API, with those of sockets that they mention.
static API: LazyLock<Shapes> = LazyLock::new(|| {
    let (api, index) = (committed("api"), committed("index"));
    Shapes::read(&api).unwrap().and(Shapes::read(&index).unwrap())
});

/// The file of types with this name, as it lies in the web's folder.
pub(crate) fn committed(name: &str) -> String {
    let path = format!("{}/../../../web/src/wire/{name}.ts", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// That a value of a socket is what its type says.
#[track_caller]
pub(crate) fn on_sockets(name: &str, value: &Value) {
    keeps(&SOCKET, name, value);
}

/// That a body of the API is what its type says.
#[track_caller]
pub(crate) fn by_the_api(name: &str, value: &Value) {
    keeps(&API, name, value);
}

/// That a value is what the type of this name says.
#[track_caller]
pub(crate) fn keeps(shapes: &Shapes, name: &str, value: &Value) {
    if let Err(misfit) = shapes.check(name, value) {
        panic!("{name} is not what the types say: {misfit}\n{value}");
    }
}
