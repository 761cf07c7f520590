//! The colours of the console for the web code: `web/js/hues.js`, written from the one place
//! that knows them (C4).

use outflank_play::console::Hue;
use outflank_rules::Color;
use std::fs;
use std::path::Path;

fn module() -> String {
    let line = |color: Color| {
        let hue = Hue::of(color);
        let key = if color == Color::Black { "black" } else { "white" };
        format!("  {key}: {{ name: '{}', rgb: '#{:06x}' }},\n", hue.name(), hue.rgb())
    };
    let names: Vec<String> =
        Color::BOTH.iter().map(|&color| format!("'{}'", Hue::of(color).name())).collect();
    format!(
        "// Written by the tests of crates/server from `outflank_play::console::Hue`. Do not edit.\n\n\
         /**\n \
         * The colours of the console's discs (C4): the word the texts know them by, and their light.\n \
         * @type {{Record<Color, {{name: {}, rgb: string}}>}}\n \
         */\n\
         export const HUES = {{\n{}}};\n",
        names.join(" | "),
        Color::BOTH.into_iter().map(line).collect::<String>(),
    )
}

#[test]
fn c4_the_web_code_has_the_colours_of_the_console() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/js/hues.js");
    let made = module();
    if fs::read_to_string(&file).is_ok_and(|there| there == made) {
        return;
    }
    fs::write(&file, made).unwrap();
    panic!("web/js/hues.js was not what `Hue` says and is written anew: build again");
}
