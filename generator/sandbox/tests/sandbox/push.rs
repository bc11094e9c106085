//! The generator's push client against this server, and the server's faults.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::support::{Operator, becomes};
use api::push::{Closed, Listener, Notice, PushOptions};
use api::wire::PushEvent;
use reqwest::{Method, StatusCode};
use sandbox::push::{Hub, Timing, router};
use serde_json::json;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

const CHANNELS: [&str; 2] = ["public:updates:en-ZA", "public:updates:ar"];

/// A server, and a listener that records its notices.
struct Lab {
    hub: Hub,
    url: String,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Lab {
    async fn new(timing: Timing) -> Self {
        let hub = Hub::with_timing("secret", timing);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("binds");
        let address = listener.local_addr().expect("has an address");
        let server = axum::serve(listener, router(hub.clone()));
        tokio::spawn(async move { server.await.expect("serves") });
        Self {
            hub,
            url: format!("ws://{address}/connection/websocket"),
            heard: Arc::default(),
        }
    }

    fn listener(&self, channels: &[&str]) -> Listener {
        let channels = channels.iter().map(|it| (*it).to_owned()).collect();
        let mut options = PushOptions::new(&self.url, channels);
        options.waits = (Duration::from_millis(50), Duration::from_millis(200));
        options.timeout = Duration::from_secs(2);
        options.late_ping = Duration::from_secs(1);
        Listener::new(options)
    }

    fn listen(&self, mut listener: Listener) -> JoinHandle<(Listener, Closed)> {
        let (hub, heard) = (self.hub.clone(), self.heard.clone());
        tokio::spawn(async move {
            let token = || {
                let token = hub.tokens().of_connection(None);
                async move { Ok(token) }
            };
            let closed = listener.listen(token, |notice| {
                heard.lock().expect("not poisoned").push(line(&notice));
            });
            let closed = closed.await;
            (listener, closed)
        })
    }

    fn publish(&self, id: u64) {
        let event =
            json!({"event_name": "match_status_changed", "message": {"match_id": id, "status": 1}});
        self.hub.publish(CHANNELS[0], &event);
    }

    fn heard(&self) -> Vec<String> {
        self.heard.lock().expect("not poisoned").clone()
    }

    async fn until(&self, what: &str, times: usize) {
        let is_heard = async || self.heard().iter().filter(|line| *line == what).count() >= times;
        let heard = becomes(is_heard).await;
        assert!(
            heard,
            "not heard {times} times: {what}\n{:#?}",
            self.heard()
        );
    }
}

fn line(notice: &Notice) -> String {
    match notice {
        Notice::Listening => "listening".to_owned(),
        Notice::Lost(_) => "lost".to_owned(),
        Notice::Missed(channel) => format!("missed {channel}"),
        Notice::Refused(channel, reason) => format!("refused {channel}: {reason}"),
        Notice::Event { channel, event, .. } => match event.as_ref() {
            PushEvent::MatchStatusChanged { match_id, .. } => format!("{channel}: {match_id}"),
            other => format!("{channel}: {other:?}"),
        },
        Notice::Unreadable { .. } => "odd".to_owned(),
    }
}

#[tokio::test]
async fn missed_publications_are_recovered_once_and_in_order() {
    let lab = Lab::new(Timing::default()).await;
    let task = lab.listen(lab.listener(&CHANNELS));
    lab.until("listening", 1).await;
    lab.publish(1);
    lab.until("0: 1", 1).await;
    lab.hub.drop_connections();
    lab.publish(2);
    lab.publish(3);
    lab.until("listening", 2).await;
    lab.publish(4);
    lab.until("0: 4", 1).await;
    let heard = lab.heard();
    let events: Vec<&String> = heard.iter().filter(|line| line.starts_with('0')).collect();
    assert_eq!(events, ["0: 1", "0: 2", "0: 3", "0: 4"]);
    assert!(heard.iter().all(|line| !line.starts_with("missed")));
    task.abort();
}

#[tokio::test]
async fn unrecoverable_publications_are_reported_as_missed() {
    let lab = Lab::new(Timing::default()).await;
    let task = lab.listen(lab.listener(&CHANNELS));
    lab.until("listening", 1).await;
    lab.hub.drop_connections();
    for id in 0..101 {
        lab.publish(id);
    }
    lab.until("missed public:updates:en-ZA", 1).await;
    lab.until("listening", 2).await;
    lab.publish(200);
    lab.until("0: 200", 1).await;
    task.abort();
}

#[tokio::test]
async fn a_listener_that_was_closed_resumes_at_its_position() {
    let lab = Lab::new(Timing::default()).await;
    let task = lab.listen(lab.listener(&CHANNELS));
    lab.until("listening", 1).await;
    lab.hub.disconnect_all(3200, "come back");
    lab.until("listening", 2).await;
    lab.hub.disconnect_all(4600, "go");
    let (listener, closed) = task.await.expect("ends");
    assert_eq!((closed.code, closed.reason.as_str()), (4600, "go"));
    lab.publish(7);
    let task = lab.listen(listener);
    lab.until("0: 7", 1).await;
    task.abort();
}

#[tokio::test]
async fn a_token_is_renewed_before_it_expires_and_pings_are_answered() {
    let timing = Timing {
        ping: Duration::from_secs(1),
        pong: Duration::from_millis(500),
        token: Duration::from_secs(2),
        grace: Duration::from_millis(100),
        ..Timing::default()
    };
    let lab = Lab::new(timing).await;
    let task = lab.listen(lab.listener(&CHANNELS));
    lab.until("listening", 1).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    lab.publish(1);
    lab.until("0: 1", 1).await;
    assert_eq!(lab.heard(), ["listening", "0: 1"]);
    task.abort();
}

#[tokio::test]
async fn a_refused_channel_is_reported_and_the_others_are_received() {
    let lab = Lab::new(Timing::default()).await;
    let task = lab.listen(lab.listener(&[CHANNELS[0], "nowhere"]));
    lab.until("refused nowhere: unknown channel (102)", 1).await;
    lab.publish(1);
    lab.until("0: 1", 1).await;
    lab.hub.publish(
        CHANNELS[0],
        &json!({"event_name": "of_tomorrow", "message": {}}),
    );
    lab.until("odd", 1).await;
    assert!(
        !lab.heard().contains(&"listening".to_owned()),
        "not all of them are"
    );
    task.abort();
}

#[tokio::test]
async fn a_silent_server_is_disconnected() {
    let silent = TcpListener::bind("127.0.0.1:0").await.expect("binds");
    let mut lab = Lab::new(Timing::default()).await;
    lab.url = format!("ws://{}/", silent.local_addr().expect("has an address"));
    let task = lab.listen(lab.listener(&CHANNELS));
    lab.until("lost", 2).await;
    task.abort();
}

#[tokio::test]
async fn a_connection_that_falls_silent_or_garbles_is_left_and_nothing_is_lost() {
    let timing = Timing {
        ping: Duration::from_secs(1),
        ..Timing::default()
    };
    let lab = Lab::new(timing).await;
    let task = lab.listen(lab.listener(&CHANNELS));
    lab.until("listening", 1).await;
    lab.hub.silence();
    lab.publish(1);
    lab.until("listening", 2).await;
    lab.until("0: 1", 1).await;
    lab.hub.send_garbage();
    lab.publish(2);
    lab.until("listening", 3).await;
    lab.until("0: 2", 1).await;
    let heard = lab.heard();
    assert_eq!(heard.iter().filter(|line| line.starts_with('0')).count(), 2);
    task.abort();
}

#[tokio::test]
async fn websockets_are_refused_on_request_and_streams_are_open_to_pages() {
    let operator = Operator::start(20).await;
    let upgrade = || async {
        let request = operator
            .client
            .get(operator.url("/connection/websocket"))
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==");
        request.send().await.expect("answers").status()
    };
    assert_eq!(upgrade().await, StatusCode::SWITCHING_PROTOCOLS);
    operator
        .control("transport", json!({ "websocket": false }))
        .await;
    assert_eq!(upgrade().await, StatusCode::FORBIDDEN);

    let page = "http://localhost:4173";
    let opened = operator
        .client
        .post(operator.url("/connection/http_stream"))
        .header("origin", page)
        .body(json!({ "id": 1, "connect": {} }).to_string());
    let mut opened = opened.send().await.expect("answers");
    assert_eq!(opened.headers()["access-control-allow-origin"], page);
    let line = opened.chunk().await.expect("is sent").expect("a line");
    let line: serde_json::Value = serde_json::from_slice(&line).expect("is JSON");
    let own = &line["connect"];
    assert_eq!(own["session"].as_str().map(str::len), Some(32));

    let emulation = operator.url("/emulation");
    let asked = operator
        .client
        .request(Method::OPTIONS, &emulation)
        .header("origin", page)
        .header("access-control-request-method", "POST")
        .header("access-control-request-headers", "content-type");
    let allowed = asked.send().await.expect("answers");
    assert_eq!(allowed.headers()["access-control-allow-origin"], page);
    let channel = CHANNELS[0];
    let data = json!({ "id": 2, "subscribe": { "channel": channel } }).to_string();
    let body = json!({ "session": own["session"], "node": own["node"], "data": data });
    let sent = operator.post("/emulation", body).await;
    assert_eq!(sent.status(), StatusCode::NO_CONTENT);
    let line = opened.chunk().await.expect("is sent").expect("a line");
    let line: serde_json::Value = serde_json::from_slice(&line).expect("is JSON");
    assert_eq!(line["subscribe"]["recoverable"], true);

    let odd = operator
        .post("/sandbox/control/transport", json!({ "ping_seconds": 0 }))
        .await;
    assert_eq!(odd.status(), StatusCode::BAD_REQUEST);
    operator.control("reset", json!({})).await;
    assert_eq!(upgrade().await, StatusCode::SWITCHING_PROTOCOLS);
}
