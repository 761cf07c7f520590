//! `outflank serve`: the web app on this machine, and `outflank` alone.

use crate::failure::{Failure, Outcome};
use crate::kept::games_file;
use crate::note::Notes;
use crate::screen::Screen;
use clap::{Args as _, FromArgMatches};
use outflank_server::place::{self, ListenError, PublicAddress};
use outflank_server::{Config, ManualClock, Server, Sharing, Time};
use outflank_store::Store;
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::{env, io};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tracing::level_filters::LevelFilter;

/// Where the log's level is taken from: error, warn, info, debug or trace.
const LOG: &str = "OUTFLANK_LOG";

/// Raw arguments of `outflank serve`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank serve                         the web app, in your browser\n  \
    outflank serve --port 0 --no-open      on any free port, without a browser\n  \
    outflank serve --data ~/othello        with the games kept somewhere else\n\n\
    OUTFLANK_LOG=info says on standard error what the server does.")]
pub struct Args {
    /// Port to listen on; 0 takes a free one [default: 8064, or a free one if that is taken]
    #[arg(long, value_name = "PORT", env = "OUTFLANK_PORT")]
    port: Option<u16>,

    /// Address to listen on; 0.0.0.0 lets other machines in [default: 127.0.0.1]
    #[arg(long, value_name = "ADDRESS", env = "OUTFLANK_HOST")]
    host: Option<String>,

    /// Where others find this server when a proxy stands in front of it: https and a name
    #[arg(long, value_name = "URL", env = "OUTFLANK_PUBLIC_URL")]
    public_url: Option<PublicAddress>,

    /// Tell Prometheus how the server is at this address, under /metrics, such as 127.0.0.1:9464
    #[arg(long, value_name = "ADDRESS", env = "OUTFLANK_METRICS")]
    metrics: Option<SocketAddr>,

    /// Do not open the browser
    #[arg(long)]
    no_open: bool,

    /// Directory for the games [default: your data directory]
    #[arg(long, value_name = "DIR", env = "OUTFLANK_DATA")]
    data: Option<PathBuf>,

    /// Read the pages from this directory instead of the program, for work on them
    #[arg(long, value_name = "DIR", hide = true)]
    web: Option<PathBuf>,

    /// Let the clocks of games stand still until POST /test/clock moves them, for tests
    #[arg(long, hide = true)]
    test_clock: bool,
}

impl Args {
    /// What the environment says, for `outflank` alone.
    pub fn of_environment() -> Result<Args, Failure> {
        let command = Args::augment_args(clap::Command::new("outflank"));
        let matches = command.try_get_matches_from(["outflank"]);
        let args = matches.and_then(|matches| Args::from_arg_matches(&matches));
        args.map_err(|error| Failure::refused(outflank_text::in_one_line(&error.to_string())))
    }
}

/// Serves until Ctrl-C.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    log_to_stderr()?;
    let file = games_file(args.data)?;
    let store = Store::open(&file).map_err(Failure::refused)?;
    let public = args.public_url.as_ref();
    let host = args.host.as_deref();
    let config = Config {
        web: args.web,
        sharing: Sharing::of(host, public),
        names: host.into_iter().chain(public.map(PublicAddress::name)).map(str::to_owned).collect(),
        time: if args.test_clock { Time::ByHand(Arc::new(ManualClock::new())) } else { Time::System },
        ..Config::new(store)
    };
    let start = |error: io::Error| Failure::refused(format!("cannot start: {error}"));
    let runtime = Runtime::new().map_err(start)?;
    let outcome =
        runtime.block_on(async {
            let listener = place::listen(host.unwrap_or("127.0.0.1"), args.port).await.map_err(taken)?;
            let address = listener.local_addr().map_err(start)?;
            if args.port.is_none() && address.port() != place::PORT {
                screen.say("serve-other-port", &[("port", place::PORT.to_string().into())])?;
            }
            let addresses = place::addresses(host, public, address);
            let server = Server::new(Config { addresses, ..config }).map_err(start)?;
            if let Some(address) = args.metrics {
                server.operate(TcpListener::bind(address).await.map_err(|error| {
                    Failure::refused(format!("cannot tell figures at {address}: {error}"))
                })?);
            }
            let stopped = place::told_to_stop();
            let link = place::link(address);
            let strong = outflank_text::strong(&link, screen.style());
            let ready = screen.text("serve-ready", &[("address", strong.into())]);
            let games = screen.text("serve-games", &[("path", file.display().to_string().into())]);
            let stop = screen.text("serve-stop", &[]);
            writeln!(screen, "{ready}\n{games}\n{stop}")?;
            screen.flush()?;
            if !args.no_open {
                place::open_browser(&link);
            }
            server.serve(listener, stopped).await.map_err(start)?;
            Ok(Outcome::Good)
        });
    // An analysis may still be on its way out; nobody waits for it.
    runtime.shutdown_background();
    outcome
}

/// Why a server cannot listen, and what to do about it.
fn taken(error: ListenError) -> Failure {
    if !error.is_taken() {
        return Failure::refused(error);
    }
    Failure::Refused(format!(
        "{error}, perhaps by another Outflank that is running there: open that one in your browser, or choose \
         another port with --port (0 takes a free one)"
    ))
}

fn log_to_stderr() -> Result<(), Failure> {
    let level = match env::var(LOG) {
        Ok(level) => level.parse::<LevelFilter>().map_err(|_| {
            Failure::refused(format!("{LOG} is error, warn, info, debug or trace, not {level:?}"))
        })?,
        Err(_) => LevelFilter::WARN,
    };
    tracing_subscriber::fmt().with_max_level(level).with_writer(|| Notes).init();
    Ok(())
}
