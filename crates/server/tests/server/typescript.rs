//! The types of the API for the web code: `web-check/api.d.ts`, written from the description.
//!
//! The pages are plain JavaScript whose comments name these types, and TypeScript checks
//! them. So a key that is renamed here is missed there.

use crate::schema::DESCRIPTION;
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// A schema as a type.
fn type_of(schema: &Value) -> String {
    let mut parts = Vec::new();
    if let Some(name) = schema["$ref"].as_str() {
        parts.push(name.rsplit('/').next().unwrap().to_owned());
    }
    if let Some(constant) = schema.get("const") {
        return constant.to_string();
    }
    if let Some(words) = schema["enum"].as_array() {
        return words.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    if schema["properties"].is_object() {
        parts.push(object(schema));
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(choices) = schema[key].as_array() {
            parts.push(union(choices.iter().map(type_of)));
        }
    }
    if parts.is_empty() {
        parts.push(match &schema["type"] {
            Value::Array(kinds) => union(kinds.iter().map(|kind| plain(kind, schema))),
            kind => plain(kind, schema),
        });
    }
    parts.join(" & ")
}

fn union(choices: impl Iterator<Item = String>) -> String {
    let mut choices: Vec<String> = choices.collect();
    choices.dedup();
    let joined = choices.join(" | ");
    if choices.len() > 1 { format!("({joined})") } else { joined }
}

/// A type without parts of its own, or a list or map of one.
fn plain(kind: &Value, schema: &Value) -> String {
    match kind.as_str() {
        Some("integer" | "number") => "number".to_owned(),
        Some("array") => format!("{}[]", parenthesised(&type_of(&schema["items"]))),
        Some("object") => match schema.get("additionalProperties") {
            Some(values @ Value::Object(_)) => format!("Record<string, {}>", type_of(values)),
            _ => "object".to_owned(),
        },
        Some(name @ ("string" | "boolean" | "null")) => name.to_owned(),
        other => panic!("{other:?} is new here: {schema}"),
    }
}

fn parenthesised(name: &str) -> String {
    if name.contains([' ', '&']) && !name.starts_with(['(', '{']) {
        format!("({name})")
    } else {
        name.to_owned()
    }
}

fn object(schema: &Value) -> String {
    let needed = |name: &str| {
        schema["required"].as_array().is_some_and(|required| required.iter().any(|key| key == name))
    };
    let key = |(name, part): (&String, &Value)| {
        let mark = if needed(name) { "" } else { "?" };
        format!("{name}{mark}: {}", type_of(part))
    };
    let keys: Vec<String> = schema["properties"].as_object().unwrap().iter().map(key).collect();
    format!("{{ {} }}", keys.join("; "))
}

fn declarations() -> String {
    let mut text = "// Written by the tests of crates/server from the types of the API. Do not edit.\n\n\
                    declare namespace Api {\n"
        .to_owned();
    for (name, schema) in DESCRIPTION["components"]["schemas"].as_object().unwrap() {
        if let Some(description) = schema["description"].as_str() {
            // A pattern of files must not end the comment.
            writeln!(text, "  /** {} */", description.replace("*/", "* /")).unwrap();
        }
        writeln!(text, "  type {name} = {};", type_of(schema)).unwrap();
    }
    text + "}\n"
}

#[test]
fn the_web_code_has_the_types_of_the_api() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web-check/api.d.ts");
    let made = declarations();
    if fs::read_to_string(&file).is_ok_and(|there| there == made) {
        return;
    }
    fs::write(&file, made).unwrap();
    panic!(
        "web-check/api.d.ts was not what the types say and is written anew: see what the web code makes of it"
    );
}
