//! Learning: the whole course, every puzzle and an opening, in every language.
//!
//! Each exercise is failed once and then done, on the real page. What the page says is
//! held word for word against what the program would say in that language, so a text of
//! another language, a missing one or a forgotten variable is found. The lessons, the
//! rulebook's puzzles, a puzzle of each kind and the openings are walked in all five
//! languages. Of the 1,175 puzzles one in four is walked in English; in each further language
//! one in 48, others for each: the page is the same, only the words differ, the server's own
//! tests fail and solve every one, and all of them in all languages would take the better part
//! of the time all browser tests have (`OUTFLANK_EVERY_PUZZLE=1` walks them all the same). Laying out the board takes most of
//! the time of a walk, and nothing here looks at where its squares lie: where all puzzles
//! are walked it takes no room.

use crate::access::faults;
use outflank_e2e::{PATIENCE, Page, Server, key, wait_for};
use outflank_learn::view::AnswerView;
use outflank_learn::{Exercise, RulebookAttempt, Session, Task, Trainer, Try, daily, lessons, rulebook};
use outflank_locale::Sentence;
use outflank_locale::{Language, Locale};
use outflank_puzzles::{Kind, Puzzle, collection};
use outflank_rules::{Color, Square, SquareSet};
use serde_json::{Value, json};

/// Shows pages one after the other without loading the app anew, tries one thing after the
/// other on each, and gives what they said each time. Looks for ids of texts that are
/// seen instead of the texts.
const WALK: &str = r#"
const [walks] = arguments;
const main = document.getElementById('main');
const until = (what, done) => done() || new Promise((resolve, reject) => {
  const end = (settle, value) => { observer.disconnect(); clearTimeout(timer); settle(value); };
  const observer = new MutationObserver(() => { if (done()) end(resolve); });
  const timer = setTimeout(() => end(reject, new Error(`waited for ${what}: ${main.textContent}`)), 20000);
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
});
const leak = () => {
  const labels = [...document.querySelectorAll('[aria-label], [title]')].flatMap((e) => [e.getAttribute('aria-label'), e.getAttribute('title')]);
  const text = [document.body.textContent, document.title, ...labels].join(' ');
  return text.match(/\b(web|lesson|puzzle|rulebook|trainer|coach|course|level|color|ply)-[a-z][\w-]*/)?.[0] ?? null;
};
const all = [];
for (const [path, tries] of walks) {
  const said = [];
  const note = () => said.push({
    title: main.querySelector('h1').textContent, task: document.getElementById('task').textContent,
    reply: document.getElementById('reply').hidden ? null : document.getElementById('reply').textContent,
    spoken: document.getElementById('spoken').textContent, done: main.dataset.done, leak: leak(),
    options: [...document.querySelectorAll('.option')].map((e) => e.textContent),
  });
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  await until(path, () => main.dataset.ready && main.dataset.tries === '0');
  note();
  for (const [i, one] of tries.entries()) {
    const selector = typeof one === 'number' ? `[data-option="${one}"]` : one === 'hint' ? '#hint' : `[data-square=${one}]`;
    document.querySelector(selector).click();
    await until(`${one} on ${path}`, () => main.dataset.tries === String(i + 1) && document.getElementById('spoken').textContent);
    note();
  }
  all.push(said);
}
return all;
"#;

/// The squares are still there, told and clicked.
const NO_ROOM_FOR_THE_BOARD: &str = "
const sheet = new CSSStyleSheet();
sheet.replaceSync('.board { display: none !important }');
document.adoptedStyleSheets.push(sheet);
";

/// Of the puzzles, one in so many is walked; every one when `OUTFLANK_EVERY_PUZZLE` is set. The server's own
/// tests fail and solve all of them.
fn share(usual: usize) -> usize {
    if std::env::var_os("OUTFLANK_EVERY_PUZZLE").is_some() { 1 } else { usual }
}

/// An address and what to try there.
type Walk = (String, Vec<Value>);

fn locales() -> impl Iterator<Item = Locale> {
    Language::ALL.into_iter().map(Locale::new)
}

/// A browser on the pages of learning.
fn open(server: &Server) -> Page<'_> {
    let page = Page::open(server, "/learn");
    page.until("ready", "true");
    page
}

