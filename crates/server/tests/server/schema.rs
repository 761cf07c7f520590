//! Just enough of JSON Schema to hold answers against `openapi.json`.

use outflank_server::OPENAPI;
use serde_json::Value;
use std::sync::LazyLock;

/// The description as a value.
pub static DESCRIPTION: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(OPENAPI).expect("openapi.json is JSON"));

/// What is wrong with a value, each fault with its place. Nothing if it fits.
pub fn faults(schema: &Value, value: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    check(schema, value, "", &mut faults);
    faults
}

/// A schema of the components by its name.
pub fn component(name: &str) -> &'static Value {
    let found = &DESCRIPTION["components"]["schemas"][name];
    assert!(!found.is_null(), "there is no schema {name}");
    found
}

fn check(schema: &Value, value: &Value, place: &str, faults: &mut Vec<String>) {
    if let Some(reference) = schema["$ref"].as_str() {
        let name = reference.strip_prefix("#/components/schemas/").expect("a reference to a component");
        return check(component(name), value, place, faults);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let fitting = choices.iter().filter(|choice| self::faults(choice, value).is_empty()).count();
        if fitting != 1 {
            faults.push(format!("{place}: fits {fitting} of {} choices: {value}", choices.len()));
        }
        return;
    }
    if let Some(constant) = schema.get("const")
        && constant != value
    {
        faults.push(format!("{place}: {value} is not {constant}"));
    }
    if let Some(allowed) = schema["enum"].as_array()
        && !allowed.contains(value)
    {
        faults.push(format!("{place}: {value} is not one of {allowed:?}"));
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_i64() || number.is_u64() => "integer",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let kind_fits = match &schema["type"] {
        Value::Null => true,
        Value::Array(kinds) => kinds.iter().any(|allowed| allowed == kind),
        allowed => allowed == kind,
    };
    if !kind_fits {
        faults.push(format!("{place}: {kind} is not {}", schema["type"]));
        return;
    }
    if let (Some(least), Some(number)) = (schema["minimum"].as_i64(), value.as_i64())
        && number < least
    {
        faults.push(format!("{place}: {number} is below {least}"));
    }
    if let (Some(pattern), Some(text)) = (schema["pattern"].as_str(), value.as_str())
        && !fits_pattern(pattern, text)
    {
        faults.push(format!("{place}: {text:?} does not look like {pattern}"));
    }
    if let Some(items) = schema.get("items") {
        for (index, item) in value.as_array().into_iter().flatten().enumerate() {
            check(items, item, &format!("{place}/{index}"), faults);
        }
    }
    check_object(schema, value, place, faults);
}

fn check_object(schema: &Value, value: &Value, place: &str, faults: &mut Vec<String>) {
    let (Some(properties), Some(object)) = (schema["properties"].as_object(), value.as_object()) else {
        return;
    };
    for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if !object.contains_key(name) {
            faults.push(format!("{place}: {name} is missing"));
        }
    }
    for (name, part) in object {
        match properties.get(name) {
            Some(schema) => check(schema, part, &format!("{place}/{name}"), faults),
            None => faults.push(format!("{place}: {name} is not described")),
        }
    }
}

/// The few patterns that the description uses.
fn fits_pattern(pattern: &str, text: &str) -> bool {
    let square = |text: &str| {
        text.parse::<outflank_rules::Square>().is_ok() && text.is_ascii() && text == text.to_lowercase()
    };
    match pattern {
        "^[a-h][1-8]$" => square(text),
        "^([a-h][1-8]|pass)$" => text == "pass" || square(text),
        "^[XO-]{64} [XO]$" => text.len() == 66 && text.parse::<outflank_rules::Position>().is_ok(),
        "^[0-9a-hjkmnp-tv-z]{12}$" => text.parse::<outflank_store::MatchId>().is_ok(),
        "^[0-9][1-3]$" => text.parse::<outflank_play::Variation>().is_ok(),
        other => panic!("the pattern {other} is new: teach it to this test"),
    }
}

#[test]
fn the_checker_finds_faults() {
    let fits =
        |name: &str, text: &str| faults(component(name), &serde_json::from_str(text).unwrap()).is_empty();
    assert!(fits("Square", "\"a1\""));
    assert!(!fits("Square", "\"i9\""));
    assert!(fits("Seat", r#"{"seat": "computer", "level": "5"}"#));
    assert!(!fits("Seat", r#"{"seat": "computer"}"#));
    assert!(!fits("Seat", r#"{"seat": "person", "level": "5"}"#));
    assert!(fits("Outcome", r#"{"kind": "drawn"}"#));
    assert!(!fits("Outcome", r#"{"kind": "lost"}"#));
    assert!(!fits("About", "[]"));
}
