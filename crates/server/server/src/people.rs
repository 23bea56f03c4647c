//! Sessions of people and bots: by cookie or by token.

mod accounts;
mod bots;
mod contacts;
mod deletion;
mod device;
mod names;
mod password_resets;
mod passwords;
mod session_check;
mod sessions;

use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use room::ids::{PlayerId, Token};
use std::sync::Arc;

use store::{PlayerKind, PlayerRow, Store};

use crate::account_mails::AccountMails;
use crate::administration::{Administration, Ban};
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::nodes::Nodes;
use crate::rate_limits::RateLimits;
use crate::rooms::Visitor;
use crate::settings::Settings;

pub use accounts::{Credentials, LoggedIn};
pub use bots::{BotRow, NewBot};
pub use contacts::Contact;
pub(crate) use contacts::contact_of;
pub(crate) use device::device_of;
pub use names::checked_name;
pub use password_resets::create_password_reset;
pub use passwords::Password;
pub use session_check::{AuthMethod, Revocations, SessionCheck};
pub use sessions::OwnSession;

/// How long a session lasts after its last use.
const SESSION_MS: i64 = 180 * 24 * 3600 * 1_000;

/// A session is prolonged when it has less time left than this, so that not every request writes to the store.
const PROLONG_MS: i64 = SESSION_MS - 3600 * 1_000;

/// An authenticated client.
#[derive(Clone, Debug)]
pub struct Caller {
    pub player: PlayerId,
    pub name: String,
    /// Checks again later whether the session was revoked.
    pub session: SessionCheck,
}

impl Caller {
    pub fn auth_method(&self) -> AuthMethod {
        self.session.auth_method
    }

    /// The hash of the token in the cookie; `None` for a bot.
    pub(crate) fn cookie_session(&self) -> Option<String> {
        (self.auth_method() == AuthMethod::Cookie).then(|| self.session.token_hash.clone())
    }

    pub fn visitor(&self) -> Visitor {
        Visitor { player: Some(self.player.clone()), name: self.name.clone() }
    }
}

/// The caller as rooms know them, with or without a session.
pub fn visitor(caller: Option<&Caller>) -> Visitor {
    caller.map_or(Visitor { player: None, name: String::new() }, Caller::visitor)
}

/// Sessions, accounts, contacts and bots.
pub struct People {
    store: Store,
    nodes: Nodes,
    limits: Arc<RateLimits>,
    revocations: Arc<Revocations>,
    /// Sends links to accounts, if the server can send mail.
    mails: Option<AccountMails>,
    pub(crate) administration: Arc<Administration>,
    /// Whether browsers reach the server over HTTPS.
    secure: bool,
}

impl People {
    pub(crate) fn new(
        store: Store,
        nodes: Nodes,
        limits: Arc<RateLimits>,
        mails: Option<AccountMails>,
        settings: &Settings,
        administration: Arc<Administration>,
    ) -> People {
        let revocations = administration.revocations();
        People { store, nodes, limits, revocations, mails, administration, secure: settings.is_https() }
    }

    /// Whether the server can send links to accounts.
    pub fn sends_mail(&self) -> bool {
        self.mails.is_some()
    }

    pub(crate) fn revocations(&self) -> Arc<Revocations> {
        Arc::clone(&self.revocations)
    }

    /// Authenticates a request; `None` if it has no valid cookie or token.
    pub async fn identify(&self, headers: &HeaderMap) -> Result<Option<Caller>, ApiError> {
        // Read before the lookup, so that a revocation during the lookup is noticed later.
        let revocations_seen = self.revocations.count();
        if let Some(token) = bearer(headers) {
            let hash = token.hash();
            let player = self.store.bot_by_token(&hash).await?;
            let owner = self.store.owner_by_token(&hash).await?.and_then(|owner| PlayerId::parse(&owner));
            owner.iter().try_for_each(|owner| self.administration.check_player(owner))?;
            return self
                .caller(player, SessionCheck::new(AuthMethod::Token, hash, revocations_seen).of_owner(owner))
                .await;
        }
        let Some(token) = self.session_token(headers) else { return Ok(None) };
        let hash = token.hash();
        let stored = self.store.session(&hash).await?;
        if let Some(stored) = &stored
            && stored.expires_ms < now_ms() + PROLONG_MS
        {
            self.store.touch_session(&hash, now_ms() + SESSION_MS).await?;
            self.store.note_visit(&stored.player).await?;
        }
        let session = SessionCheck::new(AuthMethod::Cookie, hash, revocations_seen);
        self.caller(stored.map(|stored| stored.player), session).await
    }

    async fn caller(
        &self,
        player: Option<String>,
        session: SessionCheck,
    ) -> Result<Option<Caller>, ApiError> {
        let Some(player) = player else { return Ok(None) };
        if let Some(player) = PlayerId::parse(&player) {
            self.administration.check_player(&player)?;
        }
        let known = self.store.player(&player).await?;
        Ok(known.and_then(|row| Some(Caller { player: PlayerId::parse(&row.id)?, name: row.name, session })))
    }

    /// The session token in the cookie.
    pub fn session_token(&self, headers: &HeaderMap) -> Option<Token> {
        Token::parse(CookieJar::from_headers(headers).get(cookie_name(self.secure))?.value())
    }

    /// Creates a guest and a session.
    pub async fn new_guest(&self, name: &str, device: &str) -> Result<(PlayerId, Token), ApiError> {
        let player = PlayerId::draw();
        let row = PlayerRow {
            id: player.to_string(),
            name: checked_name(name)?,
            kind: PlayerKind::Person,
            created_ms: now_ms(),
        };
        self.store.create_player(row).await?;
        let token = self.new_session(&player, device).await?;
        Ok((player, token))
    }

    /// Creates a session for an existing player.
    pub async fn new_session(&self, player: &PlayerId, device: &str) -> Result<Token, ApiError> {
        // This asks the store, so a ban on another node counts at once.
        if let Some(ban) = self.store.ban_of(player.as_str()).await? {
            return Err(Ban::from(ban).into());
        }
        let token = Token::draw();
        let expires_ms = now_ms() + SESSION_MS;
        self.store.create_session(&token.hash(), player.as_str(), device, expires_ms).await?;
        Ok(token)
    }

    /// The session cookie. Scripts cannot read it, and other sites cannot send it with a POST.
    pub fn cookie(&self, token: &Token) -> Cookie<'static> {
        let secure = self.secure;
        Cookie::build((cookie_name(secure), token.reveal().to_owned()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(secure)
            .permanent()
            .build()
    }

    /// Removes the session cookie.
    pub fn no_cookie(&self) -> Cookie<'static> {
        let secure = self.secure;
        Cookie::build((cookie_name(secure), "")).path("/").secure(secure).removal().build()
    }
}

/// Browsers accept a `__Host-` cookie only from this host and only over HTTPS.
const fn cookie_name(secure: bool) -> &'static str {
    if secure { "__Host-antorcha" } else { "antorcha" }
}

fn bearer(headers: &HeaderMap) -> Option<Token> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    Token::parse(value.strip_prefix("Bearer ")?.trim())
}
