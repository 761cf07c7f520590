//! Games and positions written as files: a WTHOR file, if wanted, with its two files of names.

use crate::{Unwritten, names_beside, write_whole};
use outflank_formats::wthor::{Date, FileSet, NameFile};
use outflank_formats::{Format, GameRecord, Losses, Pasted, WriteError};
use std::path::Path;

/// Writes games or positions whole or not at all. `with_names` puts the names of a WTHOR file beside
/// it. `advance` hears of each game. Gives what the format has no word for.
pub fn write_content(
    path: &Path,
    replace: bool,
    content: &Pasted,
    to: Format,
    with_names: bool,
    mut advance: impl FnMut(),
) -> Result<Losses, Unwritten<WriteError>> {
    match content {
        Pasted::Games(_, games) if with_names && to == Format::Wthor => write_set(path, replace, games),
        _ => {
            write_whole(path, replace, |out| content.write_in_parts(to, out, &mut advance))?;
            content.losses(to).map_err(Unwritten::Content)
        }
    }
}

fn write_set(path: &Path, replace: bool, games: &[GameRecord]) -> Result<Losses, Unwritten<WriteError>> {
    // The day a file was made is not needed to read it, and without it the same games
    // give the same bytes.
    let set = FileSet::new(games, Date::default()).map_err(Unwritten::Content)?;
    let players = names_beside(path, NameFile::Players);
    let tournaments = names_beside(path, NameFile::Tournaments);
    for (path, bytes) in [(&players, &set.players), (&tournaments, &set.tournaments)] {
        write_whole(path, replace, |out| Ok(out.write_all(bytes)?))?;
    }
    write_whole(path, replace, |out| Ok(out.write_all(&set.games)?))?;
    let left = set.games().expect("what has just been written can be read");
    Ok(Losses::between(games, &left))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find_names;
    use outflank_formats::read_games;

    #[test]
    fn names_lie_beside_the_games_and_nothing_is_replaced_unasked() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("club.wtb");
        let sgf = b"(;GM[2]PB[Ana]PW[Ben]EV[Cup]DT[2001];B[f5];W[d6])";
        let content = Pasted::Games(Format::Sgf, read_games(Format::Sgf, sgf).unwrap());
        let mut count = 0;
        write_content(&path, false, &content, Format::Wthor, true, || ()).unwrap();
        assert_eq!(find_names(Some(&path), None, None).unwrap().players, ["???", "Ana", "Ben"]);
        let refused = write_content(&path, false, &content, Format::Wthor, true, || ());
        assert!(matches!(refused, Err(Unwritten::File(_))));
        let lost =
            write_content(&place.path().join("a.txt"), false, &content, Format::Transcript, false, || {
                count += 1;
            });
        assert!(lost.unwrap().iter().count() > 0 && count == 1);
    }
}
