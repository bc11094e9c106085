//! `GET /matches/{id}/video` and `/streams`, and the stream itself: a short clip that is played again and
//! again, as a live HLS stream.
//!
//! The clip in `data/stream/` is a ball that moves over a pitch: six segments of two seconds, H.264 (baseline, level
//! 3.0) in fragmented MP4. It was made with ffmpeg's `color`, `drawbox` and `overlay`, and its HLS muxer.

use std::fmt::Write;
use std::sync::LazyLock;
use std::time::Instant;

use api::wire::{ErrorCode, EventStatus, MatchVideo, Stream};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::response::{Html, IntoResponse, Response};

use super::answer::{Shared, data};
use super::caller::Signed;
use super::matches::place_of;
use crate::operator::Operator;
use crate::refusal::Refusal;

/// The clip's beginning, and its segments.
const BEGINNING: &[u8] = include_bytes!("../../data/stream/init.mp4");
const PARTS: [&[u8]; 6] = [
    include_bytes!("../../data/stream/part0.m4s"),
    include_bytes!("../../data/stream/part1.m4s"),
    include_bytes!("../../data/stream/part2.m4s"),
    include_bytes!("../../data/stream/part3.m4s"),
    include_bytes!("../../data/stream/part4.m4s"),
    include_bytes!("../../data/stream/part5.m4s"),
];
/// Seconds of a segment.
const PART: i64 = 2;
/// Segments in a playlist.
const WINDOW: i64 = 5;
/// When the streams began. Numbers of segments and of discontinuities count from here: hls.js walks through all
/// discontinuities since 0 at every load of a playlist, which takes seconds where they count from 1970.
static STARTED: LazyLock<Instant> = LazyLock::new(Instant::now);

/// The address of a player to embed, for a player who has signed in.
pub async fn video(
    State(operator): Shared,
    _player: Signed,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let id = streamed(&operator, &id)?;
    let url = format!("{}/streams/{id}/player.html", host(&headers)?);
    Ok(data(MatchVideo { url }))
}

/// The streams of a match, for a player who has signed in.
pub async fn streams(
    State(operator): Shared,
    _player: Signed,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let id = streamed(&operator, &id)?;
    let stream = Stream {
        id: "main".to_owned(),
        name: "HD".to_owned(),
        url: format!("{}/streams/{id}/index.m3u8", host(&headers)?),
        language: None,
    };
    Ok(data([stream]))
}

/// A file of a stream: the playlist, the clip's parts, or a page that shows it.
pub async fn file(
    State(operator): Shared,
    Path((id, file)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    streamed(&operator, &id)?;
    let number = file
        .strip_prefix("part")
        .and_then(|rest| rest.strip_suffix(".m4s"));
    let part = number.and_then(|number| PARTS.get(number.parse::<usize>().ok()?));
    let kept = |media: &'static str, bytes: &'static [u8]| {
        let headers = [
            (CONTENT_TYPE, media),
            (CACHE_CONTROL, "public, max-age=86400"),
        ];
        (headers, bytes).into_response()
    };
    match (file.as_str(), part) {
        ("index.m3u8", _) => {
            let headers = [
                (CONTENT_TYPE, "application/vnd.apple.mpegurl"),
                (CACHE_CONTROL, "no-store"),
            ];
            let seconds = i64::try_from(STARTED.elapsed().as_secs()).unwrap_or(i64::MAX / 2);
            Ok((headers, playlist(seconds)).into_response())
        }
        ("player.html", _) => Ok(Html(PLAYER).into_response()),
        ("init.mp4", _) => Ok(kept("video/mp4", BEGINNING)),
        (_, Some(part)) => Ok(kept("video/iso.segment", part)),
        _ => Err(Refusal::new(ErrorCode::NotFound)),
    }
}

/// The number of a match with a stream that has begun, as its path says it.
fn streamed(operator: &Operator, id: &str) -> Result<u64, Refusal> {
    let world = &operator.world;
    let place = place_of(world, id)?;
    let has_begun = world.standing(place).status != EventStatus::Prematch;
    if world.is_outright(place) || !world.has_video(place) || !has_begun {
        return Err(Refusal::new(ErrorCode::NotFound));
    }
    Ok(world.id(place))
}

fn host(headers: &HeaderMap) -> Result<String, Refusal> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let host = host.ok_or_else(|| Refusal::about(ErrorCode::InvalidParameter, "host"))?;
    Ok(format!("http://{host}"))
}

/// The last segments after so many seconds of the stream: a live playlist of a clip that begins again after its last
/// segment. Its times begin again there, which is a discontinuity.
fn playlist(seconds: i64) -> String {
    let count = i64::try_from(PARTS.len()).unwrap_or(1);
    let last = seconds / PART + WINDOW;
    let first = last - WINDOW + 1;
    let mut text = format!(
        "#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:{PART}\n#EXT-X-MEDIA-SEQUENCE:{first}\n\
         #EXT-X-DISCONTINUITY-SEQUENCE:{}\n",
        (first - 1).div_euclid(count),
    );
    for (place, segment) in (first..=last).enumerate() {
        let part = segment.rem_euclid(count);
        if part == 0 {
            text.push_str("#EXT-X-DISCONTINUITY\n");
        }
        if part == 0 || place == 0 {
            text.push_str("#EXT-X-MAP:URI=\"init.mp4\"\n");
        }
        // Writing to a text does not fail.
        let _ = write!(text, "#EXTINF:{PART}.0,\npart{part}.m4s\n");
    }
    text
}

/// A page for a frame: the clip, by Media Source Extensions where HLS is not native.
const PLAYER: &str = include_str!("player.html");

#[cfg(test)]
mod tests {
    use super::{WINDOW, playlist};

    #[test]
    fn a_playlist_slides_over_the_clip() {
        let number = |text: &str, name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            line.expect("is there").parse::<i64>().expect("a number")
        };
        let mut before: Option<(i64, i64, Vec<String>)> = None;
        for seconds in (0..100).step_by(2) {
            let text = playlist(seconds);
            let first = number(&text, "#EXT-X-MEDIA-SEQUENCE:");
            let jumps = number(&text, "#EXT-X-DISCONTINUITY-SEQUENCE:");
            let lines = text
                .lines()
                .filter(|line| line.starts_with("part") || *line == "#EXT-X-DISCONTINUITY");
            let lines: Vec<String> = lines.map(str::to_owned).collect();
            let parts = lines.iter().filter(|line| line.starts_with("part"));
            assert_eq!(parts.count() as i64, WINDOW, "{text}");
            if let Some((then, jumped, old)) = before {
                assert_eq!(first, then + 1);
                // What has left the list is counted by its numbers.
                let left = usize::from(old[0].starts_with('#'));
                assert_eq!(jumps, jumped + left as i64, "{text}");
                assert_eq!(lines[..old.len() - 1 - left], old[1 + left..], "{text}");
            }
            before = Some((first, jumps, lines));
        }
    }
}
