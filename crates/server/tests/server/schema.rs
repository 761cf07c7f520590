//! Answers held against the description.

use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, LazyLock, Mutex};

/// The description as a value.
pub static DESCRIPTION: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(outflank_server::openapi()).expect("the description is JSON"));

/// The schemas of the description, and no key but those they name.
static STRICT: LazyLock<Value> = LazyLock::new(|| {
    let mut components = DESCRIPTION["components"].clone();
    let mut mixed = BTreeSet::new();
    find_mixed(&components, &mut mixed);
    for (name, schema) in components["schemas"].as_object_mut().unwrap() {
        if mixed.contains(name) {
            parts(schema).for_each(close);
        } else {
            close(schema);
        }
    }
    components
});

/// Schemas that are one part of something with further keys.
fn find_mixed(value: &Value, mixed: &mut BTreeSet<String>) {
    if let (Some(name), true) = (value["$ref"].as_str(), value["properties"].is_object()) {
        mixed.insert(name.rsplit('/').next().unwrap().to_owned());
    }
    match value {
        Value::Object(object) => object.values().for_each(|value| find_mixed(value, mixed)),
        Value::Array(array) => array.iter().for_each(|value| find_mixed(value, mixed)),
        _ => {}
    }
}

/// Refuses keys that a schema does not name. Clients have to live with new keys, so that the
/// description leaves room for them; these tests do not.
fn close(schema: &mut Value) {
    let Some(object) = schema.as_object_mut() else { return };
    if ["properties", "oneOf", "anyOf"].iter().any(|key| object.contains_key(*key)) {
        object.insert("unevaluatedProperties".to_owned(), json!(false));
    }
    parts(schema).for_each(close);
    let Some(object) = schema.as_object_mut() else { return };
    if let Some(items) = object.get_mut("items") {
        close(items);
    }
    for choices in ["oneOf", "anyOf"] {
        // A choice has the keys around it too; only what is within its own is closed.
        for choice in object.get_mut(choices).and_then(Value::as_array_mut).into_iter().flatten() {
            parts(choice).for_each(close);
        }
    }
}

/// The schemas of an object's keys.
fn parts(schema: &mut Value) -> impl Iterator<Item = &mut Value> {
    let properties = schema.get_mut("properties").and_then(Value::as_object_mut);
    properties.into_iter().flat_map(serde_json::Map::values_mut)
}

fn validator(schema: &Value) -> Arc<Validator> {
    static KNOWN: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap();
    let made = || {
        let mut whole = schema.clone();
        whole["components"] = STRICT.clone();
        Arc::new(jsonschema::draft202012::new(&whole).unwrap_or_else(|error| panic!("{error}: {schema}")))
    };
    Arc::clone(known.entry(schema.to_string()).or_insert_with(made))
}

/// What is wrong with a value, each fault with its place. Nothing if it fits.
pub fn faults(schema: &Value, value: &Value) -> Vec<String> {
    let faults = validator(schema);
    faults.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

/// A reference to a schema of the components.
pub fn component(name: &str) -> Value {
    assert!(DESCRIPTION["components"]["schemas"][name].is_object(), "there is no schema {name}");
    json!({"$ref": format!("#/components/schemas/{name}")})
}

#[test]
fn faults_are_found() {
    let fits = |name: &str, value: Value| faults(&component(name), &value).is_empty();
    assert!(fits("Square", json!("a1")));
    assert!(!fits("Square", json!("i9")));
    assert!(fits("Seat", json!({"seat": "computer", "level": "5"})));
    assert!(!fits("Seat", json!({"seat": "computer"})));
    assert!(!fits("Seat", json!({"seat": "person", "level": "5"})));
    assert!(fits("MatchOutcome", json!({"kind": "drawn"})));
    assert!(!fits("MatchOutcome", json!({"kind": "lost"})));
    assert!(!fits("About", json!([])));
    let language = |more: Value| {
        let mut language = json!({"code": "en", "name": "English"});
        language.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({"name": "", "version": "", "test_clock": true, "shared": true, "languages": [language], "parts": []})
    };
    assert!(fits("About", language(json!({}))));
    assert!(!fits("About", language(json!({"not_described": 1}))));
}

#[test]
fn names_may_be_left_out_of_a_wish_and_are_always_in_an_answer() {
    let schemas = &DESCRIPTION["components"]["schemas"];
    let needed = |schema: &str, key: &str| {
        schemas[schema]["required"].as_array().is_some_and(|required| required.contains(&json!(key)))
    };
    assert!(!needed("Wish", "names"));
    assert!(needed("Match", "names"));
    assert!(needed("MatchSetup", "clock"));
    assert!(!needed("SetupWish", "clock"));
}
