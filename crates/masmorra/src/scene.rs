//! A view told in sentences, and what is asked.

use game::{Message, Scene};

use crate::view::View;

impl Scene for View {
    fn lines(&self) -> Vec<Message> {
        Vec::new()
    }

    fn prompt(&self) -> Option<Message> {
        None
    }

    fn glossary(&self) -> Vec<Message> {
        Vec::new()
    }
}
