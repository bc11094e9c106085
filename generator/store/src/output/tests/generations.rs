//! Going back, and which generations are kept.

use super::*;

#[test]
fn a_rollback_reaches_every_kept_generation() {
    let dir = tempfile::tempdir().expect("temp");
    let output = Output::open(dir.path()).expect("opens");
    // One every ten seconds, for ten minutes.
    publish_all(&output, 1..=60, 10);
    let before = kept(&output);
    let by_minute = [1, 6, 12, 18, 24, 30, 36, 42, 48];
    assert!(before.starts_with(&by_minute), "{before:?}");
    assert!(
        before.ends_with(&(50..=60).collect::<Vec<_>>()),
        "{before:?}"
    );
    assert_eq!(
        kept_contents(&dir, &output).0,
        before.len() - 1,
        "one for each but the served"
    );
    let error = output
        .rollback(7, after_seconds(600))
        .expect_err("is not kept");
    assert!(
        error
            .to_string()
            .contains("of its time, generation 6 is kept"),
        "{error}"
    );
    let error = output
        .rollback(90, after_seconds(600))
        .expect_err("is to come");
    assert!(
        error.to_string().contains("generations 1 to 59 are kept"),
        "{error}"
    );
    // Each rollback makes one more, so those that only the last ten contained are dropped.
    let lasting = (54..60).chain(by_minute);
    for number in lasting {
        output
            .rollback(number, after_seconds(600))
            .expect("goes back");
        assert_eq!(served(&dir), all(&number.to_string()));
        assert_eq!(output.served().expect("reads").files_of, number);
    }
    output.rollback(60, after_seconds(600)).expect("and forth");
    assert_eq!(served(&dir), all("60"));
}

#[test]
fn what_was_served_at_a_time_is_found() {
    let dir = tempfile::tempdir().expect("temp");
    let output = Output::open(dir.path()).expect("opens");
    publish_all(&output, 1..=3, 10);
    let at = |seconds| output.served_at(after_seconds(seconds));
    assert_eq!(at(29).expect("is kept"), 2);
    assert_eq!(at(20).expect("is kept"), 2);
    let error = at(9).expect_err("nothing is so old").to_string();
    assert!(
        error.contains("no generation of 1970-01-01T00:00:09Z"),
        "{error}"
    );
    let error = at(31).expect_err("it is served").to_string();
    assert!(error.contains("generation 3 was served at"), "{error}");
    output.rollback(2, after_seconds(40)).expect("goes back");
    assert_eq!(output.before_served().expect("is kept"), 1);
    assert_eq!(at(39).expect("was served then"), 3);
}

#[test]
fn older_generations_take_no_more_than_the_limit() {
    let dir = tempfile::tempdir().expect("temp");
    let output = Output::open(dir.path()).expect("opens");
    // A content takes 16 kB, the list of changes some bytes.
    let limit = 100_000;
    for number in 1..=30_u64 {
        let text = |number: u64| number.to_string().repeat(16_000)[..16_000].to_owned();
        let was = (number > 1).then(|| text(number - 1));
        let form = Form::BOTH[usize::from(number % 3 == 0)];
        let (draft, generation, changes) = begin(&output, was.as_deref(), &text(number), form);
        let write = output.state().write().expect("writes");
        draft
            .publish(write, &generation, &changes, limit)
            .expect("publishes");
        let (_, bytes) = kept_contents(&dir, &output);
        assert!(bytes <= limit, "{bytes} after {number}");
        let listed: u64 = output
            .generations()
            .expect("lists")
            .iter()
            .map(|it| it.bytes)
            .sum();
        assert!((bytes..=limit).contains(&listed), "{listed} for {bytes}");
    }
    assert!(kept(&output).ends_with(&[29, 30]));
    assert!(kept_contents(&dir, &output).0 > 1);
}

/// Pseudo-random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % limit
    }
}

