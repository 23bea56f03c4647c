//! The players of a match: people with names, and bots.

use std::collections::BTreeMap;
use std::str::FromStr;

use catalog::{BOT_NAMES, BotEntry, SeatedBot};
use game::{Message, Seat, SeatSet};
use table::AnyTable;

use crate::error::CliError;
use crate::localizer::{Localizer, count};

pub(crate) struct Players {
    pub(super) people: SeatSet,
    bots: BTreeMap<Seat, Bot>,
}

struct Bot {
    /// The key of the level, as in `--bot`.
    level: &'static str,
    bot: Box<dyn SeatedBot>,
}

impl Players {
    /// Puts people into these seats, and bots of these kinds into the others, in order. The last kind fills the remaining
    /// seats.
    pub(crate) fn new(people: SeatSet, seats: u8, kinds: &[&BotEntry], seed: u64) -> Players {
        let others = Seat::all(seats).filter(|&seat| !people.contains(seat));
        let kinds =
            kinds.iter().chain(std::iter::repeat_n(kinds, usize::from(seats)).filter_map(<[_]>::last));
        let bot = |(seat, kind): (Seat, &&BotEntry)| {
            (seat, Bot { level: kind.key, bot: kind.live(seed.wrapping_add(seat.index() as u64)) })
        };
        Players { people, bots: others.zip(kinds).map(bot).collect() }
    }

