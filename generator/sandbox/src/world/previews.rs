//! What is known before a match, on the wire: form, table and meetings.

use std::cmp::Reverse;
use std::collections::HashMap;

use ::api::wire::{
    FormMatch, FormResult, MatchForm, MatchMeetings, MatchTable, Meeting, Score, Side, TableRow,
};
use jiff::{SignedDuration, Timestamp};

use super::World;
use super::earlier::Earlier;
use super::past::Played;
use crate::catalogue;
use crate::locale::Locale;
use crate::play::Sides;

/// How many results a form has, and how many meetings are shown.
const SHOWN: usize = 5;

/// What a side has done in a season.
#[derive(Clone, Copy, Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    scored: u32,
    conceded: u32,
}

impl Tally {
    fn played(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    fn enter(&mut self, side: usize, played: Played) {
        let count = match played.winner {
            None => &mut self.drawn,
            Some(winner) if winner == side => &mut self.won,
            Some(_) => &mut self.lost,
        };
        *count += 1;
        self.scored += played.score[side];
        self.conceded += played.score[1 - side];
    }

    /// Its points, or else its share of matches won in ten thousandths: a draw is half a win.
    fn worth(&self, points: Option<[u32; 2]>) -> u32 {
        match points {
            Some([win, draw]) => win * self.won + draw * self.drawn,
            None => (10_000 * self.won + 5_000 * self.drawn) / self.played().max(1),
        }
    }
}

impl World {
    /// Which of these a match has, by the last part of their paths. All have met before, and have played.
    pub fn previews(&self, place: usize) -> Vec<String> {
        let kinds: &[&str] = if self.is_outright(place) {
            &[]
        } else if self.has_table(place) {
            &["form", "table", "meetings"]
        } else {
            &["form", "meetings"]
        };
        kinds.iter().map(|kind| (*kind).to_owned()).collect()
    }

    /// The last results of both sides.
    pub fn form(&self, place: usize, locale: Locale) -> Option<MatchForm> {
        let [home, away] = self
            .two(place)?
            .map(|side| self.form_of(place, side, locale));
        Some(MatchForm {
            match_id: self.id(place),
            home,
            away,
        })
    }

    /// How the sides of its league stand.
    pub fn table(&self, place: usize, locale: Locale) -> Option<MatchTable> {
        if self.is_outright(place) || !self.has_table(place) {
            return None;
        }
        let league = self.league(place);
        let own = usize::from(self.fixture(place).league);
        let begin = league
            .calendar
            .first_day(league.calendar.date(self.starts_at(place)));
        let begin = league.calendar.second(begin, 0, 0) - self.clock.origin().as_second();
        let mut tallies = vec![Tally::default(); league.sides.len()];
        for earlier in self.earlier(place, |league, _| league == own) {
            let played = (earlier.start >= begin).then(|| self.played(place, &earlier));
            if let Some(played) = played.flatten() {
                for (at, side) in earlier.sides.into_iter().enumerate() {
                    tallies[side].enter(at, played);
                }
            }
        }
        let points = self.sport(place).points;
        let mut order: Vec<usize> = (0..tallies.len()).collect();
        order.sort_by_key(|side| {
            let own = &tallies[*side];
            let difference = i64::from(own.scored) - i64::from(own.conceded);
            Reverse((own.worth(points), difference, own.scored))
        });
        let two = self.fixture(place).sides.map(usize::from);
        let rows = order.into_iter().zip(1..).map(|(side, rank)| {
            let own = tallies[side];
            TableRow {
                rank,
                name: league.sides[side].name.get(locale).to_owned(),
                side: two.iter().position(|one| *one == side).map(side_of),
                played: own.played(),
                won: own.won,
                drawn: own.drawn,
                lost: own.lost,
                scored: own.scored,
                conceded: own.conceded,
                points: points.map(|_| own.worth(points)),
            }
        });
        Some(MatchTable {
            match_id: self.id(place),
            rows: rows.collect(),
        })
    }

    /// The last results of the two sides against each other.
    pub fn meetings(&self, place: usize, locale: Locale) -> Option<MatchMeetings> {
        let [one, other] = self.two(place)?.map(|side| self.memberships(place, side));
        let both = |league: usize, sides: Sides<usize>| {
            let (one, other) = (one.get(&league), other.get(&league));
            let is_between = |home, away| one == Some(home) && other == Some(away);
            is_between(&sides[0], &sides[1]) || is_between(&sides[1], &sides[0])
        };
        let earlier = self.earlier(place, both);
        let met = earlier.iter().filter_map(|own| {
            let Played { score, .. } = self.played(place, own)?;
            let [home, away] = self.names_of(own, locale);
            Some(Meeting {
                start_time: self.began(own),
                tournament: self.league_of(own, locale),
                home,
                away,
                score: wire(score),
            })
        });
        Some(MatchMeetings {
            match_id: self.id(place),
            meetings: met.take(SHOWN).collect(),
        })
    }

