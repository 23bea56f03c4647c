//! Requests to addresses that users choose. Each is limited in time and size, follows no redirect, and reaches only public
//! addresses, unless the operator allows others.

mod public_address;

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use url::{Host, Url};

use public_address::is_public;

/// The longest time of a request, from the name lookup to the head of the answer.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The largest head of an answer, in bytes. The body is never read.
const MAX_HEAD: usize = 16 * 1024;

/// The most characters of an address.
pub(crate) const MAX_URL: usize = 1_000;

const AGENT: &str = concat!("Antorcha/", env!("CARGO_PKG_VERSION"));

/// Sends requests over HTTP/1.1.
pub(crate) struct Outbound {
    reach: Reach,
    tls: OnceLock<Option<TlsConnector>>,
}

/// Which addresses may be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    Public,
    /// Also private networks and this machine.
    Everything,
}

/// A request to post. It has no `Debug`, because the address is personal data.
pub(crate) struct Post {
    pub url: Url,
    pub headers: Vec<(HeaderName, HeaderValue)>,
    pub body: Vec<u8>,
}

/// Why no answer came. No message contains the address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum OutboundError {
    #[error("the address is invalid")]
    BadAddress,
    #[error("the address is in a private network")]
    PrivateAddress,
    #[error("the name of the host is unknown")]
    UnknownHost,
    #[error("the host cannot be reached")]
    Unreachable,
    #[error("the host has no valid certificate")]
    Untrusted,
    #[error("the host gives no valid answer")]
    BadAnswer,
    #[error("the host does not answer in time")]
    TooSlow,
}

/// The answer to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PostAnswer {
    pub status: StatusCode,
    /// How long to wait before the next request, if the host says it in seconds.
    pub retry_after: Option<Duration>,
}

impl Outbound {
    pub(crate) fn new(reach: Reach) -> Outbound {
        Outbound { reach, tls: OnceLock::new() }
    }

    /// Parses an address that a user chose. It must be `https`; a webhook may also use `http`, and so may everything if
    /// private addresses are allowed.
    pub(crate) fn checked(&self, url: &str, allow_http: bool) -> Result<Url, OutboundError> {
        let parsed = Url::parse(url).map_err(|_| OutboundError::BadAddress)?;
        let everything = self.reach == Reach::Everything;
        let scheme = match parsed.scheme() {
            "https" => true,
            "http" => allow_http || everything,
            _ => false,
        };
        // Other low ports belong to services that are not HTTP.
        let port = everything || parsed.port().is_none_or(|port| port >= 1024 || port == 80 || port == 443);
        let plain = parsed.username().is_empty() && parsed.password().is_none();
        if !scheme || !port || !plain || url.chars().count() > MAX_URL || parsed.host().is_none() {
            return Err(OutboundError::BadAddress);
        }
        match parsed.host() {
            Some(Host::Ipv4(address)) => self.admit(address.into())?,
            Some(Host::Ipv6(address)) => self.admit(address.into())?,
            _ => {}
        }
        Ok(parsed)
    }

    /// Posts and returns the status of the answer.
    pub(crate) async fn post(&self, post: Post) -> Result<PostAnswer, OutboundError> {
        timeout(TIMEOUT, self.exchange(post)).await.map_err(|_| OutboundError::TooSlow)?
    }

    async fn exchange(&self, post: Post) -> Result<PostAnswer, OutboundError> {
        let stream = self.connect(&post.url).await?;
        if post.url.scheme() == "https" {
            let host = post.url.host_str().ok_or(OutboundError::BadAddress)?.trim_matches(['[', ']']);
            let name = ServerName::try_from(host.to_owned()).map_err(|_| OutboundError::BadAddress)?;
            let tls = self.tls().ok_or(OutboundError::Untrusted)?;
            let stream = tls.connect(name, stream).await.map_err(|_| OutboundError::Untrusted)?;
            send(stream, post).await
        } else {
            send(stream, post).await
        }
    }

    /// Connects to the first admitted address that answers. The name is looked up once, so that the checked address is the
    /// one that is used.
    async fn connect(&self, url: &Url) -> Result<TcpStream, OutboundError> {
        let mut problem = OutboundError::UnknownHost;
        for address in self.addresses(url).await? {
            if let Err(refused) = self.admit(address.ip()) {
                problem = refused;
                continue;
            }
            match TcpStream::connect(address).await {
                Ok(stream) => return Ok(stream),
                Err(_) => problem = OutboundError::Unreachable,
            }
        }
        Err(problem)
    }

