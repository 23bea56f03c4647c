//! The line to PostgreSQL can be encrypted, and its other end be made to prove itself.

use store::{Store, StoreOptions};
use test_servers::{Durability, Postgres};

use crate::runtime;

/// Whether a store can be reached so, at a server that speaks only to those who encrypt.
fn check(postgres: &Postgres, parameters: &str, is_reached: bool) {
    let url = format!("{}?{parameters}", postgres.fresh_database().unwrap());
    let opened = runtime().block_on(Store::open(&url, StoreOptions::default()));
    assert_eq!(opened.map(|_| ()).map_err(|error| error.code()), reached(is_reached), "{parameters}");
}

fn reached(is_reached: bool) -> Result<(), &'static str> {
    if is_reached { Ok(()) } else { Err("cannot_open_store") }
}

#[test]
fn a_line_is_encrypted_and_proved_as_its_url_says() {
    let mut postgres = Postgres::start_with(Durability::Unsynced).unwrap();
    let certificate = postgres.encrypt().unwrap();
    let mut another = Postgres::start_with(Durability::Unsynced).unwrap();
    let other = another.encrypt().unwrap();
    check(&postgres, "sslmode=disable", false);
    check(&postgres, "", true);
    check(&postgres, "sslmode=require", true);
    for mode in ["verify-ca", "verify-full"] {
        check(&postgres, &format!("sslmode={mode}&sslrootcert={}", certificate.display()), true);
        check(&postgres, &format!("sslmode={mode}&sslrootcert={}", other.display()), false);
        check(&postgres, &format!("sslmode={mode}"), false);
    }
}
