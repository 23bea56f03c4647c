//! The messages of actions and events.

use game::{Arg, Choice, HasMessage, Message, RuleId, Seat};

use crate::action::Action;
use crate::components::{Effect, Monster, Tile};
use crate::event::Event;
use crate::options::{Flute, GameOptions, Set, VorpalAxe};

impl HasMessage for Action {
    fn message(&self) -> Message {
        match *self {
            Action::Draw => Message::new("action-draw"),
            Action::Pass => Message::new("action-pass"),
            Action::Add => Message::new("action-add"),
            Action::Sacrifice { tile } => Message::new("action-sacrifice").with("tile", tile),
            Action::NameType { monster } => Message::new("action-name-type").with("monster", monster),
            Action::PickRival { rival } => Message::new("action-pick-rival").with("rival", rival),
            Action::NameStrength { strength } => {
                Message::new("action-name-strength").with("strength", strength)
            }
            Action::Use { tile } => Message::new("action-use").with("tile", tile),
            Action::Decline => Message::new("action-decline"),
            Action::Discard { tile } => Message::new("action-discard").with("tile", tile),
            Action::Choose { adventurer } => Message::new("action-choose").with("adventurer", adventurer),
        }
    }
}

impl Choice for Action {
    fn help(&self) -> Message {
        help(*self, &GameOptions::usual(Set::Combined))
    }

    fn rule(&self) -> RuleId {
        self.allowed_by()
    }
}

/// Explains what an action does under these options.
pub(crate) fn help(action: Action, options: &GameOptions) -> Message {
    let about = |id, tile| Message::new(id).with("tile", tile_under(options, tile));
    match action {
        Action::Draw => Message::new("help-draw"),
        Action::Pass => Message::new("help-pass"),
        Action::Add => Message::new("help-add"),
        Action::Sacrifice { tile } => about("help-sacrifice", tile),
        Action::NameType { monster } => Message::new("help-name-type").with("monster", monster),
        Action::PickRival { rival } => Message::new("help-pick-rival").with("rival", rival),
        Action::NameStrength { strength } => Message::new("help-name-strength").with("strength", strength),
        Action::Use { tile } => about("help-use", tile),
        Action::Decline => Message::new("help-decline"),
        Action::Discard { tile } => about("help-discard", tile),
        Action::Choose { adventurer } => Message::new("help-choose")
            .with("adventurer", adventurer)
            .with("hp", adventurer.card().hp)
            .with("tiles", list(adventurer.card().tiles)),
    }
}

/// A tile with the effect that it has under these options.
pub(crate) fn tile_under(options: &GameOptions, tile: Tile) -> Arg {
    match (tile.card().effect, options.flute, options.vorpal_axe) {
        (Effect::DefeatsForRelief(_), Flute::All, _) => Arg::Term("tile-charming-flute-all"),
        (Effect::DefeatsForRelief(_), Flute::NextOther, _) => Arg::Term("tile-charming-flute-next-other"),
        (Effect::StrikesSeen, _, VorpalAxe::Type) => Arg::Term("tile-vorpal-axe-type"),
        _ => tile.into(),
    }
}

/// The points of the Flute and how long they last.
pub(crate) fn relief(message: Message, points: u8, lasts: Flute) -> Message {
    let lasts = match lasts {
        Flute::Next => "next",
        Flute::All => "all",
        Flute::NextOther => "next_other",
    };
    message.with("points", points).with("lasts", Arg::Symbol(lasts))
}

pub(crate) fn list<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(items.into_iter().map(Into::into).collect())
}

impl HasMessage for Event {
    fn message(&self) -> Message {
        match *self {
            Event::GameBegan { seats } => Message::new("event-game-began").with("seats", seats),
            Event::Starter { seat } => by("event-starter", seat),
            Event::FirstAdventurer { adventurer } => {
                Message::new("event-first-adventurer").with("adventurer", adventurer)
            }
            Event::SpecialJoined { monster: Some(monster) } => {
                Message::new("event-special-joined-secretly").with("monster", monster)
            }
            Event::SpecialJoined { monster: None } => Message::new("event-special-joined"),
            Event::SpecialShown { monster } => Message::new("event-special-shown").with("monster", monster),
            Event::RoundBegan { round, starter } => by("event-round-began", starter).with("round", round),
            Event::TilesLaid { adventurer } => {
                Message::new("event-tiles-laid").with("adventurer", adventurer)
            }
            Event::Shuffled { cards } => Message::new("event-shuffled").with("cards", cards),
            Event::Drew { seat, monster: Some(monster) } => {
                by("event-drew-known", seat).with("monster", monster)
            }
            Event::Drew { seat, monster: None } => by("event-drew", seat),
            Event::Passed { seat } => by("event-passed", seat),
            Event::Added { seat, monster: Some(monster) } => {
                by("event-added-known", seat).with("monster", monster)
            }
            Event::Added { seat, monster: None } => by("event-added", seat),
            Event::SetAside { seat, tile, monster: Some(monster) } => {
                by("event-set-aside-known", seat).with("tile", tile).with("monster", monster)
            }
            Event::SetAside { seat, tile, monster: None } => by("event-set-aside", seat).with("tile", tile),
            Event::Entered { seat, cards } => by("event-entered", seat).with("cards", cards),
            Event::Won { seat } => by("event-won", seat),
            Event::Succeeded { seat, successes } => by("event-succeeded", seat).with("successes", successes),
            Event::Failed { seat } => by("event-failed", seat),
            Event::Eliminated { seat } => by("event-eliminated", seat),
            Event::AsideShown { seat, tile, monster } => {
                by("event-aside-shown", seat).with("tile", tile).with("monster", monster)
            }
            Event::AdventurerChosen { seat, adventurer } => {
                by("event-adventurer-chosen", seat).with("adventurer", adventurer)
            }
            _ => in_dungeon(self),
        }
    }
}

