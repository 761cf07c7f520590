//! One game, reviewed by the command line, by the server and in the terminal: the same
//! judgements.

use super::serve::Serving;
use super::{Place, random_games};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// The start of a game with mistakes of both sides.
fn squares() -> Vec<String> {
    let game = random_games(1).remove(0);
    game.squares_played().take(24).map(|square| square.to_string()).collect()
}

/// What the server says about the positions of the game, by ply, and in the end.
async fn review(address: &str, moves: &[String]) -> (Vec<Value>, Value) {
    let (mut socket, _) =
        tokio_tungstenite::connect_async(format!("ws://{address}/api/analysis")).await.expect("a connection");
    let wish = json!({"type": "game", "id": "g", "moves": moves});
    socket.send(Message::text(wish.to_string())).await.expect("it listens");
    let (mut plies, mut report) = (Vec::new(), Value::Null);
    while let Some(Ok(message)) = socket.next().await {
        let Ok(body) = serde_json::from_str::<Value>(message.to_text().unwrap_or_default()) else { continue };
        match body["type"].as_str() {
            Some("ply") => plies.push(body),
            Some("report") => report = body,
            Some("done") => break,
            Some("problem") => panic!("{body}"),
            _ => {}
        }
    }
    plies.sort_by_key(|ply| ply["ply"].as_u64());
    (plies, report)
}

#[test]
fn a_game_gets_the_same_judgements_from_the_command_line_the_server_and_the_terminal() {
    let place = Place::new();
    let moves = squares();
    let analysed = place.run(["analyze", &moves.concat(), "--json"]).json();
    assert_eq!(analysed["effort"], "standard");

    let serving = Serving::start(&place, &["--port", "0"]);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (plies, report) = runtime.block_on(review(&serving.address, &moves));
    drop(serving);
    assert_eq!(plies.len(), moves.len() + 1, "one for each position");
    let game = &analysed["games"][0];
    let of_the_command_line = game["moves"].as_array().expect("moves");
    assert_eq!(of_the_command_line.len(), moves.len());
    for (one, ply) in of_the_command_line.iter().zip(&plies) {
        for (ours, theirs) in [("ply", "ply"), ("move", "played"), ("best", "best"), ("grade", "grade")] {
            assert_eq!(one[ours], ply[theirs], "{one} {ply}");
        }
        for (ours, theirs) in [("score", "played_score"), ("best_score", "score")] {
            for key in ["kind", "discs", "depth"] {
                assert_eq!(one[ours].get(key).unwrap_or(&Value::Null), &ply[theirs][key], "{one} {ply}");
            }
        }
        assert_eq!(one["loss"], ply["loss"], "{one} {ply}");
    }

    // In another folder, so that nothing comes from the server's store.
    let input = format!("{}\nreview\nquit\n", moves.join("\n"));
    let people = ["play", "--plain", "--two", "--data", "other"];
    let said = place.run_with_input(people, input.as_bytes()).good();
    for (ply, square) in (1..).zip(&moves) {
        let black = plies[ply]["black"].as_i64().expect("a score");
        let score = if black == 0 { "0".to_owned() } else { format!("{black:+}") };
        let line = said.lines().find(|line| line.starts_with(&format!("{ply}. ")));
        let line = line.unwrap_or_else(|| panic!("ply {ply} is not in\n{said}"));
        assert!(line.contains(square.as_str()) && line.contains(&score), "{line}: {score}");
    }
    let (_, told) = said.split_once("Turning points:").expect("it ends with the turning points");
    let turned: Vec<u64> = told.lines().filter_map(|line| line.split_once(". ")?.0.parse().ok()).collect();
    let expected = report["turning_points"]["both"].as_array().expect("plies");
    let expected: Vec<u64> = expected.iter().filter_map(Value::as_u64).collect();
    assert_eq!(turned, expected, "{told}");
}