/// Goes on in another language.
fn speak(page: &Page<'_>, locale: &Locale) {
    let wish = json!({"animation": "off", "language": locale.language().to_string()});
    page.browser.run("localStorage.setItem('outflank', JSON.stringify(arguments[0]))", &[wish]);
    page.go("/learn");
    page.until("ready", "true");
    assert_eq!(page.browser.text_of("return document.documentElement.lang"), locale.language().to_string());
}

/// Tries things on pages; what each said to each, once it is sure that no id was seen.
fn walk_all(page: &Page<'_>, walks: &[Walk]) -> Vec<Vec<Value>> {
    let all = page.browser.run(WALK, &[json!(walks)]);
    let all: Vec<Vec<Value>> = serde_json::from_value(all).expect("the pages say something");
    for ((path, _), said) in walks.iter().zip(&all) {
        let leaks: Vec<&Value> = said.iter().map(|one| &one["leak"]).filter(|leak| !leak.is_null()).collect();
        assert!(leaks.is_empty(), "{path}: {leaks:?}");
    }
    all
}

fn walk(page: &Page<'_>, path: &str, tries: Vec<Value>) -> Vec<Value> {
    walk_all(page, &[(path.to_owned(), tries)]).remove(0)
}

/// What the page said to the try with this number is what the program says in that language.
fn assert_answer(said: &Value, answer: &AnswerView, locale: &Locale, place: &str) {
    let expected = answer.message.text(locale);
    assert_eq!(said["reply"].as_str(), Some(expected.as_str()), "{place}");
    let spoken = said["spoken"].as_str().unwrap_or_default();
    assert!(spoken.starts_with(&expected), "{place}: {spoken:?} is said instead of {expected:?}");
}

fn assert_text(said: &Value, name: &str, expected: &Sentence, locale: &Locale, place: &str) {
    assert_eq!(said[name].as_str(), Some(expected.text(locale).as_str()), "{place}");
}

fn names(squares: impl IntoIterator<Item = Square>) -> Vec<Value> {
    squares.into_iter().map(|square| square.to_string().into()).collect()
}

#[test]
fn every_lesson_is_taken_in_every_language_with_a_wrong_and_a_right_answer() {
    let server = Server::start();
    let page = open(&server);
    let steps =
        || lessons().iter().flat_map(|lesson| (1..).zip(&lesson.steps).map(move |step| (lesson, step)));
    let walks: Vec<Walk> = steps()
        .map(|(lesson, (number, step))| {
            let tries = match &step.task {
                Task::Choose(options, answer) => vec![json!((answer + 1) % options.len()), json!(answer)],
                Task::Place(answers) => names([wrong_square(*answers), answers.into_iter().next().unwrap()]),
                _ => names([wrong_square(step.to_find())].into_iter().chain(step.to_find())),
            };
            (format!("/learn/{}?step={number}", lesson.id), tries)
        })
        .collect();
    for locale in locales() {
        speak(&page, &locale);
        let all = walk_all(&page, &walks);
        for (((lesson, (number, _)), (_, tries)), said) in steps().zip(&walks).zip(all) {
            let place = format!("{} {} {number}", locale.language(), lesson.id);
            let mut session = Session::at(lesson, number - 1);
            assert_text(&said[0], "title", &session.view().title, &locale, &place);
            assert_text(&said[0], "task", &session.view().task, &locale, &place);
            let options: Vec<String> = session.options().iter().map(|one| one.text(&locale)).collect();
            assert_eq!(said[0]["options"], json!(options), "{place}");
            for (tried, said) in tries.iter().zip(&said[1..]) {
                let answer = match tried.as_str() {
                    Some(square) => session.touch_view(square.parse().unwrap()),
                    None => session.choose_view(tried.as_u64().unwrap() as usize),
                };
                assert_answer(said, &answer, &locale, &place);
                assert_eq!(said["done"], session.is_done().to_string(), "{place}");
            }
            assert_eq!(said.last().unwrap()["done"], "true", "{place}");
        }
    }
    page.assert_quiet();
    let seen = server.get("/api/learn").json();
    assert_eq!(seen["go_on"], Value::Null, "every lesson is finished");
}

