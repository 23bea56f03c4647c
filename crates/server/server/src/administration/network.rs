//! Ranges of addresses, such as `192.0.2.0/24` or `2001:db8::/32`.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// A client of IPv6 has a whole network of this size, so smaller ones cannot be told apart.
const CLIENT_PREFIX: u8 = 64;

/// The smallest prefixes: a larger range would be a mistake.
const LEAST_V4: u8 = 8;
const LEAST_V6: u8 = 16;

/// A range of addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    first: IpAddr,
    prefix: u8,
}

impl Network {
    /// For error messages.
    pub const EXPECTED: &str =
        "use an address or a range such as 192.0.2.0/24 (/8 to /32) or 2001:db8::/32 (/16 to /64)";

    /// Parses an address or a range. A single IPv6 address stands for its /64 network.
    pub fn parse(text: &str) -> Option<Network> {
        let (address, prefix) = match text.trim().split_once('/') {
            Some((address, prefix)) => (address, Some(prefix.parse::<u8>().ok()?)),
            None => (text.trim(), None),
        };
        let address = address.parse::<IpAddr>().ok()?.to_canonical();
        let (least, most) = match address {
            IpAddr::V4(_) => (LEAST_V4, 32),
            IpAddr::V6(_) => (LEAST_V6, CLIENT_PREFIX),
        };
        let prefix = prefix.unwrap_or(most);
        if !(least..=most).contains(&prefix) {
            return None;
        }
        Some(Network { first: masked(address, prefix), prefix })
    }

    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.first.is_ipv4() && masked(address, self.prefix) == self.first
    }
}

impl fmt::Display for Network {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}/{}", self.first, self.prefix)
    }
}

/// The address with zeros behind the prefix.
fn masked(address: IpAddr, prefix: u8) -> IpAddr {
    match address {
        IpAddr::V4(address) => {
            let mask = u32::MAX.checked_shl(u32::from(32 - prefix.min(32))).unwrap_or(0);
            Ipv4Addr::from_bits(address.to_bits() & mask).into()
        }
        IpAddr::V6(address) => {
            let mask = u128::MAX.checked_shl(u32::from(128 - prefix.min(128))).unwrap_or(0);
            Ipv6Addr::from_bits(address.to_bits() & mask).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, shown: Option<&str>) {
        assert_eq!(Network::parse(text).map(|network| network.to_string()).as_deref(), shown, "{text}");
    }

    #[test]
    fn a_range_is_written_with_its_first_address() {
        check("192.0.2.7", Some("192.0.2.7/32"));
        check(" 192.0.2.7/24 ", Some("192.0.2.0/24"));
        check("::ffff:192.0.2.7", Some("192.0.2.7/32"));
        check("10.1.2.3/8", Some("10.0.0.0/8"));
        check("2001:db8:1:2:3:4:5:6", Some("2001:db8:1:2::/64"));
        check("2001:db8:1:2::/32", Some("2001:db8::/32"));
        for refused in
            ["", "ana", "192.0.2.7/33", "192.0.2.0/7", "0.0.0.0/0", "2001:db8::/65", "::/0", "1.2.3.4/x"]
        {
            check(refused, None);
        }
    }

    #[test]
    fn a_range_contains_its_addresses_and_no_others() {
        let inside = |network: &str, address: &str| {
            Network::parse(network).unwrap().contains(address.parse().unwrap())
        };
        assert!(inside("192.0.2.0/24", "192.0.2.255") && inside("192.0.2.0/24", "::ffff:192.0.2.1"));
        assert!(!inside("192.0.2.0/24", "192.0.3.0"));
        assert!(inside("192.0.2.7", "192.0.2.7") && !inside("192.0.2.7", "192.0.2.8"));
        assert!(
            inside("2001:db8:1:2::1", "2001:db8:1:2:ffff::") && !inside("2001:db8:1:2::1", "2001:db8:1:3::")
        );
        assert!(!inside("2001:db8::/32", "192.0.2.1"));
    }
}
