//! The languages there are, and which of them a reader wants.
//!
//! A wish comes as language tags: from `--lang`, from the environment of a terminal,
//! or from a browser's `Accept-Language`. Our languages have no regional variants, so
//! the first part of a tag decides: `de_AT.UTF-8`, `de-CH` and `de` are all German.

use std::fmt;
use std::str::FromStr;

/// A language with a complete set of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Language {
    /// English, also for readers of languages that are not here yet.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// Polish.
    Polish,
    /// German.
    German,
    /// French.
    French,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 5] =
        [Language::English, Language::Spanish, Language::Polish, Language::German, Language::French];

    /// The two-letter code (ISO 639-1).
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::Polish => "pl",
            Language::German => "de",
            Language::French => "fr",
        }
    }

    /// What its speakers call it, for menus.
    #[must_use]
    pub const fn native_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
            Language::Polish => "Polski",
            Language::German => "Deutsch",
            Language::French => "Français",
        }
    }

    /// Its Fluent files: the name of the part, and the text.
    #[must_use]
    pub const fn parts(self) -> &'static [(&'static str, &'static str)] {
        outflank_texts::LANGUAGES[self as usize].1
    }

    /// The language a tag such as `pl`, `de-AT` or `fr_CA.UTF-8` asks for.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_', '.', '@']).next().unwrap_or(tag);
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The language of a terminal, from the variables that say so; `variable` looks
    /// one up.
    ///
    /// As gettext reads them: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is
    /// set names the locale; unless that is the plain `C`, `LANGUAGE` may list what
    /// the reader likes better. A language we do not have leads to the next wish, and
    /// in the end to English.
    ///
    /// ```
    /// use outflank_locale::Language;
    ///
    /// let environment = [("LANG", "cs_CZ.UTF-8"), ("LANGUAGE", "cs:pl:en")];
    /// let variable = |name: &str| {
    ///     environment.iter().find(|(n, _)| *n == name).map(|(_, value)| value.to_string())
    /// };
    /// assert_eq!(Language::of_environment(variable), Language::Polish);
    /// ```
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default();
        // `C.UTF-8` is plain C with another character set, so gettext ignores
        // LANGUAGE for it as well.
        let plain = matches!(locale.split('.').next(), Some("" | "C" | "POSIX"));
        let wishes = if plain { String::new() } else { set("LANGUAGE").unwrap_or_default() };
        wishes.split(':').chain([locale.as_str()]).find_map(Language::of_tag).unwrap_or_default()
    }

    /// The language of a browser, from its `Accept-Language` header: the wish with
    /// the greatest weight that we have, the earlier one of equals.
    ///
    /// ```
    /// use outflank_locale::Language;
    ///
    /// assert_eq!(Language::of_accept_header("da, fr;q=0.7, de;q=0.8"), Language::German);
    /// ```
    #[must_use]
    pub fn of_accept_header(header: &str) -> Language {
        let mut best = (0.0, Language::default());
        for wish in header.split(',') {
            let mut parts = wish.split(';').map(str::trim);
            let language = parts.next().and_then(Language::of_tag);
            let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Ok(1.0), str::parse::<f32>);
            if let (Some(language), Ok(weight)) = (language, weight)
                && weight > best.0
            {
                best = (weight, language);
            }
        }
        best.1
    }
}

impl fmt::Display for Language {
    /// The code.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// A tag that names no language of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage {
    tag: String,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not one of the languages", self.tag)?;
        for (index, language) in Language::ALL.into_iter().enumerate() {
            write!(f, "{} {language}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a tag, as [`Language::of_tag`] does.
    fn from_str(tag: &str) -> Result<Language, UnknownLanguage> {
        Language::of_tag(tag).ok_or_else(|| UnknownLanguage { tag: tag.chars().take(16).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The languages to come, in the order they are to come in.
    const TO_COME: [&str; 17] = [
        "ja", "cs", "sk", "hu", "ro", "bg", "uk", "be", "et", "lv", "lt", "it", "pt", "sv", "nl", "zh", "ko",
    ];

    #[test]
    fn i2_readers_of_a_language_to_come_get_their_next_wish() {
        for code in TO_COME {
            assert_eq!(Language::of_tag(code), None, "{code} is here: take it off the list");
            assert_eq!(Language::of_accept_header(&format!("{code}, de;q=0.5, en;q=0.1")), Language::German);
            assert_eq!(Language::of_accept_header(code), Language::English);
        }
    }

    /// Another language is another folder of texts and another name.
    #[test]
    fn i2_the_languages_are_those_with_texts() {
        let texts: Vec<&str> = outflank_texts::LANGUAGES.iter().map(|(code, _)| *code).collect();
        assert_eq!(texts, Language::ALL.map(Language::code));
    }

    #[test]
    fn every_language_finds_its_own_texts() {
        let codes: Vec<&str> = outflank_texts::LANGUAGES.iter().map(|(code, _)| *code).collect();
        assert_eq!(codes, Language::ALL.map(Language::code));
    }

    fn environment(variables: &[(&str, &str)]) -> Language {
        Language::of_environment(|name| {
            variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_is_read_in_the_usual_order() {
        assert_eq!(environment(&[]), Language::English);
        assert_eq!(environment(&[("LANG", "pl_PL.UTF-8")]), Language::Polish);
        assert_eq!(environment(&[("LANG", "pl_PL"), ("LC_MESSAGES", "de_DE@euro")]), Language::German);
        assert_eq!(environment(&[("LC_MESSAGES", "de"), ("LC_ALL", "fr_FR")]), Language::French);
        assert_eq!(environment(&[("LC_ALL", ""), ("LANG", "es_MX.UTF-8")]), Language::Spanish);
        assert_eq!(environment(&[("LANG", "ja_JP.UTF-8")]), Language::English);
    }

    #[test]
    fn the_list_of_wishes_goes_first_unless_the_locale_is_plain() {
        assert_eq!(environment(&[("LANG", "de_DE"), ("LANGUAGE", "ja:es:fr")]), Language::Spanish);
        assert_eq!(environment(&[("LANG", "de_DE"), ("LANGUAGE", "ja")]), Language::German);
        for plain in ["C", "C.UTF-8", "POSIX", ""] {
            assert_eq!(environment(&[("LC_ALL", plain), ("LANGUAGE", "pl")]), Language::English);
        }
    }

    #[test]
    fn a_browser_gets_its_heaviest_wish_that_we_have() {
        for (header, expected) in [
            ("", Language::English),
            ("pl-PL,pl;q=0.9,en;q=0.8", Language::Polish),
            ("nl, de;q=0.5, fr;q=0.9", Language::French),
            ("es;q=0, de;q=0.1", Language::German),
            ("fr;q=0.5, es;q=0.5", Language::French),
            ("xx;q=nonsense, ;;,", Language::English),
        ] {
            assert_eq!(Language::of_accept_header(header), expected, "{header}");
        }
    }

    #[test]
    fn codes_name_their_language_and_others_are_refused_with_the_list() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
            assert_eq!(format!("{}-XX", language.code().to_uppercase()).parse(), Ok(language));
        }
        let error = "tlh".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "\"tlh\" is not one of the languages en, es, pl, de, fr");
        assert_eq!("english".parse::<Language>().map_err(|_| ()), Err(()));
    }
}
