//! The types of every game are written for the web app, with all that they mention.

use catalog::{Entry, Forms, GAMES, forms};

#[test]
fn no_game_is_missing_and_every_type_that_is_mentioned_is_there() {
    let games: Vec<&str> = forms().iter().map(|forms| forms.game).collect();
    assert_eq!(games, GAMES.iter().map(Entry::key).collect::<Vec<_>>());
    for Forms { game, file } in forms() {
        assert_eq!(file.unknown_names(), Vec::<String>::new(), "{game}");
    }
}
