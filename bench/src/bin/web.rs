//! Many games at once against the web app's server: `cargo xtask bench web`.
//!
//! The server runs as a process of its own (this program again, told to serve), so that
//! its memory can be read. Every game has a player of its own, with its own address, a
//! connection for orders and a WebSocket for news, as a page has them. A player makes a
//! move a second; measured is the time from the order to its acknowledgement, when the
//! move is on the disk, and to the computer's answer.

use futures_util::StreamExt;
use outflank_bench::arguments::{Arguments, BadArgument};
use outflank_bench::report::{self, recorded};
use outflank_server::{Config, Server};
use outflank_store::Store;
use serde_json::{Value, json};
use std::error::Error;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

const USAGE: &str = "usage: web [--games N] [--seconds N] [--level N] [--record]

  --games N    games at once (200)
  --seconds N  how long, a move a second in each (60)
  --level N    the computer's level, 1 to 20 (5)
  --record     also write the report under bench/results/";

/// The first word that makes this program the server.
const SERVE: &str = "--serve-in";

/// An answer later than this is an error.
const PATIENCE: Duration = Duration::from_secs(30);

type Fault = Box<dyn Error + Send + Sync>;

struct Options {
    games: usize,
    seconds: usize,
    level: usize,
    record: bool,
}

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1).peekable();
    if words.next_if(|word| word == SERVE).is_some() {
        let directory = words.next().unwrap_or_default();
        return ended("server", serve(Path::new(&directory)));
    }
    let options = match options(words) {
        Ok(options) => options,
        Err(complaint) => {
            eprintln!("web: {complaint}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match measure(&options) {
        Ok(report) => {
            print!("{report}");
            if options.record {
                let title = format!("{} games at once in the web app", options.games);
                return recorded("web-server", &[("md", report::markdown(&title, &report))]);
            }
            ExitCode::SUCCESS
        }
        Err(error) => ended("web", Err(error)),
    }
}

fn ended(who: &str, result: Result<(), Fault>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{who}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn options(words: impl Iterator<Item = String>) -> Result<Options, BadArgument> {
    let mut arguments = Arguments::new(words);
    let mut options = Options { games: 200, seconds: 60, level: 5, record: false };
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--games" => options.games = arguments.number(&argument, 1..=1000)?,
            "--seconds" => options.seconds = arguments.number(&argument, 1..=3600)?,
            "--level" => options.level = arguments.number(&argument, 1..=20)?,
            "--record" => options.record = true,
            _ => return Err(BadArgument::Unknown(argument)),
        }
    }
    Ok(options)
}

/// The server's process: says its port and serves until it is killed.
fn serve(directory: &Path) -> Result<(), Fault> {
    let store = Store::open(&directory.join("games.db"))?;
    tokio::runtime::Runtime::new()?.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        println!("{}", listener.local_addr()?.port());
        Server::new(Config::new(store))?.serve(listener, std::future::pending()).await?;
        Ok(())
    })
}

/// A running server.
struct Running {
    child: Child,
    address: SocketAddr,
}

impl Running {
    fn start(directory: &Path) -> Result<Running, Fault> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg(SERVE)
            .arg(directory)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, line.trim().parse()?));
        Ok(Running { child, address })
    }

    /// Memory in use, in mebibytes, where the system tells.
    fn memory(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().trim_end_matches(" kB").parse::<f64>().ok()? / 1024.0)
    }
}

