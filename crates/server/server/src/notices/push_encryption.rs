//! Encrypts a message for a browser, so that the push service cannot read it (RFC 8291, RFC 8188).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};

use super::channel::PushKeys;

/// The size of a record. A message has only one.
const RECORD: u32 = 4_096;

/// Marks the end of the last record.
const LAST: u8 = 2;

/// The content encoding of the result.
pub(super) const ENCODING: &str = "aes128gcm";

/// The body of a push message. It fails only if the keys of the subscription are no keys.
pub(super) fn encrypt(keys: &PushKeys, message: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let (receiver, auth) = (decode(&keys.p256dh)?, decode(&keys.auth)?);
    let random = SystemRandom::new();
    let private = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let sender = private.compute_public_key()?;
    let info = [b"WebPush: info\0", receiver.as_slice(), sender.as_ref()].concat();
    let peer = UnparsedPublicKey::new(&ECDH_P256, receiver.as_slice());
    let shared = agree_ephemeral(private, &peer, |secret| Salt::new(HKDF_SHA256, &auth).extract(secret))?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let master = Salt::new(HKDF_SHA256, &salt).extract(&expand::<32>(&shared, &info)?);
    let key = expand::<16>(&master, b"Content-Encoding: aes128gcm\0")?;
    let nonce = expand::<12>(&master, b"Content-Encoding: nonce\0")?;
    let mut record = [message, &[LAST]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
    let size = RECORD.to_be_bytes();
    let length = [u8::try_from(sender.as_ref().len()).map_err(|_| Unspecified)?];
    Ok([salt.as_slice(), &size, &length, sender.as_ref(), &record].concat())
}

fn decode(text: &str) -> Result<Vec<u8>, Unspecified> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).map_err(|_| Unspecified)
}

/// How many bytes to derive.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const LENGTH: usize>(key: &Prk, info: &[u8]) -> Result<[u8; LENGTH], Unspecified> {
    let mut bytes = [0; LENGTH];
    key.expand(&[info], Length(LENGTH))?.fill(&mut bytes)?;
    Ok(bytes)
}
