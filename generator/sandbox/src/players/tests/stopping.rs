//! The limits that players set, and time in play.

use api::wire::{ErrorCode, LimitBasis, LimitKind, LimitPeriod, LimitStatus, SetLimit, UserLimit};
use proptest::prelude::*;

use super::*;

const HOUR: i64 = 3_600;

impl Lab {
    fn today(&self) -> Timestamp {
        self.world.clock.now()
    }

    fn pass(&self, seconds: i64) {
        self.world.clock.advance(SignedDuration::from_secs(seconds));
    }

    /// Lets the player live in another country.
    fn move_to(&self, country: &str) {
        let write = self.players.store.write().expect("writes");
        let profile = profiles::get(&write, PLAYER).expect("reads");
        let mut profile = profile.expect("exists");
        profile.set_country(["", country]);
        profiles::put(&write, &profile).expect("writes");
        write.commit().expect("writes");
    }

    /// Waits for the next midnight of the operator.
    fn pass_to_midnight(&self) {
        let (_, end) = period::around(&LimitPeriod::Day, self.today());
        self.world.clock.advance(end.duration_since(self.today()));
    }

    fn ask(
        &self,
        kind: LimitKind,
        period: Option<LimitPeriod>,
        value: Option<i64>,
    ) -> std::result::Result<bool, Refusal> {
        let wanted = SetLimit {
            kind,
            period,
            value,
        };
        self.players.set_limit(PLAYER, &wanted, self.today())
    }

    fn set(&self, kind: LimitKind, period: Option<LimitPeriod>, value: Option<i64>) {
        self.ask(kind, period, value).expect("can be set");
    }

    fn limit(&self, kind: LimitKind, period: Option<LimitPeriod>) -> UserLimit {
        let players = &self.players;
        let all = players.user_limits(PLAYER, Locale::ENGLISH, self.today());
        let mut all = all.expect("reads").into_iter();
        let found = all.find(|own| own.kind == kind && own.period == period);
        found.expect("is offered")
    }

    fn stake(&self, amount: i64) -> std::result::Result<u64, Refusal> {
        let pick = self.pick(self.prematch()[0]);
        let placed = self.place(PLAYER, BetKind::Single, vec![bet(amount, vec![pick])]);
        placed.map(|numbers| numbers[0])
    }

    fn seen(&self) -> std::result::Result<Option<i64>, Refusal> {
        let session = self.players.play(PLAYER, false, self.today());
        session.map(|session| session.seconds_left)
    }
}

fn day() -> Option<LimitPeriod> {
    Some(LimitPeriod::Day)
}

#[test]
fn a_limit_of_stakes_holds_to_the_cent_until_its_day_ends() {
    let lab = Lab::new();
    lab.pass_to_midnight();
    lab.set(LimitKind::Wager, day(), Some(5_000));
    lab.stake(3_000).expect("is within");
    assert_eq!(
        lab.stake(2_001),
        Err(Refusal::about(ErrorCode::OutOfLimit, "R 20.00"))
    );
    // Two bets of a call share what is left.
    let both = [1_000, 1_001].map(|amount| bet(amount, vec![lab.pick(lab.prematch()[1])]));
    let refused = lab.place(PLAYER, BetKind::Single, both.into());
    let second = Refusal::about(ErrorCode::OutOfLimit, "R 10.00");
    assert_eq!(refused, Err(Refusal::of_bets(vec![None, Some(second)])));
    let number = lab.stake(2_000).expect("is all that is left");
    let used = lab.limit(LimitKind::Wager, day());
    assert_eq!((used.used, used.value), (5_000, Some(5_000)));
    lab.players
        .decide(&lab.world, &reference::of(number), Decision::Cancel, now())
        .expect("cancels");
    assert_eq!(lab.limit(LimitKind::Wager, day()).used, 3_000);
    lab.pass(24 * HOUR - 1);
    assert!(lab.stake(2_001).is_err());
    lab.pass(1);
    assert_eq!(lab.limit(LimitKind::Wager, day()).used, 0);
    lab.stake(5_000).expect("is another day");
    lab.assert_books_balance();
}

