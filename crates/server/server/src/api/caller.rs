//! Extractors for the caller and the address of a request.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::app::App;
use crate::client_address::{counted, forwarded};
use crate::error::ApiError;
use crate::people::{AuthMethod, Caller, device_of};

/// A caller with a session or a bot token; others are refused.
pub(super) struct Known(pub(super) Caller);

/// A person with a session cookie; bots are refused.
pub(super) struct Person(pub(super) Caller);

/// A caller with or without a session.
pub(super) struct Maybe(pub(super) Option<Caller>);

/// The client's address, as limits count it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Address(pub(super) IpAddr);

/// What the client says about itself, such as `Firefox, Windows`.
pub(super) struct Device(pub(super) String);

impl FromRequestParts<Arc<App>> for Device {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Device, ApiError> {
        Ok(Device(device_of(&parts.headers)))
    }
}

impl FromRequestParts<Arc<App>> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Known, ApiError> {
        let caller = app.people.identify(&parts.headers).await?;
        caller.map(Known).ok_or(ApiError::NoSession)
    }
}

impl FromRequestParts<Arc<App>> for Person {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Person, ApiError> {
        let caller = app.people.identify(&parts.headers).await?.ok_or(ApiError::NoSession)?;
        match caller.auth_method() {
            AuthMethod::Cookie => Ok(Person(caller)),
            AuthMethod::Token => Err(ApiError::ForPeople),
        }
    }
}

impl FromRequestParts<Arc<App>> for Maybe {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Maybe, ApiError> {
        app.people.identify(&parts.headers).await.map(Maybe)
    }
}

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Address, ApiError> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0);
        Ok(address_of(app, &parts.headers, peer))
    }
}

/// The client's address, as limits count it. Without a readable header of a trusted proxy, it is that of the peer.
pub(super) fn address_of(app: &App, headers: &HeaderMap, peer: Option<SocketAddr>) -> Address {
    let forwarded = forwarded(headers).filter(|_| app.settings.trust_proxy);
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip());
    Address(counted(forwarded.unwrap_or(peer)))
}
