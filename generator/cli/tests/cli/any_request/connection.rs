//! A connection that stays open, and sends what it is given.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use crate::support::Answer;

/// A connection to a server. It is opened again when the server has closed it.
pub(super) struct Connection {
    address: String,
    stream: Option<BufReader<TcpStream>>,
}

impl Connection {
    pub fn to(address: &str) -> Self {
        Self {
            address: address.to_owned(),
            stream: None,
        }
    }

    /// Sends the bytes of a request with this method.
    pub fn ask(&mut self, method: &str, request: &[u8]) -> Answer {
        if let Some(mut stream) = self.stream.take()
            && let Ok(bytes) = exchange(&mut stream, method, request)
        {
            return self.answered(stream, &bytes);
        }
        // It was closed after the last answer.
        let stream = TcpStream::connect(&self.address).expect("connects");
        stream.set_nodelay(true).expect("is a socket");
        let mut stream = BufReader::new(stream);
        let bytes = exchange(&mut stream, method, request).expect("answers");
        self.answered(stream, &bytes)
    }

    fn answered(&mut self, stream: BufReader<TcpStream>, bytes: &[u8]) -> Answer {
        let answer = Answer::parse(bytes);
        let is_open = answer.header("connection") != "close";
        self.stream = is_open.then_some(stream);
        answer
    }
}

/// One answer, as it was sent.
fn exchange(
    stream: &mut BufReader<TcpStream>,
    method: &str,
    request: &[u8],
) -> io::Result<Vec<u8>> {
    stream.get_mut().write_all(request)?;
    let mut bytes = Vec::new();
    while !bytes.ends_with(b"\r\n\r\n") {
        line(stream, &mut bytes)?;
    }
    let answer = Answer::parse(&bytes);
    if method == "HEAD" || answer.status == 304 {
        return Ok(bytes);
    }
    if answer.header("transfer-encoding") == "chunked" {
        loop {
            let begin = bytes.len();
            line(stream, &mut bytes)?;
            let length = std::str::from_utf8(&bytes[begin..]).map_err(io::Error::other)?;
            let length = u64::from_str_radix(length.trim(), 16).map_err(io::Error::other)?;
            stream.by_ref().take(length + 2).read_to_end(&mut bytes)?;
            if length == 0 {
                return Ok(bytes);
            }
        }
    }
    match answer.header("content-length").parse() {
        Ok(length) => stream.by_ref().take(length).read_to_end(&mut bytes)?,
        Err(_) => stream.read_to_end(&mut bytes)?,
    };
    Ok(bytes)
}

fn line(stream: &mut BufReader<TcpStream>, bytes: &mut Vec<u8>) -> io::Result<()> {
    match stream.read_until(b'\n', bytes)? {
        0 => Err(io::ErrorKind::UnexpectedEof.into()),
        _ => Ok(()),
    }
}