#[test]
fn winnings_count_against_losses_and_not_against_stakes() {
    let lab = Lab::new();
    lab.pass_to_midnight();
    lab.set(LimitKind::Loss, Some(LimitPeriod::Week), Some(1_000));
    lab.set(LimitKind::Bet, None, Some(900));
    assert_eq!(
        lab.stake(901),
        Err(Refusal::about(ErrorCode::OutOfLimit, "R 9.00"))
    );
    lab.price(lab.prematch()[0], &lab.pick(lab.prematch()[0]), 3_000);
    lab.stake(900).expect("is within");
    assert_eq!(
        lab.stake(101),
        Err(Refusal::about(ErrorCode::OutOfLimit, "R 1.00"))
    );
    lab.end(lab.prematch()[0], Ended::Win);
    let week = lab.limit(LimitKind::Loss, Some(LimitPeriod::Week));
    assert_eq!(week.used, 900 - 2_700);
    assert_eq!(lab.limit(LimitKind::Wager, day()).used, 900);
    lab.stake(900).expect("was won before");
}

#[test]
fn deposits_are_counted_gross() {
    let lab = Lab::new();
    let deposit = |amount| lab.players.deposit(PLAYER, amount, lab.today(), now());
    lab.pass_to_midnight();
    lab.set(LimitKind::Deposit, Some(LimitPeriod::Month), Some(10_000));
    deposit(9_999).expect("is within");
    assert_eq!(
        deposit(2),
        Err(Refusal::about(ErrorCode::DepositLimit, "R 0.01"))
    );
    deposit(1).expect("is all that is left");
    assert_eq!(lab.balance(PLAYER), 110_000);
    assert!(deposit(0).is_err());
    lab.assert_books_balance();
}

#[test]
fn a_raise_waits_and_can_be_dropped() {
    let lab = Lab::new();
    lab.set(LimitKind::Wager, day(), Some(5_000));
    lab.set(LimitKind::Wager, day(), Some(9_000));
    let waits = lab.limit(LimitKind::Wager, day());
    assert_eq!(waits.status, LimitStatus::Unconfirmed);
    assert_eq!(waits.value, Some(5_000));
    let kept = api::wire::KeepLimit {
        kind: LimitKind::Wager,
        period: day(),
    };
    let keep = lab.players.keep_limit(PLAYER, &kept, lab.today());
    keep.expect("is dropped");
    lab.pass(25 * HOUR);
    assert_eq!(lab.limit(LimitKind::Wager, day()).value, Some(5_000));
    lab.set(LimitKind::Wager, day(), None);
    let waits = lab.limit(LimitKind::Wager, day());
    assert_eq!(waits.status, LimitStatus::UnconfirmedDisabled);
    lab.pass(24 * HOUR - 1);
    assert_eq!(lab.limit(LimitKind::Wager, day()).value, Some(5_000));
    lab.pass(1);
    let removed = lab.limit(LimitKind::Wager, day());
    assert_eq!(
        (removed.value, removed.status),
        (None, LimitStatus::Disabled)
    );
}

#[test]
fn what_is_not_offered_cannot_be_set() {
    let lab = Lab::new();
    for (kind, period, value) in [
        (LimitKind::Wager, None, Some(5_000)),
        (LimitKind::Wager, day(), Some(99)),
        (LimitKind::Wager, day(), Some(50_000_001)),
        (LimitKind::Coolingoff, None, None),
        (LimitKind::Coolingoff, None, Some(HOUR)),
        (LimitKind::Selfexclusion, None, Some(7)),
        (LimitKind::RealityCheck, None, Some(901)),
        (LimitKind::Unknown("lottery".to_owned()), None, Some(1)),
    ] {
        let wanted = format!("{kind:?} {period:?} {value:?}");
        assert!(lab.ask(kind, period, value).is_err(), "{wanted}");
    }
}

#[test]
fn a_session_of_play_ends_at_its_second_and_rests() {
    let lab = Lab::new();
    lab.set(LimitKind::SportsbookSession, None, Some(HOUR));
    assert_eq!(lab.seen(), Ok(Some(HOUR)));
    for _ in 0..5 {
        lab.pass(HOUR / 6);
        lab.seen().expect("is within");
    }
    lab.pass(HOUR / 6 - 1);
    assert_eq!(lab.seen(), Ok(Some(1)));
    lab.stake(100).expect("is within");
    lab.pass(1);
    for refused in [lab.seen().map(drop), lab.stake(100).map(drop)] {
        let refused = refused.expect_err("is over");
        assert_eq!(*refused.code(), ErrorCode::SessionLimit);
    }
    lab.pass(15 * 60 - 1);
    assert!(lab.seen().is_err());
    lab.pass(1);
    assert_eq!(lab.seen(), Ok(Some(HOUR)));
    // A limit below what was played ends the session, which is not mistaken for a break.
    lab.pass(600);
    lab.seen().expect("is within");
    lab.pass(600);
    lab.seen().expect("is within");
    lab.set(LimitKind::SportsbookSession, None, Some(900));
    assert!(lab.seen().is_err());
}