    /// Returns the bots of each level, in the order of their seats.
    pub(super) fn levels(&self) -> Vec<(&'static str, Vec<Seat>)> {
        let mut levels: Vec<(&'static str, Vec<Seat>)> = Vec::new();
        for (&seat, bot) in &self.bots {
            match levels.iter_mut().find(|(level, _)| *level == bot.level) {
                Some((_, seats)) => seats.push(seat),
                None => levels.push((bot.level, vec![seat])),
            }
        }
        levels
    }

    /// Returns the bot's choice as an index into the legal actions.
    pub(super) fn decide(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<usize, CliError> {
        let bot = self.bots.get_mut(&seat);
        let choice = bot.and_then(|bot| bot.bot.choose(&table.bot_input(seat)));
        choice.ok_or_else(|| CliError::new(format!("the bot in seat {} does not decide", seat.index() + 1)))
    }
}

/// The value of `--human`: a name, or a seat counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlayerArg {
    Seat(u8),
    Name(String),
}

impl FromStr for PlayerArg {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerArg, String> {
        let name = text.trim();
        match name.parse() {
            Ok(number) => Ok(PlayerArg::Seat(number)),
            Err(_) if name.chars().all(|c| c.is_ascii_digit()) => {
                Err("use a name, or the number of a seat counted from 1".to_owned())
            }
            Err(_) if BOT_NAMES.iter().any(|bot| same_name(bot, name)) => {
                Err(format!("{name} is the name of a bot: choose another"))
            }
            Err(_) => Ok(PlayerArg::Name(name.to_owned())),
        }
    }
}

/// Returns the smallest number of seats for these people.
pub(crate) fn seats_for(args: &[PlayerArg]) -> u8 {
    let highest = args.iter().map(|person| if let PlayerArg::Seat(number) = person { *number } else { 0 });
    let people = u8::try_from(args.len()).unwrap_or(u8::MAX);
    highest.max().unwrap_or(0).max(people)
}

/// The names of all players of a new match, and the seats of the people.
pub(crate) struct Seating {
    pub(crate) names: Vec<String>,
    pub(crate) people: SeatSet,
}

/// Gives people and bots their seats. People with a name take the free seats in order.
pub(crate) fn seat_players(
    args: &[PlayerArg],
    seats: u8,
    localizer: &Localizer,
) -> Result<Seating, CliError> {
    let default = [PlayerArg::Seat(1)];
    let args = if args.is_empty() { &default } else { args };
    let mut seated: BTreeMap<Seat, String> = BTreeMap::new();
    let unnamed = args.iter().filter(|person| matches!(person, PlayerArg::Seat(_))).count();
    for person in args {
        if let PlayerArg::Seat(number) = person {
            let guest = Message::new("cli-guest").with("count", count(unnamed)).with("number", *number);
            seat_person(&mut seated, seat_numbered(*number, seats)?, localizer.sentence(&guest))?;
        }
    }
    for person in args {
        if let PlayerArg::Name(name) = person {
            let free = Seat::all(seats).find(|seat| !seated.contains_key(seat));
            let seat = free.ok_or_else(|| too_many(args.len(), seats))?;
            seat_person(&mut seated, seat, name.clone())?;
        }
    }
    let people = seated.keys().copied().collect();
    let mut bots = BOT_NAMES.iter();
    let mut bot = || bots.next().map_or_else(String::new, |name| (*name).to_owned());
    let names = Seat::all(seats).map(|seat| seated.remove(&seat).unwrap_or_else(&mut bot)).collect();
    Ok(Seating { names, people })
}

fn seat_person(seated: &mut BTreeMap<Seat, String>, seat: Seat, name: String) -> Result<(), CliError> {
    if seated.contains_key(&seat) {
        return Err(CliError::new(format!("seat {} is given twice: give it once", seat.index() + 1)));
    }
    if seated.values().any(|other| same_name(other, &name)) {
        return Err(CliError::new(format!("two people are called {name}: give one of them another name")));
    }
    seated.insert(seat, name);
    Ok(())
}

fn too_many(people: usize, seats: u8) -> CliError {
    CliError::new(format!("{people} people are too many for {seats} seats: set a higher --seats"))
}

/// Returns the seats of these people. Without arguments, everyone who does not have the name of a bot is a person.
pub(crate) fn people_in_saved_match(args: &[PlayerArg], table: &dyn AnyTable) -> Result<SeatSet, CliError> {
    let names = table.players();
    if !args.is_empty() {
        return args.iter().map(|person| find_person(person, names, table.seats())).collect();
    }
    let is_person =
        |seat: &Seat| names.get(seat.index()).is_some_and(|name| !BOT_NAMES.contains(&name.as_str()));
    let people: SeatSet = Seat::all(table.seats()).filter(is_person).collect();
    Ok(if people.is_empty() { SeatSet::only(Seat::FIRST) } else { people })
}

fn find_person(person: &PlayerArg, names: &[String], seats: u8) -> Result<Seat, CliError> {
    match person {
        PlayerArg::Seat(number) => seat_numbered(*number, seats),
        PlayerArg::Name(name) => {
            let place = Seat::all(seats).zip(names).find(|(_, other)| same_name(other, name));
            let unknown = || {
                let known = if names.is_empty() { "no named players".to_owned() } else { names.join(", ") };
                CliError::new(format!("{name} is not in this game: it has {known}"))
            };
            place.map(|(seat, _)| seat).ok_or_else(unknown)
        }
    }
}

/// Returns the seat with this number, counted from 1.
pub(crate) fn seat_numbered(number: u8, seats: u8) -> Result<Seat, CliError> {
    let seat = number.checked_sub(1).filter(|_| number <= seats).and_then(Seat::new);
    seat.ok_or_else(|| {
        CliError::new(format!("seat {number} does not exist: seats are numbered from 1 to {seats}"))
    })
}

fn same_name(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;

    fn args(people: &[&str]) -> Vec<PlayerArg> {
        people.iter().map(|person| person.parse().unwrap()).collect()
    }

    fn seating(people: &[&str], seats: u8) -> Result<Seating, CliError> {
        let manifest = (catalog::GAMES[0].manifest)();
        seat_players(&args(people), seats, &Localizer::of(manifest, Lang::En).unwrap())
    }

    fn check(people: &[&str], seats: u8, names: &[&str], persons: &[usize]) {
        let seating = seating(people, seats).unwrap();
        assert_eq!(seating.names, names);
        assert_eq!(seating.people.iter().map(Seat::index).collect::<Vec<_>>(), persons);
    }

    #[test]
    fn without_arguments_a_guest_plays_against_bots() {
        check(&[], 3, &["Guest", "Brasa", "Candil"], &[0]);
    }

    #[test]
    fn people_with_names_take_the_free_seats_in_order() {
        check(&["Ana", "Luis"], 3, &["Ana", "Luis", "Brasa"], &[0, 1]);
        check(&["Ana", "1"], 3, &["Guest", "Ana", "Brasa"], &[0, 1]);
        check(&["2", "3"], 3, &["Brasa", "Guest 2", "Guest 3"], &[1, 2]);
    }

    #[test]
    fn people_who_do_not_fit_are_refused() {
        for people in [&["Ana", "Luis", "Eva"][..], &["3"], &["0"], &["1", "1"], &["Ana", "ANA"]] {
            assert!(seating(people, 2).is_err(), "{people:?}");
        }
        assert!("brasa".parse::<PlayerArg>().is_err());
    }

    #[test]
    fn a_table_is_as_large_as_the_people_need() {
        assert_eq!(seats_for(&args(&["Ana", "4"])), 4);
        assert_eq!(seats_for(&args(&["Ana", "Luis", "Eva", "Iris"])), 4);
        assert_eq!(seats_for(&[]), 0);
    }
}
