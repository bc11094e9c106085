//! Any request: nginx with the shipped configuration answers it as `serve` does.
//!
//! `requests.txt` has the requests that somebody thought of; these are drawn. Clients tidy up paths, so the requests are
//! written to the connection as they are.

mod connection;
mod request;

use std::cell::RefCell;

use proptest::test_runner::{Config, TestCaseError, TestRunner};

use crate::nginx::{Seen, nginx, seen, site};
use crate::support::Server;
use connection::Connection;
use request::{Request, request};

/// Where the two differ, and why they may; `../deploy/README.md` lists those that concern an operator of nginx. Each makes
/// both answers even.
const EXCEPTIONS: [Exception; 9] = [
    Exception {
        why: "nginx answers a malformed path with a page of its own, before it reads what the site says about it",
        even: |_, ours, theirs| {
            if ours.status == 400 && theirs.status == 400 {
                for seen in [ours, theirs] {
                    for name in [
                        "cache-control",
                        "content-length",
                        "content-type",
                        "referrer-policy",
                    ] {
                        seen.headers.remove(name);
                    }
                    seen.body.clear();
                }
            }
        },
    },
    Exception {
        why: "nginx has no brotli, and compresses neither answers to HEAD nor status 500",
        even: |request, ours, theirs| {
            if request.accepts("br") || request.method == "HEAD" || ours.status == 500 {
                for seen in [ours, theirs] {
                    seen.headers.remove("content-encoding");
                    seen.headers.remove("content-length");
                }
            }
        },
    },
    Exception {
        why: "nginx finds an old address only as browsers send it, without needless escapes, and keeps those behind it",
        even: |request, ours, theirs| {
            let is_either = [308, 404].contains(&theirs.status);
            if request.has_needless_escape() && ours.status == 308 && is_either {
                *theirs = ours.clone();
            }
        },
    },
    Exception {
        why: "where an error page itself is asked for with needless escapes, nginx shows that of the default language",
        even: |request, ours, theirs| {
            let is_error = [404, 500].contains(&ours.status) && ours.status == theirs.status;
            if request.has_needless_escape() && is_error {
                theirs.body.clone_from(&ours.body);
            }
        },
    },
    Exception {
        why: "nginx answers 304 only if both validators match",
        even: |request, ours, theirs| {
            if request.has_both_validators() && (ours.status, theirs.status) == (304, 200) {
                *theirs = ours.clone();
            }
        },
    },
    Exception {
        why: "nginx applies the redirects to a path three times, each rule after the one before",
        even: |request, ours, theirs| {
            if request.target.matches(".html").count() > 1
                && ours.status == 308
                && [308, 404].contains(&theirs.status)
            {
                *theirs = ours.clone();
            }
        },
    },
    Exception {
        why: "nginx takes a first line of at most 8 KiB",
        even: |request, ours, theirs| {
            if request.target.len() > 8_000 && theirs.status == 414 {
                *theirs = ours.clone();
            }
        },
    },
    Exception {
        why: "serve refuses the names of other sites (DNS rebinding)",
        even: |request, ours, theirs| {
            if request.host == request::OTHER_HOST && ours.status == 421 {
                *ours = theirs.clone();
            }
        },
    },
    Exception {
        why: "serve refuses characters that no address has unescaped",
        even: |request, ours, theirs| {
            if request.has_odd_characters() && ours.status == 400 {
                *ours = theirs.clone();
            }
        },
    },
];

struct Exception {
    why: &'static str,
    even: fn(&Request, &mut Seen, &mut Seen),
}

/// A site behind both servers.
struct Both {
    _dir: tempfile::TempDir,
    _servers: [Server; 2],
    serve: RefCell<Connection>,
    nginx: RefCell<Connection>,
}

impl Both {
    fn new(locale_in_url: bool) -> Self {
        let dir = site(locale_in_url);
        let (serve, (nginx, _)) = (Server::start(dir.path()), nginx(dir.path()));
        Self {
            serve: RefCell::new(Connection::to(&serve.address)),
            nginx: RefCell::new(Connection::to(&nginx.address)),
            _dir: dir,
            _servers: [serve, nginx],
        }
    }

    fn hold(&self, request: &Request) -> Result<(), TestCaseError> {
        let sent = |to: &RefCell<Connection>| {
            let mut to = to.borrow_mut();
            let tag = match request.needs_tag() {
                true => to.ask("GET", &request.plain()).header("etag").to_owned(),
                false => String::new(),
            };
            seen(&to.ask(&request.method, &request.bytes(&tag)))
        };
        let (mut ours, mut theirs) = (sent(&self.serve), sent(&self.nginx));
        for Exception { even, .. } in &EXCEPTIONS {
            even(request, &mut ours, &mut theirs);
        }
        if ours == theirs {
            return Ok(());
        }
        let why = EXCEPTIONS.map(|it| it.why).join("\n- ");
        Err(TestCaseError::fail(format!(
            "serve: {ours:#?}\nnginx: {theirs:#?}\nThey may differ only where\n- {why}"
        )))
    }
}

#[test]
fn nginx_and_serve_give_any_request_the_same_answer() {
    let sites = [false, true].map(Both::new);
    let config = Config {
        failure_persistence: None,
        ..Config::default()
    };
    let cases = config.cases * 4;
    let mut runner = TestRunner::new(Config { cases, ..config });
    let held = runner.run(&request(), |request| {
        sites.iter().try_for_each(|both| both.hold(&request))
    });
    if let Err(error) = held {
        panic!("{error}");
    }
}