#[test]
fn whatever_is_dropped_each_kept_generation_is_as_it_was() {
    for seed in 0..8 {
        let mut random = Random(seed);
        let dir = tempfile::tempdir().expect("temp");
        let output = Output::open(dir.path()).expect("opens");
        let mut sites: Vec<Vec<Option<String>>> = vec![vec![None; FILES.len()]];
        let mut at = 0;
        for number in 1..=80_u64 {
            at += random.below(40);
            let before = sites.last().expect("one").clone();
            let mut site = before.clone();
            // Contents come again, in the same file and in others; files go and come. Of many contents each is
            // needed by few generations.
            let contents = if seed < 4 { 6 } else { 60 };
            for content in &mut site {
                if number == 1 || random.below(2) == 0 {
                    let text = random.below(contents).max(u64::from(number == 1));
                    *content = (text > 0).then(|| text.to_string());
                }
            }
            let form = Form::BOTH[usize::from(random.below(3) == 0)];
            let draft = output.draft(form.touches()).expect("drafts");
            let mut changes = Vec::new();
            for ((file, was), is) in FILES
                .iter()
                .zip(&before)
                .zip(&site)
                .filter(|((_, was), is)| was != is)
            {
                match is {
                    Some(text) => draft.write(file, text.as_bytes()).expect("writes"),
                    None => draft.remove(file).expect("removes"),
                }
                changes.push(Change {
                    file: (*file).to_owned(),
                    was: was.as_deref().map(hash),
                    is: is.as_deref().map(hash),
                });
            }
            if number == 1 {
                changes.clear();
            }
            let cause = match random.below(9) {
                0 => Cause::Editors,
                _ => Cause::Prices,
            };
            let generation = generation(after_seconds(at), cause, &changes);
            let limit = if seed % 2 == 0 { u64::MAX } else { 60_000 };
            let write = output.state().write().expect("writes");
            draft
                .publish(write, &generation, &changes, limit)
                .expect("publishes");
            sites.push(site);
        }
        let reading = output.state().read().expect("reads");
        let mut needed = std::collections::BTreeSet::new();
        for number in kept(&output) {
            let changes = reading.changes(number).expect("reads");
            needed.extend(changes.iter().filter_map(|change| change.was));
        }
        assert_eq!(
            kept_contents(&dir, &output).0,
            needed.len(),
            "seed {seed}: nothing else is left"
        );
        let numbers = kept(&output);
        assert!((3..80).contains(&numbers.len()), "seed {seed}: {numbers:?}");
        for number in numbers.into_iter().filter(|number| *number < 80) {
            // Each rollback makes one more, and may drop one.
            if !kept(&output).contains(&number) {
                continue;
            }
            output
                .rollback(number, after_seconds(at))
                .expect("goes back");
            let wanted = &sites[usize::try_from(number).expect("small")];
            assert_eq!(&served(&dir), wanted, "seed {seed}, generation {number}");
        }
    }
}

#[test]
fn what_a_server_must_do_is_kept_with_each_generation() {
    let dir = tempfile::tempdir().expect("temp");
    let output = Output::open(dir.path()).expect("opens");
    let document = || std::fs::read_to_string(dir.path().join(DOCUMENT)).expect("reads");
    publish(&output, None, "1");
    for (number, text) in [("2", "good"), ("3", "good"), ("4", "bad")] {
        output.put(DOCUMENT, text).expect("writes");
        let was = (number.parse::<u64>().expect("a number") - 1).to_string();
        publish(&output, Some(&was), number);
    }
    let back = |to| {
        output
            .rollback(to, Timestamp::UNIX_EPOCH)
            .expect("goes back")
            .document
    };
    assert_eq!(
        (back(3), document()),
        (Returned::Changed, "good".to_owned())
    );
    assert_eq!(back(2), Returned::Same);
    assert_eq!((back(4), document()), (Returned::Changed, "bad".to_owned()));
    // Nobody knows what it was when the first one was served.
    assert_eq!((back(1), document()), (Returned::Unknown, "bad".to_owned()));
    let write = output.state().write().expect("writes");
    write.drop_generations(&(1..=5).collect()).expect("drops");
    write.commit().expect("commits");
    let reading = output.state().read().expect("reads");
    let stored = |number| reading.document(number).expect("reads");
    assert_eq!(stored(3), None, "it was forgotten with its generation");
    assert_eq!(stored(6).as_deref(), Some("good"));
    assert_eq!(stored(7).as_deref(), Some("bad"));
}
