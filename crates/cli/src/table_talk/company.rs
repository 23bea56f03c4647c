//! Who sits at the table: people by name, and bots.

use std::collections::BTreeMap;
use std::str::FromStr;

use catalog::{BOT_NAMES, BotEntry, SeatedBot};
use game::{Message, Seat, SeatSet};
use table::AnyTable;

use crate::failure::Failure;
use crate::speech::{Speech, count};

/// Those who decide.
pub(crate) struct Company {
    /// The seats of the people at the keyboard.
    pub(super) people: SeatSet,
    bots: BTreeMap<Seat, Bot>,
}

/// Someone who is not a person.
struct Bot {
    /// The name of its level in commands.
    level: &'static str,
    mind: Box<dyn SeatedBot>,
}

impl Company {
    /// People in these seats of a table, and in the others bots of these kinds, in order; the last kind takes all that
    /// are left.
    pub(crate) fn new(people: SeatSet, seats: u8, kinds: &[&BotEntry], seed: u64) -> Company {
        let others = Seat::all(seats).filter(|&seat| !people.contains(seat));
        let kinds =
            kinds.iter().chain(std::iter::repeat_n(kinds, usize::from(seats)).filter_map(<[_]>::last));
        let bot = |(seat, kind): (Seat, &&BotEntry)| {
            (seat, Bot { level: kind.key, mind: kind.live(seed.wrapping_add(seat.index() as u64)) })
        };
        Company { people, bots: others.zip(kinds).map(bot).collect() }
    }

    /// Which bots play how well, in the order in which they sit.
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

    /// What the bot in this seat chooses, by its place among the legal decisions.
    pub(super) fn decide(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<usize, Failure> {
        let bot = self.bots.get_mut(&seat);
        let choice = bot.and_then(|bot| bot.mind.choose(&table.bot_input(seat)));
        choice.ok_or_else(|| Failure::new(format!("the bot in seat {} does not decide", seat.index() + 1)))
    }
}

/// A person asked to the table: by a name, or to a seat counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Invited {
    To(u8),
    Named(String),
}

impl FromStr for Invited {
    type Err = String;

    fn from_str(text: &str) -> Result<Invited, String> {
        let name = text.trim();
        match name.parse() {
            Ok(number) => Ok(Invited::To(number)),
            Err(_) if name.chars().all(|c| c.is_ascii_digit()) => {
                Err("give a name, or the number of a seat counted from 1".to_owned())
            }
            Err(_) if BOT_NAMES.iter().any(|bot| same(bot, name)) => {
                Err(format!("{name} is the name of a bot: choose another"))
            }
            Err(_) => Ok(Invited::Named(name.to_owned())),
        }
    }
}

/// The fewest seats at which all of them fit.
pub(crate) fn seats_for(invited: &[Invited]) -> u8 {
    let highest = invited.iter().map(|person| if let Invited::To(number) = person { *number } else { 0 });
    let people = u8::try_from(invited.len()).unwrap_or(u8::MAX);
    highest.max().unwrap_or(0).max(people)
}

/// A new table, laid: who is who, and which of them are people.
pub(crate) struct Laid {
    pub(crate) names: Vec<String>,
    pub(crate) people: SeatSet,
}

/// Seats people at a new table. Those with a name take the seats that are free, in order.
pub(crate) fn lay(invited: &[Invited], seats: u8, speech: &Speech) -> Result<Laid, Failure> {
    let usual = [Invited::To(1)];
    let invited = if invited.is_empty() { &usual } else { invited };
    let mut chairs: BTreeMap<Seat, String> = BTreeMap::new();
    let guests = invited.iter().filter(|person| matches!(person, Invited::To(_))).count();
    for person in invited {
        if let Invited::To(number) = person {
            let guest = Message::new("cli-guest").with("count", count(guests)).with("number", *number);
            sit(&mut chairs, seat_numbered(*number, seats)?, speech.say(&guest))?;
        }
    }
    for person in invited {
        if let Invited::Named(name) = person {
            let free = Seat::all(seats).find(|seat| !chairs.contains_key(seat));
            let seat = free.ok_or_else(|| too_many(invited.len(), seats))?;
            sit(&mut chairs, seat, name.clone())?;
        }
    }
    let people = chairs.keys().copied().collect();
    let mut bots = BOT_NAMES.iter();
    let mut bot = || bots.next().map_or_else(String::new, |name| (*name).to_owned());
    let names = Seat::all(seats).map(|seat| chairs.remove(&seat).unwrap_or_else(&mut bot)).collect();
    Ok(Laid { names, people })
}