/// A square that is no answer.
fn wrong_square(right: SquareSet) -> Square {
    (!right).into_iter().next().unwrap()
}

#[test]
fn the_rulebooks_puzzles_are_solved_in_every_language_through_every_reply() {
    let server = Server::start();
    let page = open(&server);
    for locale in locales() {
        speak(&page, &locale);
        for entry in rulebook::puzzles() {
            let mut attempt = RulebookAttempt::new(entry);
            let wrong = (entry.board.moves() - entry.solution[0].set()).into_iter().next().unwrap();
            let mut tries = vec![wrong, entry.solution[0]];
            let (title, task) = (attempt.view().title, attempt.view().task);
            let mut answers: Vec<AnswerView> = tries.iter().map(|&one| attempt.answer_view(one)).collect();
            while !attempt.view().done {
                let corner = (attempt.position().moves() & SquareSet::CORNERS).into_iter().next().unwrap();
                tries.push(corner);
                answers.push(attempt.answer_view(corner));
            }
            let place = format!("{} {}", locale.language(), entry.id);
            let said = walk(&page, &format!("/puzzles/{}", entry.id), names(tries));
            assert_text(&said[0], "title", &title, &locale, &place);
            assert_text(&said[0], "task", &task, &locale, &place);
            for (answer, said) in answers.iter().zip(&said[1..]) {
                assert_answer(said, answer, &locale, &place);
            }
            assert_text(said.last().unwrap(), "task", &attempt.task(), &locale, &place);
        }
    }
    page.assert_quiet();
}

/// A wrong move and then the solution.
fn tries(puzzle: &Puzzle) -> Vec<Square> {
    let wrong = (puzzle.position.moves() - puzzle.first().set()).into_iter().next().unwrap();
    [wrong].into_iter().chain(puzzle.solution.iter().copied().step_by(2)).collect()
}

/// Holds what was said while a puzzle was solved against what is to be said.
fn assert_solved(said: &[Value], puzzle: &'static Puzzle, locale: &Locale) {
    let mut exercise = Exercise::puzzle(puzzle);
    let shown = exercise.view();
    let place = format!("{} {}", locale.language(), puzzle.id);
    assert_text(&said[0], "title", &shown.title, locale, &place);
    assert_text(&said[0], "task", &shown.task, locale, &place);
    for (tried, said) in tries(puzzle).into_iter().zip(&said[1..]) {
        let answer = exercise.answer(Try::Square(tried)).unwrap();
        assert_answer(said, &answer, locale, &place);
    }
    assert_eq!(said.last().unwrap()["done"], "true", "{place}");
}

/// Fails a puzzle and solves it.
fn solve(page: &Page<'_>, puzzle: &'static Puzzle, path: &str, locale: &Locale) {
    assert_solved(&walk(page, path, names(tries(puzzle))), puzzle, locale);
}

/// Fails and solves these puzzles, many with one call.
fn solve_all(page: &Page<'_>, puzzles: &[&'static Puzzle], locale: &Locale) {
    for some in puzzles.chunks(25) {
        let walks: Vec<Walk> =
            some.iter().map(|puzzle| (format!("/puzzles/{}", puzzle.id), names(tries(puzzle)))).collect();
        for (puzzle, said) in some.iter().zip(walk_all(page, &walks)) {
            assert_solved(&said, puzzle, locale);
        }
    }
}

#[test]
fn a_share_of_the_shipped_puzzles_is_failed_and_solved_in_english() {
    // Two browsers at once: the page waits for the server as often as the other way round.
    let server = Server::start();
    let some = collection().iter().step_by(share(4));
    let (even, odd): (Vec<_>, Vec<_>) = some.enumerate().partition(|(at, _)| at % 2 == 0);
    std::thread::scope(|scope| {
        for half in [even, odd] {
            let server = &server;
            scope.spawn(move || {
                let english = Locale::new(Language::English);
                let page = open(server);
                page.browser.run(NO_ROOM_FOR_THE_BOARD, &[]);
                let half: Vec<&Puzzle> = half.into_iter().map(|(_, puzzle)| puzzle).collect();
                solve_all(&page, &half, &english);
                page.assert_quiet();
            });
        }
    });
    let seen = server.get("/api/learn").json();
    for kind in seen["kinds"].as_array().unwrap() {
        let of_kind = |puzzle: &&Puzzle| puzzle.kind.name() == kind["kind"];
        assert_eq!(kind["solved"], collection().iter().step_by(share(4)).filter(of_kind).count());
    }
}

