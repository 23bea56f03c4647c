//! Encrypted connections to PostgreSQL, with and without a check of the certificate.

use store::{Store, StoreOptions};
use test_servers::{Durability, Postgres};

use crate::runtime;

/// Checks whether a store can be opened with these parameters on a server that accepts only encrypted connections.
fn check(postgres: &Postgres, parameters: &str, is_reached: bool) {
    let url = format!("{}?{parameters}", postgres.fresh_database().unwrap());
    let opened = runtime().block_on(Store::open(&url, StoreOptions::default()));
    assert_eq!(opened.map(|_| ()).map_err(|error| error.code()), reached(is_reached), "{parameters}");
}

fn reached(is_reached: bool) -> Result<(), &'static str> {
    if is_reached { Ok(()) } else { Err("cannot_open_store") }
}

#[test]
fn a_connection_is_encrypted_and_verified_as_its_url_says() {
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
