//! The API described for machines: OpenAPI 3.1, made from the types of the functions.
//!
//! What a client sends and what it gets are two readings of a type: a key that may be left
//! out of a wish is always there in an answer. So there are two sets of schemas, and a type
//! whose readings differ appears twice, the one to send as `…Input`.

use crate::operation::Operation;
use crate::problem::ProblemBody;
use http::StatusCode;
use schemars::generate::{Contract, SchemaSettings};
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Where schemas stand in the end, and where those of requests stand until it is known
/// which of them differ.
const SCHEMAS: &str = "#/components/schemas/";
const TAKEN: &str = "#/components/taken/";

/// Every request can meet these: the guard's.
const ALWAYS: [StatusCode; 3] =
    [StatusCode::FORBIDDEN, StatusCode::MISDIRECTED_REQUEST, StatusCode::TOO_MANY_REQUESTS];

/// Collects the schemas of types as they are met.
pub struct Describer {
    taken: SchemaGenerator,
    given: SchemaGenerator,
}

impl Describer {
    fn new() -> Describer {
        let generator = |path: &'static str, contract: Contract| {
            SchemaSettings::draft2020_12()
                .with(|settings| {
                    settings.definitions_path = path.into();
                    settings.meta_schema = None;
                    settings.contract = contract;
                })
                .into_generator()
        };
        Describer {
            taken: generator("/components/taken", Contract::Deserialize),
            given: generator("/components/schemas", Contract::Serialize),
        }
    }

    /// A type as a client sends it.
    pub fn taken<T: JsonSchema>(&mut self) -> Value {
        self.taken.subschema_for::<T>().to_value()
    }

    /// A type as a client gets it.
    pub fn given<T: JsonSchema>(&mut self) -> Value {
        self.given.subschema_for::<T>().to_value()
    }

    /// The keys of a query.
    pub fn query<T: JsonSchema>(&mut self, shape: &mut Shape) {
        let schema = T::json_schema(&mut self.taken).to_value();
        let needed = |name: &str| {
            schema["required"].as_array().is_some_and(|required| required.iter().any(|key| key == name))
        };
        for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
            let mut schema = schema.clone();
            let description = schema.as_object_mut().and_then(|schema| schema.remove("description"));
            let mut parameter =
                json!({"name": name, "in": "query", "required": needed(name), "schema": never_null(schema)});
            if let Some(description) = description {
                parameter["description"] = description;
            }
            shape.query.push(parameter);
        }
    }
}

/// A query has no way to say null; a key is left out instead.
fn never_null(mut schema: Value) -> Value {
    let Some(object) = schema.as_object_mut() else { return schema };
    if let Some(Value::Array(kinds)) = object.get_mut("type") {
        kinds.retain(|kind| kind != "null");
        if let [kind] = kinds.as_slice() {
            let kind = kind.clone();
            object.insert("type".to_owned(), kind);
        }
    }
    object.remove("default");
    if let Some(Value::Array(choices)) = object.get_mut("anyOf") {
        choices.retain(|choice| choice["type"] != "null");
        if let [choice] = choices.as_slice() {
            return choice.clone();
        }
    }
    schema
}

/// What the types of one function have told.
#[derive(Default)]
pub struct Shape {
    path: Vec<Value>,
    query: Vec<Value>,
    body: Option<Value>,
    responses: BTreeMap<u16, Value>,
    messages: Option<Value>,
}

impl Shape {
    /// A part of the path.
    pub fn path_part(&mut self, schema: Value) {
        self.path.push(schema);
    }

    /// The body of the request.
    pub fn body(&mut self, schema: Value) {
        self.body = Some(schema);
    }

    /// JSON with this status.
    pub fn answer(&mut self, status: StatusCode, schema: Value) {
        self.answer_as(status, "application/json", schema);
    }

    /// Something of another kind with this status.
    pub fn answer_as(&mut self, status: StatusCode, kind: &str, schema: Value) {
        let response =
            self.responses.entry(status.as_u16()).or_insert(json!({"description": "done", "content": {}}));
        response["content"][kind] = json!({"schema": schema});
    }

    /// A status without a body.
    pub fn empty_answer(&mut self, status: StatusCode, description: &str) {
        self.responses.insert(status.as_u16(), json!({"description": description}));
    }

    /// A problem with this status.
    pub fn problem(&mut self, status: StatusCode) {
        let description = status.canonical_reason().unwrap_or("a problem");
        let schema = json!({"$ref": format!("{SCHEMAS}Problem")});
        let response = json!({
            "description": description,
            "content": {"application/problem+json": {"schema": schema}},
        });
        self.responses.insert(status.as_u16(), response);
    }

