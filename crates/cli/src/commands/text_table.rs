//! Text tables with aligned columns.

use crate::console::Console;
use crate::error::CliError;

/// The first row contains the column names.
pub(crate) struct TextTable {
    rows: Vec<Vec<String>>,
    /// The first columns contain words and are aligned to the left. The others contain numbers and are aligned to the right.
    left_columns: usize,
}

impl TextTable {
    pub(crate) fn new(left_columns: usize, names: Vec<String>) -> TextTable {
        TextTable { rows: vec![names], left_columns }
    }

    pub(crate) fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    pub(crate) fn print(&self, console: &mut Console) -> Result<(), CliError> {
        self.lines().iter().try_for_each(|line| console.line(line))
    }

    fn lines(&self) -> Vec<String> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(|column| self.width(column)).collect();
        let line = |row: &Vec<String>| {
            let cells = row.iter().zip(&widths).enumerate();
            let cells = cells.map(|(column, (cell, width))| padded(cell, *width, column < self.left_columns));
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        };
        self.rows.iter().map(line).collect()
    }

    fn width(&self, column: usize) -> usize {
        self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    }
}

fn padded(cell: &str, width: usize, is_left: bool) -> String {
    if is_left { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_aligned_left_and_numbers_right() {
        let mut table = TextTable::new(1, vec!["quién".into(), "n".into()]);
        table.row(vec!["a".into(), "1".into()]);
        table.row(vec!["longer".into(), "100".into()]);
        assert_eq!(table.lines(), ["quién     n", "a         1", "longer  100"]);
    }
}
