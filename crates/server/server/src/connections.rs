//! Accepts connections and serves HTTP on them, within limits of time and number.

mod permits;

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_service::Service;

pub(crate) use permits::Lane;
pub use permits::{ConnectionPermit, Connections};

/// Pause after an error of the operating system, such as too many open files.
const PAUSE: Duration = Duration::from_millis(50);

/// How long a connection above the limits may take to send its request.
const OVERFLOW_TIMEOUT: Duration = Duration::from_secs(2);

/// What all connections share.
#[derive(Clone)]
pub(crate) struct HttpServer {
    pub(crate) router: Router,
    pub(crate) header_timeout: Duration,
    /// Cancelled when connections must end.
    pub(crate) stopping: CancellationToken,
}

impl HttpServer {
    /// Serves until `stopping` is cancelled and all connections have ended.
    pub(crate) async fn run(self, listener: TcpListener, connections: Arc<Connections>) {
        let tasks = TaskTracker::new();
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = self.stopping.cancelled() => break,
            };
            match accepted {
                Ok((stream, peer)) => {
                    let permit = connections.admit(peer.ip());
                    tasks.spawn(self.clone().serve(stream, peer, permit));
                }
                Err(error) if is_of_the_client(&error) => {}
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
        tasks.close();
        tasks.wait().await;
    }

    /// Serves one connection. After an upgrade to a WebSocket, this ends and the socket has its own timeouts.
    async fn serve(self, stream: TcpStream, peer: SocketAddr, permit: ConnectionPermit) {
        // Without `TCP_NODELAY`, a small message can wait 40 ms for the client's TCP ack.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "TCP_NODELAY could not be set");
        }
        let (lane, evicted) = (permit.lane(), permit.evicted());
        let stream = TokioIo::new(PermittedStream { stream, _permit: permit });
        let router = self.router;
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(lane);
            router.clone().call(request)
        });
        let header_timeout = match lane {
            Lane::Regular => self.header_timeout,
            Lane::Overflow => OVERFLOW_TIMEOUT.min(self.header_timeout),
        };
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(header_timeout)
            .keep_alive(lane == Lane::Regular)
            .serve_connection(stream, service)
            .with_upgrades();
        tokio::pin!(connection);
        tokio::select! {
            // The client went away or was too slow.
            _ = connection.as_mut() => {}
            () = evicted.cancelled() => {}
            () = self.stopping.cancelled() => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
    }
}

/// Whether the client has closed the connection before it was accepted.
fn is_of_the_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// A connection that is counted until it is closed, also after an upgrade to a WebSocket.
struct PermittedStream {
    stream: TcpStream,
    _permit: ConnectionPermit,
}

impl AsyncRead for PermittedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for PermittedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
