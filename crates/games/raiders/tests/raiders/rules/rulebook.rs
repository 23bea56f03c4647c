//! The rules of the book.

use game::Game;
use raiders::Raiders;

#[test]
fn the_rulebook_has_thirty_rules() {
    let numbers = (1..=4).chain(10..=17).chain(20..=29).chain([40, 41]).chain(50..=53).chain([59, 60]);
    let expected: Vec<_> = numbers.map(|number: u8| format!("R{number:02}")).collect();
    let book: Vec<_> = Raiders::manifest().rules.iter().map(|rule| rule.id.to_string()).collect();
    assert_eq!(book, expected);
}
