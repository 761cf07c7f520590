//! Who is answered at all.
//!
//! A server on one's own machine can be reached by every page in one's browser, so it has
//! to tell its own pages from others:
//!
//! * The `Host` has to be an address, `localhost`, or a name it was given. A page of
//!   another site that makes its own name point here (DNS rebinding) is turned away.
//! * Whatever changes something, and every WebSocket, must come from a page of ours or
//!   from no page: `Origin` has to be ours, and `Sec-Fetch-Site` must not say otherwise.
//! * Pages of other sites may not even read from the API: an answer may cost a search.
//! * Bodies have to be JSON by their type (`outflank_api::request::JsonBody`).
//!
//! Answers carry headers that forbid pages to load or run anything from elsewhere.

use crate::rate::Rates;
use crate::routes::refuse;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use outflank_api::problem::Problem;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

/// What pages may load and do: only what comes from here.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// How long an answer may take. WebSockets are answered at once and last.
const PATIENCE: Duration = Duration::from_secs(20);

/// The address a connection comes from.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

impl Default for Peer {
    /// Without a connection it is this machine that asks.
    fn default() -> Peer {
        Peer(IpAddr::V4(Ipv4Addr::LOCALHOST))
    }
}

/// What the guard knows.
#[derive(Debug)]
pub(crate) struct Guard {
    pub(crate) names: Vec<String>,
    pub(crate) rates: Rates,
    /// Whether a proxy on this machine stands in front, which says where requests come from.
    pub(crate) proxied: bool,
}

/// Looks at every request before anything else does, and at every answer after.
pub(crate) async fn watch(State(guard): State<Arc<Guard>>, mut request: Request, next: Next) -> Response {
    let peer = guard.peer(&request);
    request.extensions_mut().insert(peer);
    let api = request.uri().path().starts_with("/api") || request.uri().path().starts_with("/test");
    let mut response = match guard.admit(&request) {
        Err(problem) => refuse(&problem),
        Ok(()) => match tokio::time::timeout(PATIENCE, next.run(request)).await {
            Ok(response) => response,
            Err(_) => refuse(&Problem::Busy),
        },
    };
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

impl Guard {
    /// Where a request comes from. A proxy adds the address it was asked by at the end of what it was
    /// sent; whatever stands before that anybody can write.
    fn peer(&self, request: &Request) -> Peer {
        let peer = request.extensions().get::<Peer>().copied().unwrap_or_default().0;
        let last = || {
            let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back()?;
            forwarded.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        let peer = peer.to_canonical();
        let behind = (self.proxied && peer.is_loopback()).then(last).flatten();
        Peer(behind.unwrap_or(peer))
    }

    fn admit(&self, request: &Request) -> Result<(), Problem> {
        let peer = request.extensions().get::<Peer>().copied().unwrap_or_default().0;
        let peer = household(peer);
        if !self.rates.allow(peer, request.uri().path().starts_with("/api")) {
            return Err(Problem::TooManyRequests);
        }
        let headers = request.headers();
        if headers.get_all(header::HOST).iter().nth(1).is_some() {
            // Two names: what stands before us may have looked at the other one.
            return Err(Problem::ForbiddenHost);
        }
        let host = text(headers, header::HOST).or(request.uri().authority().map(Authority::as_str));
        let host = host.filter(|host| self.knows(host)).ok_or(Problem::ForbiddenHost)?;
        let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
        let socket = headers.contains_key(header::UPGRADE);
        let api = request.uri().path().starts_with("/api");
        // Not even reading: an answer may cost a search, and images need no permission to ask.
        let elsewhere = headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site");
        if (!safe || socket) && !from_our_page(headers, host) || api && elsewhere {
            return Err(Problem::ForbiddenOrigin);
        }
        Ok(())
    }

    /// Whether a `Host` is one of ours, with or without a port.
    fn knows(&self, host: &str) -> bool {
        let name = match host.strip_prefix('[') {
            Some(rest) => {
                let (address, port) = rest.split_once(']').unwrap_or_default();
                return address.parse::<Ipv6Addr>().is_ok() && (port.is_empty() || is_port(port));
            }
            None => host.split(':').next().unwrap_or_default(),
        };
        is_address(name)
            || name.eq_ignore_ascii_case("localhost")
            || self.names.iter().any(|known| known.eq_ignore_ascii_case(name))
    }
}

/// What requests of one place have in common: with IPv6 a household has 2⁶⁴ addresses.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
    }
}

/// Whether a text is a colon with a number behind it.
fn is_port(text: &str) -> bool {
    text.strip_prefix(':').is_some_and(|number| number.parse::<u16>().is_ok())
}

fn is_address(text: &str) -> bool {
    text.parse::<IpAddr>().is_ok()
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Whether a request comes from a page of this server or from no page at all.
fn from_our_page(headers: &HeaderMap, host: &str) -> bool {
    let site = headers.get("sec-fetch-site");
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return false;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let origin = origin.to_str().unwrap_or_default();
    ["http://", "https://"].iter().any(|scheme| origin.strip_prefix(scheme) == Some(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_localhost_and_given_names_are_ours() {
        let guard = Guard { names: vec!["kitchen.lan".to_owned()], rates: Rates::default(), proxied: false };
        for host in
            ["127.0.0.1", "127.0.0.1:8064", "[::1]:8064", "localhost:1", "LOCALHOST", "Kitchen.lan:80"]
        {
            assert!(guard.knows(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "evil.example:8064",
            "127.0.0.1.evil.example",
            "[evil]:1",
            "localhost.evil",
            "[::1].evil.example",
            "[::1]:evil.example",
            "[::1",
            "[127.0.0.1]",
        ] {
            assert!(!guard.knows(host), "{host}");
        }
    }

    #[test]
    fn only_our_own_pages_change_anything() {
        let headers = |pairs: &[(&'static str, &'static str)]| -> HeaderMap {
            pairs
                .iter()
                .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
                .collect()
        };
        let host = "127.0.0.1:8064";
        for good in [
            &[][..],
            &[("origin", "http://127.0.0.1:8064")],
            &[("origin", "http://127.0.0.1:8064"), ("sec-fetch-site", "same-origin")],
        ] {
            assert!(from_our_page(&headers(good), host), "{good:?}");
        }
        for bad in [
            &[("origin", "http://evil.example")][..],
            &[("origin", "null")],
            &[("origin", "http://127.0.0.1:9999")],
            &[("origin", "http://127.0.0.1:8064.evil.example")],
            &[("sec-fetch-site", "cross-site")],
            &[("sec-fetch-site", "same-site")],
        ] {
            assert!(!from_our_page(&headers(bad), host), "{bad:?}");
        }
    }
}
