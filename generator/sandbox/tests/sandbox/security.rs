//! The security of an account: what answers say of an address, links that work once, sessions that end, calls of pages
//! elsewhere, guesses. That no secret is left in a browser is tested by a journey.

use std::collections::BTreeMap;
use std::path::Path;

use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

use crate::support::accounts::{SITE, cookie_of, newcomer, token_of};
use crate::support::{Operator, json_of};

/// The pages whose forms are sent by browsers themselves.
const PAGES: [&str; 2] = ["/profile/wallet/deposit", "/profile/wallet/withdrawal"];
const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";

/// What a caller sees of an answer: status, headers without the time, body.
async fn seen(answer: Response) -> (u16, BTreeMap<String, String>, String) {
    let status = answer.status().as_u16();
    let headers = answer.headers().iter().filter(|(name, _)| {
        let is_time = *name == "date" || *name == "retry-after";
        !is_time
    });
    let headers = headers.map(|(name, value)| (name.to_string(), format!("{value:?}")));
    let headers = headers.collect();
    (status, headers, answer.text().await.expect("a text"))
}

#[tokio::test]
async fn no_answer_says_whether_an_address_has_an_account() {
    let operator = Operator::start(1).await;
    operator
        .control("sign_up", json!({ "confirmation": true }))
        .await;
    let asks = |email: &str| json!({ "user": { "email": email } });
    let signs_in = |email: &str| json!({ "user": { "email": email, "password": "not this one" } });
    for (path, body) in [
        ("/api/users/sign_in", &signs_in as &dyn Fn(&str) -> Value),
        ("/api/users/password", &asks),
        ("/api/users/confirmation", &asks),
        ("/api/users/unlock", &asks),
        ("/api/users", &newcomer),
    ] {
        let mut answers = Vec::new();
        for email in ["player@example.com", "nobody@example.com"] {
            let answer = operator.call(Method::POST, path, "de", &body(email)).await;
            answers.push(seen(answer).await);
        }
        assert_eq!(answers[0], answers[1], "{path}");
        assert!(answers[0].1.contains_key("access-control-allow-origin"));
    }
    // Only who reads the mails learns it.
    let mails = operator.mails_once(3).await;
    let mut written: Vec<_> = mails
        .iter()
        .map(|mail| [&mail["to"], &mail["kind"]].map(|it| it.as_str().expect("text")))
        .collect();
    written.sort_unstable();
    assert_eq!(
        written,
        [
            ["nobody@example.com", "confirmation"],
            ["player@example.com", "account_exists"],
            ["player@example.com", "reset_password"],
        ]
    );
}

#[tokio::test]
async fn a_session_ends_with_the_next_one_and_with_signing_out() {
    let operator = Operator::start(1).await;
    let sign_in = async |cookie: &str| {
        let body = json!({ "user": { "email": "player@example.com", "password": "password" } });
        let request = operator.client.post(operator.url("/api/users/sign_in"));
        let request = request
            .header("cookie", cookie)
            .header("content-type", JSON);
        let answer = request.body(body.to_string()).send().await;
        let answer = answer.expect("the sandbox answers");
        assert_eq!(answer.status(), StatusCode::OK);
        cookie_of(&answer).expect("a session")
    };
    let chosen = "sandbox_session=chosen-by-somebody-else";
    let first = sign_in(chosen).await;
    assert_ne!(first, chosen);
    assert_eq!(operator.status_with(chosen).await, StatusCode::UNAUTHORIZED);
    let second = sign_in(&first).await;
    assert_ne!(first, second);
    assert_eq!(operator.status_with(&first).await, StatusCode::UNAUTHORIZED);
    assert_eq!(operator.status_with(&second).await, StatusCode::OK);
    let request = operator.client.delete(operator.url("/api/users/sign_out"));
    let left = request.header("cookie", &second).send().await;
    let left = left.expect("the sandbox answers");
    assert_eq!(left.status(), StatusCode::NO_CONTENT);
    assert_eq!(cookie_of(&left).as_deref(), Some("sandbox_session="));
    assert_eq!(
        operator.status_with(&second).await,
        StatusCode::UNAUTHORIZED
    );
}

#[tokio::test]
async fn no_script_reads_the_cookie_and_no_other_site_sends_it() {
    let operator = Operator::start(1).await;
    for (scheme, is_secure) in [(None, false), (Some("http"), false), (Some("https"), true)] {
        let body = json!({ "user": { "email": "player@example.com", "password": "password" } });
        let request = operator.client.post(operator.url("/api/users/sign_in"));
        let request = request.header("content-type", JSON).body(body.to_string());
        let request = match scheme {
            Some(scheme) => request.header("x-forwarded-proto", scheme),
            None => request,
        };
        let answer = request.send().await.expect("the sandbox answers");
        let cookie = answer.headers()["set-cookie"].to_str().expect("text");
        let mut parts: Vec<_> = cookie.split("; ").skip(1).collect();
        parts.retain(|part| !part.starts_with("Max-Age="));
        let mut wanted = vec!["Path=/", "HttpOnly", "SameSite=Lax"];
        wanted.extend(is_secure.then_some("Secure"));
        assert_eq!(parts, wanted, "{scheme:?}");
    }
}

