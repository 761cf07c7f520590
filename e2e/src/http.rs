//! One request, one answer, over a connection of its own on this machine.

use serde_json::Value;
use std::io::{Error, ErrorKind, Read, Result, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// A status and a body.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// Header lines, as they came.
    pub head: String,
    /// The body's bytes.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as JSON; null when it is none.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }
}

/// Sends a request with a JSON body, or none, and reads the whole answer.
///
/// # Errors
///
/// When nobody answers, or not in HTTP.
pub fn request(address: SocketAddr, method: &str, path: &str, body: Option<&Value>) -> Result<Answer> {
    request_with(address, method, path, "", body)
}

/// The same with further header lines, each ending in a line break.
///
/// # Errors
///
/// When nobody answers, or not in HTTP.
pub fn request_with(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: Option<&Value>,
) -> Result<Answer> {
    let mut stream = TcpStream::connect(address)?;
    // A browser that starts on a busy machine takes its time.
    stream.set_read_timeout(Some(Duration::from_secs(120)))?;
    stream.set_nodelay(true)?;
    let text = body.map_or_else(String::new, Value::to_string);
    let kind = if body.is_some() { "Content-Type: application/json\r\n" } else { "" };
    let length = text.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{kind}{headers}Content-Length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(text.as_bytes())?;
    let mut bytes = Vec::new();
    read_answer(&mut stream, &mut bytes)?;
    parse(&bytes).ok_or_else(|| Error::new(ErrorKind::InvalidData, "the answer is not HTTP"))
}

/// Reads until the announced length has come, or the other side has closed.
fn read_answer(stream: &mut TcpStream, bytes: &mut Vec<u8>) -> Result<()> {
    let mut part = [0; 16 * 1024];
    loop {
        let count = stream.read(&mut part)?;
        bytes.extend_from_slice(&part[..count]);
        if count == 0 || parse(bytes).is_some_and(|answer| is_whole(&answer)) {
            return Ok(());
        }
    }
}

fn is_whole(answer: &Answer) -> bool {
    header(&answer.head, "content-length")
        .and_then(|length| length.parse::<usize>().ok())
        .is_some_and(|length| answer.body.len() >= length)
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = head.lines().filter_map(|line| line.split_once(':'));
    lines.find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
}

fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let body = &bytes[end + 4..];
    let chunked = header(&head, "transfer-encoding") == Some("chunked");
    let body = if chunked { joined(body) } else { body.to_vec() };
    Some(Answer { status, head, body })
}

/// The chunks of a body put together, as far as they have come.
fn joined(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = rest.windows(2).position(|two| two == b"\r\n") {
        let size =
            std::str::from_utf8(&rest[..end]).ok().and_then(|text| usize::from_str_radix(text, 16).ok());
        let Some(size) = size.filter(|&size| size > 0 && rest.len() >= end + 2 + size) else { break };
        body.extend_from_slice(&rest[end + 2..end + 2 + size]);
        rest = rest.get(end + 4 + size..).unwrap_or_default();
    }
    body
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_taken_apart() {
        let answer = parse(b"HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\n{}").unwrap();
        assert_eq!((answer.status, answer.body.as_slice()), (201, b"{}".as_slice()));
        assert!(is_whole(&answer));
        assert!(parse(b"HTTP/1.1 200 OK\r\n").is_none());
    }

    #[test]
    fn chunks_are_joined() {
        let answer =
            parse(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
                .unwrap();
        assert_eq!(answer.body, b"abcde");
    }
}
