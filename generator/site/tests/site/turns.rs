//! Turns: which pages with outdated prices a build makes, and what it leaves when the turn ends.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use api::wire::Odds;
use site::engine::Engine;
use site::plan::Turn;

use crate::lab::Lab;

#[test]
fn pages_that_could_stay_wait_on_when_the_turn_ends() {
    for is_resident in [true, false] {
        let mut lab = Lab::new();
        lab.resident = Some(RefCell::default());
        lab.build();
        lab.wait(120);
        lab.feed.at = lab.now;
        lab.change_markets(1001, |market| market.outcomes[0].odds = Odds(2200));
        lab.change(1004, |match_| {
            match_.competitors.home.name = "Jannik Sinner".to_owned();
        });
        let turn = Turn {
            oldest: 1_000,
            matches: vec![1001],
            ends: Some(Arc::new(AtomicBool::new(true))),
        };
        let engine = lab.resident.as_ref().expect("there is one");
        engine.borrow_mut().take_stale(turn);
        let ended = lab.build();
        // The home page shows both changes, and is made.
        let made = |file: &str| ended.written.iter().any(|it| it == file);
        assert!(made("index.html") && made("ar/tennis/sinner-ruud.html"));
        assert!(!made("soccer/everton-fulham.html"), "{:?}", ended.written);
        assert_eq!(ended.stale, 10, "five pages in two languages");
        let looked: usize = ended.reasons.values().sum();
        assert_eq!(looked, ended.written.len() + ended.unchanged.len());
        assert_eq!(looked + ended.stale + ended.kept, ended.pages);
        let page = lab.page("soccer/everton-fulham.html");
        assert!(!page.contains("2.20"), "{page}");

        // They are known to wait, to this engine and to the next process.
        if !is_resident {
            lab.resident = Some(RefCell::new(Engine::default()));
        }
        let next = lab.build();
        assert_eq!((next.written.len(), next.stale), (10, 0));
        let last = lab.build();
        assert_eq!((last.verified, last.stale), (last.pages, 0));
    }
}