#[test]
fn a_share_of_the_puzzles_is_failed_and_solved_in_every_other_language() {
    let server = Server::start();
    let page = open(&server);
    for (number, locale) in locales().enumerate().skip(1) {
        speak(&page, &locale);
        let some: Vec<&Puzzle> = collection().iter().skip(number).step_by(share(48)).collect();
        solve_all(&page, &some, &locale);
    }
    page.assert_quiet();
}

#[test]
fn a_puzzle_of_each_kind_and_the_one_of_the_day_are_solved_in_every_language() {
    let server = Server::with_test_clock();
    let page = open(&server);
    let first = outflank_learn::Day(20_000);
    for (day, locale) in (0..).zip(locales()) {
        speak(&page, &locale);
        for kind in Kind::ALL {
            let puzzle = collection().iter().find(|puzzle| puzzle.kind == kind).unwrap();
            solve(&page, puzzle, &format!("/puzzles/{}", puzzle.id), &locale);
            // Small enough to be explained at once.
            page.browser.wait("#comment:not([hidden])");
            assert!(page.text("#comment").len() > 10);
        }
        // One more day in a row with each language.
        let today = daily::puzzle(first.after(day), collection()).unwrap();
        solve(&page, today, "/puzzles/daily", &locale);
        let count = outflank_locale::Value::from(day + 1);
        page.until_text(".streak", &locale.text("web-learn-streak", &[("count", count)]));
        server.advance(24 * 60 * 60 * 1000);
        // What was missed is asked again the next day, one after the other.
        page.go("/learn");
        page.until("ready", "true");
        page.browser.click("#due-puzzles");
        wait_for("a puzzle to repeat", PATIENCE, || page.fact("puzzle").is_some().then_some(()));
        assert!(page.browser.text_of("return location.search").contains("due"));
    }
    page.assert_quiet();
}

#[test]
fn openings_are_played_from_memory_in_every_language() {
    let server = Server::start();
    let page = open(&server);
    for locale in locales() {
        speak(&page, &locale);
        let tiger = outflank_data::openings().iter().find(|one| one.is_called("Tiger")).unwrap();
        let line: String = tiger.moves.iter().map(ToString::to_string).collect();
        for (color, name, first) in [(Color::Black, "black", 0), (Color::White, "white", 1)] {
            let trainer = Trainer::new(tiger, color);
            let (expected, task) = (tiger.moves[first], trainer.view().task);
            let wrong = (trainer.position().moves() - expected.set()).into_iter().find(|&one| {
                matches!(trainer.clone().play(one), outflank_learn::trainer::Answer::Wrong { .. })
            });
            let mut tries: Vec<Value> = names(wrong);
            tries.push("hint".into());
            tries.extend(names(tiger.moves.iter().copied().skip(first).step_by(2)));
            let place = format!("{} {name}", locale.language());
            let said = walk(&page, &format!("/openings/{line}?color={name}"), tries.clone());
            let title = tiger.name(&locale.language().to_string());
            assert_eq!(said[0]["title"], title, "{place}");
            assert_text(&said[0], "task", &task, &locale, &place);
            let mut exercise = Exercise::opening(trainer);
            for (tried, said) in tries.iter().zip(&said[1..]) {
                let tried = match tried.as_str().unwrap() {
                    "hint" => Try::Hint,
                    name => Try::Square(name.parse().unwrap()),
                };
                let answer = exercise.answer(tried).unwrap();
                assert_answer(said, &answer, &locale, &place);
            }
            assert_eq!(said.last().unwrap()["done"], "true", "{place}");
        }
    }
    page.assert_quiet();
}

