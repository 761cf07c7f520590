//! Where a server is found: the address it listens on, the one it has behind a proxy, and the
//! link for a browser on its own machine. And when the system asks it to stop.

use crate::Sharing;
use std::fmt;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};
use std::str::FromStr;
use tokio::net::TcpListener;

/// The port unless another is given: one for each square, and easy to remember.
pub const PORT: u16 = 8064;

/// Where others find a server with a proxy in front of it: `https://othello.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicAddress {
    secure: bool,
    name: String,
    url: String,
}

impl PublicAddress {
    /// The name of the machine.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl FromStr for PublicAddress {
    type Err = BadPublicAddress;

    fn from_str(url: &str) -> Result<PublicAddress, BadPublicAddress> {
        let (secure, rest) = [(true, "https://"), (false, "http://")]
            .into_iter()
            .find_map(|(secure, scheme)| Some((secure, url.strip_prefix(scheme)?)))
            .ok_or_else(|| BadPublicAddress(url.to_owned()))?;
        let name = rest.strip_suffix('/').unwrap_or(rest).split(':').next().unwrap_or_default();
        if name.is_empty() || name.contains(['/', '?', '#', '@']) {
            return Err(BadPublicAddress(url.to_owned()));
        }
        let url = url.strip_suffix('/').unwrap_or(url).to_owned();
        Ok(PublicAddress { secure, name: name.to_owned(), url })
    }
}

/// A text that is no address others could find a server at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPublicAddress(String);

impl fmt::Display for BadPublicAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "where others find this server is an address such as https://othello.example, not {:?}",
            self.0
        )
    }
}

impl std::error::Error for BadPublicAddress {}

impl Sharing {
    /// Who can reach a server that listens at `host`, or on this machine alone. A name may mean any
    /// machine.
    #[must_use]
    pub fn of(host: Option<&str>, public: Option<&PublicAddress>) -> Sharing {
        if let Some(&PublicAddress { secure, .. }) = public {
            return Sharing::Public { secure };
        }
        let alone = host.is_none_or(|host| {
            host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
        });
        if alone { Sharing::Alone } else { Sharing::Network }
    }
}

/// Listens on a port; without one on [`PORT`], or on a free one where that is taken.
pub async fn listen(host: &str, port: Option<u16>) -> Result<TcpListener, ListenError> {
    let wanted = port.unwrap_or(PORT);
    let listener = match TcpListener::bind((host, wanted)).await {
        Err(error) if error.kind() == ErrorKind::AddrInUse && port.is_none() => {
            TcpListener::bind((host, 0)).await
        }
        listener => listener,
    };
    listener.map_err(|source| ListenError { host: host.to_owned(), port: wanted, source })
}

/// Why nobody can be listened to at an address.
#[derive(Debug)]
pub struct ListenError {
    host: String,
    port: u16,
    source: io::Error,
}

impl ListenError {
    /// Whether another program listens there.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        self.source.kind() == ErrorKind::AddrInUse
    }
}

impl fmt::Display for ListenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ListenError { host, port, source } = self;
        if self.is_taken() {
            return write!(f, "cannot listen on {host}:{port}: the port is taken");
        }
        write!(f, "cannot listen on {host}:{port}: {source}")
    }
}

impl std::error::Error for ListenError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.source)
    }
}

/// The address a browser on this machine uses.
#[must_use]
pub fn link(address: SocketAddr) -> String {
    let here = if address.ip().is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { address.ip() };
    format!("http://{}/", SocketAddr::new(here, address.port()))
}

/// Where others find a server, without a slash at the end: at the public address, or at every address
/// of this machine that it listens on and others can use.
#[must_use]
pub fn addresses(host: Option<&str>, public: Option<&PublicAddress>, listening: SocketAddr) -> Vec<String> {
    if let Some(public) = public {
        return vec![public.url.clone()];
    }
    let own = if listening.ip().is_unspecified() { of_this_machine() } else { vec![listening.ip()] };
    let mut own: Vec<IpAddr> = own
        .into_iter()
        .filter(|address| !address.is_loopback() && (listening.is_ipv6() || address.is_ipv4()))
        .collect();
    // The older kind is shorter to type.
    own.sort_by_key(IpAddr::is_ipv6);
    // A name was given by somebody who knows that others know it.
    let name = host.filter(|host| host.parse::<IpAddr>().is_err() && *host != "localhost");
    let port = listening.port();
    let named = name.map(|name| format!("http://{name}:{port}"));
    named.into_iter().chain(own.iter().map(|own| format!("http://{}", SocketAddr::new(*own, port)))).collect()
}

