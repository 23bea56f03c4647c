//! A push service and the browser behind it: it decrypts what arrives (RFC 8291) and checks who sent it (RFC 8292).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::SecretKey;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};

use crate::web_receiver::{ReceivedPost, WebReceiver};

/// A browser with one subscription.
pub struct PushService {
    pub receiver: WebReceiver,
    private: SecretKey,
    auth: [u8; 16],
}

impl PushService {
    pub fn start() -> Result<PushService, String> {
        let random = SystemRandom::new();
        let (mut key, mut auth) = ([0; 32], [0; 16]);
        random.fill(&mut key).map_err(|_| "there is no randomness")?;
        random.fill(&mut auth).map_err(|_| "there is no randomness")?;
        let private = SecretKey::from_slice(&key).map_err(|error| error.to_string())?;
        Ok(PushService { receiver: WebReceiver::start()?, private, auth })
    }

    /// The subscription as `PushSubscription.toJSON()` returns it.
    pub fn subscription(&self) -> Value {
        json!({
            "endpoint": format!("http://{}/send/1", self.receiver.address()),
            "keys": { "p256dh": encode(&self.public()), "auth": encode(&self.auth) },
        })
    }

    fn public(&self) -> Vec<u8> {
        self.private.public_key().to_encoded_point(false).as_bytes().to_vec()
    }

    /// The message that the browser gets. It must come from the server with this public key.
    pub fn open(&self, post: &ReceivedPost, server_key: &str) -> Result<Value, String> {
        self.check_sender(post, server_key)?;
        if post.header("content-encoding") != "aes128gcm" || post.header("ttl").is_empty() {
            return Err("headers are missing".to_owned());
        }
        let message = decrypt(&self.private, &self.public(), &self.auth, &post.body)?;
        serde_json::from_slice(&message).map_err(|error| error.to_string())
    }

    fn check_sender(&self, post: &ReceivedPost, server_key: &str) -> Result<(), String> {
        let header = post.header("authorization").strip_prefix("vapid t=").ok_or("no token")?;
        let (token, key) = header.split_once(", k=").ok_or("no key")?;
        let (signed, signature) = token.rsplit_once('.').ok_or("no signature")?;
        if key != server_key {
            return Err("another key than that of the subscription".to_owned());
        }
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key)?);
        key.verify(signed.as_bytes(), &decode(signature)?).map_err(|_| "the signature is wrong")?;
        let claims = signed.split_once('.').ok_or("no claims")?.1;
        let claims: Value = serde_json::from_slice(&decode(claims)?).map_err(|error| error.to_string())?;
        let audience = format!("http://{}", self.receiver.address());
        let is_contact = claims["sub"].as_str().is_some_and(|sub| sub.contains(':'));
        if claims["aud"] != audience || !claims["exp"].is_i64() || !is_contact {
            return Err(format!("the claims are wrong: {claims}"));
        }
        Ok(())
    }
}

fn decrypt(private: &SecretKey, public: &[u8], auth: &[u8], body: &[u8]) -> Result<Vec<u8>, String> {
    let (salt, rest) = body.split_at_checked(16).ok_or("no salt")?;
    let (_size, rest) = rest.split_at_checked(4).ok_or("no record size")?;
    let (length, rest) = rest.split_first().ok_or("no key length")?;
    let (sender, record) = rest.split_at_checked(usize::from(*length)).ok_or("no key")?;
    let peer = p256::PublicKey::from_sec1_bytes(sender).map_err(|error| error.to_string())?;
    let shared = p256::ecdh::diffie_hellman(private.to_nonzero_scalar(), peer.as_affine());
    let info = [b"WebPush: info\0", public, sender].concat();
    let first = Salt::new(HKDF_SHA256, auth).extract(shared.raw_secret_bytes());
    let master = Salt::new(HKDF_SHA256, salt).extract(&expand::<32>(&first, &info)?);
    let key = expand::<16>(&master, b"Content-Encoding: aes128gcm\0")?;
    let nonce = expand::<12>(&master, b"Content-Encoding: nonce\0")?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).map_err(|_| "no key")?);
    let mut record = record.to_vec();
    let opened = key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record);
    let opened = opened.map_err(|_| "the message cannot be decrypted")?;
    let end = opened.iter().rposition(|byte| *byte != 0).ok_or("an empty record")?;
    if opened.get(end) != Some(&2) {
        return Err("the record is not the last one".to_owned());
    }
    Ok(opened.get(..end).unwrap_or_default().to_vec())
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const LENGTH: usize>(key: &Prk, info: &[u8]) -> Result<[u8; LENGTH], String> {
    let mut bytes = [0; LENGTH];
    let expanded = key.expand(&[info], Length(LENGTH)).and_then(|okm| okm.fill(&mut bytes));
    expanded.map(|()| bytes).map_err(|_| "a key cannot be derived".to_owned())
}

fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn decode(text: &str) -> Result<Vec<u8>, String> {
    URL_SAFE_NO_PAD.decode(text).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example in appendix A of RFC 8291.
    #[test]
    fn the_message_of_the_standard_is_decrypted() {
        let private =
            SecretKey::from_slice(&decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94").unwrap()).unwrap();
        let public = private.public_key().to_encoded_point(false).as_bytes().to_vec();
        let known = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        assert_eq!(encode(&public), known);
        let auth = decode("BTBZMqHH6r4Tts7J_aSIgg").unwrap();
        let body = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
            AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        let message = decrypt(&private, &public, &auth, &decode(body).unwrap()).unwrap();
        assert_eq!(message, b"When I grow up, I want to be a watermelon");
    }
}