#[tokio::test]
async fn pages_elsewhere_make_no_call_with_an_effect() {
    let mut operator = Operator::start(1).await;
    let routes = routes();
    for known in [
        "/api/users/sign_out",
        "/api/v3/bets",
        "/api/v2/favourites/{type}/{id}",
        PAGES[0],
        PAGES[1],
    ] {
        assert!(routes.iter().any(|(_, path)| path == known), "{known}");
    }
    assert!(routes.len() > 40, "{routes:?}");
    operator.sign_in().await;
    let cookie = operator.cookie.clone().expect("a session");
    let call = async |(method, path): &(Method, String), origin: &str, kind: &str| {
        let path = path.replace("{type}", "matches").replace("{id}", "1");
        let request = operator.client.request(method.clone(), operator.url(&path));
        let request = request
            .header("origin", origin)
            .header("content-type", kind);
        let request = request.header("cookie", &cookie).body("{}");
        request.send().await.expect("the sandbox answers")
    };
    for route in &routes {
        let is_form = PAGES.contains(&route.1.as_str());
        let [own, other] = if is_form { [FORM, JSON] } else { [JSON, FORM] };
        for origin in ["https://elsewhere.example", "null"] {
            let answer = call(route, origin, own).await;
            assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{route:?} {origin}");
            assert_eq!(json_of(answer).await["error"]["code"], "foreign_origin");
        }
        for kind in [other, "text/plain", "multipart/form-data"] {
            let status = call(route, SITE, kind).await.status().as_u16();
            assert!(matches!(status, 400 | 415), "{route:?} {kind}: {status}");
        }
    }
    assert_eq!(operator.status_with(&cookie).await, StatusCode::OK);
    // The routes are there: a page of the site is answered by them.
    for route in &routes {
        if PAGES.contains(&route.1.as_str()) || route.1.contains('{') {
            continue;
        }
        let status = call(route, SITE, JSON).await.status();
        assert_ne!(status, StatusCode::NOT_FOUND, "{route:?}");
    }
}

/// Every call with an effect, from the router's source: a new route is tested without being named here.
fn routes() -> Vec<(Method, String)> {
    let source = source_of("mod");
    let mut routes = Vec::new();
    // Each part declares a router, which may be nested below.
    for part in source.split("let ") {
        let name = part.trim_start_matches("mut ").split(' ').next();
        let prefix = nest_of(&source, name.expect("a name"));
        collect(part, prefix, &mut routes);
    }
    routes
}

/// The path under which a router is nested.
fn nest_of<'a>(source: &'a str, router: &str) -> &'a str {
    source.find(&format!("\", {router})")).map_or("", |end| {
        let start = source[..end].rfind('"').expect("a quote");
        &source[start + 1..end]
    })
}

fn collect(source: &str, prefix: &str, routes: &mut Vec<(Method, String)>) {
    for part in source.split(".route(").skip(1) {
        let end = part.find("\n        .").or_else(|| part.find(['}', ';']));
        let route = &part[..end.unwrap_or(part.len())];
        for (call, method) in [
            ("post(", Method::POST),
            ("put(", Method::PUT),
            ("patch(", Method::PATCH),
            ("delete(", Method::DELETE),
        ] {
            if route.contains(call) {
                let path = route.trim_start().strip_prefix('"');
                let path = path.and_then(|path| path.split('"').next());
                let path = path.unwrap_or_else(|| panic!("the path is none to read: {route}"));
                routes.push((method, format!("{prefix}{path}")));
            }
        }
    }
    for (end, _) in source.match_indices("::router()") {
        let mut words = source[..end].rsplit(|it: char| !it.is_alphanumeric() && it != '_');
        let module = words.next().expect("a name");
        let own = nest_of(source, &format!("{module}::router()"));
        let prefix = if own.is_empty() { prefix } else { own };
        collect(&source_of(module), prefix, routes);
    }
}

