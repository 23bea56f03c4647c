//! The rules by number, as events cite them.

use game::RuleId;

/// Names each rule by its number, so that a citation in the code reads like one in a rule book.
macro_rules! rules {
    ($($name:ident = $number:literal),* $(,)?) => {
        $(pub(crate) const $name: RuleId = RuleId::new('W', $number);)*
    };
}

rules! {
    W01 = 1, W02 = 2, W03 = 3, W04 = 4, W05 = 5, W06 = 6,
    W10 = 10, W11 = 11, W12 = 12, W13 = 13, W14 = 14, W15 = 15, W16 = 16, W17 = 17,
    W20 = 20, W21 = 21, W22 = 22, W23 = 23, W24 = 24, W25 = 25, W26 = 26, W27 = 27, W28 = 28, W29 = 29,
    W30 = 30, W31 = 31, W32 = 32, W39 = 39,
    W40 = 40, W41 = 41, W42 = 42, W43 = 43, W44 = 44, W45 = 45, W46 = 46, W47 = 47, W48 = 48, W49 = 49,
    W50 = 50, W51 = 51, W52 = 52, W53 = 53, W54 = 54,
}