#[test]
fn time_adds_up_over_sessions_of_play() {
    let lab = Lab::new();
    lab.pass_to_midnight();
    lab.set(LimitKind::Time, day(), Some(1_800));
    for _ in 0..3 {
        assert!(lab.seen().is_ok());
        lab.pass(599);
        assert!(lab.seen().is_ok());
        lab.pass(HOUR);
    }
    assert_eq!(lab.limit(LimitKind::Time, day()).used, 1_797);
    assert_eq!(lab.seen(), Ok(Some(3)));
    lab.pass(3);
    let refused = lab.stake(100).expect_err("is over");
    assert_eq!(*refused.code(), ErrorCode::TimeLimit);
    lab.pass_to_midnight();
    lab.stake(100).expect("is another day");
}

#[test]
fn time_in_view_counts_once_and_ends_every_session() {
    let lab = Lab::new();
    lab.pass_to_midnight();
    lab.set(LimitKind::Activity, day(), Some(900));
    let keys = [0, 1].map(|_| {
        let key = lab.players.open_session(PLAYER, lab.today());
        key.expect("opens")
    });
    let track = || lab.players.track_activity(PLAYER, lab.today());
    // Two tabs, half a minute apart; then none for an hour.
    for step in 0..28 {
        let tracked = track().expect("is within");
        assert_eq!(tracked.seconds_left, Some(900 - 30 * step));
        lab.pass(30);
    }
    lab.pass(HOUR);
    assert_eq!(track().expect("is within").seconds_left, Some(900 - 810));
    lab.pass(60);
    assert_eq!(track().expect("is within").seconds_left, Some(30));
    lab.pass(29);
    assert!(lab.stake(100).is_ok());
    lab.pass(1);
    let refused = lab.stake(100).expect_err("is over");
    assert_eq!(*refused.code(), ErrorCode::ActivityLimitReached);
    assert!(track().is_err());
    for key in keys {
        assert_eq!(lab.players.in_session(&key, lab.today()), Ok(None));
    }
    assert!(lab.players.may_enter(PLAYER, lab.today()).is_err());
    lab.pass_to_midnight();
    assert_eq!(lab.players.may_enter(PLAYER, lab.today()), Ok(()));
}

/// A payment of the player that has ended.
fn ended(amount: i64, has_arrived: bool) -> EndedPayment {
    EndedPayment {
        player: PLAYER,
        amount,
        currency: "ZAR".to_owned(),
        has_arrived,
    }
}

#[test]
fn a_payment_that_is_pending_is_checked_at_once_and_counts() {
    let lab = Lab::new();
    lab.pass_to_midnight();
    lab.set(LimitKind::Deposit, day(), Some(10_000));
    let before = lab.balance(PLAYER);
    let due = later(5);
    let pend = |amount| lab.players.deposit_later(PLAYER, amount, lab.today(), due);
    let refused = |left| Err(Refusal::about(ErrorCode::DepositLimit, left));
    assert_eq!(pend(10_001), refused("R 100.00"));
    assert!(pend(0).is_err());
    pend(6_000).expect("is within");
    assert_eq!(lab.limit(LimitKind::Deposit, day()).used, 6_000);
    assert_eq!(pend(4_001), refused("R 40.00"));
    let deposited = lab.players.deposit(PLAYER, 4_001, lab.today(), now());
    assert_eq!(deposited, refused("R 40.00"));
    pend(4_000).expect("is all that is left");
    assert_eq!(lab.balance(PLAYER), before);

    // A limit that is lowered meanwhile does not stop what was within the limits, and nothing arrives twice.
    lab.set(LimitKind::Deposit, day(), Some(100));
    let carry_out = |at| lab.players.carry_out_deposits(lab.today(), at);
    assert_eq!(carry_out(later(4)), Ok(vec![]));
    let arrived = vec![ended(6_000, true), ended(4_000, true)];
    assert_eq!(carry_out(due), Ok(arrived));
    assert_eq!(carry_out(later(99)), Ok(vec![]));
    assert_eq!(lab.balance(PLAYER), before + 10_000);
    assert_eq!(lab.limit(LimitKind::Deposit, day()).used, 10_000);
    lab.assert_books_balance();
}

