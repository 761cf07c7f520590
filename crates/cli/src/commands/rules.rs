//! `outflank rules`: the rulebook, to read in a terminal or to keep as a file (L7).

use crate::failure::{Failure, Outcome};
use crate::screen::Screen;
use outflank_rulebook::text::{self, Layout};
use outflank_rulebook::{Book, Edition, rulebook};
use std::io::Write;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank rules                    all rules, each with its figure\n  \
    outflank rules pass               one section\n  \
    outflank rules --edition fr       and what the French leaflet has different\n  \
    outflank rules --lang pl | less   in Polish, page by page\n\n\
    Sections: aim, box, setup, move, directions, limits, pass, mistakes, supply, end,\n\
    score, sample, series, handicap, tips, console.\n\
    JSON: {language, title, intro, editions: [{code, name}], sections: [{id, title, rules:\n\
    [{number, id, text, figure?: {board, console, legal, play?, turns, after?, moves?, alt},\n\
    setup_lines, editions: [{edition, kind, label, note?}]}]}], setup_title, setup_lines:\n\
    [{language, name, text}]}; with a section or an edition, of these alone")]
pub struct Args {
    /// The section to show [default: all of them]
    #[arg(value_name = "SECTION", value_parser = section_ids())]
    section: Option<String>,

    /// Show what this printed edition adds, drops, words differently or gets wrong: es, pl, de, fr or h21
    #[arg(long, value_name = "EDITION")]
    edition: Option<Edition>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn section_ids() -> clap::builder::PossibleValuesParser {
    rulebook().sections.iter().map(|section| section.id.as_str()).collect::<Vec<_>>().into()
}

/// Runs the command.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let mut book = Book::new(screen.locale());
    if args.json {
        book.sections.retain(|section| args.section.as_deref().is_none_or(|id| id == section.id));
        let rules = book.sections.iter_mut().flat_map(|section| &mut section.rules);
        for rule in rules {
            rule.editions.retain(|account| args.edition.is_none_or(|edition| edition == account.edition));
        }
        screen.json(&book)?;
        return Ok(Outcome::Good);
    }
    let layout = Layout { edition: args.edition, style: screen.style() };
    let page = match args.section.as_deref().and_then(|id| book.section(id)) {
        Some(section) => text::section(&book, section, layout),
        None => text::book(&book, layout),
    };
    screen.write_all(page.as_bytes())?;
    Ok(Outcome::Good)
}
