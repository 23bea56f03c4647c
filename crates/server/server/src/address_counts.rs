//! Counts something per client address, such as open connections.

use std::collections::HashMap;
use std::net::IpAddr;

/// Only addresses with a count are kept.
#[derive(Default)]
pub(crate) struct AddressCounts(HashMap<IpAddr, usize>);

impl AddressCounts {
    pub(crate) fn of(&self, address: IpAddr) -> usize {
        self.0.get(&address).copied().unwrap_or(0)
    }

    pub(crate) fn total(&self) -> usize {
        self.0.values().sum()
    }

    pub(crate) fn add(&mut self, address: IpAddr) {
        *self.0.entry(address).or_default() += 1;
    }

    pub(crate) fn remove(&mut self, address: IpAddr) {
        if let Some(count) = self.0.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                self.0.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_without_a_count_is_not_kept() {
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let mut counts = AddressCounts::default();
        counts.add(one);
        counts.add(one);
        counts.add(other);
        counts.remove(other);
        counts.remove(other);
        assert_eq!((counts.of(one), counts.of(other), counts.total(), counts.0.len()), (2, 0, 2, 1));
    }
}
