//! An operator with a fault: it passes on what a sandbox answers, but for what it is told to spoil.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};

use crate::support::Sandbox;
use crate::watch::ask;

/// What is answered in the place of an honest answer.
pub enum Spoilt {
    /// Another answer, with this status.
    Answer(u16, Value),
    /// The honest one, byte after byte, slower than anybody waits for.
    Trickle,
}

/// Given the path with its query and the honest answer; `None` leaves that as it is.
pub type Fault = fn(&str, &Value) -> Option<Spoilt>;

/// A sandbox whose clock stands still, and the fault before it.
pub struct Operator {
    pub url: String,
    fault: Arc<Mutex<Fault>>,
    _sandbox: Sandbox,
}

impl Operator {
    /// An operator of so many matches, honest at first.
    pub fn start(matches: &str) -> Self {
        let sandbox = Sandbox::start(&["--matches", matches, "--control"]);
        let clock = format!("{}/sandbox/control/clock", sandbox.url);
        let (status, said) = ask("POST", &clock, &json!({ "stop": true }).to_string());
        assert!((200..300).contains(&status), "{said}");
        let listener = TcpListener::bind("127.0.0.1:0").expect("binds");
        let url = format!("http://{}", listener.local_addr().expect("has one"));
        let fault: Arc<Mutex<Fault>> = Arc::new(Mutex::new(|_, _| None));
        let (behind, shared) = (sandbox.url.clone(), Arc::clone(&fault));
        // It listens as long as the process with the tests runs.
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let (behind, fault) = (behind.clone(), Arc::clone(&shared));
                std::thread::spawn(move || {
                    let fault = *fault.lock().expect("lives");
                    // Whoever asked may be gone: that is what the test is about.
                    let _ = answer(&stream.expect("connects"), &behind, fault);
                });
            }
        });
        Self {
            url,
            fault,
            _sandbox: sandbox,
        }
    }

    /// Spoils every answer from now on.
    pub fn spoil(&self, fault: Fault) {
        *self.fault.lock().expect("lives") = fault;
    }
}

fn answer(stream: &TcpStream, behind: &str, fault: Fault) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let first = lines.next().expect("a request")?;
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let path = first.split(' ').nth(1).expect("a path");
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

/// Sends an answer, byte after byte where there is a pause between them.
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
