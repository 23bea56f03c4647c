//! Tables of text whose columns stand under each other.

use crate::console::Console;
use crate::failure::Failure;

/// A table: the first row names the columns.
pub(super) struct Columns {
    rows: Vec<Vec<String>>,
    /// How many columns hold words, which stand to the left; figures stand to the right.
    words: usize,
}

impl Columns {
    pub(super) fn new(words: usize, names: Vec<String>) -> Columns {
        Columns { rows: vec![names], words }
    }

    pub(super) fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    pub(super) fn tell(&self, console: &mut Console) -> Result<(), Failure> {
        self.lines().iter().try_for_each(|line| console.line(line))
    }

    fn lines(&self) -> Vec<String> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(|column| self.width(column)).collect();
        let line = |row: &Vec<String>| {
            let cells = row.iter().zip(&widths).enumerate();
            let cells = cells.map(|(column, (cell, width))| padded(cell, *width, column < self.words));
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        };
        self.rows.iter().map(line).collect()
    }

    fn width(&self, column: usize) -> usize {
        self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    }
}

fn padded(cell: &str, width: usize, to_the_left: bool) -> String {
    if to_the_left { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_to_the_left_and_figures_to_the_right() {
        let mut table = Columns::new(1, vec!["quién".into(), "n".into()]);
        table.row(vec!["a".into(), "1".into()]);
        table.row(vec!["longer".into(), "100".into()]);
        assert_eq!(table.lines(), ["quién     n", "a         1", "longer  100"]);
    }
}
