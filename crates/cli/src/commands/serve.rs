//! `outflank serve`: the web app on this machine, and `outflank` alone.

use crate::failure::{Failure, Outcome, in_one_line};
use crate::kept::games_file;
use crate::note::Notes;
use crate::screen::Screen;
use clap::{Args as _, FromArgMatches};
use outflank_server::{Config, ManualClock, Server, Sharing, Time};
use outflank_store::Store;
use std::io::{ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::{env, io};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tracing::level_filters::LevelFilter;

/// The port unless another is given: one for each square, and easy to remember.
const PORT: u16 = 8064;

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
    public_url: Option<String>,

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
        args.map_err(|error| Failure::refused(in_one_line(&error.to_string())))
    }
}

/// Serves until Ctrl-C.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    log_to_stderr()?;
    let file = games_file(args.data)?;
    let store = Store::open(&file).map_err(Failure::refused)?;
    let public = args.public_url.as_deref().map(public_name).transpose()?;
    let config = Config {
        web: args.web,
        sharing: sharing(args.host.as_deref(), args.public_url.as_deref()),
        names: args.host.iter().cloned().chain(public).collect(),
        time: if args.test_clock { Time::ByHand(Arc::new(ManualClock::new())) } else { Time::System },
        ..Config::new(store)
    };
    let start = |error: io::Error| Failure::refused(format!("cannot start: {error}"));
    let runtime = Runtime::new().map_err(start)?;
    let outcome = runtime.block_on(async {
        let host = args.host.as_deref().unwrap_or("127.0.0.1");
        let listener = listen(host, args.port, screen).await?;
        let address = listener.local_addr().map_err(start)?;
        let server = Server::new(config).map_err(start)?;
        let stopped = told_to_stop();
        let link = link(address);
        let strong = outflank_text::strong(&link, screen.style());
        let ready = screen.text("serve-ready", &[("address", strong.into())]);
        let games = screen.text("serve-games", &[("path", file.display().to_string().into())]);
        let stop = screen.text("serve-stop", &[]);
        writeln!(screen, "{ready}\n{games}\n{stop}")?;
        screen.flush()?;
        if !args.no_open {
            open_browser(&link);
        }
        server.serve(listener, stopped).await.map_err(start)?;
        Ok(Outcome::Good)
    });
    // An analysis may still be on its way out; nobody waits for it.
    runtime.shutdown_background();
    outcome
}

/// Who can reach a server on this address. A name may mean any machine.
fn sharing(host: Option<&str>, public_url: Option<&str>) -> Sharing {
    if let Some(url) = public_url {
        return Sharing::Public { secure: url.starts_with("https://") };
    }
    let alone = host.is_none_or(|host| {
        host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
    });
    if alone { Sharing::Alone } else { Sharing::Network }
}

/// The name of the machine in a public address.
fn public_name(url: &str) -> Result<String, Failure> {
    let rest = ["https://", "http://"].iter().find_map(|scheme| url.strip_prefix(scheme));
    let host = rest.map(|rest| rest.strip_suffix('/').unwrap_or(rest));
    let name = host.map(|host| host.split(':').next().unwrap_or_default());
    name.filter(|name| !name.is_empty() && !name.contains(['/', '?', '#', '@']))
        .map(str::to_owned)
        .ok_or_else(|| {
            Failure::refused(format!(
                "--public-url is where others find this server, such as https://othello.example, not {url:?}"
            ))
        })
}

/// Listens on the wanted port; on a free one if the usual one is taken and nobody asked
/// for it by number.
async fn listen(host: &str, port: Option<u16>, screen: &mut Screen) -> Result<TcpListener, Failure> {
    let wanted = port.unwrap_or(PORT);
    match TcpListener::bind((host, wanted)).await {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == ErrorKind::AddrInUse && port.is_none() => {
            let text = screen.text("serve-other-port", &[("port", wanted.to_string().into())]);
            writeln!(screen, "{text}")?;
            TcpListener::bind((host, 0)).await
        }
        Err(error) => Err(error),
    }
    .map_err(|error| {
        let reason = match error.kind() {
            ErrorKind::AddrInUse => {
                "the port is taken, perhaps by another Outflank that is running there: open that one in \
                 your browser, or choose another port with --port (0 takes a free one)"
                    .to_owned()
            }
            _ => error.to_string(),
        };
        Failure::Refused(format!("cannot listen on {host}:{wanted}: {reason}"))
    })
}

/// The address a browser on this machine uses.
fn link(address: SocketAddr) -> String {
    let here = if address.ip().is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { address.ip() };
    format!("http://{}/", SocketAddr::new(here, address.port()))
}

/// Ends with Ctrl-C, or when the system asks the program to stop. Both are heard from the call
/// on, before anybody waits for it.
fn told_to_stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let (interrupt, terminate) = {
        use tokio::signal::unix::{SignalKind, signal};
        // Where it cannot be heard, it ends the program as it always does.
        let heard = |kind| {
            let signal = signal(kind);
            async {
                match signal {
                    Ok(mut signal) => drop(signal.recv().await),
                    Err(_) => std::future::pending().await,
                }
            }
        };
        (heard(SignalKind::interrupt()), heard(SignalKind::terminate()))
    };
    #[cfg(not(unix))]
    let (interrupt, terminate) = {
        let interrupt = async {
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        (interrupt, std::future::pending::<()>())
    };
    async {
        tokio::select! {
            () = interrupt => {}
            () = terminate => {}
        }
    }
}

/// Asks the desktop to show the page; without a desktop there is nothing to ask.
fn open_browser(link: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut start = Command::new("cmd");
        start.args(["/C", "start", ""]);
        start
    } else if ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some()) {
        Command::new("xdg-open")
    } else {
        return;
    };
    let command = command.arg(link).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // The address has been printed; a person can open it by hand.
    if let Err(error) = command.spawn() {
        tracing::info!(%error, "no browser was opened");
    }
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
