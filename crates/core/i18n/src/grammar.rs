//! Grammar of the languages: joining lists and starting sentences.

use game::Lang;

/// Joins the items: "a, b and c" or "a, b y c". Equal items in a row appear once, with a count.
pub(crate) fn join(lang: Lang, items: &[String]) -> String {
    let counted: Vec<String> = items.chunk_by(|one, next| one == next).map(counted).collect();
    match counted.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {} {last}", first.join(", "), conjunction(lang, last)),
    }
}

fn counted(equal: &[String]) -> String {
    match equal {
        [] => String::new(),
        [only] => only.clone(),
        [first, ..] => format!("{first} ×{}", equal.len()),
    }
}

fn conjunction(lang: Lang, next: &str) -> &'static str {
    match lang {
        Lang::En => "and",
        Lang::Es if sounds_like_i(next) => "e",
        Lang::Es => "y",
    }
}

/// Returns whether a Spanish word starts with the vowel i. In "hie" and "hia" the i is a semivowel, and so is a y before
/// a vowel.
fn sounds_like_i(word: &str) -> bool {
    let mut letters = word.chars().skip_while(|c| !c.is_alphanumeric()).flat_map(char::to_lowercase);
    match (letters.next(), letters.next(), letters.next()) {
        (Some('i' | 'í'), _, _) | (Some('h'), Some('í'), _) => true,
        (Some('h'), Some('i'), third) => !matches!(third, Some('a' | 'á' | 'e' | 'é')),
        (Some('y'), Some(second), _) => second.is_alphabetic() && !is_vowel(second),
        _ => false,
    }
}

fn is_vowel(letter: char) -> bool {
    "aeiouáéíóúü".contains(letter)
}

/// Puts the first letter in upper case, after any opening punctuation.
pub(crate) fn begin_sentence(text: &str) -> String {
    let start = text.find(|c| !opens_sentence(c)).unwrap_or(text.len());
    let (opening, rest) = text.split_at(start);
    let mut letters = rest.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    opening.chars().chain(first).chain(letters).collect()
}

fn opens_sentence(c: char) -> bool {
    c.is_whitespace() || "¿¡\"'«“‘„([—–".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_join(lang: Lang, items: &[&str], expected: &str) {
        let items: Vec<_> = items.iter().map(|&item| item.to_owned()).collect();
        assert_eq!(join(lang, &items), expected);
    }

    #[test]
    fn equal_items_in_a_row_appear_once_with_a_count() {
        let items = ["ball", "ball", "key", "ball"].map(str::to_owned);
        assert_eq!(join(Lang::En, &items), "ball ×2, key and ball");
        assert_eq!(join(Lang::Es, &items[..2]), "ball ×2");
    }

    #[test]
    fn english_joins_with_and() {
        check_join(Lang::En, &[], "");
        check_join(Lang::En, &["a torch"], "a torch");
        check_join(Lang::En, &["a torch", "an axe"], "a torch and an axe");
        check_join(Lang::En, &["a torch", "an axe", "iron"], "a torch, an axe and iron");
    }

    #[test]
    fn spanish_joins_with_y() {
        check_join(Lang::Es, &[], "");
        check_join(Lang::Es, &["una antorcha"], "una antorcha");
        check_join(Lang::Es, &["oro", "plata"], "oro y plata");
        check_join(Lang::Es, &["Iván", "oro", "plata"], "Iván, oro y plata");
    }

    #[test]
    fn spanish_uses_e_before_the_sound_i() {
        for last in ["ira", "Iván", "Íñigo", "hijos", "HILO", "híbridos", "«Inés»", "¡isla!", "Ygritte"]
        {
            check_join(Lang::Es, &["oro", last], &format!("oro e {last}"));
        }
    }

    #[test]
    fn spanish_uses_y_before_every_other_sound() {
        for last in ["hielo", "Hiena", "hiato", "hacha", "Yago", "Y", "la isla", "2", "", "«»"] {
            check_join(Lang::Es, &["oro", last], &format!("oro y {last}"));
        }
    }

    fn check_begin(text: &str, expected: &str) {
        assert_eq!(begin_sentence(text), expected);
    }

    #[test]
    fn a_sentence_starts_in_upper_case() {
        check_begin("the goblin flees.", "The goblin flees.");
        check_begin("éxito: nadie huye.", "Éxito: nadie huye.");
        check_begin("Ana draws.", "Ana draws.");
    }

    #[test]
    fn punctuation_before_the_first_letter_is_kept() {
        check_begin("¿quién huye?", "¿Quién huye?");
        check_begin("¡«el trasgo» huye!", "¡«El trasgo» huye!");
        check_begin("\"you\" won.", "\"You\" won.");
    }

    #[test]
    fn a_sentence_without_a_first_letter_is_unchanged() {
        for text in ["", "¿", "3 cards are left.", "{action-foo}"] {
            check_begin(text, text);
        }
    }
}
