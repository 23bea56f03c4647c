//! Stores the table and the progress of one score, so that learning can resume.
//!
//! The file is a header with the progress, the cells of the table and a checksum.

use std::io::{self, Read, Write};
use std::time::Duration;

use game::Game;
use sha2::{Digest, Sha256};
use solver::RegretTable;
use thiserror::Error;
use welcome::Welcome;

use crate::stakes::Score;

const MAGIC: &[u8; 8] = b"ANTTABL\n";
const FORMAT: u16 = 1;
const HEAD_BYTES: usize = 39;
const SUM_BYTES: usize = 32;
/// The number of cells that are written or read at a time.
const BATCH: usize = 1 << 16;
const CELL_BYTES: usize = size_of::<u32>();

/// The progress of learning one score, over all runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub score: Score,
    pub deals: u64,
    pub time: Duration,
}

impl Progress {
    pub const fn none(score: Score) -> Progress {
        Progress { score, deals: 0, time: Duration::ZERO }
    }
}

/// Why a checkpoint cannot be used.
#[derive(Debug, Error)]
pub enum CheckpointError {
    #[error("the checkpoint cannot be read: {reason}")]
    Unreadable { reason: io::Error },
    #[error("not a checkpoint: use one that `antorcha solve` wrote")]
    NotACheckpoint,
    /// It has another format or is for other rules.
    #[error("the checkpoint is for other rules or another program: start without --resume")]
    OtherRules,
    /// It is cut off, or its checksum is wrong.
    #[error("the checkpoint is damaged: remove it, and its score is learned again")]
    Damaged,
}

impl CheckpointError {
    /// A stable code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            CheckpointError::Unreadable { .. } => "unreadable",
            CheckpointError::NotACheckpoint => "not_a_checkpoint",
            CheckpointError::OtherRules => "other_rules",
            CheckpointError::Damaged => "damaged",
        }
    }
}

/// A file that ends too soon is damaged; every other error is unreadable.
impl From<io::Error> for CheckpointError {
    fn from(reason: io::Error) -> CheckpointError {
        match reason.kind() {
            io::ErrorKind::UnexpectedEof => CheckpointError::Damaged,
            _ => CheckpointError::Unreadable { reason },
        }
    }
}