    async fn addresses(&self, url: &Url) -> Result<Vec<SocketAddr>, OutboundError> {
        let port = url.port_or_known_default().ok_or(OutboundError::BadAddress)?;
        match url.host().ok_or(OutboundError::BadAddress)? {
            Host::Ipv4(address) => Ok(vec![(address, port).into()]),
            Host::Ipv6(address) => Ok(vec![(address, port).into()]),
            Host::Domain(name) => {
                let found = tokio::net::lookup_host((name, port)).await;
                Ok(found.map_err(|_| OutboundError::UnknownHost)?.collect())
            }
        }
    }

    fn admit(&self, address: std::net::IpAddr) -> Result<(), OutboundError> {
        let admitted = self.reach == Reach::Everything || is_public(address);
        if admitted { Ok(()) } else { Err(OutboundError::PrivateAddress) }
    }

    fn tls(&self) -> Option<&TlsConnector> {
        self.tls.get_or_init(connector).as_ref()
    }
}

/// Trusts the certificates of the system.
fn connector() -> Option<TlsConnector> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().ok()?;
    Some(TlsConnector::from(Arc::new(config.with_root_certificates(roots).with_no_client_auth())))
}

async fn send(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    post: Post,
) -> Result<PostAnswer, OutboundError> {
    let mut http = http1::Builder::new();
    let connected = http.max_buf_size(MAX_HEAD).handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = connected.map_err(|_| OutboundError::BadAnswer)?;
    let request = request(post)?;
    let answer = sender.send_request(request);
    tokio::pin!(answer);
    // The connection is dropped with this function, so that nothing of the body is read. It can end with the answer.
    let answered = tokio::select! {
        answer = &mut answer => answer,
        _ = connection => answer.await,
    };
    let answer = answered.map_err(|_| OutboundError::BadAnswer)?;
    let after = answer.headers().get(header::RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
    Ok(PostAnswer { status: answer.status(), retry_after: after.map(Duration::from_secs) })
}

fn request(post: Post) -> Result<Request<Body>, OutboundError> {
    let Post { url, headers, body } = post;
    let path = match url.query() {
        Some(query) => format!("{}?{query}", url.path()),
        None => url.path().to_owned(),
    };
    let host = url.host_str().ok_or(OutboundError::BadAddress)?;
    let host = url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"));
    let mut request = Request::post(path).header(header::HOST, host).header(header::USER_AGENT, AGENT);
    request = request.header(header::CONNECTION, "close").header(header::CONTENT_LENGTH, body.len());
    for (name, value) in headers {
        request = request.header(name, value);
    }
    request.body(Body::from(body)).map_err(|_| OutboundError::BadAddress)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(url: &str, allow_http: bool, result: Result<(), OutboundError>) {
        assert_eq!(Outbound::new(Reach::Public).checked(url, allow_http).map(|_| ()), result, "{url}");
    }

    #[test]
    fn an_address_is_public_and_has_no_password() {
        check("https://push.example.org/send/1", false, Ok(()));
        check("http://hooks.example.org/1?a=b", true, Ok(()));
        check("https://hooks.example.org:8443/", true, Ok(()));
        for private in [
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://2130706433/",
            "http://10.1.2.3/",
            "https://0x7f.1/",
        ] {
            check(private, true, Err(OutboundError::PrivateAddress));
        }
        let long = format!("https://example.org/{}", "x".repeat(MAX_URL));
        for wrong in [
            "http://hooks.example.org/",
            "ftp://example.org/",
            "file:///etc/passwd",
            "https://ana:secret@example.org/",
            "https://example.org:25/",
            "https:///",
            "example.org",
            "",
            &long,
        ] {
            check(wrong, false, Err(OutboundError::BadAddress));
        }
    }

    #[tokio::test]
    async fn a_name_of_this_machine_is_refused_when_it_is_looked_up() {
        let outbound = Outbound::new(Reach::Public);
        let url = outbound.checked("http://localhost:8080/", true).unwrap();
        let answer = outbound.post(Post { url, headers: Vec::new(), body: Vec::new() }).await;
        assert_eq!(answer, Err(OutboundError::PrivateAddress));
    }
}
