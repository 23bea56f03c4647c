//! Everything as messages.

use game::{Choice, Message, RuleId, Worded};

use crate::action::Action;
use crate::cite::M06;
use crate::fact::Fact;

impl Worded for Fact {
    fn message(&self) -> Message {
        Message::new("event")
    }
}

impl Worded for Action {
    fn message(&self) -> Message {
        Message::new("action")
    }
}

impl Choice for Action {
    fn help(&self) -> Message {
        Message::new("help")
    }

    fn rule(&self) -> RuleId {
        M06
    }
}