#[test]
fn a_payment_that_is_pending_fails_in_a_break_and_counts_no_more() {
    let lab = Lab::new();
    lab.pass_to_midnight();
    let before = lab.balance(PLAYER);
    let made = lab.players.deposit_later(PLAYER, 6_000, lab.today(), now());
    made.expect("has no limit");
    lab.pass(HOUR);
    lab.set(LimitKind::Coolingoff, None, Some(24 * HOUR));
    let failed = lab.players.carry_out_deposits(lab.today(), later(1));
    assert_eq!(failed, Ok(vec![ended(6_000, false)]));
    assert_eq!(lab.balance(PLAYER), before);
    assert_eq!(lab.limit(LimitKind::Deposit, day()).used, 0);
    lab.assert_books_balance();
}

#[test]
fn a_country_has_its_own_limits_names_and_intervals() {
    let lab = Lab::new();
    let listed = |locale: &str| {
        let locale = Locale::of_tag(locale).expect("a language");
        let limits = lab.players.user_limits(PLAYER, locale, lab.today());
        limits.expect("reads")
    };
    let kinds = || {
        let mut kinds: Vec<_> = listed("en").into_iter().map(|own| own.kind).collect();
        kinds.dedup();
        kinds
    };
    let of_deposits = |locale| {
        let all = listed(locale).into_iter();
        let mut of_deposits = all.filter(|own| own.kind == LimitKind::Deposit);
        let first = of_deposits.next().expect("is offered");
        (first.basis, first.name)
    };
    let checked = || {
        let check = lab.players.reality_check(PLAYER, lab.today());
        check.expect("has one").period
    };
    let home = kinds();
    assert_eq!(of_deposits("en"), (Some(LimitBasis::Gross), None));
    assert_eq!(checked(), 60);

    lab.move_to("gb");
    let named = |text: &str| Some(text.to_owned());
    assert_eq!(
        of_deposits("en"),
        (Some(LimitBasis::Gross), named("Deposit limit"))
    );
    assert_eq!(of_deposits("de").1, named("Einzahlungslimit"));
    assert_eq!(checked(), 30);
    assert_ne!(kinds(), home);
    assert!(lab.ask(LimitKind::Wager, day(), Some(5_000)).is_err());
    lab.set(LimitKind::RealityCheck, None, Some(900));
    assert_eq!(checked(), 15, "what the player has chosen goes before");

    lab.move_to("ie");
    assert_eq!(
        of_deposits("en"),
        (Some(LimitBasis::Net), named("Spending limit"))
    );
    assert!(lab.ask(LimitKind::Selfexclusion, None, Some(6)).is_err());
    // A country without limits of its own.
    lab.move_to("de");
    assert_eq!(kinds(), home);
}

#[test]
fn withdrawals_count_against_a_net_limit_alone() {
    let week = || Some(LimitPeriod::Week);
    for (country, left) in [("ie", 3_000), ("gb", 0)] {
        let lab = Lab::new();
        lab.move_to(country);
        lab.pass_to_midnight();
        lab.set(LimitKind::Deposit, week(), Some(10_000));
        let deposit = |amount| lab.players.deposit(PLAYER, amount, lab.today(), now());
        let withdraw = |amount| lab.players.withdraw(PLAYER, amount, lab.today(), now());
        deposit(10_000).expect("is within");
        let before = lab.balance(PLAYER);
        withdraw(3_000).expect("there is enough");
        assert_eq!(lab.balance(PLAYER), before - 3_000);
        let used = lab.limit(LimitKind::Deposit, week()).used;
        assert_eq!(used, 10_000 - left, "{country}");
        assert!(deposit(left + 1).is_err(), "{country}");
        assert!(withdraw(0).is_err());
        assert_eq!(
            withdraw(before),
            Err(Refusal::new(ErrorCode::InsufficientFunds)),
            "{country}"
        );
        if left > 0 {
            deposit(left).expect("is all that is left");
        }
        lab.assert_books_balance();
    }
}