    fn form_of(&self, place: usize, side: &catalogue::Side, locale: Locale) -> Vec<FormMatch> {
        let own = self.memberships(place, side);
        let plays = |league: usize, sides: Sides<usize>| {
            own.get(&league).is_some_and(|side| sides.contains(side))
        };
        let earlier = self.earlier(place, plays);
        let results = earlier.iter().filter_map(|earlier| {
            let played = self.played(place, earlier)?;
            let at = usize::from(own[&earlier.league] == earlier.sides[1]);
            let names = self.names_of(earlier, locale);
            Some(FormMatch {
                start_time: self.began(earlier),
                tournament: self.league_of(earlier, locale),
                side: side_of(at),
                opponent: names[1 - at].clone(),
                score: wire(played.score),
                result: match played.winner {
                    None => FormResult::Drawn,
                    Some(winner) if winner == at => FormResult::Won,
                    Some(_) => FormResult::Lost,
                },
            })
        });
        results.take(SHOWN).collect()
    }

    fn has_table(&self, place: usize) -> bool {
        !self.sport(place).individual && self.league(place).is_ranked()
    }

    fn two(&self, place: usize) -> Option<Sides<&catalogue::Side>> {
        (!self.is_outright(place)).then(|| self.sides(place))
    }

    /// The leagues of a sport in which a side plays, with its place there. Sides of a sport have different names.
    fn memberships(&self, place: usize, side: &catalogue::Side) -> HashMap<usize, usize> {
        let sport = self.category(place).sport;
        let leagues = self.catalogue.leagues.iter().enumerate();
        let of_sport =
            leagues.filter(|(_, own)| self.catalogue.categories[own.category].sport == sport);
        let is_same = |own: &catalogue::Side| own.name.english() == side.name.english();
        of_sport
            .filter_map(|(nth, league)| Some((nth, league.sides.iter().position(is_same)?)))
            .collect()
    }

    fn names_of(&self, earlier: &Earlier, locale: Locale) -> Sides<String> {
        let league = &self.catalogue.leagues[earlier.league];
        earlier
            .sides
            .map(|side| league.sides[side].name.get(locale).to_owned())
    }

    fn league_of(&self, earlier: &Earlier, locale: Locale) -> String {
        let league = &self.catalogue.leagues[earlier.league];
        league.name.get(locale).to_owned()
    }

