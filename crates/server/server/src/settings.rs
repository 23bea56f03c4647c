//! What whoever runs the server may set.

use std::path::PathBuf;
use std::time::Duration;

use crate::site::Site;

/// All settings, each with a usual value.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address by which browsers know the server, such as `https://play.example.org`. Pages from elsewhere may
    /// neither open sockets nor send commands. Without it, the page has to come from the host that it asks.
    pub public_url: Option<String>,
    /// Whether a proxy in front tells the addresses of clients in `X-Forwarded-For`.
    pub trust_proxy: bool,
    /// How long a room stays open in which nobody is; once its match is over, two seconds at most.
    pub idle: Duration,
    /// How long lists may be behind a live match, whose turns change all the time.
    pub lists_behind: Duration,
    /// For how long a node counts as living after it was last heard of.
    pub node_ttl: Duration,
    /// How many notices may wait for someone who reads slowly.
    pub client_queue: usize,
    /// How long a socket may be silent before it counts as gone.
    pub socket_silence: Duration,
    /// Who may read the metrics where players are served.
    pub metrics: MetricsAccess,
    /// The program that carries reminders to those whom a turn-based match waits for; without it there are none.
    pub reminder_command: Option<PathBuf>,
    /// How long a turn-based match waits for someone who is away before they are reminded.
    pub reminder_after: Duration,
    /// Limits on what clients may send.
    pub limits: Limits,
    /// The pages that browsers get.
    pub site: Site,
}

/// Who may read the metrics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetricsAccess {
    Nobody,
    /// Programs on this machine that come by no proxy.
    Loopback,
    Everyone,
}

/// How much clients may send.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a message on a socket.
    pub message_bytes: usize,
    /// Bytes of the body of a request.
    pub body_bytes: usize,
    /// Messages a second on a socket, and as many again at once.
    pub messages_per_second: u32,
    /// Requests a second from one address, and ten times as many at once.
    pub requests_per_second: u32,
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// Lines of chat that a player may say in ten seconds at a table.
    pub lines_per_ten_seconds: u32,
    /// Rooms that a player may open in an hour.
    pub rooms_per_hour: u32,
    /// Attempts to log in or to register, from one address or for one name, in a quarter of an hour.
    pub attempts_per_quarter: u32,
    /// New guests from one address in an hour.
    pub guests_per_hour: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public_url: None,
            trust_proxy: false,
            idle: Duration::from_secs(60),
            lists_behind: Duration::from_secs(5),
            node_ttl: Duration::from_millis(2_500),
            client_queue: 256,
            socket_silence: Duration::from_secs(60),
            metrics: MetricsAccess::Loopback,
            reminder_command: None,
            reminder_after: Duration::from_secs(3600),
            limits: Limits::default(),
            site: Site::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message_bytes: 16 * 1024,
            body_bytes: 64 * 1024,
            messages_per_second: 20,
            requests_per_second: 20,
            sockets_per_address: 200,
            lines_per_ten_seconds: 8,
            rooms_per_hour: 200,
            attempts_per_quarter: 20,
            guests_per_hour: 500,
        }
    }
}
