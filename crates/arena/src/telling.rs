//! A match in lines for a person.

use crate::report::{FaultReport, Report};
use crate::standings::Standings;
use outflank_text::{Lines, Reader};

/// How it stands while games are played.
impl Lines for Standings {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let totals = self.totals();
        vec![result_line([totals.wins, totals.draws, totals.losses], totals.points(), reader)]
    }
}

impl Lines for Report {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let mut lines = Vec::new();
        if self.interrupted {
            lines.push(reader.text("match-interrupted", &[]));
        }
        for (letter, side) in [("A", &self.a), ("B", &self.b)] {
            lines.push(format!("{letter}: {} ({})", side.name, side.engine));
        }
        let figures = [("games", self.games.into()), ("openings", self.openings.into())];
        lines.push(reader.text("match-games", &figures));
        lines.push(result_line([self.wins, self.draws, self.losses], self.points, reader));
        if let Some(discs) = self.mean_discs {
            lines.push(reader.text("match-discs", &[("discs", format!("{discs:+.2}").into())]));
        }
        lines.push(elo_line(self, reader));
        lines.extend(sprt_line(self, reader));
        lines.extend(self.faults.iter().map(|fault| fault_line(fault, self, reader)));
        lines
    }
}

fn result_line([wins, draws, losses]: [usize; 3], points: f64, reader: &Reader<'_>) -> String {
    reader.text(
        "match-result",
        &[
            ("wins", wins.into()),
            ("draws", draws.into()),
            ("losses", losses.into()),
            ("points", format!("{points:.1}").into()),
        ],
    )
}

fn elo_line(report: &Report, reader: &Reader<'_>) -> String {
    let Some(elo) = report.elo else {
        return reader.text("match-elo-unknown", &[]);
    };
    let end =
        |end: Option<f64>, beyond: &str| end.map_or_else(|| beyond.to_owned(), |elo| format!("{elo:+.1}"));
    reader.text(
        "match-elo",
        &[
            ("elo", format!("{:+.1}", elo.difference).into()),
            ("low", end(elo.low, "-inf").into()),
            ("high", end(elo.high, "+inf").into()),
        ],
    )
}

fn sprt_line(report: &Report, reader: &Reader<'_>) -> Option<String> {
    let sprt = report.sprt?;
    let figures = [
        ("llr", format!("{:+.2}", sprt.llr).into()),
        ("lower", format!("{:+.2}", sprt.lower).into()),
        ("upper", format!("{:+.2}", sprt.upper).into()),
    ];
    let ratio = reader.text("match-llr", &figures);
    let said = match sprt.accepted {
        None => reader.text("match-sprt-open", &[]),
        Some("elo0") => reader.text("match-sprt-lower", &[("elo", sprt.elo0.to_string().into())]),
        Some(_) => reader.text("match-sprt-upper", &[("elo", sprt.elo1.to_string().into())]),
    };
    Some(format!("{ratio} {said}"))
}

fn fault_line(fault: &FaultReport, report: &Report, reader: &Reader<'_>) -> String {
    let (letter, side) = if fault.by == "a" { ("A", &report.a) } else { ("B", &report.b) };
    let what = match fault.kind {
        "illegal-move" => "fault-illegal-move",
        "out-of-time" => "fault-out-of-time",
        "silent" => "fault-silent",
        "crashed" => "fault-crashed",
        "resigned" => "fault-resigned",
        _ => "fault-refused",
    };
    let what = reader.text(what, &[]);
    let detail = fault.reason.as_ref().map(|detail| format!(" ({detail})")).unwrap_or_default();
    let name = format!("{letter}, {}", side.name);
    let lost = reader.text("match-lost", &[("game", fault.game.into()), ("name", name.into())]);
    format!("{lost} {what}{detail}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{ContenderReport, EloReport, SprtReport};
    use outflank_locale::{Language, Locale};
    use outflank_text::Style;

    fn report() -> Report {
        let side = |name: &str| ContenderReport { name: name.to_owned(), engine: "self".to_owned() };
        Report {
            a: side("anna"),
            b: side("ben"),
            games: 2,
            wins: 1,
            draws: 1,
            losses: 0,
            points: 1.5,
            pairs: [0, 0, 0, 1, 0],
            mean_discs: Some(-3.5),
            elo: Some(EloReport { difference: 190.8, low: None, high: Some(400.0) }),
            sprt: Some(SprtReport {
                elo0: 0.0,
                elo1: 10.0,
                llr: 3.1,
                lower: -2.94,
                upper: 2.94,
                accepted: Some("elo1"),
            }),
            openings: 1,
            seed: Some(1),
            interrupted: false,
            faults: vec![FaultReport { game: 2, by: "b", kind: "crashed", reason: Some("it ended".into()) }],
            results: Vec::new(),
        }
    }

    #[test]
    fn a_match_is_told_with_its_figures_and_faults() {
        let locale = Locale::new(Language::English);
        let reader = Reader { locale: &locale, style: Style::ASCII, width: None };
        let told = report().lines(&reader);
        assert_eq!(told[..2], ["A: anna (self)", "B: ben (self)"]);
        let all = told.join("\n");
        for part in ["1.5", "-3.50", "-inf", "+400.0", "+3.10", "B, ben", "(it ended)"] {
            assert!(all.contains(part), "{part}: {all}");
        }
        let open = Report { elo: None, sprt: None, faults: Vec::new(), interrupted: true, ..report() };
        assert_eq!(open.lines(&reader).len(), told.len() - 1);
    }
}
