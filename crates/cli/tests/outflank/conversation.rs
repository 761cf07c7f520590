//! Conversations with the program on a real terminal: what was said must have come before
//! the next line is typed: the console, the rulebook, the table, series and puzzles, drawn and
//! line by line (C2–C9, L3, L7, T1–T4, R11).

use super::Place;
use super::talk::{Conversation, screen};
use outflank_rules::{Game, Position};

#[test]
fn l3_on_a_terminal_answers_and_replies_are_told_at_once() {
    let first = outflank_learn::lessons().len() + 2;
    let Some(mut talk) = Conversation::begin("--plain") else { return };
    talk.hear("> ");
    talk.type_keys(&format!("learn {first}\n"));
    talk.hear("Rulebook puzzle 1");
    talk.hear("> ");
    // Nothing further is typed before the answer has come.
    talk.type_keys("a6\n");
    talk.hear("> ");
    talk.type_keys("h2\n");
    talk.hear("White replies ");
    talk.type_keys("quit\n");
    talk.hear("Goodbye.");
    assert_eq!(talk.end(), 0);
}

#[test]
fn c8_on_a_terminal_the_console_tells_refusals_moves_and_passes_line_by_line() {
    let Some(mut talk) = Conversation::begin("--plain --variation 02") else { return };
    for part in ["Game 02.", "Green: Person.", "Red: Computer", "Green to move.", "> "] {
        talk.hear(part);
    }
    talk.type_keys("a1\n");
    talk.hear("A disc on A1 would turn nothing over.");
    talk.type_keys("d3\n");
    for part in ["Green plays D3 and turns 1 disc.", "Red plays ", "Green to move."] {
        talk.hear(part);
    }
    talk.type_keys("console 01 red\n");
    for part in ["Game 01.", "Red: Person.", "Red to move."] {
        talk.hear(part);
    }
    talk.type_keys("quit\n");
    assert_eq!(talk.end(), 0);
}

#[test]
fn c9_on_a_terminal_two_controllers_play_and_ctrl_z_pauses() {
    let Some(mut talk) = Conversation::begin("--variation 51 --board ascii --still") else { return };
    talk.see("Green to move.");
    talk.type_keys(" ");
    talk.see("Green plays D3 and turns 1 disc.");
    // From E6 to C3 with the arrows, and Enter.
    talk.type_keys("\x1b[A\x1b[A\x1b[A\x1b[D\x1b[D\r");
    talk.see("Red plays C3 and turns 1 disc.");
    // No shell is here to take over, so the program goes on at once; the game waits.
    talk.type_keys("\x1a");
    talk.see("The game is paused.");
    talk.type_keys("\r");
    talk.see("Green to move.");
    // Left by Ctrl-C, as shells count it.
    talk.type_keys("\x03");
    assert_eq!(talk.end(), 130);
}

#[test]
fn l3_on_a_terminal_a_puzzle_shows_answers_and_replies_at_once() {
    let Some(mut talk) = Conversation::begin("--board ascii --still") else { return };
    talk.see("Settings");
    talk.type_keys("4");
    talk.see("A minute to learn");
    // Past the puzzle of the day and the lessons.
    talk.type_keys(&"\x1b[B".repeat(outflank_learn::lessons().len() + 1));
    talk.type_keys("\r");
    talk.see("Rulebook puzzle 1");
    talk.type_keys("a6\r");
    talk.see("Not A6");
    talk.type_keys("h2\r");
    talk.see("White replies H7");
    talk.type_keys("h8\r");
    talk.see("always gets a corner.");
    talk.type_keys("\x03");
    assert_eq!(talk.end(), 130);
}

#[test]
fn c2_c8_on_a_terminal_time_runs_out_and_the_computer_moves() {
    // Both wait for their fifteen seconds at the same time.
    let Some(mut drawn) = Conversation::begin("--variation 51 --board ascii") else { return };
    let Some(mut told) = Conversation::begin("--plain --variation 51") else { return };
    drawn.see("Green to move.");
    told.hear("Green to move.");
    for part in
        ["Green’s time is up: the computer moves.", "The computer plays ", "for Green", "Red to move."]
    {
        told.hear(part);
    }
    // In letters, without the apostrophe that a typewriter lacks.
    for part in ["Green's time is up: the computer moves.", "for Green", "Red to move."] {
        drawn.see(part);
    }
    told.type_keys("quit\n");
    drawn.type_keys("\x03");
    assert_eq!((told.end(), drawn.end()), (0, 130));
}

