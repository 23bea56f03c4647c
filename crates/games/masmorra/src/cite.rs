//! The rule ids that events cite.

use game::RuleId;

game::rules! {
    'M':
    M01 = 1, M02 = 2, M03 = 3, M04 = 4, M05 = 5, M06 = 6, M07 = 7,
    M10 = 10, M11 = 11, M12 = 12,
    M20 = 20, M21 = 21, M22 = 22, M23 = 23, M24 = 24,
    M30 = 30, M31 = 31, M32 = 32, M33 = 33, M34 = 34, M35 = 35, M36 = 36, M37 = 37, M38 = 38, M39 = 39,
    M40 = 40, M41 = 41, M42 = 42, M43 = 43, M44 = 44, M45 = 45,
    M50 = 50, M51 = 51, M52 = 52,
    M60 = 60, M61 = 61, M62 = 62, M63 = 63, M64 = 64, M65 = 65, M66 = 66, M67 = 67, M68 = 68,
    M70 = 70, M71 = 71, M72 = 72, M73 = 73, M74 = 74, M75 = 75, M76 = 76,
    M80 = 80, M81 = 81, M82 = 82, M83 = 83, M84 = 84,
    M90 = 90, M91 = 91, M92 = 92, M93 = 93, M94 = 94, M99 = 99,
}

pub(crate) const M32A: RuleId = M32.suffixed('a');
pub(crate) const M33A: RuleId = M33.suffixed('a');
pub(crate) const M64A: RuleId = M64.suffixed('a');
pub(crate) const M72A: RuleId = M72.suffixed('a');
pub(crate) const M83A: RuleId = M83.suffixed('a');
