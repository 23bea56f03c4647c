//! The address of a client, as the limits count it.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

/// The address that limits count. An IPv6 client has a whole /64 network and could use another address for each
/// request.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [one, two, three, four, ..] = address.segments();
            Ipv6Addr::new(one, two, three, four, 0, 0, 0, 0).into()
        }
        address => address,
    }
}

/// The last address of `X-Forwarded-For`, which the trusted proxy has added. A client can send earlier ones itself, in
/// the same header line or in lines before it.
pub(crate) fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last_line = headers.get_all("x-forwarded-for").iter().next_back()?;
    parse(last_line.to_str().ok()?.rsplit(',').next()?.trim())
}

/// Parses an address with or without a port. Some proxies add the client's port.
fn parse(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, address: Option<&str>) {
        assert_eq!(parse(text), address.map(|address| address.parse().unwrap()), "{text}");
    }

    #[test]
    fn an_address_may_have_a_port() {
        check("10.0.0.1", Some("10.0.0.1"));
        check("10.0.0.1:4711", Some("10.0.0.1"));
        check("2001:db8::1", Some("2001:db8::1"));
        check("[2001:db8::1]", Some("2001:db8::1"));
        check("[2001:db8::1]:4711", Some("2001:db8::1"));
        check("unknown", None);
        check("", None);
    }

    #[test]
    fn an_ipv6_address_counts_as_its_64_bit_network() {
        let counted = |text: &str| counted(text.parse().unwrap()).to_string();
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(counted("::ffff:10.0.0.1"), "10.0.0.1");
        assert_eq!(counted("10.0.0.1"), "10.0.0.1");
    }
}
