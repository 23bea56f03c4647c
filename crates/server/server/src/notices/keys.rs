//! The keys of this server: one signs what it sends to push services, one the links in mails.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use room::ids::Token;
use store::Store;

use crate::error::ApiError;

pub(super) struct Keys {
    push: EcdsaKeyPair,
    push_public: String,
    links: hmac::Key,
    random: SystemRandom,
}

impl Keys {
    /// Reads the keys from the store. The first node draws them.
    pub(super) async fn of(store: &Store) -> Result<Keys, ApiError> {
        let unusable = |_| ApiError::internal("the key for push services cannot be used");
        let random = SystemRandom::new();
        let fresh =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).map_err(unusable)?;
        let kept = store.server_key("push", &URL_SAFE_NO_PAD.encode(fresh)).await?;
        let links = store.server_key("links", Token::draw().reveal()).await?;
        let unreadable = |_| ApiError::internal("the key for push services cannot be read");
        let bytes = URL_SAFE_NO_PAD.decode(kept).map_err(unreadable)?;
        let push = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random);
        let push = push.map_err(|_| ApiError::internal("the key for push services cannot be read"))?;
        let push_public = URL_SAFE_NO_PAD.encode(push.public_key());
        Ok(Keys { push, push_public, links: hmac::Key::new(hmac::HMAC_SHA256, links.as_bytes()), random })
    }

    /// The public key, uncompressed and in base64 for URLs, as browsers want it.
    pub(super) fn push_public(&self) -> &str {
        &self.push_public
    }

    /// Signs a JSON web token with ES256.
    pub(super) fn sign(&self, claims: &serde_json::Value) -> Result<String, ApiError> {
        let header = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let text = format!("{header}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signed = self.push.sign(&self.random, text.as_bytes());
        let signature = signed.map_err(|_| ApiError::internal("a token cannot be signed"))?;
        Ok(format!("{text}.{}", URL_SAFE_NO_PAD.encode(signature)))
    }

    /// A code that proves that this server made a link for this text.
    pub(super) fn code(&self, text: &str) -> String {
        hex::encode(hmac::sign(&self.links, text.as_bytes()))
    }

    pub(super) fn is_valid(&self, text: &str, code: &str) -> bool {
        let Ok(code) = hex::decode(code) else { return false };
        hmac::verify(&self.links, text.as_bytes(), &code).is_ok()
    }
}