/// A message about a player.
pub(crate) fn by(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("who", seat)
}

/// The messages of events in the dungeon.
fn in_dungeon(event: &Event) -> Message {
    match *event {
        Event::HealthCounted { hp } => Message::new("event-health-counted").with("hp", hp),
        Event::TypeNamed { seat, monster } => by("event-type-named", seat).with("monster", monster),
        Event::RivalPicked { seat, rival } => by("event-rival-picked", seat).with("rival", rival),
        Event::StrengthNamed { seat, strength } => {
            by("event-strength-named", seat).with("strength", strength)
        }
        Event::Revealed { position, monster, kind, strength } => {
            met("event-revealed", position, monster, kind, strength)
        }
        Event::Replaced { position, monster, kind, strength } => {
            met("event-replaced", position, monster, kind, strength)
        }
        Event::Used { seat, tile } => by("event-used", seat).with("tile", tile),
        Event::Declined { seat } => by("event-declined", seat),
        Event::Defeated { tile, monster } => on_card("event-defeated", tile, monster),
        Event::FellWithLast { tile, monster } => on_card("event-fell-with-last", tile, monster),
        Event::Ignored { monster } => Message::new("event-ignored").with("monster", monster),
        Event::Gained { tile, amount, hp } => {
            Message::new("event-gained").with("tile", tile).with("amount", amount).with("hp", hp)
        }
        Event::NextWillFall { tile } => Message::new("event-next-will-fall").with("tile", tile),
        Event::ReliefWon { tile, points } => {
            Message::new("event-relief-won").with("tile", tile).with("points", points)
        }
        Event::AllyHelps => Message::new("event-ally-helps"),
        Event::CubeFoundNothing => Message::new("event-cube-found-nothing"),
        Event::CoinStarted { tile, monster } => on_card("event-coin-started", tile, monster),
        Event::CoinEnded { tile } => Message::new("event-coin-ended").with("tile", tile),
        Event::Hurt { monster, strength, damage, hp } => Message::new("event-hurt")
            .with("monster", monster)
            .with("strength", strength)
            .with("damage", damage)
            .with("hp", hp.max(0)),
        Event::TileLost { tile, hp_lost, hp } => {
            Message::new("event-tile-lost").with("tile", tile).with("lost", hp_lost).with("hp", hp.max(0))
        }
        Event::Revived { tile, hp } => Message::new("event-revived").with("tile", tile).with("hp", hp),
        Event::RestHidden { cards } => Message::new("event-rest-hidden").with("cards", cards),
        Event::Unveiled { position, monster, kind } => met("event-unveiled", position, monster, kind, None),
        Event::AllDiffered { tile } => Message::new("event-all-differed").with("tile", tile),
        Event::SomeAlike { tile } => Message::new("event-some-alike").with("tile", tile),
        _ => Message::new("event-died"),
    }
}

fn on_card(id: &'static str, tile: Tile, monster: Monster) -> Message {
    Message::new(id).with("tile", tile).with("monster", monster)
}

/// A revealed card with its position in the dungeon.
fn met(id: &'static str, position: u8, monster: Monster, kind: Monster, strength: Option<u8>) -> Message {
    met_message(Message::new(id).with("position", position), monster, kind, strength)
}

/// Adds a revealed card: its strength, if it has any, and the kind that it counts as, if it is not the printed one.
pub(crate) fn met_message(
    message: Message,
    monster: Monster,
    kind: Monster,
    strength: Option<u8>,
) -> Message {
    let disguise = if kind == monster { "plain" } else { "disguised" };
    let message = message.with("monster", monster).with("kind", kind).with("as", Arg::Symbol(disguise));
    match strength {
        Some(strength) => message.with("strength", strength).with("has", Arg::Symbol("strength")),
        None => message.with("strength", 0_u8).with("has", Arg::Symbol("nothing")),
    }
}
