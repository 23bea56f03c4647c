//! The TypeScript types of every game are complete.

use catalog::{Entry, Forms, GAMES, forms};

#[test]
fn every_game_has_types_and_every_mentioned_type_exists() {
    let games: Vec<&str> = forms().iter().map(|forms| forms.game).collect();
    assert_eq!(games, GAMES.iter().map(Entry::key).collect::<Vec<_>>());
    for Forms { game, file, outcomes } in forms() {
        assert_eq!(file.unknown_names(), Vec::<String>::new(), "{game}");
        assert_eq!(outcomes.unknown_names(), Vec::<String>::new(), "{game}");
    }
}
