//! The settings of the server.

use std::path::PathBuf;
use std::time::Duration;

use crate::mail::SmtpUrl;
use crate::site::Site;

#[derive(Clone, Debug)]
pub struct Settings {
    /// The address of the server as browsers see it, such as `https://play.example.org`. Pages of other sites may
    /// neither open sockets nor send commands. If unset, a page must come from the host that it sends requests to.
    pub public_url: Option<String>,
    /// Whether to trust the client address that a proxy sends in `X-Forwarded-For`.
    pub trust_proxy: bool,
    /// How long an empty room stays open; at most two seconds once its match is over.
    pub idle: Duration,
    /// How long a match of bots waits for a spectator before it is closed.
    pub unwatched: Duration,
    /// How much lists may lag behind a live match.
    pub lists_behind: Duration,
    /// How long a node counts as alive after its last heartbeat.
    pub node_ttl: Duration,
    /// How many messages may be queued for a slow client.
    pub client_queue: usize,
    /// How long a client may take to send the head of a request, from the moment that the connection waits for one. An
    /// idle connection is closed after it too.
    pub header_timeout: Duration,
    /// How long a client may take to send the body of a request.
    pub body_timeout: Duration,
    /// How long a request may wait until a match is replayed for it.
    pub replay_wait: Duration,
    /// How long a socket may be silent before the server closes it.
    pub socket_silence: Duration,
    /// Who may read the metrics on the address that serves players.
    pub metrics: MetricsAccess,
    /// The SMTP server that sends mail; without it there is none.
    pub smtp_url: Option<SmtpUrl>,
    /// The sender of mail.
    pub smtp_from: Option<String>,
    /// Whether webhooks may reach this machine and private networks.
    pub private_webhooks: bool,
    /// The program that gets the notices of players who gave a mail address.
    pub reminder_command: Option<PathBuf>,
    /// How long a turn-based match waits for an absent player before a mail is sent, unless the player chose another time.
    pub reminder_after: Duration,
    /// After how many days without a visit the data of a guest are deleted; 0 keeps them.
    pub guest_days: u32,
    /// Whether the server reviews finished matches on request.
    pub reviews: bool,
    /// How long after midnight UTC a day of the daily dungeon begins. It is the same on all nodes.
    pub daily_start: Duration,
    /// The folder for backups that admins start; without it they cannot.
    pub backup_dir: Option<PathBuf>,
    /// How many days the audit log of admins is kept.
    pub audit_days: u32,
    pub limits: Limits,
    /// All settings of the host without secrets, for admins: names and values.
    pub shown: Vec<(String, String)>,
    /// The files of the web app.
    pub site: Site,
}

impl Settings {
    /// Whether browsers reach the server over HTTPS.
    pub fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// Who may read the metrics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetricsAccess {
    Nobody,
    /// Programs on this machine, but not through a proxy.
    Loopback,
    Everyone,
}

#[derive(Clone, Debug)]
pub struct Limits {
    /// The size of a socket message, in bytes.
    pub message_bytes: usize,
    /// The size of a request body, in bytes.
    pub body_bytes: usize,
    /// Messages per second on a socket. A burst may be twice as large.
    pub messages_per_second: u32,
    /// Requests per second from one address. A burst may be ten times as large.
    pub requests_per_second: u32,
    pub sockets_per_address: usize,
    /// Connections in total, sockets included. The limit on open files can lower it.
    pub connections: usize,
    /// Connections from one address, sockets included; at most half of all. A trusted proxy has no such limit.
    pub connections_per_address: usize,
    /// Chat lines per player and room in ten seconds. Undo requests and reports count too.
    pub lines_per_ten_seconds: u32,
    /// New rooms per player in an hour.
    pub rooms_per_hour: u32,
    /// Attempts to log in or register from one address in 15 minutes. For one name it is half as many. More attempts
    /// for a name from all addresses together are delayed.
    pub attempts_per_quarter: u32,
    /// New guests per address in an hour.
    pub guests_per_hour: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public_url: None,
            trust_proxy: false,
            idle: Duration::from_secs(60),
            unwatched: Duration::from_secs(3600),
            lists_behind: Duration::from_secs(5),
            node_ttl: Duration::from_millis(2_500),
            client_queue: 256,
            header_timeout: Duration::from_secs(30),
            body_timeout: Duration::from_secs(30),
            replay_wait: Duration::from_secs(10),
            socket_silence: Duration::from_secs(60),
            metrics: MetricsAccess::Loopback,
            smtp_url: None,
            smtp_from: None,
            private_webhooks: false,
            reminder_command: None,
            reminder_after: Duration::from_secs(3600),
            guest_days: 365,
            reviews: true,
            daily_start: Duration::ZERO,
            backup_dir: None,
            audit_days: 365,
            limits: Limits::default(),
            shown: Vec::new(),
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
            connections: 100_000,
            connections_per_address: 300,
            lines_per_ten_seconds: 8,
            rooms_per_hour: 200,
            attempts_per_quarter: 20,
            guests_per_hour: 500,
        }
    }
}
