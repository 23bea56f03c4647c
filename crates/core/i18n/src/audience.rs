//! Who is at the table, and who of them reads.

use game::Seat;

/// The players by name, and the one to whom a message is said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audience {
    /// The names by seat. A seat beyond them, or with a blank name, is called by its number.
    pub names: Vec<String>,
    /// The seat that reads; none if it is a spectator.
    pub viewer: Option<Seat>,
}

impl Audience {
    /// The name of the player in this seat, if it has one.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index()).map(String::as_str).filter(|name| !name.trim().is_empty())
    }

    /// How a message can tell the reader from the others: `you` or `other`.
    pub fn role(&self, seat: Seat) -> &'static str {
        if self.viewer == Some(seat) { "you" } else { "other" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn a_blank_name_is_no_name() {
        let cast = Audience { names: vec!["Ana".to_owned(), " ".to_owned()], viewer: None };
        let names = [0, 1, 2].map(|number| cast.name(seat(number)));
        assert_eq!(names, [Some("Ana"), None, None]);
    }

    #[test]
    fn only_the_viewer_is_you() {
        let cast = Audience { names: Vec::new(), viewer: Some(seat(1)) };
        assert_eq!([0, 1].map(|number| cast.role(seat(number))), ["other", "you"]);
    }

    #[test]
    fn nobody_is_you_to_a_spectator() {
        assert_eq!(Audience::default().role(seat(0)), "other");
    }
}
