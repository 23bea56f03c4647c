//! Who sends a request, and from where.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::fault::Fault;
use crate::house::House;
use crate::people::{Caller, Proof};

/// Someone who is known; others are refused.
pub(super) struct Known(pub(super) Caller);

/// A person whom a browser's cookie makes known; programs are refused.
pub(super) struct Person(pub(super) Caller);

/// Someone, known or not.
pub(super) struct Maybe(pub(super) Option<Caller>);

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Address(pub(super) IpAddr);

impl FromRequestParts<Arc<House>> for Known {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Known, Fault> {
        let caller = house.identify(&parts.headers).await?;
        caller.map(Known).ok_or(Fault::NoSession)
    }
}

impl FromRequestParts<Arc<House>> for Person {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Person, Fault> {
        let caller = house.identify(&parts.headers).await?.ok_or(Fault::NoSession)?;
        match caller.proof() {
            Proof::Cookie => Ok(Person(caller)),
            Proof::Token => Err(Fault::ForPeople),
        }
    }
}

impl FromRequestParts<Arc<House>> for Maybe {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Maybe, Fault> {
        house.identify(&parts.headers).await.map(Maybe)
    }
}

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Address, Fault> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0);
        Ok(address_of(house, &parts.headers, peer))
    }
}

/// The address of a client. A proxy in front tells it, if there is one that may be believed: the last address of the
/// list is the one that the proxy itself has seen.
pub(super) fn address_of(house: &House, headers: &HeaderMap, peer: Option<SocketAddr>) -> Address {
    let told = headers.get("x-forwarded-for").filter(|_| house.settings.trust_proxy);
    let last = told.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip());
    Address(last.unwrap_or(peer))
}
