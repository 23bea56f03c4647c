//! The rules by number, as events cite them.

game::rules! {
    'E':
    E01 = 1, E02 = 2, E03 = 3, E04 = 4, E05 = 5, E06 = 6, E07 = 7, E08 = 8, E09 = 9, E10 = 10,
}