#[test]
fn a_sign_in_lasts_as_long_as_its_player_allows() {
    let lab = Lab::new();
    lab.set(LimitKind::Session, None, Some(HOUR));
    let key = lab
        .players
        .open_session(PLAYER, lab.today())
        .expect("opens");
    lab.pass(HOUR - 1);
    assert_eq!(lab.players.in_session(&key, lab.today()), Ok(Some(PLAYER)));
    assert_eq!(lab.players.is_outlasted(&key, lab.today()), Ok(false));
    lab.pass(1);
    assert_eq!(lab.players.in_session(&key, lab.today()), Ok(None));
    assert_eq!(lab.players.is_outlasted(&key, lab.today()), Ok(true));
    // A session that has ended in another way is not said to be over for the limit.
    lab.set(LimitKind::Coolingoff, None, Some(24 * HOUR));
    assert_eq!(lab.players.is_outlasted(&key, lab.today()), Ok(false));
    assert_eq!(lab.players.is_outlasted("another", lab.today()), Ok(false));
}

#[test]
fn a_reality_check_is_due_until_it_is_answered() {
    let lab = Lab::new();
    lab.set(LimitKind::RealityCheck, None, Some(900));
    let due = || {
        let check = lab.players.reality_check(PLAYER, lab.today());
        check.map(|check| (check.period, check.due_in))
    };
    assert_eq!(due(), Ok((15, Some(900))));
    lab.pass(600);
    assert_eq!(due(), Ok((15, Some(300))));
    lab.stake(500).expect("is placed");
    lab.pass(400);
    assert_eq!(due(), Ok((15, Some(0))));
    let info = lab.players.sessions_info(PLAYER, lab.today());
    let info = info.expect("reads");
    // The bet is still to be decided: nothing is lost.
    assert_eq!((info.stake, info.win, info.open), (500, 0, Some(500)));
    assert_eq!(lab.today().duration_since(info.started_at).as_secs(), 1_000);
    let answered = lab.players.play(PLAYER, true, lab.today());
    answered.expect("goes on");
    assert_eq!(due(), Ok((15, Some(900))));
    lab.set(LimitKind::RealityCheck, None, None);
    lab.pass(25 * HOUR);
    assert_eq!(due(), Err(Refusal::new(ErrorCode::RealityCheckOff)));
}

#[test]
fn a_break_ends_sessions_and_can_only_grow() {
    let lab = Lab::new();
    let key = lab
        .players
        .open_session(PLAYER, lab.today())
        .expect("opens");
    assert_eq!(
        lab.ask(LimitKind::Coolingoff, None, Some(7 * 24 * HOUR)),
        Ok(true)
    );
    assert_eq!(lab.players.in_session(&key, lab.today()), Ok(None));
    assert_eq!(
        lab.ask(LimitKind::Coolingoff, None, Some(24 * HOUR)),
        Ok(true)
    );
    lab.pass(7 * 24 * HOUR - 1);
    assert!(lab.players.may_enter(PLAYER, lab.today()).is_err());
    lab.pass(1);
    assert_eq!(lab.players.may_enter(PLAYER, lab.today()), Ok(()));
    lab.set(LimitKind::Selfexclusion, None, Some(6));
    lab.pass(181 * 24 * HOUR - 1);
    assert!(lab.players.may_enter(PLAYER, lab.today()).is_err());
    lab.pass(4 * 24 * HOUR);
    assert_eq!(lab.players.may_enter(PLAYER, lab.today()), Ok(()));
}

/// An event of a history.
#[derive(Clone, Debug)]
enum Event {
    Stake(i64),
    Win,
    Cancel(u64),
    Deposit(i64),
    DepositLater(i64),
    Arrive,
    Pass(i64),
    Track,
    Seen,
    Set(usize, Option<i64>),
}

const KINDS: [LimitKind; 3] = [LimitKind::Wager, LimitKind::Loss, LimitKind::Deposit];

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        6 => (100..4_000i64).prop_map(Event::Stake),
        1 => Just(Event::Win),
        1 => (1..6u64).prop_map(Event::Cancel),
        3 => (1..4_000i64).prop_map(Event::Deposit),
        2 => (1..4_000i64).prop_map(Event::DepositLater),
        1 => Just(Event::Arrive),
        4 => prop_oneof![1..90i64, 90..2_000i64, 20_000..100_000i64].prop_map(Event::Pass),
        3 => Just(Event::Track),
        2 => Just(Event::Seen),
        3 => (0..3usize, proptest::option::of(100..6_000i64)).prop_map(|(at, value)| Event::Set(at, value)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::default())]

    /// Whatever happens, in whatever order: nothing is accepted that passes a limit, and nothing is
    /// refused that does not.
    #[test]
    fn no_limit_is_passed(events in proptest::collection::vec(event(), 1..24)) {
        let lab = shared();
        lab.players.reset().expect("resets");
        lab.world.clock.reset();
        lab.world.clock.stop(true);
        lab.pass_to_midnight();
        lab.set(LimitKind::SportsbookSession, None, Some(HOUR));
        lab.set(LimitKind::Activity, day(), Some(900));
        for event in &events {
            happen(&lab, event);
        }
        lab.assert_books_balance();
    }
}

