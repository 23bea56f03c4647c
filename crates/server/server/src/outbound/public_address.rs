//! Which addresses belong to the public internet.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether a user may let the server connect to this address. Everything that could be this machine, its network or its
/// provider's control plane is refused, also inside an IPv6 address.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = matches!(
        (a, b, c),
        // This network, private, shared, loopback, link-local.
        (0 | 10 | 127, _, _) | (172, 16..=31, _) | (192, 168, _) | (100, 64..=127, _) | (169, 254, _)
        // Protocol assignments, documentation, benchmarks, 6to4 relays.
        | (192, 0, 0 | 2) | (192, 88, 99) | (198, 18 | 19, _) | (198, 51, 100) | (203, 0, 113)
        // Multicast and reserved.
        | (224..=255, _, _)
    );
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    let last = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    match segments {
        // IPv4-mapped and translated addresses.
        [0, 0, 0, 0, 0, 0xffff, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] => last(high, low),
        // 6to4.
        [0x2002, high, low, ..] => last(high, low),
        // Teredo, other assignments and documentation.
        [0x2001, 0..=0x1ff | 0xdb8, ..] | [0x3fff, ..] => false,
        // All public addresses are in this block.
        [first, ..] => (0x2000..0x4000).contains(&first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_this_machine_and_its_networks_are_not_public() {
        for private in [
            "0.0.0.0",
            "127.0.0.1",
            "127.8.8.8",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::7f00:1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }

    #[test]
    fn all_others_are() {
        for public in [
            "1.1.1.1",
            "9.255.255.255",
            "172.15.0.1",
            "172.32.0.1",
            "192.167.0.1",
            "100.128.0.1",
            "223.255.255.255",
            "2606:4700::1111",
            "2a00::1",
            "::ffff:1.1.1.1",
            "64:ff9b::101:101",
            "2002:101:101::",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }
}
