//! Every language says the same things (I1): the same messages with the same
//! variables, each of them well formed, and each of them used by the product.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use outflank_locale::{Language, Locale, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The variables of every message, by id.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn messages(language: Language) -> Messages {
    let mut all = Messages::new();
    for (part, source) in language.parts() {
        let found = messages_in(source).unwrap_or_else(|error| panic!("{language}/{part}.ftl: {error}"));
        for (id, variables) in found {
            assert!(
                all.insert(id.clone(), variables).is_none(),
                "{language}/{part}.ftl: {id} is elsewhere too"
            );
        }
    }
    all
}

fn messages_in(source: &str) -> Result<Messages, String> {
    let resource = fluent_syntax::parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut messages = Messages::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name.to_owned();
                let mut variables = BTreeSet::new();
                let value = message.value.ok_or_else(|| format!("{id} has no text"))?;
                collect(&value, &mut variables);
                if messages.insert(id.clone(), variables).is_some() {
                    return Err(format!("{id} is there twice"));
                }
                if !message.attributes.is_empty() {
                    return Err(format!("{id} has attributes, which nothing reads"));
                }
            }
            Entry::Term(term) => return Err(format!("the term -{} is not supported", term.id.name)),
            _ => {}
        }
    }
    Ok(messages)
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, variables);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, variables),
        Expression::Select { selector, variants } => {
            collect_inline(selector, variables);
            for variant in variants {
                collect(&variant.value, variables);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, variables);
            }
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, variables),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("{other:?} is not supported"),
    }
}

/// All files that may use a text: the web app, the data files and the Rust crates, their
/// tests and this crate with its examples aside.
fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut directories = vec![root.join("web")];
    for entry in fs::read_dir(root.join("crates")).expect("the crates are there") {
        let krate = entry.expect("a directory entry").path();
        if !krate.ends_with("locale") {
            directories.extend([krate.join("src"), krate.join("data")]);
        }
    }
    let mut files = Vec::new();
    while let Some(directory) = directories.pop() {
        let Ok(entries) = fs::read_dir(&directory) else { continue };
        for entry in entries {
            let path = entry.expect("a directory entry").path();
            if path.is_dir() && path.file_name().is_none_or(|name| name != "node_modules") {
                directories.push(path);
            } else if path
                .extension()
                .is_some_and(|e| ["rs", "js", "html", "toml", "json"].iter().any(|known| e == *known))
            {
                let text = fs::read_to_string(&path).expect("a source file is text");
                files.push((path, text));
            }
        }
    }
    files
}

/// The string literals that directly follow `opening`, as in `text("`.
fn literals_after<'a>(source: &'a str, opening: &str) -> Vec<&'a str> {
    source.split(opening).skip(1).filter_map(|rest| rest.split(['"', '\'']).next()).collect()
}

#[test]
fn i1_every_language_has_the_same_messages_with_the_same_variables() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let other = messages(language);
        let ids = |messages: &Messages| messages.keys().cloned().collect::<BTreeSet<_>>();
        let missing: Vec<_> = ids(&english).difference(&ids(&other)).cloned().collect();
        let extra: Vec<_> = ids(&other).difference(&ids(&english)).cloned().collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        assert!(extra.is_empty(), "{language} has {extra:?}, which English lacks");
        for (id, variables) in &english {
            assert_eq!(&other[id], variables, "{language}: variables of {id}");
        }
    }
}

#[test]
fn every_message_is_used_and_every_used_message_exists() {
    let known = messages(Language::English);
    let sources = sources();
    for id in known.keys() {
        let quoted = ['"', '\'', '`'].map(|quote| format!("{quote}{id}{quote}"));
        let used = sources.iter().any(|(_, text)| quoted.iter().any(|quoted| text.contains(quoted)));
        assert!(used, "no source file uses {id:?}");
    }
    for (path, text) in &sources {
        for id in [".text(\"", ".text('", "Sentence::new(\""]
            .iter()
            .flat_map(|opening| literals_after(text, opening))
        {
            assert!(known.contains_key(id), "{} uses the unknown text {id:?}", path.display());
        }
    }
}

#[test]
fn every_message_can_be_shown_with_any_number_and_either_colour() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        for (id, variables) in messages(language) {
            for number in [0, 1, 2, 5, 22, 1000] {
                for color in ["black", "white"] {
                    let args: Vec<(&str, Value<'_>)> = variables
                        .iter()
                        .map(|name| {
                            let value = if name == "color" { color.into() } else { number.into() };
                            (name.as_str(), value)
                        })
                        .collect();
                    let text = locale.text(&id, &args);
                    assert!(!text.is_empty() && !text.contains('{'), "{language}: {id}: {text:?}");
                }
            }
        }
    }
}

/// What is wrong with the signs in a line, if anything: apostrophes of a typewriter, and in
/// French, Spanish and German a blank at which a line could break before a sign that belongs to
/// its word.
fn bad_typography(language: Language, line: &str) -> Option<&'static str> {
    let letters: Vec<char> = line.chars().collect();
    let between = |pair: &[char; 3]| pair[0].is_alphabetic() && pair[1] == '\'' && pair[2].is_alphabetic();
    if letters.array_windows().any(between) {
        return Some("a straight apostrophe");
    }
    let signs = match language {
        Language::French => ":;?!%»",
        Language::Spanish | Language::German => "%",
        _ => "",
    };
    let quote = |pair: &[char; 2]| language == Language::French && *pair == ['«', ' '];
    let loose = |pair: &[char; 2]| pair[0] == ' ' && signs.contains(pair[1]) || quote(pair);
    letters.array_windows().any(loose).then_some("a loose sign")
}

#[test]
fn signs_are_those_of_the_language() {
    for language in Language::ALL {
        for (part, source) in language.parts() {
            for (number, line) in (1..).zip(source.lines()).filter(|(_, line)| !line.starts_with('#')) {
                let bad = bad_typography(language, line);
                assert_eq!(bad, None, "{language}/{part}.ftl:{number}: {line}");
            }
        }
    }
}

/// The checks above would catch what they are there for.
#[test]
fn broken_files_are_noticed() {
    assert_eq!(bad_typography(Language::English, "a = Black's turn"), Some("a straight apostrophe"));
    assert_eq!(bad_typography(Language::French, "a = Bien !"), Some("a loose sign"));
    assert_eq!(bad_typography(Language::French, "a = Bien\u{a0}!"), None);
    assert!(messages_in("a = one\na = two\n").is_err());
    assert!(messages_in("a = { $count ->\n").is_err());
    assert!(messages_in("a =\n    .title = only a title\n").is_err());
    let messages = messages_in("a = { $n ->\n    [one] { $x }\n   *[other] { NUMBER($y) }\n}\n").unwrap();
    assert_eq!(messages["a"], ["n", "x", "y"].map(str::to_owned).into());
}
