//! Which signs and colours a terminal, a pipe or a file gets.

use crate::style::Style;

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorChoice {
    /// On a terminal, unless it is told not to or cannot.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// The facts a [`Style`] is chosen from.
#[derive(Clone, Debug)]
pub struct Surroundings {
    /// Whether the output is a terminal.
    pub terminal: bool,
    /// Whether `NO_COLOR` asks for none.
    pub no_color: bool,
    /// Whether the terminal says of itself that it can do nothing.
    pub dumb: bool,
    /// The character set that the locale names, if it names one.
    pub charset: Option<String>,
}

impl Surroundings {
    /// The facts as the environment tells them; `variable` looks one up.
    pub fn of(terminal: bool, variable: impl Fn(&str) -> Option<String>) -> Surroundings {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
        Surroundings {
            terminal,
            no_color: set("NO_COLOR").is_some(),
            dumb: set("TERM").is_some_and(|term| term == "dumb"),
            charset: locale.and_then(|locale| {
                let charset = locale.split_once('.')?.1;
                Some(charset.split('@').next().unwrap_or(charset).to_owned())
            }),
        }
    }

    /// Signs and colours that can be shown and are wanted.
    #[must_use]
    pub fn style(&self, choice: ColorChoice, ascii: bool) -> Style {
        let color = match choice {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => self.terminal && !self.no_color && !self.dumb,
        };
        // A terminal of today shows UTF-8 even where no locale is set; only one that
        // names another character set does not. Into files and pipes goes plain
        // ASCII, which every other program can read.
        let utf8 = self.charset.as_deref().is_none_or(|name| {
            let name = name.to_ascii_lowercase();
            name == "utf-8" || name == "utf8"
        });
        let unicode = !ascii && !self.dumb && utf8 && (self.terminal || color);
        Style { color, unicode }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERMINAL: Surroundings =
        Surroundings { terminal: true, no_color: false, dumb: false, charset: None };

    #[test]
    fn a_terminal_gets_colours_and_round_discs() {
        let auto = |facts: &Surroundings| facts.style(ColorChoice::Auto, false);
        assert_eq!(auto(&TERMINAL), Style { color: true, unicode: true });
        let plain = Surroundings { no_color: true, ..TERMINAL };
        assert_eq!(auto(&plain), Style { color: false, unicode: true });
        let dumb = Surroundings { dumb: true, ..TERMINAL };
        assert_eq!(auto(&dumb), Style { color: false, unicode: false });
    }

    #[test]
    fn a_pipe_gets_plain_ascii_unless_colours_are_asked_for() {
        let pipe = Surroundings { terminal: false, ..TERMINAL };
        assert_eq!(pipe.style(ColorChoice::Auto, false), Style { color: false, unicode: false });
        assert_eq!(pipe.style(ColorChoice::Always, false), Style { color: true, unicode: true });
        assert_eq!(pipe.style(ColorChoice::Always, true), Style { color: true, unicode: false });
    }

    #[test]
    fn another_character_set_gets_letters() {
        for (charset, unicode) in [("UTF-8", true), ("utf8@euro", true), ("ISO-8859-1", false)] {
            let of = |name: &str| (name == "LC_CTYPE").then(|| format!("de_DE.{charset}"));
            let style = Surroundings::of(true, of).style(ColorChoice::Auto, false);
            assert_eq!(style.unicode, unicode, "{charset}");
        }
    }
}
