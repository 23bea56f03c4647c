//! Functions of real numbers that give the same bits on every platform.
//!
//! Those of the standard library come from the platform, and differ in the last bit. Decisions of bots depend on them, so a
//! match would go on differently in a browser than on a server. Sums, products, quotients and square roots are exact by
//! IEEE 754, and need no replacement.

/// e to the power of `x`.
pub fn exp(x: f64) -> f64 {
    libm::exp(x)
}

/// The same with fewer digits.
pub fn exp_f32(x: f32) -> f32 {
    libm::expf(x)
}

/// The natural logarithm.
pub fn ln(x: f64) -> f64 {
    libm::log(x)
}

/// The logarithm to base 10.
pub fn log10(x: f64) -> f64 {
    libm::log10(x)
}

/// The hyperbolic tangent.
pub fn tanh(x: f64) -> f64 {
    libm::tanh(x)
}

/// `x` to the power of `n`, by squaring.
pub fn powi(x: f64, n: u32) -> f64 {
    let (mut power, mut square, mut rest) = (1.0, x, n);
    while rest > 0 {
        if rest & 1 == 1 {
            power *= square;
        }
        square *= square;
        rest >>= 1;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_platform_has_the_same_bits() {
        let bits = [exp(1.0), exp(-7.3), ln(0.3), log10(0.07), tanh(0.4), powi(0.6, 9)].map(f64::to_bits);
        let expected = [
            0x4005_bf0a_8b14_576a_u64,
            0x3f46_22d4_792b_6a8d,
            0xbff3_4378_fcbd_a721,
            0xbff2_7a7a_7a43_99e0,
            0x3fd8_5115_73c2_42d6,
            0x3f84_a39d_75e9_8891,
        ];
        assert_eq!(bits.map(|bits| format!("{bits:x}")), expected.map(|bits| format!("{bits:x}")));
    }

    #[test]
    fn powers_are_products() {
        assert_eq!([powi(3.0, 0), powi(3.0, 1), powi(3.0, 5), powi(0.5, 3)], [1.0, 3.0, 243.0, 0.125]);
    }
}
