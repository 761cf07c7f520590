//! Names as people look for them, and as two files spell one person.

/// A text to search in: small letters without accents, everything else between words a blank.
///
/// ```
/// use outflank_library::fold;
///
/// assert_eq!(fold("LÉVY-Abégnoli,  Thierry"), "levy abegnoli thierry");
/// ```
#[must_use]
pub fn fold(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    let mut wants_blank = false;
    for letter in name.chars().flat_map(char::to_lowercase) {
        if !letter.is_alphanumeric() {
            // An accent of its own belongs to the letter before it.
            wants_blank |= !('\u{300}'..='\u{36f}').contains(&letter);
            continue;
        }
        if std::mem::take(&mut wants_blank) && !folded.is_empty() {
            folded.push(' ');
        }
        match plain(letter) {
            Some(text) => folded.push_str(text),
            None => folded.push(letter),
        }
    }
    folded
}

/// A name with its words in order: files differ in which of them comes first.
///
/// ```
/// use outflank_library::identity;
///
/// assert_eq!(identity("Tamenori Hideshi"), identity("Hideshi TAMENORI"));
/// ```
#[must_use]
pub fn identity(name: &str) -> String {
    let folded = fold(name);
    let mut words: Vec<&str> = folded.split(' ').collect();
    words.sort_unstable();
    words.join(" ")
}

/// Latin letters with accents, without them.
const fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à'..='å' | 'ā' | 'ă' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => "e",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => "g",
        'ĥ' | 'ħ' => "h",
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => "i",
        'ĵ' => "j",
        'ķ' => "k",
        'ĺ' | 'ļ' | 'ľ' | 'ł' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => "o",
        'œ' => "oe",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'ś' | 'ŝ' | 'ş' | 'š' => "s",
        'ß' => "ss",
        'ţ' | 'ť' | 'ŧ' | 'þ' => "t",
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => "u",
        'ŵ' => "w",
        'ý' | 'ÿ' | 'ŷ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_case_and_signs_make_no_difference() {
        assert_eq!(fold("Łukasz ÅSTRÖM"), "lukasz astrom");
        assert_eq!(fold("  e\u{301}a__b! "), "ea b");
        assert_eq!(fold("為則 英司"), "為則 英司");
        assert_eq!(fold("???"), "");
        assert_ne!(identity("a b"), identity("a c"));
    }
}