fn sit(chairs: &mut BTreeMap<Seat, String>, seat: Seat, name: String) -> Result<(), Failure> {
    if chairs.contains_key(&seat) {
        return Err(Failure::new(format!("seat {} is given twice: give it once", seat.index() + 1)));
    }
    if chairs.values().any(|other| same(other, &name)) {
        return Err(Failure::new(format!("two people are called {name}: give one of them another name")));
    }
    chairs.insert(seat, name);
    Ok(())
}

fn too_many(people: usize, seats: u8) -> Failure {
    Failure::new(format!("{people} people do not fit at a table of {seats}: ask for more with --seats"))
}

/// The people of a saved match: those asked for, or else all who have no bot's name.
pub(crate) fn returning(invited: &[Invited], table: &dyn AnyTable) -> Result<SeatSet, Failure> {
    let names = table.players();
    if !invited.is_empty() {
        return invited.iter().map(|person| found(person, names, table.seats())).collect();
    }
    let is_person =
        |seat: &Seat| names.get(seat.index()).is_some_and(|name| !BOT_NAMES.contains(&name.as_str()));
    let people: SeatSet = Seat::all(table.seats()).filter(is_person).collect();
    Ok(if people.is_empty() { SeatSet::only(Seat::FIRST) } else { people })
}

fn found(person: &Invited, names: &[String], seats: u8) -> Result<Seat, Failure> {
    match person {
        Invited::To(number) => seat_numbered(*number, seats),
        Invited::Named(name) => {
            let place = Seat::all(seats).zip(names).find(|(_, other)| same(other, name));
            let unknown = || {
                let known = if names.is_empty() { "nobody by name".to_owned() } else { names.join(", ") };
                Failure::new(format!("{name} is not in this match: it has {known}"))
            };
            place.map(|(seat, _)| seat).ok_or_else(unknown)
        }
    }
}

/// The seat that people call by this number.
pub(crate) fn seat_numbered(number: u8, seats: u8) -> Result<Seat, Failure> {
    let seat = number.checked_sub(1).filter(|_| number <= seats).and_then(Seat::new);
    seat.ok_or_else(|| {
        Failure::new(format!("there is no seat {number}: seats are numbered from 1 to {seats}"))
    })
}

fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;

    fn invited(people: &[&str]) -> Vec<Invited> {
        people.iter().map(|person| person.parse().unwrap()).collect()
    }

    fn laid(people: &[&str], seats: u8) -> Result<Laid, Failure> {
        let manifest = (catalog::GAMES[0].manifest)();
        lay(&invited(people), seats, &Speech::of(manifest, Lang::En).unwrap())
    }

    fn check(people: &[&str], seats: u8, names: &[&str], persons: &[usize]) {
        let laid = laid(people, seats).unwrap();
        assert_eq!(laid.names, names);
        assert_eq!(laid.people.iter().map(Seat::index).collect::<Vec<_>>(), persons);
    }

    #[test]
    fn without_a_word_a_guest_plays_against_bots() {
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
            assert!(laid(people, 2).is_err(), "{people:?}");
        }
        assert!("brasa".parse::<Invited>().is_err());
    }

    #[test]
    fn a_table_is_as_large_as_the_people_need() {
        assert_eq!(seats_for(&invited(&["Ana", "4"])), 4);
        assert_eq!(seats_for(&invited(&["Ana", "Luis", "Eva", "Iris"])), 4);
        assert_eq!(seats_for(&[]), 0);
    }
}
