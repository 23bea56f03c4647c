//! A list of choices with numbers or letters, and the search for the choice that a person typed.

use super::answer::Answer;

pub(super) struct Menu {
    labels: Vec<String>,
    marks: Marks,
}

/// The text before each label, which a person can type to choose it.
enum Marks {
    Numbers,
    /// Letters, if the labels contain other numbers: in "2. Play the 4", it is not clear what 2 or 4 means.
    Letters(Vec<String>),
    /// The labels are names in a sentence. A typed number means the name that contains it.
    Nothing,
}

impl Menu {
    /// Numbers the labels, or letters them if a label contains a number that is not its place.
    pub(super) fn new(labels: Vec<String>) -> Menu {
        let letters = || Marks::Letters(letters().take(labels.len()).collect());
        let marks = if contain_other_numbers(&labels) { letters() } else { Marks::Numbers };
        Menu { labels, marks }
    }

    /// Creates a menu of names that are shown in a sentence, so without letters.
    pub(super) fn of_names(names: Vec<String>) -> Menu {
        let marks = if contain_other_numbers(&names) { Marks::Nothing } else { Marks::Numbers };
        Menu { labels: names, marks }
    }

    pub(super) fn len(&self) -> usize {
        self.labels.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.labels.is_empty()
    }

    /// Returns the mark and the label at this place.
    pub(super) fn line(&self, place: usize) -> Option<String> {
        let label = self.labels.get(place)?;
        match &self.marks {
            Marks::Numbers => Some(format!("{}. {label}", place + 1)),
            Marks::Letters(letters) => letters.get(place).map(|letter| format!("{letter}. {label}")),
            Marks::Nothing => Some(label.clone()),
        }
    }

    pub(super) fn letters(&self) -> Option<&[String]> {
        match &self.marks {
            Marks::Letters(letters) => Some(letters),
            Marks::Numbers | Marks::Nothing => None,
        }
    }

    /// Returns the place of the label that equals the folded text.
    pub(super) fn exact(&self, typed: &str) -> Option<usize> {
        self.labels.iter().position(|label| fold(label) == typed)
    }

    /// Returns the place with this number, or all places whose label contains it if the marks are not numbers.
    pub(super) fn by_number(&self, digits: &str) -> Vec<usize> {
        let number = without_zeros(digits);
        match self.marks {
            Marks::Numbers => self.places(|place, _| number == (place + 1).to_string()),
            Marks::Letters(_) | Marks::Nothing => {
                self.places(|_, label| numbers(label).any(|contained| contained == number))
            }
        }
    }

    /// Returns the place with this letter.
    pub(super) fn by_letter(&self, typed: &str) -> Option<usize> {
        self.letters()?.iter().position(|letter| letter == typed)
    }

    /// Returns the places whose label equals the text, else those that begin with it, else those with a word that does.
    pub(super) fn by_words(&self, typed: &str) -> Vec<usize> {
        let fits: [fn(&str, &str) -> bool; 3] = [
            |label, typed| label == typed,
            |label, typed| label.starts_with(typed),
            |label, typed| label.split(' ').any(|word| word.starts_with(typed)),
        ];
        let places = fits.map(|fits| self.places(|_, label| fits(&fold(label), typed)));
        places.into_iter().find(|places| !places.is_empty()).unwrap_or_default()
    }

    fn places(&self, fits: impl Fn(usize, &str) -> bool) -> Vec<usize> {
        let fitting = self.labels.iter().enumerate().filter(|(place, label)| fits(*place, label));
        fitting.map(|(place, _)| place).collect()
    }
}

/// Returns whether a label contains a number that is not its place in the list.
fn contain_other_numbers(labels: &[String]) -> bool {
    let contains_other = |(place, label): (usize, &String)| {
        let own = (place + 1).to_string();
        numbers(label).any(|number| number != own)
    };
    labels.iter().enumerate().any(contains_other)
}

fn numbers(label: &str) -> impl Iterator<Item = &str> {
    label.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty()).map(without_zeros)
}

/// Allows to compare numbers of any length as text.
fn without_zeros(digits: &str) -> &str {
    digits.trim_start_matches('0')
}

/// Returns a to z, then aa to zz and so on, without the commands.
fn letters() -> impl Iterator<Item = String> {
    (0..).map(to_letters).filter(|letters| !Answer::is_reserved(letters))
}

/// Converts a place, counted from 0, to letters.
fn to_letters(place: usize) -> String {
    let mut letters = Vec::new();
    let mut left = Some(place);
    while let Some(place) = left {
        letters.extend(('a'..='z').nth(place % 26));
        left = (place / 26).checked_sub(1);
    }
    letters.into_iter().rev().collect()
}

/// Converts to lower case and removes accents, because many people type without them.
pub(super) fn fold(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).filter(|c| !is_combining(*c)).map(without_accent).collect()
}

fn is_combining(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}

fn without_accent(c: char) -> char {
    match c {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(labels: &[&str], listed: &[&str]) {
        let menu = Menu::new(labels.iter().map(|label| (*label).to_owned()).collect());
        let lines: Vec<_> = (0..labels.len()).filter_map(|place| menu.line(place)).collect();
        assert_eq!(lines, listed);
        assert_eq!(menu.line(labels.len()), None);
    }

    #[test]
    fn choices_without_numbers_are_numbered() {
        check(&["Draw a card", "Pass"], &["1. Draw a card", "2. Pass"]);
        check(&[], &[]);
    }

    #[test]
    fn choices_that_contain_only_their_own_number_are_numbered() {
        check(&["Play the 1", "Play the 2", "Pass"], &["1. Play the 1", "2. Play the 2", "3. Pass"]);
    }

    #[test]
    fn choices_with_other_numbers_are_lettered() {
        check(&["Play the 2", "Play the 4"], &["a. Play the 2", "b. Play the 4"]);
        check(&["Name 5"], &["a. Name 5"]);
        check(&["Play the 1", "Pass", "Take 3 of 4"], &["a. Play the 1", "b. Pass", "c. Take 3 of 4"]);
        check(&["Wait 10"], &["a. Wait 10"]);
    }

    #[test]
    fn no_letter_of_a_list_is_a_command() {
        let letters: Vec<_> = letters().take(30).collect();
        assert_eq!(letters.join(" "), "a b c d e f g h i j k m n o p u v w x y z aa ab ac ad ae af ag ah ai");
    }

    #[test]
    fn the_letters_of_a_long_list_are_all_different() {
        let mut letters: Vec<_> = letters().take(2_000).collect();
        assert!(letters.iter().all(|mark| mark != "no"), "that turns an offer down");
        letters.sort();
        letters.dedup();
        assert_eq!(letters.len(), 2_000);
    }
}
