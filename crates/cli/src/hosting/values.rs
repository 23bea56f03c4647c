//! Parses and formats the values of settings.

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use server::settings::MetricsAccess;

const MAX_DURATION: Duration = Duration::from_secs(7 * 24 * 3600);

/// How nodes send messages to each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BusConfig {
    /// Only for a single node.
    Memory,
    Nats {
        url: String,
    },
}

/// Where metrics can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MetricsConfig {
    /// On the address for players.
    SameAddress(MetricsAccess),
    OwnAddress(SocketAddr),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LogFormat {
    Text,
    Json,
}

impl BusConfig {
    pub(super) fn parse(text: &str) -> Option<BusConfig> {
        match text {
            "memory" => Some(BusConfig::Memory),
            url => {
                let host = url.strip_prefix("nats://").or_else(|| url.strip_prefix("tls://"))?;
                (!host.is_empty()).then(|| BusConfig::Nats { url: url.to_owned() })
            }
        }
    }

    pub(super) fn format(&self) -> String {
        match self {
            BusConfig::Memory => "memory".to_owned(),
            BusConfig::Nats { url } => without_password(url),
        }
    }
}

impl MetricsConfig {
    pub(super) fn parse(text: &str) -> Option<MetricsConfig> {
        Some(match text {
            "off" => MetricsConfig::SameAddress(MetricsAccess::Nobody),
            "local" => MetricsConfig::SameAddress(MetricsAccess::Loopback),
            "public" => MetricsConfig::SameAddress(MetricsAccess::Everyone),
            address => MetricsConfig::OwnAddress(address.parse().ok()?),
        })
    }

    pub(super) fn format(self) -> String {
        match self {
            MetricsConfig::SameAddress(MetricsAccess::Nobody) => "off".to_owned(),
            MetricsConfig::SameAddress(MetricsAccess::Loopback) => "local".to_owned(),
            MetricsConfig::SameAddress(MetricsAccess::Everyone) => "public".to_owned(),
            MetricsConfig::OwnAddress(address) => address.to_string(),
        }
    }
}

impl LogFormat {
    pub(super) fn parse(text: &str) -> Option<LogFormat> {
        match text {
            "text" => Some(LogFormat::Text),
            "json" => Some(LogFormat::Json),
            _ => None,
        }
    }

    pub(super) fn format(self) -> String {
        match self {
            LogFormat::Text => "text".to_owned(),
            LogFormat::Json => "json".to_owned(),
        }
    }
}

/// Parses a whole number from 1.
pub(super) fn count<N: TryFrom<u64>>(text: &str) -> Option<N> {
    let number: u64 = text.parse().ok()?;
    if number == 0 { None } else { N::try_from(number).ok() }
}

