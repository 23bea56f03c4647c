//! Passwords: stored as argon2id hashes, which are computed on blocking threads.

use std::time::Duration;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use room::RoomError;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use tokio::sync::Semaphore;
use utoipa::ToSchema;

use crate::error::ApiError;

/// A hash takes 19 MiB. Under many attempts, requests wait and memory stays bounded.
static PERMITS: Semaphore = Semaphore::const_new(2);

/// How long an attempt may wait for a permit.
const WAIT: Duration = Duration::from_secs(10);

/// The parameters that OWASP's password storage cheat sheet recommends: 19 MiB, two passes, one lane.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;

/// A hash without a known password. It is verified for unknown names, so that they take as long as wrong passwords.
const DUMMY_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$QW50b3JjaGFOb2JvZHlzUw$uWq2QmU0bKz7l3Fh5bqvY0oNn8rJ1cTtPZpXsEaGdLk";

/// A password in plain text. It has no `Debug`, and its errors do not quote it.
#[derive(Clone, ToSchema)]
#[schema(value_type = String)]
pub struct Password(String);

impl<'de> Deserialize<'de> for Password {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Password, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(text) => Ok(Password(text)),
            _ => Err(serde::de::Error::custom("a password is text")),
        }
    }
}

impl Password {
    pub fn check(&self) -> Result<(), ApiError> {
        if (8..=200).contains(&self.0.chars().count()) {
            return Ok(());
        }
        Err(ApiError::from(RoomError::BadText { field: "password", right: "use 8 to 200 characters" }))
    }

    /// The hash to store.
    pub async fn hash(self) -> Result<String, ApiError> {
        let failed = ApiError::internal("a password cannot be hashed");
        run_blocking(move || {
            let hash = hasher()?.hash_password(self.0.as_bytes()).ok()?;
            Some(hash.to_string())
        })
        .await?
        .ok_or(failed)
    }

    /// Whether the password matches the hash. Without a hash the result is false, after the same time.
    pub async fn matches_hash(self, hash: Option<String>) -> Result<bool, ApiError> {
        let known = hash.is_some();
        let matches = run_blocking(move || {
            let hash = hash.as_deref().unwrap_or(DUMMY_HASH);
            let hash = PasswordHash::new(hash).ok()?;
            hasher()?.verify_password(self.0.as_bytes(), &hash).ok()
        });
        Ok(matches.await?.is_some() && known)
    }
}

fn hasher() -> Option<Argon2<'static>> {
    let params = Params::new(MEMORY_KIB, PASSES, 1, None).ok()?;
    Some(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// Runs work on a blocking thread. The permit moves into it, so that it is held even if the request is cancelled.
async fn run_blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
    let permit = tokio::time::timeout(WAIT, PERMITS.acquire()).await;
    let permit = permit.ok().and_then(Result::ok).ok_or(ApiError::TooMany { retry_s: 10 })?;
    let working = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(permit);
        done
    });
    working.await.map_err(|_| ApiError::internal("a password cannot be hashed"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(text: &str) -> Password {
        Password(text.to_owned())
    }

    #[tokio::test]
    async fn a_password_matches_only_its_own_hash() {
        let hash = password("correct horse").hash().await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(password("correct horse").matches_hash(Some(hash.clone())).await.unwrap());
        assert!(!password("correct horsf").matches_hash(Some(hash)).await.unwrap());
        assert!(!password("correct horse").matches_hash(None).await.unwrap());
    }

    #[tokio::test]
    async fn an_unknown_name_takes_as_long_as_a_wrong_password() {
        let hash = password("correct horse").hash().await.unwrap();
        let mut ratios = Vec::new();
        for _ in 0..5 {
            let begun = std::time::Instant::now();
            password("wrong password").matches_hash(Some(hash.clone())).await.unwrap();
            let wrong = begun.elapsed();
            password("wrong password").matches_hash(None).await.unwrap();
            let unknown = begun.elapsed() - wrong;
            ratios.push(unknown.as_secs_f64() / wrong.as_secs_f64());
        }
        ratios.sort_by(f64::total_cmp);
        assert!((0.33..3.0).contains(&ratios[2]), "{ratios:?}");
    }

    #[test]
    fn a_password_has_8_to_200_characters() {
        assert!(password(&"ñ".repeat(8)).check().is_ok() && password(&"ñ".repeat(200)).check().is_ok());
        assert!(password("1234567").check().is_err() && password(&"x".repeat(201)).check().is_err());
    }

    #[test]
    fn errors_do_not_quote_the_password() {
        let error = serde_json::from_str::<Password>("12345678").map(|_| ()).unwrap_err().to_string();
        assert!(!error.contains("1234"), "{error}");
    }
}
