//! Prints what a seat could know of hidden cards.

use catalog::{Beliefs, CardChance, HiddenPlace, PlaceKind};
use game::{Arg, Lang, Message, Seat};
use i18n::Audience;

use crate::console::Console;
use crate::error::CliError;
use crate::localizer::{Localizer, count};

/// The length of the bar of a certain card.
const LONGEST: f64 = 40.0;

pub(super) struct BeliefsPrinter<'a> {
    pub(super) beliefs: &'a Beliefs,
    pub(super) seat: Seat,
    pub(super) audience: Audience,
    pub(super) localizer: &'a Localizer,
    pub(super) lang: Lang,
}

impl BeliefsPrinter<'_> {
    pub(super) fn print(&self, console: &mut Console) -> Result<(), CliError> {
        let head = if self.beliefs.places.is_empty() { "cli-beliefs-none" } else { "cli-beliefs" };
        let head = Message::new(head).with("who", Arg::Seat(self.seat));
        console.line(&self.sentence(&head.with("count", count(self.beliefs.samples))))?;
        self.beliefs.places.iter().try_for_each(|place| self.place(console, place))
    }

    fn place(&self, console: &mut Console, place: &HiddenPlace) -> Result<(), CliError> {
        console.blank_line()?;
        console.line(&self.sentence(&place.name))?;
        let kind = match place.kind {
            PlaceKind::Card => None,
            PlaceKind::Cards => Some("cli-beliefs-cards"),
            PlaceKind::Deck => Some("cli-beliefs-deck"),
        };
        if let Some(kind) = kind {
            let about = Message::new(kind).with("count", count(place.count));
            console.line(&format!("  {}", self.sentence(&about)))?;
        }
        let names: Vec<String> = place.cards.iter().map(|card| self.sentence(&card.name)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let mut lines = names.iter().zip(&place.cards);
        lines.try_for_each(|(name, card)| console.line(&self.line(name, width, card)))
    }

    fn line(&self, name: &str, width: usize, card: &CardChance) -> String {
        let percent = format!("{:.1}", 100.0 * card.chance);
        let percent = if self.lang == Lang::Es { percent.replace('.', ",") } else { percent };
        let bar = "#".repeat((LONGEST * card.chance).round() as usize);
        let gap = " ".repeat(width.saturating_sub(name.chars().count()));
        format!("  {name}{gap}  {percent:>5} %  {bar}").trim_end().to_owned()
    }

    fn sentence(&self, message: &Message) -> String {
        self.localizer.sentence_for(message, &self.audience)
    }
}