#[test]
fn a_lesson_is_taken_with_the_keyboard_alone_and_everything_is_said() {
    let server = Server::start();
    let page = Page::open(&server, "/learn");
    page.until("ready", "true");
    for _ in 0..40 {
        if page.browser.run("return document.activeElement.id === 'go-on'", &[]) == true {
            break;
        }
        page.browser.press(&[key::TAB]);
    }
    page.browser.press(&[key::ENTER]);
    page.until("lesson", "board");
    page.tab_to_board();
    page.key_square("c3");
    page.until_text("#spoken", "That is C3.");
    // The same once more is said once more.
    page.browser.run("document.getElementById('spoken').textContent = ''", &[]);
    page.key_square("c3");
    page.until_text("#spoken", "That is C3.");
    page.key_square("c4");
    page.until_text("#spoken", "Yes. There are 64 squares");
    page.until_text("#spoken", "Lesson finished.");
    // The way on has the focus: Enter goes to the next lesson, and from step to step.
    page.browser.press(&[key::ENTER]);
    page.until("lesson", "start");
    page.tab_to_board();
    page.key_square("e4");
    page.until_text("#spoken", "Yes. One more.");
    page.key_square("d5");
    page.until("done", "true");
    page.browser.press(&[key::ENTER]);
    page.until("step", "2");
    page.until_text("#spoken", "On the television console of 1982");
    assert!(page.browser.run("return document.activeElement.matches('.cell')", &[]) == true);
    page.key_square("d4");
    page.key_square("e5");
    page.until("done", "true");
    // A statement is chosen with Tab and Enter.
    page.go("/learn/all");
    page.until("ready", "true");
    for _ in 0..40 {
        if page.browser.run("return document.activeElement.dataset.option === '1'", &[]) == true {
            break;
        }
        page.browser.press(&[key::TAB]);
    }
    page.browser.press(&[key::ENTER]);
    page.until("done", "true");
    page.assert_quiet();
}

#[test]
fn progress_and_tries_survive_a_reload_and_a_killed_server() {
    let mut server = Server::start();
    let pages = |server: &Server| {
        let page = Page::open(server, "/learn/sample");
        page.until("ready", "true");
        page.click_square("d3");
        page.until("tries", "1");
        page.browser.reload();
        // The square found before is still found, and three are left.
        page.until("tries", "1");
        page.browser.wait(".cell.found[data-square=d3]");
        // Touched faster than the server answers, and none is lost.
        let touch = "for (const square of ['c4', 'f5', 'e6']) document.querySelector(`[data-square=${square}]`).click()";
        page.browser.run(touch, &[]);
        page.until("tries", "4");
        page.until("done", "true");
        page.assert_quiet();
    };
    pages(&server);
    server.kill_and_restart();
    let page = Page::open(&server, "/learn");
    page.until("ready", "true");
    assert_eq!(page.text("[data-lesson=sample] .quiet"), "1 of 4");
    page.browser.click("[data-lesson=sample]");
    page.until("step", "2");
    page.click_square("d4");
    page.until("done", "true");
    page.assert_quiet();
}

#[test]
fn a_puzzle_can_be_given_up_tried_again_and_played_on() {
    let server = Server::start();
    let puzzle = collection().iter().find(|puzzle| puzzle.kind == Kind::Swing).unwrap();
    let page = Page::open(&server, "/puzzles?kind=swing");
    page.until("kind", "swing");
    page.browser.click(&format!("[data-puzzle={}]", puzzle.id));
    page.until("puzzle", &puzzle.id);
    page.browser.click("#give-up");
    page.until("done", "given up");
    page.until_text("#reply", &format!("Solution: {:#}", puzzle.first()));
    page.click_square(&puzzle.first().to_string());
    page.browser.click("#again");
    page.until("done", "false");
    page.click_square(&puzzle.first().to_string());
    page.until("done", "true");
    page.browser.wait("#play-on:not([disabled])");
    page.select("play-on-level", "1");
    page.browser.click("#play-on");
    page.until_playing();
    let offered = page.next_turn();
    assert!(!offered.is_empty(), "the computer has answered and it is the reader's turn");
    page.go("/puzzles?kind=swing");
    page.browser.wait(&format!("[data-puzzle={}][data-state=failed]", puzzle.id));
    page.assert_quiet();
}

