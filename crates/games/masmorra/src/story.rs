//! The log of a game as players read it.
//!
//! Rolls, ways, fights and rewards each fold their events into lines. Everything else is one line per event, or no line
//! if it is only a step towards another one.

mod cards;
mod combat;
mod paths;
mod rewards;
mod rolls;

use game::{Fold, HasMessage, LineWriter, MAX_SEATS, Message, Seat, Story};

use crate::components::Hero;
use crate::event::Event;
use crate::messages::{by, list};
use crate::player::LIFE;

/// Composes the log of one observer.
#[derive(Clone, Default)]
pub struct MasmorraStory {
    standings: [Standing; MAX_SEATS],
    /// The heading of a round whose first turn has not begun, and the number of the round.
    round: Option<(usize, u16)>,
    heroes: Fold<(), (Seat, Hero)>,
    rolls: rolls::Rolls,
    paths: paths::Paths,
    combat: combat::Combat,
    cards: cards::Cards,
    rewards: rewards::Rewards,
}

#[derive(Clone, Copy, Default)]
struct Standing {
    is_playing: bool,
    xp: u8,
    life: u8,
}

impl Story<Event> for MasmorraStory {
    fn read(&mut self, event: &Event, writer: &mut LineWriter) {
        let life = event_seat(event).map_or(0, |seat| self.standings[seat.index()].life);
        self.note(event);
        match *event {
            Event::HeroTaken { seat, hero } => self.read_hero(seat, hero, writer),
            Event::RoundBegan { round } => {
                self.round = Some((writer.number(), round));
                writer.heading(|| event.message());
            }
            Event::TurnBegan { seat } => self.read_turn(seat, writer),
            Event::Healed { seat, life: now } => {
                self.rewards.read_healed(seat, now.saturating_sub(life), now, writer)
            }
            _ if is_silent(event) => self.keep(event),
            _ => self.read_action(event, writer),
        }
    }
}

impl MasmorraStory {
    fn read_action(&mut self, event: &Event, writer: &mut LineWriter) {
        let is_told = self.rolls.read(event, writer)
            || self.paths.read(event, writer)
            || self.combat.read(event, writer)
            || self.cards.read(event, writer)
            || self.rewards.read(event, writer);
        if !is_told {
            self.combat.begin_hazard(event, writer);
            writer.line(|| event.message());
        }
    }

    /// Keeps what a later line needs of an event without a line.
    fn keep(&mut self, event: &Event) {
        self.rolls.keep(event);
        self.combat.keep(event);
        self.rewards.keep(event);
    }

    fn read_hero(&mut self, seat: Seat, hero: Hero, writer: &mut LineWriter) {
        let (line, players) = self.heroes.add(writer, (), (seat, hero));
        let player = |&(seat, hero): &(Seat, Hero)| by("log-hero", seat).with("hero", hero);
        writer.rewrite(line, || Message::new("log-heroes").with("players", list(players.iter().map(player))));
    }

    /// The first turn of a round shares its heading.
    fn read_turn(&mut self, seat: Seat, writer: &mut LineWriter) {
        self.rolls = rolls::Rolls::default();
        self.paths.end_turn();
        let (line, round) =
            self.round.take().map_or((writer.number(), None), |(line, round)| (line, Some(round)));
        let standings = self.standings;
        writer.rewrite_heading(line, || {
            let message = match round {
                Some(round) => by("log-round", seat).with("round", game::Arg::Number(round.into())),
                None => by("log-turn", seat),
            };
            message.with("players", list(standing_messages(&standings)))
        });
    }

    /// Keeps the standing of every player.
    fn note(&mut self, event: &Event) {
        let Some(seat) = event_seat(event) else { return };
        let standing = &mut self.standings[seat.index()];
        match *event {
            Event::HeroTaken { .. } => *standing = Standing { is_playing: true, xp: 0, life: LIFE },
            Event::StoodUp { .. } => standing.life = LIFE,
            Event::GainedXp { total, .. } => standing.xp = total,
            Event::Haunted { xp, .. } => standing.xp = xp,
            Event::Fell { xp, .. } => (standing.xp, standing.life) = (xp, 0),
            Event::Healed { life, .. } | Event::Wounded { life, .. } => standing.life = life,
            _ => {}
        }
    }
}

fn standing_messages(standings: &[Standing]) -> Vec<Message> {
    let playing = Seat::all(MAX_SEATS as u8).zip(standings).filter(|(_, standing)| standing.is_playing);
    let message = |(seat, standing): (Seat, &Standing)| match standing.life {
        0 => by("log-standing-down", seat).with("xp", standing.xp),
        life => by("log-standing", seat).with("xp", standing.xp).with("life", life),
    };
    playing.map(message).collect()
}

/// Returns the player whose standing an event changes.
fn event_seat(event: &Event) -> Option<Seat> {
    match *event {
        Event::HeroTaken { seat, .. }
        | Event::StoodUp { seat }
        | Event::GainedXp { seat, .. }
        | Event::Haunted { seat, .. }
        | Event::Fell { seat, .. }
        | Event::Healed { seat, .. }
        | Event::Wounded { seat, .. } => Some(seat),
        _ => None,
    }
}

/// Whether an event is only a step towards another one, or repeats what another line says.
fn is_silent(event: &Event) -> bool {
    matches!(
        event,
        Event::ActionsEnded { .. }
            | Event::MasterBegan { .. }
            | Event::MovesEnded { .. }
            | Event::BountyDeclined { .. }
            | Event::FillsNext { .. }
            | Event::NoDieLeft { .. }
            | Event::DieTaken { .. }
            | Event::TileUp { .. }
            | Event::TilePutUnder { .. }
            | Event::TokenFlipped { .. }
            | Event::StepSpent { .. }
            | Event::StepLost { .. }
            | Event::PointsLost { .. }
            | Event::SymbolsLost { .. }
            | Event::RollsAgain { .. }
            | Event::DiePicked { .. }
            | Event::DiceKept { .. }
            | Event::RuneFound { .. }
            | Event::MediumDrawn { .. }
            | Event::TrapTurned { .. }
            | Event::CombatBegan { .. }
            | Event::CombatEnded { .. }
            | Event::AttackEnded { .. }
            | Event::ThiefStruck { .. }
            | Event::Drank { .. }
            | Event::CardBought { .. }
            | Event::StandingAnswer { .. }
    )
}
