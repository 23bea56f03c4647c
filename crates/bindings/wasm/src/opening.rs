//! The first entries of a match on this device.

use catalog::LEARNER;
use game::Seat;
use room::ids::{PlayerId, draw_secret};
use room::protocol::Command;
use room::{Entry, Pace, Room, RoomSettings, SeatRequest, Spectators};

use crate::problem::Problem;
use crate::request::{Create, DailyDeal, LessonName};

/// A match before its person sits down.
pub(crate) struct Opening {
    pub(crate) entries: Vec<Entry>,
    /// The commands of the person that begin the match.
    pub(crate) commands: Vec<Command>,
}

/// `continued` is the entry that makes the match start from a position of another one.
pub(crate) fn opening(asked: &Create, continued: Option<Entry>) -> Result<Opening, Problem> {
    match (&asked.proposal, &asked.lesson, &asked.daily) {
        (Some(settings), None, None) => of_proposal(settings, asked, continued),
        (None, Some(lesson), None) => of_lesson(lesson, &asked.player),
        (None, None, Some(deal)) => of_daily(deal, &asked.player, &asked.name),
        _ => Err(Problem::bad("give one of `proposal`, `lesson` and `daily`")),
    }
}

pub(crate) fn find_game(key: &str) -> Result<&'static catalog::Entry, Problem> {
    catalog::find(key).map_err(|_| Problem::UnknownGame)
}

fn of_proposal(
    settings: &RoomSettings,
    asked: &Create,
    continued: Option<Entry>,
) -> Result<Opening, Problem> {
    let mut settings = on_this_device(settings.clone());
    let game = find_game(&settings.game)?;
    settings.limit_random_match(game);
    settings.check(game)?;
    let is_person = |chair: &&SeatRequest| **chair == SeatRequest::Person;
    let people = settings.seats.iter().filter(is_person).count();
    if people > 1 {
        return Err(Problem::OnePerson);
    }
    let sit = Command::Sit { seat: asked.seat, nonce: None, nonce_hash: None };
    let commands = (people == 1).then_some(sit).into_iter().chain([Command::Begin]).collect();
    let opened = Entry::Opened { host: asked.player.clone(), settings, secret: draw_secret().reveal() };
    Ok(Opening { entries: std::iter::once(opened).chain(continued).collect(), commands })
}

/// Nobody else is here: no clock, no list, no spectators, no rating.
fn on_this_device(settings: RoomSettings) -> RoomSettings {
    let spectators = Spectators { welcome: false, delay_s: 0 };
    RoomSettings { listed: false, rated: false, pace: Pace::default(), spectators, daily: None, ..settings }
}

fn of_lesson(LessonName { game, chapter }: &LessonName, player: &PlayerId) -> Result<Opening, Problem> {
    let entries = Room::lesson_entries(find_game(game)?, chapter, player.clone())?;
    let sit = Command::Sit { seat: Seat::new(LEARNER), nonce: None, nonce_hash: None };
    Ok(Opening { entries, commands: vec![sit, Command::Begin] })
}

fn of_daily(deal: &DailyDeal, player: &PlayerId, name: &str) -> Result<Opening, Problem> {
    let DailyDeal { date, game, secret } = deal;
    let settings = RoomSettings::of_daily(find_game(game)?, *date).ok_or(Problem::UnknownGame)?;
    let settings = RoomSettings { practice: true, ..settings };
    let entries = Room::daily_entries(settings, secret.clone(), player.clone(), name).into();
    Ok(Opening { entries, commands: vec![Command::Begin] })
}
