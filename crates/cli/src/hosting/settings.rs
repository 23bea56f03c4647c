//! The table of all server settings.
//!
//! A setting is `node_ttl` in the file, `--node-ttl` as a flag and `ANTORCHA_NODE_TTL` in the environment.

use std::path::PathBuf;
use std::time::Duration;

use server::bus::ClusterKey;
use server::{Mailer, SmtpUrl};

use super::config::Config;
use super::values::{
    BusConfig, LogFormat, MetricsConfig, count, duration, format_duration, store_url, switch, web_address,
    without_password,
};

pub(crate) struct Setting {
    /// The name in the file.
    pub(crate) key: &'static str,
    pub(crate) about: &'static str,
    /// Describes the allowed values, for error messages and help.
    pub(crate) expected: &'static str,
    pub(crate) secrecy: Secrecy,
    /// Formats the value, without passwords.
    pub(crate) get: fn(&Config) -> String,
    /// Parses and stores a value. Returns `None` if it is invalid.
    pub(crate) set: fn(&mut Config, &str) -> Option<()>,
}

/// Whether an error message may repeat the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Secrecy {
    Public,
    /// The value may contain a password.
    Secret,
}

impl Setting {
    pub(crate) fn find(key: &str) -> Option<&'static Setting> {
        SETTINGS.iter().find(|setting| setting.key == key)
    }

    /// Returns the flag without the leading dashes.
    pub(crate) fn flag(&self) -> String {
        self.key.replace('_', "-")
    }

    /// Returns the environment variable.
    pub(crate) fn variable(&self) -> String {
        format!("ANTORCHA_{}", self.key.to_uppercase())
    }
}

const A_COUNT: &str = "a whole number from 1";
const A_TIME: &str = "a number with ms, s, m or h, such as 90s, up to a week";

/// A setting without secrets.
macro_rules! public {
    ($key:literal, $about:literal, $expected:expr, $get:expr, $set:expr) => {
        Setting {
            key: $key,
            about: $about,
            expected: $expected,
            secrecy: Secrecy::Public,
            get: $get,
            set: $set,
        }
    };
}

/// A setting with a whole number from 1.
macro_rules! number {
    ($key:literal, $($field:ident).+, $about:literal) => {
        public!($key, $about, A_COUNT, |config| config.$($field).+.to_string(), |config, text| {
            config.$($field).+ = count(text)?;
            Some(())
        })
    };
}

/// A setting with a duration.
macro_rules! duration {
    ($key:literal, $($field:ident).+, $about:literal) => {
        public!($key, $about, A_TIME, |config| format_duration(config.$($field).+), |config, text| {
            config.$($field).+ = duration(text)?;
            Some(())
        })
    };
}