impl Progress {
    /// Stores the progress and its table.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn store(self, table: &RegretTable, to: &mut impl Write) -> io::Result<()> {
        let mut sum = Sha256::new();
        let mut part = |bytes: &[u8]| {
            sum.update(bytes);
            to.write_all(bytes)
        };
        part(&self.head(table.bytes()))?;
        let mut batch = Vec::with_capacity(BATCH * CELL_BYTES);
        for cell in table.cells() {
            batch.extend(cell.to_le_bytes());
            if batch.len() == BATCH * CELL_BYTES {
                part(&batch)?;
                batch.clear();
            }
        }
        part(&batch)?;
        to.write_all(&sum.finalize())
    }

    fn head(self, table_bytes: usize) -> Vec<u8> {
        let mut head = MAGIC.to_vec();
        head.extend(FORMAT.to_le_bytes());
        head.extend(Welcome::manifest().rules_version.to_le_bytes());
        head.extend((table_bytes as u64).to_le_bytes());
        head.push(self.score.number() as u8);
        head.extend(self.deals.to_le_bytes());
        head.extend((self.time.as_millis() as u64).to_le_bytes());
        head
    }

    /// Reads only the progress of a checkpoint with a table of this size.
    ///
    /// # Errors
    /// If it is not a checkpoint, or for other rules.
    pub fn read(from: &mut impl Read, table_bytes: usize) -> Result<Progress, CheckpointError> {
        let mut head = [0; HEAD_BYTES];
        from.read_exact(&mut head)?;
        Progress::from_head(&head, table_bytes)
    }

    fn from_head(head: &[u8; HEAD_BYTES], table_bytes: usize) -> Result<Progress, CheckpointError> {
        let rest = head.strip_prefix(MAGIC).ok_or(CheckpointError::NotACheckpoint)?;
        let number = |place: usize| {
            let bytes = rest.get(place..).and_then(<[u8]>::first_chunk);
            bytes.map_or(0, |bytes| u64::from_le_bytes(*bytes))
        };
        let progress = Score::numbered(usize::from(rest[14])).map(|score| Progress {
            score,
            deals: number(15),
            time: Duration::from_millis(number(23)),
        });
        let progress = progress.ok_or(CheckpointError::Damaged)?;
        let is_ours = progress.head(table_bytes)[..MAGIC.len() + 14] == head[..MAGIC.len() + 14];
        if is_ours { Ok(progress) } else { Err(CheckpointError::OtherRules) }
    }

    /// Reads the progress and its table of this size.
    ///
    /// # Errors
    /// If it is not a checkpoint, damaged, or for other rules.
    pub fn load(
        from: &mut impl Read,
        table_bytes: usize,
    ) -> Result<(Progress, RegretTable), CheckpointError> {
        let mut sum = Sha256::new();
        let mut head = [0; HEAD_BYTES];
        from.read_exact(&mut head)?;
        let progress = Progress::from_head(&head, table_bytes)?;
        sum.update(head);
        let mut cells = Vec::with_capacity(table_bytes / CELL_BYTES);
        let mut batch = vec![0; BATCH * CELL_BYTES];
        while cells.len() < table_bytes / CELL_BYTES {
            let left = (table_bytes - cells.len() * CELL_BYTES).min(batch.len());
            from.read_exact(&mut batch[..left])?;
            sum.update(&batch[..left]);
            let (whole, _) = batch[..left].as_chunks::<CELL_BYTES>();
            cells.extend(whole.iter().map(|cell| u32::from_le_bytes(*cell)));
        }
        let mut stored = [0; SUM_BYTES];
        from.read_exact(&mut stored)?;
        let fits = sum.finalize().as_slice() == stored && from.read(&mut [0])? == 0;
        if fits {
            Ok((progress, RegretTable::from_cells(cells.into_iter())))
        } else {
            Err(CheckpointError::Damaged)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored() -> (Progress, Vec<u8>, usize) {
        let table = RegretTable::from_cells((0..100_000).map(|cell| cell * 7));
        let progress = Progress { score: Score::LAST, deals: 64, time: Duration::from_millis(1_500) };
        let mut bytes = Vec::new();
        progress.store(&table, &mut bytes).unwrap();
        (progress, bytes, table.bytes())
    }

    #[test]
    fn a_checkpoint_round_trips() {
        let (progress, bytes, size) = stored();
        assert_eq!(Progress::read(&mut bytes.as_slice(), size).unwrap(), progress);
        let (read, table) = Progress::load(&mut bytes.as_slice(), size).unwrap();
        assert_eq!(read, progress);
        assert!(table.cells().eq((0..100_000).map(|cell| cell * 7)));
    }

    #[test]
    fn each_invalid_checkpoint_has_its_error() {
        let (_, bytes, size) = stored();
        let check = |bytes: &[u8], size, code: &str| {
            let error = Progress::load(&mut &*bytes, size).map(|(progress, _)| progress).unwrap_err();
            assert_eq!(error.code(), code, "{error}");
        };
        check(b"antorcha", size, "damaged");
        check(&[b'x'; 64], size, "not_a_checkpoint");
        check(&bytes, size + 8, "other_rules");
        check(&bytes[..bytes.len() - 1], size, "damaged");
        check(&[&bytes[..], b"!"].concat(), size, "damaged");
        for place in [22, 30, 40, 5_000, bytes.len() - 1] {
            let mut damaged = bytes.clone();
            damaged[place] ^= 0x40;
            check(&damaged, size, "damaged");
        }
        let mut other = bytes.clone();
        other[10] ^= 1;
        check(&other, size, "other_rules");
    }
}