/// The digits of a score on a screen of letters: left of the board, or right of it.
fn score_is_lit(heard: &[u8], right: bool) -> bool {
    let half = |row: &String| {
        let part: String = row.chars().skip(if right { 58 } else { 0 }).take(20).collect();
        part.contains("|_|") || part.contains("_|")
    };
    screen(heard).iter().take(12).any(half)
}

#[test]
fn c3_c8_on_a_terminal_the_score_of_the_player_to_move_blinks() {
    let Some(mut talk) = Conversation::begin("--variation 03 --board ascii") else { return };
    // The computer begins, and is seen to.
    talk.wait("the right score dark", |talk| {
        score_is_lit(&talk.heard, false) && !score_is_lit(&talk.heard, true)
    });
    talk.see("Red plays ");
    talk.see("Green to move.");
    talk.wait("the left score dark", |talk| {
        !score_is_lit(&talk.heard, false) && score_is_lit(&talk.heard, true)
    });
    talk.wait("both lit", |talk| score_is_lit(&talk.heard, false) && score_is_lit(&talk.heard, true));
    talk.type_keys("\x03");
    assert_eq!(talk.end(), 130);
}

/// The shortest game there is: after nine moves no red disc is left.
const SHORTEST: [&str; 9] = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

#[test]
fn c9_on_a_terminal_a_game_is_left_come_back_to_and_walked_through() {
    let look = "--data kept --board ascii --still";
    let Some(mut talk) = Conversation::begin_in(Place::new(), &format!("{look} --variation 01")) else {
        return;
    };
    talk.see("Green to move.");
    // The first by the left controller, the second by the right one.
    talk.type_keys("sssd ");
    talk.see("Green plays E6");
    talk.type_keys("\x1b[C\x1b[A\x1b[A\r");
    talk.see("Red plays F4");
    talk.type_keys("q");
    talk.see("The game is paused.");
    talk.type_keys("q");
    talk.see("Settings");
    talk.type_keys("\x03");
    let (code, place) = talk.end_in();
    assert_eq!(code, 130);

    let Some(mut talk) = Conversation::begin_in(place, look) else { return };
    talk.see("Settings");
    // The games that were kept.
    talk.type_keys("7");
    talk.see("01");
    talk.type_keys("\r");
    talk.see("The game is paused.");
    talk.see_row(" 4 |", 'O', 3);
    talk.type_keys("\r");
    talk.see("Green to move.");
    for (ply, square) in SHORTEST.iter().enumerate().skip(2) {
        // A click on the square.
        let [file, rank] = square.as_bytes() else { panic!("a square has two letters") };
        let (column, row) = (27 + 4 * u32::from(file - b'a'), 5 + 2 * u32::from(rank - b'1'));
        talk.type_keys(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
        if ply < 8 {
            talk.see(&format!("plays {}", square.to_uppercase()));
        }
    }
    talk.see("Green wins.");
    talk.see("Red has no disc left on the board.");
    talk.type_keys("\x1b[D");
    talk.see("8 of 9");
    talk.type_keys("\x1b[H");
    talk.see("0 of 9");
    talk.type_keys("\x03");
    assert_eq!(talk.end(), 130);
}

#[test]
fn l7_on_a_terminal_the_rulebook_is_paged_played_and_compared() {
    let Some(mut talk) = Conversation::begin("--board ascii --still") else { return };
    talk.see("Settings");
    talk.type_keys("5");
    talk.see("The rulebook: The aim");
    talk.type_keys("\x1b[C\x1b[C\x1b[C\x1b[B");
    talk.see("Figure of rule 10");
    talk.see_row(" 5 |", 'O', 1);
    // Its move is played: three discs turn.
    talk.type_keys("\r");
    talk.see_row(" 5 |", 'O', 5);
    talk.type_keys("\r");
    talk.see_row(" 5 |", 'O', 1);
    talk.type_keys("4");
    talk.see("French rules.");
    talk.type_keys("\x03");
    assert_eq!(talk.end(), 130);
}

#[test]
fn l7_on_a_terminal_the_rulebook_is_told_line_by_line() {
    let Some(mut talk) = Conversation::begin("--plain") else { return };
    talk.hear("> ");
    talk.type_keys("rules\n");
    talk.hear("16: On the console of 1982");
    talk.type_keys("rules setup fr\n");
    for part in ["FR: French rules. ", "Black: E4 D5. White: D4 E5.", "FR gets it wrong:"] {
        talk.hear(part);
    }
    talk.type_keys("quit\n");
    assert_eq!(talk.end(), 0);
}

#[test]
fn t4_r11_on_a_terminal_handicap_first_move_clock_and_series_are_agreed_and_played_to_the_end() {
    let Some(mut talk) = Conversation::begin("--board ascii --still") else { return };
    let [right, down] = ["\x1b[C", "\x1b[B"];
    talk.see("Settings");
    talk.type_keys("3");
    talk.see("Referee");
    // Two corners for Black, White first, a clock, to two wins, and the winner decides.
    let form = [
        down, right, right, down, right, down, right, right, down, down, right, right, right, right, down,
        right,
    ];
    talk.type_keys(&form.concat());
    talk.see("the winner decides");
    talk.type_keys("\r");
    talk.see("Opening the box");
    talk.type_keys("q");
    talk.see("White to move.");
    talk.see_row(" 1 |", 'X', 1);
    talk.see_row(" 8 |", 'X', 1);
    // A mistake, counted and put right.
    talk.type_keys("c5\ro");
    talk.see("1 mistake in White's turn.");
    talk.type_keys("d5\r");
    talk.see("No mistakes in White's turn.");
    talk.type_keys("xx");
    talk.see("decides who");
    talk.type_keys("2");
    talk.see("White to move.");
    talk.type_keys("xx");
    talk.see("1-1");
    talk.type_keys("1");
    talk.see("Black to move.");
    talk.type_keys("xx");
    talk.see("Winner of the series: Player 2.");
    talk.type_keys("w");
    talk.see("Score sheet");
    talk.see("worth 64 points");
    talk.type_keys("\x03");
    assert_eq!(talk.end(), 130);
}

#[test]
fn t4_r11_on_a_terminal_the_same_is_agreed_and_told_line_by_line() {
    let wish = "--plain --tabletop hint --handicap 2 --first white --clock 5 --wins 2 --next winner";
    let Some(mut talk) = Conversation::begin(wish) else { return };
    talk.hear("Opening the box.");
    talk.hear("White to move.");
    talk.type_keys("c5\n");
    talk.hear("White places a disc on C5.");
    talk.type_keys("done\n");
    talk.hear("1 mistake in White’s turn.");
    talk.type_keys("d5\n");
    talk.hear("No mistakes in White’s turn.");
    // Who can move has to.
    talk.type_keys("pass\n");
    talk.hear("Passing is not allowed while there is a move.");
    talk.type_keys("resign\n");
    talk.hear("decides who starts the next game.");
    talk.type_keys("start 2\n");
    talk.hear("White to move.");
    talk.type_keys("resign\n");
    talk.hear("1–1");
    talk.type_keys("start 1\n");
    talk.hear("Black to move.");
    talk.type_keys("time\n");
    talk.hear("Black: ");
    talk.type_keys("resign\n");
    talk.hear("Winner of the series: Player 2.");
    talk.type_keys("score\n");
    talk.hear("worth 64 points");
    talk.type_keys("quit\n");
    assert_eq!(talk.end(), 0);
}

#[test]
fn t1_t2_on_a_terminal_hands_play_a_whole_game_under_a_strict_referee() {
    let Some(mut talk) = Conversation::begin("--plain --tabletop strict") else { return };
    talk.hear("Black to move.");
    let mut game = Game::from_position(Position::START);
    for square in SHORTEST {
        let before = game.position();
        let placed = square.parse().expect("a square");
        game.play(placed).expect("a move");
        talk.type_keys(&format!("{square}\n"));
        talk.hear(&format!("places a disc on {}.", square.to_uppercase()));
        // Nothing is handed over before all discs are turned.
        talk.type_keys("done\n");
        talk.hear("the wrong side.");
        let mover = before.turn();
        for turned in game.position().discs(mover) - before.discs(mover) {
            if turned != placed {
                talk.type_keys(&format!("{turned}\n"));
                talk.hear(&format!("The disc on {turned:#} is now "));
            }
        }
        talk.type_keys("done\n");
        talk.hear("is done.");
    }
    talk.hear("Black wins. White has no disc left on the board.");
    talk.hear("13");
    talk.type_keys("quit\n");
    assert_eq!(talk.end(), 0);
}