fn source_of(module: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rest");
    let file = folder.join(format!("{module}.rs"));
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

#[tokio::test]
async fn a_link_ends_with_time_and_with_the_next_one() {
    let operator = Operator::start(1).await;
    let ask = json!({ "user": { "email": "player@example.com" } });
    let path = "/api/users/password";
    let code = async |token: String| {
        let body =
            json!({ "user": { "reset_password_token": token, "password": "three quiet lakes" } });
        let response = operator.call(Method::PUT, path, "en-ZA", &body).await;
        json_of(response).await["error"]["code"].clone()
    };
    operator
        .control("sign_up", json!({ "token_seconds": 0 }))
        .await;
    operator.call(Method::POST, path, "en-ZA", &ask).await;
    let mails = operator.mails_once(1).await;
    assert_eq!(code(token_of(&mails[0])).await, "token_expired");
    operator
        .control("sign_up", json!({ "token_seconds": 600 }))
        .await;
    operator.call(Method::POST, path, "en-ZA", &ask).await;
    operator.mails_once(2).await;
    operator.call(Method::POST, path, "en-ZA", &ask).await;
    let mails = operator.mails_once(3).await;
    assert_eq!(code(token_of(&mails[1])).await, "token_invalid");
    assert_eq!(code(token_of(&mails[2])).await, Value::Null);
    assert_eq!(code("made-up".to_owned()).await, "token_invalid");
}

#[tokio::test]
async fn a_call_of_no_known_site_gets_no_link_to_one() {
    let operator = Operator::start(1).await;
    let body = json!({ "user": { "email": "player@example.com" } });
    let request = operator.client.post(operator.url("/api/users/password"));
    let request = request.header("content-type", "application/json");
    request
        .body(body.to_string())
        .send()
        .await
        .expect("answers");
    let mails = operator.mails_once(1).await;
    let link = mails[0]["link"].as_str().expect("a link");
    assert!(link.starts_with("/users/password/edit?"), "{link}");
}

#[tokio::test]
async fn wrong_passwords_lock_an_address_whether_it_has_an_account_or_not() {
    let operator = Operator::start(20).await;
    let known = "player@example.com";
    for email in [known, "nobody@example.com"] {
        let mut codes = Vec::new();
        for attempt in 0..7 {
            let (status, cookie, body) = operator.sign_in_as(email, &attempt.to_string()).await;
            assert_eq!(cookie, None);
            codes.push((status.as_u16(), body["error"]["code"].clone()));
        }
        let wrong = (401, json!("invalid_credentials"));
        let locked = (403, json!("locked"));
        let [first, last] = [vec![wrong; 4], vec![locked; 3]];
        assert_eq!(codes, [first, last].concat(), "{email}");
    }
    // The lock is the same for both, with the time until it ends.
    let mut locks = Vec::new();
    for email in [known, "nobody@example.com"] {
        let body = json!({ "user": { "email": email, "password": "password" } });
        let path = "/api/users/sign_in";
        let answer = operator.call(Method::POST, path, "en-ZA", &body).await;
        let seconds = answer.headers()["retry-after"].to_str().expect("text");
        let seconds: u64 = seconds.parse().expect("a number");
        assert!((3_500..=3_600).contains(&seconds), "{seconds}");
        locks.push(seen(answer).await);
    }
    assert_eq!(locks[0], locks[1]);
    let (_, cookie, body) = operator.sign_in_as(known, "password").await;
    assert_eq!((cookie, &body["error"]["code"]), (None, &json!("locked")));

    // One, and to the player alone.
    let mails = operator.mails_once(1).await;
    assert_eq!(
        (&mails[0]["kind"], &mails[0]["to"]),
        (&json!("unlock"), &json!(known))
    );
    for email in [known, "nobody@example.com", "vip@example.com"] {
        let body = json!({ "user": { "email": email } });
        let answer = operator
            .call(Method::POST, "/api/users/unlock", "ar", &body)
            .await;
        assert_eq!(answer.status(), StatusCode::NO_CONTENT, "{email}");
    }
    // Only who is locked gets another one.
    let mails = operator.mails_once(2).await;
    let link = mails[1]["link"].as_str().expect("a link");
    assert!(
        link.starts_with(&format!("{SITE}/ar/users/unlock?unlock_token=")),
        "{link}"
    );

    let unlock = async |token: &str| {
        let path = format!("/api/users/unlock?unlock_token={token}");
        operator.get(&path).await.status()
    };
    let [replaced, token] = [&mails[0], &mails[1]].map(token_of);
    assert_eq!(unlock(&replaced).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(unlock(&token).await, StatusCode::NO_CONTENT);
    assert_eq!(
        unlock(&token).await,
        StatusCode::UNPROCESSABLE_ENTITY,
        "once"
    );
    let (status, _, _) = operator.sign_in_as(known, "password").await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn a_lock_ends_by_itself() {
    let operator = Operator::start(20).await;
    operator
        .control("sign_up", json!({ "lock_seconds": 0 }))
        .await;
    for _ in 0..5 {
        operator.sign_in_as("player@example.com", "wrong").await;
    }
    let (status, _, _) = operator.sign_in_as("player@example.com", "password").await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn a_name_of_somebody_else_is_refused() {
    let operator = Operator::start(1).await;
    for path in [
        "/api/v2/sports",
        "/sandbox",
        "/sandbox/control/clock",
        "/connection/websocket",
        "/nowhere",
    ] {
        let asked = |host: &'static str| {
            let request = operator.client.get(operator.url(path)).header("host", host);
            async { request.send().await.expect("the sandbox answers").status() }
        };
        assert_eq!(
            asked("evil.example:4001").await,
            StatusCode::MISDIRECTED_REQUEST,
            "{path}"
        );
        assert_ne!(
            asked("localhost:4001").await,
            StatusCode::MISDIRECTED_REQUEST,
            "{path}"
        );
    }
}
