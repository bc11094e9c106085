//! The binary, run to its end or as a server, and raw HTTP: a path is sent as it is written.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Longer than anything takes, even on a slow machine with parallel tests. It says nothing about the product.
const PATIENCE: Duration = Duration::from_secs(60);

/// When a world begins whose matches a test counts.
pub const BEGINS: &str = "2026-11-28T14:05:00Z";

/// The product's own footer, for a project without warnings and without its pages.
pub fn footer() -> String {
    let own = include_str!("../../../../content/footer.toml");
    ["responsible-gambling", "payments", "privacy", "contact"]
        .iter()
        .fold(own.to_owned(), |text, page| {
            text.replace(&format!("\"/{page}\""), "\"/general-rules\"")
        })
}

/// How often what can be killed at any time is killed: 50 times, or as often as `KILLS` says.
pub fn kills() -> usize {
    std::env::var("KILLS").map_or(50, |kills| kills.parse().expect("KILLS is a number"))
}

/// Kills a process after a time, unless it has ended by then; returns whether it had.
pub fn kill_after(child: &mut Child, time: Duration) -> bool {
    std::thread::sleep(time);
    let has_ended = child.try_wait().expect("waits").is_some();
    child.kill().expect("is killed");
    child.wait().expect("ends");
    has_ended
}

/// The seed of random values: 1, or `SEED`.
pub fn seed() -> u64 {
    std::env::var("SEED").map_or(1, |seed| seed.parse().expect("SEED is a number"))
}

/// Waits until something is so in another process; false if it does not become so.
pub fn becomes(mut is_so: impl FnMut() -> bool) -> bool {
    let begun = Instant::now();
    while !is_so() {
        if begun.elapsed() > PATIENCE {
            return false;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    true
}

/// The result of a command.
pub struct Ended {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

/// The command, in a folder without a project.
pub fn sportsbook(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sportsbook"));
    command
        .args(args)
        .current_dir(std::env::temp_dir())
        .env_remove("RUST_LOG")
        .stdin(Stdio::null());
    command
}

/// Runs a command to its end.
pub fn ended(mut command: Command) -> Ended {
    let output = command.output().expect("the binary runs");
    Ended {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).expect("utf-8"),
        stderr: String::from_utf8(output.stderr).expect("utf-8"),
    }
}

/// A folder with a site of these files in two languages, and its document for the edge.
pub fn site(files: &[(&str, &str)]) -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("temp");
    let document = edge::Edge::new(&edge::About {
        origin: "https://bets.example",
        locales: &["en-ZA", "ar"],
        aliases: &[],
        locale_in_url: false,
        moved: std::collections::BTreeMap::new(),
        connect: &[edge::Origin::of_url("https://api.example/root").expect("an origin")],
        images: &[],
        streams: &[],
        scripts: &[edge::integrity(b"core")],
        security: &edge::Security::default(),
    });
    write(dir.path(), edge::FILE, &document.text());
    for (name, text) in files {
        write(dir.path(), &format!("site/{name}"), text);
    }
    dir
}

/// Writes a file and its folders.
pub fn write(root: &Path, name: &str, text: &str) {
    let path = root.join(name);
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("folders");
    std::fs::write(path, text).expect("writes");
}

/// A running server, stopped when it is dropped.
pub struct Server {
    child: Child,
    pub address: String,
}

impl Server {
    /// Starts `sportsbook serve` on a free port.
    pub fn start(out: &Path) -> Self {
        let mut child = sportsbook(&["serve", "--port", "0", "--out"])
            .arg(out)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("piped"))
            .read_line(&mut line)
            .expect("a line");
        let address = line
            .trim()
            .strip_prefix("http://")
            .expect("the URL")
            .to_owned();
        Self::of(child, address)
    }

    /// Another program that listens on an address.
    pub fn of(child: Child, address: String) -> Self {
        Self { child, address }
    }

    /// `GET` without headers.
    pub fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[])
    }

    /// Any request.
    pub fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        self.ask_as(&self.address, method, path, headers)
    }

    /// Any request, with this `Host`.
    pub fn ask_as(&self, host: &str, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut stream = TcpStream::connect(&self.address).expect("connects");
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
        for (name, value) in headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        request.push_str("\r\n");
        stream.write_all(request.as_bytes()).expect("sends");
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).expect("reads");
        Answer::parse(&bytes)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A running sandbox, stopped when it is dropped.
pub struct Sandbox {
    child: Child,
    pub url: String,
}

impl Sandbox {
    /// Starts `sportsbook sandbox` on a free port.
    pub fn start(args: &[&str]) -> Self {
        Self::at("0", args)
    }

    /// Starts `sportsbook sandbox` on a port.
    pub fn at(port: &str, args: &[&str]) -> Self {
        let mut child = sportsbook(&["sandbox", "--port", port])
            .args(args)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let lines = BufReader::new(child.stdout.as_mut().expect("piped")).lines();
        let url = lines
            .map(|line| line.expect("a line"))
            .find(|line| line.starts_with("http"))
            .expect("the URL");
        Self { child, url }
    }

    /// Ends it.
    pub fn end(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Stops answering, without closing a connection, until it is resumed.
    pub fn pause(&self) {
        self.signal("-STOP");
    }

    /// Answers again.
    pub fn resume(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status();
        assert!(sent.expect("runs").success());
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.end();
    }
}

/// A parsed answer.
pub struct Answer {
    pub status: u16,
    head: String,
    pub body: Vec<u8>,
}

impl Answer {
    /// An answer as it was sent.
    pub fn parse(bytes: &[u8]) -> Self {
        let end = bytes
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
            .expect("a head");
        let head = String::from_utf8(bytes[..end].to_vec()).expect("ascii");
        let status = head.split(' ').nth(1).expect("a status");
        Self {
            status: status.parse().expect("a number"),
            body: bytes[end + 4..].to_vec(),
            head,
        }
    }

    /// A header's value, empty when it is missing.
    pub fn header(&self, name: &str) -> &str {
        self.head
            .lines()
            .filter_map(|line| line.split_once(": "))
            .find(|(key, _)| key.eq_ignore_ascii_case(name))
            .map_or("", |(_, value)| value)
    }

    /// All headers, their names in lower case.
    pub fn headers(&self) -> impl Iterator<Item = (String, &str)> {
        let lines = self.head.lines().skip(1);
        let pairs = lines.filter_map(|line| line.split_once(": "));
        pairs.map(|(name, value)| (name.to_ascii_lowercase(), value))
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}
