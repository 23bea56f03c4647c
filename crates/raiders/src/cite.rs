//! The rules by number, as events cite them.

use game::RuleId;

/// Names each rule by its number, so that a citation in the code reads like one in a rule book.
macro_rules! rules {
    ($($name:ident = $number:literal),* $(,)?) => {
        $(pub(crate) const $name: RuleId = RuleId::new('R', $number);)*
    };
}

rules! {
    R01 = 1, R02 = 2, R03 = 3, R04 = 4,
    R10 = 10, R11 = 11, R12 = 12, R13 = 13, R14 = 14, R15 = 15, R16 = 16, R17 = 17,
    R20 = 20, R21 = 21, R22 = 22, R23 = 23, R24 = 24, R25 = 25, R26 = 26, R27 = 27, R28 = 28, R29 = 29,
    R40 = 40, R41 = 41, R50 = 50, R51 = 51, R52 = 52, R53 = 53,
}
