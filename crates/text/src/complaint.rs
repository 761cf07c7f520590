//! What an argument parser complains about, in one line.

/// A complaint of the argument parser as one line, like all others: what is wrong,
/// what there is to choose from, and where to read on.
#[must_use]
pub fn in_one_line(complaint: &str) -> String {
    let mut line = String::new();
    let lines = complaint.lines().map(str::trim).filter(|line| !line.is_empty());
    for part in lines.take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more")) {
        let part = part.strip_prefix("error: ").unwrap_or(part);
        if !line.is_empty() {
            line += if line.ends_with(':') || part.starts_with('[') { " " } else { "; " };
        }
        line += part;
    }
    line + " (--help tells more)"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_fit_on_one_line() {
        for (complaint, line) in [
            (
                "error: the following required arguments were not provided:\n  <N>\n\nUsage: outflank perft <N>\n",
                "the following required arguments were not provided: <N> (--help tells more)",
            ),
            (
                "error: invalid value 'cmd' for '<SHELL>'\n  [possible values: bash, zsh]\n\nFor more information, try '--help'.\n",
                "invalid value 'cmd' for '<SHELL>' [possible values: bash, zsh] (--help tells more)",
            ),
            (
                "error: unrecognized subcommand 'shwo'\n\n  tip: a similar subcommand exists: 'show'\n\nUsage: x\n",
                "unrecognized subcommand 'shwo'; tip: a similar subcommand exists: 'show' (--help tells more)",
            ),
        ] {
            assert_eq!(in_one_line(complaint), line);
        }
    }
}