/// Time a process has spent on processors, where the system tells.
fn processor_time_of(id: u32) -> Option<Duration> {
    #[cfg(target_os = "linux")]
    {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        // The name in brackets may hold anything; the 12th and 13th words behind it are
        // the time in the program and in the system.
        let words: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = words.get(11)?.parse::<u64>().ok()? + words.get(12)?.parse::<u64>().ok()?;
        Some(Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64))
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = id;
        None
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It has nothing more to say.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What all games together saw.
#[derive(Default)]
struct Seen {
    acknowledged: Vec<Duration>,
    answered: Vec<Duration>,
    games: usize,
    errors: Vec<String>,
}

fn measure(options: &Options) -> Result<String, Fault> {
    // Now, since the tree may change while this runs.
    let preamble = report::preamble();
    let directory = tempfile::tempdir()?;
    let server = Running::start(directory.path())?;
    std::thread::sleep(Duration::from_secs(2));
    let idle = server.memory();
    let before = processor_time_of(server.child.id());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (mut seen, busy) = runtime.block_on(all_games(&server, options));
    let after = processor_time_of(server.child.id());
    // Opponents give their memory back after a minute.
    eprintln!("waiting for the server to come to rest");
    std::thread::sleep(Duration::from_secs(90));
    let rested = server.memory();

    let mut report = preamble;
    let mebibytes = |memory: Option<f64>| memory.map_or("unknown".to_owned(), |mib| format!("{mib:.1} MiB"));
    writeln!(
        report,
        "games:      {} at once against level {}, a move a second each, for {} s",
        options.games, options.level, options.seconds
    )?;
    writeln!(
        report,
        "memory:     {} idle, {} busy, {} at rest again",
        mebibytes(idle),
        mebibytes(busy),
        mebibytes(rested)
    )?;
    if let (Some(before), Some(after)) = (before, after) {
        // Unlike the times below this does not depend on what else the machine does.
        let (spent, moves) = ((after - before).as_secs_f64(), seen.acknowledged.len() + seen.answered.len());
        let share = 100.0 * spent / options.seconds as f64;
        let each = 1000.0 * spent / moves.max(1) as f64;
        writeln!(report, "work:       {share:.0} % of one core for the server, {each:.2} ms a move")?;
    }
    writeln!(report, "\n                          moves     median        95 %        99 %     longest")?;
    for (name, times) in
        [("on disk and answered", &mut seen.acknowledged), ("the computer's move", &mut seen.answered)]
    {
        times.sort();
        let at = |share: f64| {
            times.get((share * times.len() as f64) as usize).or(times.last()).copied().unwrap_or_default()
        };
        let milliseconds = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1000.0);
        writeln!(
            report,
            "  {name:<22} {:>6} {:>10} {:>11} {:>11} {:>11}",
            times.len(),
            milliseconds(at(0.5)),
            milliseconds(at(0.95)),
            milliseconds(at(0.99)),
            milliseconds(at(1.0)),
        )?;
    }
    writeln!(report, "\n  games begun: {}, errors: {}", seen.games, seen.errors.len())?;
    for error in seen.errors.iter().take(5) {
        writeln!(report, "  {error}")?;
    }
    Ok(report)
}

/// Plays all games and reads the server's memory while they run.
async fn all_games(server: &Running, options: &Options) -> (Seen, Option<f64>) {
    let end = Instant::now() + Duration::from_secs(options.seconds as u64);
    let mut players = tokio::task::JoinSet::new();
    for number in 0..options.games {
        let (address, level) = (server.address, options.level);
        // Spread over the second, as people are.
        let delay = Duration::from_secs_f64(number as f64 / options.games as f64);
        players.spawn(async move {
            tokio::time::sleep(delay).await;
            let mut seen = Seen::default();
            while Instant::now() < end {
                seen.games += 1;
                if let Err(error) = one_game(address, number, level, end, &mut seen).await {
                    seen.errors.push(format!("player {number}: {error}"));
                    break;
                }
            }
            seen
        });
    }
    tokio::time::sleep_until((end - Duration::from_secs(1)).into()).await;
    let busy = server.memory();
    let mut all = Seen::default();
    while let Some(seen) = players.join_next().await {
        match seen {
            Ok(seen) => {
                all.acknowledged.extend(seen.acknowledged);
                all.answered.extend(seen.answered);
                all.games += seen.games;
                all.errors.extend(seen.errors);
            }
            Err(error) => all.errors.push(error.to_string()),
        }
    }
    (all, busy)
}