#[test]
fn the_first_puzzle_of_the_rulebook_is_walked_to_its_printed_end() {
    let server = Server::start();
    let page = Page::open(&server, "/puzzles/puz-1");
    page.until("ready", "true");
    page.click_square("h2");
    page.until("tries", "1");
    page.click_square("h8");
    page.until("done", "true");
    page.browser.click("#printed");
    for _ in 0..24 {
        page.browser.click("#printed-next");
    }
    page.until_text("#printed-text", "Black 54, White 10");
    let discs = page.discs();
    assert_eq!((discs.matches('X').count(), discs.matches('O').count()), (54, 10));
    page.assert_quiet();
}

#[test]
fn openings_are_found_by_name_and_put_away() {
    let server = Server::start();
    let known = json!({"color": "black", "tries": ["f5", "c3", "c4"]});
    assert_eq!(server.post("/api/learn/openings/f5d6c3d3c4", &known).status, 200);
    let page = Page::open(&server, "/openings");
    page.until("ready", "true");
    page.browser.type_into("#search", "tiger");
    let shown = "return [...document.querySelectorAll('.opening')].filter(e => e.checkVisibility()).map(e => e.querySelector('h3').textContent)";
    let found = page.browser.run(shown, &[]);
    let found = found.as_array().unwrap();
    assert!(
        found.len() > 1 && found.iter().all(|name| name.as_str().unwrap().contains("Tiger")),
        "{found:?}"
    );
    page.browser.wait("[data-line=f5d6c3d3c4] .side.known[data-color=black]");
    page.browser.click("[data-line=f5d6c3d3c4] .forget");
    page.browser.wait("[data-line=f5d6c3d3c4] .side.new[data-color=black]");
    assert!(!page.browser.has("[data-line=f5d6c3d3c4] .forget"));
    assert_eq!(server.get("/api/learn").json()["openings"]["learned"], 0);
    page.browser.click("[data-line=f5d6c3d3c4] [data-color=white]");
    page.until("line", "f5d6c3d3c4");
    assert_eq!(page.discs().matches('X').count(), 4, "Black has moved: {}", page.discs());
    page.assert_quiet();
}

#[test]
fn what_is_not_there_is_said_to_be_missing() {
    let server = Server::start();
    let page = Page::open(&server, "/learn/nothing");
    for path in ["/learn/nothing", "/puzzles/corner-0", "/openings/f5f5"] {
        page.go(path);
        page.until_text("h1", "This page does not exist");
    }
    page.assert_quiet_but("404");
    page.go("/puzzles?kind=hard");
    page.until_text("h1", "This page does not exist");
    page.assert_quiet_but("400");
}

#[test]
fn axe_core_finds_nothing_serious_in_answers_either() {
    let server = Server::start();
    let page = Page::open(&server, "/learn/board");
    let still = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
    page.browser.devtools("Emulation.setEmulatedMedia", &still);
    let mut all = Vec::new();
    let mut look = |what: &str| {
        for (theme, discs) in
            [("light", "classic"), ("dark", "classic"), ("contrast", "classic"), ("light", "safe")]
        {
            let change = "document.documentElement.dataset.theme = arguments[0]; document.documentElement.dataset.discs = arguments[1]";
            page.browser.run(change, &[theme.into(), discs.into()]);
            all.extend(faults(&page).into_iter().map(|fault| format!("{what} ({theme}, {discs}): {fault}")));
        }
    };
    page.until("ready", "true");
    page.click_square("c3");
    page.until("tries", "1");
    look("a wrong answer");
    page.click_square("c4");
    page.until("done", "true");
    look("a right answer");
    page.go("/learn/pass");
    page.until("ready", "true");
    page.browser.click("[data-option='0']");
    page.until("tries", "1");
    look("a wrong statement");
    let puzzle = collection().iter().find(|puzzle| puzzle.kind == Kind::Corner).unwrap();
    solve(&page, puzzle, &format!("/puzzles/{}", puzzle.id), &Locale::new(Language::English));
    page.browser.wait("#comment:not([hidden])");
    look("a solved puzzle");
    page.go("/puzzles?kind=corner");
    page.until("ready", "true");
    look("puzzles solved and to be repeated");
    page.go("/learn");
    page.until("ready", "true");
    look("progress");
    assert!(all.is_empty(), "{all:#?}");
    page.assert_quiet();
}