/// One world for all histories: to make it takes longer than a history.
fn shared() -> std::sync::MutexGuard<'static, Lab> {
    static LAB: std::sync::LazyLock<std::sync::Mutex<Lab>> =
        std::sync::LazyLock::new(|| std::sync::Mutex::new(Lab::new()));
    LAB.lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn happen(lab: &Lab, event: &Event) {
    let left = |kind: &LimitKind| {
        let limit = lab.limit(kind.clone(), day());
        limit.value.map_or(i64::MAX, |value| value - limit.used)
    };
    match event {
        Event::Stake(amount) => {
            let room = left(&LimitKind::Wager).min(left(&LimitKind::Loss));
            let length = lab.limit(LimitKind::SportsbookSession, None);
            let active = lab.limit(LimitKind::Activity, day());
            let placed = place_anywhere(lab, *amount);
            let in_time = active.used < 900 && length.used < HOUR;
            match placed {
                Ok(()) => assert!(*amount <= room && in_time, "{amount} of {room}"),
                Err(refusal) => match refusal.code() {
                    ErrorCode::OutOfLimit => assert!(*amount > room, "{amount} of {room}"),
                    ErrorCode::ActivityLimitReached => assert!(active.used >= 900),
                    _ => {}
                },
            }
            // A lower limit than what is used already leaves less than nothing.
            assert!(left(&LimitKind::Wager) >= 0 || room < 0 || *amount > room);
        }
        Event::Win => {
            for place in lab.prematch().into_iter().take(1) {
                lab.end(place, Ended::Win);
            }
        }
        Event::Cancel(number) => {
            let id = reference::of(*number);
            lab.players
                .decide(&lab.world, &id, Decision::Cancel, now())
                .expect("writes");
        }
        Event::Deposit(amount) => {
            let room = left(&LimitKind::Deposit);
            let deposited = lab.players.deposit(PLAYER, *amount, lab.today(), now());
            assert_eq!(deposited.is_ok(), *amount <= room, "{amount} of {room}");
        }
        Event::DepositLater(amount) => {
            let room = left(&LimitKind::Deposit);
            let made = lab
                .players
                .deposit_later(PLAYER, *amount, lab.today(), now());
            assert_eq!(made.is_ok(), *amount <= room, "{amount} of {room}");
        }
        Event::Arrive => {
            // It was within the limits when it was made, and is counted since.
            let before = left(&LimitKind::Deposit);
            let ended = lab.players.carry_out_deposits(lab.today(), later(1));
            assert!(ended.expect("writes").iter().all(|one| one.has_arrived));
            assert_eq!(left(&LimitKind::Deposit), before);
        }
        Event::Pass(seconds) => lab.pass(*seconds),
        Event::Track => {
            let used = lab.limit(LimitKind::Activity, day()).used;
            let tracked = lab.players.track_activity(PLAYER, lab.today());
            assert_eq!(tracked.is_ok(), used < 900, "{used} seconds");
        }
        Event::Seen => {
            // Refused or not, that must not change what is left of money.
            let before = left(&LimitKind::Wager);
            let _ = lab.seen();
            assert_eq!(left(&LimitKind::Wager), before);
        }
        Event::Set(at, value) => {
            let kind = &KINDS[*at];
            let before = lab.limit(kind.clone(), day()).value;
            lab.set(kind.clone(), day(), *value);
            let after = lab.limit(kind.clone(), day());
            let most = |value: Option<i64>| value.unwrap_or(i64::MAX);
            assert_eq!(most(after.value), most(*value).min(most(before)));
        }
    }
}

/// Stakes on a match that still takes bets, of which time leaves fewer and fewer.
fn place_anywhere(lab: &Lab, amount: i64) -> std::result::Result<(), Refusal> {
    let Some(place) = lab.prematch().first().copied() else {
        return Err(Refusal::new(ErrorCode::MatchNotBettable));
    };
    let pick = lab.pick(place);
    let placed = lab.place(PLAYER, BetKind::Single, vec![bet(amount, vec![pick])]);
    placed.map(drop)
}
