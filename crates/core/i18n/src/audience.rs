//! The players' names and the reader of a message.

use game::Seat;

/// The players' names and the reader of a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audience {
    /// The names by seat. A seat without a name, or with a blank one, is called by its number.
    pub names: Vec<String>,
    /// The seat of the reader; `None` for a spectator.
    pub viewer: Option<Seat>,
}

impl Audience {
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index()).map(String::as_str).filter(|name| !name.trim().is_empty())
    }

    /// Returns `you` for the reader's seat and `other` for all others. Messages select by it.
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
        let audience = Audience { names: vec!["Ana".to_owned(), " ".to_owned()], viewer: None };
        let names = [0, 1, 2].map(|number| audience.name(seat(number)));
        assert_eq!(names, [Some("Ana"), None, None]);
    }

    #[test]
    fn only_the_viewer_is_you() {
        let audience = Audience { names: Vec::new(), viewer: Some(seat(1)) };
        assert_eq!([0, 1].map(|number| audience.role(seat(number))), ["other", "you"]);
    }

    #[test]
    fn no_seat_is_you_to_a_spectator() {
        assert_eq!(Audience::default().role(seat(0)), "other");
    }
}
