//! A faulty operator: a proxy of a sandbox that replaces chosen answers.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;

use crate::support::{BEGINS, Sandbox};
use crate::watch::ask;

/// What replaces an answer.
pub enum Spoilt {
    /// Another answer, with this status.
    Answer(u16, Value),
    /// The real answer, byte by byte, slower than the client's timeout.
    Trickle,
}

/// Gets the path with its query and the real answer; `None` leaves that unchanged.
pub type Fault = fn(&str, &Value) -> Option<Spoilt>;

/// A sandbox whose clock is stopped, and the faulty proxy.
pub struct Operator {
    pub url: String,
    fault: Arc<Mutex<Fault>>,
    authorizations: Arc<Mutex<BTreeSet<String>>>,
    _sandbox: Sandbox,
}

impl Operator {
    /// An operator with this many matches, without faults at first.
    pub fn start(matches: &str) -> Self {
        Self::of(matches, &[])
    }

    /// The same, whose world waits at [`BEGINS`].
    pub fn waiting(matches: &str) -> Self {
        Self::of(matches, &["--at", BEGINS])
    }

    fn of(matches: &str, args: &[&str]) -> Self {
        let own = ["--matches", matches, "--control", "--stopped"];
        let sandbox = Sandbox::start(&[&own, args].concat());
        let listener = TcpListener::bind("127.0.0.1:0").expect("binds");
        let url = format!("http://{}", listener.local_addr().expect("has one"));
        let fault: Arc<Mutex<Fault>> = Arc::new(Mutex::new(|_, _| None));
        let (behind, shared) = (sandbox.url.clone(), Arc::clone(&fault));
        let authorizations: Arc<Mutex<BTreeSet<String>>> = Arc::default();
        let noted = Arc::clone(&authorizations);
        // It listens as long as the test process runs.
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let (behind, fault) = (behind.clone(), Arc::clone(&shared));
                let noted = Arc::clone(&noted);
                std::thread::spawn(move || {
                    let fault = *fault.lock().expect("lives");
                    // The client may be gone: some tests are about that.
                    let _ = answer(&stream.expect("connects"), &behind, fault, &noted);
                });
            }
        });
        Self {
            url,
            fault,
            authorizations,
            _sandbox: sandbox,
        }
    }

    /// Replaces all answers from now on.
    pub fn spoil(&self, fault: Fault) {
        *self.fault.lock().expect("lives") = fault;
    }

    /// The different headers `Authorization` of calls of the API; empty for a call without one.
    pub fn authorizations(&self) -> BTreeSet<String> {
        self.authorizations.lock().expect("lives").clone()
    }
}

fn answer(
    stream: &TcpStream,
    behind: &str,
    fault: Fault,
    noted: &Mutex<BTreeSet<String>>,
) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let first = lines.next().expect("a request")?;
    let mut authorization = String::new();
    for line in lines {
        let line = line?;
        if line.is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(": ")
            && name.eq_ignore_ascii_case("authorization")
        {
            value.clone_into(&mut authorization);
        }
    }
    let path = first.split(' ').nth(1).expect("a path");
    // The push is for everybody.
    if path.starts_with("/api/") {
        noted.lock().expect("lives").insert(authorization);
    }
    let (status, honest) = ask("GET", &format!("{behind}{path}"), "");
    let spoilt = match serde_json::from_str(&honest) {
        Ok(value) => fault(path, &value),
        Err(_) => None,
    };
    match spoilt {
        None => send(stream, status, &honest, Duration::ZERO),
        Some(Spoilt::Answer(status, value)) => {
            send(stream, status, &value.to_string(), Duration::ZERO)
        }
        Some(Spoilt::Trickle) => send(stream, status, &honest, Duration::from_millis(50)),
    }
}

/// Sends an answer, byte by byte where there is a pause between them.
fn send(mut stream: &TcpStream, status: u16, body: &str, pause: Duration) -> std::io::Result<()> {
    let head = "content-type: application/json\r\nconnection: close\r\n";
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status} -\r\n{head}content-length: {length}\r\n\r\n"
    )?;
    if pause.is_zero() {
        return stream.write_all(body.as_bytes());
    }
    for byte in body.as_bytes() {
        stream.write_all(&[*byte])?;
        std::thread::sleep(pause);
    }
    Ok(())
}