    /// A WebSocket with these messages.
    pub fn conversation(&mut self, client: Option<Value>, server: Value) {
        self.empty_answer(StatusCode::SWITCHING_PROTOCOLS, "the connection becomes a WebSocket");
        let mut messages = json!({"server": server});
        if let Some(client) = client {
            messages["client"] = client;
        }
        self.messages = Some(messages);
    }

    fn into_operation(self, operation: &Operation) -> Value {
        let names = operation.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let path = names.zip(self.path);
        let mut parameters: Vec<Value> = path
            .map(|(name, schema)| json!({"name": name, "in": "path", "required": true, "schema": schema}))
            .collect();
        parameters.extend(self.query);
        let responses: Map<String, Value> =
            self.responses.into_iter().map(|(status, response)| (status.to_string(), response)).collect();
        let mut described =
            json!({"operationId": operation.id, "summary": operation.summary, "responses": responses});
        if !parameters.is_empty() {
            described["parameters"] = parameters.into();
        }
        if let Some(schema) = self.body {
            described["requestBody"] =
                json!({"required": true, "content": {"application/json": {"schema": schema}}});
        }
        if let Some(messages) = self.messages {
            described["description"] = "A WebSocket with JSON text messages.".into();
            described["x-messages"] = messages;
        }
        described
    }
}

fn describe(describer: &mut Describer, operation: &Operation) -> Value {
    let mut shape = Shape::default();
    (operation.describe)(describer, &mut shape);
    for &status in operation.problems.iter().chain(&ALWAYS) {
        shape.problem(status);
    }
    shape.into_operation(operation)
}

/// The description of these operations.
pub(crate) fn document(operations: &[Operation]) -> Value {
    let mut describer = Describer::new();
    describer.given::<ProblemBody>();
    let mut paths = json!({});
    for operation in operations {
        let method = operation.method.as_str().to_lowercase();
        paths[operation.path][method] = describe(&mut describer, operation);
    }
    let (taken, given) = (describer.taken.take_definitions(true), describer.given.take_definitions(true));
    let mut document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Outflank",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "The API of `outflank serve`; docs/api.md tells it to people.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": {}},
    });
    let different = different(&taken, &given);
    let final_name = |name: &str| {
        if different.contains(name) { format!("{name}Input") } else { name.to_owned() }
    };
    let schemas = &mut document["components"]["schemas"];
    for (name, schema) in taken {
        schemas[final_name(&name)] = schema;
    }
    for (name, schema) in given {
        schemas[name] = schema;
    }
    walk(&mut document, &mut |value| {
        if let Some(name) = value.get("$ref").and_then(Value::as_str).and_then(|to| to.strip_prefix(TAKEN)) {
            value["$ref"] = format!("{SCHEMAS}{}", final_name(name)).into();
        }
        if let Some(text) = value.get("description").and_then(Value::as_str) {
            value["description"] = plain(text).into();
        }
    });
    document
}

/// Types that are taken otherwise than given, directly or by what they are made of.
fn different(taken: &Map<String, Value>, given: &Map<String, Value>) -> BTreeSet<String> {
    let mut different = BTreeSet::new();
    let mut uses: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (name, schema) in taken {
        let mut schema = schema.clone();
        let used = uses.entry(name).or_default();
        walk(&mut schema, &mut |value| {
            let to = value.get("$ref").and_then(Value::as_str).and_then(|to| to.strip_prefix(TAKEN));
            if let Some(to) = to.map(str::to_owned) {
                value["$ref"] = format!("{SCHEMAS}{to}").into();
                used.insert(to);
            }
        });
        if given.get(name).is_some_and(|given| *given != schema) {
            different.insert(name.clone());
        }
    }
    loop {
        let more: Vec<&str> = uses
            .iter()
            .filter(|(name, used)| {
                given.contains_key(**name) && !different.contains(**name) && !used.is_disjoint(&different)
            })
            .map(|(name, _)| *name)
            .collect();
        if more.is_empty() {
            return different;
        }
        different.extend(more.into_iter().map(str::to_owned));
    }
}

fn walk(value: &mut Value, change: &mut dyn FnMut(&mut Value)) {
    change(value);
    match value {
        Value::Object(object) => object.values_mut().for_each(|value| walk(value, change)),
        Value::Array(array) => array.iter_mut().for_each(|value| walk(value, change)),
        _ => {}
    }
}

/// The first paragraph of what is written for Rust's readers, without its links.
fn plain(text: &str) -> String {
    let paragraph = text.split("\n\n").next().unwrap_or_default();
    paragraph.split_whitespace().collect::<Vec<_>>().join(" ").replace("[`", "`").replace("`]", "`")
}
