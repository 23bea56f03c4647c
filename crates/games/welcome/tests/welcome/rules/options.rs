//! Options that exclude each other.

use game::{Game, Setup, Silent};
use welcome::Welcome;

#[test]
fn an_adventurer_of_another_set_is_refused_and_the_error_lists_the_valid_ones() {
    let options = [("set", "back"), ("first_adventurer", "mage")];
    let setup = Setup::new(Welcome::manifest(), 2, options).unwrap();
    let error = Welcome::new(&setup, &mut Silent).err().unwrap();
    assert_eq!(error.code(), "option_clash");
    assert_eq!(
        error.to_string(),
        "`first_adventurer=mage` cannot be combined with `set=back`: use one of usual, random, necromancer, princess, ninja, bard"
    );
}