/// The addresses by which other machines reach this one. Those of a single cable need its name beside
/// them, which no browser takes.
fn of_this_machine() -> Vec<IpAddr> {
    let found = if_addrs::get_if_addrs().unwrap_or_else(|error| {
        tracing::warn!(%error, "this machine does not tell its addresses");
        Vec::new()
    });
    found.into_iter().filter(|found| !found.is_link_local()).map(|found| found.ip()).collect()
}

/// Asks the desktop to show the page; without a desktop there is nothing to ask.
pub fn open_browser(link: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut start = Command::new("cmd");
        start.args(["/C", "start", ""]);
        start
    } else if ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some()) {
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

/// Ends with Ctrl-C, or when the system asks the program to stop. Both are heard from the call
/// on, before anybody waits for it. Within a tokio runtime.
pub fn told_to_stop() -> impl Future<Output = ()> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_addresses_name_a_machine_and_nothing_in_it() {
        let read = |url: &str| url.parse::<PublicAddress>().map(|address| (address.secure, address.name));
        assert_eq!(read("https://othello.example"), Ok((true, "othello.example".to_owned())));
        assert_eq!(read("http://othello.example:8080/"), Ok((false, "othello.example".to_owned())));
        for url in [
            "othello.example",
            "ftp://othello.example",
            "https://",
            "https://a.example/game",
            "https://me@a.example",
        ] {
            assert!(read(url).is_err(), "{url}");
        }
    }

    #[test]
    fn who_reaches_a_server_follows_from_where_it_listens() {
        for here in [None, Some("localhost"), Some("127.0.0.1"), Some("::1")] {
            assert_eq!(Sharing::of(here, None), Sharing::Alone, "{here:?}");
        }
        for open in ["0.0.0.0", "192.0.2.7", "othello.example"] {
            assert_eq!(Sharing::of(Some(open), None), Sharing::Network, "{open}");
        }
        let public = "https://othello.example".parse().unwrap();
        assert_eq!(Sharing::of(None, Some(&public)), Sharing::Public { secure: true });
    }

    #[test]
    fn others_find_a_server_at_its_public_address_or_at_those_of_its_machine() {
        let at = |host, public: Option<&str>, listening: &str| {
            let public = public.map(|url| url.parse().unwrap());
            addresses(host, public.as_ref(), listening.parse().unwrap())
        };
        let public = Some("https://othello.example:8443/");
        assert_eq!(at(None, public, "127.0.0.1:8064"), ["https://othello.example:8443"]);
        assert_eq!(at(Some("192.0.2.7"), None, "192.0.2.7:80"), ["http://192.0.2.7:80"]);
        let named = ["http://kitchen.lan:80", "http://192.0.2.7:80"];
        assert_eq!(at(Some("kitchen.lan"), None, "192.0.2.7:80"), named);
        assert!(at(None, None, "127.0.0.1:80").is_empty());
        for address in at(Some("0.0.0.0"), None, "0.0.0.0:80") {
            assert!(!address.contains("127.0.0.1") && !address.contains('['), "{address}");
        }
    }

    #[test]
    fn a_browser_finds_a_server_that_listens_everywhere() {
        assert_eq!(link("0.0.0.0:8064".parse().unwrap()), "http://127.0.0.1:8064/");
        assert_eq!(link("[::1]:80".parse().unwrap()), "http://[::1]:80/");
    }

    #[tokio::test]
    async fn a_port_that_was_asked_for_and_is_taken_is_refused() {
        let first = listen("127.0.0.1", Some(0)).await.unwrap();
        let port = first.local_addr().unwrap().port();
        let refused = listen("127.0.0.1", Some(port)).await.unwrap_err();
        assert!(refused.is_taken());
        assert_eq!(refused.to_string(), format!("cannot listen on 127.0.0.1:{port}: the port is taken"));
    }
}
