//! The strategy file: a header, a chapter for each score, and a checksum.

use game::Game;
use sha2::{Digest, Sha256};
use thiserror::Error;
use welcome::{Adventurer, Welcome};

use crate::stakes::{SCORES, Score};

const MAGIC: &[u8; 8] = b"ANTDUEL\n";
const FORMAT: u16 = 1;
const SUM_BYTES: usize = 32;

/// The stored strategy of one adventurer's rounds.
#[derive(Clone, Debug, PartialEq)]
pub struct StrategyFile {
    pub adventurer: Adventurer,
    pub rules_version: u32,
    /// One chapter for each solved score.
    pub chapters: Vec<Chapter>,
}

/// The stored strategy at one score.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    pub score: Score,
    /// The value of the round to its starter.
    pub value: f64,
    /// Information sets with a smaller reach are left out.
    pub cutoff: f64,
    /// The encoded decisions.
    pub(crate) code: Vec<u8>,
}

/// Why a strategy file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileError {
    #[error("not a strategy file: use one that `antorcha solve` wrote")]
    NotAStrategy,
    #[error("the strategy file has format {found}: this program reads format {FORMAT}")]
    OtherFormat { found: u16 },
    /// The checksum or the length of a part is wrong.
    #[error("the strategy file is damaged: its checksum does not match. Use a fresh copy")]
    Damaged,
    /// The adventurer's rounds cannot be solved.
    #[error("the strategy file is for `{found}`: use one for the warrior")]
    UnknownAdventurer { found: String },
    /// It was solved for another version of the rules.
    #[error("the strategy file is for rules version {found}: this program has version {expected}")]
    OtherRules { found: u32, expected: u32 },
}

impl FileError {
    /// A stable code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            FileError::NotAStrategy => "not_a_strategy",
            FileError::OtherFormat { .. } => "other_format",
            FileError::Damaged => "damaged",
            FileError::UnknownAdventurer { .. } => "unknown_adventurer",
            FileError::OtherRules { .. } => "other_rules",
        }
    }
}

impl StrategyFile {
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend(self.rules_version.to_le_bytes());
        let key = self.adventurer.key().as_bytes();
        bytes.push(key.len() as u8);
        bytes.extend(key);
        bytes.push(self.chapters.len() as u8);
        self.chapters.iter().for_each(|chapter| chapter.write(&mut bytes));
        let sum = Sha256::digest(&bytes);
        bytes.extend(sum);
        bytes
    }

    /// Reads a file that was solved for the rules of this program.
    ///
    /// # Errors
    /// If it is not a strategy file, damaged, or for other rules.
    pub fn for_present_rules(bytes: &[u8]) -> Result<StrategyFile, FileError> {
        StrategyFile::read(bytes, Welcome::manifest().rules_version)
    }

    /// Reads a file that was solved for this version of the rules.
    ///
    /// # Errors
    /// If it is not a strategy file, damaged, or for other rules.
    pub fn read(bytes: &[u8], rules_version: u32) -> Result<StrategyFile, FileError> {
        let mut parts = Parts(checked(bytes)?);
        let found = parts.number()?;
        if found != rules_version {
            return Err(FileError::OtherRules { found, expected: rules_version });
        }
        let adventurer = parts.adventurer()?;
        let count = usize::from(parts.byte()?);
        let chapters = (0..count.min(SCORES)).map(|_| parts.chapter()).collect::<Result<_, _>>()?;
        Ok(StrategyFile { adventurer, rules_version, chapters })
    }
}

/// Checks the format and the checksum. Returns what is between them.
fn checked(bytes: &[u8]) -> Result<&[u8], FileError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(FileError::NotAStrategy)?;
    let (format, rest) = rest.split_first_chunk().ok_or(FileError::Damaged)?;
    let found = u16::from_le_bytes(*format);
    if found != FORMAT {
        return Err(FileError::OtherFormat { found });
    }
    let (body, sum) = rest.split_last_chunk::<SUM_BYTES>().ok_or(FileError::Damaged)?;
    let whole = &bytes[..bytes.len() - SUM_BYTES];
    if Sha256::digest(whole).as_slice() == sum { Ok(body) } else { Err(FileError::Damaged) }
}

impl Chapter {
    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.score.number() as u8);
        bytes.extend(self.value.to_le_bytes());
        bytes.extend(self.cutoff.to_le_bytes());
        bytes.extend((self.code.len() as u32).to_le_bytes());
        bytes.extend(&self.code);
    }

    /// The number of bytes of the encoded decisions.
    pub fn size(&self) -> usize {
        self.code.len()
    }
}

/// The bytes that are not read yet.
struct Parts<'a>(&'a [u8]);

impl<'a> Parts<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], FileError> {
        let (part, rest) = self.0.split_at_checked(count).ok_or(FileError::Damaged)?;
        self.0 = rest;
        Ok(part)
    }

    fn chunk<const N: usize>(&mut self) -> Result<[u8; N], FileError> {
        let (part, rest) = self.0.split_first_chunk().ok_or(FileError::Damaged)?;
        self.0 = rest;
        Ok(*part)
    }

    fn byte(&mut self) -> Result<u8, FileError> {
        self.chunk::<1>().map(|[byte]| byte)
    }

    fn number(&mut self) -> Result<u32, FileError> {
        self.chunk().map(u32::from_le_bytes)
    }

    fn adventurer(&mut self) -> Result<Adventurer, FileError> {
        let length = usize::from(self.byte()?);
        let found = String::from_utf8_lossy(self.take(length)?).into_owned();
        let known = Adventurer::ALL.into_iter().find(|adventurer| adventurer.key() == found);
        known.ok_or(FileError::UnknownAdventurer { found })
    }

    fn chapter(&mut self) -> Result<Chapter, FileError> {
        let score = Score::numbered(usize::from(self.byte()?)).ok_or(FileError::Damaged)?;
        let value = self.chunk().map(f64::from_le_bytes)?;
        let cutoff = self.chunk().map(f64::from_le_bytes)?;
        let length = self.number()? as usize;
        Ok(Chapter { score, value, cutoff, code: self.take(length)?.to_vec() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> StrategyFile {
        let chapter = Chapter { score: Score::LAST, value: 0.25, cutoff: 1e-5, code: vec![1, 2, 3] };
        StrategyFile { adventurer: Adventurer::Warrior, rules_version: 7, chapters: vec![chapter] }
    }

    #[test]
    fn a_file_round_trips() {
        assert_eq!(StrategyFile::read(&sample().to_bytes(), 7), Ok(sample()));
    }

    #[test]
    fn each_invalid_file_has_its_error() {
        let bytes = sample().to_bytes();
        let check = |bytes: &[u8], version, code: &str| {
            let error = StrategyFile::read(bytes, version).unwrap_err();
            assert_eq!(error.code(), code, "{error}");
        };
        check(&bytes, 8, "other_rules");
        check(b"antorcha", 7, "not_a_strategy");
        check(&bytes[..bytes.len() - 1], 7, "damaged");
        check(&bytes[..9], 7, "damaged");
        let mut other = bytes.clone();
        other[8] = 9;
        check(&other, 7, "other_format");
        for place in 10..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[place] ^= 0x40;
            check(&damaged, 7, "damaged");
        }
    }
}