    fn began(&self, earlier: &Earlier) -> Timestamp {
        let origin = self.clock.origin();
        let start = SignedDuration::from_secs(earlier.start);
        origin.saturating_add(start).unwrap_or(origin)
    }
}

fn side_of(at: usize) -> Side {
    if at == 0 { Side::Home } else { Side::Away }
}

fn wire([home, away]: Sides<u32>) -> Score {
    Score { home, away }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use ::api::wire::EventStatus;

    use super::super::saturday;
    use super::*;

    /// The next match of each league that plays.
    fn next_of_each(world: &World) -> Vec<usize> {
        let mut seen = HashSet::new();
        let mut places = world.order().to_vec();
        places.retain(|place| {
            world.status_at(*place, world.clock.seconds()) == EventStatus::Prematch
                && seen.insert(world.fixture(*place).league)
        });
        places
    }

    fn world() -> World {
        World::new(1, 2_000, saturday()).expect("has no mistake")
    }

    #[test]
    fn a_form_is_of_the_last_five_results_and_agrees_with_those_that_are_listed() {
        let world = world();
        let mut compared = 0;
        for place in next_of_each(&world) {
            let form = world.form(place, Locale::ENGLISH).expect("a form");
            let names = world
                .two(place)
                .expect("sides")
                .map(|side| side.name.english());
            for (name, own) in names.into_iter().zip([&form.home, &form.away]) {
                assert_eq!(own.len(), SHOWN, "{}", world.slug(place));
                assert!(own.is_sorted_by(|one, next| one.start_time > next.start_time));
                assert!(own[0].start_time < world.clock.now());
                for result in own {
                    assert_ne!(result.opponent, name);
                    let Score { home, away } = result.score;
                    let (mine, theirs) = if result.side == Side::Home {
                        (home, away)
                    } else {
                        (away, home)
                    };
                    match result.result {
                        FormResult::Drawn => assert_eq!(mine, theirs),
                        FormResult::Won if mine < theirs => assert!(world.sport(place).individual),
                        FormResult::Lost if mine > theirs => assert!(world.sport(place).individual),
                        _ => {}
                    }
                }
                let listed = world.order().iter().copied().chain(world.ended());
                for other in listed.filter(|other| {
                    world.category(*other).sport == world.category(place).sport
                        && world
                            .two(*other)
                            .is_some_and(|two| two.iter().any(|side| side.name.english() == name))
                }) {
                    let standing = world.standing(other);
                    let start = world.start_time(&standing);
                    if standing.status != EventStatus::Finished || start < own[SHOWN - 1].start_time
                    {
                        continue;
                    }
                    let state = standing.state.expect("it was played");
                    let shown = own.iter().find(|own| own.start_time == start);
                    let shown =
                        shown.unwrap_or_else(|| panic!("{} is left out", world.slug(other)));
                    assert_eq!(shown.score, wire(state.total), "{}", world.slug(other));
                    compared += 1;
                }
            }
        }
        assert!(compared > 50, "{compared}");
    }

    #[test]
    fn a_table_adds_up() {
        let world = world();
        let mut tables = 0;
        for place in next_of_each(&world) {
            let slug = &world.league(place).slug;
            let table = world.table(place, Locale::ENGLISH);
            assert_eq!(
                table.is_some(),
                world.previews(place).iter().any(|own| own == "table"),
                "{slug}"
            );
            let Some(MatchTable { rows, .. }) = table else {
                continue;
            };
            tables += 1;
            let sum = |of: fn(&TableRow) -> u32| rows.iter().map(of).sum::<u32>();
            assert_eq!(sum(|row| row.won), sum(|row| row.lost), "{slug}");
            assert_eq!(sum(|row| row.drawn) % 2, 0, "{slug}");
            assert_eq!(sum(|row| row.scored), sum(|row| row.conceded), "{slug}");
            assert_eq!(rows.len(), world.league(place).sides.len());
            let own: HashMap<&str, &TableRow> = (rows.iter())
                .filter_map(|row| Some((row.side.as_ref()?.as_str(), row)))
                .collect();
            let names = world
                .two(place)
                .expect("sides")
                .map(|side| side.name.english());
            assert_eq!([own["home"], own["away"]].map(|row| &row.name[..]), names);
            for (row, rank) in rows.iter().zip(1..) {
                assert_eq!(row.rank, rank);
                assert_eq!(row.played, row.won + row.drawn + row.lost);
                if let (Some(points), Some([win, draw])) = (row.points, world.sport(place).points) {
                    assert_eq!(points, win * row.won + draw * row.drawn, "{slug}");
                }
            }
            assert!(rows.is_sorted_by_key(|row| Reverse(row.points)), "{slug}");
            if slug == "premier-league" {
                let played: Vec<u32> = rows.iter().map(|row| row.played).collect();
                let (least, most) = (played.iter().min(), played.iter().max());
                let spread = most.zip(least).map(|(most, least)| most - least);
                assert!(least > Some(&10) && spread <= Some(3), "{played:?}");
            }
        }
        assert!(tables > 20, "{tables}");
    }

    #[test]
    fn cups_and_persons_have_no_table_and_outrights_nothing() {
        let world = world();
        for place in next_of_each(&world) {
            let slug = &world.league(place).slug[..];
            let is_cup = world.sport(place).key == "soccer"
                && ["champions-league", "europa-league", "world-cup"].contains(&slug);
            if is_cup || world.sport(place).individual {
                assert_eq!(world.previews(place), ["form", "meetings"], "{slug}");
                assert!(world.table(place, Locale::ENGLISH).is_none());
            }
        }
        for place in world.outrights() {
            assert!(world.previews(place).is_empty());
            assert!(world.form(place, Locale::ENGLISH).is_none());
            assert!(world.table(place, Locale::ENGLISH).is_none());
            assert!(world.meetings(place, Locale::ENGLISH).is_none());
        }
    }

    #[test]
    fn meetings_are_between_the_two_sides() {
        let world = world();
        for place in next_of_each(&world) {
            let met = world.meetings(place, Locale::ENGLISH).expect("meetings");
            let slug = world.slug(place);
            assert!(!met.meetings.is_empty(), "{slug}");
            let two = HashSet::from(
                world
                    .two(place)
                    .expect("sides")
                    .map(|one| one.name.english()),
            );
            for meeting in &met.meetings {
                assert_eq!(
                    HashSet::from([&meeting.home[..], &meeting.away]),
                    two,
                    "{slug}"
                );
                assert!(meeting.start_time < world.clock.now());
            }
        }
    }
}
