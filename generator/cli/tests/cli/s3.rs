//! A real S3 server for a test, and a client to read from it.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use object_store::aws::{AmazonS3, AmazonS3Builder};
use tempfile::TempDir;

use crate::support::becomes;

const KEY: &str = "tester";
const SECRET: &str = "tester-secret";
const BUCKET: &str = "site";

/// A server with an empty bucket, stopped when it is dropped.
pub struct S3 {
    child: Child,
    endpoint: String,
    folder: TempDir,
}

/// The server's program; the script says what is missing if it cannot be installed.
fn program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ci/s3-server");
        let output = Command::new("bash")
            .arg(script)
            .output()
            .expect("bash runs");
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "no S3 server: {message}");
        PathBuf::from(String::from_utf8_lossy(&output.stdout).trim())
    })
}

impl S3 {
    /// Starts a server on a free port.
    pub fn start() -> Self {
        // Beside the program: the server needs a file system with extended attributes, which some
        // temporary folders lack.
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("temp");
        std::fs::create_dir(folder.path().join(BUCKET)).expect("makes");
        let free = TcpListener::bind("127.0.0.1:0").expect("binds");
        let address = free.local_addr().expect("has one").to_string();
        drop(free);
        let child = Command::new(program())
            .args(["--access", KEY, "--secret", SECRET, "--quiet"])
            .args(["--port", &address, "posix"])
            .arg(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("starts");
        let server = Self {
            child,
            endpoint: format!("http://{address}"),
            folder,
        };
        let listens = becomes(|| std::net::TcpStream::connect(&address).is_ok());
        assert!(listens, "the S3 server does not listen");
        server
    }

    /// The target URL of its bucket.
    pub fn target(&self) -> &'static str {
        "s3://site"
    }

    /// Sets a command's environment for it.
    pub fn set_up(&self, command: &mut Command) {
        command
            .env("AWS_ENDPOINT_URL", &self.endpoint)
            .env("AWS_ALLOW_HTTP", "true")
            .env("AWS_ACCESS_KEY_ID", KEY)
            .env("AWS_SECRET_ACCESS_KEY", SECRET)
            .env("AWS_REGION", "us-east-1");
    }

    /// A client of its bucket.
    pub fn client(&self) -> AmazonS3 {
        api::tls::use_ring();
        AmazonS3Builder::new()
            .with_endpoint(&self.endpoint)
            .with_allow_http(true)
            .with_access_key_id(KEY)
            .with_secret_access_key(SECRET)
            .with_region("us-east-1")
            .with_bucket_name(BUCKET)
            .build()
            .expect("a client")
    }

    /// The bucket's files on the server's disk, by name.
    pub fn bucket(&self) -> PathBuf {
        self.folder.path().join(BUCKET)
    }
}

impl Drop for S3 {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
