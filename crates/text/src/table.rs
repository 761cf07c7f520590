//! Columns of figures.

/// Columns under headings, all flush right, as wide as any figure that is to come.
#[derive(Clone, Debug)]
pub struct Table {
    widths: Vec<usize>,
}

impl Table {
    /// A table whose figures have up to `widest` characters.
    #[must_use]
    pub fn new(headings: &[String], widest: usize) -> Table {
        Table { widths: headings.iter().map(|text| text.chars().count().max(widest)).collect() }
    }

    /// One row.
    #[must_use]
    pub fn row(&self, cells: &[String]) -> String {
        let cells = cells.iter().zip(&self.widths).map(|(cell, width)| format!("{cell:>width$}"));
        cells.collect::<Vec<_>>().join("  ")
    }
}

/// Labels in one column and values, flush right, in the next.
#[must_use]
pub fn labelled(rows: &[(String, String)]) -> Vec<String> {
    let width = |of: fn(&(String, String)) -> &String| {
        rows.iter().map(|row| of(row).chars().count()).max().unwrap_or_default()
    };
    let (label, value) = (width(|row| &row.0), width(|row| &row.1));
    rows.iter().map(|row| format!("{:<label$}  {:>value$}", row.0, row.1)).collect()
}

/// Rows of cells in columns as wide as they need to be; those named in `figures`, by number from 0,
/// flush right. Nothing follows the last cell of a row.
#[must_use]
pub fn columns(rows: &[Vec<String>], figures: &[usize]) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or_default()
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if figures.contains(&column) { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_flush_right_whatever_the_letters() {
        let headings = ["Höhe", "Spielzüge"].map(str::to_owned);
        let table = Table::new(&headings, 6);
        assert_eq!(table.row(&headings), "  Höhe  Spielzüge");
        assert_eq!(table.row(&["12".to_owned(), "3".to_owned()]), "    12          3");
    }

    #[test]
    fn words_are_flush_left_and_figures_right() {
        let rows =
            [["Zug", "Partien", "Wer"], ["f5", "12", "Ana"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(columns(&rows, &[1]), ["Zug  Partien  Wer", "f5        12  Ana"]);
        assert!(columns(&[], &[]).is_empty());
    }

    #[test]
    fn values_stand_below_each_other() {
        let rows = [("Zwycięża".to_owned(), "33".to_owned()), ("x".to_owned(), "5".to_owned())];
        assert_eq!(labelled(&rows), ["Zwycięża  33", "x          5"]);
    }
}
