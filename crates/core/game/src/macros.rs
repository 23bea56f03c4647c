//! Macros for code that every rules crate needs: options as enums, and constants for rule ids.

/// Declares an option as an enum whose variants know their keys in commands and records.
///
/// ```
/// game::choice! {
///     /// How cards are played.
///     Mode {
///         /// All at once.
///         Standard = "standard",
///         /// One after the other.
///         Tactical = "tactical",
///     }
/// }
///
/// assert_eq!(Mode::KEYS, ["standard", "tactical"]);
/// assert_eq!(Mode::from_key("tactical"), Some(Mode::Tactical));
/// assert_eq!(Mode::from_key("hasty"), None);
/// ```
#[macro_export]
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $key:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "typescript", derive(::ts_rs::TS))]
        pub enum $name { $($(#[$variant_doc])* #[serde(rename = $key)] $variant),* }

        impl $name {
            const KEYS: &'static [&'static str] = &[$($key),*];

            fn from_key(key: &str) -> Option<$name> {
                match key { $($key => Some($name::$variant),)* _ => None }
            }
        }
    };
}

/// Declares constants for rule ids, so that code can cite `W25` by name.
///
/// ```
/// game::rules! { 'W': W05 = 5, W25 = 25 }
///
/// assert_eq!(W25.to_string(), "W25");
/// ```
#[macro_export]
macro_rules! rules {
    ($book:literal: $($name:ident = $number:literal),* $(,)?) => {
        $(pub(crate) const $name: $crate::RuleId = $crate::RuleId::new($book, $number);)*
    };
}