/// Parses `on` or `off`.
pub(super) fn switch(text: &str) -> Option<bool> {
    match text {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

/// Parses a duration such as `90s`: a number with ms, s, m or h.
pub(super) fn duration(text: &str) -> Option<Duration> {
    let (number, milliseconds) = [("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)]
        .into_iter()
        .find_map(|(unit, milliseconds)| Some((text.strip_suffix(unit)?, milliseconds)))?;
    let number: u64 = number.parse().ok()?;
    let duration = Duration::from_millis(number.checked_mul(milliseconds)?);
    (!duration.is_zero() && duration <= MAX_DURATION).then_some(duration)
}

/// Formats a duration in the largest unit that gives a whole number.
pub(super) fn format_duration(duration: Duration) -> String {
    let milliseconds = duration.as_millis();
    match milliseconds {
        _ if milliseconds.is_multiple_of(3_600_000) => format!("{}h", milliseconds / 3_600_000),
        _ if milliseconds.is_multiple_of(60_000) => format!("{}m", milliseconds / 60_000),
        _ if milliseconds.is_multiple_of(1_000) => format!("{}s", milliseconds / 1_000),
        _ => format!("{milliseconds}ms"),
    }
}

/// Parses the address of a web page: scheme, host and an optional path. An empty text means no address.
pub(super) fn web_address(text: &str) -> Option<Option<String>> {
    if text.is_empty() {
        return Some(None);
    }
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))?;
    let is_plain =
        !host.starts_with('/') && !host.contains(['@', '?', '#']) && !host.contains(char::is_whitespace);
    (is_plain && !host.is_empty()).then(|| Some(text.trim_end_matches('/').to_owned()))
}

/// Parses a store URL without connecting to the store.
pub(super) fn store_url(text: &str) -> Option<String> {
    let file = text.strip_prefix("sqlite:").map(|path| !path.is_empty() && path != ":memory:");
    let server = ["postgres://", "postgresql://"].iter().find_map(|scheme| text.strip_prefix(scheme));
    (file.unwrap_or(false) || server.is_some_and(|host| !host.is_empty())).then(|| text.to_owned())
}

/// Removes the password from a URL. A user name without a password may be a token, so it is removed too.
pub(crate) fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let (rest, query) = rest.split_once('?').map_or((rest, None), |(rest, query)| (rest, Some(query)));
    let rest = match rest.rsplit_once('@') {
        None => rest.to_owned(),
        Some((who, host)) => {
            let user = who.split_once(':').map_or(String::new(), |(user, _)| format!("{user}:"));
            format!("{user}***@{host}")
        }
    };
    match query {
        None => format!("{scheme}://{rest}"),
        Some(_) => format!("{scheme}://{rest}?***"),
    }
}

/// Returns the URL of a server on this machine. An unspecified address such as 0.0.0.0, which a browser cannot open,
/// becomes localhost.
pub(crate) fn local_url(address: SocketAddr) -> String {
    let reachable = match address {
        SocketAddr::V4(v4) if v4.ip().is_unspecified() => (Ipv4Addr::LOCALHOST, v4.port()).into(),
        SocketAddr::V6(v6) if v6.ip().is_unspecified() => (Ipv6Addr::LOCALHOST, v6.port()).into(),
        other => other,
    };
    format!("http://{reachable}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duration_is_a_number_with_a_unit() {
        for (text, written) in [("90s", "90s"), ("2500ms", "2500ms"), ("60s", "1m"), ("120m", "2h")] {
            assert_eq!(duration(text).map(format_duration).as_deref(), Some(written));
        }
        for text in [
            "",
            "90",
            "s",
            "-1s",
            "1.5s",
            "0s",
            "8000h",
            "99999999999999999999s",
            "1 s",
            "9223372036854775807h",
        ] {
            assert_eq!(duration(text), None, "{text}");
        }
    }

    #[test]
    fn a_count_is_at_least_one_and_fits_its_type() {
        assert_eq!(count::<u32>("20"), Some(20));
        for text in ["0", "-1", "", "x", "4294967296", "1.5"] {
            assert_eq!(count::<u32>(text), None, "{text}");
        }
    }

    #[test]
    fn passwords_are_removed_from_urls() {
        for (url, shown) in [
            ("postgres://ana:s3cret@db/games", "postgres://ana:***@db/games"),
            ("postgres://ana:s3@cret@db/games", "postgres://ana:***@db/games"),
            ("postgres://db/games?user=ana&password=s3cret", "postgres://db/games?***"),
            ("nats://s3cret@bus:4222", "nats://***@bus:4222"),
            ("nats://bus:4222", "nats://bus:4222"),
            ("sqlite:/var/lib/antorcha/antorcha.db", "sqlite:/var/lib/antorcha/antorcha.db"),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }

    #[test]
    fn a_web_address_has_a_scheme_and_a_host() {
        assert_eq!(
            web_address("https://play.example.org/"),
            Some(Some("https://play.example.org".to_owned()))
        );
        assert_eq!(web_address(""), Some(None));
        for text in [
            "play.example.org",
            "ftp://play.example.org",
            "https://",
            "https:///x",
            "https://a b",
            "https://a@b",
        ] {
            assert_eq!(web_address(text), None, "{text}");
        }
    }
}