/// One player's connection for orders, kept open.
struct Player {
    stream: TcpStream,
    host: SocketAddr,
}

/// A connection from this player's own address.
async fn connect(host: SocketAddr, number: usize) -> Result<TcpStream, Fault> {
    let socket = TcpSocket::new_v4()?;
    let own = Ipv4Addr::new(127, 1, (number / 250) as u8, (number % 250) as u8 + 1);
    socket.bind((own, 0).into())?;
    let stream = socket.connect(host).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

impl Player {
    async fn post(&mut self, path: &str, body: &Value) -> Result<Value, Fault> {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        let mut part = vec![0; 16 << 10];
        loop {
            let length = tokio::time::timeout(PATIENCE, self.stream.read(&mut part)).await??;
            if length == 0 {
                return Err("the connection broke off".into());
            }
            answer.extend_from_slice(&part[..length]);
            let Some(end) = answer.windows(4).position(|window| window == b"\r\n\r\n") else { continue };
            let head = std::str::from_utf8(&answer[..end])?;
            let wanted = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            let wanted: usize = wanted.ok_or("an answer without a length")?.parse()?;
            if answer.len() < end + 4 + wanted {
                continue;
            }
            if !head.starts_with("HTTP/1.1 2") {
                return Err(String::from_utf8_lossy(&answer).into_owned().into());
            }
            return Ok(serde_json::from_slice(&answer[end + 4..])?);
        }
    }
}

/// Plays until the game or the measurement is over.
async fn one_game(
    host: SocketAddr,
    number: usize,
    level: usize,
    end: Instant,
    seen: &mut Seen,
) -> Result<(), Fault> {
    let mut player = Player { stream: connect(host, number).await?, host };
    let players = json!({"one": {"seat": "person"}, "two": {"seat": "computer", "level": level.to_string()}});
    let mut body = player.post("/api/matches", &json!({"setup": {"players": players}})).await?;
    let id = body["id"].as_str().ok_or("a match without a name")?.to_owned();
    let (mut news, _) = tokio_tungstenite::client_async(
        format!("ws://{host}/api/matches/{id}/live"),
        connect(host, number).await?,
    )
    .await?;
    let mut next = Instant::now();
    while Instant::now() < end && body["view"]["phase"] == "playing" {
        let legal = body["view"]["game"]["legal"].as_array().ok_or("no moves")?;
        // Any move will do; this one makes games differ from each other.
        let square = &legal[(number + seen.answered.len()) % legal.len()]["square"];
        let order = json!({"order": "place", "player": "one", "square": square});
        let asked = Instant::now();
        let accepted = player
            .post(
                &format!("/api/matches/{id}/commands"),
                &json!({"version": body["version"], "order": order}),
            )
            .await?;
        seen.acknowledged.push(asked.elapsed());
        body = accepted["match"].clone();
        let computer_moves = !body["view"]["request"].is_null();
        while !body["view"]["request"].is_null() {
            let heard = hear(&mut news).await?;
            // The answer to the order may have been first.
            if heard["version"].as_u64() > body["version"].as_u64() {
                body = heard;
            }
        }
        if computer_moves {
            seen.answered.push(asked.elapsed());
        }
        next += Duration::from_secs(1);
        tokio::time::sleep_until(next.into()).await;
    }
    Ok(())
}

/// The match as the next message tells it.
async fn hear(news: &mut WebSocketStream<TcpStream>) -> Result<Value, Fault> {
    loop {
        let message = tokio::time::timeout(PATIENCE, news.next()).await?.ok_or("the WebSocket closed")??;
        if let Message::Text(text) = message {
            let mut message: Value = serde_json::from_str(&text)?;
            return Ok(message["match"].take());
        }
    }
}
