//! The token that makes the first admin.

use room::ids::Token;
use store::{Store, StoreError};

/// Draws a new token if there is no admin. Earlier tokens become void, also those of other nodes. Only its hash is stored.
pub async fn first_admin_token(store: &Store) -> Result<Option<Token>, StoreError> {
    let token = Token::draw();
    match store.offer_first_admin(&token.hash()).await {
        Ok(true) => Ok(Some(token)),
        // A full store can still be read.
        Ok(false) | Err(StoreError::Full) => Ok(None),
        Err(error) => Err(error),
    }
}
