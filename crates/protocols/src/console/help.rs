//! What the console says about itself.

/// All commands, as `help` lists them.
pub(super) const HELP: &str = "\
Commands:
  i|init              start a new game from the standard position
  n|new               start a new game from the last board that was set
  setboard <board>    set a board to start from: 64 squares from A1 to H8, then the side to move
  o|open|load <file>  load a game
  s|save <file>       save the game; the ending of the name tells the format
  u|undo, r|redo      take back a move, play it again
  play <moves>        play moves, as in: play f5d6c3
  <move>              play one move, as in: f5
  force <moves>       the opening the engine has to play
  go                  let the engine play
  stop                stop thinking
  hint [n]            show the n best moves
  m|mode <n>          the engine plays: 0 White, 1 Black, 2 both, 3 neither
  a|analyze [n]       look at the last n moves of the game, from its end
  v|version           tell the version
  q|quit|exit         leave
Options, as in: level 12, or: set level = 12
  l|level <n>         plies to look ahead, 1 to 60
  move-time <time>    time for each move, in seconds or as m:ss; 0 for none
  t|game-time <time>  time for all moves of a side; 0 for none
  verbose <n>         0 shows no boards
  ponder on|off       think after a move of its own until the next line comes
Elsewhere in this program: outflank solve, perft, convert, check, bench, match.";

/// Where to find what Edax does here and we do elsewhere.
pub(super) fn elsewhere(command: &str) -> Option<&'static str> {
    Some(match command {
        "solve" | "obftest" | "script-to-obf" => "problems are solved by: outflank solve FILE",
        "convert" => "games are converted by: outflank convert IN OUT",
        "check" | "wtest" | "unique" | "correct" => "games are checked by: outflank check FILE",
        "perft" | "count" | "estimate" => "moves are counted by: outflank perft N",
        "bench" => "speed is measured by: outflank bench",
        "book" | "b" => "the opening book is shown and changed by: outflank book",
        _ => return None,
    })
}
