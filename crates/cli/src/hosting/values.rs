//! How values of settings are written and read.

use std::net::SocketAddr;
use std::time::Duration;

use server::settings::MetricsAccess;

/// The longest time that can be set.
const LONGEST: Duration = Duration::from_secs(7 * 24 * 3600);

/// How nodes reach each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BusPlace {
    /// There is one node.
    Memory,
    /// By the NATS server at this address.
    Nats {
        /// The address.
        url: String,
    },
}

/// Where metrics are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MetricsPlace {
    /// Where players are served, to some or all.
    Beside(MetricsAccess),
    /// On an address of their own.
    Apart(SocketAddr),
}

/// How log lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LogFormat {
    /// For people.
    Text,
    /// For programs.
    Json,
}

impl BusPlace {
    pub(super) fn read(text: &str) -> Option<BusPlace> {
        match text {
            "memory" => Some(BusPlace::Memory),
            url if url.strip_prefix("nats://").is_some_and(|host| !host.is_empty()) => {
                Some(BusPlace::Nats { url: url.to_owned() })
            }
            _ => None,
        }
    }

    pub(super) fn write(&self) -> String {
        match self {
            BusPlace::Memory => "memory".to_owned(),
            BusPlace::Nats { url } => blotted(url),
        }
    }
}

impl MetricsPlace {
    pub(super) fn read(text: &str) -> Option<MetricsPlace> {
        Some(match text {
            "off" => MetricsPlace::Beside(MetricsAccess::Nobody),
            "local" => MetricsPlace::Beside(MetricsAccess::Loopback),
            "public" => MetricsPlace::Beside(MetricsAccess::Everyone),
            address => MetricsPlace::Apart(address.parse().ok()?),
        })
    }

    pub(super) fn write(self) -> String {
        match self {
            MetricsPlace::Beside(MetricsAccess::Nobody) => "off".to_owned(),
            MetricsPlace::Beside(MetricsAccess::Loopback) => "local".to_owned(),
            MetricsPlace::Beside(MetricsAccess::Everyone) => "public".to_owned(),
            MetricsPlace::Apart(address) => address.to_string(),
        }
    }
}

impl LogFormat {
    pub(super) fn read(text: &str) -> Option<LogFormat> {
        match text {
            "text" => Some(LogFormat::Text),
            "json" => Some(LogFormat::Json),
            _ => None,
        }
    }

    pub(super) fn write(self) -> String {
        match self {
            LogFormat::Text => "text".to_owned(),
            LogFormat::Json => "json".to_owned(),
        }
    }
}

/// A number from 1.
pub(super) fn count<N: TryFrom<u64>>(text: &str) -> Option<N> {
    let number: u64 = text.parse().ok()?;
    if number == 0 { None } else { N::try_from(number).ok() }
}

/// A time, such as `90s`: a number with ms, s, m or h.
pub(super) fn time(text: &str) -> Option<Duration> {
    let (number, milliseconds) = [("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)]
        .into_iter()
        .find_map(|(unit, milliseconds)| Some((text.strip_suffix(unit)?, milliseconds)))?;
    let number: u64 = number.parse().ok()?;
    let time = Duration::from_millis(number.checked_mul(milliseconds)?);
    (!time.is_zero() && time <= LONGEST).then_some(time)
}

/// A time as it is read, in the largest unit that fits.
pub(super) fn write_time(time: Duration) -> String {
    let milliseconds = time.as_millis();
    match milliseconds {
        _ if milliseconds.is_multiple_of(3_600_000) => format!("{}h", milliseconds / 3_600_000),
        _ if milliseconds.is_multiple_of(60_000) => format!("{}m", milliseconds / 60_000),
        _ if milliseconds.is_multiple_of(1_000) => format!("{}s", milliseconds / 1_000),
        _ => format!("{milliseconds}ms"),
    }
}

/// The address of a page: scheme and host, and a path at most.
pub(super) fn web_address(text: &str) -> Option<Option<String>> {
    if text.is_empty() {
        return Some(None);
    }
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))?;
    let is_plain =
        !host.starts_with('/') && !host.contains(['@', '?', '#']) && !host.contains(char::is_whitespace);
    (is_plain && !host.is_empty()).then(|| Some(text.trim_end_matches('/').to_owned()))
}

/// A store's URL, as far as can be said without asking the store.
pub(super) fn store_url(text: &str) -> Option<String> {
    let file = text.strip_prefix("sqlite:").map(|path| !path.is_empty() && path != ":memory:");
    let server = ["postgres://", "postgresql://"].iter().find_map(|scheme| text.strip_prefix(scheme));
    (file.unwrap_or(false) || server.is_some_and(|host| !host.is_empty())).then(|| text.to_owned())
}

/// A URL without its password. A lone name before the host may be a token, so it goes as well.
pub(crate) fn blotted(url: &str) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_a_number_with_a_unit() {
        for (text, written) in [("90s", "90s"), ("2500ms", "2500ms"), ("60s", "1m"), ("120m", "2h")] {
            assert_eq!(time(text).map(write_time).as_deref(), Some(written));
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
            assert_eq!(time(text), None, "{text}");
        }
    }

    #[test]
    fn a_count_is_one_or_more_and_fits_its_place() {
        assert_eq!(count::<u32>("20"), Some(20));
        for text in ["0", "-1", "", "x", "4294967296", "1.5"] {
            assert_eq!(count::<u32>(text), None, "{text}");
        }
    }

    #[test]
    fn no_password_survives_the_blot() {
        for (url, shown) in [
            ("postgres://ana:s3cret@db/games", "postgres://ana:***@db/games"),
            ("postgres://ana:s3@cret@db/games", "postgres://ana:***@db/games"),
            ("postgres://db/games?user=ana&password=s3cret", "postgres://db/games?***"),
            ("nats://s3cret@bus:4222", "nats://***@bus:4222"),
            ("nats://bus:4222", "nats://bus:4222"),
            ("sqlite:/var/lib/antorcha/antorcha.db", "sqlite:/var/lib/antorcha/antorcha.db"),
        ] {
            assert_eq!(blotted(url), shown);
        }
    }

    #[test]
    fn a_page_has_a_scheme_and_a_host() {
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