/// All settings, the most important first.
pub(crate) const SETTINGS: &[Setting] = &[
    public!(
        "listen",
        "address for players",
        "an IP address and a port, such as 127.0.0.1:7878 or [::]:7878",
        |config| config.listen.to_string(),
        |config, text| {
            config.listen = text.parse().ok()?;
            Some(())
        }
    ),
    public!(
        "public_url",
        "public address of the server; requests from other sites are refused",
        "https://HOST or http://HOST",
        |config| config.server.public_url.clone().unwrap_or_default(),
        |config, text| {
            config.server.public_url = web_address(text)?;
            Some(())
        }
    ),
    public!(
        "trust_proxy",
        "trust a proxy's X-Forwarded-For for the addresses of clients",
        "true or false",
        |config| config.server.trust_proxy.to_string(),
        |config, text| {
            config.server.trust_proxy = text.parse().ok()?;
            Some(())
        }
    ),
    public!(
        "data_dir",
        "folder of the SQLite store, if `store` is not set",
        "the path of a folder",
        |config| config.data_dir.display().to_string(),
        |config, text| {
            config.data_dir = (!text.is_empty()).then(|| PathBuf::from(text))?;
            Some(())
        }
    ),
    Setting {
        key: "store",
        about: "where everything is stored; default antorcha.db in `data_dir`",
        expected: "sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME",
        secrecy: Secrecy::Secret,
        get: Config::store_shown,
        set: |config, text| {
            config.store = Some(store_url(text)?);
            Some(())
        },
    },
    number!("store_connections", store_options.read_connections, "connections that read the store"),
    public!(
        "store_max_bytes",
        "maximum bytes of an SQLite file; 0 for no limit",
        "a whole number from 0",
        |config| config.store_options.max_bytes.unwrap_or_default().to_string(),
        |config, text| {
            let bytes: u64 = text.parse().ok()?;
            config.store_options.max_bytes = (bytes > 0).then_some(bytes);
            Some(())
        }
    ),
    Setting {
        key: "bus",
        about: "bus between several nodes",
        expected: "memory, for one node, or nats://HOST:PORT, or tls://HOST:PORT with TLS",
        secrecy: Secrecy::Secret,
        get: |config| config.bus.format(),
        set: |config, text| {
            config.bus = BusConfig::parse(text)?;
            Some(())
        },
    },
    Setting {
        key: "cluster_key",
        about: "secret that all nodes share; required with a bus",
        expected: "a random text of at least 32 characters, the same on every node",
        secrecy: Secrecy::Secret,
        // A printed configuration contains no secret.
        get: |_| String::new(),
        set: |config, text| {
            config.cluster_key = if text.is_empty() { None } else { Some(ClusterKey::parse(text)?) };
            Some(())
        },
    },
    public!(
        "metrics",
        "who can read /metrics: nobody, this machine, everyone, or a separate address",
        "off, local, public, or an IP address and a port",
        |config| config.metrics.format(),
        |config, text| {
            config.metrics = MetricsConfig::parse(text)?;
            Some(())
        }
    ),
    public!(
        "log_format",
        "format of log lines",
        "text or json",
        |config| config.log_format.format(),
        |config, text| {
            config.log_format = LogFormat::parse(text)?;
            Some(())
        }
    ),
    public!(
        "log_level",
        "lowest level that is logged",
        "error, warn, info, debug or trace",
        |config| config.log_level.to_string().to_lowercase(),
        |config, text| {
            config.log_level = text.parse().ok().filter(|_| text.chars().all(|c| c.is_ascii_lowercase()))?;
            Some(())
        }
    ),
    duration!("idle", server.idle, "how long an empty room stays open, unless its match is over"),
    duration!(
        "unwatched",
        server.unwatched,
        "how long a match of bots waits for a spectator before it is closed"
    ),
    duration!("lists_behind", server.lists_behind, "how long lists may lag behind a live match"),
    duration!("node_ttl", server.node_ttl, "how long a node counts as alive after its last heartbeat"),
    duration!(
        "header_timeout",
        server.header_timeout,
        "timeout for the head of a request and for idle connections"
    ),
    duration!("body_timeout", server.body_timeout, "timeout for the body of a request"),
    duration!("replay_wait", server.replay_wait, "how long a request may wait for the replay of a match"),
    duration!("socket_silence", server.socket_silence, "how long a socket may be silent before it is closed"),
    number!("client_queue", server.client_queue, "messages that may wait for a slow client"),
    Setting {
        key: "smtp_url",
        about: "SMTP server for mails to players; no mails without it",
        expected: "smtps://USER:PASSWORD@HOST, or smtp://USER:PASSWORD@HOST:587?tls=required, or nothing",
        secrecy: Secrecy::Secret,
        get: |config| {
            config.server.smtp_url.as_ref().map_or_else(String::new, |SmtpUrl(url)| without_password(url))
        },
        set: |config, text| {
            config.server.smtp_url = if text.is_empty() { None } else { Some(SmtpUrl::parse(text)?) };
            Some(())
        },
    },
    public!(
        "smtp_from",
        "sender of mails to players; required with `smtp_url`",
        "an address such as Antorcha <antorcha@example.org>, or nothing",
        |config| config.server.smtp_from.clone().unwrap_or_default(),
        |config, text| {
            config.server.smtp_from = if text.is_empty() { None } else { Some(Mailer::sender(text)?) };
            Some(())
        }
    ),
    public!(
        "private_webhooks",
        "whether webhooks of players may reach this machine and private networks",
        "true or false",
        |config| config.server.private_webhooks.to_string(),
        |config, text| {
            config.server.private_webhooks = text.parse().ok()?;
            Some(())
        }
    ),
    public!(
        "reminder_command",
        "program that gets notices of turns for players with a mail address",
        "the path of a program, or nothing",
        |config| config
            .server
            .reminder_command
            .as_deref()
            .map_or_else(String::new, |path| path.display().to_string()),
        |config, text| {
            config.server.reminder_command = (!text.is_empty()).then(|| PathBuf::from(text));
            Some(())
        }
    ),
    duration!(
        "reminder_after",
        server.reminder_after,
        "how long a turn-based match waits for an absent player before a mail"
    ),
    public!(
        "guest_days",
        "days without a visit after which a guest is deleted; 0 keeps guests",
        "a number of days, or 0",
        |config| config.server.guest_days.to_string(),
        |config, text| {
            config.server.guest_days = text.parse().ok()?;
            Some(())
        }
    ),
    public!(
        "reviews",
        "whether finished matches are reviewed on request",
        "on or off",
        |config| if config.server.reviews { "on" } else { "off" }.to_owned(),
        |config, text| {
            config.server.reviews = switch(text)?;
            Some(())
        }
    ),
    public!(
        "daily_start",
        "how long after midnight UTC a day of the daily dungeon begins",
        "0h, or a number with ms, s, m or h, such as 4h",
        |config| format_duration(config.server.daily_start),
        |config, text| {
            config.server.daily_start = if text == "0h" { Duration::ZERO } else { duration(text)? };
            Some(())
        }
    ),
    public!(
        "backup_dir",
        "folder for backups that admins start on the host page; they cannot without it",
        "the path of a folder, or nothing",
        |config| config
            .server
            .backup_dir
            .as_deref()
            .map_or_else(String::new, |path| path.display().to_string()),
        |config, text| {
            config.server.backup_dir = (!text.is_empty()).then(|| PathBuf::from(text));
            Some(())
        }
    ),
    number!("audit_days", server.audit_days, "days that the audit log of admins is kept"),
    number!("message_bytes", server.limits.message_bytes, "maximum bytes of a message on a socket"),
    number!("body_bytes", server.limits.body_bytes, "maximum bytes of the body of a request"),
    number!("messages_per_second", server.limits.messages_per_second, "messages per second on one socket"),
    number!("requests_per_second", server.limits.requests_per_second, "requests per second from one address"),
    number!("sockets_per_address", server.limits.sockets_per_address, "sockets from one address"),
    number!(
        "connections",
        server.limits.connections,
        "connections in total, sockets included; the limit on open files can lower it"
    ),
    number!(
        "connections_per_address",
        server.limits.connections_per_address,
        "connections from one address, sockets included; no limit for a trusted proxy"
    ),
    number!(
        "lines_per_ten_seconds",
        server.limits.lines_per_ten_seconds,
        "chat lines of a player per 10 seconds"
    ),
    number!("rooms_per_hour", server.limits.rooms_per_hour, "rooms that a player may open per hour"),
    number!(
        "attempts_per_quarter",
        server.limits.attempts_per_quarter,
        "login attempts from one address per 15 minutes; half as many for one name"
    ),
    number!("guests_per_hour", server.limits.guests_per_hour, "new guests from one address per hour"),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the field names in the `Debug` output of a struct, without nested fields.
    fn fields(shown: &str) -> Vec<String> {
        let (_, inside) = shown.split_once('{').unwrap();
        let words = inside.split([',', '{']).filter_map(|part| part.split_once(':'));
        words.map(|(name, _)| name.trim().to_owned()).collect()
    }

    #[test]
    fn every_field_of_the_server_settings_has_a_setting() {
        let settings = format!("{:?}", server::settings::Settings::default());
        // The limits have settings of their own, the site is part of the program, and `shown` is a copy of all settings.
        let own = |field: &&String| !["limits", "site", "shown"].contains(&field.as_str());
        for field in fields(&settings).iter().filter(own) {
            assert!(Setting::find(field).is_some(), "there is no setting for `{field}`");
        }
    }

    #[test]
    fn every_setting_parses_the_value_that_it_formats() {
        for setting in SETTINGS {
            let mut config = Config::default();
            let shown = (setting.get)(&config);
            assert_eq!((setting.set)(&mut config, &shown), Some(()), "{} = {shown}", setting.key);
            assert_eq!((setting.get)(&config), shown, "{}", setting.key);
        }
    }

    #[test]
    fn invalid_values_are_refused_except_for_paths() {
        for setting in SETTINGS
            .iter()
            .filter(|setting| !["data_dir", "reminder_command", "backup_dir"].contains(&setting.key))
        {
            let mut config = Config::default();
            let before = (setting.get)(&config);
            assert_eq!((setting.set)(&mut config, "no such thing"), None, "{}", setting.key);
            assert_eq!((setting.get)(&config), before, "a refused value changes nothing");
        }
    }
}
