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
    fn values_stand_below_each_other() {
        let rows = [("Zwycięża".to_owned(), "33".to_owned()), ("x".to_owned(), "5".to_owned())];
        assert_eq!(labelled(&rows), ["Zwycięża  33", "x          5"]);
    }
}
